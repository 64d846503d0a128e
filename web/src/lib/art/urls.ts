/** Where the pictures lie. `npm run art` draws them from the data in web/art into public/art. */

export type Deck = 'white' | 'black' | 'hermit' | 'reasoning' | 'damask' | 'power'
export type Loot = 'jewel' | 'antique' | 'painting'
/** A screen with a scene of its own: `battle` and `defeat` (nobody wins) only in shadowlord. */
export type Scene = 'table' | 'room' | 'end' | 'battle' | 'defeat'
export type Element = 'earth' | 'wind' | 'fire' | 'water'

const picture = (game: string, folder: string, id: string): string => `/art/${game}/${folder}/${id}.svg`

/** An area: 240 x 300 in hunters (name top left, pieces on the lower edge), 340 x 380 in raiders (clipped to a rhombus). */
export const areaUrl = (game: string, id: string): string => picture(game, 'areas', id)

/**
 * A character's face. Of the hidden-role games: 240 x 270, cropped from the top (`object-position: bottom`). Of shadowlord:
 * 200 x 240, the head in the upper three quarters; an ally takes the tone of its owner's element, if it has an owner.
 */
export const characterUrl = (game: string, id: string, element?: Element | null): string =>
  picture(game, 'characters', element && ALLY.test(id) ? `${id}-${element}` : id)

const ALLY = /^(warrior|merchant|diplomat)-/

/** A place of the map of shadowlord, 80 x 80 without a ground: the body in the middle 64, a halo around it. */
export const galaxyUrl = (id: string): string => picture('shadowlord', 'galaxies', id)

/**
 * A card's vignette, 150 x 132, without a ground: it lies on paper, char, moss or dark blue. In shadowlord a power card by
 * its value, 100 x 140, the whole card with its upper left corner free.
 */
export const cardUrl = (game: string, id: string): string => picture(game, 'cards', id)

/** An equipment card's thing alone, 96 x 96, without a ground. */
export const equipmentUrl = (game: string, id: string): string => picture(game, 'equipment', id)

/** The back of a deck's cards, 100 x 140, the whole card. */
export const backUrl = (game: string, deck: Deck): string => picture(game, 'backs', deck)

/** The scene behind a screen: `wide` 1600 x 1000, `tall` 800 x 1600. Both cover their box. */
export const sceneUrl = (game: string, scene: Scene, format: 'wide' | 'tall'): string =>
  picture(game, 'scenes', `${scene}-${format}`)

/** A member of Shadow Rivals by its key (`damsel`, `crafty_maid`), 200 x 240: the head in the upper two thirds. */
export const memberUrl = (member: string): string => picture('rivals', 'members', member)

/** A mansion of Shadow Rivals, 240 x 240: quiet at the top for its name, the carpet leaves at the bottom. */
export const mansionUrl = (mansion: string): string => picture('rivals', 'mansions', mansion)

const LOOT_VARIANTS: Record<Loot, number> = { jewel: 4, antique: 4, painting: 3 }

/** The `at`-th tile of loot of a kind in a row (from 0), face up, 96 x 96: neighbours differ. */
export const lootUrl = (kind: Loot, at = 0): string => picture('rivals', 'loot', `${kind}-${(at % LOOT_VARIANTS[kind]) + 1}`)

/** A part of a game's board by its name (see web/art/README.md). */
export const pieceUrl = (game: string, name: string): string => picture(game, 'pieces', name)

/** A game's picture on the front page, 300 x 318. */
export const coverUrl = (game: string): string => `/art/home/${game}.svg`

/** The icon of the tab. */
export const faviconUrl = (yourTurn: boolean): string => `/art/brand/favicon${yourTurn ? '-turn' : ''}.svg`

/** One icon of the interface, for `<use href>`. */
export const iconUrl = (name: string): string => `/art/icons.svg#${name}`

/** A card's icon in one colour, for `<use href>`: the strip of players, the log. */
export const cardIconUrl = (game: string, id: string): string => `/art/${game}/icons.svg#${id}`
