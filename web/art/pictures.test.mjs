// @vitest-environment node
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { credits } from './credits.mjs'
import { characterUrl, lootUrl } from '../src/lib/art/urls.ts'
import { drawAll } from './pictures.mjs'

const pictures = drawAll()

/** Ids of the things of a kind that have a name in the words of a game. */
function named(game, kind) {
  const words = readFileSync(new URL(`../../src/gloaming/locale/en/${game}.ftl`, import.meta.url), 'utf8')
  return [...words.matchAll(new RegExp(`^${game}-${kind}-([a-zA-Z_0-9-]+) =`, 'gm'))].map((match) => match[1])
}

describe('every thing that has a name has a picture', () => {
  test.each([
    ['hunters', 'area', 'areas', 6], ['hunters', 'character', 'characters', 20], ['hunters', 'card', 'cards', 40],
    ['raiders', 'area', 'areas', 7], ['raiders', 'character', 'characters', 30], ['raiders', 'card', 'cards', 46],
    ['rivals', 'member', 'members', 32], ['rivals', 'mansion', 'mansions', 18],
    ['shadowlord', 'character', 'characters', 37], ['shadowlord', 'galaxy', 'galaxies', 29],
  ])('%s: %s', (game, kind, folder, count) => {
    const ids = named(game, kind)
    expect(ids).toHaveLength(count)
    for (const id of ids) expect(pictures.has(`${game}/${folder}/${id}.svg`), id).toBe(true)
  })

  test.each(['hunters', 'raiders'])('%s: the icon of each card', (game) => {
    const icons = pictures.get(`${game}/icons.svg`)
    for (const id of named(game, 'card')) expect(icons, id).toContain(` id="${id}"`)
  })

  test.each(['family', 'guise', 'loot'])('rivals: the icon of each %s', (kind) => {
    const ids = named('rivals', kind)
    expect(ids.length).toBeGreaterThan(2)
    for (const id of ids) expect(pictures.get('rivals/icons.svg'), id).toContain(` id="${id}"`)
  })

  test('rivals: each kind of loot, in as many pictures as its tiles take in turn', () => {
    for (const kind of ['jewel', 'antique', 'painting'])
      for (let at = 0; at < 12; at++) expect(pictures.has(lootUrl(kind, at).slice('/art/'.length)), `${kind} ${at}`).toBe(true)
  })

  test.each(['kind', 'element', 'place', 'guide', 'step'])('shadowlord: the icon of each %s', (kind) => {
    const ids = named('shadowlord', kind)
    expect(ids.length).toBeGreaterThan(3)
    for (const id of ids) expect(pictures.get('shadowlord/icons.svg'), id).toContain(` id="${id}"`)
  })

  test('shadowlord: each shadow has an icon of its own', () => {
    const shadows = named('shadowlord', 'character').filter((id) => id.startsWith('shadow-'))
    expect(shadows).toHaveLength(8)
    for (const id of shadows) expect(pictures.get('shadowlord/icons.svg'), id).toContain(` id="${id}"`)
  })

  test('shadowlord: each ally in the tone of each element, masters and shadows in their own', () => {
    for (const id of named('shadowlord', 'character'))
      for (const element of ['earth', 'wind', 'fire', 'water']) {
        const url = characterUrl('shadowlord', id, element)
        expect(pictures.has(url.slice('/art/'.length)), url).toBe(true)
        expect(url.endsWith(`-${element}.svg`)).toBe(/^(warrior|merchant|diplomat)/.test(id) || id === `master-${element}`)
      }
  })

  test('shadowlord: each power card, each ship, the sun at each slot of the timer', () => {
    for (const value of [0, 2, 4, 7, 10]) expect(pictures.has(`shadowlord/cards/${value}.svg`)).toBe(true)
    for (const owner of ['earth', 'wind', 'fire', 'water', 'shadow']) expect(pictures.has(`shadowlord/pieces/ship-${owner}.svg`)).toBe(true)
    for (let slot = 0; slot <= 6; slot++) expect(pictures.has(`shadowlord/pieces/phase-${slot}.svg`)).toBe(true)
  })

  test.each([['hunters', 12], ['raiders', 14]])('%s: each equipment card alone', (game, count) => {
    const alone = [...pictures.keys()].filter((path) => path.startsWith(`${game}/equipment/`))
    expect(alone).toHaveLength(count)
  })

  test('the deck that is drawn unseen', () => {
    for (const path of ['raiders/cards/reasoning.svg', 'raiders/backs/reasoning.svg', 'hunters/backs/hermit.svg']) expect(pictures.has(path), path).toBe(true)
  })

  test.each(['hunters', 'raiders', 'rivals', 'shadowlord'])('%s: every screen has its scenes', (game) => {
    for (const screen of ['table', 'room', 'end', ...(game === 'shadowlord' ? ['battle', 'defeat'] : [])])
      for (const format of ['wide', 'tall']) expect(pictures.has(`${game}/scenes/${screen}-${format}.svg`)).toBe(true)
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
    const limit = path.endsWith('icons.svg') ? 22_000 : path.includes('/scenes/') ? 13_000 : 8_000
    expect(gzipSync(svg).length).toBeLessThan(limit)
  })
})

test('no two members, mansions, characters or galaxies have the same picture', () => {
  for (const [folder, count] of [['rivals/members', 32], ['rivals/mansions', 18], ['shadowlord/characters', 4 + 24 * 5 + 9], ['shadowlord/galaxies', 29]]) {
    const drawn = [...pictures].filter(([path]) => path.startsWith(`${folder}/`)).map(([, svg]) => svg)
    expect(new Set(drawn).size).toBe(count)
  }
})

test('the same data gives the same pictures', () => {
  expect([...drawAll()]).toEqual([...pictures])
})

test('the credits in the client are those of the icons in use', () => {
  const stored = readFileSync(new URL('../src/lib/art/credits.json', import.meta.url), 'utf8')
  expect(stored).toBe(credits())
})
