// One moment of a match as one viewer sees it: what all parts of the table draw. A live table and a replay both fill it.
import { getContext, setContext, type Component } from 'svelte'
import type { Pieces } from '../games/hidden-roles/catalogue'
import { seatsOf, type Seat } from '../games/hidden-roles/seats'
import type { View } from '../games/hidden-roles/types'
import type { Deck } from '../lib/art/urls'
import type { Event, Option, Question, Waiting } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { play, type Sound } from '../lib/sound'
import { t } from '../lib/words.svelte'
import { choicesOf, entriesOf, fromLeft, type Choice, type Entry } from './entries'
import type { Context, GameTable, Line } from './game'
import type { Notes } from './notebook/notes.svelte'
import { STILL, timelineOf, type Timeline } from './timeline'

/** How somebody sits at the table at the moment. */
export type Standing = '' | 'bot' | 'away' | 'standin'

export interface Moment {
  view: View
  question: Question | null
  actions: Option[]
  waiting: Waiting
  /** Seconds left on the turn clock when this came, -1 for none. */
  clockLeft: number
  /** When it came, by performance.now(). */
  at: number
  /** Question for which more time may be asked, 0 for none. */
  mayWait: number
}

/** A notebook at the table: all of it, and what it has beside a hidden player. */
export interface Notebook {
  Page: Component<{ onclose: () => void }>
  Marks: Component<{ seat: number }>
  notes: Notes
}

export class Scene {
  /** What this game adds to the table. */
  readonly table: GameTable
  readonly pieces: Pieces
  names = $state.raw<string[]>([])
  shapes = $state.raw<string[]>([])
  standing = $state.raw<Standing[]>([])
  log = $state.raw<Event[]>([])
  /** The notebook of this viewer, if this table has one. */
  notebook = $state.raw<Notebook | null>(null)
  moment = $state.raw<Moment>(null as unknown as Moment)
  /** What moves because of the last update, and when. */
  timeline = $state.raw<Timeline>(STILL)
  /** The option that was clicked and not answered yet. */
  chosen = $state<string | null>(null)
  /** Nothing may be chosen: a replay, somebody who watches. */
  readonly still: boolean
  #choose: (option: Option, question: number) => Promise<unknown>

  constructor(table: GameTable, pieces: Pieces, moment: Moment, choose: ((option: Option, question: number) => Promise<unknown>) | null) {
    this.table = table
    this.pieces = pieces
    this.moment = moment
    this.still = choose === null
    this.#choose = choose ?? (() => Promise.resolve())
  }

  /** Id of the game: the beginning of its words and the folder of its art. */
  get game(): string {
    return this.table.id
  }
  /** The deck of secret hints. */
  get hints(): Deck {
    return this.table.decks.at(-1)!
  }
  get view(): View {
    return this.moment.view
  }
  get public() {
    return this.moment.view.public
  }
  get own() {
    return this.moment.view.own
  }
  seats: Seat[] = $derived.by(() => seatsOf(this.moment.view))
  /** The option under the pointer: what it points at stands out on the board. */
  pointed = $state.raw<Option | null>(null)
  /** The group of options that is open, by its verb. */
  open = $state<string | null>(null)
  entries: Entry[] = $derived.by(() => entriesOf(fromLeft(this.moment.question?.options ?? [], this.mySeat, this.seats.length), this.open))
  lines: Line[] = $derived.by(() => this.table.linesOf(this.log, this.pieces, this.mySeat))
  /** What is lit on the board. */
  choices: Choice[] = $derived.by(() => (this.still ? [] : choicesOf(this.entries)))
  context: Context = $derived.by(() => ({ pieces: this.pieces, seats: this.seats, mySeat: this.mySeat, own: this.own }))

  get mySeat(): number {
    return this.own?.seat ?? -1
  }

  seat(seat: number): Seat | undefined {
    return this.seats[seat]
  }

  areaName = (area: string): string => t(`${this.game}-area-${area}`)
  cardName = (card: string): string => t(`${this.game}-card-${card}`)
  characterName = (character: string): string => t(`${this.game}-character-${character}`)
  abilityName = (character: string): string => t(`${this.game}-character-${character}.ability`)
  factionName = (faction: string): string => t(`faction-${faction}`)

  name(seat: number): string {
    return this.names[seat] ?? `${seat + 1}`
  }

  shape(seat: number): string {
    return this.shapes[seat] ?? 'circle'
  }

  /** Choices that point at this seat. */
  at(seat: number): Choice[] {
    return this.choices.filter(({ option }) => option.seat === seat)
  }

  /** Choices that point at this place. */
  towards(place: string): Choice[] {
    return this.choices.filter(({ option }) => option.place === place && (option.seat ?? -1) < 0)
  }

  /** The one choice that points at this card of the viewer's own, if there is exactly one. */
  holding(card: string): Choice | undefined {
    const [only, ...more] = this.choices.filter(({ option }) => option.card === card && (option.seat ?? -1) < 0)
    return more.length ? undefined : only
  }

  /** Takes in the next moment, and lets its events move things. */
  take(moment: Moment, log: Event[], fresh: Event[]): void {
    const questionStays = moment.question?.id === this.moment.question?.id
    this.timeline = timelineOf(fresh, settings.pace)
    this.moment = moment
    this.log = log
    if (!questionStays) {
      this.chosen = null
      this.open = null
    }
    for (const { sound, at } of this.timeline.sounds) setTimeout(() => play(sound as Sound), at)
  }

  /** Chooses an option of the question, once: until it is answered, nothing else can be chosen. */
  async choose(option: Option, question = this.moment.question): Promise<void> {
    if (!question || this.chosen !== null || this.still) return
    await this.#once(option, question.id)
  }

  /** Acts out of turn. */
  async act(option: Option): Promise<void> {
    if (this.chosen !== null || this.still) return
    await this.#once(option, 0)
  }

  async #once(option: Option, question: number): Promise<void> {
    this.chosen = option.id
    try {
      await this.#choose(option, question)
    } finally {
      if (this.chosen === option.id) this.chosen = null
    }
  }
}

const KEY = Symbol('scene')
export const provideScene = (scene: Scene): Scene => setContext(KEY, scene)
export const useScene = (): Scene => getContext(KEY)
