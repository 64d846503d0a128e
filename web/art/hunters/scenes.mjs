/**
 * The scenes behind the screens of Shadow Hunters: a glade in the forest at moonrise (table), around a fire (waiting
 * room), in the small hours (end). `wide` is 1600 x 1000, `tall` 800 x 1600 for phones; both are cropped to fit.
 */
import { chance } from '../studio/chance.mjs'
import { grass, ground, stars, treeLine, trunk } from '../studio/forest.mjs'
import { Picture, r1 } from '../studio/picture.mjs'

const MOODS = {
  table: {
    sky: ['#070c0c', '#121d19', '#2c4237'], haze: '#86a78c', hazeOpacity: 0.46, moon: { colour: '#f0f2dd', halo: '#b9cdb6', opacity: 0.5 },
    trees: ['#3c594b', '#2d4639', '#20352b', '#14231c'], fog: '#bcd0b8', ground: ['#36492f', '#252f1f', '#0b110c'], blades: '#36492f',
    light: '#a9bf7e', lightOpacity: 0.36, moss: ['#7f9657', '#4f6339', '#94a86a', '#1a2417', '#2a3823'], stone: '#b6b89e', frame: '#060b08', trail: 0.28,
  },
  room: {
    sky: ['#060a0a', '#101915', '#22332a'], haze: '#7d9a80', hazeOpacity: 0.36, moon: { colour: '#e9ecd6', halo: '#a9bfa8', opacity: 0.4 },
    trees: ['#324b3e', '#26392f', '#1c2c23', '#131f18'], fog: '#a9bfa4', ground: ['#3a4427', '#2b2d1a', '#0c100a'], blades: '#3a4427',
    light: '#e0a95a', lightOpacity: 0.34, moss: ['#8c8a4c', '#5d6134', '#a3965a', '#1c2114', '#33351f'], stone: '#c2b391', frame: '#060a07', trail: 0.2,
  },
  end: {
    sky: ['#090a0e', '#1d1a1e', '#4b3a33'], haze: '#b58a66', hazeOpacity: 0.34, moon: { colour: '#f3e6cf', halo: '#d3b18c', opacity: 0.42 },
    trees: ['#4a4038', '#372f2a', '#27211d', '#181412'], fog: '#d0b394', ground: ['#3a3424', '#262218', '#0c0a08'], blades: '#3a3424',
    light: '#cfa56e', lightOpacity: 0.26, moss: ['#8a7d4f', '#5c5536', '#9d8f5f', '#1f1c14', '#332e20'], stone: '#b8a98c', frame: '#080706', trail: 0.2,
  },
}

/** Where things stand in each format: horizon, moon, the middle of the glade. */
const FORMATS = {
  wide: { width: 1600, height: 1000, horizon: 548, moon: [1120, 190, 60], glade: [790, 690], tree: 1, trunks: [[0.03, 110, -34], [0.98, 120, 40], [0.15, 44, 30], [0.865, 48, -26]] },
  tall: { width: 800, height: 1600, horizon: 860, moon: [570, 240, 58], glade: [400, 1060], tree: 1.25, trunks: [[0.01, 56, -16], [0.995, 60, 20]] },
}

export const sceneIds = Object.keys(MOODS).flatMap((mood) => Object.keys(FORMATS).map((format) => `${mood}-${format}`))

/** @param {string} id such as `table-wide` */
export function scene(id) {
  const [moodName, formatName] = id.split('-')
  const mood = MOODS[moodName]
  const { width, height, horizon, moon, glade, tree, trunks } = FORMATS[formatName]
  const picture = new Picture(width, height).sky(...mood.sky, 0.4)
  stars(picture, { seed: 3, count: 46, y: horizon * 0.5, colours: ['#fff', '#e6ecd0', '#cfe0d8'] })
  picture.glow(width * 0.5, horizon - 190, width * 0.55, mood.haze, mood.hazeOpacity, 430).moon(...moon, mood.moon)
  cloud(picture, moon[0] + 40, moon[1] + 26, 230, mood.sky[1])
  cloud(picture, moon[0] - 330, moon[1] - 60, 190, mood.sky[1])
  const [far, middle, near, nearest] = mood.trees
  const valley = (depth) => (along) => -depth * Math.abs(along - 0.5) * 2 + depth / 4
  treeLine(picture, { seed: 101, base: horizon - 44, low: 130 * tree, high: 250 * tree, gap: 40, fill: far, lean: 0.86 })
  picture.mist(horizon - 74, mood.fog, 0.26, { seed: 102, count: 7, spread: 44 })
  treeLine(picture, { seed: 103, base: horizon - 16, low: 150 * tree, high: 310 * tree, gap: 58, fill: middle, lean: 0.86, curve: valley(40) })
  picture.mist(horizon - 42, mood.fog, 0.24, { seed: 104, count: 7, spread: 40 })
  treeLine(picture, { seed: 105, base: horizon + 14, low: 190 * tree, high: 400 * tree, gap: 84, fill: near, lean: 0.84, curve: valley(110) })
  picture.mist(horizon - 12, mood.fog, 0.2, { seed: 106, count: 6, spread: 30 })
  treeLine(picture, { seed: 107, base: horizon + 60, low: 330 * tree, high: 560 * tree, gap: 150, fill: nearest, lean: 0.8, curve: valley(250) })
  const soil = picture.linear([[0, mood.ground[0]], [0.35, mood.ground[1]], [1, mood.ground[2]]])
  ground(picture, { seed: 108, y: horizon, swing: 12, fill: soil, steps: Math.round(width / 110) })
  grass(picture, { seed: 109, y: horizon + 4, count: Math.round(width / 13), blade: 20, fill: mood.blades })
  picture.glow(...glade, Math.max(width * 0.42, 460), mood.light, mood.lightOpacity, 260).glow(glade[0], glade[1] - 10, Math.max(width * 0.2, 240), '#e6ecc0', mood.lightOpacity * 0.55, 120)
  floor(picture, mood, horizon, glade)
  trail(picture, glade, width, mood)
  for (const [x, size, lean] of trunks) trunk(picture, { x: x * width, width: size, lean, fill: mood.frame })
  const bough = formatName === 'tall' ? 360 : 520
  // Their feet are hidden by the outer trunks.
  picture.plain('dead-wood', width * 0.015 - bough / 2, -40, bough, mood.frame).plain('dead-wood', width * 0.995 - bough / 2, -30, bough, mood.frame, { flip: true })
  picture.plain('fern', width * 0.08, height - 220, 240, mood.frame, { flip: true }).plain('fern', width * 0.92 - 240, height - 220, 240, mood.frame)
  picture.plain('fern', width * 0.2, height - 130, 170, mood.frame, { flip: true }).plain('fern', width * 0.8 - 170, height - 130, 170, mood.frame)
    .plain('mushrooms', width * 0.3, height - 80, 78, mood.frame)
  grass(picture, { seed: 110, y: height, count: Math.round(width / 22), blade: 46, fill: mood.frame })
  return picture.vignette('#040706', 0.92, 0.45, 'cx=".49" cy=".52" r=".68"')
}

