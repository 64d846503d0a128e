import { beforeEach, describe, expect, it } from 'vitest'
import { MapView } from './view.svelte'

describe('the look at the map', () => {
  let view: MapView
  beforeEach(() => (view = new MapView()))

  it('shows names where they have room, on a phone when it is near', () => {
    view.resize(692, 540)
    expect(view.named).toBe(true)
    view.resize(390, 400)
    expect(view.named).toBe(false)
    expect(view.small).toBe(true)
    view.closer('a3')
    expect(view.named).toBe(true)
    expect(view.small).toBe(false)
    view.closer('a3')
    expect(view.whole).toBe(true)
  })

  it('has the whole map in view, unless places would be too small to be told apart', () => {
    view.resize(360, 260)
    expect(view.movable).toBe(false)
    expect(view.height).toBe(260)
    view.resize(360, 180)
    expect(view.movable).toBe(true)
    expect(view.unit).toBe(34)
  })

  it('does not tear neighbours apart on a wide and low window', () => {
    view.resize(1000, 320)
    expect(view.width).toBe(576)
    expect(view.frame.x).toBe(212)
  })

  it('keeps its place when the window changes', () => {
    view.resize(692, 540)
    view.zoom(2)
    const { zoom } = view.frame
    view.resize(692, 400)
    expect(view.frame.zoom).toBe(zoom)
    expect(view.frame.y).toBeGreaterThanOrEqual(400 - 400 * zoom)
    view.resize(0, 0)
    expect(view.room.width).toBe(692)
  })

  it('comes nearer to who goes somewhere where all is small, and goes back', () => {
    view.resize(360, 240)
    view.approach('a3')
    expect(view.unit).toBeCloseTo(54)
    view.withdraw()
    expect(view.whole).toBe(true)
    view.approach('a3')
    view.zoom(1.1)
    view.withdraw()
    expect(view.whole).toBe(false)
  })

  it('stays where it is where there is room enough, or somebody has zoomed', () => {
    view.resize(692, 540)
    view.approach('a3')
    expect(view.whole).toBe(true)
    view.resize(360, 240)
    view.closer('e5')
    const { frame } = view
    view.approach('a3')
    expect(view.frame).toBe(frame)
  })

  it('brings a galaxy into view that is not', () => {
    view.resize(390, 400)
    view.closer('a1')
    view.show('e5')
    const { zoom, x, y } = view.frame
    expect(x + (390 * zoom * 79) / 100).toBeLessThan(390)
    expect(y + (400 * zoom * 76.4) / 100).toBeLessThan(400)
  })
})
