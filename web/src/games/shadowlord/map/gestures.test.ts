import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gestures } from './gestures'
import { MapView } from './view.svelte'

describe('fingers on the map', () => {
  let node: HTMLElement
  let button: HTMLElement
  let view: MapView
  let asked: Element[]
  let clicks: number
  let gone: () => void

  const point = (kind: string, x: number, y: number, { id = 1, type = 'touch' } = {}): void => {
    button.dispatchEvent(new PointerEvent(kind, { pointerId: id, pointerType: type, clientX: x, clientY: y, button: 0, bubbles: true }))
  }
  const click = (): void => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))

  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
    clicks = 0
    view = new MapView()
    view.resize(400, 400)
    node = document.body.appendChild(document.createElement('main'))
    button = node.appendChild(document.createElement('button'))
    button.addEventListener('click', () => (clicks += 1))
    gone = gestures(node, { view, asked: (target) => asked.push(target), moved: () => undefined }).destroy
  })
  afterEach(() => {
    gone()
    node.remove()
    vi.useRealTimers()
  })

  it('drag the map when it is near, and choose nothing by that', () => {
    view.zoom(2)
    point('pointerdown', 200, 200)
    point('pointermove', 203, 200)
    expect(view.frame.x).toBe(-200)
    point('pointermove', 260, 230)
    point('pointerup', 260, 230)
    click()
    expect(view.frame).toEqual({ zoom: 2, x: -140, y: -170 })
    expect(clicks).toBe(0)
    point('pointerdown', 200, 200)
    point('pointerup', 200, 200)
    click()
    expect(clicks).toBe(1)
  })

  it('choose though they tremble on the whole map', () => {
    point('pointerdown', 200, 200)
    point('pointermove', 230, 200)
    point('pointerup', 230, 200)
    click()
    expect(view.whole).toBe(true)
    expect(clicks).toBe(1)
  })

  it('zoom by two', () => {
    point('pointerdown', 150, 200, { id: 1 })
    point('pointerdown', 250, 200, { id: 2 })
    point('pointermove', 100, 200, { id: 1 })
    point('pointermove', 300, 200, { id: 2 })
    expect(view.frame.zoom).toBeCloseTo(2)
    expect(view.frame.x).toBeCloseTo(-200)
    point('pointerup', 100, 200, { id: 1 })
    point('pointerup', 300, 200, { id: 2 })
    click()
    expect(clicks).toBe(0)
  })

  it('ask what a thing is by resting on it; the mouse does not', () => {
    point('pointerdown', 200, 200)
    vi.advanceTimersByTime(500)
    expect(asked).toEqual([button])
    point('pointerup', 200, 200)
    click()
    expect(clicks).toBe(0)
    point('pointerdown', 200, 200, { type: 'mouse' })
    vi.advanceTimersByTime(500)
    expect(asked).toHaveLength(1)
  })

  it('let the keyboard press buttons after a drag', () => {
    view.zoom(2)
    point('pointerdown', 200, 200)
    point('pointermove', 260, 230)
    point('pointerup', 260, 230)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))
    expect(clicks).toBe(1)
  })
})
