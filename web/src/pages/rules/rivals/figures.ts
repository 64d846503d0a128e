/**
 * The pictures in the rulebook of Shadow Rivals: mansions as they stand in its examples, and the loot of three players.
 * What a face-up card counts comes from the catalogue; sums and payouts are told, as the text around a picture tells them.
 */

export type GuestId = 'ana' | 'ben' | 'carl'

/** The players of the examples, in seat order, by the shape that marks them. */
export const GUESTS: Record<GuestId, string> = { ana: 'circle', ben: 'triangle', carl: 'square' }

export interface Visitor {
  who: GuestId
  /** Empty for a face-down card. */
  member: string
  loot?: number
}

export interface Ball {
  mansion: string
  /** From the door outwards. */
  line: Visitor[]
  presence: number
  /** Influence of the tiles that lie at the mansion. */
  tiles?: [GuestId, number][]
  presenceTiles?: number
  /** Who would be paid what, in order: influence and roses. */
  standing?: [GuestId, number, number][]
}

/** By the name that the rulebook calls them: `{{figure:payout}}`. */
export const BALLS: Record<string, Ball[]> = {
  mansion: [
    {
      mansion: 'rosewood_hall',
      line: [{ who: 'ana', member: 'damsel' }, { who: 'ben', member: '', loot: 1 }, { who: 'carl', member: 'crafty_chat_noir' }],
      presence: 4,
      tiles: [['ben', 2]],
      presenceTiles: 1,
      standing: [['carl', 4, 7], ['ana', 3, 4], ['ben', 3, 2]],
    },
  ],
  played: [
    { mansion: 'lantern_house', line: [{ who: 'ana', member: 'lady_lupin', loot: 3 }, { who: 'ben', member: '', loot: 1 }], presence: 2 },
  ],
  payout: [
    {
      mansion: 'rosewood_hall',
      line: [
        { who: 'ana', member: '' },
        { who: 'ben', member: '' },
        { who: 'ben', member: 'constable' },
        { who: 'carl', member: 'crafty_chat_noir' },
        { who: 'ana', member: 'mystic_maid' },
      ],
      presence: 6,
      standing: [['ana', 4, 7], ['carl', 4, 4], ['ben', 3, 2]],
    },
  ],
  exchange: ['crown_castle', 'lantern_house'].map((mansion) => ({
    mansion,
    line: [
      { who: 'ana', member: 'constable' },
      { who: 'ben', member: 'crafty_lady_lupin' },
      { who: 'carl', member: 'maid' },
      { who: 'ana', member: 'mystic_detective' },
    ],
    presence: 6,
  })),
}

export type LootKind = 'jewel' | 'antique' | 'painting'

export interface Haul {
  who: GuestId
  /** Sets as they are counted: of which kind, how many tiles, how many points. */
  sets: [LootKind, number, number][]
  /** For the most paintings. */
  bonus?: number
}

export const HAULS: Haul[] = [
  { who: 'ana', sets: [['jewel', 3, 10], ['painting', 2, 4]] },
  { who: 'ben', sets: [['jewel', 2, 5], ['antique', 2, 6]] },
  { who: 'carl', sets: [['painting', 3, 6], ['antique', 1, 2]], bonus: 5 },
]
