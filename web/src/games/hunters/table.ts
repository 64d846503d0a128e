// Shadow Hunters at the table.
import type { GameTable } from '../../table/game'
import Board from './Board.svelte'
import { piecesOf } from './catalogue'
import { headlineOf } from './ending'
import { abilityText, choiceWords, groupWords, linesOf, playerLine, questionWords, waitingWords, warning, winText } from './words'

export const hunters: GameTable = {
  id: 'hunters',
  Board,
  pieces: piecesOf,
  linesOf,
  questionWords,
  waitingWords,
  choiceWords,
  groupWords,
  playerLine,
  warning,
  abilityText,
  winText,
  headline: headlineOf,
}
