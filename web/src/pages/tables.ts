/** The list of open rooms, as the front page shows it. */

import { openRooms, type RoomListed } from './api'

/** Milliseconds between two looks. */
const AGAIN = 8000

/** Seats that a person could still take before the start. */
export function placesLeft(room: RoomListed): number {
  return room.phase === 'waiting' ? Math.max(0, room.seats - room.people) : 0
}

/** One's own first, then those that can be joined, then those that can be watched; in each, the newest first. */
export function inOrder(rooms: RoomListed[]): RoomListed[] {
  const rank = (room: RoomListed): number => (room.yours ? 0 : placesLeft(room) > 0 ? 1 : 2)
  return [...rooms].sort((a, b) => rank(a) - rank(b) || b.created - a.created)
}

export interface Tables {
  /** Where this browser has a seat: also private rooms. */
  yours: RoomListed[]
  /** Those that anyone may join or watch. */
  open: RoomListed[]
}

/** What the front page says apart: one's own rooms are not all open to others. */
export function apart(rooms: RoomListed[]): Tables {
  const ordered = inOrder(rooms)
  return { yours: ordered.filter((room) => room.yours), open: ordered.filter((room) => !room.yours) }
}

/** Looks for tables now, and again and again while the page is in view. Returns how to stop. */
export function follow(take: (tables: Tables) => void, game?: string): () => void {
  let timer = 0
  let stopped = false
  async function look(): Promise<void> {
    if (!document.hidden) {
      try {
        const found = await openRooms(game)
        if (!stopped) take(apart(found))
      } catch {
        // The list stays as it is; the next look may succeed.
      }
    }
    if (!stopped) timer = window.setTimeout(look, AGAIN)
  }
  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
