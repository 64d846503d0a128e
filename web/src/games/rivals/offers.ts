// What a question offers, by what its options point at: the parts of the table light up by it. A question with two parts (which
// card, and where to) lights the second part once the first is chosen.
import type { Option, Question } from '../../lib/protocol'
import type { Side } from './plan.svelte'

/** Place of an option by number; -1 for none. */
export const placeOf = ({ place = '' }: Pick<Option, 'place'>): number => (place ? Number(place.slice(1)) : -1)

/** Verbs whose `number` is a card in a mansion. */
const CARDS = new Set(['turn', 'swap', 'front', 'move', 'stay', 'next', 'loot'])
/** Verbs that answer in two parts: `number` first, the place second. */
const TWO_PARTS = new Set(['move', 'family'])
/** Verbs of families by their number. */
const FAMILIES = new Set(['family', 'upgrade'])

export interface Offers {
  /** By serial number of a card in a mansion. */
  cards: Map<number, Option[]>
  /** By place. */
  places: Map<number, Option[]>
  /** By number of a family. */
  families: Map<number, Option[]>
  /** By key of a member in the hand or in front. */
  members: Map<string, Option[]>
}

export interface Chosen {
  lifted: string | null
  side: Side
  first: number
}

function add<Key>(to: Map<Key, Option[]>, key: Key, option: Option): void {
  to.set(key, [...(to.get(key) ?? []), option])
}

/** What can be pointed at now. */
export function offersOf(question: Question | null, { lifted, side, first }: Chosen): Offers {
  const offers: Offers = { cards: new Map(), places: new Map(), families: new Map(), members: new Map() }
  for (const option of question?.options ?? []) {
    const { verb, number = -1, card = '' } = option
    const place = placeOf(option)
    if (card) add(offers.members, card, option)
    if (CARDS.has(verb)) add(offers.cards, number, option)
    if (FAMILIES.has(verb)) add(offers.families, number, option)
    if (place < 0) continue
    const open = verb === 'up' || verb === 'down' ? card === lifted && verb === side : !TWO_PARTS.has(verb) || number === first
    if (open) add(offers.places, place, option)
    // Two mansions change places: both are pointed at.
    if (verb === 'exchange') add(offers.places, number, option)
  }
  return offers
}
