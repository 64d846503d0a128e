// The headline of the last page.
import { words, type Params } from '../../lib/words.svelte'
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
