// What the key of a member tells: its guise and its family, `mystic_chat_noir`. A basic member has no guise.
import type { Catalogue, NumbersTable } from './types'

const GUISES = ['crafty', 'alert', 'mystic'] as const
type Guise = (typeof GUISES)[number]

export const guiseOf = (member: string): Guise | '' => GUISES.find((guise) => member.startsWith(`${guise}_`)) ?? ''

export function familyOf(member: string): string {
  const guise = guiseOf(member)
  return guise ? member.slice(guise.length + 1) : member
}

export interface Face {
  influence: number
  presence: number
}

/** The numbers on the cards of a match. */
export interface Values {
  /** Of a member face up. */
  of(member: string): Face
  /** Of any card face down. */
  down: Face
  /** Influence of one tile. */
  tile: number
  /** Loot for a card played face down. */
  loot: number
}

/** The usual numbers, or those of another table. */
export function valuesOf({ members, tables }: Pick<Catalogue, 'members' | 'tables'>, other: NumbersTable | null): Values {
  const numbers = other ?? tables.numbers
  const down = { influence: numbers.face_down_influence, presence: numbers.face_down_presence }
  const faces = new Map(members.map(({ id }, at): [string, Face] => [id, { influence: numbers.influence[at] ?? 0, presence: numbers.presence[at] ?? 0 }]))
  return {
    of: (member) => faces.get(member) ?? down,
    down,
    tile: numbers.influence_per_tile,
    loot: numbers.face_down_loot,
  }
}
