/**
 * The eighteen mansions, 240 x 240: one line of data each. Sky and house in one of five tones, cypresses behind, a clipped
 * hedge and the end of the red carpet before it. The upper left stays quiet for the name.
 */
import { chance, seedOf } from '../studio/chance.mjs'
import { stars } from '../studio/forest.mjs'
import { Picture, r1 } from '../studio/picture.mjs'

const SIDE = 240

const TONES = {
  rose: { top: '#1b0a1c', middle: '#5a2540', low: '#e09a72', light: '#fff1d6', mid: '#c78f7c', dark: '#3c1626', rim: '#ffe9c4', soil: '#180910' },
  gold: { top: '#150c06', middle: '#54340f', low: '#e0ad58', light: '#fff6dc', mid: '#d0a050', dark: '#38220b', rim: '#fff0c0', soil: '#130b05' },
  blue: { top: '#060c1d', middle: '#1d3763', low: '#8fb0cf', light: '#f5f8ff', mid: '#90a8c9', dark: '#152645', rim: '#e4f0ff', soil: '#070c18' },
  green: { top: '#07130f', middle: '#21493a', low: '#a3c090', light: '#fbf8e4', mid: '#9fb88c', dark: '#15332a', rim: '#f0f8d4', soil: '#07110d' },
  plum: { top: '#100718', middle: '#42215e', low: '#bb8cbf', light: '#fff2ff', mid: '#b48fc2', dark: '#2b1440', rim: '#ffe0ff', soil: '#0f0716' },
}

/** Icon, tone, its x y size, lit windows, steps before the hedge. */
const LINES = {
  thimble_lodge: ['house', 'green', [46, 66, 150], [[122, 176]], [['plain', 'fruit-tree', -12, 150, 84, 'soil']]],
  wren_cottage: ['wood-cabin', 'green', [36, 56, 168], [], []],
  millpond_house: ['water-mill', 'blue', [34, 50, 172], [], []],
  ivy_gatehouse: ['triple-gate', 'green', [30, 48, 180], [], []],
  lantern_house: ['lighthouse', 'gold', [34, 34, 190], [], []],
  orchard_manor: ['family-house', 'green', [44, 60, 152], [[121, 176]], [['plain', 'fruit-tree', -12, 150, 84, 'soil']]],
  harbour_villa: ['harbor-dock', 'blue', [30, 40, 184], [], []],
  rosewood_hall: ['family-house', 'rose', [36, 48, 168], [[75, 131], [165, 131], [75, 182], [165, 182], [120, 188], [120, 126]], [['plain', 'rose', -12, 150, 84, 'soil']]],
  clockmakers_house: ['clock-tower', 'plum', [34, 28, 196], [], []],
  velvet_terrace: ['shop', 'plum', [38, 56, 164], [], []],
  swan_palace: ['indian-palace', 'blue', [24, 34, 192], [], [['plain', 'swan', -12, 150, 84, 'soil']]],
  opera_house: ['capitol', 'gold', [16, 22, 208], [[75, 146], [105, 146], [135, 146], [166, 146]], []],
  gilded_court: ['byzantin-temple', 'gold', [22, 30, 196], [], []],
  marble_hall: ['greek-temple', 'plum', [22, 36, 194], [[80, 140], [120, 140], [160, 140]], []],
  winter_palace: ['saint-basil-cathedral', 'blue', [26, 30, 190], [], []],
  observatory_keep: ['observatory', 'blue', [26, 36, 188], [], []],
  dukes_residence: ['medieval-village-01', 'plum', [10, 10, 218], [[106, 112], [136, 112]], []],
  crown_castle: ['elven-castle', 'rose', [20, 26, 200], [], []],
}

export const mansionIds = Object.keys(LINES)

/** @param {string} id */
export function mansion(id) {
  const [icon, toneName, [x, y, size], lit, props] = LINES[id]
  const tone = TONES[toneName]
  const seed = seedOf(id)
  const picture = new Picture(SIDE, SIDE).sky(tone.top, tone.middle, tone.low)
    .moon(196, 44, 20, { colour: '#fff2d6', halo: tone.rim, opacity: 0.5, dim: '#d9c9a8' })
  stars(picture, { seed, count: 26, y: 110 })
  cypresses(picture, seed, tone.dark)
  picture.mist(210, tone.rim, 0.2, { seed, count: 4, spread: 14 }).glow(120, 190, 120, '#ffcf8a', 0.45, 60)
    .figure(icon, { x, y, size }, { ...tone, hole: lit.length ? '#3a1a08' : tone.dark }, { rim: 10, outline: 9 })
  for (const [wx, wy] of lit)
    picture.glow(wx, wy, 20, '#ffc864', 0.9).paint(`<rect x="${wx - 4}" y="${wy - 6}" width="8" height="12" rx="4" fill="#fff0c4"/>`)
  return garden(picture, tone.soil).steps(props.map((step) => step.map((value) => (value === 'soil' ? tone.soil : value))))
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
