import { describe, expect, it } from 'vitest'
import type { Option, Question } from '../../lib/protocol'
import { offersOf, placeOf } from './offers'

const asked = (kind: string, options: Option[]): Question => ({ id: 1, kind, clause: '4', options })
const idle = { lifted: null, side: 'up' as const, first: -1 }
const ids = (options: Option[] | undefined): string[] => (options ?? []).map(({ id }) => id)

const PLAY = asked('play', [
  { id: 'up:p0:maid', verb: 'up', place: 'p0', card: 'maid' },
  { id: 'down:p0:maid', verb: 'down', place: 'p0', card: 'maid' },
  { id: 'up:p1:maid', verb: 'up', place: 'p1', card: 'maid' },
  { id: 'up:p1:joker', verb: 'up', place: 'p1', card: 'joker' },
])
const MOVE = asked('move', [
  { id: 'move:p1:4', verb: 'move', place: 'p1', number: 4 },
  { id: 'move:p2:4', verb: 'move', place: 'p2', number: 4 },
  { id: 'move:p2:9', verb: 'move', place: 'p2', number: 9 },
])

describe('what can be pointed at', () => {
  it('is a card first, then the mansions where it may lie with the face that is chosen', () => {
    expect([...offersOf(PLAY, idle).members.keys()]).toEqual(['maid', 'joker'])
    expect(offersOf(PLAY, idle).places.size).toBe(0)
    const up = offersOf(PLAY, { ...idle, lifted: 'maid' })
    expect([...up.places.keys()]).toEqual([0, 1])
    expect(ids(up.places.get(1))).toEqual(['up:p1:maid'])
    const down = offersOf(PLAY, { ...idle, lifted: 'maid', side: 'down' })
    expect([...down.places.keys()]).toEqual([0])
  })

  it('is a card to be moved, then only where that one may go', () => {
    expect(ids(offersOf(MOVE, idle).cards.get(4))).toEqual(['move:p1:4', 'move:p2:4'])
    expect(offersOf(MOVE, idle).places.size).toBe(0)
    expect([...offersOf(MOVE, { ...idle, first: 9 }).places.keys()]).toEqual([2])
  })

  it('is both mansions that would change places', () => {
    const { places } = offersOf(asked('exchange_mansions', [{ id: 'exchange:p0:2', verb: 'exchange', place: 'p0', number: 2 }]), idle)
    expect([...places.keys()]).toEqual([0, 2])
  })

  it('tells numbers of families and of cards apart', () => {
    const upgrade = offersOf(asked('upgrade', [{ id: 'upgrade:3', verb: 'upgrade', number: 3 }, { id: 'decline', verb: 'decline' }]), idle)
    expect([...upgrade.families.keys()]).toEqual([3])
    expect(upgrade.cards.size).toBe(0)
    const turn = offersOf(asked('turn_down', [{ id: 'turn::3', verb: 'turn', number: 3 }]), idle)
    expect([...turn.cards.keys()]).toEqual([3])
    expect(turn.families.size).toBe(0)
  })

  it('is nothing while nobody asks', () => {
    const { cards, places, families, members } = offersOf(null, idle)
    expect(cards.size + places.size + families.size + members.size).toBe(0)
    expect(placeOf({})).toBe(-1)
  })
})
