// The dial of a ring: six arcs, clockwise from the top, in a box of 48 x 48.

const SLOTS = 6
const GAP = 0.16
const point = (angle: number): string => `${(24 + 20 * Math.cos(angle)).toFixed(2)},${(24 + 20 * Math.sin(angle)).toFixed(2)}`

function arc(slot: number): string {
  const start = -Math.PI / 2 + (slot * Math.PI) / 3 + GAP / 2
  return `M${point(start)}A20,20 0 0 1 ${point(start + Math.PI / 3 - GAP)}`
}
const arcs = (from: number, to: number): string => Array.from({ length: Math.max(0, to - from) }, (_, index) => arc(from + index)).join('')

export interface Arcs {
  /** Path of the slots that hold ships. */
  on: string
  /** Path of the empty slots. */
  off: string
}

/** The Power Stone takes the top slot, so that ships begin in the next one. */
export function arcsOf(ships: number, stone = false): Arcs {
  const first = stone ? 1 : 0
  const end = Math.min(SLOTS, first + Math.max(0, ships))
  return { on: arcs(first, end), off: arcs(end, SLOTS) }
}
