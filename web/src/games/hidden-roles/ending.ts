// The headline of the last page, and the sentences under it.
import { t, words, type Params, type Segment } from '../../lib/words.svelte'
import type { Line } from '../../table/game'
import type { Edition } from './edition'
import { characterName } from './names'
import type { Seat } from './seats'

/** Which sides won, as the key of a headline with its parameters. */
export function headlineOf({ id, hunting, lone }: Edition, over: { winners: number[]; reasons: Record<string, string> }, seats: Seat[]): { key: string; params: Params } {
  const hunters = `${hunting}s`
  // Three dead of those who stand alone are a victory of the Shadows.
  const reasons = new Set(over.winners.map((seat) => over.reasons[String(seat)]?.replace(`three_${lone}s`, 'shadows')))
  if (reasons.has(hunters) && reasons.has('shadows')) return { key: `${id}-end-both`, params: {} }
  if (reasons.has(hunters)) return { key: `${id}-end-${hunters}`, params: {} }
  if (reasons.has('shadows')) return { key: `${id}-end-shadows`, params: {} }
  const names = over.winners.map((seat) => characterName(id, seats[seat]?.known ?? ''))
  if (names.length === 1) return { key: `${id}-end-one`, params: { character: names[0] } }
  return { key: `${id}-end-several`, params: { characters: new Intl.ListFormat(words.lang).format(names) } }
}

/** How it was decided: the last death, whether the viewer has won, with whom. The words say whether there is a space between sentences. */
export function verdictOf(lines: Line[], winners: number[], mySeat: number): Segment[] {
  const last = lines.findLast((line) => line.event === 'died')
  return [
    ...(last ? words.segments('table-sentence', { said: last.segments }) : []),
    ...(mySeat >= 0 ? [{ kind: 'text' as const, text: t(winners.includes(mySeat) ? 'table-end-you-won' : 'table-end-you-lost') }] : []),
    ...words.segments('table-end-with', { winners: { kind: 'player', seats: winners } }),
  ]
}
