/**
 * The eighteen mansions, 240 x 240: one line of data each. Sky and house in one of five tones, cypresses behind, a clipped
 * hedge and the end of the red carpet before it. The upper left stays quiet for the name.
 */
import { chance, seedOf } from '../studio/chance.mjs'
import { stars } from '../studio/forest.mjs'
import { Picture, r1 } from '../studio/picture.mjs'

const SIDE = 240

/** What stands before a house and has its own colour. */
const WHITE = { light: '#ffffff', mid: '#dfe8f4', dark: '#7f96b8', rim: '#fff', hole: '#0a1426' }
const RED = { light: '#ff9aa8', mid: '#c22c48', dark: '#5a0f22', rim: '#ffd0d0', hole: '#22060e' }
const GOLD = { light: '#fff0b8', mid: '#e2b24a', dark: '#8a5a14', rim: '#fff6d8', hole: '#2b1406' }

const TONES = {
  rose: { top: '#1b0a1c', middle: '#5a2540', low: '#e09a72', light: '#fff1d6', mid: '#c78f7c', dark: '#3c1626', rim: '#ffe9c4', soil: '#180910' },
  gold: { top: '#150c06', middle: '#54340f', low: '#e0ad58', light: '#fff6dc', mid: '#d0a050', dark: '#38220b', rim: '#fff0c0', soil: '#130b05' },
  blue: { top: '#060c1d', middle: '#1d3763', low: '#8fb0cf', light: '#f5f8ff', mid: '#90a8c9', dark: '#152645', rim: '#e4f0ff', soil: '#070c18' },
  green: { top: '#07130f', middle: '#21493a', low: '#a3c090', light: '#fbf8e4', mid: '#9fb88c', dark: '#15332a', rim: '#f0f8d4', soil: '#07110d' },
  plum: { top: '#100718', middle: '#42215e', low: '#bb8cbf', light: '#fff2ff', mid: '#b48fc2', dark: '#2b1440', rim: '#ffe0ff', soil: '#0f0716' },
}

/**
 * Icon, tone, its x y size; where candles burn behind the windows (x, y, radius) or in a whole hall (x, y, width, height): they shine through the icon's holes; steps
 * before the house, in the tone's `soil` or as they say; and whether snow lies.
 */
const LINES = {
  thimble_lodge: { icon: 'house', tone: 'green', at: [46, 66, 150], lit: [[144, 172, 24]], props: [['plain', 'fruit-tree', 174, 150, 84, 'soil']] },
  wren_cottage: { icon: 'wood-cabin', tone: 'rose', at: [36, 56, 168], lit: [[99, 172, 26]] },
  millpond_house: { icon: 'water-mill', tone: 'blue', at: [34, 50, 172], lit: [[140, 94, 18]] },
  ivy_gatehouse: { icon: 'medieval-gate', tone: 'green', at: [34, 50, 176], lit: [[122, 194, 30], [122, 127, 36]], props: [['plain', 'curling-vines', -28, 120, 104, '#0d3826'], ['plain', 'curling-vines', 164, 120, 104, '#0d3826', { flip: true }]] },
  lantern_house: { icon: 'lighthouse', tone: 'gold', at: [34, 34, 190], lit: [[66, 82, 15], [84, 82, 15], [101, 82, 15], [67, 138, 12], [97, 187, 12]] },
  orchard_manor: { icon: 'saloon', tone: 'green', at: [38, 60, 164], lit: [[78, 130, 20], [120, 127, 20], [165, 130, 20], [120, 184, 24]], props: [['plain', 'fruit-tree', -18, 146, 90, 'soil'], ['plain', 'fruit-tree', 174, 152, 84, 'soil']] },
  harbour_villa: { icon: 'village', tone: 'blue', at: [22, 42, 172], lit: [[64, 179, 20], [98, 190, 20], [112, 117, 11], [50, 88, 9]], props: [['figure', 'sailboat', { x: 164, y: 140, size: 80 }, WHITE]] },
  rosewood_hall: { icon: 'family-house', tone: 'rose', at: [36, 48, 168], lit: [[74, 129, 20], [166, 129, 20], [74, 181, 20], [166, 181, 20], [120, 188, 24], [120, 126, 22]], props: [['figure', 'rose', { x: 180, y: 166, size: 66, flip: true }, RED]] },
  clockmakers_house: { icon: 'clock-tower', tone: 'plum', at: [34, 28, 196], lit: [[131, 126, 34], [132, 61, 14], [132, 206, 28]] },
  velvet_terrace: { icon: 'shop', tone: 'plum', at: [38, 56, 164], lit: [[97, 178, 44], [163, 166, 22], [163, 192, 20]] },
  swan_palace: { icon: 'indian-palace', tone: 'blue', at: [24, 34, 192], lit: [[120, 188, 30], [63, 160, 12], [63, 180, 12], [63, 201, 12]], props: [['figure', 'swan', { x: 168, y: 154, size: 76, flip: true }, WHITE]] },
  opera_house: { icon: 'capitol', tone: 'gold', at: [16, 22, 208], lit: [[50, 110, 144, 84]] },
  gilded_court: { icon: 'byzantin-temple', tone: 'gold', at: [22, 30, 196], lit: [[80, 197, 22], [164, 197, 22], [121, 196, 22], [121, 129, 18], [67, 126, 12], [174, 126, 12]] },
  marble_hall: { icon: 'greek-temple', tone: 'plum', at: [22, 36, 194], lit: [[62, 106, 118, 86]] },
  winter_palace: { icon: 'saint-basil-cathedral', tone: 'blue', at: [26, 30, 190], lit: [], props: [['glow', 116, 176, 60, '#ffc864', 0.4], ['path', 'M48 178v-11a6 6 0 0 1 12 0v11ZM112 182v-11a6 6 0 0 1 12 0v11ZM178 196v-10a6 6 0 0 1 12 0v10ZM146 150v-9a5 5 0 0 1 10 0v9Z', '#ffe09a']], snow: true },
  observatory_keep: { icon: 'observatory', tone: 'blue', at: [26, 36, 188], lit: [[68, 200, 15], [100, 199, 15], [132, 195, 15], [160, 192, 15]] },
  dukes_residence: { icon: 'medieval-village-01', tone: 'plum', at: [10, 10, 218], lit: [[62, 131, 14], [115, 126, 18], [156, 126, 18]] },
  crown_castle: { icon: 'royal castle', tone: 'rose', at: [27, 42, 186], lit: [[120, 205, 24], [120, 161, 14], [120, 131, 14], [76, 159, 12], [76, 190, 12], [164, 159, 12], [164, 190, 12], [43, 192, 10], [197, 192, 10]], props: [['figure', 'queen-crown', { x: 85, y: 4, size: 70 }, GOLD]] },
}

