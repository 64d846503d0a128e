// What lies over the table: one thing shown beside what it belongs to, one dialog.
import { getContext, setContext } from 'svelte'
import type { Segment } from '../lib/words.svelte'

export type Shown = { kind: 'card'; card: string } | { kind: 'seat'; seat: number } | { kind: 'place'; place: string }

export interface Beside {
  shown: Shown
  anchor: Element
  /** Opened by a click: stays until it is closed. Else it goes with the pointer. */
  pinned: boolean
}

export type Dialog =
  | { kind: 'confirm'; title: string; text: Segment[]; yes: string; danger?: boolean; then: () => void }
  | { kind: 'summary' }
  | { kind: 'falls' }
  | { kind: 'rules'; clause: string }

/** A part of the table that waits behind a tab on a phone. The notebook lies over the table on a desktop, too. */
export type Sheet = '' | 'card' | 'drawn' | 'notes' | 'log' | 'players'

export class Overlay {
  sheet = $state<Sheet>('')
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
  turn(sheet: Sheet): void {
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
