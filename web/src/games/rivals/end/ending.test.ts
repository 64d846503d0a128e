import { describe, expect, it } from 'vitest'
import type { Score } from '../types'
import { nightOf, placesOf, setsOf } from './ending'

const score = (rp: number, loot: number): Score => ({ rp, tiles: { jewel: 0, antique: 0, painting: 0 }, jewel: 0, antique: 0, painting: 0, bonus: 0, loot, total: rp + loot })

describe('the end of a ball', () => {
  it('ranks by points, then by loot, and lets equals share a rank', () => {
    const places = placesOf([score(20, 5), score(15, 10), score(30, 2), score(20, 5)])
    expect(places.map(({ seat, rank }) => [seat, rank])).toEqual([[2, 1], [1, 2], [0, 3], [3, 3]])
  })

  it('lays out jewels by threes, antiques by pairs, paintings in a row', () => {
    expect(setsOf('jewel', 7)).toEqual([3, 3, 1])
    expect(setsOf('jewel', 2)).toEqual([2])
    expect(setsOf('antique', 5)).toEqual([2, 2, 1])
    expect(setsOf('painting', 6)).toEqual([6])
    expect(setsOf('antique', 0)).toEqual([])
  })

  it('tells the mansions in the order in which they were settled, with what they paid', () => {
    const event = (kind: string, params: Record<string, unknown>) => ({ kind, params })
    expect(nightOf([
      event('ranked', { seat: 9, amount: 3 }),
      event('resolving', { place: 'opera_house' }), event('ranked', { seat: 1, amount: 8 }), event('ranked', { seat: 0, amount: 0 }),
      event('resolving', { place: 'ivy_gatehouse' }), event('ranked', { seat: 0, amount: 6 }),
    ])).toEqual([{ mansion: 'opera_house', pays: [{ seat: 1, amount: 8 }] }, { mansion: 'ivy_gatehouse', pays: [{ seat: 0, amount: 6 }] }])
  })
})
