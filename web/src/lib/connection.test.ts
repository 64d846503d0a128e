import { describe, expect, it } from 'vitest'
import { growLog, mergeChat } from './connection.svelte'

const event = (kind: string) => ({ kind })

describe('the log', () => {
  it('grows by the events of an update', () => {
    expect(growLog([event('a')], { events: [event('b')], log_length: 2 })).toEqual([event('a'), event('b')])
  })
  it('is taken whole from the first update of a socket', () => {
    expect(growLog([event('a')], { events: [event('a'), event('b')], log_length: 2 })).toEqual([event('a'), event('b')])
  })
  it('asks for all of it when a piece is missing', () => {
    expect(growLog([event('a')], { events: [event('c')], log_length: 5 })).toBeNull()
  })
})

describe('the chat', () => {
  it('takes a line that comes twice once, and late lines where they belong', () => {
    const line = (number: number) => ({ number, at: 0, text: String(number) })
    const merged = mergeChat([line(2), line(4)], { lines: [line(4), line(3), line(1)] })
    expect(merged.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })
})
