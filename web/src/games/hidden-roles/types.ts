// What the server's view of a game of hidden roles holds (docs/protocol.md), and its catalogue: Shadow Hunters and Shadow Raiders.
import type { Deck } from '../../lib/art/urls'

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

export type RollReason = 'move' | 'attack' | 'counterattack' | 'dynamite' | 'riot' | 'doll' | 'blessing' | 'ability'

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
  /** Options that change pieces. */
  variant?: Record<string, boolean | number | string>
  players: PlayerView[]
  board: string[]
  decks: Record<string, number>
  /** Cards of the open discards; of the hint deck only how many. */
  discards: Record<string, string[] | number>
  turn: number
  active: number
  extra: number
  dice: Roll | null
  card: { card: string; seat: number } | null
  /** Who has rolled and is about to go where, but may still teleport. */
  heading?: { seat: number; place: string } | null
  attack: { attacker: number; targets: number[]; damage: number[] } | null
  over: { winners: number[]; reasons: Record<string, string> } | null
}

export interface OwnView {
  seat: number
  character: string
  armed?: boolean
  /** Standing order: never react. */
  declines?: boolean
  known?: Record<string, string>
  hint?: { card: string; from: number; to: number | null } | null
  /** What is in range from where one stands. */
  reach?: OwnReach
}

export interface OwnReach {
  /** Slots of the board, in order of their steps. */
  slots: number[]
  /** How many steps to the left each seat in range is: 0 for here, -1 for the airship. */
  steps: Record<string, number>
  /** Seats in range from each place of the board, while one is about to go to one of them. */
  from: Record<string, number[]>
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
  deck: Deck
  /** `equipment` stays in front of its holder, `single` is discarded. */
  kind: string
  count?: number
}

export interface CharacterData {
  id: string
  hp: number
  faction: string
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
