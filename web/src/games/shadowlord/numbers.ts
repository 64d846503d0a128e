/** The numbers of Shadowlord: single ones, and tables of levels, slots, power cards and what the guide tells. */

import { isObject, type Difference, type Numbering, type Phrase } from '../../numbers/numbering'
import type { NumbersTable } from './types'

/** The part of the catalogue that a table of numbers is about. */
export interface Numbered {
  tables: { numbers: NumbersTable }
}

/** Numbers that stand for no and yes. */
const YES_NO = new Set(['card_under_portrait', 'stop_on_unheld', 'tie_to_defender'])

export const numbering: Numbering<NumbersTable, Numbered> = {
  usual: ({ tables }) => tables.numbers,
  reads: (table): table is NumbersTable => isObject(table) && isObject(table.powers) && isObject(table.guide),
  named: (_, table) => table,
  differences({ tables: { numbers: usual } }, table) {
    return Object.entries(usual).flatMap(([name, before]): Difference[] => {
      const value = table[name]
      const what: Phrase = { key: `shadowlord-number-${name}` }
      if (!isObject(before) || !isObject(value)) return value === before ? [] : [{ what, usual: single(name, before, usual), now: single(name, value, table) }]
      return Object.entries(value)
        .filter(([at, each]) => each !== before[at])
        .map(([at, each]) => ({ what: { ...what, needs: { name: whose(name, at) } }, usual: at in before ? entry(name, before[at]) : null, now: entry(name, each) }))
    })
  },
  // With other dice the guide card has other rolls.
  whole: ['guide'],
  example: '{ "ships": 25, "powers": { "10": 4 } }',
}

/** A number of the whole game. */
function single(name: string, value: unknown, { powers }: NumbersTable): string | Phrase {
  if (YES_NO.has(name)) return { key: `shadowlord-number-${value ? 'yes' : 'no'}` }
  if (name === 'bribe_cards' && value === 0) return { key: 'shadowlord-number-none' }
  // Nobody can ever have more cards than there are.
  const cards = isObject(powers) ? Object.values(powers).reduce((sum: number, count) => sum + Number(count), 0) : Infinity
  return name === 'redeem_most' && Number(value) >= cards ? { key: 'shadowlord-number-any' } : String(value)
}

/** Whose number it is in a table. */
const whose = (table: string, at: string): string | Phrase => (table === 'level_shadows' ? { key: `shadowlord-character-${at}` } : at)

const entry = (name: string, value: unknown): string | Phrase =>
  name === 'guide' ? { key: `shadowlord-guide-${String(value)}` } : String(value)
