// The names of the game's things, and how the parameters of events and questions go into the sentences of
// locale/<language>/rivals*.ftl. The files' header comments say which variables a sentence may use.
import { words, type Param, type Params, type Segment } from '../../lib/words.svelte'
import type { Loot } from './types'

const PLAYERS = new Set(['seat', 'first', 'with_seat', 'from_seat'])
const MEMBERS = new Set(['member', 'with_member', 'from_member', 'why'])
const PLACES = new Set(['place', 'from_place', 'to_place', 'first_place', 'second_place', 'next'])

export const player = (seat: number): Param => (seat < 0 ? 'none' : { kind: 'player', seats: [seat] })
/** A member in a sentence, which shows its card; “hidden” where it lies face down. */
export const member = (key: string | null): Param => (key ? { kind: 'card', card: key } : 'hidden')
export const mansion = (id: string | null): Param => (id ? { kind: 'place', place: id } : 'none')

export const memberName = (key: string): string => words.text(`rivals-member-${key}`)
export const skillText = (key: string): string => words.text(`rivals-member-${key}.skill`)
export const familyName = (family: string): string => words.text(`rivals-family-${family}`)
export const guiseName = (guise: string): string => words.text(`rivals-guise-${guise}`)
export const mansionName = (id: string): string => words.text(`rivals-mansion-${id}`)
export const kindName = (kind: string): string => words.text(`rivals-kind-${kind}`)

/** Loot by kind, counted: “2 jewels, 1 painting”. */
export function lootList(kinds: Loot[]): Segment[] {
  const counted = [...new Set(kinds)].map((kind): Segment[] =>
    words.segments(`rivals-loot-${kind}.counted`, { count: kinds.filter((each) => each === kind).length }))
  return row(counted)
}

/** Things in a row, as the language sets them. */
export function row(things: Segment[][]): Segment[] {
  // An empty element would be left out of the parts.
  const format = new Intl.ListFormat(words.lang, { type: 'unit', style: 'short' })
  let next = 0
  return format.formatToParts(things.map(() => 'x')).flatMap(({ type, value }): Segment[] => (type === 'element' ? things[next++]! : [{ kind: 'text', text: value }]))
}

/** The parameters of an event as its sentences want them. */
export function argumentsOf(params: Record<string, unknown>): Params {
  const args: Params = {}
  for (const [name, value] of Object.entries(params)) {
    if (PLAYERS.has(name)) args[name] = player(Number(value))
    else if (MEMBERS.has(name)) args[name] = member(String(value ?? ''))
    else if (PLACES.has(name)) args[name] = mansion(String(value ?? ''))
    else if (name === 'family') args.family = familyName(String(value))
    else if (name === 'winners') args.winners = { kind: 'player', seats: value as number[] }
    else if (name === 'kinds') args.kinds = lootList(value as Loot[])
    else if (name === 'members') args.members = row((value as string[]).map((key): Segment[] => [{ kind: 'card', card: key }]))
    else if (typeof value === 'number' || typeof value === 'string') args[name] = value
  }
  return args
}

