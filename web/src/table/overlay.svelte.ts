// What lies over the table: one thing shown beside what it belongs to, one dialog.
import { getContext, setContext, type Component } from 'svelte'
import type { Segment } from '../lib/words.svelte'

/** A thing of the table. `thing` is anything else of a game: what kind of thing it is, which one, and what it is called. */
export type Shown =
  | { kind: 'card'; card: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'place'; place: string }
  | { kind: 'thing'; what: string; id: string; name: string }

export interface Beside {
  shown: Shown
  anchor: Element
  /** Opened by a click: stays until it is closed. Else it goes with the pointer. */
  pinned: boolean
}

export type Dialog =
  | { kind: 'confirm'; title: string; text: Segment[]; yes: string; danger?: boolean; then: () => void }
  | { kind: 'summary' }
  /** A dialog of the game's own; `look` is a class of it. */
  | { kind: 'own'; title: string; look: string; Body: Component }
  | { kind: 'rules'; clause: string }

export class Overlay {
  /** The part of the table that is open and waits behind a tab on a phone, by the tab's id; empty for none. */
  sheet = $state('')
  beside = $state.raw<Beside | null>(null)
  dialog = $state.raw<Dialog | null>(null)
  #later: ReturnType<typeof setTimeout> | undefined

  /** Shows something beside its anchor. A second click on the same anchor closes it. */
  show(shown: Shown, anchor: Element, pinned: boolean): void {
    clearTimeout(this.#later)
    if (pinned) {
      const again = this.beside?.pinned && this.beside.anchor === anchor
      this.beside = again ? null : { shown, anchor, pinned }
    } else if (!this.beside?.pinned) {
      // A card is asked for by its name; an area is passed on the way to something else.
      this.#later = setTimeout(() => (this.beside = { shown, anchor, pinned }), shown.kind === 'card' ? 160 : 500)
    }
  }

  /** Opens a sheet, or closes it if it is open. */
  turn(sheet: string): void {
    this.sheet = this.sheet === sheet ? '' : sheet
  }

  /** Hides what was shown by hovering. */
  leave(): void {
    clearTimeout(this.#later)
    if (this.beside && !this.beside.pinned) this.beside = null
  }

  close(): void {
    clearTimeout(this.#later)
    this.beside = null
  }
}

const KEY = Symbol('overlay')
export const provideOverlay = (overlay: Overlay): Overlay => setContext(KEY, overlay)
export const useOverlay = (): Overlay => getContext(KEY)
