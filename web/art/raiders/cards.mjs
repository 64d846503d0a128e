/**
 * The cards of Shadow Raiders. White is ink on paper, black is ember on char; reasoning is brass on dark blue: a lens, in
 * it what the card does, below it the emblems of those it asks for.
 */
import { BACK, PAPER_AND_CHAR, alone, deckBack, vignette } from '../studio/cards.mjs'

const DECKS = {
  ...PAPER_AND_CHAR,
  reasoning: { tone: { light: '#fff3d2', mid: '#dcb871', dark: '#6b4a20', rim: '#ffe3a6', hole: '#081424', edge: '#fffbea' }, ornament: '#c8974a', soft: '#5f93c4', sign: '#1d3a5c' },
}

/** The camps' emblems stand on cards too. */
const EMBLEMS = { raider: 'griffin-shield', shadow: 'fangs', citizen: 'top-hat' }
const CAMPS = { raider: '#8fc9e8', shadow: '#ff8b66', citizen: '#e6c85c' }

/** Those whom a reasoning card asks for, on plates along the lower edge. */
const asks = (...camps) => ({ front: camps.flatMap((camp, place) => plate(20 + place * 36, EMBLEMS[camp], 22, CAMPS[camp])) })
/** A drop of blood, small or large, for those with few or many hit points. */
const drops = (size) => ({ front: plate(20, 'drop', size, '#ff7a63') })

function plate(x, icon, size, colour) {
  return [['paint', `<circle cx="${x}" cy="113" r="16.500" fill="#081424" stroke="${colour}" stroke-width="1.600"/>`], ['plain', icon, x - size / 2, 113 - size / 2, size, colour]]
}

/** One line a card: deck, icon, size, what is behind it, turn, equipment, and what is before it. */
const CARDS = {
  w_holy_water: ['white', 'holy-water', 98, 'ripples', {}],
  w_judgement: ['white', 'justice-star', 52, 'flare', {}],
  w_advent: ['white', 'dove', 84, 'rays', {}],
  w_guardian_angel: ['white', 'angel-wings', 104, 'halo', {}],
  w_wisdom_seal: ['white', 'wax-seal', 94, 'burst', {}],
  w_first_aid: ['white', 'first-aid-kit', 90, 'halo', {}],
  w_cookie: ['white', 'cookie', 84, 'burst', {}],
  w_blessing: ['white', 'hand-of-god', 100, 'halo', {}],
  w_mirror: ['white', 'mirror-mirror', 98, 'burst', {}],
  w_silver_rosary: ['white', 'prayer-beads', 100, 'halo', { equipment: true }],
  w_lucky_brooch: ['white', 'gem-pendant', 98, 'rays', { equipment: true }],
  w_sages_robe: ['white', 'robe', 102, 'halo', { equipment: true }],
  w_mystic_compass: ['white', 'compass', 92, 'halo', { equipment: true }],
  w_ancient_chalice: ['white', 'jeweled-chalice', 92, 'rays', { equipment: true }],
  w_excalibur: ['white', 'broadsword', 100, 'rays', { equipment: true }],
  w_mermaid_tear: ['white', 'mermaid', 96, 'ripples', {}],
  w_parasol: ['white', 'umbrella', 98, 'rays', { equipment: true }],
  b_vampire_bat: ['black', 'bat', 116, 'moon', {}],
  b_henchman: ['black', 'robber', 100, 'embers', {}],
  b_black_dog: ['black', 'fox-head', 100, 'moon', { front: [['eye', 75, 47, '#ffb04a', 1.3], ['eye', 61, 66, '#ffb04a', 1.3], ['eye', 89, 66, '#ffb04a', 1.3]] }],
  b_riot: ['black', 'uprising', 104, 'embers', {}],
  b_banana_peel: ['black', 'banana-peel', 98, 'embers', {}],
  b_cursed_doll: ['black', 'voodoo-doll', 98, 'embers', {}],
  b_dark_ritual: ['black', 'pentacle', 94, 'candles', {}],
  b_gatling: ['black', 'gatling', 100, 'burst', { equipment: true }],
  b_pistol_l: ['black', 'revolver', 104, 'burst', { equipment: true, flip: true }],
  b_pistol_r: ['black', 'revolver', 104, 'burst', { equipment: true }],
  b_sabre: ['black', 'crossed-sabres', 98, 'moon', { equipment: true }],
  b_crossbow: ['black', 'crossbow', 100, 'embers', { equipment: true }],
  b_masamune: ['black', 'katana', 112, 'moon', { equipment: true }],
  b_deaths_scope: ['black', 'spyglass', 102, 'moon', { equipment: true }],
  r_cs_equip: ['reasoning', 'swap-bag', 58, 'lens', asks('citizen', 'shadow')],
  r_cr_equip: ['reasoning', 'swap-bag', 58, 'lens', asks('citizen', 'raider')],
  r_rs_equip: ['reasoning', 'swap-bag', 58, 'lens', asks('raider', 'shadow')],
  r_raider_1: ['reasoning', 'claw-slashes', 62, 'lens', asks('raider')],
  r_shadow_1: ['reasoning', 'claw-slashes', 62, 'lens', asks('shadow')],
  r_shadow_2: ['reasoning', 'triple-scratches', 62, 'lens', asks('shadow')],
  r_hp11: ['reasoning', 'claw-slashes', 62, 'lens', drops(16)],
  r_hp12: ['reasoning', 'triple-scratches', 62, 'lens', drops(30)],
  r_citizen_heal: ['reasoning', 'health-increase', 56, 'lens', asks('citizen')],
  r_raider_heal: ['reasoning', 'health-increase', 56, 'lens', asks('raider')],
  r_shadow_heal: ['reasoning', 'health-increase', 56, 'lens', asks('shadow')],
  r_show: ['reasoning', 'brass-eye', 60, 'lens', {}],
  r_raider_airship: ['reasoning', 'zeppelin', 76, 'lens', asks('raider')],
  r_citizen_airship: ['reasoning', 'zeppelin', 76, 'lens', asks('citizen')],
  r_shadow_airship: ['reasoning', 'zeppelin', 76, 'lens', asks('shadow')],
  reasoning: ['reasoning', 'finger-print', 66, 'lens', {}],
}

export const cardIds = Object.keys(CARDS)
export const equipmentIds = cardIds.filter((id) => CARDS[id][4].equipment)

/** What stands in the file of one-coloured icons, and whether it is flipped. @type {[string, string, boolean?][]} */
export const icons = cardIds.map((id) => [id, CARDS[id][1], CARDS[id][4].flip])

const deckOf = (id) => DECKS[CARDS[id][0]]

/** The vignette of a card. @param {string} id */
export const card = (id) => vignette(id, deckOf(id), CARDS[id])

/** An equipment's icon alone, for a small card. @param {string} id */
export const equipment = (id) => alone(deckOf(id), CARDS[id])

/** One line a back: ground from light to dark, line colour, icon, its tone. */
const BACKS = {
  white: { ...BACK.white, icon: 'holy-symbol' },
  black: { ...BACK.black, icon: 'evil-bat' },
  reasoning: { ground: ['#3a6795', '#1c3d61', '#0b1a2e'], line: '#d9b06a', icon: 'magnifying-glass', tone: DECKS.reasoning.tone },
}

export const backIds = Object.keys(BACKS)

/** The back of a deck's cards. @param {string} id */
export const back = (id) => deckBack(BACKS[id])
