// How the resolution of a mansion is told: its events in beats, each with the mansion as it stands then and with what everybody has
// got out of it so far.
import type { Event } from '../../../lib/protocol'
import type { Values } from '../members'
import type { MansionView } from '../types'
import { follow, placeOf } from './follow'

export type BeatKind = 'full' | 'silenced' | 'skill' | 'loot' | 'pay' | 'leave' | 'upgrade' | 'close'

/** Events that are shown at once, and how long they stand at the normal pace, in milliseconds. */
export interface Group {
  kind: BeatKind
  events: Event[]
  ms: number
}

/** What a player has got so far. */
export interface Gains {
  seat: number
  /** Influence, once it has been counted; -1 before. */
  total: number
  /** 0 while it has not been said, or without influence. */
  rank: number
  /** Roses for the rank; for skills. */
  pay: number
  skills: number
  loot: number
}

export interface Beat extends Group {
  /** As it stands after this. */
  mansion: MansionView
  /** Serial number of the card at work, or -1. */
  active: number
  /** The ranked in their order, then the others. */
  gains: Gains[]
}

export interface Telling {
  place: number
  /** All mansions as they stood when this one was full. */
  mansions: MansionView[]
  beats: Beat[]
}

const LENGTH: Record<BeatKind, number> = { full: 800, silenced: 1300, skill: 1300, loot: 1000, pay: 750, leave: 600, upgrade: 900, close: 900 }
/** Each effect of a skill is read, too. */
const PER_EFFECT = 350
/** What has been told stands a little before it goes. */
export const REST = 1500
/** No resolution is told for longer than this. */
const LONGEST = 10_000

const KINDS: Record<string, BeatKind> = {
  resolving: 'full', silenced: 'silenced', activated: 'skill', gained: 'loot', ranked: 'pay', returned: 'leave', upgraded: 'upgrade', gave_back: 'upgrade', discarded: 'close', resolved: 'close',
}
/** What happens while a skill is at work belongs to it; loot that lay on a card is handed out afterwards. */
const isEffect = ({ kind, params = {} }: Event): boolean =>
  ['lost', 'paid', 'returned', 'discarded'].includes(kind) || (kind === 'gained' && params.card === -1)

/** The resolutions in the events of one update: each from `resolving` on, in groups. What comes before the first is not told here. */
export function resolutionsIn(events: Event[]): { start: number; groups: Group[] }[] {
  const found: { start: number; groups: Group[] }[] = []
  for (const [at, event] of events.entries()) {
    if (event.kind === 'resolving') found.push({ start: at, groups: [] })
    const groups = found.at(-1)?.groups
    const kind = KINDS[event.kind]
    if (!groups) continue
    const last = groups.at(-1)
    if (last?.kind === 'skill' && isEffect(event)) last.events.push(event)
    else if (kind && last && joins(last, event, kind)) last.events.push(event)
    else if (kind) groups.push({ kind, events: [event], ms: 0 })
  }
  return found.map(({ start, groups }) => ({ start, groups: timed(groups) }))
}

function joins(last: Group, { kind, params = {} }: Event, group: BeatKind): boolean {
  if (last.kind !== group) return false
  // Ranks that are paid come one by one.
  if (kind === 'ranked') return !(Number(params.amount) > 0)
  return group === 'loot' || group === 'leave' || group === 'close'
}

function timed(groups: Group[]): Group[] {
  const lengths = groups.map(({ kind, events }) => LENGTH[kind] + (kind === 'skill' ? PER_EFFECT * Math.min(3, events.length - 1) : 0))
  const by = Math.min(1, LONGEST / Math.max(1, lengths.reduce((sum, each) => sum + each, 0)))
  return groups.map((group, at) => ({ ...group, ms: lengths[at]! * by }))
}

/** All that there is to tell of an update, given how the mansions stood before it. */
export function tellingsOf(before: MansionView[], events: Event[], values: Values, seats: number): Telling[] {
  const tellings: Telling[] = []
  let mansions = before
  let done = 0
  for (const { start, groups } of resolutionsIn(events)) {
    for (const event of events.slice(done, start)) mansions = follow(mansions, event, values)
    const place = placeOf(mansions, events[start]!.params?.place)
    const told = groups.flatMap((group) => group.events)
    done = start + 1
    if (place >= 0) tellings.push({ place, mansions, beats: beatsOf(mansions, place, groups, values, seats) })
    for (const event of told) mansions = follow(mansions, event, values)
    done = Math.max(done, events.indexOf(told.at(-1) ?? events[start]!) + 1)
  }
  return tellings
}

function beatsOf(start: MansionView[], place: number, groups: Group[], values: Values, seats: number): Beat[] {
  const ranked = groups.flatMap(({ events }) => events).filter(({ kind }) => kind === 'ranked').map(({ params }) => Number(params?.seat))
  const order = [...ranked, ...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !ranked.includes(seat))]
  let gains: Gains[] = order.map((seat) => ({ seat, total: -1, rank: 0, pay: 0, skills: 0, loot: 0 }))
  let mansions = start
  return groups.map((group) => {
    const house = mansions[place]!
    for (const event of group.events) {
      mansions = follow(mansions, event, values)
      gains = gains.map((each) => (each.seat === event.params?.seat ? gained(each, event) : each))
    }
    const activated = group.kind === 'skill' ? Number(group.events[0]!.params?.card) : -1
    // The house that closes stands until all is told.
    const mansion = mansions[place]!.mansion === null ? { ...house, line: [], tiles: house.tiles.map(() => 0), presence_tiles: 0 } : mansions[place]!
    return { ...group, mansion, active: activated, gains }
  })
}

function gained(gains: Gains, { kind, params = {} }: Event): Gains {
  const amount = Number(params.amount)
  if (kind === 'paid') return { ...gains, skills: gains.skills + amount }
  if (kind === 'gained') return { ...gains, loot: gains.loot + Number(params.count) }
  if (kind === 'ranked') return { ...gains, total: Number(params.total), rank: Number(params.rank), pay: amount }
  return gains
}

/** How long all resolutions among these events take to be told at the normal pace, in milliseconds. */
export const lengthOf = (events: Event[]): number =>
  resolutionsIn(events).reduce((sum, { groups }) => sum + groups.reduce((all, { ms }) => all + ms, OPENING + REST), 0)

/** The last card comes and the windows light up before the telling begins. */
export const OPENING = 900
