// When what moves at the ball, for the events of one update.
import type { Event } from '../../lib/protocol'
import { scaleOf, type Timeline } from '../../table/timeline'
import { lengthOf } from './board/telling'

export interface Times extends Timeline {
  /** When each card begins to walk, by its serial number. */
  walks: Map<number, number>
  /** When each card turns over. */
  turns: Map<number, number>
}

/** Lengths at the normal pace, milliseconds (see the design tokens of the same names). */
export const LENGTH = { walk: 420, flip: 320, tile: 240 }

const number = (value: unknown): number => (typeof value === 'number' ? value : -1)

/** The timeline of one update; `pace` multiplies its lengths, 0 means that nothing moves. */
export function timelineOf(events: Event[], pace: number): Times {
  const times: Times = { walks: new Map(), turns: new Map(), sounds: [], end: 0 }
  let now = 0
  for (const { kind, params = {} } of events) {
    const card = number(params.card)
    switch (kind) {
      case 'played':
      case 'played_down':
      case 'moved':
      case 'to_front':
        times.walks.set(card, now)
        times.sounds.push({ sound: kind === 'moved' || kind === 'to_front' ? 'step' : 'card', at: now })
        now += LENGTH.walk
        break
      case 'turned_up':
      case 'turned_down':
        times.turns.set(card, now)
        times.sounds.push({ sound: 'card', at: now })
        now += LENGTH.flip
        break
      case 'tile_placed':
      case 'presence':
      case 'exchanged':
        times.sounds.push({ sound: 'step', at: now })
        now += LENGTH.tile
        break
      case 'over':
        times.sounds.push({ sound: 'end', at: now })
        break
    }
  }
  const scale = scaleOf(pace, now)
  const all = (when: Map<number, number>): Map<number, number> => new Map(scale === 0 ? [] : [...when].map(([card, at]) => [card, at * scale]))
  return {
    ...times,
    walks: all(times.walks),
    turns: all(times.turns),
    sounds: times.sounds.map((sound) => ({ ...sound, at: sound.at * scale })),
    // The end of the game is shown when the last mansion has been told; nothing else waits for that.
    end: now * scale + (events.some(({ kind }) => kind === 'over') ? lengthOf(events) * pace : 0),
  }
}
