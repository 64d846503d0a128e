// A game of the family at the table.
import '../../styles/roles.css'
import type { Component } from 'svelte'
import type { Deck } from '../../lib/art/urls'
import type { Event } from '../../lib/protocol'
import { t, words, type Segment } from '../../lib/words.svelte'
import type { GameTable, Tab } from '../../table/game'
import type { Moment } from '../../table/scene.svelte'
import { piecesOf } from './catalogue'
import type { Edition } from './edition'
import { headlineOf, verdictOf } from './ending'
import { GATHERING } from './gathering'
import { linesOf } from './log'
import { abilityText, cardText, winText } from './names'
import Marks from './notebook/Marks.svelte'
import Notebook from './notebook/Notebook.svelte'
import { Notes } from './notebook/notes.svelte'
import { choiceWords, groupWords, playerLine, questionWords, waitingWords } from './questions'
import { RolesScene } from './scene.svelte'
import type { Seat } from './seats'
import BarNotes from './table/BarNotes.svelte'
import ByTarget from './table/ByTarget.svelte'
import Drawn from './table/Drawn.svelte'
import Fates from './table/Fates.svelte'
import OptionPicture from './table/OptionPicture.svelte'
import SeatFace from './table/SeatFace.svelte'
import SheetOfNotes from './table/SheetOfNotes.svelte'
import Shown from './table/Shown.svelte'
import Stage from './table/Stage.svelte'
import SummaryCells from './table/SummaryCells.svelte'
import { timelineOf, type Timeline } from './timeline'
import type { Catalogue, PublicView, View } from './types'
import { warning } from './warning'

/** What a game brings itself. */
export interface Sides {
  Board: Component
  /** Where everybody's damage is read. */
  Track: Component
  /** How the others stand at a desktop's table: a row of plaques over the board, or a list in the side column. */
  players: 'plaques' | 'list'
}

export interface RolesTable extends GameTable<RolesScene>, Sides {
  /** Its decks in the order in which they lie; the last one is that of secret hints. */
  decks: Deck[]
  timelineOf(events: Event[], pace: number): Timeline
  /** A player in one line. */
  playerLine(seat: Seat): Segment[]
  /** Whether a character's printed ability works in this match. */
  hasAbility(character: string, view: PublicView): boolean
  abilityText(character: string, players: number): string
  winText(character: string, players: number, turned?: boolean): string
  cardText(card: string, view: PublicView): string
}

/** The table of a game: what the family shares, and the game's own board and sides of it. */
export function tableFor(edition: Edition, sides: Sides): RolesTable {
  const game = edition.id
  const table: RolesTable = {
    id: game,
    decks: edition.decks,
    ...sides,
    scene({ catalogue, moment, choose, connection }) {
      const view = moment.view as View
      const scene = new RolesScene(table, piecesOf(catalogue as Catalogue, view.public.variant), moment as Moment<View>, choose)
      if (connection?.update?.notebook) scene.notebook = { Page: Notebook, Marks, notes: new Notes(connection) }
      return scene
    },
    Stage,
    Aside: Drawn,
    bare: (scene) => scene.drawn === null,
    Over: SheetOfNotes,
    BarButtons: BarNotes,
    tabs: tabsOf,
    Shown,
    OptionPicture,
    ByTarget,
    summary: {
      Face: SeatFace,
      heads: () => [t('table-summary-identity'), t('table-summary-place'), t('table-summary-damage'), t('table-summary-equipment')],
      Cells: SummaryCells,
      out: (seat, scene) => !(scene as RolesScene).seat(seat)?.alive,
    },
    EndBody: Fates,
    gathering: GATHERING,
    warning: (...given) => warning(edition, ...given),
    linesOf: (events, { pieces, mySeat }) => linesOf(game, events, pieces, mySeat),
    timelineOf,
    questionWords: (...given) => questionWords(game, ...given),
    waitingWords: (...given) => waitingWords(game, ...given),
    idleNote: (scene) => (scene.seat(scene.mySeat)?.alive === false ? t('table-dead') : ''),
    choiceWords: (...given) => choiceWords(game, ...given),
    group: (question, verb, scene) => ({ text: groupWords(game, question, verb, scene), icon: verb === 'go' ? 'walk' : 'ability' }),
    headline({ public: { over }, seats }) {
      const { key, params } = headlineOf(edition, over!, seats)
      return words.text(key, params)
    },
    verdict: ({ lines, public: { over }, mySeat }) => verdictOf(lines, over!.winners, mySeat),
    playerLine: (seat) => playerLine(game, seat),
    hasAbility: (character, view) => view.abilities || character === edition.liar,
    abilityText: (...given) => abilityText(game, ...given),
    winText: (...given) => winText(game, ...given),
    cardText: (...given) => cardText(game, ...given),
  }
  return table
}

function tabsOf(scene: RolesScene): Tab[] {
  return [
    { id: 'card', icon: 'person', label: t(scene.own ? 'table-tab-card' : 'table-tab-characters') },
    // A drawn card opens its sheet by itself: it gives its tab to a notebook.
    scene.notebook
      ? { id: 'notes', icon: 'notebook', label: t('table-notes') }
      : { id: 'drawn', icon: 'card', label: t('table-tab-drawn'), dot: scene.drawn !== null },
    { id: 'log', icon: 'chat', label: t('table-tab-log') },
    { id: 'players', icon: 'players', label: t('table-tab-players') },
  ]
}
