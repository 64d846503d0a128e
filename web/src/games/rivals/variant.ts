/** Another table of numbers for a room: what differs from the usual one, and how a table is written and sent. */

import type { Params } from '../../lib/words.svelte'
import type { Loot, NumbersTable } from './types'

/** The part of the catalogue that a table of numbers is about. */
export interface Numbered {
  members: { id: string }[]
  tables: { numbers: NumbersTable }
}

/** One number that differs: the words of a line, and their parameters. Words among these are keys of their own. */
export interface Difference {
  key: 'rivals-differs' | 'rivals-differs-of'
  /** `rivals-number-...`: what differs. */
  what: string
  /** Words of whose it is; empty for a number of the whole game. */
  name: string
  /** Values as texts; keys of words where they begin with `rivals-`. */
  usual: string
  now: string
}

/** Every number of a table that is not the usual one, in the order of the table. */
export function differences({ members, tables: { numbers: usual } }: Numbered, table: NumbersTable): Difference[] {
  const found: Difference[] = []
  const compare = (what: string, before: string, after: string, name = ''): void => {
    if (before === after) return
    found.push({ key: name ? 'rivals-differs-of' : 'rivals-differs', what: `rivals-number-${what}`, name, usual: before, now: after })
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
    compare('size', `rivals-size-${before.size}`, `rivals-size-${after.size}`, name)
    compare('limit', String(before.limit), String(after.limit), name)
    compare('payouts', before.payouts.join('/'), after.payouts.join('/'), name)
  }
  return found
}

/** A difference as a sentence. `say` gives the words of a key. */
export function inWords({ key, what, name, usual, now }: Difference, say: (key: string, params?: Params) => string): string {
  const value = (text: string): string => (text.startsWith('rivals-') ? say(text) : text)
  return say(key, { what: say(what), name: name && say(name), usual: value(usual), now: value(now) })
}

/** A table of the room's settings; null for the usual numbers, undefined for what this client can't read. */
export function tableIn(text: unknown): NumbersTable | null | undefined {
  if (!text) return null
  try {
    const table = JSON.parse(String(text)) as NumbersTable
    return Array.isArray(table.influence) && Array.isArray(table.mansions) ? table : undefined
  } catch {
    return undefined
  }
}

/** A table as a file for people to change: members and mansions by their names, a line each. */
export function asFile({ members }: Numbered, table: NumbersTable): string {
  const { influence, presence, mansions, loot, ...singles } = table
  const byMember = (numbers: number[]): string =>
    `{\n${members.map(({ id }, at) => `    ${JSON.stringify(id)}: ${numbers[at]}`).join(',\n')}\n  }`
  const houses = mansions.map(({ id, size, limit, payouts }) => {
    const pays = `[${payouts.join(', ')}]`
    return `    ${JSON.stringify(id)}: { "size": "${size}", "limit": ${limit}, "payouts": ${pays} }`
  })
  const lines = [
    ...Object.entries(singles).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    `  "loot": { ${Object.entries(loot).map(([kind, count]) => `${JSON.stringify(kind)}: ${count}`).join(', ')} }`,
    `  "influence": ${byMember(influence)}`,
    `  "presence": ${byMember(presence)}`,
    `  "mansions": {\n${houses.join(',\n')}\n  }`,
  ]
  return `{\n${lines.join(',\n')}\n}\n`
}

/** Where a text stops being JSON. */
export interface Unreadable {
  line: number
  column: number
  /** What stands in that line. */
  wrong: string
}

/**
 * What somebody wrote or loaded, as short as it can be sent: without what is as usual. What is wrong stays, for the server to name.
 * A text that is no JSON is `unreadable`.
 */
export function toSend(text: string, { members, tables: { numbers: usual } }: Numbered): { text: string } | { unreadable: Unreadable } {
  let table: unknown
  try {
    table = JSON.parse(text)
  } catch {
    return { unreadable: unreadable(text) }
  }
  const named = (numbers: number[]): Record<string, number> => Object.fromEntries(members.map(({ id }, at) => [id, numbers[at]!]))
  const houses = Object.fromEntries(usual.mansions.map(({ id, ...house }) => [id, house]))
  const known = { ...usual, influence: named(usual.influence), presence: named(usual.presence), mansions: houses }
  return { text: JSON.stringify(without(table, known) ?? {}) }
}

/** What of a value differs from what is known; undefined if nothing does. Lists are taken or left as a whole. */
function without(value: unknown, known: unknown): unknown {
  if (!isObject(value) || !isObject(known)) return JSON.stringify(value) === JSON.stringify(known) ? undefined : value
  const left = Object.entries(value).flatMap(([name, each]) => {
    const rest = Object.hasOwn(known, name) ? without(each, known[name]) : each
    return rest === undefined ? [] : [[name, rest] as const]
  })
  return left.length || !Object.keys(value).length ? Object.fromEntries(left) : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const SPACE = /[ \t\n\r]*/y
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const SIMPLE = new RegExp(`${STRING.source}|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null`, 'y')

/** Reads a text that is no JSON up to where it breaks: what browsers say about that differs, and some don't say where. */
function unreadable(text: string): Unreadable {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.test(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const sign = (wanted: string): boolean => {
    take(SPACE)
    const found = text[at] === wanted
    if (found) at += 1
    return found
  }
  const row = (end: string, item: () => boolean): boolean => {
    if (sign(end)) return true
    do if (!item()) return false
    while (sign(','))
    return sign(end)
  }
  const named = (): boolean => take(SPACE) && take(STRING) && sign(':') && value()
  const value = (): boolean => (sign('{') ? row('}', named) : sign('[') ? row(']', value) : take(SIMPLE))
  if (value()) take(SPACE)
  const before = text.slice(0, at).split('\n')
  const line = text.split('\n')[before.length - 1]!
  return { line: before.length, column: before.at(-1)!.length + 1, wrong: line.trim().slice(0, 60) }
}
