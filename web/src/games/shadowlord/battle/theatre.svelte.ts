// What is shown of battles: the one that is fought, and what is told of it and of those that are over already. The view is always
// there: whoever skips has it at once.
import type { Event } from '../../../lib/protocol'
import type { View } from '../types'
import { fights, REST, tellingsOf, type Beat, type Telling } from './telling'
import type { Fray } from './follow'

/** More than this that waits to be told is left to the log. */
const MOST = 2
/** How long the end of a battle stands for somebody whom the map calls. */
const GLANCE = 700
/** How long the result stands where nothing moves, in milliseconds. */
const READING = 3500

export interface Update {
  before: View
  after: View
  events: Event[]
  /** Multiplies all lengths; 0: what has come of it stands there at once. */
  pace: number
  /** The viewer is asked for something that has nothing to do with a battle. */
  elsewhere?: boolean
}

export class Theatre {
  /** The battle as it is shown; null: none is. */
  fray = $state.raw<Fray | null>(null)
  /** What is being told of it; null: it stands as it is. */
  beat = $state.raw<Beat | null>(null)
  /** It is over, and can still be read. */
  over = $state(false)
  /** How often a battle has begun in which this viewer fights. */
  called = $state(0)
  /** Values of the cards that the viewer laid face down, by character. */
  covered = $state.raw<Map<string, number>>(new Map())
  /** The battle as the server tells it, with what was seen of it. */
  #live: Fray | null = null
  #queue: Telling[] = []
  #telling: Telling | null = null
  #at = 0
  #elsewhere = false
  #timer: ReturnType<typeof setTimeout> | undefined

  get on(): boolean {
    return this.fray !== null
  }
  /** Something is told, which can be skipped. */
  get telling(): boolean {
    return this.beat !== null || this.over
  }

  /** Shows what stands in a view, without a past. */
  stand({ public: { battle, stone }, own }: View): void {
    this.#live = battle ? { battle, stone, went: {}, claimed: false } : null
    this.#cover(own?.draft ?? [])
    this.skip()
  }

  /** Takes in an update, and tells what happened in it. */
  feed({ before, after, events, pace, elsewhere = false }: Update): void {
    this.#elsewhere = elsewhere
    const last = this.#live
    const tellings = tellingsOf(before.public, after.public, events, last)
    const { battle, stone } = after.public
    const told = tellings.at(-1)?.beats.at(-1)?.fray
    const same = (fray: Fray | null | undefined): fray is Fray => battle !== null && fray?.battle.place === battle.place
    const seen = same(told) ? told : same(last) ? last : null
    this.#live = battle ? { battle, stone, went: seen?.went ?? {}, claimed: seen?.claimed ?? false } : null
    if (tellings.some(({ begins }) => begins)) this.covered = new Map()
    this.#cover(after.own?.draft ?? [])
    const seat = after.own?.seat ?? -1
    this.called += tellings.filter(({ begins, beats }) => begins && beats[0]!.kind !== 'empty' && fights(beats[0]!.fray.battle, seat)).length
    // A battle that goes on is told from where it stands: nobody waits for what they have answered already.
    if (tellings[0] && !tellings[0].begins) this.#stop()
    else if (this.over && tellings.length) this.#stop()
    this.#queue = [...this.#queue, ...tellings].slice(-MOST)
    if (!this.#telling) this.#open(pace)
  }

  /** Ends all that is being told. */
  skip(): void {
    this.#stop()
    this.#queue = []
    this.fray = this.#live
  }

  #cover(draft: { card: string; value: number }[]): void {
    if (draft.length) this.covered = new Map(draft.map(({ card, value }) => [card, value]))
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#telling = null
    this.beat = null
    this.over = false
  }

  #open(pace: number): void {
    this.#telling = this.#queue.shift() ?? null
    this.over = false
    if (!this.#telling) {
      this.beat = null
      this.fray = this.#live
      return
    }
    this.#at = pace === 0 ? this.#telling.beats.length - 1 : 0
    this.#stand(pace)
  }

  #stand(pace: number): void {
    const { beats, ends } = this.#telling!
    const beat = beats[this.#at]!
    this.beat = beat
    this.fray = beat.fray
    const last = this.#at >= beats.length - 1
    this.over = last && ends
    // Without motion the result alone is to be read: that takes as long at any pace. A battle that goes on stands there anyway.
    const rest = !last || !ends || beat.kind === 'empty' ? 0 : this.#elsewhere ? GLANCE : REST
    const ms = pace === 0 ? (ends ? READING : 0) : (beat.ms + rest) * pace
    this.#timer = setTimeout(() => {
      if (last) return this.#open(pace)
      this.#at += 1
      this.#stand(pace)
    }, ms)
  }
}
