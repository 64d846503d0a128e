import { describe, expect, it } from 'vitest'
import { LONGEST } from '../../table/timeline'
import { LENGTH, timelineOf } from './timeline'

const moved = (card: string) => ({ kind: 'moved', params: { card, seat: 0, from_place: 'a1', to_place: 'b1' } })

describe('the timeline', () => {
  it('lets one go after the other', () => {
    const { moves, end } = timelineOf([moved('a'), { kind: 'shadow_moved', params: { card: 'b' } }], 1)
    expect([...moves]).toEqual([['a', 0], ['b', LENGTH.walk]])
    expect(end).toBe(2 * LENGTH.walk)
  })

  it('is over in time, however much happens', () => {
    const { moves, end } = timelineOf(Array.from({ length: 40 }, (_, index) => moved(String(index))), 1)
    expect(end).toBeCloseTo(LONGEST)
    expect(Math.max(...moves.values())).toBeLessThan(LONGEST)
  })

  it('says when the shadow takes its slot, and lets nothing wait for it', () => {
    const { slot, end } = timelineOf([moved('a'), { kind: 'timer', params: { slot: 3, slots: 6 } }], 1)
    expect([slot, end]).toEqual([LENGTH.walk, LENGTH.walk])
    expect(timelineOf([moved('a')], 1).slot).toBe(-1)
  })

  it('moves nothing without a pace, but sounds', () => {
    const times = timelineOf([moved('a'), { kind: 'died', params: { card: 'a' } }, { kind: 'timer', params: {} }], 0)
    expect([times.moves.size, times.deaths.size, times.slot, times.end]).toEqual([0, 0, -1, 0])
    expect(times.sounds).toEqual([{ sound: 'step', at: 0 }])
  })

  it('turns discs by their galaxy, and cards by their fighter', () => {
    const { turns } = timelineOf([{ kind: 'turned', params: { card: 'diplomat-ola', place: 'b1', found: 'merchant-vang' } }, { kind: 'extra', params: { card: 'warrior-axel', value: 7 } }], 1)
    expect([...turns]).toEqual([['b1', 0], ['warrior-axel', LENGTH.flip]])
  })
})
