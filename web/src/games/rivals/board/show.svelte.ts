// The telling of what happened, one beat after the other. The view is always there: whoever skips has it at once.
import type { MansionView } from '../types'
import { OPENING, REST, type Telling } from './telling'

/** More than this that waits to be told is left to the log. */
const MOST = 2

export class Show {
  /** The mansions as they stand in what is told; null: as they are now. */
  mansions = $state.raw<MansionView[] | null>(null)
  /** What is being told, from the moment when its scene opens. */
  telling = $state.raw<Telling | null>(null)
  /** The beat that is shown. */
  at = $state(0)
  #queue: Telling[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  beat = $derived(this.telling?.beats[this.at] ?? null)

  /** Tells these, after what is being told already. `pace` multiplies all lengths; 0: what has come of it stands there at once. */
  tell(tellings: Telling[], pace: number): void {
    this.#queue = [...this.#queue, ...tellings].slice(-MOST)
    if (this.#queue.length && this.mansions === null) this.#open(pace)
  }

  /** Ends all that is being told. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.telling = null
    this.mansions = null
  }

  #open(pace: number): void {
    const next = this.#queue.shift()
    this.telling = null
    this.mansions = next?.mansions ?? null
    if (!next) return
    const begin = (): void => {
      this.at = pace === 0 ? next.beats.length - 1 : 0
      this.telling = next
      this.#stand(pace)
    }
    if (pace === 0) begin()
    else this.#timer = setTimeout(begin, OPENING * pace)
  }

  #stand(pace: number): void {
    const last = this.at >= (this.telling?.beats.length ?? 0) - 1
    // Without motion the result alone is to be read: that takes as long at any pace.
    const ms = pace === 0 ? READING : ((this.beat?.ms ?? 0) + (last ? REST : 0)) * pace
    this.#timer = setTimeout(() => {
      if (last) return this.#open(pace)
      this.at += 1
      this.#stand(pace)
    }, ms)
  }
}

/** How long the result stands where nothing moves, in milliseconds. */
const READING = 4000
