/**
 * The thirty characters of Shadow Raiders, before the roofs of the capital. Many are heads of our own with hair and hats
 * over them (`studio/heads.mjs`), all in one box, so that a line names what a person wears.
 */
import { seedOf } from '../studio/chance.mjs'
import { skyline } from '../studio/city.mjs'
import { CAMPS, portrait } from '../studio/portrait.mjs'

/** The camps of the family under a city's night: soot instead of forest, lamplight low in the sky. */
const TONES = {
  shadow: { ...CAMPS.shadow, top: '#070a14', middle: '#211722', low: '#9a4426', far: '#241923', near: '#110d16', fog: '#ff9a5a', window: '#ff9a4a' },
  raider: { ...CAMPS.hunter, top: '#050b16', middle: '#12294a', low: '#5b7fa6', far: '#1c3a5c', near: '#0c1e35', fog: '#b9d2e8', window: '#ffcf7e' },
  citizen: { ...CAMPS.neutral, top: '#0b0c12', middle: '#2b2618', low: '#9c8440', far: '#3a331f', near: '#1c180f', fog: '#efdc93', window: '#ffd98a' },
}

/** The box in which heads, hair and hats meet. */
const HEAD = [12, 44, 216]
const on = (name, shade) => [name, ...HEAD, ...(shade ? [{ shade }] : [])]
const HAIR = { edge: 3 }
const hair = (name, shade = 'night') => [name, ...HEAD, { shade, ...HAIR }]
const NECK = on('neck', 'dusk')

