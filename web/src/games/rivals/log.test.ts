import { beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '../../lib/protocol'
import { words, type Segment } from '../../lib/words.svelte'
import { linesOf } from './log'
import { lootList, memberName, mansionName } from './names'

beforeAll(() => words.load('common', 'table', 'rivals'))

const NAMES = ['Ann', 'Ben', 'Cat']
const event = (kind: string, params: Record<string, unknown> = {}, secret = false): Event => (secret ? { kind, params, private: true } : { kind, params })
const spoken = (segment: Segment): string => {
  switch (segment.kind) {
    case 'player': return segment.seats.map((seat) => NAMES[seat]).join(' and ')
    case 'card': return memberName(segment.card)
    case 'place': return mansionName(segment.place)
    case 'person': return segment.name
    default: return segment.text
  }
}
const read = (events: Event[], seat = 0): string[] => linesOf(events, seat).map(({ segments }) => segments.map(spoken).join(''))

describe('the log of a ball', () => {
  it('tells what a mansion paid in one line, and leaves out who got nothing', () => {
    expect(read([
      event('ranked', { seat: 1, rank: 1, total: 5, amount: 8, place: 'opera_house' }),
      event('ranked', { seat: 0, rank: 2, total: 2, amount: 4, place: 'opera_house' }),
      event('ranked', { seat: 2, rank: 4, total: 1, amount: 0, place: 'opera_house' }),
    ])).toEqual(['Roses: Ben 8, Ann 4'])
  })

  it('has no line at all where nobody is paid', () => {
    expect(read([event('ranked', { seat: 2, rank: 1, total: 1, amount: 0, place: 'opera_house' })])).toEqual([])
  })

  it('tells cards that leave in one line, a hidden one by its family', () => {
    const lines = linesOf([
      event('returned', { seat: 0, card: 3, member: 'crafty_joker', family: 'joker' }),
      event('returned', { seat: 1, card: 4, member: '', family: 'maid' }),
      event('discarded', { seat: 2, card: 5, member: 'maid' }),
    ], 0)
    expect(lines.map(({ after, event: kind }) => [after, kind])).toEqual([[2, 'returned'], [3, 'discarded']])
    expect(lines.map(({ segments }) => segments.map(spoken).join(''))).toEqual(['Back under their piles: Ann Crafty Joker, Ben Maid', 'To the discards: Cat Maid'])
  })

  it('marks what only its reader was told, and tells of a draw to nobody else', () => {
    const events = [event('drew', { seat: 1, count: 1 }), event('drew', { seat: 0, count: 1, members: ['joker'] }, true)]
    expect(linesOf(events, 0).map(({ kind }) => kind)).toEqual(['secret'])
    expect(read(events)[0]).toContain('Joker')
  })

  it('has a head for each turn, for the reader’s own too, and for the end', () => {
    const events = [event('turn', { number: 4, seat: 1 }), event('turn', { number: 5, seat: 0 }), event('over', { winners: [1, 2] })]
    expect(linesOf(events, 0).map(({ kind }) => kind)).toEqual(['turn', 'turn', 'turn', 'line'])
    const [ben, own, , over] = read(events)
    expect(ben).toContain('Ben')
    expect(own).not.toContain('Ann')
    expect(over).toContain('Ben and Cat')
  })

  it('counts loot by kind', () => {
    expect(lootList(['jewel', 'painting', 'jewel']).map(spoken).join('')).toBe('2 jewels, 1 painting')
  })
})
