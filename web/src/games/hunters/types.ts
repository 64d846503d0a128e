// What the server's view of Shadow Hunters holds (docs/protocol.md), and its catalogue. Shadow Raiders has the same shape.

export interface PlayerView {
  seat: number
  place: string | null
  damage: number
  alive: boolean
  revealed: boolean
  character: string | null
  equipment: string[]
  angel?: boolean
  barrier?: boolean
  voided?: boolean
  spent?: boolean
  turned?: boolean
}

export type RollReason = 'move' | 'attack' | 'counterattack' | 'dynamite' | 'doll' | 'blessing' | 'ability'

export interface Roll {
  why: RollReason
  seat: number
  /** 0 or nothing: not rolled. */
  d4: number | null
  d6: number | null
  result: number
}

export interface PublicView {
  game: string
  roster: string
  pool: string[]
  factions: Record<string, number>
  abilities: boolean
  players: PlayerView[]
  board: string[]
  decks: Record<string, number>
  discards: { white: string[]; black: string[]; hermit: number }
  turn: number
  active: number
  extra: number
  dice: Roll | null
  card: { card: string; seat: number } | null
  attack: { attacker: number; targets: number[]; damage: number[] } | null
  over: { winners: number[]; reasons: Record<string, string> } | null
}

export interface OwnView {
  seat: number
  character: string
  armed?: boolean
  known?: Record<string, string>
  hermit?: { card: string; from: number; to: number | null } | null
}

export interface View {
  public: PublicView
  own: OwnView | null
  /** Everybody's own view: in a replay with everything open. */
  all?: OwnView[]
}

export interface AreaData {
  id: string
  /** The dice totals that lead there. */
  totals: number[]
}

export interface CardData {
  id: string
  deck: 'white' | 'black' | 'hermit'
  /** `equipment` stays in front of its holder, `single` is discarded. */
  kind: string
  count?: number
}

export interface CharacterData {
  id: string
  hp: number
  faction: 'hunter' | 'shadow' | 'neutral'
  armable?: boolean
  once?: boolean
  passive?: boolean
  will_reveal?: boolean
}

export interface Catalogue {
  areas: AreaData[]
  cards: CardData[]
  characters: CharacterData[]
}
