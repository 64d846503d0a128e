// A table in the middle of a game: for tests, and for looking at the table without a server (web/dev).
import type { ChatLine, Event, Question, Room, Update } from '../../lib/protocol'
import type { Catalogue, View } from '../hidden-roles/types'

export const NAMES = ['Rowan', 'Ines', 'Tomo', 'Moth', 'Sable', 'Piotr']
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star', 'hexagon']

const character = (id: string, faction: string, hp: number) => ({ id, faction, hp, armable: true, once: true, passive: false, will_reveal: true })
const card = (id: string, kind: string) => ({ id, deck: id.startsWith('w_') ? ('white' as const) : id.startsWith('b_') ? ('black' as const) : ('hermit' as const), kind, count: 1 })

export const CATALOGUE: Catalogue = {
  areas: [
    { id: 'hermits_cabin', totals: [2, 3] }, { id: 'underworld_gate', totals: [4, 5] }, { id: 'church', totals: [6] },
    { id: 'cemetery', totals: [8] }, { id: 'weird_woods', totals: [9] }, { id: 'erstwhile_altar', totals: [10] },
  ],
  cards: [
    ...['w_mystic_compass', 'w_talisman', 'w_fortune_brooch', 'w_silver_rosary', 'w_spear_longinus', 'w_holy_robe', 'b_masamune', 'b_machine_gun', 'b_handgun', 'b_butcher_knife', 'b_chainsaw', 'b_broad_axe'].map((id) => card(id, 'equipment')),
    ...['w_flare_judgement', 'w_blessing', 'b_vampire_bat', 'h_slap', 'h_greed'].map((id) => card(id, 'single')),
  ],
  characters: [
    character('ellen', 'hunter', 10), character('franklin', 'hunter', 12), character('fuka', 'hunter', 12), character('george', 'hunter', 14),
    character('ultra_soul', 'shadow', 11), character('valkyrie', 'shadow', 13), character('vampire', 'shadow', 13), character('werewolf', 'shadow', 14),
    character('allie', 'neutral', 8), character('catherine', 'neutral', 11), character('bob', 'neutral', 10),
  ],
}

const player = (seat: number, place: string | null, damage: number, equipment: string[], shown: string | null = null, alive = true) => ({
  seat, place, damage, alive, revealed: shown !== null, character: shown, equipment, angel: false, barrier: false, voided: false, spent: false, turned: false,
})

/** Turn 15: Rowan, the Vampire, may attack Ines or Tomo. */
export const VIEW: View = {
  public: {
    game: 'hunters', roster: 'default', abilities: true,
    pool: CATALOGUE.characters.map(({ id }) => id),
    factions: { hunter: 2, shadow: 2, neutral: 2 },
    players: [
      player(0, 'church', 5, ['b_broad_axe', 'w_silver_rosary', 'w_talisman']),
      player(1, 'church', 6, ['w_fortune_brooch']),
      player(2, 'erstwhile_altar', 9, ['w_spear_longinus', 'b_handgun'], 'george'),
      player(3, 'hermits_cabin', 3, []),
      player(4, 'cemetery', 8, ['b_butcher_knife'], 'catherine'),
      player(5, null, 11, [], 'ellen', false),
    ],
    board: ['hermits_cabin', 'weird_woods', 'erstwhile_altar', 'church', 'underworld_gate', 'cemetery'],
    decks: { white: 9, black: 5, hermit: 11 },
    discards: { white: ['w_blessing'], black: ['b_vampire_bat'], hermit: 3 },
    turn: 15, active: 0, extra: 0,
    dice: { why: 'move', seat: 0, d4: 2, d6: 4, result: 6 },
    card: { card: 'w_flare_judgement', seat: 0 },
    attack: null,
    over: null,
  },
  own: { seat: 0, character: 'vampire', armed: false, known: { 3: 'bob' }, hint: null },
}

export const QUESTION: Question = {
  id: 41, kind: 'attack', clause: '6.1',
  options: [
    { id: 'attack:1', verb: 'attack', seat: 1 },
    { id: 'attack:2', verb: 'attack', seat: 2 },
    { id: 'pass', verb: 'pass' },
  ],
}

const event = (kind: string, params: Record<string, unknown> = {}, secret = false): Event => (secret ? { kind, params, private: true } : { kind, params })

