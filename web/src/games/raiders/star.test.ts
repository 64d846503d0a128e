import { describe, expect, it } from 'vitest'
import { arc, CENTRE, heart, leftOf, rhombus, signAt, standing } from './star'

const close = (value: number): unknown => expect.closeTo(value, 2)

describe('the star', () => {
  it('goes to the left counter-clockwise as seen from above', () => {
    expect([0, 1, 2, 3, 4, 5].map(leftOf)).toEqual([5, 0, 1, 2, 3, 4])
    // From the top one comes to the upper left.
    expect(heart(0)).toEqual({ x: close(0), y: close(-0.866) })
    expect(heart(leftOf(0))).toEqual({ x: close(-0.75), y: close(-0.433) })
  })

  it('draws rhombi that meet in the middle', () => {
    for (let slot = 0; slot < 6; slot += 1) {
      const corners = rhombus(slot).slice(1, -1).split('L').map((corner) => corner.split(' ').map(Number))
      const middle = heart(slot)
      const distances = corners.map(([x, y]) => Math.hypot(middle.x + x! / 100, middle.y + y! / 100)).sort((a, b) => a - b)
      expect(distances).toEqual([close(0), close(1), close(1), close(Math.sqrt(3))])
    }
  })

  it('hangs each name outside the middle of its area', () => {
    for (let slot = 0; slot < 6; slot += 1) {
      const { x, y } = signAt(slot)
      const middle = heart(slot)
      expect(Math.hypot(x, y)).toBeGreaterThan(Math.hypot(middle.x, middle.y))
      expect(x * middle.x + y * middle.y).toBeGreaterThan(0)
    }
  })

  it.each([0, 1, 2, 3, 4, 5, CENTRE, -1])('finds a place of their own for up to ten in slot %i', (slot) => {
    for (let count = 1; count <= 10; count += 1) {
      const spots = Array.from({ length: count }, (_, index) => standing(slot, index, count))
      for (const [index, spot] of spots.entries()) {
        for (const other of spots.slice(index + 1)) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(0.12)
      }
      // One to four stand in a row, more in two.
      expect(new Set(spots.map(({ y }) => y.toFixed(2))).size).toBe(count <= 2 || count === 4 ? 1 : 2)
    }
  })
})

describe('the way of a piece', () => {
  const middle = { x: 0, y: 0 }

  it('goes round the middle on the shorter side', () => {
    const way = arc({ x: 0, y: -1 }, { x: -1, y: 0 }, middle)
    expect(way).toHaveLength(3)
    expect(way.every(({ x, y }) => x < 0 && y < 0)).toBe(true)
    expect(way.every(({ x, y }) => Math.hypot(x, y) > 0.85)).toBe(true)
  })

  it('lets two that change places pass each other', () => {
    const there = arc({ x: 0, y: -1 }, { x: 1, y: 0 }, middle)
    const back = arc({ x: 1, y: 0 }, { x: 0, y: -1 }, middle)
    expect(Math.hypot(there[1]!.x - back[1]!.x, there[1]!.y - back[1]!.y)).toBeGreaterThan(0.15)
  })
})
