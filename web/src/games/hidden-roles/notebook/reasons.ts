// Why somebody cannot be a character, in words.
import type { Pieces } from '../catalogue'
import { argumentsOf } from '../names'
import type { RuledOut } from '../../../lib/protocol'
import { t, words, type Segment } from '../../../lib/words.svelte'

/** `hints`: the deck of secret hints. */
export function reasonWords(game: string, reason: RuledOut, pieces: Pieces, hints: string): Segment[] {
  const params = reason.params ?? {}
  const args = argumentsOf(game, params, pieces)
  args.hint = t(`deck-${hints}.card`)
  if (typeof params.reason === 'string') args.won = t(`${game}-why-${params.reason}`)
  return words.segments(`table-notebook-why-${reason.why}`, args)
}
