import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { words } from '../../lib/words.svelte'
import type { RoomListed } from '../api'
import Note from './Note.svelte'
import Tables from './Tables.svelte'

beforeAll(() => words.load('site', 'hunters'))
afterEach(() => vi.unstubAllGlobals())

function room(code: string, more: Partial<RoomListed>): RoomListed {
  return { code, game: 'hunters', phase: 'playing', people: 1, seats: 5, watchers: 0, host: 'Ines', created: 1, yours: false, ...more }
}

type Shown = Record<string, [string | null, string][]>

/** What is shown: under each heading the addresses and the verbs, in order. */
function read(): Shown {
  return Object.fromEntries(
    [...document.querySelectorAll('.tables')].map((list) => {
      const links = [...list.querySelectorAll('a')]
      const said = links.map((link): [string | null, string] => [link.getAttribute('href'), link.querySelector('.verb')!.textContent!])
      return [list.previousElementSibling!.textContent!, said]
    }),
  )
}

async function list(rooms: RoomListed[], props: { game?: string } = {}): Promise<Shown> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rooms)))
  const app = mount(Tables, { target: document.body, props })
  await vi.waitFor(() => {
    flushSync()
    expect(document.querySelector('.tables')).not.toBeNull()
  })
  const shown = read()
  void unmount(app)
  return shown
}

const rooms = [
  room('FREE', { phase: 'waiting', created: 9 }),
  room('BUSY', { created: 8 }),
  room('MINE', { yours: true }),
  room('OURS', { phase: 'waiting', created: 2, yours: true }),
]

it.each([{}, { game: 'hunters' }])('tells one’s own tables apart from those that are open to all (%o)', async (props) => {
  expect(await list(rooms, props)).toEqual({
    'Your tables': [
      ['/r/OURS', 'Back to your seat'],
      ['/r/MINE', 'Back to your seat'],
    ],
    'Open tables': [
      ['/r/FREE', 'Join'],
      ['/r/BUSY', 'Watch'],
    ],
  })
})

it('says nothing of one’s own tables to somebody who has none', async () => {
  expect(Object.keys(await list(rooms.slice(0, 2)))).toEqual(['Open tables'])
})

describe('the note on the front page', () => {
  async function note(rooms: RoomListed[]): Promise<{ shown: Shown; said: string; more: string | undefined; asked: () => number }> {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rooms)))
    const onall = vi.fn()
    const app = mount(Note, { target: document.body, props: { onall } })
    await vi.waitFor(() => {
      flushSync()
      expect(document.querySelector('[aria-busy]')).toBeNull()
    })
    const button = document.querySelector('button')
    button?.click()
    const found = { shown: read(), said: document.querySelector('.note')!.textContent!, more: button?.textContent, asked: () => onall.mock.calls.length }
    void unmount(app)
    return found
  }

  it('leads back to one’s own seat, and to the other tables behind a button', async () => {
    const { shown, more, asked } = await note([...rooms, room('HERS', { created: 1, yours: true })])
    expect(shown).toEqual({ 'Your tables': [['/r/OURS', 'Back to your seat'], ['/r/MINE', 'Back to your seat']] })
    expect(more).toBe('3 more tables')
    expect(asked()).toBe(1)
  })

  it('shows who plays to whoever has no seat', async () => {
    const { shown, more } = await note(rooms.slice(0, 2))
    expect(shown).toEqual({ 'Open tables': [['/r/FREE', 'Join'], ['/r/BUSY', 'Watch']] })
    expect(more).toBeUndefined()
  })

  it('says so when nobody plays', async () => {
    const { shown, said } = await note([])
    expect(shown).toEqual({})
    expect(said).toContain('No table is open just now.')
  })
})
