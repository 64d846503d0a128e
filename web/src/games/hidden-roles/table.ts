// A game of the family at the table.
import type { GameTable } from '../../table/game'
import { piecesOf } from './catalogue'
import type { Edition } from './edition'
import { headlineOf } from './ending'
import { linesOf } from './log'
import { abilityText, cardText, winText } from './names'
import { choiceWords, groupWords, playerLine, questionWords, waitingWords, warning } from './questions'

/** The table of a game: what the family shares, and the game's own board and sides of it. */
export function tableFor(edition: Edition, own: Pick<GameTable, 'Board' | 'Track' | 'players'>): GameTable {
  const game = edition.id
  return {
    id: game,
    decks: edition.decks,
    ...own,
    pieces: (catalogue, view) => piecesOf(catalogue, view.variant),
    linesOf: (...given) => linesOf(game, ...given),
    questionWords: (...given) => questionWords(game, ...given),
    waitingWords: (...given) => waitingWords(game, ...given),
    choiceWords: (...given) => choiceWords(game, ...given),
    groupWords: (...given) => groupWords(game, ...given),
    playerLine: (seat) => playerLine(game, seat),
    warning: (...given) => warning(edition, ...given),
    hasAbility: (character, view) => view.abilities || character === edition.liar,
    abilityText: (...given) => abilityText(game, ...given),
    winText: (...given) => winText(game, ...given),
    cardText: (...given) => cardText(game, ...given),
    headline: (...given) => headlineOf(edition, ...given),
  }
}
