import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../lib/words.svelte'
import type { NumbersTable } from './types'
import { asFile, inWords, tableIn, toSend } from '../../numbers/numbering'
import { numbering, type Numbered } from './numbers'

const usual: NumbersTable = {
  hand_size: 3, influence_per_tile: 2, face_down_influence: 1, face_down_presence: 1, face_down_loot: 1,
  mansions_to_end: 7,
  influence: [2, 3, 2],
  presence: [1, 1, 4],
  loot: { jewel: 12, antique: 12, painting: 12 },
  mansions: [
    { id: 'opera_house', size: 'large', limit: 7, payouts: [9, 6, 3] },
    { id: 'crown_castle', size: 'large', limit: 9, payouts: [12, 7, 4] },
  ],
}
const numbered: Numbered = { members: [{ id: 'damsel' }, { id: 'crafty_damsel' }, { id: 'alert_damsel' }], tables: { numbers: usual } }
const known = numbering.named(numbered, usual)

const texts = import.meta.glob<string>('../../../../src/gloaming/locale/*/{rivals,common}*.ftl', { query: '?raw', import: 'default', eager: true })
function speaking(lang: string): (key: string, params?: object) => string {
  const bundle = bundleOf(lang, Object.entries(texts).flatMap(([path, text]) => (path.includes(`/${lang}/`) ? [text] : [])))
  return (key, params = {}) => {
    const [id = '', attribute] = key.split('.')
    const message = bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) throw new Error(`no words: ${key}`)
    return bundle.formatPattern(pattern, params as never, [])
  }
}

const changed: NumbersTable = {
  ...usual,
  hand_size: 4,
  influence: [2, 3, 3],
  presence: [1, 1, 3],
  loot: { jewel: 10, antique: 12, painting: 12 },
  mansions: [usual.mansions[0]!, { id: 'crown_castle', size: 'small', limit: 8, payouts: [12, 8, 4] }],
}

describe('what differs', () => {
  it('is nothing where a table says what is usual', () => {
    expect(numbering.differences(numbered, structuredClone(usual))).toEqual([])
  })

  it('is said in a line for every number', () => {
    const lines = numbering.differences(numbered, changed).map((one) => inWords(one, speaking('en')))
    expect(lines).toEqual([
      'Cards in hand: 4 instead of 3',
      'Alert Damsel: influence 3 instead of 2',
      'Alert Damsel: presence 3 instead of 4',
      'Jewels: tiles 10 instead of 12',
      'Crown Castle: size Small instead of Large',
      'Crown Castle: limit 8 instead of 9',
      'Crown Castle: pays 12/8/4 instead of 12/7/4',
    ])
  })

  it('is said in Japanese too', () => {
    const lines = numbering.differences(numbered, changed).map((one) => inWords(one, speaking('ja')))
    expect(lines).toHaveLength(7)
    expect(lines[0]).toBe('手札の枚数：4（通常は3）')
    for (const line of lines) expect(line).not.toMatch(/[A-Za-z]{2}/)
  })
})

describe('a table of the room', () => {
  it('is read from the settings, and is nothing for the usual numbers', () => {
    expect(tableIn(numbering, JSON.stringify(changed))).toEqual(changed)
    expect(tableIn(numbering, '')).toBeNull()
    expect(tableIn(numbering, undefined)).toBeNull()
    for (const text of ['{', '7', '{}']) expect(tableIn(numbering, text)).toBeUndefined()
  })
})

describe('the file', () => {
  it('names members and mansions, and says nothing new when it comes back as it was', () => {
    const file = asFile(known)
    expect(JSON.parse(file).influence).toEqual({ damsel: 2, crafty_damsel: 3, alert_damsel: 2 })
    expect(JSON.parse(file).mansions.crown_castle).toEqual({ size: 'large', limit: 9, payouts: [12, 7, 4] })
    expect(toSend(file, known)).toEqual({ text: '{}' })
  })

  it('is sent without what is as usual', () => {
    const file = asFile(known).replace('"alert_damsel": 2', '"alert_damsel": 3').replace('"limit": 9', '"limit": 8')
    expect(toSend(file, known)).toEqual({ text: '{"influence":{"alert_damsel":3},"mansions":{"crown_castle":{"limit":8}}}' })
  })

  it('keeps what is wrong, for the server to name', () => {
    for (const wrong of ['[]', '7', '{"hand":3}', '{"mansions":{"opera_house":7}}', '{"influence":[1,2]}', '{"loot":{"pearl":1}}']) {
      expect(toSend(wrong, known)).toEqual({ text: wrong })
    }
  })
})
