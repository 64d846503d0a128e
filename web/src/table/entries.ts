// What stands in the question panel, and the keys that choose it.
import type { Option } from '../lib/protocol'

/** What stands in the question panel: an option, or a group of options that differ in their target alone. */
export type Entry =
  | { kind: 'option'; option: Option; key: string }
  | { kind: 'group'; verb: string; options: Option[]; key: string }
  | { kind: 'back'; key: string }

/** Verbs that decline: they stand last and have the key 0. */
const DECLINING = new Set(['pass', 'skip', 'nothing', 'leave'])

/** Verbs of questions that turn a hidden player's own card up for good. */
export const REVEALING = new Set(['use', 'swap', 'rob', 'spear', 'excalibur'])

export const declines = (option: Option): boolean => DECLINING.has(option.verb)

const points = ({ seat = -1, place = '', card = '' }: Option): boolean => seat >= 0 || place !== '' || card !== ''

/** Verbs whose targets stand apart from what else is offered: abilities, and leaving a place otherwise than by the dice. */
const APART = ['use', 'swap', 'go']

/** Where all stands apart, going somewhere is what is asked, and abilities come beside it. */
const apartIn = (offered: Option[]): string[] => (offered.every(({ verb }) => APART.includes(verb)) ? APART.filter((verb) => verb !== 'go') : APART)

/**
 * The entries of a question. An ability with several targets beside other options is one entry that opens (`open` is its
 * verb), so that nobody strikes with it by a click that meant something else. Keys: 1 to 9 in order, 0 declines or goes back.
 */
export function entriesOf(offered: Option[], open: string | null): Entry[] {
  const groups = new Map<string, Option[]>()
  for (const verb of apartIn(offered)) {
    const group = offered.filter((option) => option.verb === verb && points(option))
    if (group.length > 1 && group.length < offered.length) groups.set(verb, group)
  }
  const opened = open === null ? undefined : groups.get(open)
  if (opened) return [...numbered(opened.map((option) => ({ kind: 'option' as const, option }))), { kind: 'back', key: '0' }]
  const plain = offered.filter((option) => !groups.get(option.verb)?.includes(option))
  const alone = (option: Option): Unkeyed => ({ kind: 'option', option })
  return numbered([
    ...(offered.length > MANY ? together(plain) : plain).filter((option) => !declines(option)).map(alone),
    ...[...groups].map(([verb, options]): Unkeyed => ({ kind: 'group', verb, options })),
    ...plain.filter(declines).map(alone),
  ])
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

function numbered(entries: Unkeyed[]): Entry[] {
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

/** What can be chosen by a click on the thing itself: options that are shown, and places though their group is closed. */
export function choicesOf(entries: Entry[]): Choice[] {
  return entries.flatMap((entry): Choice[] => {
    if (entry.kind === 'option') return [entry]
    if (entry.kind === 'group' && entry.verb === 'go') return entry.options.map((option) => ({ option, key: '' }))
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
