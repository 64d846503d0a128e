/**
 * The six areas of Shadow Hunters, 240 x 300. The name stands top left, the dice coin top right, pieces on the lower
 * edge, so the subject keeps to the middle. Six skies told apart by their hue at a glance.
 */
import { seedOf } from '../studio/chance.mjs'
import { grass, ground, treeLine } from '../studio/forest.mjs'
import { Picture } from '../studio/picture.mjs'

const WIDTH = 240
const HEIGHT = 300

const TONES = {
  cabin: { top: '#0b1512', middle: '#22382f', low: '#6b866b', far: '#3a5848', mid: '#274235', near: '#14261e', fog: '#c2d6b8', soil: '#0a120d', light: '#a9b28a', face: '#46563f', dark: '#151f17', rim: '#f0f3d2', hole: '#0c130f' },
  church: { top: '#0c151b', middle: '#2a424b', low: '#9db1a8', far: '#4c6b6c', mid: '#314c4e', near: '#182b2d', fog: '#d9e6d8', soil: '#0a1211', light: '#b5c3b6', face: '#4c625c', dark: '#142022', rim: '#f8fbea', hole: '#0c1516' },
  grave: { top: '#0e1118', middle: '#2b3340', low: '#878f92', far: '#4a5564', mid: '#343f4c', near: '#1b232d', fog: '#cdd5d2', soil: '#0a0d10', light: '#c3cbc8', face: '#57626c', dark: '#171d24', rim: '#f4f7ee', hole: '#0d1116' },
  gate: { top: '#04100c', middle: '#0c2f25', low: '#37916c', far: '#17564a', mid: '#0f3d33', near: '#0a251e', fog: '#84e6b6', soil: '#050e0a', light: '#7fa893', face: '#2c4f42', dark: '#0a1712', rim: '#c9ffe2', hole: '#04120c' },
  woods: { top: '#0c1209', middle: '#2c3d1c', low: '#97a45a', far: '#4d6226', mid: '#33451a', near: '#1b280f', fog: '#d2da98', soil: '#090e06', light: '#e6e9a6', face: '#6f8140', dark: '#1a260e', rim: '#f8fac8', hole: '#101a08' },
  altar: { top: '#110f0d', middle: '#3c3426', low: '#a8946a', far: '#4b422e', mid: '#382f20', near: '#272116', fog: '#e8d9ac', soil: '#0d0b08', light: '#fbecc0', face: '#93804e', dark: '#262012', rim: '#fffae2', hole: '#161107' },
}

const STONE = { light: '#9aa39a', face: '#3d474c', dark: '#12171b', rim: '#dfe6dc', hole: '#0b0f12' }

