// Matches in the middle of a game, made by hand: for tests, and for looking at the table without a server (web/dev). Seat 0 is
// the viewer, the Wind Master.
import type { ChatLine, Event, Option, Question, Room, Update, Waiting } from '../../lib/protocol'
import { CATALOGUE } from './fixture-catalogue'
import type { BattleView, CharacterView, FighterView, GalaxyView, OwnView, PlayerView, Reach, Step, View } from './types'

export { CATALOGUE }

/**
 * mid: turn 23, characters move, one battle is due. build, place, shadow: other steps of such a turn. passage: another asks for
 * passage. asked: the viewer has asked, and waits. recruit: a disc was turned. battle: extra cards are chosen. drawn: that battle when all is drawn. losses: whose card
 * is drawn first. setup: masters are being chosen. over: the last page.
 */
export type MomentName = 'mid' | 'build' | 'place' | 'shadow' | 'passage' | 'asked' | 'recruit' | 'battle' | 'drawn' | 'losses' | 'setup' | 'over'
export const MOMENTS: MomentName[] = ['mid', 'build', 'place', 'shadow', 'passage', 'asked', 'recruit', 'battle', 'drawn', 'losses', 'setup', 'over']

export interface Fixed {
  view: View
  question: Question | null
  waiting: Waiting
}

export const NAMES = ['Rowan', 'Tomo', 'Ines', 'Piotr']
/** The marks of the room: at the table everybody has that of their element. */
export const SHAPES = ['star', 'drop', 'ring', 'cross']
const ELEMENTS = ['wind', 'fire', 'water', 'earth'] as const

/** Galaxy, owner, and characters with their ships. */
const STANDING: [string, number | null, string][] = [
  ['W', 0, 'master-wind:2'], ['a3', 0, 'warrior-astrid:3'], ['a1', 0, 'merchant-faye:1'], ['a4', 0, 'diplomat-elfrida:2'],
  ['b5', 0, 'warrior-axel:2'], ['b5', 2, 'warrior-randi:4 merchant-selwyn:1'],
  ['N', 3, 'master-earth:3'], ['d1', 3, 'warrior-viggo:2 diplomat-gye:1'], ['c2', 3, 'warrior-kaare:3'],
  ['E', 1, 'master-fire:4'], ['e2', 1, 'merchant-svein:1 diplomat-bors:1'], ['e4', 1, 'warrior-bernhard:3'], ['d4', 1, 'warrior-sten:3'],
  ['S', 2, 'master-water:3'], ['c5', 2, 'diplomat-ola:2'],
  ['b2', null, 'shadow-claw:1'], ['c1', null, 'shadow-halifax:1'], ['d2', null, 'shadow-darkness:2'], ['d3', null, 'shadow-gwyth:1'],
  ['c4', null, 'shadow-hector:1'], ['b4', null, 'shadow-cruel:2'], ['b3', null, 'shadow-lynx:1'], ['c3', null, 'shadowlord:5'],
]
const LOOSE: Record<string, [number, number]> = { a2: [0, 1], a5: [0, 1], a3: [0, 1], e1: [3, 1], e3: [1, 1], e5: [1, 2], b5: [2, 1] }
const CONTROL: Record<string, number> = {
  W: 0, a1: 0, a2: 0, a3: 0, a4: 0, a5: 0, N: 3, d1: 3, c2: 3, e1: 3, E: 1, e2: 1, e3: 1, e4: 1, e5: 1, d4: 1, S: 2, c5: 2, b5: 2,
}
const HOMES: Record<string, number> = { W: 0, E: 1, S: 2, N: 3 }
const DISCS = new Set(['b1', 'c1', 'e1', 'a2', 'a5', 'b5', 'd5', 'e5'])
const WITH_CARD = new Set(['master-wind', 'warrior-astrid', 'diplomat-elfrida', 'master-fire', 'warrior-sten', 'warrior-randi', 'master-earth'])

const dataOf = (id: string) => CATALOGUE.characters.find((each) => each.id === id)!

