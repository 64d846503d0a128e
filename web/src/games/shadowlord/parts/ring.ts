// The dial of a ring: an arc for each slot, clockwise from the top, in a box of 48 x 48.

/** Slots of the usual ring, and the gap between its arcs; with more slots the gaps are as much narrower as the arcs. */
const SLOTS = 6
const GAP = 0.16
const point = (angle: number): string => `${(24 + 20 * Math.cos(angle)).toFixed(2)},${(24 + 20 * Math.sin(angle)).toFixed(2)}`

function arc(slot: number, slots: number): string {
  const turn = (2 * Math.PI) / slots
  const gap = GAP * Math.min(1, SLOTS / slots)
  const start = -Math.PI / 2 + slot * turn + gap / 2
  return `M${point(start)}A20,20 0 ${turn - gap > Math.PI ? 1 : 0} 1 ${point(start + turn - gap)}`
}

export interface Arcs {
  /** Path of the slots that hold ships. */
  on: string
  /** Path of the empty slots. */
  off: string
}

/** The Power Stone takes the top slot, so that ships begin in the next one. */
export function arcsOf(ships: number, stone = false, slots = SLOTS): Arcs {
  const arcs = (from: number, to: number): string => Array.from({ length: Math.max(0, to - from) }, (_, index) => arc(from + index, slots)).join('')
  const first = stone ? 1 : 0
  const end = Math.min(slots, first + Math.max(0, ships))
  return { on: arcs(first, end), off: arcs(end, slots) }
}
