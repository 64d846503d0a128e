// What stands in the question panel, and the keys that choose it.
import type { Option } from '../lib/protocol'

/** What stands in the question panel: an option, or a group of options that differ in their target alone. */
export type Entry =
  | { kind: 'option'; option: Option; key: string }
  | { kind: 'group'; verb: string; options: Option[]; key: string }
  | { kind: 'back'; key: string }

/** Which options of a game stand together in the panel. */
export interface Gathering {
  /** Verbs that decline: they stand last and have the key 0. */
  declining: string[]
  /** Verbs whose targets, beside other options, are one entry that opens; in the order of these entries. */
  apart(offered: Option[]): string[]
  /** Of these, verbs whose targets can be clicked on the table though their entry is closed. */
  clicked: string[]
  /** What points at players goes round from the left of the viewer, as the players are shown; else all stays as it is offered. */
  fromLeft: boolean
}

/** What holds where a game says nothing else. */
export const PLAIN: Gathering = { declining: ['pass', 'skip', 'nothing', 'leave', 'stop', 'decline'], apart: () => [], clicked: [], fromLeft: true }

const points = ({ seat = -1, place = '', card = '' }: Option): boolean => seat >= 0 || place !== '' || card !== ''

/**
 * The entries of a question. An ability with several targets beside other options is one entry that opens (`open` is its
 * verb), so that nobody strikes with it by a click that meant something else. Keys: 1 to 9 in order, 0 declines or goes back.
 */
export function entriesOf(offered: Option[], open: string | null, { apart, declining, fromLeft }: Gathering = PLAIN): Entry[] {
  const declines = (option: Option): boolean => declining.includes(option.verb)
  const groups = new Map<string, Option[]>()
  for (const verb of apart(offered)) {
    const group = offered.filter((option) => option.verb === verb && points(option))
    if (group.length > 1 && group.length < offered.length) groups.set(verb, group)
  }
  const opened = open === null ? undefined : groups.get(open)
  if (opened) return [...numbered(opened.map((option) => ({ kind: 'option' as const, option })), declines), { kind: 'back', key: '0' }]
  const plain = offered.filter((option) => !groups.get(option.verb)?.includes(option))
  const alone = (option: Option): Unkeyed => ({ kind: 'option', option })
  return numbered([
    ...(fromLeft && offered.length > MANY ? together(plain) : plain).filter((option) => !declines(option)).map(alone),
    ...[...groups].map(([verb, options]): Unkeyed => ({ kind: 'group', verb, options })),
    ...plain.filter(declines).map(alone),
  ], declines)
}

/** More choices than this fill a large prompt. */
export const MANY = 6

/** Options of the same player side by side, so that keys run through them as they are shown. */
function together(options: Option[]): Option[] {
  const seats = [...new Set(options.map(({ seat = -1 }) => seat))]
  return seats.flatMap((seat) => options.filter((option) => (option.seat ?? -1) === seat))
}

/**
 * Options in the order in which the players are shown: what points at players goes round from the left of seat `first` (itself
 * last) among `seats` seats, each verb within its own places.
 */
export function fromLeft(options: Option[], first: number, seats: number): Option[] {
  const distance = ({ seat = 0 }: Option): number => (seat - first - 1 + 2 * seats) % seats
  const aimed = (option: Option): boolean => (option.seat ?? -1) >= 0
  const byVerb = new Map<string, Option[]>()
  for (const option of options.filter(aimed)) byVerb.set(option.verb, [...(byVerb.get(option.verb) ?? []), option])
  for (const list of byVerb.values()) list.sort((a, b) => distance(a) - distance(b))
  return options.map((option) => (aimed(option) ? byVerb.get(option.verb)!.shift()! : option))
}

type Unkeyed = { kind: 'option'; option: Option } | { kind: 'group'; verb: string; options: Option[] }

function numbered(entries: Unkeyed[], declines: (option: Option) => boolean): Entry[] {
  let next = 1
  return entries.map((entry) => {
    // A lone way on is no refusal: it has a key like any other.
    if (entry.kind === 'option' && declines(entry.option) && entries.length > 1) return { ...entry, key: '0' }
    const key = next <= 9 ? String(next) : ''
    next += 1
    return { ...entry, key }
  })
}

/** An option that can be chosen now, with its key. */
export interface Choice {
  option: Option
  key: string
}

/** What can be chosen by a click on the thing itself: options that are shown, and some though their entry is closed. */
export function choicesOf(entries: Entry[], { clicked }: Gathering = PLAIN): Choice[] {
  return entries.flatMap((entry): Choice[] => {
    if (entry.kind === 'option') return [entry]
    if (entry.kind === 'group' && clicked.includes(entry.verb)) return entry.options.map((option) => ({ option, key: '' }))
    return []
  })
}

/** Choices by the seat that they point at, if most seats have more than one; else null. */
export function byTarget(choices: Choice[]): { seat: number; choices: Choice[] }[] | null {
  const targets = new Map<number, Choice[]>()
  for (const choice of choices) {
    const seat = choice.option.seat ?? -1
    if (seat >= 0) targets.set(seat, [...(targets.get(seat) ?? []), choice])
  }
  const several = [...targets.values()].filter((each) => each.length > 1)
  if (several.length * 2 < targets.size || !several.length) return null
  return [...targets].map(([seat, choices]) => ({ seat, choices }))
}
