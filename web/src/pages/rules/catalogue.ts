/** What the rulebook shows of a game's catalogue. */

import { t } from '../../lib/words.svelte'
import type { Passage } from './book'

export const FACTIONS = ['hunter', 'shadow', 'neutral'] as const

export interface Catalogue {
  /** The sums of the dice that lead to an area. */
  areas: { id: string; totals: number[] }[]
  characters: { id: string; faction: (typeof FACTIONS)[number]; hp: number }[]
  cards: { id: string; deck: string; kind: 'equipment' | 'single' | 'hermit'; count: number }[]
}

/** Key of the words for what a card is, for instance `white-equipment`. */
export const kindKey = ({ deck, kind }: Catalogue['cards'][number]): string =>
  kind === 'hermit' ? 'hermit-single' : `${deck}-${kind}`

/** The cards, areas and characters as passages, so that a search of the rulebook finds them by name and by text. */
export function things(game: string, { areas, cards, characters }: Catalogue): Passage[] {
  const passage = (kind: string, id: string, ...texts: string[]): Passage => {
    const key = `${game}-${kind}-${id}`
    return { id: `${kind}-${id}`, title: t(key), text: texts.map((each) => t(`${key}.${each}`)).join(' ') }
  }
  return [
    ...areas.map(({ id }) => passage('area', id, 'text')),
    ...characters.map(({ id }) => passage('character', id, 'ability', 'ability-text')),
    ...cards.map(({ id }) => passage('card', id, 'text')),
  ]
}
