/** The list of open rooms, as the front page shows it. */

import type { RoomListed } from './api'

/** Seats that a person could still take before the start. */
export function placesLeft(room: RoomListed): number {
  return room.phase === 'waiting' ? Math.max(0, room.seats - room.people) : 0
}

/** Those that can be joined first, then those that can be watched; in each, the newest first. */
export function inOrder(rooms: RoomListed[]): RoomListed[] {
  const joinable = (room: RoomListed): number => (placesLeft(room) > 0 ? 0 : 1)
  return [...rooms].sort((a, b) => joinable(a) - joinable(b) || b.created - a.created)
}