const CHARACTERS: CharacterView[] = STANDING.flatMap(([place, seat, who]) =>
  who.split(' ').map((said): CharacterView => {
    const [id = '', ships] = said.split(':')
    const { kind, level } = dataOf(id)
    return { id, kind, level, seat, place, ships: Number(ships), slots: 6, card: WITH_CARD.has(id), acted: id === 'warrior-axel' }
  }),
)
const GONE: CharacterView[] = [{ id: 'shadow-racson', kind: 'shadow', level: 3, seat: null, place: null, ships: 0, slots: 6, card: false, acted: false }]

const GALAXIES: GalaxyView[] = CATALOGUE.galaxies.map(({ id }) => ({
  id,
  control: CONTROL[id] ?? null,
  home: HOMES[id] ?? null,
  loose: LOOSE[id] ? { seat: LOOSE[id][0], count: LOOSE[id][1] } : null,
  disc: DISCS.has(id),
  scouts: id === 'c1' ? [1] : [],
  cards: CHARACTERS.filter(({ place }) => place === id).map((each) => each.id),
  battle: id === 'b5',
}))

const player = (seat: number, hand: number, stored: number): PlayerView => {
  const mine = CHARACTERS.filter((each) => each.seat === seat)
  const ships = mine.reduce((sum, each) => sum + each.ships, 0) + Object.values(LOOSE).reduce((sum, [whose, count]) => sum + (whose === seat ? count : 0), 0)
  return {
    seat, element: ELEMENTS[seat]!, card: `master-${ELEMENTS[seat]!}`, alive: true, hand, fresh: 0, stored, free: 20 - ships - stored, ships,
    characters: mine.length, merchants: mine.filter(({ kind }) => kind === 'merchant').length,
    corners: ['a1', 'e1', 'a5', 'e5'].filter((id) => CONTROL[id] === seat).length,
  }
}

const way = (cost: number, via: string, more: Partial<Reach> = {}): Reach => ({
  cost, via: via.split(' '), asks: [], granted: false, asked: false, enter: true, fights: [], shadow: null, claim: false, ...more,
})
const REACH: Record<string, Record<string, Reach>> = {
  'warrior-astrid': {
    W: way(1, 'W'), a2: way(1, 'a2'), a4: way(1, 'a4'), a1: way(2, 'a2 a1', { claim: true }), a5: way(2, 'a4 a5'),
    b3: way(1, 'b3', { shadow: 'shadow-lynx' }), b2: way(2, 'a2 b2', { shadow: 'shadow-claw' }), b4: way(2, 'a4 b4', { shadow: 'shadow-cruel' }),
    b1: way(3, 'a2 a1 b1', { claim: true }), b5: way(3, 'a4 a5 b5', { asks: [2], fights: [2] }),
  },
  'master-wind': {
    a2: way(1, 'a2'), a3: way(1, 'a3'), a4: way(1, 'a4'), a1: way(2, 'a2 a1', { claim: true }), a5: way(2, 'a4 a5'),
    b3: way(2, 'a3 b3', { shadow: 'shadow-lynx' }), b2: way(2, 'a2 b2', { shadow: 'shadow-claw' }), b4: way(2, 'a4 b4', { shadow: 'shadow-cruel' }),
  },
  'merchant-faye': { a2: way(1, 'a2'), b1: way(1, 'b1', { claim: true }) },
  'diplomat-elfrida': { a3: way(1, 'a3'), a5: way(1, 'a5'), W: way(2, 'a3 W'), a2: way(2, 'a3 a2') },
}

const own = (more: Partial<OwnView> = {}): OwnView => ({
  seat: 0, hand: [0, 2, 4, 7], portraits: { 'master-wind': 10, 'warrior-astrid': 7, 'diplomat-elfrida': 2 }, fresh: [], scouted: {}, draft: [], reach: null, ...more,
})