/** One line a character: see `portrait`. */
const CHARACTERS = {
  // Citizens
  alice: { camp: 'citizen', icon: ['rabbit-head', 6, 14, 228], shoulders: 'narrow', over: [['ribbon', 22, 42, 84, { turn: -24 }]], sign: [['plain', 'pocket-watch', -8, 8, 84, 'sign']] },
  angela: { camp: 'citizen', under: [hair('long hair')], icon: on('quiet woman'), shoulders: 'narrow', over: [hair('fringe'), ['carnival-mask', 44, 68, 152]], sign: [['plain', 'butterfly', -10, 2, 92, 'sign'], ['plain', 'butterfly', 64, -2, 40, 'sign']] },
  agatha: { camp: 'citizen', under: [NECK], icon: on('woman'), shoulders: 'cloak', over: [hair('fringe'), on('spectacles', 'ink'), ['wide hat', 16, 0, 208], ['feather', 84, 8, 128, { shade: 'dusk' }]], sign: [['plain', 'poison-bottle', -4, 120, 76, 'sign']] },
  bylon: { camp: 'citizen', under: [NECK], icon: on('grim man'), shoulders: 'cloak', over: [on('monocle', 'ink'), on('handlebar', 'night'), ['top-hat', 40, -34, 160]], sign: [['plain', 'pocket-watch', -20, 10, 112, 'sign']] },
  benjamin: { camp: 'citizen', under: [NECK], icon: on('man'), shoulders: 'narrow', over: [['jester-hat', 26, -36, 184]], sign: [['plain', 'drum', -20, 4, 100, 'sign']] },
  bruce: { camp: 'citizen', under: [NECK], icon: on('bare man'), shoulders: 'armour', over: [on('handlebar', 'night'), ['fist', 156, 164, 88, { flip: true }]], sign: [['plain', 'weight-lifting-up', -18, 2, 104, 'sign']] },
  craig: { camp: 'citizen', under: [NECK], icon: on('grim man', 'night'), shoulders: 'cloak', over: [['top-hat', 34, -28, 172]], eyes: [[98, 152], [141, 152]], sign: [['plain', 'bowie-knife', -24, 4, 128, 'sign', { flip: true }]] },
  carol: { camp: 'citizen', icon: ['nun-face', 7, 46, 226], sign: [['plain', 'stigmata', -10, 2, 104, 'sign']] },
  claire: { camp: 'citizen', under: [NECK, hair('curls')], icon: on('woman'), shoulders: 'narrow', over: [hair('fringe'), ['chess-queen', 62, -8, 116]], sign: [['plain', 'chess-rook', -12, 8, 84, 'sign'], ['plain', 'chess-king', 176, 120, 60, 'sign']] },
  daniel: { camp: 'citizen', icon: ['terror', 22, 38, 196], shoulders: 'narrow', sign: [['ring', 120, 146, 92, 110], ['ring', 120, 146, 108, 126], ['ring', 120, 146, 124, 142]] },
  david: { camp: 'citizen', under: [NECK], icon: on('bare man'), shoulders: 'armour', over: [on('whiskers', 'night'), ['flat cap', 12, 10, 216, { shade: 'dusk' }]], sign: [['plain', 'spade', -24, -6, 128, 'sign']] },
  deborah: { camp: 'citizen', under: [on('veil', 'dusk')], icon: on('quiet woman'), shoulders: 'narrow', over: [hair('fringe')], sign: [['plain', 'chained-heart', -16, -2, 104, 'sign']] },
  // Raiders
  emi: { camp: 'raider', icon: ['ninja-head', 16, 42, 206], shoulders: 'narrow', sign: [['ring', 120, 150, 116, 26], ['ring', 120, 100, 104, 22], ['ring', 120, 200, 118, 28]] },
  emma: { camp: 'raider', icon: ['nurse-female', 9, 46, 222], sign: [['plain', 'old-lantern', -18, -4, 100, 'sign'], ['glow', 32, 50, 60, '#ffdf9c', 0.7]] },
  erica: { camp: 'raider', under: [hair('bob')], icon: on('woman'), shoulders: 'armour', over: [hair('bangs'), ['crossed-chains', 56, 176, 128]], sign: [['plain', 'crossed-chains', -30, -8, 120, 'sign']] },
  felix: { camp: 'raider', icon: ['monk-face', 8, 46, 224], sign: [['plain', 'flanged-mace', -24, -14, 124, 'sign', { flip: true }]] },
  felicia: { camp: 'raider', under: [['angel-wings', -30, 46, 300, { shade: 'dusk' }]], icon: on('woman'), shoulders: 'narrow', over: [hair('fringe'), on('bonnet', 'dusk'), ['bow', 72, 186, 96]], sign: [] },
  freddy: { camp: 'raider', icon: ['plane-pilot', 12, 34, 216], shoulders: 'cloak', sign: [['plain', 'dragon-head', -18, -10, 116, 'sign', { flip: true }]] },
  gordon: { camp: 'raider', under: [NECK], icon: on('bare man'), shoulders: 'armour', over: [on('handlebar', 'night'), ['custodian-helmet', 36, -26, 168]], sign: [['ring', 120, 150, 112, 120], ['ring', 120, 150, 102, 110]] },
  galahad: { camp: 'raider', icon: ['crested-helmet', 15, 34, 210], shoulders: 'armour', sign: [['plain', 'broadsword', -24, -10, 124, 'sign', { flip: true }]] },
  godwin: { camp: 'raider', icon: ['mad-scientist', 12, 34, 216], shoulders: 'cloak', sign: [['plain', 'tesla-coil', -18, -2, 104, 'sign'], ['glow', 34, 22, 50, '#bfe6ff', 0.6]] },
  // Shadows
  ulrich: { camp: 'shadow', under: [NECK], icon: on('man'), shoulders: 'cloak', over: [hair('side parting'), on('goatee', 'night'), ['domino-mask', 47, 78, 148, { shade: 'night' }]], eyes: [[90, 150], [152, 150]], sign: [['plain', 'drama-masks', -14, 2, 100, 'sign']] },
  uranus: { camp: 'shadow', under: [NECK], icon: on('grim man'), shoulders: 'cloak', over: [on('whiskers', 'night'), ['turban', 22, -34, 196]], eyes: [[98, 152], [141, 152]], sign: [['plain', 'falling-star', -6, 2, 108, 'sign', { flip: true }], ['plain', 'falling-star', 10, 92, 50, 'sign', { flip: true }]] },
  ulster: { camp: 'shadow', icon: ['barbarian', 14, 40, 212], shoulders: 'armour', sign: [['plain', 'spears', -26, -8, 130, 'sign']] },
  vampire: { camp: 'shadow', icon: ['vampire-dracula', 5, 52, 230], patch: 'M56 170V96Q58 66 86 63H154Q182 66 184 96V170Z', eyes: [[98, 179], [142, 179]], sign: [['plain', 'bat', 8, 6, 70, 'sign'], ['plain', 'bat', 96, 26, 34, 'sign'], ['plain', 'bat', 2, 78, 30, 'sign']] },
  vendetta: { camp: 'shadow', under: [hair('long hair')], icon: on('quiet woman'), shoulders: 'narrow', over: [hair('fringe'), on('blindfold', 'dusk')], sign: [['plain', 'scythe', -34, -14, 210, 'sign']] },
  venom: { camp: 'shadow', icon: ['plague-doctor-profile', 8, 40, 220, { flip: true }], eyes: [[116, 128]], sign: [['plain', 'scorpion', -8, 120, 92, 'sign']] },
  werewolf: { camp: 'shadow', icon: ['wolf-head', -2, 50, 216], shoulders: 'cloak', eyes: [[161, 135]], moon: 62, sign: [['plain', 'claw-slashes', 4, 2, 74, 'sign', { flip: true }]] },
  wight: { camp: 'shadow', icon: ['crowned-skull', 20, 30, 200], shoulders: 'armour', eyes: [[92, 153], [148, 153]], sign: [['plain', 'raise-skeleton', -14, 108, 84, 'sign'], ['plain', 'raise-skeleton', 172, 116, 78, 'sign'], ['plain', 'hasty-grave', 8, 30, 50, 'sign', { turn: -10 }]] },
  walpurgis: { camp: 'shadow', icon: ['witch-face', 8, 40, 220], sign: [['ring', 120, 210, 118, 190], ['ring', 120, 210, 108, 178], ['ring', 120, 210, 98, 166], ['plain', 'witch-flight', -8, 2, 66, 'sign']] },
}

export const characterIds = Object.keys(CHARACTERS)

/** @param {string} id */
export const character = (id) => portrait(CHARACTERS[id], TONES[CHARACTERS[id].camp], seedOf(id), roofs)

function roofs(picture, tone, seed) {
  skyline(picture, { seed, base: 230, low: 70, high: 130, fill: tone.far, lit: tone.window })
  picture.mist(206, tone.fog, 0.22, { seed, count: 4, spread: 22 })
  skyline(picture, { seed: seed + 1, base: 262, low: 50, high: 110, fill: tone.near, scale: 1.5, curve: (along) => 90 * Math.abs(along - 0.5), lit: tone.window })
}
