/**
 * The pictures in the rulebook of Shadowlord: the pieces one by one, the map as four players begin, and the battle of its
 * example. Names, levels and links come from the catalogue.
 */

import type { GuestId } from '../rivals/figures'

export type Element = 'earth' | 'wind' | 'fire' | 'water'

/** The shape and colour of each element. */
export const SHAPE_OF: Record<Element, string> = { earth: 'hexagon', wind: 'circle', fire: 'square', water: 'triangle' }

/** Whose home planet lies where. */
export const HOME_OF: Record<string, Element> = { N: 'earth', W: 'wind', E: 'fire', S: 'water' }

/** The pictures that the rulebook can name: `{{figure:map}}`. */
export const FIGURES = ['pieces', 'map', 'battle'] as const

/** One who fights in the example, with the values of its cards. */
export interface Warring {
  card: string
  ships: number
  extra: number | null
  drawn: number
  /** What it drew for its loss. */
  loss?: number
}

export interface Camp {
  /** Null: a shadow. */
  who: GuestId | null
  element: Element | null
  fighters: Warring[]
}

/** Example 14.16. */
export const BATTLE: { place: string; attack: Camp; defence: Camp } = {
  place: 'b2',
  attack: {
    who: 'ana',
    element: 'earth',
    fighters: [
      { card: 'master-earth', ships: 4, extra: 7, drawn: 2 },
      { card: 'warrior-astrid', ships: 2, extra: 4, drawn: 0 },
    ],
  },
  defence: { who: null, element: null, fighters: [{ card: 'shadow-hector', ships: 1, extra: null, drawn: 10, loss: 2 }] },
}

export interface Sums {
  levels: number
  ships: number
  extra: number
  drawn: number
  total: number
}

/** What a side has (R 9.8), by the levels of its fighters. */
export function sumsOf({ fighters }: Camp, levelOf: (card: string) => number): Sums {
  const sum = (of: (fighter: Warring) => number): number => fighters.reduce((total, fighter) => total + of(fighter), 0)
  const [levels, ships, extra, drawn] = [sum(({ card }) => levelOf(card)), sum((each) => each.ships), sum((each) => each.extra ?? 0), sum((each) => each.drawn)]
  return { levels, ships, extra, drawn, total: levels + ships + extra + drawn }
}
