import { describe, expect, it } from 'vitest'
import type { Event } from '../../lib/protocol'
import { lengthOf } from './board/telling'
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

  it('walks what moves into or within a mansion, turns what turns, each once the one before has come', () => {
    const times = timelineOf([
      event('turn', { number: 3, seat: 0 }), event('played_down', { card: 1 }), event('turned_down', { card: 2 }), event('to_front', { card: 3 }),
      event('presence'), event('turned_up', { card: 5 }),
    ], 1)
    const { walk, flip, tile } = LENGTH
    expect([...times.turns]).toEqual([[2, walk], [5, 2 * walk + flip + tile]])
    expect([...times.walks]).toEqual([[1, 0], [3, walk + flip]])
    expect(times.sounds).toEqual([['card', 0], ['card', walk], ['step', walk + flip], ['step', 2 * walk + flip], ['card', 2 * walk + flip + tile]].map(([sound, at]) => ({ sound, at })))
    expect(times.end).toBe(2 * walk + 2 * flip + tile)
  })

  it('hurries where much moves, all of it in its order', () => {
    const moves = (count: number): Event[] => Array.from({ length: count }, (_, card) => event('moved', { card }))
    const [eight, sixteen] = [timelineOf(moves(8), 1), timelineOf(moves(16), 1)]
    expect(sixteen.end).toBe(eight.end)
    expect([...sixteen.walks.values()]).toEqual(Array.from({ length: 16 }, (_, at) => expect.closeTo((at * sixteen.end) / 16)))
  })

  it('is empty where nothing moves', () => {
    const times = timelineOf([event('turn', { number: 3, seat: 0 }), event('ranked', { seat: 0, amount: 3 })], 1)
    expect([times.walks.size, times.turns.size, times.sounds, times.end]).toEqual([0, 0, [], 0])
  })

  it('shows the end of the game when the last mansion has been told, at the pace that is set', () => {
    const last = [event('played', { card: 7 }), event('resolving', { place: 'opera_house' }), event('ranked', { seat: 0, rank: 1, total: 3, amount: 9 }), event('resolved', { place: 'opera_house', next: '' })]
    const over = [...last, event('over', { winners: [0] })]
    expect(timelineOf(last, 1).end).toBe(LENGTH.walk)
    expect(timelineOf(over, 1).end).toBe(LENGTH.walk + lengthOf(last))
    expect(timelineOf(over, 0.5).end).toBe((LENGTH.walk + lengthOf(last)) / 2)
    expect(timelineOf(over, 0).end).toBe(0)
    expect(timelineOf(over, 1).sounds.at(-1)).toEqual({ sound: 'end', at: LENGTH.walk })
  })
})
