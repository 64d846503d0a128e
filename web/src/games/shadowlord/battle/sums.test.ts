import { describe, expect, it } from 'vitest'
import type { BattleView, FighterView, SideView } from '../types'
import { summed } from './follow'
import { extraOf, flightOf, leadOf, meetingOf, sumsOf } from './sums'

const fighter = (card: string, level: number, ships: number, more: Partial<FighterView> = {}): FighterView => ({ card, level, ships, extra: null, drawn: [], loss: null, dead: false, ...more })
const side = (seat: number | null, ...fighters: FighterView[]): SideView => summed({ seat, card: seat === null ? fighters[0]!.card : null, fighters, levels: 0, ships: 0, extra: 0, drawn: 0, total: null })
const battle = (attack: SideView, defence: SideView, won: BattleView['won'] = null): BattleView => ({ place: 'b5', stage: 'answer', attack, defence, won })

const COVERED = fighter('warrior-astrid', 6, 3, { extra: { value: null, hand: false } })
const OPEN = fighter('warrior-randi', 6, 4, { extra: { value: 4, hand: true }, drawn: [7] })

describe('what a side of a battle has', () => {
  it('is levels, ships, extra and drawn cards', () => {
    expect(side(2, OPEN, fighter('merchant-selwyn', 3, 1, { drawn: [2, 10] }))).toMatchObject({ levels: 9, ships: 5, extra: 4, drawn: 19, total: 37 })
    expect(sumsOf(side(2, OPEN), new Map())).toEqual({ levels: 6, ships: 4, extra: 4, drawn: 7, total: 21, unknown: 0, hushed: 0 })
  })

  it('is open while a card lies face down that this viewer doesn’t know', () => {
    expect(side(0, COVERED)).toMatchObject({ extra: null, total: null })
    expect(sumsOf(side(0, COVERED), new Map())).toMatchObject({ extra: 0, total: 9, unknown: 1, hushed: 0 })
    expect(extraOf(COVERED, new Map())).toBeNull()
  })

  it('counts the viewer’s own covered card, and tells how much of it the others can’t see', () => {
    expect(sumsOf(side(0, COVERED), new Map([['warrior-astrid', 7]]))).toMatchObject({ extra: 7, total: 16, unknown: 0, hushed: 7 })
    // A card that is turned up hides nothing any more.
    expect(sumsOf(side(2, OPEN), new Map([['warrior-randi', 4]]))).toMatchObject({ extra: 4, hushed: 0 })
  })
})

describe('who is ahead', () => {
  const strong = side(0, fighter('master-wind', 10, 4))
  const weak = side(null, fighter('shadow-lynx', 3, 1))

  it('is who has more, as far as that is known', () => {
    expect(leadOf(battle(strong, weak), new Map())).toEqual({ side: 'attack', by: 10, decided: false })
    expect(leadOf(battle(weak, strong), new Map())).toEqual({ side: 'defence', by: 10, decided: false })
    expect(leadOf(battle(strong, strong), new Map())).toEqual({ side: null, by: 0, decided: false })
    expect(leadOf(battle(side(0, COVERED), side(2, fighter('warrior-randi', 6, 5))), new Map([['warrior-astrid', 7]]))).toMatchObject({ side: 'attack', by: 5 })
  })

  it('is who won, also of a tie', () => {
    expect(leadOf(battle(strong, strong, 'defence'), new Map())).toEqual({ side: 'defence', by: 0, decided: true })
  })

  it('moves the place where the beams meet toward the other, but never to the edge', () => {
    expect(meetingOf(20, 20)).toBe(50)
    expect(meetingOf(0, 0)).toBe(50)
    expect(meetingOf(24, 20)).toBeGreaterThan(50)
    expect(meetingOf(20, 24)).toBeLessThan(50)
    expect([meetingOf(90, 1), meetingOf(1, 90)]).toEqual([76, 24])
  })
})

describe('the ships around the beams', () => {
  it('are those of the rings, at most five a side', () => {
    const flights = flightOf(battle(side(0, fighter('master-wind', 10, 6), fighter('warrior-axel', 6, 2)), side(null, fighter('shadow-lynx', 3, 1))))
    expect(flights.filter(({ side: from }) => from === 'l')).toHaveLength(5)
    expect(flights.filter(({ side: from }) => from === 'r')).toHaveLength(1)
    expect(new Set(flights.map(({ side: from, x, y }) => `${from}${x}:${y}`)).size).toBe(6)
  })
})