export const mansionIds = Object.keys(LINES)

/** @param {string} id */
export function mansion(id) {
  const { icon, tone: toneName, at: [x, y, size], lit, props = [], snow } = LINES[id]
  const tone = TONES[toneName]
  const seed = seedOf(id)
  const picture = new Picture(SIDE, SIDE).sky(tone.top, tone.middle, tone.low)
    .moon(196, 44, 20, { colour: '#fff2d6', halo: tone.rim, opacity: 0.5, dim: '#d9c9a8' })
  stars(picture, { seed, count: 26, y: 110 })
  cypresses(picture, seed, tone.dark)
  picture.mist(210, tone.rim, 0.2, { seed, count: 4, spread: 14 }).glow(120, 190, 120, '#ffcf8a', 0.45, 60)
    .figure(icon, { x, y, size }, { ...tone, hole: tone.dark }, { rim: 10, outline: 9, inside: lit.map((where) => ['paint', candle(picture, where)]) })
  garden(picture, snow ? '#c3d2e8' : tone.soil)
  return picture.steps(props.map((step) => step.map((value) => (value === 'soil' ? tone.soil : value))))
}

/** Candle light: full almost to the edge of a window's circle, from the floor of a hall. */
function candle(picture, [x, y, radius, height]) {
  if (height) {
    const hall = picture.linear([[0, '#a8601c'], [0.5, '#ffb84a'], [1, '#fff0bc']])
    return `<rect x="${x}" y="${y}" width="${radius}" height="${height}" fill="${hall}"/>`
  }
  const pane = picture.radial([[0, '#fff0bc'], [0.55, '#ffcf6e'], [0.8, '#ffb84a', 0.75], [1, '#ffb84a', 0]])
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${pane}"/>`
}

function cypresses(picture, seed, fill) {
  const random = chance(seed)
  let data = ''
  for (let at = 0; at < 9; at++) {
    const x = at * 31 - 6 + random.between(-5, 5)
    const height = random.between(46, 92)
    data += `M${r1(x - 11)} 230C${r1(x - 13)} ${r1(226 - height * 0.5)} ${r1(x - 4)} ${r1(222 - height)} ${r1(x)} ${r1(220 - height)}` +
      `C${r1(x + 4)} ${r1(222 - height)} ${r1(x + 13)} ${r1(226 - height * 0.5)} ${r1(x + 11)} 230Z`
  }
  picture.path(data, fill, 'opacity=".85"')
}

/** The ground, the carpet that goes on outside the picture, the clipped hedge to its sides. */
function garden(picture, soil) {
  picture.path('M0 240V222Q120 206 240 222V240Z', soil).path('M96 240 110 214H130L146 240Z', '#8c1c30')
    .path('M96 240 110 214M146 240 130 214', 'none', 'stroke="#ffd88a" stroke-width="2"')
  const bushes = [0, 1, 2, 3, 7, 8, 9, 10].map((at) => `<circle cx="${at * 24}" cy="234" r="15"/>`)
  return picture.paint(`<g fill="${soil}">${bushes.join('')}</g>`)
}
