// The names of the game's things, and how the parameters of events and questions go into the sentences of
// locale/<language>/shadowlord*.ftl. The files' header comments say which variables a sentence may use.
import { words, type Param, type Params, type Segment } from '../../lib/words.svelte'
import type { Element } from './types'

const PLAYERS = new Set(['seat', 'with_seat'])
const CHARACTERS = new Set(['card', 'with_card', 'found'])
const PLACES = new Set(['place', 'from_place', 'to_place'])

export const player = (seat: number | null): Param => (seat === null || seat < 0 ? 'none' : { kind: 'player', seats: [seat] })
/** A character in a sentence, which shows it; “none” where there is none. */
export const character = (id: string | null): Param => (id ? { kind: 'card', card: id } : 'none')
export const galaxy = (id: string | null): Param => (id ? { kind: 'place', place: id } : 'none')

export const characterName = (id: string): string => words.text(`shadowlord-character-${id}`)
export const galaxyName = (id: string): string => words.text(`shadowlord-galaxy-${id}`)
export const kindName = (kind: string): string => words.text(`shadowlord-kind-${kind}`)
export const elementName = (element: Element): string => words.text(`shadowlord-element-${element}`)
export const eventName = (event: string): string => words.text(`shadowlord-guide-${event}`)

/** Things in a row, as the language sets them. */
export function row(things: Segment[][]): Segment[] {
  // An empty element would be left out of the parts.
  const format = new Intl.ListFormat(words.lang, { type: 'conjunction', style: 'narrow' })
  let next = 0
  return format.formatToParts(things.map(() => 'x')).flatMap(({ type, value }): Segment[] => (type === 'element' ? things[next++]! : [{ kind: 'text', text: value }]))
}

export const characterRow = (ids: string[]): Param => (ids.length ? row(ids.map((card): Segment[] => [{ kind: 'card', card }])) : 'none')
export const playerRow = (seats: number[]): Param => (seats.length ? { kind: 'player', seats } : 'none')

/** The parameters of an event as its sentences want them. */
export function argumentsOf(params: Record<string, unknown>): Params {
  const args: Params = {}
  for (const [name, value] of Object.entries(params)) {
    if (PLAYERS.has(name)) args[name] = player(Number(value))
    else if (CHARACTERS.has(name)) args[name] = character(String(value ?? ''))
    else if (PLACES.has(name)) args[name] = galaxy(String(value ?? ''))
    else if (name === 'seats' || name === 'winners') args[name] = playerRow(value as number[])
    // The cards of a new deck are counted, not named.
    else if ((name === 'cards' || name === 'with_cards') && Array.isArray(value)) args[name] = characterRow(value as string[])
    else if (name === 'event') args.event = eventName(String(value))
    else if (name === 'rolls') args.rolls = row((value as [number, number][]).map(([seat, die]): Segment[] => [{ kind: 'player', seats: [seat] }, { kind: 'text', text: ` ${die}` }]))
    else if (name === 'dice') args.dice = (value as number[]).join(' + ')
    else if (name === 'values') args.values = row((value as number[]).map((each): Segment[] => [{ kind: 'text', text: String(each) }]))
    else if (typeof value === 'boolean') args[name] = String(value)
    else if (typeof value === 'number' || typeof value === 'string') args[name] = value
  }
  return args
}
