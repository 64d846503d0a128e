import { afterEach, expect, it, vi } from 'vitest'
import { join, playAlone, Refusal, room } from './api'

function server(answer: Response | Error) {
  const fetch = vi.fn((_path: string, _request?: RequestInit) => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function refusal(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(() => null, (thrown: unknown) => thrown)
  if (!(error instanceof Refusal)) throw new Error('it was not refused')
  return error.problem.code
}

afterEach(() => vi.unstubAllGlobals())

it('hands on what the server answers', async () => {
  const fetch = server(Response.json({ code: 'MOSS-FERN' }, { status: 201 }))
  expect(await playAlone('hunters', 5, 'Rowan', 'greedy')).toEqual({ code: 'MOSS-FERN' })
  expect(fetch.mock.calls[0]![0]).toBe('/api/solo')
  expect(JSON.parse(String(fetch.mock.calls[0]![1]!.body))).toEqual({ game: 'hunters', players: 5, name: 'Rowan', settings: { level: 'greedy' } })
})

it('keeps a code from reaching into other paths', async () => {
  const fetch = server(Response.json({}))
  await room('../games')
  expect(fetch.mock.calls[0]![0]).toBe('/api/rooms/..%2Fgames')
})

it('says why something was refused', async () => {
  server(Response.json({ problem: { code: 'name-taken', wrong: 'Ines' } }, { status: 409 }))
  expect(await refusal(join('MOSS-FERN', 'Ines'))).toBe('name-taken')
})

it('has a reason of its own when there is no answer, or none that can be read', async () => {
  server(new TypeError('failed to fetch'))
  expect(await refusal(room('A'))).toBe('unreachable')
  server(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await refusal(room('A'))).toBe('server')
  server(new Response('slow down', { status: 429 }))
  expect(await refusal(room('A'))).toBe('too-fast')
})