const option = (verb: string, { seat, place, card, number }: Partial<Option> = {}): Option => ({
  id: [verb, seat, place, card, number].filter((part) => part !== undefined).join(':'),
  verb,
  ...(seat !== undefined && { seat }), ...(place !== undefined && { place }), ...(card !== undefined && { card }), ...(number !== undefined && { number }),
})
const upTo = (count: number, make: (number: number) => Option): Option[] => Array.from({ length: count }, (_, at) => make(at + 1))
const question = (kind: string, clause: string, options: Option[], about: Record<string, unknown> = {}): Question => ({ id: 230, kind, clause, options, about })

const MOVES: Option[] = [
  ...Object.entries(REACH).flatMap(([card, goals]) => Object.entries(goals).flatMap(([place, { asks, claim }]) => [
    option('go', { place, card, number: 0 }),
    ...(claim ? [option('go', { place, card, number: 1 })] : []),
    ...(asks.length ? [option('ask', { place, card })] : []),
  ])),
  ...['warrior-astrid:3', 'merchant-faye:1', 'diplomat-elfrida:2'].flatMap((said) => {
    const [card = '', ships] = said.split(':')
    return upTo(Number(ships), (number) => option('drop', { card, number }))
  }),
  option('pick_up', { card: 'warrior-astrid', number: 1 }),
  option('done'),
]

function viewOf(step: Step, mine: Partial<OwnView> = {}): View {
  return structuredClone({
    public: {
      game: 'shadowlord', numbers: null, players: [player(0, 4, 3), player(1, 4, 0), player(2, 2, 2), player(3, 3, 1)], galaxies: GALAXIES, characters: [...CHARACTERS, ...GONE],
      peace: [], stone: 'shadowlord', deck: 11, discards: [[0, 2], [2, 6], [4, 5], [7, 3], [10, 0]], left_out: 0, timer: { slot: 3, slots: 6 }, reign: { count: 0, limit: 12 },
      turn: 23, active: 0, step, guide: { dice: [3, 5], roll: 8, event: 'shipyard' }, requests: [{ card: 'warrior-axel', place: 'b5', granted: [], refused: [2] }], battle: null, over: null,
    },
    own: own(mine),
  } satisfies View)
}

const fighter = (card: string, ships: number, extra: FighterView['extra'], more: Partial<FighterView> = {}): FighterView => ({
  card, level: dataOf(card).level, ships, extra, drawn: [], loss: null, dead: false, ...more,
})
const battleOf = (more: Partial<BattleView> = {}): BattleView => ({
  place: 'b5', stage: 'commit', won: null,
  attack: { seat: 0, card: null, fighters: [fighter('warrior-astrid', 3, { value: 7, hand: false }), fighter('warrior-axel', 2, null)], levels: 12, ships: 5, extra: null, drawn: 0, total: null },
  defence: { seat: 2, card: null, fighters: [fighter('warrior-randi', 4, null), fighter('merchant-selwyn', 1, null)], levels: 9, ships: 5, extra: null, drawn: 0, total: null },
  ...more,
})

function battleView(step: BattleView): View {
  const view = viewOf('battle', { draft: step.stage === 'commit' ? [{ card: 'warrior-astrid', value: 7, hand: false }] : [] })
  const astrid = view.public.characters.find(({ id }) => id === 'warrior-astrid')!
  Object.assign(astrid, { place: 'b5', acted: true, card: step.stage === 'commit' })
  for (const galaxy of view.public.galaxies) galaxy.cards = view.public.characters.filter(({ place }) => place === galaxy.id).map(({ id }) => id)
  view.public.battle = step
  return view
}

