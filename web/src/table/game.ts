// What a game adds to the table: its board, and how its events, questions and options are said. The table itself knows none of it.
import type { Component } from 'svelte'
import type { Deck } from '../lib/art/urls'
import type { Pieces } from '../games/hidden-roles/catalogue'
import type { Seat } from '../games/hidden-roles/seats'
import type { Catalogue, OwnView, PublicView } from '../games/hidden-roles/types'
import type { Event, Option, Question } from '../lib/protocol'
import type { Params, Segment } from '../lib/words.svelte'

/** What a line of the log is: the head of a turn, something that happened, something that only this viewer was told. */
export type LineKind = 'turn' | 'line' | 'secret'

export interface Line {
  /** Number of events up to and with the last of this line: tells its place among the lines of the chat. */
  after: number
  kind: LineKind
  /** Kind of its event. */
  event: string
  segments: Segment[]
}

/** What words may depend on beside the question itself. */
export interface Context {
  pieces: Pieces
  seats: Seat[]
  mySeat: number
  own: OwnView | null
}

export interface ChoiceWords {
  title: Segment[]
  detail: Segment[]
  /** How far away the target is, where that matters: steps to the left, 0 for here, -1 for the airship. */
  where?: { steps: number; text: string }
  /** Who could be struck from the place it leads to. */
  inRange?: { seats: number[]; text: Segment[] }
}

export interface GameTable {
  /** Id of the game. */
  id: string
  /** The board. It gets a way to say things of the table in words. */
  Board: Component<{ spoken: (segment: Segment) => string }>
  /** Where everybody's damage is read. */
  Track: Component
  /** How the others stand at a desktop's table: a row of plaques over the board, or a list in the side column. */
  players: 'plaques' | 'list'
  /** Its decks in the order in which they lie; the last one is that of secret hints. */
  decks: Deck[]
  /** The pieces as this match has them. */
  pieces(catalogue: Catalogue, view: PublicView): Pieces
  /** The log in lines. */
  linesOf(events: Event[], pieces: Pieces, mySeat: number): Line[]
  /** Title and note of a question. */
  questionWords(question: Question, context: Context): { title: Segment[]; note: Segment[] }
  /** What the others read while somebody is being asked. */
  waitingWords(kind: string, seat: number): Segment[]
  choiceWords(question: Question, option: Option, context: Context): ChoiceWords
  /** A group of options that differ in their target alone. */
  groupWords(question: Question, verb: string, context: Context): Segment[]
  /** A player in one line. */
  playerLine(seat: Seat): Segment[]
  /** Why a choice hurts, as the key of the question that asks once more; null for all others. */
  warning(option: Option, context: Context): { key: string; seat: number } | null
  /** Whether a character's printed ability works in this match. */
  hasAbility(character: string, view: PublicView): boolean
  abilityText(character: string, players: number): string
  winText(character: string, players: number, turned?: boolean): string
  cardText(card: string, view: PublicView): string
  /** Headline of the last page. */
  headline(over: { winners: number[]; reasons: Record<string, string> }, seats: Seat[]): { key: string; params: Params }
}
