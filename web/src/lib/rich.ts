// What a table puts around rich sentences, so that they can name its players, cards and places.
import { getContext, setContext } from 'svelte'

export interface RichTable {
  player(seat: number): { name: string; shape: string }
  cardName(card: string): string
  placeName(place: string): string
  factionOf(character: string): string
  /** Shows a card beside the element that names it; `pinned` by a click or tap, else by hovering. */
  showCard(card: string, anchor: Element, pinned: boolean): void
  hideCard(): void
}

const KEY = Symbol('rich table')

export const provideRich = (table: RichTable): RichTable => setContext(KEY, table)
export const useRich = (): RichTable | undefined => getContext(KEY)
