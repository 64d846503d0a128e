/** What the rulebook shows of a game's catalogue. */

import { t, words } from '../../lib/words.svelte'
import type { Passage } from './book'

export interface Area {
  id: string
  /** The sums of the dice that lead here. */
  totals: number[]
}

export interface Character {
  id: string
  /** Of games with hidden roles. */
  faction?: string
  hp?: number
  /** Of Shadowlord: its class, and how strong it is. */
  kind?: string
  level?: number
}

export interface Card {
  id: string
  deck: string
  kind: string
  count: number
  /** Copies without the expansion, in games that have one. */
  base?: number
}

/** One of a gang of thieves. */
export interface Member {
  id: string
  /** Printed on the card; the clause about it bears it too. */
  number: number
  family: string
  /** When its skill works. */
  kind: string
  influence: number
  presence: number
}

export interface Mansion {
  id: string
  size: string
  /** Presence at which it is full. */
  limit: number
  /** Roses by rank. */
  payouts: number[]
}

export interface Galaxy {
  id: string
  kind: string
  /** Those linked to it. */
  neighbours: string[]
}

/** Each game has some of these. */
export interface Catalogue {
  areas?: Area[]
  characters?: Character[]
  cards?: Card[]
  /** Pools of characters by name; `base` is what there is without the expansion. */
  rosters?: Record<string, string[]>
  members?: Member[]
  mansions?: Mansion[]
  /** Tiles of loot by kind. */
  loot?: Record<string, number>
  galaxies?: Galaxy[]
  /** Values of power cards, and how many there are of each. */
  powers?: [number, number][]
  /** What the guide card says of each roll. */
  guide?: { roll: number; event: string }[]
}

/** The game's factions, in the order of its characters. */
export const factionsOf = ({ characters = [] }: Catalogue): string[] => [...new Set(characters.flatMap(({ faction }) => faction ?? []))]

/** What there is of a kind, in its own order, under what it has in common: members by family, mansions by size, galaxies by kind. */
export function grouped<Thing>(things: Thing[] = [], common: (thing: Thing) => string): [string, Thing[]][] {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) groups.set(common(thing), [...(groups.get(common(thing)) ?? []), thing])
  return [...groups]
}

/** Key of the words for what a card is, for instance `white-equipment`. */
export const kindKey = ({ deck, kind }: Card): string => `${deck}-${kind === 'equipment' ? 'equipment' : 'single'}`

/** How many copies of a card there are, if that is worth a word. */
export function copies({ count, base = count }: Card): string {
  if (base === 0) return count > 1 ? t('rules-expansion.copies', { count }) : t('rules-expansion')
  if (base < count) return t('rules-copies', { base, count })
  return count > 1 ? `×${count}` : ''
}

/** What only comes with the expansion says so; games without one say nothing. */
export const boxOf = ({ cards = [], rosters = {} }: Catalogue, character: Character): string =>
  cards.some((card) => card.base !== undefined) && !rosters.base?.includes(character.id) ? t('rules-expansion') : ''

/** A text, or nothing where the game has no such words. */
export const maybe = (key: string): string => (words.has(key) ? t(key) : '')

/** All that has a name, as passages, so that a search of the rulebook finds it by name and by text. */
export function things(game: string, { areas = [], cards = [], characters = [], members = [], mansions = [], loot = {}, galaxies = [], guide = [] }: Catalogue): Passage[] {
  const passage = (kind: string, id: string, ...texts: string[]): Passage => {
    const key = `${game}-${kind}-${id}`
    return { id: `${kind}-${id}`, title: t(key), text: texts.map((each) => maybe(`${key}.${each}`)).filter(Boolean).join(' ') }
  }
  return [
    ...areas.map(({ id }) => passage('area', id, 'text')),
    ...characters.map(({ id }) => passage('character', id, 'reading', 'ability', 'ability-text', 'win')),
    ...cards.map(({ id }) => passage('card', id, 'text')),
    ...members.map(({ id }) => passage('member', id, 'skill')),
    ...mansions.map(({ id }) => passage('mansion', id)),
    ...Object.keys(loot).map((id) => passage('loot', id)),
    ...galaxies.map(({ id }) => passage('galaxy', id)),
    ...guide.map(({ event }) => passage('guide', event, 'effect')),
  ]
}
