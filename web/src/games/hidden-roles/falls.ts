// Which characters fall at which number of damage.
import type { Pieces } from './catalogue'
import type { Seat } from './seats'

export interface Fall {
  character: string
  hp: number
  faction: string
  /** The seat that this viewer knows to be this character, or -1. */
  seat: number
}

/** Every character that may be in play, by rising HP; those of one number in the order of the pool. */
export function fallsOf(pool: string[], seats: Seat[], pieces: Pieces): Fall[] {
  return pool
    .map((character) => ({
      character,
      hp: pieces.character(character)?.hp ?? 0,
      faction: pieces.character(character)?.faction ?? '',
      seat: seats.find((seat) => seat.known === character)?.seat ?? -1,
    }))
    .sort((a, b) => a.hp - b.hp)
}
