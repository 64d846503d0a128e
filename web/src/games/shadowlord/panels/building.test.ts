import { describe, expect, it } from 'vitest'
import { sceneOf } from '../staged'
import { addLoose, addRing, answers, left, planned, redeemed, room, toggleRedeem } from './building'

const yard = () => sceneOf('build', (moment) => (moment.question!.about = { left: 7, free: 6, due: 4 }))

describe('building', () => {
  it('fills rings to their slots, and no further than there are ships', () => {
    const space = yard()
    expect(room(space, 'warrior-astrid')).toBe(3)
    addRing(space, 'warrior-astrid', 99)
    addRing(space, 'merchant-faye', 99)
    expect(space.plan.rings).toEqual({ 'warrior-astrid': 3, 'merchant-faye': 4 })
    expect(left(space)).toBe(0)
    addLoose(space, 'a1', 1)
    expect(space.plan.loose).toEqual({})
    expect(space.shownShips('warrior-astrid')).toBe(6)
  })

  it('leaves the slot of the Power Stone alone', () => {
    const space = sceneOf('build', ({ view }) => (view.public.stone = 'warrior-astrid'))
    expect(room(space, 'warrior-astrid')).toBe(2)
  })

  it('takes ships back', () => {
    const space = yard()
    addLoose(space, 'a1', 2)
    addLoose(space, 'a1', -1)
    expect(space.shownLoose('a1')).toBe(1)
    addLoose(space, 'a1', -1)
    expect(planned(space)).toBe(false)
  })

  it('counts a card as far as the supply goes beyond what is due', () => {
    const space = yard()
    toggleRedeem(space, 1)
    expect([redeemed(space), left(space)]).toEqual([2, 9])
    toggleRedeem(space, 3)
    expect([redeemed(space), left(space)]).toEqual([2, 9])
  })

  it('takes back what a card would have brought, last things first', () => {
    const space = yard()
    toggleRedeem(space, 1)
    addRing(space, 'merchant-faye', 5)
    addLoose(space, 'a1', 4)
    expect(left(space)).toBe(0)
    toggleRedeem(space, 1)
    expect(space.plan.rings).toEqual({ 'merchant-faye': 5 })
    expect(space.plan.loose).toEqual({ a1: 2 })
  })

  it('answers cards first, then rings, then galaxies, then that it is done', () => {
    const space = yard()
    addLoose(space, 'a1', 1)
    addRing(space, 'merchant-faye', 2)
    toggleRedeem(space, 1)
    expect(answers(space).map(({ verb, card, place, number }) => [verb, card ?? place ?? '', number ?? -1])).toEqual([['redeem', '', 2], ['ring', 'merchant-faye', 2], ['loose', 'a1', 1], ['done', '', -1]])
  })
})
