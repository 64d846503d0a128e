// What an event changes in a battle. The view after an update is always the server's; this says how a battle stood between its
// events, while they are shown one after the other.
import type { Event } from '../../../lib/protocol'
import type { BattleView, FighterView, SideName, SideView } from '../types'

/** A battle as it is shown, with what else one sees of it. */
export interface Fray {
  battle: BattleView
  /** Who holds the Power Stone. */
  stone: string
  /** Where those who left have gone, by character. */
  went: Record<string, string>
  /** Ships put down there by the winner. */
  claimed: boolean
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const int = (value: unknown): number => (typeof value === 'number' ? value : -1)
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Level and ships of a character at the moment. */
export type Strength = (character: string) => { level: number; ships: number }

/** The fighters that a seat has in a galaxy. */
export type Standing = (seat: number, place: string) => string[]

const fighter = (card: string, strength: Strength): FighterView => ({ card, ...strength(card), extra: null, drawn: [], loss: null, dead: false })

/** A side with its sums; they are open while a card lies face down. */
export function summed(side: SideView): SideView {
  const sum = (of: (fighter: FighterView) => number): number => side.fighters.reduce((all, each) => all + of(each), 0)
  const covered = side.fighters.some(({ extra }) => extra !== null && extra.value === null)
  const levels = sum(({ level }) => level)
  const ships = sum(({ ships: ring }) => ring)
  const drawn = sum((each) => each.drawn.reduce((all, value) => all + value, 0))
  const extra = covered ? null : sum((each) => each.extra?.value ?? 0)
  return { ...side, levels, ships, extra, drawn, total: extra === null ? null : levels + ships + extra + drawn }
}

function sideOf(seat: unknown, card: unknown, cards: string[], strength: Strength): SideView {
  const shadow = text(card)
  const own = int(seat) < 0
  const fighters = cards.length || !own || !shadow ? cards : [shadow]
  return summed({ seat: own ? null : int(seat), card: own ? shadow : null, fighters: fighters.map((each) => fighter(each, strength)), levels: 0, ships: 0, extra: 0, drawn: 0, total: null })
}

const onSide = (battle: BattleView, name: SideName, change: (side: SideView) => SideView): BattleView => ({ ...battle, [name]: change(battle[name]) })

/** With one fighter changed, wherever it fights. */
function onFighter(battle: BattleView, card: string, change: (fighter: FighterView) => FighterView): BattleView {
  const through = (side: SideView): SideView =>
    side.fighters.some((each) => each.card === card) ? summed({ ...side, fighters: side.fighters.map((each) => (each.card === card ? change(each) : each)) }) : side
  return { ...battle, attack: through(battle.attack), defence: through(battle.defence) }
}

/** A battle as it begins. */
export function begun({ params = {} }: Event, strength: Strength, stone: string, standing: Standing): Fray {
  // Where nobody defends, nobody is called up either: those who came stand there.
  const attackers = params.cards === undefined ? standing(int(params.seat), text(params.place)) : list(params.cards)
  const attack = sideOf(params.seat, params.card, attackers, strength)
  const defence = sideOf(params.with_seat, params.with_card, list(params.with_cards), strength)
  return { battle: { place: text(params.place), stage: 'commit', attack, defence, won: null }, stone, went: {}, claimed: false }
}

/** After an event; the same where it changes nothing that is shown. */
export function follow(fray: Fray, { kind, params = {} }: Event, strength: Strength): Fray {
  const { battle } = fray
  const card = text(params.card)
  const seat = int(params.seat)
  const staged = (stage: BattleView['stage'], next: BattleView = battle): Fray => ({ ...fray, battle: { ...next, stage } })
  switch (kind) {
    case 'nominated': {
      const there = battle.defence.fighters.some((each) => each.card === card)
      return there ? fray : staged('commit', onSide(battle, 'defence', (side) => summed({ ...side, fighters: [...side.fighters, fighter(card, strength)] })))
    }
    case 'committed':
      // The defender's cards come face up with the next events.
      return text(params.side) === 'attack' ? staged('answer', list(params.cards).reduce(covered, battle)) : staged('draw')
    case 'extra':
      return staged('draw', onFighter(battle, card, (each) => ({ ...each, extra: { value: int(params.value), hand: params.hand === true } })))
    case 'battle_drew':
      return staged('draw', onFighter(battle, card, (each) => ({ ...each, drawn: [...each.drawn, int(params.value)] })))
    case 'totals': {
      const won: SideName = params.won === 'attack' ? 'attack' : 'defence'
      return staged('losses', { ...battle, won })
    }
    case 'loss':
      return staged('losses', { ...onFighter(battle, card, (each) => ({ ...each, loss: int(params.value) })) })
    case 'died':
      return { ...fray, battle: onFighter(battle, card, (each) => ({ ...each, dead: true })) }
    case 'retreated':
      return { ...staged('retreat'), went: { ...fray.went, [card]: text(params.to_place) } }
    case 'claimed':
      return { ...fray, claimed: true }
    case 'stone':
      return { ...staged('stone'), stone: card }
    case 'eliminated':
      return { ...fray, battle: [battle.attack, battle.defence].reduce((now, side) => (side.seat === seat ? side.fighters.reduce((all, each) => onFighter(all, each.card, (one) => ({ ...one, dead: true })), now) : now), battle) }
    default:
      return fray
  }
}

const covered = (battle: BattleView, card: string): BattleView => onFighter(battle, card, (each) => ({ ...each, extra: each.extra ?? { value: null, hand: false } }))

/** Ships of everybody after an event: what is built and moved in the same update, before a battle begins. */
export function shipsAfter(ships: Map<string, number>, { kind, params = {} }: Event): Map<string, number> {
  const card = text(params.card)
  const change = (by: number): Map<string, number> => new Map(ships).set(card, Math.max(0, (ships.get(card) ?? 0) + by))
  switch (kind) {
    case 'ring':
    case 'picked_up':
      return change(int(params.count))
    case 'dropped':
      return change(-int(params.count))
    case 'claimed':
    case 'stone_full':
      return change(-1)
    case 'loss':
      return change(-int(params.ships))
    default:
      return ships
  }
}
