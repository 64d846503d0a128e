// What each side of a battle has, as far as this viewer knows it.
import type { BattleView, FighterView, SideName, SideView } from '../types'

export interface Sums {
  levels: number
  ships: number
  /** The extra cards that this viewer knows. */
  extra: number
  drawn: number
  total: number
  /** How many extra cards lie face down that this viewer doesn't know. */
  unknown: number
  /** How much of `extra` the other side can't see yet. */
  hushed: number
}

/** What a fighter's extra card is worth to this viewer; null: it lies face down and they don't know it. */
export function extraOf({ card, extra }: FighterView, covered: Map<string, number>): number | null {
  if (!extra) return 0
  return extra.value ?? covered.get(card) ?? null
}

/** `covered`: values of cards that lie face down and this viewer knows, by fighter. */
export function sumsOf(side: SideView, covered: Map<string, number>): Sums {
  const { levels, ships, drawn } = side
  const values = side.fighters.map((fighter) => extraOf(fighter, covered))
  const extra = values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  const hushed = side.fighters.reduce((sum, { card, extra: lies }) => sum + (lies && lies.value === null ? (covered.get(card) ?? 0) : 0), 0)
  return { levels, ships, extra, drawn, total: levels + ships + extra + drawn, unknown: values.filter((value) => value === null).length, hushed }
}

export interface Lead {
  /** Who is ahead; null: nobody. */
  side: SideName | null
  by: number
  /** The battle is decided. */
  decided: boolean
}

/** Who is ahead, and by how much; a tie goes to the defender once the battle is decided. */
export function leadOf({ won, attack, defence }: BattleView, covered: Map<string, number>): Lead {
  const by = sumsOf(attack, covered).total - sumsOf(defence, covered).total
  if (won) return { side: won, by: Math.abs(by), decided: true }
  return { side: by > 0 ? 'attack' : by < 0 ? 'defence' : null, by: Math.abs(by), decided: false }
}

/** Where the beams meet, in per cent from the attacker's side: nearer the one who is behind. */
export function meetingOf(attack: number, defence: number): number {
  const share = attack + defence === 0 ? 0.5 : attack / (attack + defence)
  return Math.round(Math.min(76, Math.max(24, 50 + (share - 0.5) * 140)))
}

/** Where the ships of both sides fly around the beams: at most five of each. */
export function flightOf({ attack, defence }: BattleView): { side: 'l' | 'r'; x: number; y: number }[] {
  const LEFT = [-44, -24, 22, 38, -56]
  const RIGHT = [-30, 36, -52, 22, -42]
  const some = (side: 'l' | 'r', count: number): { side: 'l' | 'r'; x: number; y: number }[] =>
    Array.from({ length: Math.min(5, count) }, (_, at) => ({ side, x: side === 'l' ? 6 + at * 8 : 6 + ((at * 3) % 5) * 7, y: (side === 'l' ? LEFT : RIGHT)[at]! }))
  return [...some('l', attack.ships), ...some('r', defence.ships)]
}
