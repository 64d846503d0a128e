// One moment of a match as one viewer sees it: what all parts of the table draw. A live table and a replay both fill it. Each game
// has a class of its own that extends it with what its parts need.
import { getContext, setContext, untrack } from 'svelte'
import type { Event, Option, Question, Waiting } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { play, type Sound } from '../lib/sound'
import { t, words, type Segment } from '../lib/words.svelte'
import { choicesOf, entriesOf, fromLeft, PLAIN, type Choice, type Entry, type Gathering } from './entries'
import type { GameTable, Line, View } from './game'
import { Lines } from './lines'
import type { Shown } from './overlay.svelte'
import type { Timeline } from './timeline'

/** How somebody sits at the table at the moment. */
export type Standing = '' | 'bot' | 'away' | 'standin'

export interface Moment<Seen extends View = View> {
  view: Seen
  question: Question | null
  actions: Option[]
  waiting: Waiting
  /** Seconds left on the turn clock when this came, -1 for none. */
  clockLeft: number
  /** When it came, by performance.now(). */
  at: number
  /** Question for which more time may be asked, 0 for none. */
  mayWait: number
  /** Whether this viewer may take the last answer back. */
  mayUndo?: boolean
}

/** Sends an option as the answer to a question (0: out of turn). */
export type Choose = (option: Option, question: number) => Promise<unknown>

const UNDO: Option = { id: 'undo', verb: 'undo' }

export class Scene<Seen extends View = View, Times extends Timeline = Timeline> {
  /** What this game adds to the table. */
  readonly table: GameTable
  names = $state.raw<string[]>([])
  shapes = $state.raw<string[]>([])
  standing = $state.raw<Standing[]>([])
  log = $state.raw<Event[]>([])
  moment = $state.raw<Moment<Seen>>(null as unknown as Moment<Seen>)
  /** What moves because of the last update, and when. */
  timeline = $state.raw<Times>(null as unknown as Times)
  /** The option that was clicked and not answered yet. */
  chosen = $state<string | null>(null)
  /** Nothing may be chosen: a replay, somebody who watches. */
  readonly still: boolean
  #choose: Choose

  constructor(table: GameTable, moment: Moment<Seen>, choose: Choose | null) {
    this.table = table
    this.moment = moment
    this.timeline = table.timelineOf([], 0) as Times
    this.still = choose === null
    this.#choose = choose ?? (() => Promise.resolve())
  }

  /** Id of the game: the beginning of its words and the folder of its art. */
  get game(): string {
    return this.table.id
  }
  get view(): Seen {
    return this.moment.view
  }
  get public(): Seen['public'] {
    return this.moment.view.public
  }
  get own(): Seen['own'] {
    return this.moment.view.own
  }
  get mySeat(): number {
    return this.own?.seat ?? -1
  }

  /** The option under the pointer: what it points at stands out on the board. */
  pointed = $state.raw<Option | null>(null)
  /** The group of options that is open, by its verb. */
  open = $state<string | null>(null)
  entries: Entry[] = $derived.by(() => this.#entries())
  /** What is lit on the board. */
  choices: Choice[] = $derived.by(() => (this.still ? [] : choicesOf(this.entries, this.gathering)))
  #lines = new Lines()
  lines: Line[] = $derived.by(() => {
    const { log } = this
    const edition = this.#edition
    return untrack(() => this.#lines.of(log, edition, (events) => this.table.linesOf(events, this)))
  })
  /** In what words the log is written, and for whom: another object when that changes. */
  #edition = $derived.by(() => ({ words: words.edition, seat: this.#reader }))
  #reader = $derived.by(() => this.mySeat)

  get gathering(): Gathering {
    return { ...PLAIN, ...this.table.gathering }
  }

  #entries(): Entry[] {
    const question = this.moment.question
    if (!question || this.table.bodies?.[question.kind]) return []
    const { gathering } = this
    const options = gathering.fromLeft ? fromLeft(question.options, this.mySeat, this.public.players.length) : question.options
    return entriesOf(options, this.open, gathering)
  }

  /** Whether an option declines: it stands last and has the key 0. */
  declines(option: Option): boolean {
    return this.gathering.declining.includes(option.verb)
  }

  /** Name of a card in a sentence, by the id that its segments have. */
  cardName = (card: string): string => t(`${this.game}-card-${card}`)
  /** Name of a place in a sentence. */
  placeName = (place: string): string => t(`${this.game}-place-${place}`)

  /** Side of an opened character in a sentence: its emblem and colour; empty for none. */
  factionOf(_character: string): string {
    return ''
  }

  name(seat: number): string {
    return this.names[seat] ?? `${seat + 1}`
  }

  shape(seat: number): string {
    return this.shapes[seat] ?? 'circle'
  }

  /** A segment of a sentence as words: for labels and announcements, which have no colours. */
  spoken = (segment: Segment): string => {
    switch (segment.kind) {
      case 'player':
        return segment.seats.map((seat) => this.name(seat)).join(', ')
      case 'card':
        return this.cardName(segment.card)
      case 'place':
        return this.placeName(segment.place)
      case 'person':
        return segment.name
      default:
        return segment.text
    }
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

  /** The choices that point at a thing: a click on it chooses, if there is exactly one. */
  choicesAt(thing: Shown): Choice[] {
    if (thing.kind === 'seat') return this.at(thing.seat)
    if (thing.kind === 'place') return this.towards(thing.place)
    return []
  }

  /** What a thing is called where it is shown beside its place. */
  nameOf(thing: Shown): string {
    if (thing.kind === 'seat') return this.name(thing.seat)
    if (thing.kind === 'place') return this.placeName(thing.place)
    return thing.kind === 'card' ? this.cardName(thing.card) : thing.name
  }

  /** Takes in the next moment, and lets its events move things. */
  take(moment: Moment<Seen>, log: Event[], fresh: Event[]): void {
    const questionStays = moment.question?.id === this.moment.question?.id
    this.timeline = this.table.timelineOf(fresh, settings.pace) as Times
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

  get mayUndo(): boolean {
    return !this.still && this.moment.mayUndo === true && this.moment.question !== null
  }

  /** Takes the last answer back, whatever it was. */
  async takeBack(): Promise<void> {
    if (this.mayUndo) await this.act(UNDO)
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
export const provideScene = <Here extends Scene>(scene: Here): Here => setContext(KEY, scene)
/** The scene around a component; a game asks for its own class. */
export const useScene = <Here extends Scene = Scene>(): Here => getContext(KEY)
