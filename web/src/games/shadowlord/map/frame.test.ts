import { describe, expect, it } from 'vitest'
import { centred, CLOSEST, FIT, kept, movable, panned, pinched, showing, zoomed, type Room } from './frame'

const ROOM: Room = { width: 400, height: 300, fieldWidth: 400, fieldHeight: 300 }
/** A wide window, which the map does not fill. */
const WIDE: Room = { width: 1000, height: 300, fieldWidth: 540, fieldHeight: 300 }
/** A phone so low that the whole map is higher than its window. */
const LOW: Room = { width: 360, height: 250, fieldWidth: 360, fieldHeight: 336 }

describe('the part of the map in view', () => {
  it('never shows what lies beyond the map', () => {
    expect(kept({ zoom: 2, x: 50, y: -9999 }, ROOM)).toEqual({ zoom: 2, x: 0, y: -300 })
    expect(kept({ zoom: 0.5, x: 0, y: 0 }, ROOM)).toEqual(FIT)
    expect(kept({ zoom: 99, x: 0, y: 0 }, ROOM).zoom).toBe(CLOSEST)
    expect(panned({ zoom: 2, x: -100, y: -100 }, 40, -400, ROOM)).toEqual({ zoom: 2, x: -60, y: -300 })
    expect(panned(FIT, 30, 30, ROOM)).toEqual(FIT)
    expect(panned(FIT, 0, -500, LOW)).toEqual({ zoom: 1, x: 0, y: -86 })
  })

  it('lies in the middle where it is smaller than the window', () => {
    expect(kept(FIT, WIDE)).toEqual({ zoom: 1, x: 230, y: 0 })
    expect(panned(FIT, 80, 0, WIDE)).toEqual({ zoom: 1, x: 230, y: 0 })
    expect(showing(kept(FIT, WIDE), { x: 6, y: 50 }, 40, WIDE)).toEqual({ zoom: 1, x: 230, y: 0 })
    expect(kept({ zoom: 2, x: 50, y: -20 }, WIDE)).toEqual({ zoom: 2, x: 0, y: -20 })
  })

  it('keeps what lies under the pointer under it', () => {
    const point = { x: 130, y: 90 }
    const frame = zoomed(FIT, 1.8, point, ROOM)
    expect((point.x - frame.x) / frame.zoom).toBeCloseTo(130)
    expect((point.y - frame.y) / frame.zoom).toBeCloseTo(90)
    const back = zoomed(frame, 1 / 1.8, point, ROOM)
    expect(back.zoom).toBeCloseTo(1)
    expect(back.x).toBeCloseTo(0)
  })

  it('follows two fingers', () => {
    const from = [{ x: 100, y: 100 }, { x: 200, y: 100 }] as const
    const to = [{ x: 60, y: 120 }, { x: 260, y: 120 }] as const
    const frame = pinched(FIT, from, to, ROOM)
    expect(frame.zoom).toBeCloseTo(2)
    for (const at of [0, 1] as const) {
      expect(frame.x + from[at].x * frame.zoom).toBeCloseTo(to[at].x)
      expect(frame.y + from[at].y * frame.zoom).toBeCloseTo(to[at].y)
    }
    // Fingers that meet bring no more than the whole map.
    expect(pinched(frame, to, [{ x: 150, y: 120 }, { x: 150, y: 120 }], ROOM)).toEqual(FIT)
  })

  it('moves as little as it must to show a spot', () => {
    const frame = { zoom: 2, x: -200, y: -150 }
    expect(showing(frame, { x: 50, y: 50 }, 60, ROOM)).toEqual(frame)
    const moved = showing(frame, { x: 90, y: 50 }, 60, ROOM)
    expect(moved.x + (400 * 2 * 90) / 100).toBeCloseTo(340)
    expect(moved.y).toBe(-150)
    expect(showing(frame, { x: 0, y: 0 }, 60, ROOM)).toEqual({ zoom: 2, x: 0, y: 0 })
  })

  it('comes nearer to a spot', () => {
    expect(centred(2, { x: 50, y: 50 }, ROOM)).toEqual({ zoom: 2, x: -200, y: -150 })
    expect(centred(2, { x: 0, y: 100 }, ROOM)).toEqual({ zoom: 2, x: 0, y: -300 })
  })

  it('says whether there is anything to pan to', () => {
    expect(movable(FIT, ROOM)).toBe(false)
    expect(movable({ zoom: 1.5, x: 0, y: 0 }, ROOM)).toBe(true)
    expect(movable(FIT, LOW)).toBe(true)
  })
})
