// When what moves. The view is drawn at once as it is; this only says, for the events of one update, when each thing starts to
// move from where it was, so that dice come before the walk and the walk before the card. Nothing waits for it.
import type { Event } from '../../lib/protocol'
import { scaleOf, type Timeline as Times } from '../../table/timeline'

export interface Move {
  seat: number
  to: number
  at: number
}

export interface Timeline extends Times {
  /** Rolls, in order: when each starts, which dice, what they show. */
  rolls: { at: number; d4: number | null; d6: number | null }[]
  /** When each seat starts to walk. */
  walks: Map<number, number>
  /** When each seat's damage starts to move. */
  ticks: Map<number, number>
  /** Who strikes out at whom. */
  lunges: Move[]
  /** A card that goes face down from one player to another. */
  handovers: Move[]
  /** When each seat is hurt. */
  hits: Map<number, number>
  /** When a card turns, or -1. */
  card: number
  /** When each seat is revealed. */
  reveals: Map<number, number>
}

/** Lengths at the normal pace, milliseconds (see the design tokens of the same names). */
export const LENGTH = { dice: 560, walk: 420, flip: 320, tick: 70, reveal: 320, lunge: 280 }

const STILL: Timeline = {
  rolls: [], lunges: [], handovers: [], walks: new Map(), ticks: new Map(), hits: new Map(), card: -1, reveals: new Map(), sounds: [], end: 0,
}

const number = (value: unknown): number => (typeof value === 'number' ? value : -1)
const face = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null)

/** The timeline of the events of one update; `pace` multiplies its lengths, 0 means that nothing moves. */
export function timelineOf(events: Event[], pace: number): Timeline {
  const line: Timeline = { ...STILL, rolls: [], lunges: [], handovers: [], walks: new Map(), ticks: new Map(), hits: new Map(), reveals: new Map(), sounds: [] }
  let now = 0
  // Damage of one blow moves together.
  let blow = -1
  for (const { kind, params = {} } of events) {
    const seat = number(params.seat)
    if (kind !== 'damage') blow = -1
    switch (kind) {
      case 'rolled':
        line.rolls.push({ at: now, d4: face(params.d4), d6: face(params.d6) })
        line.sounds.push({ sound: 'dice', at: now })
        now += LENGTH.dice
        break
      case 'moved':
        line.walks.set(seat, now)
        line.sounds.push({ sound: 'step', at: now })
        now += LENGTH.walk
        break
      case 'swapped':
        // Two pieces change places, and pass each other on the way.
        for (const each of [seat, number(params.with_seat)]) line.walks.set(each, now)
        line.sounds.push({ sound: 'step', at: now })
        now += LENGTH.walk
        break
      case 'attack':
      case 'counterattack': {
        const target = kind === 'attack' ? (params.targets as number[] | undefined)?.[0] : params.to
        line.lunges.push({ seat, to: number(target), at: now })
        now += LENGTH.lunge
        break
      }
      case 'gave_hint':
        line.handovers.push({ seat, to: number(params.to), at: now })
        line.card = now + LENGTH.walk
        line.sounds.push({ sound: 'card', at: now })
        now += LENGTH.walk + LENGTH.flip
        break
      case 'drew':
      case 'drew_hint':
        line.card = now
        line.sounds.push({ sound: 'card', at: now })
        now += LENGTH.flip
        break
      case 'damage':
      case 'healed':
      case 'set_damage': {
        const harm = kind === 'damage'
        if (harm) line.hits.set(seat, blow >= 0 ? blow : now)
        if (harm && blow >= 0) {
          line.ticks.set(seat, blow)
        } else {
          line.ticks.set(seat, now)
          line.sounds.push({ sound: harm ? 'hurt' : 'heal', at: now })
          if (harm) blow = now
          now += Math.min(6, Math.abs(number(params.after) - number(params.before)) || 1) * LENGTH.tick
        }
        break
      }
      case 'swapped_damage':
        for (const each of [seat, number(params.with_seat)]) line.ticks.set(each, now)
        line.sounds.push({ sound: 'heal', at: now })
        now += Math.min(6, Math.abs(number(params.mine) - number(params.theirs)) || 1) * LENGTH.tick
        break
      case 'revived':
      case 'revealed':
        line.reveals.set(seat, now)
        line.sounds.push({ sound: 'reveal', at: now })
        now += LENGTH.reveal
        break
      case 'died':
        line.reveals.set(seat, now)
        line.sounds.push({ sound: 'death', at: now })
        now += LENGTH.reveal
        break
      case 'over':
        line.sounds.push({ sound: 'end', at: now })
        break
    }
  }
  return scaled(line, scaleOf(pace, now), now)
}

function scaled(line: Timeline, by: number, end: number): Timeline {
  const all = (times: Map<number, number>): Map<number, number> =>
    by === 0 ? new Map() : new Map([...times].map(([seat, at]) => [seat, at * by]))
  const moves = (list: Move[]): Move[] => (by === 0 ? [] : list.map((move) => ({ ...move, at: move.at * by })))
  return {
    rolls: by === 0 ? [] : line.rolls.map((roll) => ({ ...roll, at: roll.at * by })),
    lunges: moves(line.lunges),
    handovers: moves(line.handovers),
    walks: all(line.walks),
    ticks: all(line.ticks),
    hits: all(line.hits),
    reveals: all(line.reveals),
    card: by === 0 ? -1 : line.card * (line.card < 0 ? 1 : by),
    sounds: line.sounds.map((sound) => ({ ...sound, at: sound.at * by })),
    end: end * by,
  }
}
