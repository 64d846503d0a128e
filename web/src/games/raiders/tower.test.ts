import { describe, expect, it } from 'vitest'
import { piecesOf } from '../hidden-roles/catalogue'
import { fallsOf } from '../hidden-roles/falls'
import { seatsOf } from '../hidden-roles/seats'
import { CATALOGUE, VIEW } from './fixture'
import { initialsOf, spots } from './tower'

const seats = seatsOf(VIEW)

describe('the clock tower', () => {
  it('names each initial once on its floor, in the order of the alphabet, and marks those who are known', () => {
    const initials = initialsOf(fallsOf(VIEW.public.pool, seats, piecesOf(CATALOGUE)))
    expect([...initials].map(([floor, letters]) => `${floor}${letters.map(({ letter }) => letter).join('')}`).sort()).toEqual(['10BE', '11CU', '12F', '13DV', '14DGW', '8A'])
    // Galahad and Felix are revealed, Alice is dead, the Werewolf is oneself.
    expect([...initials.values()].flat().filter(({ known }) => known).map(({ letter }) => letter).sort()).toEqual(['A', 'F', 'G', 'W'])
    expect(initials.get(14)).toContainEqual({ letter: 'D', faction: 'citizen', known: false })
  })

  it('sets the living on the floor of their damage, oneself next to the wall', () => {
    const floors = spots(seats, 4)
    expect(floors[6]).toEqual([4, 1, 6])
    expect(floors[9]).toEqual([2])
    expect(floors.flat()).toHaveLength(9)
  })

  it('keeps whoever has more damage than floors under the clock', () => {
    expect(spots([{ ...seats[0]!, damage: 20 }], 0)[14]).toEqual([0])
  })
})
