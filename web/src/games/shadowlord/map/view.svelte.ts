// How the map is looked at, and what follows from it: how large a unit is, whether names have room.
import { centred, CLOSER, FIT, kept, movable, panned, pinched, showing, zoomed, type Frame, type Point, type Room } from './frame'
import { spotOf } from './geometry'
import type { Room as StackRoom } from './stack'

/** A place is never smaller than this, pixels: on a window too low even for that the map is panned. */
const LEAST_UNIT = 34
/** It is stretched no more than this: neighbours on a wide and low window shall stay neighbours. */
const WIDEST = 1.8
/** Names stand on the map where a place is at least so wide and high, pixels. */
const NAMED = { width: 84, height: 58 }
/** Where the whole map is smaller than the first, whoever goes somewhere is brought as near as the second: costs and dials need room. */
const CRAMPED = 44
const ROOMY = 54
/** Share of the field from one column to the next. */
const COLUMN = 0.145

export class MapView {
  frame = $state.raw<Frame>(FIT)
  /** Before the page is laid out it is as large as on a small desk. */
  room = $state.raw<Room>({ width: 692, height: 550, fieldWidth: 692, fieldHeight: 550 })

  /** The map as it is drawn, pixels. */
  width = $derived(this.room.fieldWidth * this.frame.zoom)
  height = $derived(this.room.fieldHeight * this.frame.zoom)
  /** A seventh of its shorter side. */
  unit = $derived(Math.min(this.width, this.height) / 7)
  small = $derived(this.unit < 62)
  named = $derived(this.width * COLUMN >= NAMED.width && this.unit >= NAMED.height)
  dial = $derived(Math.max(this.small ? Math.min(29, this.unit * 0.76) : 34, this.unit * 0.47))
  /** Room of the characters in one galaxy. */
  stack: StackRoom = $derived({
    width: Math.min(this.width * COLUMN * (this.small ? 1.2 : 1.06), this.unit * 1.55),
    height: this.unit * (this.named ? 0.84 : 1.1),
    dial: this.dial,
  })
  /** It came nearer by itself. */
  #approached = false
  whole = $derived(this.frame.zoom === 1)
  movable = $derived(movable(this.frame, this.room))

  /** The window has this size now, pixels. */
  resize(width: number, height: number): void {
    if (width <= 0 || height <= 0) return
    const least = LEAST_UNIT * 7
    const fieldHeight = Math.max(height, least)
    this.room = { width, height, fieldWidth: Math.min(Math.max(width, least), fieldHeight * WIDEST), fieldHeight }
    this.frame = kept(this.frame, this.room)
  }

  fit(): void {
    this.#approached = false
    this.frame = kept(FIT, this.room)
  }

  /** Comes nearer to who goes somewhere, if there is not much to be told apart. */
  approach(galaxy: string): void {
    if (!this.whole || this.unit >= CRAMPED) return
    this.frame = centred(ROOMY / this.unit, spotOf(galaxy), this.room)
    this.#approached = true
  }

  /** Nobody goes anywhere: back to the whole map, unless somebody has zoomed since. */
  withdraw(): void {
    if (this.#approached) this.fit()
  }

  /** Enlarged about a point of the window, or its middle. */
  zoom(factor: number, at: Point = { x: this.room.width / 2, y: this.room.height / 2 }): void {
    this.#approached = false
    this.frame = zoomed(this.frame, factor, at, this.room)
  }

  pan(dx: number, dy: number): void {
    this.frame = panned(this.frame, dx, dy, this.room)
  }

  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void {
    this.#approached = false
    this.frame = pinched(this.frame, from, to, this.room)
  }

  /** Twice as near, about a galaxy; or back to the whole map. */
  closer(galaxy: string | null): void {
    if (this.whole) this.frame = centred(CLOSER, spotOf(galaxy ?? 'c3'), this.room)
    else this.fit()
  }

  /** Brings a galaxy into view, if it is not. */
  show(galaxy: string): void {
    this.frame = showing(this.frame, spotOf(galaxy), this.unit * 0.75, this.room)
  }
}
