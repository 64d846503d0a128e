// What a player is about to play: which card is lifted, which face, and which mansion they look at. It never leaves this browser.

export type Side = 'up' | 'down'

export class Plan {
  /** Key of the lifted member of the hand or in front, or null. */
  lifted = $state<string | null>(null)
  /** Chosen face of the lifted card; null until it is chosen. Not remembered from card to card. */
  side = $state<Side | null>(null)
  /** The place under the pointer while a card is lifted, or -1. */
  over = $state(-1)
  /** The mansion in view on a phone. */
  looked = $state(0)

  lift(member: string | null): void {
    this.lifted = member
    this.side = null
    this.over = -1
  }
}
