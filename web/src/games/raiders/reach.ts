// Whom one can strike, and from where, for the star to show. The server says it (`own.reach`); nothing is worked out here but the
// way round the ring that leads to those whom it names.
import type { Question } from '../../lib/protocol'
import type { Seat } from '../hidden-roles/seats'
import type { OwnView } from '../hidden-roles/types'
import { CENTRE, leftOf, RING } from './star'

export interface Reach {
  /** Slots of the ring in range, in order of their steps to the left. */
  slots: number[]
  /** Whether the middle is in range. */
  centre: boolean
  /** Steps to the left to each seat in range: 0 for here, -1 for the airship. */
  seats: Map<number, number>
}

/** Whom one could strike from each place to which the question may lead. */
export function placesAhead(own: OwnView | null, question: Question | null, heading: string | null): Record<string, number[]> {
  const from = own?.reach?.from
  if (!from || !question) return {}
  if (question.kind === 'move') return from
  const named = new Set(question.options.map(({ place }) => place))
  if (heading && named.size > 1) named.add(heading)
  return Object.fromEntries(Object.entries(from).filter(([place]) => named.has(place)))
}

/** What is in range where one stands or is about to stand; null while one is on the way. */
export function reachHere(own: OwnView | null, question: Question | null): Reach | null {
  const reach = own?.reach
  if (!reach || reach.slots.length === 0 || question?.kind === 'move' || question?.kind === 'destination') return null
  return {
    slots: reach.slots.filter((slot) => slot < RING),
    centre: reach.slots.includes(CENTRE),
    seats: new Map(Object.entries(reach.steps).map(([seat, steps]) => [Number(seat), steps])),
  }
}

/**
 * What is in range from a place ahead, where those who are named could be struck: the way from there to the left as far as the
 * farthest of them, and at least as far as one reaches from where one stands.
 */
export function reachFrom(place: string, named: number[], board: string[], seats: Seat[], own: OwnView | null): Reach {
  const from = board.indexOf(place)
  const there = new Map(named.map((seat) => [seat, board.indexOf(seats[seat]?.place ?? '')]))
  const reached = own?.reach?.slots ?? []
  const centre = from === CENTRE || reached.includes(CENTRE) || [...there.values()].includes(CENTRE)
  const ring = [...there.values()].filter((slot) => slot >= 0 && slot < RING)
  if (from === CENTRE) {
    // From the middle there is no going round.
    return { slots: Array.from({ length: RING }, (_, slot) => slot), centre, seats: new Map([...there].map(([seat, slot]) => [seat, slot === CENTRE ? 0 : -1])) }
  }
  const steps = (slot: number): number => (from - slot + RING) % RING
  const here = reached.filter((slot) => slot < RING).length
  // On the airship the whole ring is in range, which says nothing of the steps from elsewhere.
  const far = Math.max(here < RING ? here - 1 : 0, 0, ...ring.map(steps))
  const slots = [from]
  while (slots.length <= far) slots.push(leftOf(slots.at(-1)!))
  return { slots, centre, seats: new Map([...there].map(([seat, slot]) => [seat, slot === CENTRE ? -1 : steps(slot)])) }
}

/** The steps to the left that lie in range: the slot that each leaves, and whether it is owed to a scope. */
export function stepsOf(reach: Reach | null): { slot: number; scope: boolean }[] {
  const slots = reach?.slots ?? []
  return slots.flatMap((slot, index) => (index + 1 < slots.length && slots[index + 1] === leftOf(slot) ? [{ slot, scope: index > 0 }] : []))
}
