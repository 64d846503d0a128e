/** The server's HTTP side: games, rooms, joining. What happens in a room goes over the socket instead. */

import type { Phase, Problem } from '../lib/protocol'

/** An answer that says no. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

export interface OptionSpec {
  id: string
  values: (string | number | boolean)[]
  default: string | number | boolean
  /** May also be a table, as JSON text that the server checks. */
  table: boolean
}

export interface GameListed {
  id: string
  /** Fewest and most players. */
  seats: [number, number]
  /** The number to begin with. */
  usual_seats: number
  minutes: [number, number]
}

export interface RoomListed {
  code: string
  game: string
  phase: Phase
  people: number
  seats: number
  watchers: number
  /** Name of the host. */
  host: string
  /** When it was opened, seconds since 1970. */
  created: number
  /** This browser has a seat here; then it may also be a private room. */
  yours: boolean
}

export interface RoomSeen {
  code: string
  game: string
  phase: Phase
  seated: number
  seats: number
  watchers_allowed: boolean
  /** Your member id, if this browser has a seat here. */
  you: string | null
  /** The name this browser had here before. */
  name?: string
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refusal({ code: 'unreachable' })
  }
  let answer: unknown
  try {
    answer = await response.json()
  } catch {
    throw new Refusal({ code: response.status === 429 ? 'too-fast' : 'server' })
  }
  if (!response.ok) {
    throw new Refusal((answer as { problem?: Problem }).problem ?? { code: 'server' })
  }
  return answer as Answer
}

export const games = () => ask<GameListed[]>('/api/games')

export const openRooms = (game?: string) =>
  ask<RoomListed[]>(game ? `/api/rooms?game=${encodeURIComponent(game)}` : '/api/rooms')

export const room = (code: string) => ask<RoomSeen>(`/api/rooms/${encodeURIComponent(code)}`)

export const openRoom = (game: string) => ask<{ code: string }>('/api/rooms', { game })

export const join = (code: string, name: string, watch = false) =>
  ask<{ you: string }>(`/api/rooms/${encodeURIComponent(code)}/join`, { name, watch })

/** A room of one person and computer players, started at once. */
export const playAlone = (game: string, players: number, name: string, level: string) =>
  ask<{ code: string }>('/api/solo', { game, players, name, settings: { level } })

/** Address of the QR code of a path of this site. */
export const qrOf = (path: string) => `/api/qr?path=${encodeURIComponent(path)}`
