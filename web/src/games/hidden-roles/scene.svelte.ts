// The scene of a game of hidden roles: who is known to be whom, the drawn card, the notebook.
import type { Component } from 'svelte'
import type { Deck } from '../../lib/art/urls'
import { t } from '../../lib/words.svelte'
import { Scene, useScene, type Choose, type Moment } from '../../table/scene.svelte'
import type { Pieces } from './catalogue'
import { drawnOf, type Drawn } from './log-facts'
import type { Notes } from './notebook/notes.svelte'
import { seatsOf, type Seat } from './seats'
import type { RolesTable } from './table'
import type { Timeline } from './timeline'
import type { View } from './types'

/** A notebook at the table: all of it, and what it has beside a hidden player. */
export interface Notebook {
  Page: Component<{ onclose: () => void }>
  Marks: Component<{ seat: number }>
  notes: Notes
}

export class RolesScene extends Scene<View, Timeline> {
  declare readonly table: RolesTable
  readonly pieces: Pieces
  /** The notebook of this viewer, if this table has one. */
  notebook = $state.raw<Notebook | null>(null)
  /** The drawn card that was put away last, by its key. */
  #away = $state(-1)

  constructor(table: RolesTable, pieces: Pieces, moment: Moment<View>, choose: Choose | null) {
    super(table, moment, choose)
    this.pieces = pieces
  }

  /** The deck of secret hints. */
  get hints(): Deck {
    return this.table.decks.at(-1)!
  }

  seats: Seat[] = $derived.by(() => seatsOf(this.view))
  /** The card that was last drawn and that this viewer may read. */
  latest: Drawn | null = $derived.by(() => drawnOf(this.log))
  /** The same as long as it lies over the log: it makes room by itself, once the next turn is over too. */
  drawn: Drawn | null = $derived.by(() => (this.latest && this.latest.key > this.#away && this.latest.since < 2 ? this.latest : null))

  seat(seat: number): Seat | undefined {
    return this.seats[seat]
  }

  putAway(): void {
    this.#away = this.latest?.key ?? this.#away
  }

  override placeName = (area: string): string => t(`${this.game}-area-${area}`)
  characterName = (character: string): string => t(`${this.game}-character-${character}`)
  abilityName = (character: string): string => t(`${this.game}-character-${character}.ability`)
  factionName = (faction: string): string => t(`faction-${faction}`)

  override factionOf(character: string): string {
    return this.pieces.character(character)?.faction ?? ''
  }
}

export const useRolesScene = (): RolesScene => useScene<RolesScene>()