const DRAWN: BattleView = battleOf({
  stage: 'losses', won: 'attack',
  attack: {
    seat: 0, card: null, levels: 12, ships: 5, extra: 9, drawn: 6, total: 32,
    fighters: [fighter('warrior-astrid', 3, { value: 7, hand: false }, { drawn: [4] }), fighter('warrior-axel', 2, { value: 2, hand: true }, { drawn: [2] })],
  },
  defence: {
    seat: 2, card: null, levels: 9, ships: 5, extra: 4, drawn: 9, total: 27,
    fighters: [fighter('warrior-randi', 4, { value: 4, hand: false }, { drawn: [7] }), fighter('merchant-selwyn', 1, null, { drawn: [2] })],
  },
})
/** The same lost by the viewer: who draws first is theirs to say. */
const LOST: BattleView = { ...structuredClone(DRAWN), won: 'defence', defence: { ...structuredClone(DRAWN.defence), drawn: 16, total: 34 } }

/** A moment as the server would send it. */
export function momentNamed(name: MomentName): Fixed {
  const mine: Waiting = { seats: [0], kind: '' }
  const asked = (view: View, asks: Question): Fixed => ({ view, question: asks, waiting: { ...mine, kind: asks.kind } })
  switch (name) {
    case 'mid':
      return asked(viewOf('move', { reach: structuredClone(REACH) }), question('move', '6.1', MOVES))
    case 'build':
      return asked(viewOf('build'), question('build', '4.3', [
        ...[2, 4, 7].map((number) => option('redeem', { number })),
        ...[['master-wind', 4], ['warrior-astrid', 3], ['warrior-axel', 4], ['merchant-faye', 5], ['diplomat-elfrida', 4]].flatMap(([card, room]) => upTo(room as number, (number) => option('ring', { card: card as string, number }))),
        ...['a1', 'a2', 'a3', 'a4', 'a5', 'W'].flatMap((place) => upTo(7, (number) => option('loose', { place, number }))),
        option('done'),
      ], { left: 7, free: 4, due: 4 }))
    case 'place':
      return asked(viewOf('draw', { fresh: [4, 0] }), question('place_card', '4.1', [...['warrior-axel', 'merchant-faye'].map((card) => option('under', { card })), option('hand')], { left: 2 }))
    case 'shadow':
      return asked(viewOf('shadow'), question('shadow', '8.1', [
        ...[['claw', 'b1'], ['claw', 'a2'], ['halifax', 'b1'], ['lynx', 'a3'], ['hector', 'd5']].map(([card, place]) => option('shadow', { place: place!, card: `shadow-${card}` })), option('pass'),
      ], { left: 1 }))
    case 'passage': {
      const view = viewOf('move')
      Object.assign(view.public, { active: 2, turn: 25 })
      return { view, question: question('passage', '6.8.2', [option('refuse'), option('grant')], { seat: 2, card: 'warrior-randi', place: 'a5' }), waiting: { seats: [0], kind: 'passage' } }
    }
    case 'asked':
      return { view: viewOf('move'), question: null, waiting: { seats: [2], kind: 'passage' } }
    case 'recruit': {
      const view = viewOf('move')
      view.public.characters.push({ id: 'merchant-brandon', kind: 'merchant', level: 3, seat: null, place: 'a5', ships: 0, slots: 6, card: false, acted: false })
      return asked(view, question('recruit', '7.2', [option('recruit'), option('dismiss')], { card: 'diplomat-elfrida', found: 'merchant-brandon', place: 'a5' }))
    }
    case 'battle':
      return asked(battleView(battleOf()), question('commit', '9.4', [
        ...[0, 2, 4, 7].map((number) => option('play', { card: 'warrior-axel', number })), option('ready'),
      ], { place: 'b5', side: 'attack' }))
    case 'drawn':
      return { view: battleView(structuredClone(DRAWN)), question: null, waiting: { seats: [2], kind: 'loss' } }
    case 'losses':
      return asked(battleView(structuredClone(LOST)), question('loss', '9.10', ['warrior-astrid', 'warrior-axel'].map((card) => option('lose', { card })), { place: 'b5' }))
    case 'setup': {
      const view = viewOf('setup')
      for (const each of view.public.players) if (each.seat < 2) Object.assign(each, { element: null, card: null, characters: 0, ships: 0, hand: 0, stored: 0, free: 20 })
      Object.assign(view.public, { turn: 0, guide: null, requests: [], active: 0, deck: 50, discards: [], timer: { slot: 1, slots: 6 } })
      view.public.characters = view.public.characters.filter(({ kind }) => kind === 'shadow' || kind === 'shadowlord')
      for (const galaxy of view.public.galaxies) Object.assign(galaxy, { control: null, home: null, loose: null, battle: false, cards: galaxy.cards.filter((id) => id.startsWith('shadow')) })
      view.own = own({ hand: [], portraits: {} })
      return asked(view, question('choose_master', '3.1', ['master-wind', 'master-fire'].map((card) => option('master', { card }))))
    }
    case 'over': {
      const view = viewOf('battle')
      for (const each of view.public.players) if (each.seat > 0) Object.assign(each, { alive: false, ships: 0, hand: 0, characters: 0 })
      Object.assign(view.public, { stone: 'warrior-astrid', step: 'end', over: { winners: [0], reason: 'last_master' } })
      return { view, question: null, waiting: {} }
    }
  }
}

