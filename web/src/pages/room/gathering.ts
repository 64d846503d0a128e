/** Who sits where around the fire, and what the person looking may do about it. */

import type { Member, Room } from '../../lib/protocol'

export interface Place {
  /** Null: nobody sits there yet. */
  member: Member | null
  /** Middle of the seat, in percent of the clearing. */
  x: number
  y: number
}

export const isSeated = (member: Member): boolean => member.role !== 'watcher'

/**
 * One place for every seat of the next match, and for everybody who sits down beyond that. Whoever looks sits in front;
 * the others follow clockwise in the order in which they came, free seats last.
 */
export function places(room: Room, you: string): Place[] {
  const seated = room.members.filter(isSeated)
  const own = Math.max(0, seated.findIndex((member) => member.id === you))
  const round: (Member | null)[] = [...seated.slice(own), ...seated.slice(0, own)]
  while (round.length < room.settings.players) round.push(null)
  return circle(round.length).map((spot, index) => ({ member: round[index] ?? null, ...spot }))
}

/** Half axes of the ring of seats, in percent of the clearing, and how much wider than high a clearing usually is. */
const ACROSS = 40
const DEEP = 30
const ASPECT = 1.5

/** This many spots on the ring, equally far from each other along it, the first in front, then clockwise. */
export function circle(count: number): { x: number; y: number }[] {
  const STEPS = 720
  const at = (step: number): { x: number; y: number } => {
    const angle = (step / STEPS) * 2 * Math.PI
    return { x: 50 - ACROSS * Math.sin(angle), y: 53 + DEEP * Math.cos(angle) }
  }
  // Equal angles would crowd the seats at the far left and right; equal lengths don't.
  const walked = [0]
  for (let step = 1; step <= STEPS; step += 1) {
    const [from, to] = [at(step - 1), at(step)]
    walked.push(walked[step - 1]! + Math.hypot((to.x - from.x) * ASPECT, to.y - from.y))
  }
  const whole = walked[STEPS]!
  return Array.from({ length: count }, (_, index) => at(walked.findIndex((length) => length >= (index / count) * whole)))
}

export interface Readiness {
  ready: number
  people: number
  /** Those who have not said that they are ready, without the one who looks. */
  slow: Member[]
}

export function readiness(room: Room, you: string): Readiness {
  const people = room.members.filter((member) => member.role === 'player')
  return {
    people: people.length,
    ready: people.filter((member) => member.ready).length,
    slow: people.filter((member) => !member.ready && member.id !== you),
  }
}

export const freeSeats = (room: Room): number =>
  Math.max(0, room.settings.players - room.members.filter(isSeated).length)

/** Settings belong to the host, or to everyone seated where the host has not kept the start to themselves. */
export function mayChange(room: Room, me: Member | null): boolean {
  if (!me) return false
  return me.host === true || (isSeated(me) && !room.settings.host_starts)
}

/** Settings that belong to the host whoever may start. */
export const HOSTS_OWN: readonly string[] = ['listed', 'watchers', 'watcher_chat', 'host_starts', 'notebook']

/** Fewest players that can be asked for: nobody who sits is sent away. */
export const fewestPlayers = (room: Room, least: number): number =>
  Math.max(least, room.members.filter(isSeated).length)

/** Whose marks are taken, by mark. A computer player gives its mark up to a person who wants it. */
export function takenMarks(room: Room): Map<string, Member> {
  return new Map(room.members.flatMap((member) => (member.shape && member.role !== 'bot' ? [[member.shape, member] as const] : [])))
}

/** Seconds for one question that can be chosen; 0 for none. */
export const CLOCKS = [0, 30, 60, 120, 300] as const

/** Seconds until a computer player stands in for someone away; 0 for never. */
export const GRACES = [5, 15, 30, 60, 120, 300, 0] as const
