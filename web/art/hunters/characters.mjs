/**
 * The twenty characters of Shadow Hunters, before the forest.
 */
import { seedOf } from '../studio/chance.mjs'
import { treeLine } from '../studio/forest.mjs'
import { CAMPS, portrait } from '../studio/portrait.mjs'

/** One line a character: camp, icon with x, y, size, shoulders, the sign behind, eyes that shine (in a face of dusk they carry it). */
const CHARACTERS = {
  // Hunters
  ellen: { camp: 'hunter', icon: ['woman-elf-face', 12, 44, 216], shoulders: 'cloak', sign: [['plain', 'linked-rings', 2, 22, 60, 'sign'], ['plain', 'linked-rings', 28, 62, 34, 'sign']] },
  emi: { camp: 'hunter', icon: ['ninja-head', 16, 42, 206], shoulders: 'narrow', sign: [['ring', 120, 150, 116, 26], ['ring', 120, 100, 104, 22], ['ring', 120, 200, 118, 28]] },
  franklin: { camp: 'hunter', icon: ['bandit', 13, 40, 214], shoulders: 'cloak', sign: [['path', 'M44-4 22 52 40 50 18 108 72 40 52 42 78-4Z', '#d8f2ff', 'opacity=".8"'], ['glow', 46, 44, 60, '#bfe6ff', 0.5]] },
  fuka: { camp: 'hunter', icon: ['nurse-female', 9, 46, 222], sign: [['plain', 'dynamite', -2, 8, 72, 'sign']] },
  george: { camp: 'hunter', icon: ['visored-helm', 17, 40, 206], shoulders: 'armour', sign: [['plain', 'warhammer', -18, -4, 116, 'sign']] },
  gregor: { camp: 'hunter', icon: ['wizard-face', 8, 34, 224], shoulders: 'narrow', sign: [['ring', 120, 150, 114, 132], ['ring', 120, 150, 104, 122]] },
  // Shadows
  ultra_soul: { camp: 'shadow', icon: ['warlock-hood', 17, 44, 206], shoulders: 'cloak', eyes: [[99, 152], [141, 152]], sign: [['plain', 'magic-portal', -14, -10, 122, 'sign']] },
  unknown: { camp: 'shadow', icon: ['invisible-face', 14, 40, 212], shoulders: 'cloak', sign: [['plain', 'sly', 4, 20, 84, 'sign']] },
  valkyrie: { camp: 'shadow', icon: ['elf-helmet', 22, 38, 196], shoulders: 'armour', eyes: [[105, 157], [136, 157]], sign: [['plain', 'hunting-horn', -4, 2, 96, 'sign']] },
  vampire: { camp: 'shadow', icon: ['vampire-dracula', 5, 52, 230], patch: 'M56 170V96Q58 66 86 63H154Q182 66 184 96V170Z', eyes: [[98, 179], [142, 179]], sign: [['plain', 'bat', 8, 6, 70, 'sign'], ['plain', 'bat', 96, 26, 34, 'sign'], ['plain', 'bat', 2, 78, 30, 'sign']] },
  werewolf: { camp: 'shadow', icon: ['wolf-head', -2, 50, 216], shoulders: 'cloak', eyes: [[161, 135]], moon: 62, sign: [['plain', 'claw-slashes', 4, 2, 74, 'sign', { flip: true }]] },
  wight: { camp: 'shadow', icon: ['crowned-skull', 20, 30, 200], shoulders: 'armour', eyes: [[92, 153], [148, 153]], sign: [['plain', 'raise-skeleton', -14, 108, 84, 'sign'], ['plain', 'raise-skeleton', 172, 116, 78, 'sign'], ['plain', 'hasty-grave', 8, 30, 50, 'sign', { turn: -10 }]] },
  // Neutrals
  agnes: { camp: 'neutral', icon: ['duality-mask', 18, 42, 204], shoulders: 'narrow', sign: [['plain', 'star-swirl', -8, -6, 100, 'sign']] },
  allie: { camp: 'neutral', icon: ['cowled', 12, 40, 216], shoulders: 'cloak', sign: [['plain', 'charm', 0, 6, 78, 'sign']] },
  bob: { camp: 'neutral', icon: ['robber-mask', 17, 40, 206], shoulders: 'cloak', sign: [['plain', 'swap-bag', -6, 2, 84, 'sign'], ['plain', 'two-coins', 30, 84, 36, 'sign']] },
  bryan: { camp: 'neutral', icon: ['monk-face', 8, 46, 224], sign: [['plain', 'church', -14, -6, 120, 'sign']] },
  catherine: { camp: 'neutral', icon: ['nun-face', 7, 46, 226], sign: [['plain', 'crown-of-thorns', -10, 2, 84, 'sign']] },
  charles: { camp: 'neutral', icon: ['executioner-hood', 8, 36, 224, { shade: 'dusk' }], eyes: [[106, 140], [141, 140]], sign: [['plain', 'meat-cleaver', -8, 0, 92, 'sign']] },
  daniel: { camp: 'neutral', icon: ['terror', 22, 38, 196], shoulders: 'narrow', sign: [['ring', 120, 146, 92, 110], ['ring', 120, 146, 108, 126], ['ring', 120, 146, 124, 142]] },
  david: { camp: 'neutral', icon: ['dwarf-face', 14, 40, 212], shoulders: 'armour', sign: [['plain', 'spade', -10, 2, 104, 'sign', { flip: true }], ['plain', 'hasty-grave', 188, 150, 54, 'sign']] },
}

export const characterIds = Object.keys(CHARACTERS)

/** @param {string} id */
export const character = (id) => portrait(CHARACTERS[id], CAMPS[CHARACTERS[id].camp], seedOf(id), forest)

function forest(picture, tone, seed) {
  treeLine(picture, { seed, base: 226, low: 110, high: 190, gap: 20, lean: 0.8, fill: tone.far })
  picture.mist(214, tone.fog, 0.22, { seed, count: 4, spread: 22 })
  treeLine(picture, { seed: seed + 1, base: 250, low: 120, high: 190, gap: 40, lean: 0.9, fill: tone.near, curve: (along) => 60 - 130 * Math.abs(along - 0.5) })
}
