// The headline of the last page.
import type { Params } from '../../lib/words.svelte'
import type { Seat } from './seats'
import { characterName } from './words'

/** Which sides won, as the key of a headline with its parameters. */
export function headlineOf(over: { winners: number[]; reasons: Record<string, string> }, seats: Seat[]): { key: string; params: Params } {
  const reasons = new Set(over.winners.map((seat) => over.reasons[String(seat)]?.replace('three_neutrals', 'shadows')))
  if (reasons.has('hunters') && reasons.has('shadows')) return { key: 'hunters-end-both', params: {} }
  if (reasons.has('hunters')) return { key: 'hunters-end-hunters', params: {} }
  if (reasons.has('shadows')) return { key: 'hunters-end-shadows', params: {} }
  const names = over.winners.map((seat) => characterName(seats[seat]?.known ?? ''))
  if (names.length === 1) return { key: 'hunters-end-one', params: { character: names[0] } }
  return { key: 'hunters-end-several', params: { characters: new Intl.ListFormat(document.documentElement.lang || 'en').format(names) } }
}
