// @vitest-environment node
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { credits } from './credits.mjs'
import { drawAll } from './pictures.mjs'

const pictures = drawAll()
const words = readFileSync(new URL('../../src/gloaming/locale/en/hunters.ftl', import.meta.url), 'utf8')

/** Ids of the things of a kind that have a name in the words of the game. */
const named = (kind) => [...words.matchAll(new RegExp(`^hunters-${kind}-([a-z_]+) =`, 'gm'))].map((match) => match[1])

describe('every thing that has a name has a picture', () => {
  test.each([['area', 'areas', 6], ['character', 'characters', 20], ['card', 'cards', 40]])('%s', (kind, folder, count) => {
    const ids = named(kind)
    expect(ids).toHaveLength(count)
    for (const id of ids) expect(pictures.has(`hunters/${folder}/${id}.svg`), id).toBe(true)
  })
})

describe.each([...pictures])('%s', (path, svg) => {
  test('is self-contained, without words or scripts', () => {
    expect(svg).not.toMatch(/<(text|script|image|foreignObject|style)\b/)
    expect(svg).not.toMatch(/\son\w+=/)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(id)
  })

  test('has no number that went wrong', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
  })

  test('is small on the wire', () => {
    const limit = path.endsWith('icons.svg') ? 20_000 : path.includes('/scenes/') ? 13_000 : 8_000
    expect(gzipSync(svg).length).toBeLessThan(limit)
  })
})

test('the same data gives the same pictures', () => {
  expect([...drawAll()]).toEqual([...pictures])
})

test('the credits in the client are those of the icons in use', () => {
  const stored = readFileSync(new URL('../src/lib/art/credits.json', import.meta.url), 'utf8')
  expect(stored).toBe(credits())
})
