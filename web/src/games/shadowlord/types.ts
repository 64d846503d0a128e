// What the server's view of Shadowlord holds (docs/protocol.md), and its catalogue.

export type Element = 'earth' | 'wind' | 'fire' | 'water'
export type CharacterKind = 'master' | 'warrior' | 'merchant' | 'diplomat' | 'shadow' | 'shadowlord'
export type GalaxyKind = 'station' | 'ruin' | 'inner' | 'galaxy' | 'home' | 'fortress'
export type Step = 'setup' | 'draw' | 'guide' | 'build' | 'move' | 'shadow' | 'battle' | 'end'
export type BattleStage = 'nominate' | 'commit' | 'answer' | 'draw' | 'losses' | 'retreat' | 'claim' | 'stone'
export type SideName = 'attack' | 'defence'

export interface PlayerView {
  seat: number
  /** Null until the master is chosen. */
  element: Element | null
  /** The master. */
  card: string | null
  alive: boolean
  /** Number of cards in the attack hand. */
  hand: number
  /** Cards drawn that lie nowhere yet. */
  fresh: number
  stored: number
  /** Ships in the supply. */
  free: number
  /** Ships in rings and loose. */
  ships: number
  characters: number
  /** Stations that they control. */
  corners: number
  merchants: number
}

export interface GalaxyView {
  id: string
  /** Who controls it. */
  control: number | null
  /** Whose home it is, while that master lives. */
  home: number | null
  loose: { seat: number; count: number } | null
  /** A face-down disc lies here. */
  disc: boolean
  /** Who has looked at the disc. */
  scouts: number[]
  /** Characters and shadows that stand here. */
  cards: string[]
  /** A battle is due here this turn. */
  battle: boolean
}

export interface CharacterView {
  id: string
  kind: CharacterKind
  level: number
  /** Null: a shadow. */
  seat: number | null
  /** Null: out of the game. */
  place: string | null
  ships: number
  /** Slots of its ring. */
  slots: number
  /** A card lies under the portrait. */
  card: boolean
  /** Has acted this turn. */
  acted: boolean
}

export interface FighterView {
  card: string
  level: number
  ships: number
  /** Its extra card; `value` is null while it lies face down. */
  extra: { value: number | null; hand: boolean } | null
  drawn: number[]
  loss: number | null
  dead: boolean
}

export interface SideView {
  /** Null: a shadow, which is `card`. */
  seat: number | null
  card: string | null
  fighters: FighterView[]
  levels: number
  ships: number
  /** Null while a card of it lies face down. */
  extra: number | null
  drawn: number
  total: number | null
}

export interface BattleView {
  place: string
  stage: BattleStage
  attack: SideView
  defence: SideView
  won: SideName | null
}

export interface RequestView {
  card: string
  place: string
  granted: number[]
  refused: number[]
}

/** A table of numbers that differs from the usual one. */
export type NumbersTable = Record<string, unknown>

export interface PublicView {
  game: string
  numbers: NumbersTable | null
  players: PlayerView[]
  galaxies: GalaxyView[]
  /** All that are or were face up. */
  characters: CharacterView[]
  /** Galaxy and two seats that are at peace there. */
  peace: [string, number, number][]
  /** Who holds the Power Stone. */
  stone: string
  deck: number
  /** Value and how many of it. */
  discards: [number, number][]
  /** Characters that left the game unseen. */
  left_out: number
  timer: { slot: number; slots: number }
  reign: { count: number; limit: number }
  turn: number
  active: number
  step: Step
  guide: { dice: number[]; roll: number; event: string } | null
  /** Answers to requests for passage, of this turn. */
  requests: RequestView[]
  battle: BattleView | null
  over: { winners: number[]; reason: string } | null
}

/** What a move to a galaxy takes, and means. */
export interface Reach {
  cost: number
  /** Galaxies on the way, the goal last. */
  via: string[]
  /** Whose permission it takes. */
  asks: number[]
  /** All of them agreed. */
  granted: boolean
  /** They were asked already this turn. */
  asked: boolean
  /** It may be entered as it is. */
  enter: boolean
  /** Whom it means a battle with. */
  fights: number[]
  /** A shadow that it means a battle with. */
  shadow: string | null
  /** Whether a ship may be put down there. */
  claim: boolean
}

export interface OwnView {
  seat: number
  /** Rising. */
  hand: number[]
  /** Cards under the portraits, by character. */
  portraits: Record<string, number>
  /** Drawn cards, of which the first is asked about. */
  fresh: number[]
  /** What lies under discs that a Scout showed, by galaxy. */
  scouted: Record<string, string>
  /** Extra cards that are chosen and not declared yet. */
  draft: { card: string; value: number; hand: boolean }[]
  /** By character, then by galaxy; null unless moves are asked about. */
  reach: Record<string, Record<string, Reach>> | null
}

export interface View {
  public: PublicView
  own: OwnView | null
  /** Everybody's own view: in a replay with everything open. */
  all?: OwnView[]
}

export interface GalaxyData {
  id: string
  kind: GalaxyKind
  neighbours: string[]
}

export interface CharacterData {
  id: string
  kind: CharacterKind
  level: number
  element: Element | null
}

export interface Catalogue {
  galaxies: GalaxyData[]
  characters: CharacterData[]
  /** Value and how many of it. */
  powers: [number, number][]
  guide: { roll: number; event: string }[]
  /** The usual numbers. */
  tables: { numbers: NumbersTable }
}
