// One moment of a match as one viewer sees it: what all parts of the table draw. A live table and a replay both fill it.
import { getContext, setContext } from 'svelte'
import type { Pieces } from '../games/hunters/catalogue'
import { seatsOf, type Seat } from '../games/hunters/seats'
import type { View } from '../games/hunters/types'
import { linesOf, type Context, type Line } from '../games/hunters/words'
import type { Event, Option, Question, Waiting } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { play, type Sound } from '../lib/sound'
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

/** What stands in the question panel: an option, or a group of options that differ in their target alone. */
export type Entry =
  | { kind: 'option'; option: Option; key: string }
  | { kind: 'group'; verb: string; options: Option[]; key: string }
  | { kind: 'back'; key: string }

/** Verbs that decline: they stand last and have the key 0. */
const DECLINING = new Set(['pass', 'skip', 'nothing'])

export const declines = (option: Option): boolean => DECLINING.has(option.verb)

const points = ({ seat = -1, place = '', card = '' }: Option): boolean => seat >= 0 || place !== '' || card !== ''

/**
 * The entries of a question. An ability with several targets beside other options is one entry that opens (`open` is its
 * verb), so that nobody strikes with it by a click that meant something else. Keys: 1 to 9 in order, 0 declines or goes back.
 */
export function entriesOf(offered: Option[], open: string | null): Entry[] {
  const options = offered.length > MANY ? together(offered) : offered
  const abilities = options.filter((option) => option.verb === 'use' && points(option))
  const grouped = abilities.length > 1 && abilities.length < options.length
  if (grouped && open === 'use') {
    return [...numbered(abilities.map((option) => ({ kind: 'option' as const, option }))), { kind: 'back', key: '0' }]
  }
  const shown: Unkeyed[] = []
  for (const option of options) {
    if (!grouped || !abilities.includes(option)) shown.push({ kind: 'option', option })
    else if (option === abilities[0]) shown.push({ kind: 'group', verb: 'use', options: abilities })
  }
  return numbered(shown)
}

/** More choices than this fill a large prompt. */
export const MANY = 6

/** Options of the same player side by side, so that keys run through them as they are shown. */
function together(options: Option[]): Option[] {
  const seats = [...new Set(options.map(({ seat = -1 }) => seat))]
  return seats.flatMap((seat) => options.filter((option) => (option.seat ?? -1) === seat))
}

type Unkeyed = { kind: 'option'; option: Option } | { kind: 'group'; verb: string; options: Option[] }

function numbered(entries: Unkeyed[]): Entry[] {
  let next = 1
  return entries.map((entry) => {
    // A lone way on is no refusal: it has a key like any other.
    if (entry.kind === 'option' && declines(entry.option) && entries.length > 1) return { ...entry, key: '0' }
    const key = next <= 9 ? String(next) : ''
    next += 1
    return { ...entry, key }
  })
}

/** An option that can be chosen now, with its key. */
export interface Choice {
  option: Option
  key: string
}

/** Choices by the seat that they point at, if most seats have more than one; else null. */
export function byTarget(choices: Choice[]): { seat: number; choices: Choice[] }[] | null {
  const targets = new Map<number, Choice[]>()
  for (const choice of choices) {
    const seat = choice.option.seat ?? -1
    if (seat >= 0) targets.set(seat, [...(targets.get(seat) ?? []), choice])
  }
  const several = [...targets.values()].filter((each) => each.length > 1)
  if (several.length * 2 < targets.size || !several.length) return null
  return [...targets].map(([seat, choices]) => ({ seat, choices }))
}

export class Scene {
  readonly game: string
  readonly pieces: Pieces
  names = $state.raw<string[]>([])
  shapes = $state.raw<string[]>([])
  standing = $state.raw<Standing[]>([])
  log = $state.raw<Event[]>([])
  moment = $state.raw<Moment>(null as unknown as Moment)
  /** What moves because of the last update, and when. */
  timeline = $state.raw<Timeline>(STILL)
  /** The option that was clicked and not answered yet. */
  chosen = $state<string | null>(null)
  /** Nothing may be chosen: a replay, somebody who watches. */
  readonly still: boolean
  #choose: (option: Option, question: number) => Promise<unknown>

  constructor(game: string, pieces: Pieces, moment: Moment, choose: ((option: Option, question: number) => Promise<unknown>) | null) {
    this.game = game
    this.pieces = pieces
    this.moment = moment
    this.still = choose === null
    this.#choose = choose ?? (() => Promise.resolve())
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
  entries: Entry[] = $derived.by(() => entriesOf(this.moment.question?.options ?? [], this.open))
  lines: Line[] = $derived.by(() => linesOf(this.log, this.pieces, this.mySeat))
  /** The options among the entries: what is lit on the board. */
  choices: Choice[] = $derived.by(() => (this.still ? [] : this.entries.filter((entry) => entry.kind === 'option')))
  context: Context = $derived.by(() => ({ pieces: this.pieces, seats: this.seats, mySeat: this.mySeat }))

  get mySeat(): number {
    return this.own?.seat ?? -1
  }

  seat(seat: number): Seat | undefined {
    return this.seats[seat]
  }

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
  async choose(option: Option): Promise<void> {
    const question = this.moment.question
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
