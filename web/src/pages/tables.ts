/** The list of open rooms, as the front page shows it. */

import type { RoomListed } from './api'

/** Seats that a person could still take before the start. */
export function placesLeft(room: RoomListed): number {
  return room.phase === 'waiting' ? Math.max(0, room.seats - room.people) : 0
}

/** One's own first, then those that can be joined, then those that can be watched; in each, the newest first. */
export function inOrder(rooms: RoomListed[]): RoomListed[] {
  const rank = (room: RoomListed): number => (room.yours ? 0 : placesLeft(room) > 0 ? 1 : 2)
  return [...rooms].sort((a, b) => rank(a) - rank(b) || b.created - a.created)
}
