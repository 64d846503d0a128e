// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charactersIn, charactersOf, partsOfJapanese } from './japanese'

const WORDS = new URL('../../src/gloaming/locale/ja/', import.meta.url)
const NODE_MODULES = new URL('../node_modules/', import.meta.url)

test('a range has single characters, runs, and runs with wildcards', () => {
  expect(charactersOf('U+5f71')).toEqual([0x5f71])
  expect(charactersOf('U+41, U+3040-3042')).toEqual([0x41, 0x3040, 0x3041, 0x3042])
  expect(charactersOf('U+30?')).toHaveLength(16)
})

/** What becomes of faces with these ranges in a sheet of this name. */
function left(name: string, ranges: string[]): string[] {
  const kept = new Set(ranges)
  const faces = ranges.map((range) => ({
    walkDecls: (_: string, visit: (declaration: { value: string }) => void) => visit({ value: range }),
    remove: () => void kept.delete(range),
  }))
  partsOfJapanese(WORDS).Once(
    { walkAtRules: (_, visit) => faces.forEach(visit) },
    { result: { opts: { from: `/src/styles/${name}` } } },
  )
  return [...kept]
}

test('the first sheet has the parts of our own words, the second all others, any other sheet both', () => {
  const [ours, others] = ['U+5F71', 'U+9F98'] // a shadow, and four dragons
  expect(left('japanese.css', [ours, others])).toEqual([ours])
  expect(left('japanese-rare.css', [ours, others])).toEqual([others])
  expect(left('tokens.css', [ours, others])).toEqual([ours, others])
})

test.each(['shippori-mincho-b1/600.css', 'zen-kaku-gothic-new/500.css', 'zen-kaku-gothic-new/700.css'])(
  'every character of our Japanese words is in %s',
  (sheet) => {
    const css = readFileSync(new URL(`@fontsource/${sheet}`, NODE_MODULES), 'utf8')
    const there = new Set([...css.matchAll(/unicode-range:\s*([^;}]+)/g)].flatMap(([, range]) => charactersOf(range!)))
    const missing = [...charactersIn(WORDS)].filter((character) => character > 0x7f && !there.has(character))
    expect(String.fromCodePoint(...missing)).toBe('')
  },
)
