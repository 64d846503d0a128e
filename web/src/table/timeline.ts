// When what moves. The view is drawn at once as it is; a game's timeline only says, for the events of one update, when each thing
// starts to move from where it was. Nothing waits for it.

/** What the table itself needs of a game's timeline. Times are milliseconds from the update. */
export interface Timeline {
  sounds: { sound: string; at: number }[]
  /** When the last movement has ended. */
  end: number
}

/** Movements of one update never take longer than this together at the normal pace. */
export const LONGEST = 1800

/** By what a timeline is multiplied that takes `length` at the normal pace. */
export const scaleOf = (pace: number, length: number): number => pace * Math.min(1, LONGEST / Math.max(1, length))
