// The timer as one sees it: phases of an eclipse, and a bar for each card of the deck.

/** The picture of a slot: the sun with so much of it covered, in sixths, however many slots the table has. */
export const phaseOf = (slot: number, slots: number): number => Math.min(6, Math.max(0, Math.round((slot / Math.max(1, slots)) * 6)))

/** More slots than this don't go into a row. */
const IN_A_ROW = 7

/** The slots that are drawn: all of them; or the first, the last, the one where the timer is, and others in between. */
export function drawnSlots(slot: number, slots: number): number[] {
  const row = Math.min(slots, IN_A_ROW)
  const spread = Array.from({ length: row }, (_, index) => 1 + Math.round((index * (slots - 1)) / (row - 1)))
  if (spread.includes(slot)) return spread
  // The nearest one makes room, unless it is the first or the last.
  const between = spread.slice(1, -1)
  const nearest = between.reduce((best, each) => (Math.abs(each - slot) < Math.abs(best - slot) ? each : best))
  return [...new Set(spread.map((each) => (each === nearest ? slot : each)))].sort((one, other) => one - other)
}

/** More bars than this can't be told apart: then one stands for several cards. */
const MOST = 50

/** Bars of a deck: how many, and for how many cards each stands. */
export function barsOf(deck: number): { count: number; each: number } {
  const each = Math.max(1, Math.ceil(deck / MOST))
  return { count: Math.ceil(deck / each), each }
}

export interface TimerWords {
  /** Nobody but the Shadowlord makes the timer run. */
  runs: boolean
  /** The slot that comes when the deck runs out. */
  next: number
  /** With that slot all lose. */
  last: boolean
}

export const timerOf = ({ stone, timer: { slot, slots } }: { stone: string; timer: { slot: number; slots: number } }): TimerWords => ({
  runs: stone === 'shadowlord', next: slot + 1, last: slot + 1 >= slots,
})
