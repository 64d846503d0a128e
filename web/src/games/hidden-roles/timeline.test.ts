import { describe, expect, it } from 'vitest'
import { LENGTH, timelineOf } from './timeline'

const rolled = { kind: 'rolled', params: { seat: 0, why: 'move', d4: 2, d6: 4, result: 6 } }
const moved = { kind: 'moved', params: { seat: 0, place: 'church' } }
const hurt = (seat: number) => ({ kind: 'damage', params: { seat, amount: 2, before: 1, after: 3, by: 0, source: 'w_flare_judgement' } })

describe('a timeline', () => {
  it('rolls, walks and draws one after the other', () => {
    const line = timelineOf([rolled, moved, { kind: 'drew', params: { seat: 0, card: 'w_blessing' } }], 1)
    expect(line.rolls).toEqual([{ at: 0, d4: 2, d6: 4 }])
    expect(line.walks.get(0)).toBe(LENGTH.dice)
    expect(line.card).toBe(LENGTH.dice + LENGTH.walk)
    expect(line.end).toBe(LENGTH.dice + LENGTH.walk + LENGTH.flip)
  })

  it('moves the damage of one blow together', () => {
    const line = timelineOf([hurt(1), hurt(2), hurt(3)], 1)
    expect([...line.ticks.values()]).toEqual([0, 0, 0])
    expect(line.sounds).toEqual([{ sound: 'hurt', at: 0 }])
  })

  it('strikes before it hurts, and hands a card over before it turns', () => {
    const line = timelineOf([{ kind: 'attack', params: { seat: 0, targets: [2, 3] } }, hurt(2)], 1)
    expect(line.lunges).toEqual([{ seat: 0, to: 2, at: 0 }])
    expect(line.hits.get(2)).toBe(LENGTH.lunge)
    const given = timelineOf([{ kind: 'gave_hint', params: { seat: 1, to: 0 } }], 1)
    expect(given.handovers).toEqual([{ seat: 1, to: 0, at: 0 }])
    expect(given.card).toBe(LENGTH.walk)
  })

  it('lets two change places, or their damage, at the same time', () => {
    const line = timelineOf([rolled, { kind: 'swapped', params: { seat: 0, with_seat: 3 } }], 1)
    expect([...line.walks]).toEqual([[0, LENGTH.dice], [3, LENGTH.dice]])
    const damage = timelineOf([{ kind: 'swapped_damage', params: { seat: 1, with_seat: 2, mine: 3, theirs: 9 } }], 1)
    expect([...damage.ticks]).toEqual([[1, 0], [2, 0]])
    expect(damage.end).toBe(6 * LENGTH.tick)
  })

  it('shows no face for a die that was not rolled', () => {
    expect(timelineOf([{ kind: 'rolled', params: { seat: 0, why: 'doll', d4: 0, d6: 5, result: 5 } }], 1).rolls).toEqual([{ at: 0, d4: null, d6: 5 }])
  })

  it('moves nothing when movements are off, and still sounds', () => {
    const line = timelineOf([rolled, moved, hurt(1)], 0)
    expect(line).toMatchObject({ rolls: [], end: 0 })
    expect(line.walks.size + line.ticks.size).toBe(0)
    expect(line.sounds).not.toHaveLength(0)
  })

  it('never takes longer than a glance, however much has happened', () => {
    const much = Array.from({ length: 30 }, () => [rolled, moved]).flat()
    expect(timelineOf(much, 1).end).toBeLessThanOrEqual(1800)
  })
})
