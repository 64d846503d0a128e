// The end of a match: what became of each alliance, what happened in all, and the words above it.
import type { Event } from '../../../lib/protocol'
import { words, type Segment } from '../../../lib/words.svelte'
import { character, player } from '../names'
import type { Space } from '../scene.svelte'
import type { PlayerView } from '../types'

export interface Fate {
  seat: number
  /** Alive at the end. */
  stands: boolean
  /** Whose master fell: the turn, and who did it (-1: a shadow). */
  fell: { turn: number; by: number } | null
  battles: number
  won: number
  recruits: number
  /** Masters of others that this alliance destroyed. */
  masters: number
}

export interface Figures {
  turns: number
  battles: number
  recruits: number
  /** Characters of players that fell in battle. */
  losses: number
  shadows: number
  /** How often the Power Stone changed hands. */
  stone: number
  /** How often the deck ran out. */
  reshuffles: number
}

const int = (value: unknown): number => (typeof value === 'number' ? value : -1)

/** What became of everybody: those who stand first, then those who fell, the last of them first. */
export function fatesOf(log: Event[], players: PlayerView[], winners: number[]): Fate[] {
  const fates = players.map(({ seat, alive }): Fate => ({ seat, stands: alive, fell: null, battles: 0, won: 0, recruits: 0, masters: 0 }))
  let turn = 0
  for (const { kind, params = {} } of log) {
    const seat = int(params.seat)
    const other = int(params.with_seat)
    const mine = fates[seat]
    const theirs = fates[other]
    if (kind === 'turn') turn = int(params.number)
    else if (kind === 'battle') {
      if (mine) mine.battles += 1
      if (theirs) theirs.battles += 1
    } else if (kind === 'totals') {
      const winner = params.won === 'attack' ? mine : theirs
      if (winner) winner.won += 1
    } else if (kind === 'recruited' && mine) mine.recruits += 1
    else if (kind === 'eliminated' && mine) {
      mine.fell = { turn, by: other }
      if (theirs) theirs.masters += 1
    }
  }
  const rank = ({ seat, stands, fell }: Fate): number => (winners.includes(seat) ? 1e9 : stands ? 1e8 : (fell?.turn ?? 0))
  return fates.sort((a, b) => rank(b) - rank(a) || a.seat - b.seat)
}

export function figuresOf(log: Event[], turns: number): Figures {
  const count = (is: (event: Event) => boolean): number => log.filter(is).length
  const fell = (shadow: boolean) => (event: Event): boolean => event.kind === 'died' && int(event.params?.seat) < 0 === shadow
  return {
    turns,
    battles: count(({ kind }) => kind === 'battle'),
    recruits: count(({ kind }) => kind === 'recruited'),
    losses: count(fell(false)),
    shadows: count(fell(true)),
    stone: count(({ kind }) => kind === 'stone'),
    reshuffles: count(({ kind }) => kind === 'reshuffled'),
  }
}

/** Reasons for which all lose. */
const DEFEATS = new Set(['timer', 'no_master', 'reign_shadow'])
export const isDefeat = (reason: string): boolean => DEFEATS.has(reason)

/** “Rowan is the last master.” */
export function headline(space: Space): string {
  const { over } = space.public
  if (!over) return ''
  const key = `shadowlord-end-${over.reason}`
  const [winner] = over.winners
  if (winner === undefined) return words.text(key)
  return winner === space.mySeat ? words.text(`${key}.you`) : words.text(key, { name: space.name(winner) })
}

/** Why it is over, and what that means for all. */
export function verdict(space: Space): Segment[] {
  const { over, stone, turn } = space.public
  if (!over) return []
  const sentences = [words.segments(`shadowlord-why-${over.reason}`)]
  if (isDefeat(over.reason)) sentences.push(over.reason === 'reign_shadow' ? words.segments('shadowlord-end-holder', { card: character(stone) }) : [], words.segments('shadowlord-defeat'))
  else {
    const [next] = fatesOf(space.log, space.players, over.winners).filter(({ fell }) => fell)
    if (next?.fell) sentences.push(words.segments('shadowlord-end-rival', { seat: player(next.seat), turn: next.fell.turn, all: turn }))
  }
  // The words say whether there is a space between sentences.
  return sentences.filter((said) => said.length).reduce((before, said) => words.segments('shadowlord-end-told', { before, said }))
}