/** A thin cloud: three long lenses. */
function cloud(picture, x, y, length, colour) {
  const lens = (dx, dy, size, thick) =>
    `M${r1(x + dx - size)} ${r1(y + dy)}Q${r1(x + dx)} ${r1(y + dy - thick)} ${r1(x + dx + size)} ${r1(y + dy)}Q${r1(x + dx)} ${r1(y + dy + thick * 0.7)} ${r1(x + dx - size)} ${r1(y + dy)}Z`
  picture.path(lens(0, 0, length, 11) + lens(length * 0.4, 14, length * 0.6, 8) + lens(-length * 0.5, -12, length * 0.42, 6), colour, 'opacity=".55"')
}

/** Moss and stones, larger toward the front. */
function floor(picture, mood, horizon, glade) {
  const random = chance(9)
  const depth = picture.height - horizon
  const byTone = new Map(mood.moss.map((tone) => [tone, '']))
  for (let at = 0; at < 120; at++) {
    const far = random.between(0.06, 0.94)
    const width = Math.round(random.between(8, 34) * (0.5 + far))
    const height = r1(random.between(2, 6) * (0.5 + far))
    const x = Math.round(glade[0] + random.between(-0.36, 0.36) * picture.width - width)
    const tone = random.pick(mood.moss)
    byTone.set(tone, byTone.get(tone) + `M${x} ${Math.round(horizon + far * depth)}a${width} ${height} 0 1 0 ${2 * width} 0a${width} ${height} 0 1 0-${2 * width} 0z`)
  }
  for (const [tone, data] of byTone) picture.path(data, tone, 'opacity=".22"')
  let stones = ''
  for (let at = 0; at < 30; at++) {
    const size = random.between(5, 13)
    stones += `M${r1(glade[0] + random.between(-0.34, 0.34) * picture.width)} ${r1(horizon + random.between(0.1, 0.9) * depth)}q${r1(size * 0.2)} ${r1(-size * 0.8)} ${r1(size)} ${r1(-size * 0.7)}q${r1(size * 0.9)} ${r1(size * 0.1)} ${r1(size)} ${r1(size * 0.7)}z`
  }
  picture.path(stones, mood.stone, 'opacity=".34"')
}

/** Pale stones that join three glades into a ring. */
function trail(picture, [x, y], width, mood) {
  const rx = Math.max(width * 0.23, 280)
  const ry = rx * 0.42
  picture.paint(`<g fill="none" stroke="#e9e2c2" stroke-linecap="round" opacity="${mood.trail}">`,
    `<path d="M${r1(x - rx * 0.38)} ${r1(y - ry)}C${r1(x - rx * 0.75)} ${r1(y - ry * 0.7)} ${r1(x - rx)} ${r1(y - ry * 0.3)} ${r1(x - rx)} ${r1(y + ry * 0.2)}" stroke-width="7" stroke-dasharray="2 17"/>`,
    `<path d="M${r1(x + rx * 0.38)} ${r1(y - ry)}C${r1(x + rx * 0.75)} ${r1(y - ry * 0.7)} ${r1(x + rx)} ${r1(y - ry * 0.3)} ${r1(x + rx)} ${r1(y + ry * 0.2)}" stroke-width="7" stroke-dasharray="2 17"/>`,
    `<path d="M${r1(x - rx * 0.62)} ${r1(y + ry)}C${r1(x - rx * 0.3)} ${r1(y + ry * 1.3)} ${r1(x + rx * 0.3)} ${r1(y + ry * 1.3)} ${r1(x + rx * 0.62)} ${r1(y + ry)}" stroke-width="8" stroke-dasharray="2 20"/></g>`)
}
