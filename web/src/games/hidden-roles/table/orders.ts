// Standing orders: what a player wants to happen when attacked, without being asked.
import type { Option } from '../../../lib/protocol'

export type Order = 'arm' | 'never' | 'disarm'

/** In the order in which they are shown. `disarm` is “ask me”: no order stands. */
export const ORDERS: Order[] = ['arm', 'never', 'disarm']

export interface StandingOrder {
  /** The order in force. */
  set: Order
  /** What can be done about it now, by order. */
  ways: Partial<Record<Order, Option>>
}

/**
 * The standing order of a viewer, from their own view and what they may do out of turn; null for a character that does not react
 * to attacks: only those are ever offered `never`, or have it set.
 */
export function orderOf(own: { armed?: boolean; declines?: boolean } | null, actions: Option[]): StandingOrder | null {
  const ways: Partial<Record<Order, Option>> = {}
  for (const action of actions) if ((ORDERS as string[]).includes(action.verb)) ways[action.verb as Order] = action
  if (!own || (!ways.never && !own.declines)) return null
  return { set: own.declines ? 'never' : own.armed ? 'arm' : 'disarm', ways }
}
