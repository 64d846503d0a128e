/** The numbers of Shadow Rivals: of the whole game, of members, of loot and of mansions. */

import { isObject, type Difference, type Numbering } from '../../numbers/numbering'
import type { Loot, NumbersTable } from './types'

/** The part of the catalogue that a table of numbers is about. */
export interface Numbered {
  members: { id: string }[]
  tables: { numbers: NumbersTable }
}

export const numbering: Numbering<NumbersTable, Numbered> = {
  usual: ({ tables }) => tables.numbers,
  reads: (table): table is NumbersTable => isObject(table) && Array.isArray(table.influence) && Array.isArray(table.mansions),
  named({ members }, { influence, presence, mansions, loot, ...singles }) {
    const byMember = (numbers: number[]): Record<string, number> => Object.fromEntries(members.map(({ id }, at) => [id, numbers[at]!]))
    const houses = Object.fromEntries(mansions.map(({ id, ...house }) => [id, house]))
    return { ...singles, loot, influence: byMember(influence), presence: byMember(presence), mansions: houses }
  },
  differences,
  example: '{ "influence": { "alert_damsel": 3 } }',
}

function differences({ members, tables: { numbers: usual } }: Numbered, table: NumbersTable): Difference[] {
  const found: Difference[] = []
  const compare = (what: string, before: string, after: string, name = '', words = ''): void => {
    if (before === after) return
    const value = (text: string): Difference['now'] => (words ? { key: `${words}-${text}` } : text)
    found.push({ what: { key: `rivals-number-${what}` }, ...(name && { of: { key: name } }), usual: value(before), now: value(after) })
  }
  for (const [what, before] of Object.entries(usual)) {
    if (typeof before === 'number') compare(what, String(before), String(table[what]))
  }
  for (const [at, { id }] of members.entries()) {
    for (const what of ['influence', 'presence'] as const) {
      compare(what, String(usual[what][at]), String(table[what][at]), `rivals-member-${id}`)
    }
  }
  for (const [kind, before] of Object.entries(usual.loot)) {
    compare('tiles', String(before), String(table.loot[kind as Loot]), `rivals-loot-${kind}.many`)
  }
  for (const before of usual.mansions) {
    const after = table.mansions.find(({ id }) => id === before.id)
    if (!after) continue
    const name = `rivals-mansion-${before.id}`
    compare('size', before.size, after.size, name, 'rivals-size')
    compare('limit', String(before.limit), String(after.limit), name)
    compare('payouts', before.payouts.join('/'), after.payouts.join('/'), name)
  }
  return found
}
