// How a battle is told: its events in beats, each with the battle as it stands then.
import type { Event } from '../../../lib/protocol'
import type { BattleView, PublicView } from '../types'
import { begun, follow, shipsAfter, text, type Fray, type Strength } from './follow'

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
/** Where a battle goes on, or begins. */
const STARTS = new Set(['battle', 'no_battle'])
/** After these, nothing more belongs to a battle. */
const AFTERWARDS = new Set(['turn', 'drew', 'placed', 'guide', 'discarded', 'moved', 'over'])

/** Levels and rings of everybody, as a view tells them. */
function strengths(view: PublicView): { levels: Map<string, number>; ships: Map<string, number> } {
  return {
    levels: new Map(view.characters.map(({ id, level }) => [id, level])),
    ships: new Map(view.characters.map(({ id, ships }) => [id, ships])),
  }
}

/** All that there is to tell of an update, given how things stood before it and stand after it. */
export function tellingsOf(before: PublicView, after: PublicView, events: Event[], last: Fray | null): Telling[] {
  let { ships } = strengths(before)
  const { levels } = strengths(after)
  const known = after.battle
  const strength: Strength = (card) => ({ level: levels.get(card) ?? 0, ships: ships.get(card) ?? 0 })
  const tellings: Telling[] = []
  let stone = before.stone
  let fray = last ?? (before.battle ? { battle: before.battle, stone, went: {}, claimed: false } : null)
  let telling: Telling | null = fray && before.battle ? { begins: false, ends: false, beats: [] } : null
  const add = (kind: BeatKind, event: Event): void => {
    const beats = telling!.beats
    const previous = beats.at(-1)
    if (previous?.kind === kind && JOINS[event.kind]?.(previous.events.at(-1)!, event)) {
      previous.events.push(event)
      previous.fray = fray!
    } else beats.push({ kind, events: [event], ms: LENGTH[kind], fray: fray! })
  }
  for (const event of events) {
    const { kind } = event
    if (STARTS.has(kind) && !(kind === 'no_battle' && telling !== null && fray?.battle.place === event.params?.place)) {
      if (telling?.beats.length) tellings.push({ ...telling, ends: true })
      fray = begun(event, strength, stone)
      telling = { begins: true, ends: false, beats: [] }
      add(KINDS[kind]!, event)
    } else if (telling && fray && KINDS[kind]) {
      fray = follow(fray, event, strength)
      add(KINDS[kind], event)
    } else if (AFTERWARDS.has(kind)) {
      if (telling?.beats.length) tellings.push({ ...telling, ends: true })
      telling = null
      fray = null
    }
    ships = shipsAfter(ships, event)
    if (kind === 'stone') stone = text(event.params?.card)
  }
  if (telling?.beats.length) tellings.push({ ...telling, ends: known === null })
  return tellings.map(timed)
}

function timed(telling: Telling): Telling {
  const all = telling.beats.reduce((sum, { ms }) => sum + ms, 0)
  const by = Math.min(1, LONGEST / Math.max(1, all))
  return { ...telling, beats: telling.beats.map((beat) => ({ ...beat, ms: beat.ms * by })) }
}

/** Whether this seat fights in it. */
export const fights = ({ attack, defence }: BattleView, seat: number): boolean => seat >= 0 && (attack.seat === seat || defence.seat === seat)
