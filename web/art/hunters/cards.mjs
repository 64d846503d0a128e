/**
 * The cards of Shadow Hunters. White is ink on paper, black is ember on char, hermit is moss on green.
 */
import { BACK, PAPER_AND_CHAR, alone, deckBack, vignette } from '../studio/cards.mjs'

const DECKS = {
  ...PAPER_AND_CHAR,
  hermit: { tone: { light: '#f4f7cf', mid: '#a9bf78', dark: '#3c5731', rim: '#e6f2b4', hole: '#0d160d', edge: '#fdffe8' }, ornament: '#9db56e', soft: '#b9d48a', sign: '#42603a' },
}

/** One line a card: deck, icon, size, what is behind it (rays, halo, burst, ripples, sprigs, moon), turn, equipment. */
const CARDS = {
  w_mystic_compass: ['white', 'compass', 92, 'halo', { equipment: true }],
  w_talisman: ['white', 'gem-pendant', 98, 'halo', { equipment: true }],
  w_fortune_brooch: ['white', 'emerald', 74, 'rays', { equipment: true }],
  w_silver_rosary: ['white', 'prayer-beads', 100, 'halo', { equipment: true }],
  w_spear_longinus: ['white', 'spear-hook', 104, 'rays', { equipment: true, turn: 180 }],
  w_holy_robe: ['white', 'robe', 102, 'halo', { equipment: true }],
  w_advent: ['white', 'dove', 84, 'rays', {}],
  w_disenchant_mirror: ['white', 'mirror-mirror', 98, 'burst', {}],
  w_blessing: ['white', 'hand-of-god', 100, 'halo', {}],
  w_chocolate: ['white', 'chocolate-bar', 92, 'burst', {}],
  w_concealed_knowledge: ['white', 'secret-book', 92, 'halo', {}],
  w_guardian_angel: ['white', 'angel-wings', 104, 'halo', {}],
  w_flare_judgement: ['white', 'justice-star', 52, 'flare', {}],
  w_first_aid: ['white', 'first-aid-kit', 90, 'halo', {}],
  w_holy_water: ['white', 'holy-water', 98, 'ripples', {}],
  b_masamune: ['black', 'katana', 112, 'moon', { equipment: true }],
  b_machine_gun: ['black', 'thompson-m1928', 112, 'burst', { equipment: true }],
  b_handgun: ['black', 'pistol-gun', 100, 'burst', { equipment: true }],
  b_butcher_knife: ['black', 'meat-cleaver', 98, 'embers', { equipment: true }],
  b_chainsaw: ['black', 'chainsaw', 102, 'burst', { equipment: true }],
  b_broad_axe: ['black', 'war-axe', 104, 'moon', { equipment: true }],
  b_moody_goblin: ['black', 'goblin-head', 98, 'embers', {}],
  b_spider: ['black', 'spider-alt', 100, 'web', {}],
  b_vampire_bat: ['black', 'bat', 116, 'moon', {}],
  b_diabolic_ritual: ['black', 'pentacle', 94, 'candles', {}],
  b_banana_peel: ['black', 'banana-peel', 98, 'embers', {}],
  b_dynamite: ['black', 'dynamite', 94, 'burst', {}],
  b_spiritual_doll: ['black', 'voodoo-doll', 98, 'embers', {}],
  h_blackmail: ['hermit', 'love-letter', 86, 'sprigs', {}],
  h_greed: ['hermit', 'swap-bag', 86, 'sprigs', {}],
  h_anger: ['hermit', 'enrage', 96, 'burst', {}],
  h_slap: ['hermit', 'slap', 92, 'sprigs', {}],
  h_spell: ['hermit', 'magic-swirl', 94, 'halo', {}],
  h_exorcism: ['hermit', 'crucifix', 94, 'burst', {}],
  h_nurturance: ['hermit', 'sprout', 92, 'halo', {}],
  h_aid: ['hermit', 'herbs-bundle', 92, 'halo', {}],
  h_huddle: ['hermit', 'dark-squad', 94, 'moon', {}],
  h_lesson: ['hermit', 'open-book', 92, 'burst', {}],
  h_bully: ['hermit', 'bully-minion', 92, 'sprigs', {}],
  h_prediction: ['hermit', 'crystal-ball', 90, 'moon', {}],
}

export const cardIds = Object.keys(CARDS)
export const equipmentIds = cardIds.filter((id) => CARDS[id][4].equipment)

/** What stands in the file of one-coloured icons. @type {[string, string][]} */
export const icons = cardIds.map((id) => [id, CARDS[id][1]])

const deckOf = (id) => DECKS[CARDS[id][0]]

/** The vignette of a card. @param {string} id */
export const card = (id) => vignette(id, deckOf(id), CARDS[id])

/** An equipment's icon alone, for a small card. @param {string} id */
export const equipment = (id) => alone(deckOf(id), CARDS[id])

/** One line a back: ground from light to dark, line colour, icon, its tone. */
const BACKS = {
  white: { ...BACK.white, icon: 'holy-symbol' },
  black: { ...BACK.black, icon: 'evil-bat' },
  hermit: { ground: ['#48663f', '#263a28', '#111c13'], line: '#b9cf88', icon: 'witch-face', tone: DECKS.hermit.tone },
}

export const backIds = Object.keys(BACKS)

/** The back of a deck's cards. @param {string} id */
export const back = (id) => deckBack(BACKS[id])
