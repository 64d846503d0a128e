// A table of ten in the middle of a game: for tests, and for looking at the table without a server (web/dev).
import type { ChatLine, Event, Question, Room, Update } from '../../lib/protocol'
import type { Catalogue, View } from '../hidden-roles/types'

export const NAMES = ['Rowan', 'Ines', 'Tomo', 'Moth', 'Sable', 'Piotr', 'Wren', 'Odile', 'Kit', 'Juno']
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star', 'hexagon', 'cross', 'drop', 'crescent', 'ring']

const characters = (faction: string, hps: Record<string, number>) =>
  Object.entries(hps).map(([id, hp]) => ({ id, faction, hp, armable: true, once: true, passive: false, will_reveal: true }))
const deck = (id: string) => (id.startsWith('w_') ? ('white' as const) : id.startsWith('b_') ? ('black' as const) : ('reasoning' as const))
const cards = (kind: string, ids: string[]) => ids.map((id) => ({ id, deck: deck(id), kind, count: 1 }))

export const CATALOGUE: Catalogue = {
  areas: [
    { id: 'detective_agency', totals: [2, 3] }, { id: 'blackmist_area', totals: [4, 5] }, { id: 'grand_cathedral', totals: [6] },
    { id: 'underground_passage', totals: [7] }, { id: 'town_hall', totals: [8] }, { id: 'olivers_hideout', totals: [9] }, { id: 'airship', totals: [10] },
  ],
  cards: [
    ...cards('equipment', [
      'w_silver_rosary', 'w_lucky_brooch', 'w_sages_robe', 'w_mystic_compass', 'w_ancient_chalice', 'w_excalibur', 'w_parasol',
      'b_gatling', 'b_pistol_l', 'b_pistol_r', 'b_sabre', 'b_crossbow', 'b_masamune', 'b_deaths_scope',
    ]),
    ...cards('single', ['w_holy_water', 'w_judgement', 'b_vampire_bat', 'b_henchman', 'r_cs_equip', 'r_raider_1']),
  ],
  characters: [
    ...characters('citizen', {
      alice: 8, angela: 8, agatha: 8, bylon: 10, benjamin: 10, bruce: 10, craig: 11, carol: 11, claire: 11, daniel: 14, david: 13, deborah: 13,
    }),
    ...characters('raider', { emi: 10, emma: 10, erica: 10, felix: 12, felicia: 12, freddy: 12, gordon: 14, galahad: 14, godwin: 14 }),
    ...characters('shadow', { ulrich: 11, uranus: 11, ulster: 11, vampire: 13, vendetta: 13, venom: 13, werewolf: 14, wight: 14, walpurgis: 14 }),
  ],
}

const player = (seat: number, place: string | null, damage: number, equipment: string[], shown: string | null = null, alive = true) => ({
  seat, place, damage, alive, revealed: shown !== null, character: shown, equipment, angel: false, barrier: false, voided: false, spent: false, turned: false,
})

/** Turn 28: Rowan, the Werewolf, may attack to the left as far as the scope reaches, or the airship. */
export const VIEW: View = {
  public: {
    game: 'raiders', roster: 'by_initial', abilities: true,
    pool: CATALOGUE.characters.map(({ id }) => id),
    factions: { raider: 3, shadow: 3, citizen: 4 },
    players: [
      player(0, 'blackmist_area', 5, ['b_sabre', 'b_deaths_scope', 'w_lucky_brooch']),
      player(1, 'blackmist_area', 6, ['w_silver_rosary']),
      player(2, 'underground_passage', 9, ['w_excalibur', 'b_pistol_l'], 'galahad'),
      player(3, 'grand_cathedral', 3, []),
      player(4, 'town_hall', 6, ['w_parasol']),
      player(5, null, 9, [], 'alice', false),
      player(6, 'town_hall', 6, []),
      player(7, 'town_hall', 8, ['w_ancient_chalice'], 'felix'),
      player(8, 'town_hall', 2, ['w_mystic_compass']),
      player(9, 'airship', 10, ['w_sages_robe', 'b_pistol_r']),
    ],
    board: ['grand_cathedral', 'underground_passage', 'blackmist_area', 'olivers_hideout', 'town_hall', 'detective_agency', 'airship'],
    decks: { white: 8, black: 6, reasoning: 12 },
    discards: { white: ['w_holy_water'], black: ['b_vampire_bat'], reasoning: 4 },
    turn: 28, active: 0, extra: 0,
    dice: { why: 'move', seat: 0, d4: 1, d6: 4, result: 5 },
    card: { card: 'b_sabre', seat: 0 },
    heading: null,
    attack: null,
    over: null,
  },
  own: {
    seat: 0, character: 'werewolf', armed: true, declines: false, known: {}, hint: null,
    reach: { slots: [2, 1, 0, 6], steps: { 1: 0, 2: 1, 3: 2, 9: -1 }, from: {} },
  },
}

