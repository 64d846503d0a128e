// One WebSocket that comes back by itself. It knows nothing of rooms: lib/connection.svelte.ts gives it meaning.
import type { ClientMessage, ServerMessage } from './protocol'

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

/** Milliseconds before attempt number `attempt` (from 0). Grows to ten seconds; spread, so that a restart meets no stampede. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(10_000, 400 * 1.8 ** attempt)
  return Math.round(full * (0.6 + 0.4 * random()))
}

/** Random id of a request. `crypto.randomUUID` is missing on plain http, which is how a table in a LAN is reached. */
export function freshId(): string {
  return randomHex(12)
}

/** `bytes` random bytes, as hex. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface Unanswered {
  frame: string
  answer: (problem: unknown) => void
}

export interface LineEvents {
  state(state: LineState): void
  message(message: ServerMessage): void
}

/** How long a silent line is believed, milliseconds. */
const HEARTBEAT = 20_000
const SILENCE = 10_000

export class Line {
  #url: string
  #on: LineEvents
  #socket: WebSocket | null = null
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #unanswered = new Map<string, Unanswered>()

  constructor(url: string, on: LineEvents) {
    this.#url = url
    this.#on = on
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  /** Sends a request; resolves when the server has done it, rejects with its problem. Survives a lost line: it is sent again
   * under the same id, and the server applies an id once. */
  request(message: ClientMessage): Promise<void> {
    if (this.#closed) return Promise.reject({ code: 'closed' })
    const rid = freshId()
    const frame = JSON.stringify({ ...message, rid })
    return new Promise((resolve, reject) => {
      this.#unanswered.set(rid, { frame, answer: (problem) => (problem ? reject(problem) : resolve()) })
      this.#send(frame)
    })
  }

  /** Closes for good. */
  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#retry)
    clearTimeout(this.#beat)
    this.#socket?.close()
    for (const { answer } of this.#unanswered.values()) answer({ code: 'closed' })
    this.#unanswered.clear()
    this.#on.state('closed')
  }

  /** Drops the socket and opens another one: the first update on it holds the whole log. */
  renew(): void {
    if (this.#closed) return
    this.#drop()
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#on.state(this.#attempt === 0 ? 'connecting' : 'lost')
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => {
      this.#attempt = 0
      this.#on.state('open')
      for (const { frame } of this.#unanswered.values()) this.#send(frame)
      this.#listen()
    }
    socket.onmessage = ({ data }) => {
      this.#listen()
      const message = JSON.parse(String(data)) as ServerMessage
      if (message.type === 'done' || message.type === 'refused') {
        const waiting = this.#unanswered.get(message.rid)
        this.#unanswered.delete(message.rid)
        waiting?.answer(message.type === 'refused' ? message.problem : null)
        return
      }
      if (message.type === 'bye') this.close()
      this.#on.message(message)
    }
    socket.onclose = () => {
      if (socket === this.#socket && !this.#closed) this.#again()
    }
  }

  #again(): void {
    this.#drop()
    const wait = backoff(this.#attempt)
    this.#attempt += 1
    this.#on.state('lost')
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #drop(): void {
    clearTimeout(this.#beat)
    clearTimeout(this.#retry)
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
  }

  #send(frame: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame)
  }

  // Anything heard proves the line; a long silence is broken by a ping, a silence after that is the end of this socket.
  #listen(): void {
    clearTimeout(this.#beat)
    this.#beat = setTimeout(() => {
      this.#send(JSON.stringify({ type: 'ping', rid: freshId() }))
      this.#beat = setTimeout(() => this.#again(), SILENCE)
    }, HEARTBEAT)
  }

  // Waking up, or the network coming or going: the socket may look open and be dead, so it is tried at once.
  #wake = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return
    if (this.#socket?.readyState === WebSocket.OPEN) {
      clearTimeout(this.#beat)
      this.#send(JSON.stringify({ type: 'ping', rid: freshId() }))
      this.#beat = setTimeout(() => this.#again(), SILENCE / 3)
    } else {
      this.#attempt = 0
      this.#drop()
      this.#connect()
    }
  }
}
