import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { words } from '../../lib/words.svelte'
import type { RoomListed } from '../api'
import Tables from './Tables.svelte'

beforeAll(() => words.load('site', 'hunters'))
afterEach(() => vi.unstubAllGlobals())

function room(code: string, more: Partial<RoomListed>): RoomListed {
  return { code, game: 'hunters', phase: 'playing', people: 1, seats: 5, watchers: 0, host: 'Ines', created: 1, yours: false, ...more }
}

async function shown(rooms: RoomListed[], props: { game?: string }): Promise<[string | null, string][]> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rooms)))
  const app = mount(Tables, { target: document.body, props })
  await vi.waitFor(() => {
    flushSync()
    expect(document.querySelector('.tables')).not.toBeNull()
  })
  const links = [...document.querySelectorAll('.tables a')]
  const said = links.map((link): [string | null, string] => [link.getAttribute('href'), link.querySelector('.verb')!.textContent!])
  void unmount(app)
  return said
}

it.each([{}, { game: 'hunters' }])('leads back to one’s own table first, whatever goes on there (%o)', async (props) => {
  const rooms = [
    room('FREE', { phase: 'waiting', created: 9 }),
    room('BUSY', { created: 8 }),
    room('MINE', { yours: true }),
    room('OURS', { phase: 'waiting', created: 2, yours: true }),
  ]
  expect(await shown(rooms, props)).toEqual([
    ['/r/OURS', 'Back to your seat'],
    ['/r/MINE', 'Back to your seat'],
    ['/r/FREE', 'Join'],
    ['/r/BUSY', 'Watch'],
  ])
})
