// What tells the games of the family apart, where the table or its words care.
import type { Deck } from '../../lib/art/urls'

export interface Edition {
  /** Id of the game: the beginning of all its words. */
  id: string
  /** Its decks as they lie on the table; the last one is the deck of secret hints. */
  decks: [Deck, Deck, Deck]
  /** The faction against the Shadows, and the one in which everybody has a wish of their own. */
  hunting: string
  lone: string
  /** The character who may lie about itself. That is no special ability: it stays where abilities are off. */
  liar: string
}