/** One line an area: tone, moon, subject (icon, x, y, size), what stands behind it and before it. */
const AREAS = {
  hermits_cabin: {
    tone: 'cabin', moon: [190, 60, 22], subject: ['wood-cabin', 44, 118, 156], horizon: 260,
    back: [['glow', 128, 214, 84, '#ffb454', 0.5], ['plain', 'dead-wood', -44, 92, 150, '#101e17'],
      ['path', 'M176 128C168 112 190 104 178 88S196 66 184 44C204 66 190 80 198 94S180 116 188 130Z', '#d5dcc6', 'opacity=".16"']],
    front: [['path', 'M74 190h28v27h-28z', '#ffc766'], ['path', 'M88 190v27M74 203h28', 'none', 'stroke="#2a1a08" stroke-width="2.4"'],
      ['glow', 88, 203, 42, '#ffb454', 0.75], ['path', 'M132 258L170 258 206 300H110Z', '#ffbe62', 'opacity=".2"'], ['glow', 140, 266, 84, '#ffb454', 0.34, 20],
      ['plain', 'mushrooms', 14, 240, 48, '#060c08'], ['plain', 'owl', 15, 132, 26, '#0a140e'], ['eye', 23.6, 139, '#ffe9a0', 0.5], ['eye', 32, 139, '#ffe9a0', 0.5],
      ['plain', 'fern', 186, 236, 66, '#060c08']],
  },
  church: {
    tone: 'church', moon: [96, 92, 50], subject: ['church', 30, 76, 182], horizon: 262,
    back: [['plain', 'bat', 158, 92, 40, '#16282c'], ['plain', 'bat', 190, 120, 24, '#1d3236'], ['plain', 'bat', 20, 128, 20, '#1d3236']],
    inside: [['path', 'M72 154h32v15h-32zM72 178h34v34h-34zM79 216h22v44h-22z', '#ffce73'], ['path', 'M146 214h56v26h-56z', '#e8a54a']],
    front: [['glow', 88, 196, 34, '#ffdf9c', 0.5], ['glow', 95, 262, 60, '#ffcf7a', 0.34, 14], ['plain', 'hasty-grave', 188, 218, 48, '#070d0d', { turn: 6 }],
      ['plain', 'hasty-grave', 6, 230, 40, '#070d0d', { turn: -12 }], ['plain', 'hasty-grave', 152, 246, 30, '#070d0d', { turn: -4 }]],
  },
  cemetery: {
    tone: 'grave', moon: [66, 72, 34], subject: ['graveyard', 16, 146, 128], horizon: 258, fog: 0.46,
    back: [['plain', 'dead-wood', 84, 34, 186, '#10151b'], ['plain', 'crypt-entrance', 26, 118, 74, '#232c36']],
    also: [['graveyard', 118, 176, 98]],
    front: [['plain', 'raven', 190, 148, 36, '#07090c', { flip: true }], ['plain', 'hasty-grave', 196, 226, 52, '#06090b', { turn: 9 }],
      ['plain', 'raven', 20, 220, 42, '#06090b'], ['glow', 66, 246, 70, '#dfe9e4', 0.22, 14]],
  },
  underworld_gate: {
    tone: 'gate', trees: false, subject: ['magic-gate', 26, 74, 188], horizon: 260, fog: 0.26,
    back: [['glow', 120, 176, 150, '#3fe39b', 0.5],  ['path', 'M0 262V150l26-30 10 34 12-10 8 60 18 62zM240 262V128l-20-22-12 48-14-12-6 62-20 58z', '#08221a']],
    inside: [['glow', 120, 186, 66, '#5cf0ae', 0.95, 88], ['glow', 120, 190, 30, '#f2fff8', 1]],
    front: [['glow', 118, 188, 30, '#e6fff2', 0.75], ['glow', 120, 264, 110, '#52f0a8', 0.5, 26], ['plain', 'skull-crack', 30, 244, 22, '#0c2a20'],
      ['path', 'M34 196l4 3-5 4zM204 172l6 2-4 5zM52 98l4-4 2 6zM190 90l5 3-6 4zM216 214l4-4 2 6zM22 152l5-1-2 6z', '#a7ffd6', 'opacity=".8"']],
  },
  weird_woods: {
    tone: 'woods', moon: [58, 58, 22], subject: ['willow-tree', 46, 74, 190], horizon: 262, fog: 0.36,
    back: [['plain', 'dead-wood', -42, 66, 176, '#1a250f'], ['plain', 'dead-wood', 122, 40, 210, '#1e2a11', { flip: true }]],
    front: [['eye', 38, 202, '#f4ff8a', 0.8], ['eye', 54, 202, '#f4ff8a', 0.8], ['eye', 208, 156, '#f4ff8a', 0.7], ['eye', 221, 156, '#f4ff8a', 0.7],
      ['eye', 20, 170, '#f4ff8a', 0.5], ['eye', 29, 170, '#f4ff8a', 0.5],
      ['glow', 96, 214, 10, '#fdffc4', 0.9], ['glow', 164, 232, 8, '#fdffc4', 0.9], ['glow', 182, 196, 7, '#fdffc4', 0.8], ['glow', 74, 150, 6, '#fdffc4', 0.7], ['glow', 126, 244, 7, '#fdffc4', 0.8],
      ['plain', 'fern', -14, 222, 92, '#060a04', { flip: true }], ['plain', 'fern', 166, 212, 96, '#060a04']],
  },
  erstwhile_altar: {
    tone: 'altar', trees: false, subject: ['sword-altar', 36, 92, 172], horizon: 258, fog: 0.32,
    back: [['plain', 'crypt-entrance', -46, 30, 332, '#1f1a11'], ['path', 'M92-10h62l50 272H38z', '#ffe9b0', 'opacity=".17"'], ['path', 'M110-10h28l30 272H72z', '#fff3cf', 'opacity=".22"'],
      ['glow', 122, 150, 60, '#fff3cf', 0.4, 80]],
    front: [['glow', 122, 250, 110, '#ffe3a0', 0.3, 22], ['plain', 'candles', 6, 216, 64, '#e8c37a'], ['glow', 38, 226, 48, '#ffbf5e', 0.6], ['plain', 'candles', 176, 222, 58, '#d9b36a', { flip: true }],
      ['glow', 205, 230, 42, '#ffbf5e', 0.55], ['path', 'M64 74l2 1-1 3zM176 96l3 1-2 2zM92 52l2 2-3 1zM150 60l2-2 1 3zM188 150l2 1-2 2zM54 138l2 2-3 1z', '#fff3cf', 'opacity=".8"']],
  },
}

export const areaIds = Object.keys(AREAS)

/** @param {string} id */
export function area(id) {
  const { tone: name, moon, trees = true, subject, also = [], horizon, fog = 0.34, back, inside, front } = AREAS[id]
  const tone = TONES[name]
  const seed = seedOf(id)
  const paint = { ...tone, mid: tone.face }
  const picture = new Picture(WIDTH, HEIGHT).sky(tone.top, tone.middle, tone.low)
  if (moon) picture.moon(...moon)
  if (trees) {
    treeLine(picture, { seed, base: 206, low: 66, high: 128, gap: 20, fill: tone.far })
    picture.mist(196, tone.fog, fog * 0.9, { seed, count: 4, spread: 14 })
    treeLine(picture, { seed: seed + 1, base: 226, low: 78, high: 140, gap: 30, fill: tone.mid, curve: valley(14) })
    picture.mist(214, tone.fog, fog * 0.7, { seed: seed + 2, count: 4, spread: 12 })
    treeLine(picture, { seed: seed + 3, base: 246, low: 80, high: 168, gap: 46, fill: tone.near, curve: valley(44) })
  }
  picture.steps(back).mist(236, tone.fog, fog, { seed: seed + 4, count: 4, spread: 12 })
  const [icon, x, y, size] = subject
  picture.figure(icon, { x, y, size }, paint, { outline: 9, rim: 8, inside })
  for (const [other, ox, oy, osize] of also) picture.figure(other, { x: ox, y: oy, size: osize }, { ...STONE, mid: STONE.face }, { outline: 9, rim: 9 })
  ground(picture, { seed: seed + 5, y: horizon, swing: 4, fill: tone.soil })
  grass(picture, { seed: seed + 6, y: horizon + 1, count: 40, fill: tone.soil })
  return picture.mist(horizon + 4, tone.fog, fog * 0.7, { seed: seed + 7, count: 3, spread: 8 }).steps(front)
    .fade(tone.soil, 268, HEIGHT, 0.85).vignette('#020403', 0.6, 0.55)
}

/** Trees climb toward both sides, so that the subject stands in a clearing. */
function valley(depth) {
  return (along) => -depth * Math.abs(along - 0.5) * 2 + depth / 4
}
