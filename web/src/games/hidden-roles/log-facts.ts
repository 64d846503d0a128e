// What the table reads out of the log: the last change of each player's damage, the last drawn card, the night in turns.
import type { Event } from '../../lib/protocol'

export interface Trail {
  seat: number
  from: number
  to: number
}

const CHANGES = new Set(['damage', 'healed', 'set_damage'])

/** Where each player's damage last came from, for changes of this turn and the one before. */
export function trailsOf(log: Event[]): Trail[] {
  const trails = new Map<number, Trail>()
  let turns = 0
  for (let index = log.length - 1; index >= 0 && turns < 2; index -= 1) {
    const { kind, params = {} } = log[index]!
    if (kind === 'turn' || kind === 'extra_turn') turns += 1
    for (const { seat, from, to } of changesOf(kind, params)) {
      const known = trails.get(seat)
      // Several changes close together are one trail, from before the first of them.
      if (known) known.from = from
      else trails.set(seat, { seat, from, to })
    }
  }
  return [...trails.values()].filter((trail) => trail.from !== trail.to)
}

/** Whose damage an event changes, from where to where. */
function changesOf(kind: string, params: Record<string, unknown>): Trail[] {
  const number = (name: string): number => params[name] as number
  if (CHANGES.has(kind)) return [{ seat: number('seat'), from: number('before'), to: number('after') }]
  if (kind !== 'swapped_damage') return []
  // What one has now, the other had before.
  return [{ seat: number('seat'), from: number('theirs'), to: number('mine') }, { seat: number('with_seat'), from: number('mine'), to: number('theirs') }]
}

export interface Drawn {
  card: string
  /** Who drew it or, for a hermit card, handed it over. */
  seat: number
  /** Who got it, or -1. */
  to: number
  secret: boolean
  /** Tells it from every other draw of the match. */
  key: number
  /** How many turns have begun since. */
  since: number
}

/** The card that was last drawn and that this viewer may read. */
export function drawnOf(log: Event[]): Drawn | null {
  let since = 0
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const { kind, params = {} } = log[index]!
    if (kind === 'turn') since += 1
    if (!params.card) continue
    if (kind === 'drew') return { card: String(params.card), seat: params.seat as number, to: -1, secret: false, key: index, since }
    if (kind === 'drew_hint' || kind === 'gave_hint') {
      const to = typeof params.to === 'number' ? params.to : -1
      return { card: String(params.card), seat: params.seat as number, to, secret: true, key: index, since }
    }
  }
  return null
}

export interface NightMark {
  turn: number
  kind: 'revealed' | 'died' | 'revived'
  seat: number
  character: string
}

/** Reveals, deaths and returns to life with the turns in which they came. */
export function nightOf(log: Event[]): NightMark[] {
  const marks: NightMark[] = []
  let turn = 1
  for (const { kind, params = {} } of log) {
    if (kind === 'turn' && typeof params.number === 'number') turn = params.number
    if (kind === 'revealed' || kind === 'died' || kind === 'revived') {
      marks.push({ turn, kind, seat: params.seat as number, character: String(params.character ?? '') })
    }
  }
  return marks
}
