import { expect, it } from 'vitest'
import { kept } from './kept'

const before = { turn: 3, stone: null, galaxies: [{ id: 'c3', cards: ['lord'] }, { id: 'W', cards: [] as string[] }], timer: { slot: 1 } }

it('keeps all of what says the same', () => {
  expect(kept(before, structuredClone(before))).toBe(before)
})

it('keeps the parts that say the same, and takes those that do not', () => {
  const next = structuredClone(before)
  next.galaxies[1]!.cards.push('axel')
  const now = kept(before, next)
  expect(now).toEqual(next)
  expect(now).not.toBe(before)
  expect(now.galaxies[0]).toBe(before.galaxies[0])
  expect(now.timer).toBe(before.timer)
  expect(now.galaxies[1]).not.toBe(before.galaxies[1])
})

it.each([
  [{ a: 1 }, { a: 1, b: undefined }], [{ a: 1, b: 2 }, { a: 1 }], [[1, 2], [1]], [[1], [1, 2]], [[], {}], [{}, []], [null, {}], [{}, null], [{ a: undefined }, { b: undefined }],
])('takes %j for no other than %j', (was, is) => {
  expect(kept(was, is)).toEqual(is)
  expect(kept(was, is)).not.toBe(was)
})