const event = (kind: string, params: Record<string, unknown> = {}, secret = false): Event => (secret ? { kind, params, private: true } : { kind, params })

export const LOG: Event[] = [
  event('turn', { number: 21, seat: 2 }),
  event('turned', { seat: 2, card: 'diplomat-ola', found: 'merchant-selwyn', place: 'b5' }),
  event('recruited', { seat: 2, card: 'merchant-selwyn', place: 'b5' }),
  event('shadow_moved', { seat: 2, card: 'shadow-hector', from_place: 'c5', to_place: 'c4' }),
  event('turn', { number: 22, seat: 3 }),
  event('drew', { seat: 3, count: 2 }),
  event('timer', { slot: 3, slots: 6 }),
  event('shadow_moved', { seat: 3, card: 'shadow-halifax', from_place: 'c2', to_place: 'c1' }),
  event('turn', { number: 23, seat: 0 }),
  event('drew', { seat: 0, count: 2, values: [4, 7] }, true),
  event('placed', { seat: 0, card: 'warrior-astrid', value: 7 }, true),
  event('guide', { seat: 0, dice: [3, 5], roll: 8, event: 'shipyard' }),
  event('ring', { seat: 0, card: 'warrior-astrid', place: 'a3', count: 3 }),
  event('loose', { seat: 0, place: 'a5', count: 1 }),
  event('asked', { seat: 0, card: 'warrior-axel', place: 'b5', seats: [2] }),
  event('answered', { seat: 2, granted: false, card: 'warrior-axel', place: 'b5' }),
  event('moved', { seat: 0, card: 'warrior-axel', from_place: 'a5', to_place: 'b5' }),
  event('battle_due', { seat: 0, place: 'b5' }),
]

export const CHAT: ChatLine[] = [
  { number: 1, at: 0, name: 'Tomo', shape: 'drop', text: 'that was close', after: 8 },
  { number: 2, at: 1, name: 'Ines', shape: 'ring', text: 'come and get it', after: 18 },
]

export const ROOM: Room = {
  type: 'room', code: 'MOSSFERN', game: 'shadowlord', phase: 'playing', may_start: false, results: [],
  members: NAMES.map((name, seat) => ({
    id: `m${seat}`, name, shape: SHAPES[seat]!, seat, role: seat === 3 ? ('bot' as const) : ('player' as const), host: seat === 0, ready: true,
  })),
  settings: {
    players: 4, options: {}, clock: 60, grace: 30, speed: 'normal', level: 'greedy', listed: true, watchers: true, watcher_chat: 'together', host_starts: false, notebook: 'off',
  },
  match: { id: 'match1', number: 1, phase: 'playing', commitment: '', names: NAMES, shapes: SHAPES, clock_left: 42, paused_by: '' },
}

/** A moment as an update that comes first. */
export const updateOf = (name: MomentName): Update => ({
  type: 'update', match: 'match1', number: 40, ...momentNamed(name), events: LOG, log_length: LOG.length, actions: [], clock_left: 42,
})
