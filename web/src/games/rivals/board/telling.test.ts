import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../lib/protocol'
import { ballOf, CATALOGUE } from '../fixture'
import { valuesOf } from '../members'
import { Show } from './show.svelte'
import { lengthOf, OPENING, resolutionsIn, tellingsOf } from './telling'

const values = valuesOf(CATALOGUE, null)
const event = (kind: string, params: Record<string, unknown> = {}): Event => ({ kind, params })
const tell = () => tellingsOf(ballOf('before').view.public.mansions, ballOf('fills').events, values, 4)

describe('the telling of a full mansion', () => {
  it('begins when it is full, with the card that filled it', () => {
    const [telling, ...more] = tell()
    expect(more).toEqual([])
    expect(telling!.place).toBe(1)
    expect(telling!.mansions[1]!.line.map(({ member }) => member)).toEqual([null, 'maid', 'constable', 'lady_lupin', 'mystic_chat_noir', null])
    expect(telling!.mansions[1]).toMatchObject({ presence: 7, limit: 7 })
  })

  it('has a beat for each skill with what it does, one for each rank that is paid, one for who goes home', () => {
    const beats = tell()[0]!.beats
    expect(beats.map(({ kind, events }) => `${kind} ${events.length}`)).toEqual(['full 1', 'skill 4', 'skill 2', 'pay 1', 'pay 1', 'pay 2', 'leave 1'])
    const [, constable] = beats
    expect(constable!.mansion.line.map(({ loot }) => loot)).toEqual([0, 0, 0, 0, 0, 0])
    expect(constable!.active).toBe(constable!.mansion.line[2]!.card)
    expect(beats.at(-1)!.mansion.line.map(({ member }) => member)).not.toContain('mystic_chat_noir')
  })

  it('counts what everybody gets, in the order in which they will be paid', () => {
    const beats = tell()[0]!.beats
    expect(beats[0]!.gains.map(({ seat, total }) => [seat, total])).toEqual([[1, -1], [0, -1], [3, -1], [2, -1]])
    expect(beats[2]!.gains[0]).toMatchObject({ seat: 1, skills: 3, pay: 0, rank: 0 })
    expect(beats.at(-1)!.gains).toEqual([
      { seat: 1, total: 7, rank: 1, pay: 9, skills: 3, loot: 0 }, { seat: 0, total: 5, rank: 2, pay: 6, skills: 0, loot: 0 },
      { seat: 3, total: 1, rank: 3, pay: 3, skills: 0, loot: 0 }, { seat: 2, total: 1, rank: 4, pay: 0, skills: 0, loot: 0 },
    ])
  })

  it('keeps loot that a skill brings with the skill, and hands out together what lay on cards', () => {
    const [{ groups } = { groups: [] }] = resolutionsIn([
      event('resolving', { place: 'x' }), event('activated', { seat: 0, card: 3, member: 'mystic_lady_lupin' }), event('gained', { seat: 0, card: -1, count: 3 }),
      event('gained', { seat: 1, card: 4, count: 1 }), event('gained', { seat: 2, card: 5, count: 2 }), event('ranked', { seat: 0, rank: 1, total: 3, amount: 0 }),
    ])
    expect(groups.map(({ kind, events }) => `${kind} ${events.length}`)).toEqual(['full 1', 'skill 2', 'loot 2', 'pay 1'])
  })

  it('tells two mansions one after the other, the second as the first has left it', () => {
    const before = ballOf('four').view.public.mansions
    const lupin = before[1]!.line[3]!.card
    const tellings = tellingsOf(before, [
      event('moved', { seat: 2, card: lupin, member: 'lady_lupin', from_place: 'opera_house', to_place: 'rosewood_hall' }),
      event('resolving', { place: 'rosewood_hall' }), event('ranked', { seat: 2, rank: 1, total: 1, amount: 7, place: 'rosewood_hall' }), event('discarded', { seat: 2, card: lupin, member: 'lady_lupin' }),
      event('resolved', { place: 'rosewood_hall', next: '' }),
      event('resolving', { place: 'opera_house' }), event('ranked', { seat: 1, rank: 1, total: 7, amount: 9, place: 'opera_house' }),
    ], values, 4)
    expect(tellings.map(({ place }) => place)).toEqual([0, 1])
    expect(tellings[0]!.mansions[0]!.line).toHaveLength(3)
    // The house stands until its telling is over.
    expect(tellings[0]!.beats.at(-1)!.mansion).toMatchObject({ mansion: 'rosewood_hall', line: [] })
    expect(tellings[1]!.mansions[0]!.mansion).toBeNull()
    expect(tellings[1]!.mansions[1]!.line).toHaveLength(4)
  })

  it('tells nothing of what fills nowhere', () => {
    expect(tellingsOf(ballOf('four').view.public.mansions, [event('resolving', { place: 'swan_palace' })], values, 4)).toEqual([])
    expect(lengthOf([event('turn', { seat: 0 })])).toBe(0)
  })
})

describe('the show', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('keeps the mansions as they stood, opens after the last card has come, and ends by itself', () => {
    const show = new Show()
    const [telling] = tell()
    show.tell([telling!], 1)
    expect(show.mansions).toBe(telling!.mansions)
    expect(show.telling).toBeNull()
    vi.advanceTimersByTime(OPENING)
    expect(show.beat?.kind).toBe('full')
    vi.advanceTimersByTime(telling!.beats[0]!.ms)
    expect(show.beat?.kind).toBe('skill')
    vi.advanceTimersByTime(lengthOf(ballOf('fills').events))
    expect([show.mansions, show.telling]).toEqual([null, null])
  })

  it('takes as long as it says, and half of it at the fast pace', () => {
    for (const pace of [1, 0.5]) {
      const show = new Show()
      show.tell(tell(), pace)
      vi.advanceTimersByTime(lengthOf(ballOf('fills').events) * pace - 5)
      expect(show.telling).not.toBeNull()
      vi.advanceTimersByTime(10)
      expect(show.telling).toBeNull()
    }
  })

  it('ends at once when it is skipped, with all that waits', () => {
    const show = new Show()
    show.tell([...tell(), ...tell()], 1)
    vi.advanceTimersByTime(OPENING + 100)
    show.skip()
    expect([show.mansions, show.telling]).toEqual([null, null])
    vi.advanceTimersByTime(60_000)
    expect(show.telling).toBeNull()
  })

  it('shows only what has come of it where nothing moves', () => {
    const show = new Show()
    const [telling] = tell()
    show.tell([telling!], 0)
    expect(show.beat).toBe(telling!.beats.at(-1))
    vi.advanceTimersByTime(5000)
    expect(show.telling).toBeNull()
  })

  it('tells what fills meanwhile afterwards', () => {
    const show = new Show()
    show.tell(tell(), 1)
    vi.advanceTimersByTime(OPENING)
    const [second] = tell()
    show.tell([second!], 1)
    expect(show.telling).not.toBe(second)
    vi.advanceTimersByTime(lengthOf(ballOf('fills').events))
    expect(show.telling).toBe(second)
  })
})
