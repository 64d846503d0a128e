import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backoff, Line, randomHex } from './socket'
import type { ServerMessage } from './protocol'

class Wire {
  static OPEN = 1
  static all: Wire[] = []
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly url: string) {
    Wire.all.push(this)
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(): void {
    this.readyState = 3
    this.onclose?.()
  }
  send(frame: string): void {
    this.sent.push(frame)
  }
  close(): void {
    this.readyState = 3
  }
}

describe('a line', () => {
  const states: string[] = []
  const heard: ServerMessage[] = []
  let line: Line

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Wire)
    Wire.all = []
    states.length = heard.length = 0
    line = new Line('ws://here/ws/CODE', { state: (state) => states.push(state), message: (message) => heard.push(message) })
  })
  afterEach(() => {
    line.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('comes back by itself, and sends what was not answered again under the same id', async () => {
    Wire.all[0]!.open()
    const done = line.request({ type: 'act', option: 'roll', question: 3 })
    const first = Wire.all[0]!.sent[0]!
    Wire.all[0]!.drop()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(Wire.all).toHaveLength(2)
    Wire.all[1]!.open()
    expect(Wire.all[1]!.sent).toEqual([first])
    Wire.all[1]!.say({ type: 'done', rid: JSON.parse(first).rid })
    await expect(done).resolves.toBeUndefined()
  })

  it('rejects with the problem of the server', async () => {
    Wire.all[0]!.open()
    const asked = line.request({ type: 'say', text: '' })
    Wire.all[0]!.say({ type: 'refused', rid: JSON.parse(Wire.all[0]!.sent[0]!).rid, problem: { code: 'empty-line' } })
    await expect(asked).rejects.toEqual({ code: 'empty-line' })
  })

  it('stays closed after a good-bye', () => {
    Wire.all[0]!.open()
    Wire.all[0]!.say({ type: 'bye', why: 'kicked' })
    vi.advanceTimersByTime(60_000)
    expect(Wire.all).toHaveLength(1)
    expect(heard).toEqual([{ type: 'bye', why: 'kicked' }])
    expect(states.at(-1)).toBe('closed')
  })

  it('takes a long silence for a lost line, though the socket looks open', () => {
    Wire.all[0]!.open()
    vi.advanceTimersByTime(20_000)
    expect(JSON.parse(Wire.all[0]!.sent[0]!).type).toBe('ping')
    vi.advanceTimersByTime(11_000)
    expect(Wire.all).toHaveLength(2)
  })
})

describe('waiting between attempts', () => {
  it('grows, is spread, and ends at ten seconds', () => {
    expect(backoff(0, () => 1)).toBe(400)
    expect(backoff(3, () => 1)).toBeGreaterThan(backoff(2, () => 1))
    expect(backoff(2, () => 0)).toBeLessThan(backoff(2, () => 1))
    expect(backoff(40, () => 1)).toBe(10_000)
  })
})

describe('a part of the key', () => {
  it('is 32 bytes as hex', () => {
    expect(randomHex(32)).toMatch(/^[0-9a-f]{64}$/)
    expect(randomHex(32)).not.toBe(randomHex(32))
  })
})