export const LOG: Event[] = [
  event('begins', { first: 3 }),
  event('turn', { number: 11, seat: 1 }),
  event('rolled', { seat: 1, why: 'move', d4: 1, d6: 5, result: 6 }),
  event('moved', { seat: 1, place: 'church' }),
  event('drew', { seat: 1, deck: 'white', card: 'w_fortune_brooch' }),
  event('equipped', { seat: 1, card: 'w_fortune_brooch' }),
  event('passed', { seat: 1 }),
  event('turn', { number: 12, seat: 2 }),
  event('rolled', { seat: 2, why: 'move', d4: 4, d6: 6, result: 10 }),
  event('moved', { seat: 2, place: 'erstwhile_altar' }),
  event('took', { seat: 2, from_seat: 5, card: 'b_handgun' }),
  event('revealed', { seat: 2, character: 'george', forced: false }),
  event('turn', { number: 13, seat: 3 }),
  event('rolled', { seat: 3, why: 'move', d4: 1, d6: 2, result: 3 }),
  event('moved', { seat: 3, place: 'hermits_cabin' }),
  event('drew_hint', { seat: 3 }),
  event('gave_hint', { seat: 3, to: 1 }),
  event('damage', { seat: 1, amount: 1, before: 3, after: 4, by: 3, source: 'h_slap' }),
  event('saw', { seat: 0, of: 3, character: 'bob' }, true),
  event('turn', { number: 14, seat: 4 }),
  event('rolled', { seat: 4, why: 'move', d4: 3, d6: 5, result: 8 }),
  event('moved', { seat: 4, place: 'cemetery' }),
  event('drew', { seat: 4, deck: 'black', card: 'b_vampire_bat' }),
  event('damage', { seat: 5, amount: 2, before: 9, after: 11, by: 4, source: 'b_vampire_bat' }),
  event('died', { seat: 5, character: 'ellen', by: 4 }),
  event('looted', { seat: 4, from_seat: 5, card: 'b_butcher_knife' }),
  event('turn', { number: 15, seat: 0 }),
  event('rolled', { seat: 0, why: 'move', d4: 2, d6: 4, result: 6 }),
  event('moved', { seat: 0, place: 'church' }),
  event('drew', { seat: 0, deck: 'white', card: 'w_flare_judgement' }),
  event('damage', { seat: 1, amount: 2, before: 4, after: 6, by: 0, source: 'w_flare_judgement' }),
  event('damage', { seat: 2, amount: 2, before: 7, after: 9, by: 0, source: 'w_flare_judgement' }),
  event('damage', { seat: 3, amount: 2, before: 1, after: 3, by: 0, source: 'w_flare_judgement' }),
  event('damage', { seat: 4, amount: 2, before: 6, after: 8, by: 0, source: 'w_flare_judgement' }),
]

export const CHAT: ChatLine[] = [
  { number: 1, at: 0, kind: 'joined', params: { name: 'Rowan', shape: 'circle' }, after: 0 },
  { number: 2, at: 1, name: 'Tomo', shape: 'square', text: 'interesting.', after: 18 },
  { number: 3, at: 2, name: 'Piotr', shape: 'hexagon', text: 'well played. I will haunt you all', after: 26 },
]

export const ROOM: Room = {
  type: 'room', code: 'MOSSFERN', game: 'hunters', phase: 'playing', may_start: false, results: [],
  members: NAMES.map((name, seat) => ({
    id: `m${seat}`, name, shape: SHAPES[seat]!, seat, role: seat === 3 ? ('bot' as const) : ('player' as const), host: seat === 0, away: seat === 4, ready: true,
  })),
  settings: {
    players: 6, options: {}, clock: 60, grace: 30, speed: 'normal', level: 'greedy', listed: true, watchers: true, watcher_chat: 'together', host_starts: false, notebook: 'off',
  },
  match: { id: 'match1', number: 1, phase: 'playing', commitment: '', names: NAMES, shapes: SHAPES, clock_left: 42, paused_by: '' },
}

export const UPDATE: Update = {
  type: 'update', match: 'match1', number: 40, view: VIEW, events: LOG, log_length: LOG.length,
  waiting: { seats: [0], kind: 'attack' }, question: QUESTION, actions: [{ id: 'reveal', verb: 'reveal' }, { id: 'arm', verb: 'arm' }], clock_left: 42,
}
