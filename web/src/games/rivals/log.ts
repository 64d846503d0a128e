// The log in lines.
import type { Event } from '../../lib/protocol'
import { words, type Params, type Segment } from '../../lib/words.svelte'
import type { Line } from '../../table/game'
import { argumentsOf, row } from './names'

const HEADS = new Set(['turn', 'begins'])

/** Events that come in a row, one a player or a card, and share one line: `rivals-row-<kind>`, its parts `.each`. */
const ROWS = new Set(['ranked', 'discarded', 'returned'])

/** The log in lines. What each player is paid, and which cards go home, share a line each. */
export function linesOf(events: Event[], mySeat: number): Line[] {
  const lines: Line[] = []
  for (let index = 0; index < events.length; index += 1) {
    const { kind, params = {}, private: secret = false } = events[index]!
    if (ROWS.has(kind)) {
      const first = index
      while (events[index + 1]?.kind === kind) index += 1
      const parts = events.slice(first, index + 1).flatMap((event) => partOf(event))
      if (parts.length) lines.push({ after: index + 1, kind: 'line', event: kind, segments: words.segments(`rivals-row-${kind}`, { parts: row(parts) }) })
      continue
    }
    const key = `rivals-log-${kind}`
    // Everybody draws after every turn: only who drew learns something by it.
    if (!words.has(key) || (kind === 'drew' && !secret)) continue
    const attribute = secret ? '.own' : kind === 'turn' && params.seat === mySeat ? '.you' : ''
    if (kind === 'over') lines.push({ after: index, kind: 'turn', event: kind, segments: words.segments(`${key}.title`) })
    lines.push({
      after: index + 1,
      kind: HEADS.has(kind) ? 'turn' : secret ? 'secret' : 'line',
      event: kind,
      segments: words.segments(words.has(key + attribute) ? key + attribute : key, argumentsOf(params)),
    })
  }
  return lines
}

/** One part of a shared line; nothing for a rank without pay. */
function partOf({ kind, params = {} }: Event): Segment[][] {
  if (kind === 'ranked' && !params.amount) return []
  const args: Params = argumentsOf(params)
  return [words.segments(`rivals-row-${kind}.each`, args)]
}
