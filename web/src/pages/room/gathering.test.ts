import { describe, expect, it } from 'vitest'
import type { Member, Room } from '../../lib/protocol'
import { circle, fewestPlayers, freeSeats, mayChange, places, readiness, takenMarks } from './gathering'

function person(id: string, more: Partial<Member> = {}): Member {
  return { id, name: id, role: 'player', shape: 'circle', ...more }
}

function room(members: Member[], settings: Partial<Room['settings']> = {}): Room {
  return {
    type: 'room', code: 'MOSS-FERN', game: 'hunters', phase: 'waiting', match: null, results: [], may_start: true, members,
    settings: {
      players: 5, options: {}, clock: 0, grace: 30, speed: 'normal', level: 'greedy', listed: true,
      watchers: true, watcher_chat: 'together', host_starts: false, notebook: 'hand', ...settings,
    },
  }
}

const three = [person('a', { host: true, ready: true }), person('b'), person('c', { role: 'bot' })]

describe('the ring', () => {
  it('keeps any two seats far enough apart to be read, for every number of players', () => {
    // A clearing of 810 x 540 px, seats of which 100 x 150 px must stay clear.
    for (let count = 2; count <= 10; count += 1) {
      const spots = circle(count)
      for (const [index, one] of spots.entries()) {
        for (const other of spots.slice(index + 1)) {
          const [dx, dy] = [Math.abs(one.x - other.x) * 8.1, Math.abs(one.y - other.y) * 5.4]
          expect(Math.max(dx / 100, dy / 150), `${count} players`).toBeGreaterThan(0.9)
        }
      }
    }
  })
})

describe('the places around the fire', () => {
  it('put whoever looks in front, the others clockwise, free seats last', () => {
    const found = places(room(three), 'b')
    expect(found.map((place) => place.member?.id)).toEqual(['b', 'c', 'a', undefined, undefined])
    const front = Math.max(...found.map((place) => place.y))
    expect(found[0]?.y).toBe(front)
    // Clockwise seen from above, where the one in front looks into the fire: the next one sits on the left.
    expect(found[1]!.x).toBeLessThan(50)
  })

  it('leave watchers out, and show them the first to come in front', () => {
    const found = places(room([...three, person('w', { role: 'watcher' })]), 'w')
    expect(found.map((place) => place.member?.id)).toEqual(['a', 'b', 'c', undefined, undefined])
  })

  it('grow when more have sat down than the match has seats', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => person(id))
    expect(places(room(six), 'a')).toHaveLength(6)
    expect(freeSeats(room(six))).toBe(0)
    expect(fewestPlayers(room(six), 4)).toBe(6)
  })
})

it('keeps the marks of people, not those of computers, from being chosen', () => {
  const marked = [person('a', { shape: 'star' }), person('b', { role: 'bot', shape: 'ring' })]
  expect([...takenMarks(room(marked)).keys()]).toEqual(['star'])
})

it('counts people as ready, never computers', () => {
  expect(readiness(room(three), 'a')).toEqual({ people: 2, ready: 1, slow: [three[1]] })
})

it('lets anyone seated change settings until the host keeps the start', () => {
  const [host, guest] = three as [Member, Member, Member]
  const watcher = person('w', { role: 'watcher' })
  expect(mayChange(room(three), guest)).toBe(true)
  expect(mayChange(room(three, { host_starts: true }), guest)).toBe(false)
  expect(mayChange(room(three, { host_starts: true }), host)).toBe(true)
  expect(mayChange(room(three), watcher)).toBe(false)
  expect(mayChange(room(three), { ...watcher, host: true })).toBe(true)
})
