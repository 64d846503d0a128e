import { describe, expect, it } from 'vitest'
import type { Event } from '../lib/protocol'
import type { Line } from './game'
import { Lines } from './lines'

/** Writes a line for each event but `quiet`; an `end` joins the line before it. Counts what it was given. */
function writer(): { write: (events: Event[]) => Line[]; read: number[] } {
  const read: number[] = []
  return {
    read,
    write: (events) => {
      read.push(events.length)
      return events.flatMap(({ kind }, index): Line[] => {
        if (kind === 'quiet' || kind === 'end') return []
        const joined = events[index + 1]?.kind === 'end'
        return [{ after: index + (joined ? 2 : 1), kind: kind === 'turn' ? 'turn' : 'line', event: kind, segments: [{ kind: 'text', text: joined ? `${kind}.` : kind }] }]
      })
    },
  }
}

const log = (kinds: string): Event[] => kinds.split(' ').map((kind) => ({ kind, params: {} }))

describe('the lines of a log that grows', () => {
  it('are what they are when the whole log is written at once, after each event', () => {
    const events = log('a turn b end quiet turn quiet c d end turn turn e end quiet turn f')
    const lines = new Lines()
    const { write } = writer()
    for (let length = 0; length <= events.length; length += 1) {
      const part = events.slice(0, length)
      expect(lines.of(part, 'en', write), `${length} events`).toEqual(write(part))
    }
  })

  it('are written once for turns that are over, and stay the same objects', () => {
    const events = log('turn a b turn c d turn e f')
    const lines = new Lines()
    const { write, read } = writer()
    const first = lines.of(events.slice(0, 8), 'en', write)
    const second = lines.of(events, 'en', write)
    expect(read).toEqual([8, 3])
    expect(second.slice(0, 8).every((line, index) => line === first[index])).toBe(true)
  })

  it('are written anew in other words, and for a log that is another one', () => {
    const lines = new Lines()
    const { write, read } = writer()
    const events = log('turn a turn b')
    lines.of(events, 'en', write)
    lines.of(events, 'ja', write)
    lines.of(events.slice(0, 1), 'ja', write)
    lines.of(log('turn x turn y'), 'ja', write)
    expect(read).toEqual([4, 4, 1, 4])
  })
})
