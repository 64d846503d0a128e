/** Another table of numbers for a room, of any game: what differs from the usual one, and how a table is written and sent. */

import type { Params } from '../lib/words.svelte'
import { saysTwice, unreadable, type Unreadable } from './unreadable'

/** A key of words, with what they need; what they need may be words themselves. */
export interface Phrase {
  key: string
  needs?: Record<string, string | number | Phrase>
}

/** One number that differs: a line of its own. Values are numbers, or words. */
export interface Difference {
  what: Phrase
  /** Whose number it is; a number of the whole game is nobody's. */
  of?: Phrase
  /** Null: there was nothing in its place. */
  usual: string | Phrase | null
  now: string | Phrase
}

/** A table with names in the place of order, as people write it: numbers, lists, and tables in it. */
export type Named = Record<string, unknown>

/** What a game says of its numbers. */
export interface Numbering<Table = unknown, Catalogue = unknown> {
  /** The usual table, out of the game's catalogue. */
  usual: (catalogue: Catalogue) => Table
  /** Whether this is a table that the game can read. */
  reads: (table: unknown) => table is Table
  /** The table in names. */
  named: (catalogue: Catalogue, table: Table) => Named
  /** Every number of a table that is not the usual one, in the order of the table. */
  differences: (catalogue: Catalogue, table: Table) => Difference[]
  /** Names of tables of which the game wants all or nothing. */
  whole?: readonly string[]
  /** What somebody could write, to show how. */
  example: string
}

/** A difference as a sentence. `say` gives the words of a key. */
export function inWords({ what, of, usual, now }: Difference, say: (key: string, params?: Params) => string): string {
  const text = (part: string | number | Phrase): string | number =>
    typeof part === 'object' ? say(part.key, Object.fromEntries(Object.entries(part.needs ?? {}).map(([name, need]) => [name, text(need)]))) : part
  const key = usual === null ? 'numbers-differs-new' : of ? 'numbers-differs-of' : 'numbers-differs'
  return say(key, { what: text(what), name: of && text(of), usual: usual === null ? null : text(usual), now: text(now) })
}

/** A table of the room's settings; null for the usual numbers, undefined for what this client can't read. */
export function tableIn<Table>({ reads }: Pick<Numbering<Table>, 'reads'>, text: unknown): Table | null | undefined {
  if (!text) return null
  try {
    const table: unknown = JSON.parse(String(text))
    return reads(table) ? table : undefined
  } catch {
    return undefined
  }
}

/** Longest line of a file, in characters, before what stands in it goes on lines of its own. */
const LINE = 84

/** A table as a file for people to change: a line for each number, or for each name in a longer table. */
export function asFile(table: Named): string {
  return `${written(table, '', true)}\n`
}

function written(value: unknown, indent: string, open = false): string {
  if (Array.isArray(value)) return `[${value.map((each) => JSON.stringify(each)).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value)
  const inner = `${indent}  `
  const text = (each: unknown): string => written(each, inner)
  const inLine = `{ ${entries.map(([name, each]) => `${JSON.stringify(name)}: ${text(each)}`).join(', ')} }`
  if (!open && inLine.length <= LINE) return inLine
  return `{\n${entries.map(([name, each]) => `${inner}${JSON.stringify(name)}: ${text(each)}`).join(',\n')}\n${indent}}`
}

/**
 * What somebody wrote or loaded, as short as it can be sent: without what is as usual. What is wrong stays, for the server to name.
 * A text that is no JSON is `unreadable`.
 */
export function toSend(text: string, usual: Named, whole: readonly string[] = []): { text: string } | { unreadable: Unreadable } {
  let table: unknown
  try {
    table = JSON.parse(text)
  } catch {
    return { unreadable: unreadable(text) }
  }
  return { text: saysTwice(text) ? text : JSON.stringify(without(table, usual, whole) ?? {}) }
}

/** What of a value differs from what is known; undefined if nothing does. Lists are taken or left as a whole. */
function without(value: unknown, known: unknown, whole: readonly string[] = []): unknown {
  if (!isObject(value) || !isObject(known)) return JSON.stringify(value) === JSON.stringify(known) ? undefined : value
  const left = Object.entries(value).flatMap(([name, each]) => {
    const rest = Object.hasOwn(known, name) ? without(each, known[name]) : each
    return rest === undefined ? [] : [[name, whole.includes(name) ? each : rest] as const]
  })
  return left.length || !Object.keys(value).length ? Object.fromEntries(left) : undefined
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
