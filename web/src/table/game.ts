// What a game gives the table: its layout, what is shown of its things, and its words. The table itself knows no game: it has the
// bar, the place of the question, the side column with log and chat, tabs and sheets, keys, dialogs, the frame of the end.
// "A game at the table" in docs/adding-a-game.md tells how a game begins.
import type { Component, Snippet } from 'svelte'
import type { IconName } from '../lib/art/icons'
import type { Connection } from '../lib/connection.svelte'
import type { Event, Option, Question } from '../lib/protocol'
import type { Segment } from '../lib/words.svelte'
import type { Choice, Gathering } from './entries'
import type { Overlay, Shown } from './overlay.svelte'
import type { Choose, Moment, Scene } from './scene.svelte'
import type { Timeline } from './timeline'

/** What every game's view has; each game has a type of its own that extends it. */
export interface View {
  public: {
    game: string
    /** Counts from 1. */
    turn: number
    /** The seat whose turn it is. */
    active: number
    over: { winners: number[] } | null
    /** By seat. */
    players: { seat: number }[]
  }
  /** Null for somebody who watches. */
  own: { seat: number } | null
}

/** From what a scene begins. */
export interface Setup {
  /** `/api/games/<id>` as the server sends it. */
  catalogue: unknown
  moment: Moment
  /** Sends an answer; null where nothing may be chosen: in a replay. */
  choose: Choose | null
  /** Null in a replay. */
  connection: Connection | null
}

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

/** The words of an option's button. */
export interface ChoiceWords {
  title: Segment[]
  detail: Segment[]
  /** The main way on, though there are others. */
  main?: boolean
  /** Stands at the end of the button: where its target is. */
  where?: { icon?: IconName; text: string }
  /** Players whom it would bring near, as marks; `text` says it to those who don't see them. */
  inRange?: { seats: number[]; text: Segment[] }
}

/** Asked once more before something that hurts or cannot be taken back. */
export interface Warning {
  title: string
  text: Segment[]
  yes: string
  danger?: boolean
}

/** A tab of a phone. `log` is the sheet of log and chat, and counts what is unread; all other ids are the game's own. */
export interface Tab {
  id: string
  icon: IconName
  label: string
  /** Something new waits behind it. */
  dot?: boolean
}

/** What a game tells of everybody in the list that the bar opens. */
export interface Summary {
  /** Small picture of a seat. */
  Face: Component<{ seat: number }>
  /** Heads of the game's own columns. */
  heads(): string[]
  /** A `<td>` for each head. */
  Cells: Component<{ seat: number }>
  /** Whether a player is out of the game: their row is dim. */
  out?(seat: number, scene: Scene): boolean
}

/**
 * A game at the table. `Here` is its own class of scene; components reach it by `useScene()`. Functions are called while
 * something is drawn, so what they read of the scene (its `$state` and `$derived`) is followed.
 */
export interface GameTable<Here extends Scene = Scene> {
  /** Id of the game: the beginning of its words, the folder of its art, `data-mood` of `.tabletop`. */
  readonly id: string
  scene(setup: Setup): Here

  // ---- parts
  /**
   * All that lies between the bar and the side column. What it renders are children of the grid `.stage` (areas `bar`, `side`,
   * `ask`, `tabs` are the table's), so it needs no box around it. It renders `ask`, the panel of the question, once, where it
   * comes in the order of tab stops. The board is a `<main class="board" id="main" tabindex="-1">`; its things that the arrow
   * keys go through are `[data-item]` (see `roving.ts`). What a sheet shows is chosen by `.stage[data-sheet=<id>]`.
   */
  readonly Stage: Component<{ ask: Snippet }>
  /** Lies over the log in the side column. */
  readonly Aside?: Component
  /** Whether nothing lies there, so that the log takes its room (`.side.bare`). Without it: never. */
  bare?(scene: Here): boolean
  /** Rendered at the end of the stage, over everything in it: a sheet that lies over the table on a desktop, too. */
  readonly Over?: Component
  /** Buttons of the bar beside the table's own. */
  readonly BarButtons?: Component
  tabs(scene: Here): Tab[]
  /** What is shown beside the thing it belongs to; the options that point there follow by themselves. */
  readonly Shown: Component<{ shown: Shown }>
  /** Before the words of an option: a picture of what it points at, or an icon. */
  readonly OptionPicture: Component<{ option: Option }>
  /** A large prompt in which most players are pointed at several times: each player once. Without it options stay a list. */
  readonly ByTarget?: Component<{ question: Question; targets: { seat: number; choices: Choice[] }[] }>
  /**
   * What stands under the title of a question in the place of the list of options, by the kind of the question. Such a question
   * has no entries and lights nothing by itself: the game offers its options, and answers with `pick`.
   */
  readonly bodies?: Record<string, Component<{ question: Question }>>
  readonly summary: Summary
  /** At the end, between verdict and rematch. */
  readonly EndBody: Component

  // ---- choosing
  /** Which options stand together in the panel. */
  readonly gathering?: Partial<Gathering>
  /** Keys of the game's own, before those of the options (0 to 9), and Escape where nothing else is to be closed. Returns whether it took the key. */
  keys?(event: KeyboardEvent, scene: Here, overlay: Overlay): boolean
  /** What is asked once more before an option is chosen (`outOfTurn`: before an action). */
  warning?(option: Option, scene: Here, outOfTurn: boolean): Warning | null

  // ---- words and time
  /** The log in lines. */
  linesOf(events: Event[], scene: Here): Line[]
  /** When what moves, for the events of one update; `pace` multiplies its lengths, 0 means that nothing moves. */
  timelineOf(events: Event[], pace: number): Timeline
  /** Title and note of a question. */
  questionWords(question: Question, scene: Here): { title: Segment[]; note: Segment[] }
  /** What the others read while somebody is being asked. */
  waitingWords(kind: string, seat: number): Segment[]
  /** What stands under that for this viewer: that they are out of the game. */
  idleNote?(scene: Here): string
  choiceWords(question: Question, option: Option, scene: Here): ChoiceWords
  /** A group of options that differ in their target alone; needed where `gathering` sets some apart. */
  group?(question: Question, verb: string, scene: Here): { text: Segment[]; icon: IconName }
  /** Headline of the last page. */
  headline(scene: Here): string
  /** The sentences under it. */
  verdict(scene: Here): Segment[]
}