export const QUESTION: Question = {
  id: 41, kind: 'attack', clause: '7.1',
  about: { reach: { 1: 0, 2: 1, 3: 2, 9: -1 } },
  options: [
    ...[1, 2, 3, 9].map((seat) => ({ id: `attack:${seat}`, verb: 'attack', seat })),
    { id: 'pass', verb: 'pass' },
  ],
}

const event = (kind: string, params: Record<string, unknown> = {}, secret = false): Event => (secret ? { kind, params, private: true } : { kind, params })

export const LOG: Event[] = [
  event('begins', { first: 2 }),
  event('turn', { number: 25, seat: 6 }),
  event('rolled', { seat: 6, why: 'move', d4: 2, d6: 1, result: 3 }),
  event('moved', { seat: 6, place: 'detective_agency' }),
  event('drew_hint', { seat: 6 }),
  event('gave_hint', { seat: 6, to: 1 }),
  event('nothing_happened', { seat: 1 }),
  event('turn', { number: 26, seat: 7 }),
  event('revealed', { seat: 7, character: 'felix', forced: false }),
  event('damage', { seat: 5, amount: 5, before: 4, after: 9, by: 7, source: 'ability' }),
  event('died', { seat: 5, character: 'alice', by: 7 }),
  event('turn', { number: 27, seat: 9 }),
  event('rolled', { seat: 9, why: 'move', d4: 4, d6: 6, result: 10 }),
  event('moved', { seat: 9, place: 'airship' }),
  event('damage', { seat: 4, amount: 2, before: 4, after: 6, by: 9, source: 'town_hall' }),
  event('damage', { seat: 7, amount: 2, before: 6, after: 8, by: 9, source: 'town_hall' }),
  event('attack', { seat: 9, targets: [3] }),
  event('rolled', { seat: 9, why: 'attack', d4: 3, d6: 3, result: 0 }),
  event('turn', { number: 28, seat: 0 }),
  event('rolled', { seat: 0, why: 'move', d4: 1, d6: 4, result: 5 }),
  event('moved', { seat: 0, place: 'blackmist_area' }),
  event('drew', { seat: 0, deck: 'black', card: 'b_sabre' }),
  event('equipped', { seat: 0, card: 'b_sabre' }),
]

export const CHAT: ChatLine[] = [
  { number: 1, at: 0, kind: 'joined', params: { name: 'Rowan', shape: 'circle' }, after: 0 },
  { number: 2, at: 1, name: 'Sable', shape: 'star', text: 'of course it did not', after: 7 },
  { number: 3, at: 2, name: 'Piotr', shape: 'hexagon', text: 'I only wanted to survive', after: 11 },
]

const BOTS = [3, 8]

export const ROOM: Room = {
  type: 'room', code: 'GASLIGHT', game: 'raiders', phase: 'playing', may_start: false, results: [],
  members: NAMES.map((name, seat) => ({
    id: `m${seat}`, name, shape: SHAPES[seat]!, seat, role: BOTS.includes(seat) ? ('bot' as const) : ('player' as const), host: seat === 0, away: seat === 4, ready: true,
  })),
  settings: {
    players: 10, options: {}, clock: 60, grace: 30, speed: 'normal', level: 'greedy', listed: true, watchers: true, watcher_chat: 'together', host_starts: false, notebook: 'hand',
  },
  match: { id: 'match1', number: 1, phase: 'playing', commitment: '', names: NAMES, shapes: SHAPES, clock_left: 42, paused_by: '' },
}

export const UPDATE: Update = {
  type: 'update', match: 'match1', number: 40, view: VIEW, events: LOG, log_length: LOG.length,
  waiting: { seats: [0], kind: 'attack' }, question: QUESTION, actions: [{ id: 'disarm', verb: 'disarm' }, { id: 'never', verb: 'never' }], clock_left: 42,
}
