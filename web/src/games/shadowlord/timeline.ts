// When what moves, for the events of one update.
import type { Event } from '../../lib/protocol'
import { scaleOf, type Timeline } from '../../table/timeline'
import { lengthOf } from './battle/telling'

export interface Times extends Timeline {
  /** When each character begins to move, by its id. */
  moves: Map<string, number>
  /** When a disc turns over, by its galaxy; when a fighter's card is turned up, by the fighter. */
  turns: Map<string, number>
  /** When a character falls. */
  deaths: Map<string, number>
  /** When the shadow takes its next slot, or -1. */
  slot: number
}

/** Lengths at the normal pace, milliseconds (see the design tokens of the same names). */
export const LENGTH = { walk: 420, flip: 320, dice: 560, ship: 90, eclipse: 1200 }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The timeline of one update; `pace` multiplies its lengths, 0 means that nothing moves. */
export function timelineOf(events: Event[], pace: number): Times {
  const times: Times = { moves: new Map(), turns: new Map(), deaths: new Map(), slot: -1, sounds: [], end: 0 }
  let now = 0
  const sound = (name: string): void => void times.sounds.push({ sound: name, at: now })
  for (const { kind, params = {} } of events) {
    const card = text(params.card)
    switch (kind) {
      case 'moved':
      case 'shadow_moved':
      case 'retreated':
      case 'nominated':
        times.moves.set(card, now)
        sound('step')
        now += LENGTH.walk
        break
      case 'turned':
        times.turns.set(text(params.place), now)
        sound('card')
        now += LENGTH.flip
        break
      case 'extra':
      case 'battle_drew':
        times.turns.set(card, now)
        sound('card')
        now += LENGTH.flip
        break
      case 'drew':
      case 'placed':
      case 'redeemed':
      case 'committed':
        sound('card')
        break
      case 'guide':
        sound('dice')
        now += LENGTH.dice
        break
      case 'ring':
      case 'loose':
      case 'claimed':
        sound('step')
        now += LENGTH.ship
        break
      case 'loss':
        times.turns.set(card, now)
        sound('hurt')
        now += LENGTH.flip
        break
      case 'died':
        times.deaths.set(card, now)
        now += LENGTH.flip
        break
      case 'timer':
        times.slot = now
        break
      case 'over':
        sound('end')
        break
    }
  }
  const scale = scaleOf(pace, now)
  const all = (when: Map<string, number>): Map<string, number> => new Map(scale === 0 ? [] : [...when].map(([id, at]) => [id, at * scale]))
  return {
    moves: all(times.moves),
    turns: all(times.turns),
    deaths: all(times.deaths),
    // The sun darkens while the rest goes on: nothing waits for it.
    slot: scale === 0 ? -1 : times.slot * scale,
    sounds: times.sounds.map((each) => ({ ...each, at: each.at * scale })),
    // The end of the game is shown when the last battle has been told; nothing else waits for that.
    end: now * scale + (events.some(({ kind }) => kind === 'over') ? lengthOf(events) * pace : 0),
  }
}
