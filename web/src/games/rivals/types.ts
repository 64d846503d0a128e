// What the server's view of Shadow Rivals holds (docs/protocol.md), and its catalogue.

export type Size = 'small' | 'large'
export type Loot = 'jewel' | 'antique' | 'painting'

/** A card that lies in a mansion. */
export interface LineCard {
  /** Serial number: it keeps it while it lies in any mansion. */
  card: number
  seat: number
  up: boolean
  advanced: boolean
  /** Null while it lies face down. */
  member: string | null
  family: string | null
  loot: number
  influence: number
  presence: number
}

/** A rank in a mansion, as it would be paid if it filled now. */
export interface Rank {
  seat: number
  total: number
  pay: number
}

export interface Forecast {
  presence: number
  standing: Rank[]
}

export interface MansionView extends Forecast {
  /** Null where no mansion card is left. */
  mansion: string | null
  size: Size
  limit: number
  /** Roses by rank, for so many players. */
  payouts: number[]
  /** From the door outwards. */
  line: LineCard[]
  /** Influence tiles of each seat. */
  tiles: number[]
  presence_tiles: number
}

export interface PlayerView {
  seat: number
  rp: number
  hand: number
  deck: number
  discards: string[]
  /** Families of the advanced members face down in front of them. */
  front: string[]
  gained: number
  /** Influence tiles that are not out. */
  tiles: number
  markers: number
}

/** A mansion card in a table of numbers. */
export interface MansionNumbers {
  id: string
  size: Size
  limit: number
  payouts: number[]
}

/** A whole table, as the server keeps it. */
export interface NumbersTable {
  /** Of the members in the catalogue's order. */
  influence: number[]
  presence: number[]
  loot: Record<Loot, number>
  mansions: MansionNumbers[]
  mansions_to_end: number
  influence_per_tile: number
  face_down_influence: number
  face_down_presence: number
  face_down_loot: number
  [single: string]: unknown
}

export interface Score {
  rp: number
  tiles: Record<Loot, number>
  jewel: number
  antique: number
  painting: number
  bonus: number
  loot: number
  total: number
}

export interface PublicView {
  game: string
  numbers: NumbersTable | null
  players: PlayerView[]
  /** By place, from the left. */
  mansions: MansionView[]
  left: Record<Size, number>
  /** Advanced members left of each family, in the catalogue's order. */
  piles: number[]
  supply: number
  presence_tiles: number
  resolved: string[]
  turn: number
  active: number
  over: { winners: number[]; scores: Score[] } | null
}

export interface OwnView {
  seat: number
  hand: string[]
  front: string[]
  /** What one's own face-down cards are, by their serial numbers. */
  face_down: Record<string, string>
  gained: Record<Loot, number>
  /** What the gained loot is worth by itself, without the paintings' bonus. */
  loot_points: number
  /** What each way to play a card makes of its mansion, by the option's id. */
  after: Record<string, Forecast>
}

export interface View {
  public: PublicView
  own: OwnView | null
  /** Everybody's own view: in a replay with everything open. */
  all?: OwnView[]
}

export interface MemberData {
  id: string
  number: number
  family: string
  basic: boolean
  kind: 'instant' | 'permanent' | 'resolving' | 'none'
  influence: number
  presence: number
}

export interface Catalogue {
  families: string[]
  members: MemberData[]
  mansions: MansionNumbers[]
  loot: Record<Loot, number>
  /** The usual numbers. */
  tables: { numbers: NumbersTable }
}
