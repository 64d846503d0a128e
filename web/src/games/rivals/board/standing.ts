// Who would be paid what, as rows to be shown.
import type { Rank } from '../types'

export interface Row {
  seat: number
  /** From 1; null without influence: not ranked. */
  rank: number | null
  total: number
  pay: number
}

/** All players: the ranked as they are paid, then those without influence here, in the order of seats. */
export function rowsOf(standing: Rank[], seats: number): Row[] {
  const ranked = standing.map(({ seat, total, pay }, at): Row => ({ seat, rank: at + 1, total, pay }))
  const there = new Set(standing.map(({ seat }) => seat))
  const rest = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !there.has(seat))
  return [...ranked, ...rest.map((seat): Row => ({ seat, rank: null, total: 0, pay: 0 }))]
}

export const rowOf = (standing: Rank[], seat: number): Row => rowsOf(standing, seat + 1).find((row) => row.seat === seat)!

/** Whether somebody else has as much influence: the order among them is one of ties. */
export const tied = (rows: { seat: number; total: number }[], { seat, total }: { seat: number; total: number }): boolean =>
  total > 0 && rows.some((other) => other.seat !== seat && other.total === total)
