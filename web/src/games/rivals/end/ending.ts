// The end of a ball: who stands where, what each mansion paid, and the words above it.
import type { Event } from '../../../lib/protocol'
import { words, type Segment } from '../../../lib/words.svelte'
import { player, row } from '../names'
import type { Ballroom } from '../scene.svelte'
import type { Loot, Score } from '../types'

export interface Place {
  seat: number
  /** From 1; those who share the win share the first. */
  rank: number
  score: Score
}

/** Everybody, from the first to the last: by points, then by loot. */
export function placesOf(scores: Score[]): Place[] {
  const ahead = (a: Score, b: Score): number => b.total - a.total || b.loot - a.loot
  const order = scores.map((score, seat) => ({ score, seat })).sort((a, b) => ahead(a.score, b.score) || a.seat - b.seat)
  return order.map(({ score, seat }) => ({ seat, score, rank: 1 + order.findIndex((other) => ahead(other.score, score) === 0) }))
}

/** How loot is laid out: jewels by threes, antiques by pairs, paintings in one row. */
const SETS: Record<Loot, number> = { jewel: 3, antique: 2, painting: Infinity }

/** The sizes of the sets in which so many tiles are laid out, the largest first. */
export function setsOf(kind: Loot, count: number): number[] {
  const size = Math.min(SETS[kind], count)
  if (!count) return []
  return [...Array<number>(Math.floor(count / size)).fill(size), ...(count % size ? [count % size] : [])]
}

export interface Filled {
  mansion: string
  /** Who was paid what, by rank. */
  pays: { seat: number; amount: number }[]
}

/** The mansions of the night in their order, and what they paid by rank. */
export function nightOf(log: Event[]): Filled[] {
  const night: Filled[] = []
  for (const { kind, params = {} } of log) {
    if (kind === 'resolving') night.push({ mansion: String(params.place), pays: [] })
    else if (kind === 'ranked' && params.amount) night.at(-1)?.pays.push({ seat: Number(params.seat), amount: Number(params.amount) })
  }
  return night
}

/** “Rowan takes the night.” */
export function headline(scene: Ballroom): string {
  const winners = scene.public.over?.winners ?? []
  if (winners.length === 1 && winners[0] === scene.mySeat) return words.text('rivals-end-headline.you')
  const names = row(winners.map((seat): Segment[] => [{ kind: 'text', text: scene.name(seat) }]))
  return words.text(winners.length > 1 ? 'rivals-end-headline.shared' : 'rivals-end-headline', { names })
}

/** What the winner's points are made of, what decided a tie, and how near the next one came. */
export function verdict({ public: { over } }: Ballroom): Segment[] {
  if (!over) return []
  const [first, ...others] = placesOf(over.scores)
  const next = others.find(({ seat }) => !over.winners.includes(seat))
  const { total, rp, loot } = first!.score
  const sentences = [words.segments('rivals-end-sum', { total, roses: rp, loot })]
  if (over.winners.length > 1) sentences.push(words.segments('rivals-end-tied'))
  else if (next?.score.total === total) sentences.push(words.segments('rivals-end-tie', { seat: player(next.seat), loot: next.score.loot }))
  else if (next) sentences.push(words.segments('rivals-end-margin', { seat: player(next.seat), count: total - next.score.total }))
  // The words say whether there is a space between sentences.
  return sentences.flatMap((said) => words.segments('table-sentence', { said }))
}
