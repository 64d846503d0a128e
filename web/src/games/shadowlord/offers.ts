// What a question offers, by what its options point at: galaxies, characters, cards and players light up by it.
import type { Option, Question } from '../../lib/protocol'
import type { OwnView } from './types'

/** What can be done at a galaxy now. */
export interface GalaxyOffer {
  options: Option[]
  /** Ships that it takes to get there; 0 where that is no question. */
  cost: number
  /** It means a battle. */
  fight: boolean
  /** A ship may be put down there. */
  claim: boolean
  /** Whose permission it takes, and that not all gave yet. */
  asks: number[]
}

export interface Offers {
  /** By galaxy. While characters move: the goals of the selected one. */
  galaxies: Map<string, GalaxyOffer>
  /** By character. */
  characters: Map<string, Option[]>
  /** By value of a card in the hand. */
  cards: Map<number, Option[]>
  /** By seat. */
  seats: Map<number, Option[]>
}

/** Verbs that send a character somewhere: the character first, the galaxy second. */
const GOING = new Set(['go', 'ask', 'shadow', 'retreat'])
/** Verbs whose `number` is the value of a card. */
const CARDS = new Set(['redeem', 'play', 'discard', 'bribe'])
/** Verbs that point at a player. */
const PLAYERS = new Set(['raid'])

export interface Chosen {
  character: string | null
  /** How many ships stay behind: what is farther than the rest is out of reach. */
  drop: number
}

function add<Key>(to: Map<Key, Option[]>, key: Key, option: Option): void {
  to.set(key, [...(to.get(key) ?? []), option])
}

/** Whose goals are shown: the selected character, or the only one that the question is about. */
export function goer(question: Question | null, chosen: string | null): string | null {
  if (chosen) return chosen
  const cards = new Set((question?.options ?? []).filter(({ verb }) => GOING.has(verb)).map(({ card = '' }) => card))
  return question && question.kind !== 'move' && cards.size === 1 ? [...cards][0]! : null
}

/** What can be pointed at now. */
export function offersOf(question: Question | null, { character, drop }: Chosen, own: OwnView | null, shipsOf: (character: string) => number): Offers {
  const offers: Offers = { galaxies: new Map(), characters: new Map(), cards: new Map(), seats: new Map() }
  if (!question) return offers
  const going = goer(question, character)
  for (const option of question.options) {
    const { verb, card = '', place = '', seat = -1, number = -1 } = option
    if (card) add(offers.characters, card, option)
    if (CARDS.has(verb)) add(offers.cards, number, option)
    if (PLAYERS.has(verb)) add(offers.seats, seat, option)
    if (!place || (GOING.has(verb) && card !== going)) continue
    const reach = verb === 'go' || verb === 'ask' ? own?.reach?.[card]?.[place] : undefined
    // A goal that takes permission is asked for with all ships, and entered with what is left.
    if (reach && reach.cost > shipsOf(card) - drop) continue
    const known = offers.galaxies.get(place)
    if (known) known.options.push(option)
    else {
      offers.galaxies.set(place, {
        options: [option],
        cost: reach?.cost ?? 0,
        fight: verb === 'fight' || (reach !== undefined && (reach.fights.length > 0 || reach.shadow !== null)),
        claim: reach?.claim ?? false,
        asks: reach && !reach.granted ? reach.asks : [],
      })
    }
  }
  return offers
}
