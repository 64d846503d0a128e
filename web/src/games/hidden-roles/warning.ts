// What is asked once more before it is done.
import type { Option } from '../../lib/protocol'
import { t, words } from '../../lib/words.svelte'
import type { Warning } from '../../table/game'
import type { Edition } from './edition'
import { REVEALING } from './gathering'
import { abilityName, characterName } from './names'
import type { Context } from './questions'

/** What is asked once more before an option is chosen, or an action is done out of turn; null for all that hurts nobody. */
export function warning(edition: Edition, option: Option, context: Context, outOfTurn: boolean): Warning | null {
  const mine = context.seats[context.mySeat]
  if (outOfTurn) return mine?.known ? beforeAction(edition.id, option, mine.known) : null
  if (REVEALING.has(option.verb) && mine && !mine.revealed && mine.known) return reveal(edition.id, mine.known)
  const seat = friendStruck(edition, option, context)
  if (seat < 0) return null
  return {
    title: t('table-warn-friend'),
    text: words.segments('table-warn-friend.text', { seat: { kind: 'player', seats: [seat] } }),
    yes: t('table-warn-friend.yes'),
    danger: true,
  }
}

function beforeAction(game: string, option: Option, character: string): Warning | null {
  if (option.verb === 'reveal') return reveal(game, character)
  const text = `${game}-action-${option.verb}.confirm`
  return words.has(text) ? { title: abilityName(game, character), text: words.segments(text), yes: t('table-yes') } : null
}

const reveal = (game: string, character: string): Warning => ({
  title: t('table-reveal'),
  text: words.segments('table-reveal.confirm', { character: characterName(game, character) }),
  yes: t('table-reveal-yes'),
})

/** The seat of somebody of one's own side whom an attack would strike, or -1. */
function friendStruck({ lone }: Edition, option: Option, context: Context): number {
  const target = context.seats[option.seat ?? -1]
  const mine = context.seats[context.mySeat]
  if (option.verb !== 'attack' || !target?.known || !mine?.known || target.mine) return -1
  const faction = context.pieces.character(target.known)?.faction
  return faction !== lone && faction === context.pieces.character(mine.known)?.faction ? target.seat : -1
}
