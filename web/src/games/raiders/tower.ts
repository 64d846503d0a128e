// What stands on which floor of the clock tower.
import type { Fall } from '../hidden-roles/falls'
import type { Seat } from '../hidden-roles/seats'

/** The floor under the clock. */
export const LAST = 14

export interface Initial {
  letter: string
  faction: string
  /** This viewer knows somebody who falls here and has this initial. */
  known: boolean
}

/** The initials of those who fall at each number, each once, in the order of the alphabet. */
export function initialsOf(falls: Fall[]): Map<number, Initial[]> {
  const floors = new Map<number, Initial[]>()
  for (const { character, hp, faction, seat } of falls) {
    // The ids are English: the letters are the same in every language, as they are on the cards.
    const letter = character[0]!.toUpperCase()
    const floor = floors.get(hp) ?? []
    const same = floor.find((each) => each.letter === letter)
    if (same) same.known ||= seat >= 0
    else floor.push({ letter, faction, known: seat >= 0 })
    floors.set(hp, floor)
  }
  for (const floor of floors.values()) floor.sort((a, b) => a.letter.localeCompare(b.letter, 'en'))
  return floors
}

/** The living on each floor, this viewer next to the wall. */
export function spots(seats: Seat[], mySeat: number): number[][] {
  const floors: number[][] = Array.from({ length: LAST + 1 }, () => [])
  const mine = seats.filter(({ seat }) => seat === mySeat)
  for (const { seat, alive, damage } of [...mine, ...seats.filter(({ seat }) => seat !== mySeat)]) {
    if (alive) floors[Math.min(damage, LAST)]!.push(seat)
  }
  return floors
}
