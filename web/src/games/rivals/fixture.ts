// Balls in the middle of a game: for tests, and for looking at the table without a server (web/dev). What the server sends of them
// stands in fixture.json as the engine made it: by name, view, question and events of seat 0.
import type { ChatLine, Event, Question, Room, Update, Waiting } from '../../lib/protocol'
import data from './fixture.json'
import type { Catalogue, View } from './types'

/**
 * two, four, five: that many players in mid-game, seat 0 is about to play. crowd: fourteen cards in one mansion. before, fills,
 * closed: one after the other; in the second the Opera House fills, in the third it makes room for the next.
 */
export type BallName = 'two' | 'four' | 'five' | 'crowd' | 'before' | 'fills' | 'closed'

interface Ball {
  view: View
  question: Question | null
  waiting: Waiting
  events: Event[]
}

export const CATALOGUE = data.catalogue as unknown as Catalogue
export const NAMES = ['Rowan', 'Ines', 'Tomo', 'Moth', 'Wilhelmina']
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star']

export const ballOf = (name: BallName): Ball => structuredClone(data[name]) as unknown as Ball

const event = (kind: string, params: Record<string, unknown> = {}, secret = false): Event => (secret ? { kind, params, private: true } : { kind, params })

export const LOG: Event[] = [
  event('turn', { number: 5, seat: 0 }),
  event('played_down', { seat: 0, card: 0, place: 'rosewood_hall', member: 'detective' }, true),
  event('stole', { seat: 0, card: 0, member: '', count: 1, wanted: 1 }),
  event('turn', { number: 6, seat: 1 }),
  event('played', { seat: 1, card: 6, place: 'opera_house', member: 'crafty_chat_noir' }),
  event('tile_placed', { seat: 1, place: 'rosewood_hall', count: 1 }),
  event('tile_placed', { seat: 1, place: 'dukes_residence', count: 1 }),
  event('turn', { number: 7, seat: 2 }),
  event('played', { seat: 2, card: 5, place: 'opera_house', member: 'lady_lupin' }),
  event('stole', { seat: 2, card: 5, member: 'lady_lupin', count: 3, wanted: 3 }),
  event('turn', { number: 8, seat: 3 }),
  event('played', { seat: 3, card: 10, place: 'dukes_residence', member: 'alert_madam' }),
  event('turn', { number: 9, seat: 0 }),
]

export const CHAT: ChatLine[] = [
  { number: 1, at: 0, name: 'Tomo', shape: 'square', text: 'mine is the one with the hat', after: 7 },
  { number: 2, at: 1, name: 'Ines', shape: 'triangle', text: 'she takes up the whole sofa', after: 12 },
]

/** The room of a ball with so many players. */
export const roomOf = (players: number): Room => ({
  type: 'room', code: 'MOSSFERN', game: 'rivals', phase: 'playing', may_start: false, results: [],
  members: NAMES.slice(0, players).map((name, seat) => ({
    id: `m${seat}`, name, shape: SHAPES[seat]!, seat, role: seat === 3 ? ('bot' as const) : ('player' as const), host: seat === 0, ready: true,
  })),
  settings: {
    players, options: {}, clock: 60, grace: 30, speed: 'normal', level: 'greedy', listed: true, watchers: true, watcher_chat: 'together', host_starts: false, notebook: 'off',
  },
  match: { id: 'match1', number: 1, phase: 'playing', commitment: '', names: NAMES.slice(0, players), shapes: SHAPES.slice(0, players), clock_left: 36, paused_by: '' },
})

/** A ball as an update that comes first; what happened in it is `events`. */
export function updateOf(name: BallName): Update {
  const { view, question, waiting } = ballOf(name)
  return { type: 'update', match: 'match1', number: 40, view, events: LOG, log_length: LOG.length, waiting, question, actions: [], clock_left: 36 }
}
