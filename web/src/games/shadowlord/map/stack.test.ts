import { describe, expect, it } from 'vitest'
import { capacity, figures, rowsOf, standings, type Room } from './stack'

const DESK: Room = { width: 104, height: 84, dial: 37 }
const PHONE: Room = { width: 60, height: 56, dial: 29 }

describe('rows of dials', () => {
  it('are as even as can be', () => {
    expect(rowsOf(1, 4)).toEqual([1])
    expect(rowsOf(4, 4)).toEqual([4])
    expect(rowsOf(5, 4)).toEqual([2, 3])
    expect(rowsOf(7, 4)).toEqual([3, 4])
    expect(rowsOf(9, 4)).toEqual([3, 3, 3])
  })

  it('stand around the middle and within the room', () => {
    for (const room of [DESK, PHONE]) {
      const most = capacity(room).across * capacity(room).rows
      for (let count = 1; count <= most; count += 1) {
        const spots = standings(count, room)
        expect(spots).toHaveLength(count)
        for (const { x, y } of spots) {
          expect(Math.abs(x) + room.dial / 2).toBeLessThanOrEqual(room.width / 2 + 1e-6)
          expect(Math.abs(y) + room.dial / 2).toBeLessThanOrEqual(room.height / 2 + 1e-6)
        }
        expect(spots[0]!.x + spots.filter(({ y }) => y === spots[0]!.y).at(-1)!.x).toBeCloseTo(0)
      }
    }
  })

  it('never hide one another: more than half of each stays in sight', () => {
    for (const room of [DESK, PHONE]) {
      const spots = standings(capacity(room).across * capacity(room).rows, room)
      for (const [index, spot] of spots.entries()) {
        for (const other of spots.slice(index + 1)) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(room.dial * 0.56 - 1e-6)
      }
    }
  })

  it('hold a whole alliance on a desk', () => {
    expect(capacity(DESK).across * capacity(DESK).rows).toBeGreaterThanOrEqual(7)
  })
})

describe('the figures in a galaxy', () => {
  const people = (seat: number | null, count: number): { id: string; seat: number | null }[] => Array.from({ length: count }, (_, at) => ({ id: `${seat}-${at}`, seat }))

  it('are its characters while there is room', () => {
    const crowd = [...people(0, 3), ...people(1, 1)]
    expect(figures(crowd, PHONE, null)).toEqual(crowd.map((character) => ({ kind: 'one', character })))
  })

  it('are one flock a side where there is none; a single guest and the chosen one stand apart', () => {
    const crowd = [...people(0, 6), ...people(1, 1)]
    const found = figures(crowd, PHONE, '0-2')
    expect(found[0]).toEqual({ kind: 'one', character: { id: '0-2', seat: 0 } })
    expect(found[1]).toMatchObject({ kind: 'flock', seat: 0 })
    expect(found[1]!.kind === 'flock' && found[1]!.characters.map(({ id }) => id)).toEqual(['0-0', '0-1', '0-3', '0-4', '0-5'])
    expect(found[2]).toEqual({ kind: 'one', character: { id: '1-0', seat: 1 } })
    expect(found).toHaveLength(3)
  })
})
