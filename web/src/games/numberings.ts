// The numbers of the games that can be played with other ones.
import type { Numbering } from '../numbers/numbering'
import { numbering as rivals } from './rivals/numbers'
import { numbering as shadowlord } from './shadowlord/numbers'

// What a game reads out of its own catalogue is its own affair.
const NUMBERINGS = { rivals, shadowlord } as unknown as Record<string, Numbering>

/** What a game says of its numbers; undefined for a game whose numbers are always the same. */
export const numberingOf = (game: string): Numbering | undefined => NUMBERINGS[game]
