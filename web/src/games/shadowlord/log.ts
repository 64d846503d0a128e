// The log in lines.
import type { Event } from '../../lib/protocol'
import { words, type Segment } from '../../lib/words.svelte'
import type { Line } from '../../table/game'
import { argumentsOf, row } from './names'

const HEADS = new Set(['turn'])

/** Events that come in a row, one a character, galaxy or fighter, and share one line: `shadowlord-row-<kind>`, its parts `.each`. */
const ROWS = new Set(['ring', 'loose', 'extra', 'battle_drew'])

/** Events of a row, those that build at one character or galaxy made one: ships that were given one by one are told as a sum. */
function summed(row: Event[]): Event[] {
  const sums = new Map<string, Event>()
  row.forEach((event, index) => {
    const { kind, params = {} } = event
    const built = kind === 'ring' || kind === 'loose'
    const key = built ? `${String(params.card)} ${String(params.place)}` : String(index)
    const before = sums.get(key)?.params
    sums.set(key, before ? { ...event, params: { ...params, count: Number(before.count) + Number(params.count) } } : event)
  })
  return [...sums.values()]
}

const alike = (a: Event, b: Event | undefined): boolean => b?.kind === a.kind && b.params?.seat === a.params?.seat && !a.private === !b.private

/** The log in lines. Where ships are built, and what a side draws in a battle, share a line each; so do a move and the battle that it means. */
export function linesOf(events: Event[], mySeat: number): Line[] {
  const lines: Line[] = []
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index]!
    const { kind, params = {}, private: secret = false } = event
    const args = argumentsOf(params)
    if (ROWS.has(kind) && alike(event, events[index + 1])) {
      const together = [event]
      while (alike(event, events[index + 1])) {
        index += 1
        together.push(events[index]!)
      }
      const parts: Segment[][] = summed(together).map((each) => words.segments(`shadowlord-row-${kind}.each`, argumentsOf(each.params ?? {})))
      lines.push({ after: index + 1, kind: 'line', event: kind, segments: words.segments(`shadowlord-row-${kind}`, { ...args, parts: row(parts) }) })
      continue
    }
    const key = `shadowlord-log-${kind}`
    if (!words.has(key)) continue
    const due = events[index + 1]
    if (kind === 'moved' && due?.kind === 'battle_due' && due.params?.place === params.to_place) {
      index += 1
      lines.push({ after: index + 1, kind: 'line', event: kind, segments: words.segments(`${key}.battle`, args) })
      continue
    }
    const attribute = secret ? '.own' : kind === 'turn' && params.seat === mySeat ? '.you' : ''
    if (kind === 'over') lines.push({ after: index, kind: 'turn', event: kind, segments: words.segments(`${key}.title`) })
    lines.push({
      after: index + 1,
      kind: HEADS.has(kind) ? 'turn' : secret ? 'secret' : 'line',
      event: kind,
      segments: words.segments(words.has(key + attribute) ? key + attribute : key, args),
    })
  }
  return lines
}
