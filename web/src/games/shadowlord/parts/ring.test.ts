import { describe, expect, it } from 'vitest'
import { arcsOf } from './ring'

const count = (path: string): number => path.split('M').length - 1

describe('the arcs of a ring', () => {
  it('are as many as it has slots, at any table', () => {
    for (const slots of [2, 4, 6, 9, 12]) {
      const { on, off } = arcsOf(2, false, slots)
      expect([count(on), count(off)], `${slots} slots`).toEqual([2, slots - 2])
    }
  })

  it('leave the top to the stone', () => {
    const { on, off } = arcsOf(3, true)
    expect([count(on), count(off)]).toEqual([3, 2])
    expect(on).not.toContain(arcsOf(1).on)
  })

  it('are never more than the ring has', () => {
    const { on, off } = arcsOf(9, true, 4)
    expect([count(on), count(off)]).toEqual([3, 0])
  })
})
