// The lines of a log that grows: written once, however long it gets.
import type { Event } from '../lib/protocol'
import type { Line } from './game'

/** With this event a turn begins; no line joins it to what was before. */
const HEAD = 'turn'

/**
 * The lines of a log. Those of turns that are over are written once; those of the turn that goes on are written again with each
 * update, for an event may join the line of the one before. A line that says the same stays the same object, so that nobody
 * draws it again.
 */
export class Lines {
  /** The events of which `#lines` were made. */
  #events: Event[] = []
  #lines: Line[] = []
  /** Events up to the head of the last turn, and how many lines they have. */
  #settled = { events: 0, lines: 0 }
  /** In what they are written: another one, and all are written again. */
  #edition: unknown = null

  /** The lines of a log, by `write`; `edition` is another value whenever the words or their reader are others. */
  of(events: Event[], edition: unknown, write: (events: Event[]) => Line[]): Line[] {
    if (edition !== this.#edition || !this.#continues(events)) this.#settled = { events: 0, lines: 0 }
    this.#edition = edition
    const from = this.#settled
    const last = this.#lines
    const fresh = write(events.slice(from.events)).map((line, index): Line => {
      const moved = { ...line, after: line.after + from.events }
      const known = last[from.lines + index]
      return known && alike(known, moved) ? known : moved
    })
    this.#events = events
    this.#lines = [...last.slice(0, from.lines), ...fresh]
    this.#settle(from.events)
    return this.#lines
  }

  /** Whether this log is the last one with something at its end. */
  #continues(events: Event[]): boolean {
    const known = this.#settled.events
    return events.length >= known && (known === 0 || (events[known - 1] === this.#events[known - 1] && events[0] === this.#events[0]))
  }

  #settle(from: number): void {
    const head = this.#events.findLastIndex(({ kind }) => kind === HEAD)
    if (head <= from) return
    const lines = this.#lines.findIndex(({ after }) => after > head)
    this.#settled = { events: head, lines: lines < 0 ? this.#lines.length : lines }
  }
}

const alike = (a: Line, b: Line): boolean =>
  a.after === b.after && a.kind === b.kind && a.event === b.event && JSON.stringify(a.segments) === JSON.stringify(b.segments)
