// The log of a game in lines.
import type { Event } from '../../lib/protocol'
import { words } from '../../lib/words.svelte'
import type { Line } from '../../table/game'
import type { Pieces } from './catalogue'
import { argumentsOf } from './names'

const HEADS = new Set(['turn', 'extra_turn', 'begins'])

/** The log in lines. A roll and the walk that it brings share one line. */
export function linesOf(game: string, events: Event[], pieces: Pieces, mySeat: number): Line[] {
  const lines: Line[] = []
  for (let index = 0; index < events.length; index += 1) {
    const { kind, params = {}, private: secret = false } = events[index]!
    const next = events[index + 1]
    const key = `${game}-log-${kind}`
    if (!words.has(key)) continue
    const args = argumentsOf(game, params, pieces)
    let attribute = ''
    if (kind === 'rolled' && params.why === 'move') {
      if (params.again) attribute = '.again'
      else if (next && ENDS.has(next.kind) && next.params?.seat === params.seat && words.has(`${key}.${next.kind}`)) {
        args.place = { kind: 'place', place: String(next.params?.place) }
        attribute = `.${next.kind}`
        index += 1
      }
    } else if (kind === 'revealed' && params.forced) attribute = '.forced'
    else if (kind === 'turn' && params.seat === mySeat) attribute = '.you'
    else if ((kind === 'drew_hint' || kind === 'gave_hint') && params.card) attribute = '.own'
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

/** What a roll for a move leads to at once. */
const ENDS = new Set(['moved', 'stayed'])
