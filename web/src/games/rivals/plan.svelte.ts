// What a player is about to do, before anything is sent: which card is lifted and which face it shows, which part of an answer in
// two parts is chosen, which mansion is in view. It never leaves this browser.

export type Side = 'up' | 'down'

export class Plan {
  /** Key of the lifted member of the hand or in front, or null. */
  lifted = $state<string | null>(null)
  /** The face of the lifted card. The last choice is not remembered: every card is lifted face up. */
  side = $state<Side>('up')
  /** The first part of an answer that has two (a card and where it goes, a family and where), or -1. */
  first = $state(-1)
  /** The place under the pointer while a card is lifted, or -1. */
  over = $state(-1)
  /** The mansion in view on a phone. */
  looked = $state(0)

  lift(member: string | null): void {
    this.lifted = member
    this.side = 'up'
    this.over = -1
  }

  /** Another question: what was planned for the last one is gone. */
  clear(): void {
    this.lift(null)
    this.first = -1
  }
}
