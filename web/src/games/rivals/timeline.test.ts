import { describe, expect, it } from 'vitest'
import type { Event } from '../../lib/protocol'
import { LENGTH, timelineOf } from './timeline'

const event = (kind: string, params: Record<string, unknown> = {}): Event => ({ kind, params })
const EVENTS = [event('played', { seat: 0, card: 7, place: 'opera_house' }), event('turned_up', { seat: 1, card: 3 }), event('tile_placed', { seat: 0, place: 'opera_house' })]

describe('the timeline of a ball', () => {
  it('lets one thing after the other move', () => {
    const times = timelineOf(EVENTS, 1)
    expect([...times.walks]).toEqual([[7, 0]])
    expect([...times.turns]).toEqual([[3, LENGTH.walk]])
    expect(times.sounds.map(({ sound }) => sound)).toEqual(['card', 'card', 'step'])
    expect(times.end).toBe(LENGTH.walk + LENGTH.flip + LENGTH.tile)
  })

  it('is quicker at a quicker pace, and nothing moves at none', () => {
    expect(timelineOf(EVENTS, 0.5).end).toBe(timelineOf(EVENTS, 1).end / 2)
    const still = timelineOf(EVENTS, 0)
    expect([still.walks.size, still.turns.size, still.end]).toEqual([0, 0, 0])
  })
})
