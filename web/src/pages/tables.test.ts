import { expect, it } from 'vitest'
import type { RoomListed } from './api'
import { inOrder, placesLeft } from './tables'

function table(code: string, more: Partial<RoomListed>): RoomListed {
  return { code, game: 'hunters', phase: 'waiting', people: 2, seats: 5, watchers: 0, host: 'Ines', created: 1, yours: false, ...more }
}

it('has places only while people gather', () => {
  expect(placesLeft(table('a', {}))).toBe(3)
  expect(placesLeft(table('a', { people: 7 }))).toBe(0)
  expect(placesLeft(table('a', { phase: 'playing' }))).toBe(0)
})

it('lists one’s own, then what can be joined, then what can be watched, the newest first', () => {
  const rooms = [
    table('playing', { phase: 'playing', created: 9 }),
    table('old', { created: 1 }),
    table('full', { people: 5, created: 8 }),
    table('new', { created: 5 }),
    table('mine, full', { phase: 'playing', created: 2, yours: true }),
    table('mine, new', { created: 3, yours: true }),
  ]
  expect(inOrder(rooms).map((room) => room.code)).toEqual(['mine, new', 'mine, full', 'new', 'old', 'playing', 'full'])
})
