// How a battle is told: its events in beats, each with the battle as it stands then.
import type { Event } from '../../../lib/protocol'
import type { BattleView, PublicView } from '../types'
import { begun, follow, shipsAfter, text, type Fray, type Standing, type Strength } from './follow'

export type BeatKind = 'meet' | 'commit' | 'turn_up' | 'draw' | 'totals' | 'loss' | 'retreat' | 'stone' | 'fallen' | 'empty'

export interface Beat {
  kind: BeatKind
  events: Event[]
  /** How long it stands at the normal pace, in milliseconds. */
  ms: number
  /** As the battle stands after this. */
  fray: Fray
}

/** What is told of one battle in one update: the whole of it, or how it went on. */
export interface Telling {
  /** It began in this update. */
  begins: boolean
  /** It is over: nothing of it stands in the view any more. */
  ends: boolean
  beats: Beat[]
}

const LENGTH: Record<BeatKind, number> = { meet: 1100, commit: 700, turn_up: 800, draw: 420, totals: 1500, loss: 1150, retreat: 750, stone: 1300, fallen: 1800, empty: 1500 }
/** No battle is told for longer than this. */
const LONGEST = 11_000
/** What has been told stands a little before it goes. */
export const REST = 2600

const KINDS: Record<string, BeatKind> = {
  battle: 'meet', nominated: 'meet', committed: 'commit', extra: 'turn_up', battle_drew: 'draw', totals: 'totals', loss: 'loss', died: 'loss',
  retreated: 'retreat', lost_loose: 'retreat', claimed: 'retreat', stone: 'stone', stone_full: 'stone', eliminated: 'fallen', no_battle: 'empty',
}
/** What happens with the event before is shown with it. */
const JOINS: Partial<Record<string, (last: Event, event: Event) => boolean>> = {
  nominated: () => true,
  extra: (last, { params }) => last.kind === 'extra' && last.params?.side === params?.side,
  committed: () => true,
  died: (last) => last.kind === 'loss',
  retreated: () => true,
  lost_loose: () => true,
  claimed: () => true,
  stone_full: () => true,
}
/** Questions that are about a battle. */
export const OF_BATTLES = new Set(['site', 'nominate', 'commit', 'loss', 'retreat', 'claim', 'stone'])
/** Where a battle goes on, or begins. */
const STARTS = new Set(['battle', 'no_battle'])
/** After these, nothing more belongs to a battle. */
const AFTERWARDS = new Set(['turn', 'drew', 'placed', 'guide', 'discarded', 'moved', 'over'])

interface Group {
  kind: BeatKind
  events: Event[]
}

/** A battle in the events of one update: where it begins or goes on, and its events in groups. */
interface Bout {
  begins: boolean
  /** Number of the first event. */
  at: number
  groups: Group[]
}

/** The battles in the events of one update; `going`: one was fought before it. */
function boutsIn(events: Event[], going: string | null): Bout[] {
  const bouts: Bout[] = []
  let bout: Bout | null = going === null ? null : { begins: false, at: 0, groups: [] }
  let place = going
  const close = (): void => {
    if (bout?.groups.length) bouts.push(bout)
    bout = null
  }
  for (const [at, event] of events.entries()) {
    const { kind, params = {} } = event
    const group = KINDS[kind]
    // Whoever is nominated stands there when it begins; where nobody is, that is how it ends.
    const same = bout !== null && place === params.place
    if (STARTS.has(kind) && !(kind === 'no_battle' && same)) {
      if (same && bout!.groups.every((each) => each.kind === 'meet')) bout = null
      close()
      bout = { begins: true, at, groups: [{ kind: group!, events: [event] }] }
      place = text(params.place)
    } else if (AFTERWARDS.has(kind)) close()
    else if (bout && group) {
      const last: Group | undefined = bout.groups.at(-1)
      if (last?.kind === group && JOINS[kind]?.(last.events.at(-1)!, event)) last.events.push(event)
      else bout.groups.push({ kind: group, events: [event] })
    }
  }
  close()
  return bouts
}

/** All that there is to tell of an update, given how things stood before it and stand after it. */
export function tellingsOf(before: PublicView, after: PublicView, events: Event[], last: Fray | null): Telling[] {
  const levels = new Map(after.characters.map(({ id, level }) => [id, level]))
  let ships = new Map(before.characters.map(({ id, ships: ring }) => [id, ring]))
  let stone = before.stone
  const strength: Strength = (card) => ({ level: levels.get(card) ?? 0, ships: ships.get(card) ?? 0 })
  const standing: Standing = (seat, place) =>
    before.characters.filter((each) => each.seat === seat && each.place === place && each.kind !== 'diplomat').map(({ id }) => id)
  let done = 0
  const pass = (to: number): void => {
    for (; done < to; done += 1) {
      ships = shipsAfter(ships, events[done]!)
      if (events[done]!.kind === 'stone') stone = text(events[done]!.params?.card)
    }
  }
  const going = before.battle
  const start: Fray | null = last ?? (going ? { battle: going, stone, went: {}, claimed: false } : null)
  const bouts = boutsIn(events, start?.battle.place ?? null)
  return bouts.map(({ begins, at, groups }, index) => {
    pass(at)
    let fray = begins ? begun(events[at]!, strength, stone, standing) : start!
    const beats = groups.map(({ kind, events: told }): Beat => {
      for (const event of told) fray = follow(fray, event, strength)
      return { kind, events: told, ms: LENGTH[kind], fray }
    })
    return timed({ begins, ends: index < bouts.length - 1 || after.battle?.place !== fray.battle.place, beats })
  })
}

/** How long the battles of an update are told, in milliseconds at the normal pace. */
export function lengthOf(events: Event[]): number {
  const told = boutsIn(events, '').map(({ groups }) => timed({ begins: true, ends: true, beats: groups.map(({ kind }) => ({ ms: LENGTH[kind] })) }))
  return told.reduce((sum, { beats }) => sum + REST + beats.reduce((all, { ms }) => all + ms, 0), 0)
}

function timed<Told extends { beats: { ms: number }[] }>(telling: Told): Told {
  const all = telling.beats.reduce((sum, { ms }) => sum + ms, 0)
  const by = Math.min(1, LONGEST / Math.max(1, all))
  return { ...telling, beats: telling.beats.map((beat) => ({ ...beat, ms: beat.ms * by })) }
}

/** Whether this seat fights in it. */
export const fights = ({ attack, defence }: BattleView, seat: number): boolean => seat >= 0 && (attack.seat === seat || defence.seat === seat)
