import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { plainText, words } from '../../../lib/words.svelte'
import { sceneOf } from '../staged'
import type { Score } from '../types'
import { headline, nightOf, placesOf, setsOf, verdict } from './ending'

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

  it('leaves out what was paid before the first mansion, by skills, and by nobody', () => {
    const event = (kind: string, params: Record<string, unknown> = {}) => ({ kind, params })
    expect(nightOf([event('ranked', { seat: 0, amount: 3 }), event('resolving', { place: 'swan_palace' }), event('paid', { seat: 0, amount: 2, why: 'damsel' }), event('resolved', { place: 'swan_palace' })]))
      .toEqual([{ mansion: 'swan_palace', pays: [] }])
  })
})

describe('the words of the end', () => {
  beforeAll(() => words.load('common', 'table', 'rivals'))
  afterEach(() => words.use('en'))

  const said = (winners: number[], scores: Score[], seat: number | null = 0): [string, string] => {
    const scene = sceneOf('five', ({ view }) => {
      view.public.over = { winners, scores }
      if (seat === null) view.own = null
      else view.own!.seat = seat
    })
    return [headline(scene), plainText(verdict(scene), scene.spoken).trim()]
  }

  it('name one winner by points, and how near the next came', () => {
    const scores = [score(10, 4), score(20, 14), score(31, 2)]
    expect(said([1], scores)).toEqual(['Ines takes the night', expect.stringMatching(/^34 points: 20 in roses and 14 in loot\. Tomo .*one point/)])
    expect(said([1], scores, 1)[0]).toBe('The night is yours')
    expect(said([1], scores, null)[0]).toBe('Ines takes the night')
  })

  it('say that loot decided between equals', () => {
    expect(said([2], [score(10, 4), score(22, 8), score(20, 10)])[1]).toBe('30 points: 20 in roses and 10 in loot. Ines has as many points, but only 8 of them in loot.')
  })

  it('say that a win is shared, also by three, and also by the reader', () => {
    const three = [score(20, 10), score(20, 10), score(5, 5), score(20, 10)]
    expect(said([0, 1, 3], three)).toEqual(['Rowan, Ines, Moth share the night', '30 points: 20 in roses and 10 in loot. Their points and their loot are worth the same.'])
    expect(said([0, 1], three.slice(0, 2))).toEqual(['Rowan, Ines share the night', '30 points: 20 in roses and 10 in loot. Their points and their loot are worth the same.'])
  })

  it('are none while the ball goes on', () => {
    expect(verdict(sceneOf('four'))).toEqual([])
  })

  it('are said in Japanese', async () => {
    await words.use('ja')
    const all = [said([1], [score(10, 4), score(20, 14)]), said([0], [score(20, 10), score(22, 8)]), said([0, 1], [score(20, 10), score(20, 10)])].flat()
    for (const one of all) expect(one.replace(/Rowan|Ines/g, '')).not.toMatch(/[A-Za-z{}.]/)
    expect(all[0]).toBe('Inesが夜を制した')
    expect(all[1]).toMatch(/^34点（薔薇20、盗品14）。Rowan.*20点.*。$/)
  })
})
