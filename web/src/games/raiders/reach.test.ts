import { describe, expect, it } from 'vitest'
import { seatsOf } from '../hidden-roles/seats'
import { QUESTION, VIEW } from './fixture'
import { placesAhead, reachFrom, reachHere, stepsOf } from './reach'

const { board } = VIEW.public
const seats = seatsOf(VIEW)
const from = { town_hall: [4, 6, 7, 8, 9], grand_cathedral: [3], olivers_hideout: [1], airship: [1, 2] }
const asked = (kind: string, places: string[]) => ({ id: 1, kind, clause: '4', options: places.map((place) => ({ id: `go:${place}`, verb: 'go', place })) })
const short = { ...VIEW.own!, reach: { slots: [2, 1, 6], steps: {}, from } }
const own = { ...VIEW.own!, reach: { ...VIEW.own!.reach!, from } }

describe('what is in range', () => {
  it('is what the server says, while an attack may be chosen or nothing is asked', () => {
    const reach = reachHere(VIEW.own, QUESTION)
    expect(reach).toEqual({ slots: [2, 1, 0], centre: true, seats: new Map([[1, 0], [2, 1], [3, 2], [9, -1]]) })
    expect(reachHere(VIEW.own, null)).toEqual(reach)
  })

  it('is not shown from a place that one is leaving, nor to those who watch', () => {
    expect(reachHere(own, asked('move', []))).toBeNull()
    expect(reachHere(own, asked('destination', ['town_hall']))).toBeNull()
    expect(reachHere(null, null)).toBeNull()
  })

  it('goes from a place ahead to the left as far as the farthest who is named', () => {
    const reach = reachFrom('olivers_hideout', [1, 3, 9], board, seats, short)
    expect(reach.slots.map((slot) => board[slot])).toEqual(['olivers_hideout', 'blackmist_area', 'underground_passage', 'grand_cathedral'])
    expect(reach.seats).toEqual(new Map([[1, 1], [3, 3], [9, -1]]))
    expect(reach.centre).toBe(true)
  })

  it('goes as far as one reaches from where one stands, though nobody is there', () => {
    expect(reachFrom('town_hall', [], board, seats, short)).toEqual({ slots: [4, 3], centre: true, seats: new Map() })
    expect(reachFrom('town_hall', [], board, seats, own).slots).toEqual([4, 3, 2])
    expect(reachFrom('town_hall', [], board, seats, null)).toEqual({ slots: [4], centre: false, seats: new Map() })
  })

  it('has no way round from the airship', () => {
    const reach = reachFrom('airship', [1, 2, 9], board, seats, own)
    expect(reach.slots).toHaveLength(6)
    expect(stepsOf(reach)).toEqual([])
    expect(reach.seats).toEqual(new Map([[1, -1], [2, -1], [9, 0]]))
    const flying = { ...VIEW.own!, reach: { slots: [0, 1, 2, 3, 4, 5, 6], steps: {}, from } }
    expect(reachFrom('town_hall', [6], board, seats, flying).slots).toEqual([4])
  })
})

describe('places ahead', () => {
  it('are all of the board before a roll, and those that are offered after it', () => {
    expect(placesAhead(own, asked('move', []), null)).toEqual(from)
    expect(Object.keys(placesAhead(own, asked('destination', ['grand_cathedral', 'town_hall']), null))).toEqual(['town_hall', 'grand_cathedral'])
  })
  it('are the one that the dice lead to and those that one may choose instead', () => {
    const area = { ...asked('area', ['grand_cathedral', 'olivers_hideout']), about: { place: 'town_hall' } }
    expect(Object.keys(placesAhead(own, area, 'town_hall'))).toEqual(['town_hall', 'grand_cathedral', 'olivers_hideout'])
  })
  it('are none while nothing leads anywhere', () => {
    expect(placesAhead(own, { ...QUESTION }, null)).toEqual({})
    expect(placesAhead(own, null, null)).toEqual({})
  })
})

describe('steps', () => {
  it('are counted from slot to slot, and the farther ones are owed to a scope', () => {
    expect(stepsOf(reachHere(VIEW.own, null))).toEqual([{ slot: 2, scope: false }, { slot: 1, scope: true }])
    expect(stepsOf(null)).toEqual([])
  })
})
