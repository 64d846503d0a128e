import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../lib/words.svelte'
import { asFile, inWords, tableIn, toSend } from '../../numbers/numbering'
import { numbering, type Numbered } from './numbers'
import type { NumbersTable } from './types'

const usual: NumbersTable = {
  level_warrior: 6,
  level_shadows: { 'shadow-lynx': 3, 'shadow-darkness': 10 },
  ships: 20, redeem_most: 99, hand_limit: 5, card_under_portrait: 1,
  timer_start: { 2: 3, 3: 2, 4: 1 },
  dice: 2, dice_sides: 6, stop_on_unheld: 1, tie_to_defender: 1, bribe_cards: 0,
  powers: { 0: 8, 2: 15, 4: 15, 7: 10, 10: 2 },
  guide: { 2: 'great_storm', 7: 'trade_winds', 12: 'gift' },
}
const catalogue: Numbered = { tables: { numbers: usual } }

const texts = import.meta.glob<string>('../../../../src/gloaming/locale/*/{shadowlord,common}*.ftl', { query: '?raw', import: 'default', eager: true })
function speaking(lang: string): (key: string, params?: object) => string {
  const bundle = bundleOf(lang, Object.entries(texts).flatMap(([path, text]) => (path.includes(`/${lang}/`) ? [text] : [])))
  return (key, params = {}) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`no words: ${key}`)
    return bundle.formatPattern(pattern, params as never, [])
  }
}

const changed: NumbersTable = {
  ...usual,
  level_warrior: 7,
  level_shadows: { 'shadow-lynx': 5, 'shadow-darkness': 10 },
  ships: 25, redeem_most: 1,
  timer_start: { 2: 3, 3: 1, 4: 1 },
  stop_on_unheld: 0, tie_to_defender: 0, bribe_cards: 4,
  powers: { 0: 8, 2: 15, 4: 15, 7: 10, 10: 4 },
  guide: { 2: 'great_storm', 7: 'raid', 12: 'gift', 13: 'scout' },
}

describe('what differs', () => {
  it('is nothing where a table says what is usual, in whatever order', () => {
    const turned = Object.fromEntries(Object.entries(structuredClone(usual)).reverse())
    expect(numbering.differences(catalogue, turned)).toEqual([])
  })

  it('is said in a line for every number, in the order of the usual table', () => {
    const sorted = Object.fromEntries(Object.entries(changed).sort())
    expect(numbering.differences(catalogue, sorted).map((one) => inWords(one, speaking('en')))).toEqual([
      'Level of warriors: 7 instead of 6',
      'Level of Marshal Lynx: 5 instead of 3',
      'Ships of each player: 25 instead of 20',
      'Cards that may be spent for ships in a turn: 1 instead of any number',
      'First slot with 3 players: 1 instead of 2',
      'A move ends where one does not hold the galaxy: no instead of yes',
      'Ties go to the defender: no instead of yes',
      'Equal cards for a bribe: 4 instead of none',
      'Power cards of 10: 4 instead of 2',
      'Roll of 7: Raid instead of Trade winds',
      'Roll of 13: Scout',
    ])
  })

  it('is said in Japanese too', () => {
    const lines = numbering.differences(catalogue, changed).map((one) => inWords(one, speaking('ja')))
    expect(lines).toHaveLength(11)
    for (const line of lines) expect(line).not.toMatch(/[A-Za-z]{2}/)
  })
})

it('is read from the settings of a room', () => {
  expect(tableIn(numbering, JSON.stringify(changed))).toEqual(changed)
  expect(tableIn(numbering, '')).toBeNull()
  for (const text of ['{', '7', '{}']) expect(tableIn(numbering, text)).toBeUndefined()
})

describe('the file', () => {
  const known = numbering.named(catalogue, usual)

  it('holds what is usual, and says nothing new when it comes back as it was', () => {
    const file = asFile(known)
    expect(JSON.parse(file)).toEqual(usual)
    expect(file).toContain('\n  "powers": { "0": 8, "2": 15, "4": 15, "7": 10, "10": 2 },\n')
    expect(toSend(file, known, numbering.whole)).toEqual({ text: '{}' })
  })

  it('is sent without what is as usual; but a guide card is sent whole, for other dice have other rolls', () => {
    const file = asFile(known).replace('"10": 2', '"10": 4').replace('"7": "trade_winds"', '"7": "raid"')
    expect(toSend(file, known, numbering.whole)).toEqual({
      text: '{"powers":{"10":4},"guide":{"2":"great_storm","7":"raid","12":"gift"}}',
    })
  })
})
