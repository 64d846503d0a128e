/**
 * The 29 places of the map, 80 x 80 without a ground: the body in the middle 64, its halo around. They read at 48 px.
 */
import { chance, seedOf } from '../studio/chance.mjs'
import { Picture, r1 } from '../studio/picture.mjs'
import { ball, dots, scatter } from './space.mjs'
import { TONES } from './tones.mjs'

const SIDE = 80
const MIDDLE = 40

/** By id: what draws it, and its line. */
const LINES = {
  a1: [station, '#ffd9a0', 0], b1: [spiral, 'rose', 2], c1: [spiral, 'blue', 2], d1: [spiral, 'teal', 3], e1: [station, '#a8e6ff', 45],
  a2: [spiral, 'teal', 2], b2: [ruin, ['#f2ece6', '#8d8490', '#2c2735']], c2: [eclipse, 7, -5, '#b79bff'], d2: [ruin, ['#eafff8', '#5fb5b0', '#173c48']], e2: [spiral, 'gold', 2],
  a3: [spiral, 'gold', 3], b3: [eclipse, -7, -3, '#e3a6ff'], c3: [fortress], d3: [eclipse, 5, -8, '#8f6cf0'], e3: [spiral, 'violet', 2],
  a4: [spiral, 'blue', 2], b4: [ruin, ['#f0ffe0', '#7d9a5a', '#23331c']], c4: [eclipse, 8, 5, '#7c93ff'], d4: [ruin, ['#ffffff', '#c5bfd8', '#4a4464']], e4: [spiral, 'rose', 3],
  a5: [station, '#ffb3c4', 45], b5: [spiral, 'violet', 2], c5: [spiral, 'teal', 3], d5: [spiral, 'blue', 2], e5: [station, '#c4ffd0', 0],
  N: [home, 'earth'], E: [home, 'fire'], S: [home, 'water'], W: [home, 'wind'],
}

/** Brightest, middle and deepest light of a spiral. */
const HUES = {
  violet: ['#efe4ff', '#b498ff', '#5a3cb0'],
  rose: ['#ffe6f4', '#f093cc', '#8c3474'],
  blue: ['#e6f2ff', '#7fb2ff', '#2f4f9c'],
  teal: ['#e4fff6', '#6fe0ca', '#1f6a68'],
  gold: ['#fff6de', '#f0c674', '#7c5524'],
}

export const galaxyIds = Object.keys(LINES)

/** @param {string} id */
export function galaxy(id) {
  const [draw, ...line] = LINES[id]
  const picture = new Picture(SIDE, SIDE, 'xMidYMid meet')
  draw(picture, seedOf(`galaxy ${id}`), ...line)
  return picture
}

/** Arms of dots around a bright heart, each galaxy turned and tilted by its own chance. */
function spiral(picture, seed, hue, arms) {
  const random = chance(seed)
  const [bright, mid, deep] = HUES[hue]
  const [turn, tilt, flat, wind] = [random.between(0, 6.3), random.between(-40, 40), random.between(0.56, 0.8), random.between(3.9, 4.9) * (arms > 2 ? 0.72 : 1)]
  picture.glow(MIDDLE, MIDDLE, 39, deep, 0.8)
    .paint(`<g transform="translate(${MIDDLE} ${MIDDLE})rotate(${Math.round(tilt)})scale(1 ${r1(flat)})">`).glow(0, 0, 21, mid, 0.6)
  const points = [[], [], []]
  let haze = ''
  for (let arm = 0; arm < arms; arm++)
    for (let step = 0; step < 46; step += arms > 2 ? 1.4 : 1) {
      const along = step / 45
      const [radius, angle] = [4 + 26 * along, turn + (arm * 2 * Math.PI) / arms + along * wind]
      const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)]
      if (!(Math.round(step) % 3)) haze += `${step ? 'L' : 'M'}${r1(x)} ${r1(y)}`
      const spread = 1.1 + 2.6 * along
      for (let speck = 0; speck < 2; speck++)
        points[along < 0.35 ? 0 : random.pick([1, 1, 2])].push([x + scatter(random, spread / 1.4), y + scatter(random, spread / 1.4)])
    }
  picture.path(haze, 'none', `stroke="${mid}" stroke-width="5.5" stroke-linecap="round" opacity=".34"`)
  dots(picture, points[0], bright, 1.8)
  dots(picture, points[1], mid, 1.7)
  dots(picture, points[2], '#fff', 2)
  return picture.glow(0, 0, 11, '#fff', 1).paint('<circle r="3.2" fill="#fff"/></g>')
}

const octagon = (radius) => [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
  const angle = Math.PI / 8 + (at * Math.PI) / 4
  return `${r1(radius * Math.cos(angle))} ${r1(radius * Math.sin(angle))}`
}).join(' ')

/** A shipyard: an octagon with four docks, a lit heart, lamps all around. */
function station(picture, seed, lamp, turn) {
  const steel = picture.linear([[0, '#f6f3ff'], [0.45, '#a49bd2'], [1, '#2f2858']], 'x1=".9" y1="0" x2=".1" y2="1"')
  picture.glow(MIDDLE, MIDDLE, 40, '#7466c4', 0.6).glow(MIDDLE, MIDDLE, 26, lamp, 0.5)
    .paint(`<g transform="translate(${MIDDLE} ${MIDDLE})rotate(${turn + 22.5})">`)
  const dock = picture.share('dock', (id) => `<g id="${id}"><path d="M-2.4-16V-33h4.8v17Z" fill="${steel}"/><path d="M-10-34.5h20v5.6h-20Z" fill="${steel}" stroke="#0b0818"/><path d="M-7.5-31.7h15" stroke="${lamp}" stroke-width="1.8" stroke-dasharray="2 1.6"/></g>`)
  for (const angle of [0, 90, 180, 270]) picture.paint(`<use href="#${dock}" transform="rotate(${angle})"/>`)
  return picture.paint('</g>', `<g transform="translate(${MIDDLE} ${MIDDLE})">`,
    `<polygon points="${octagon(22)}" fill="${steel}" stroke="#0b0818" stroke-width="2.5"/><polygon points="${octagon(13.5)}" fill="#120d28"/>`,
    `<circle r="17.7" fill="none" stroke="#191338" stroke-width="3.6"/><circle r="17.7" fill="none" stroke="${lamp}" stroke-width="2.2" stroke-dasharray="2.6 4.350"/>`,
    `<circle r="8" fill="${steel}"/>`).glow(0, 0, 9, lamp, 1).paint('<circle r="3.2" fill="#fff"/></g>')
}

/** A globe broken in three, its splinters around it. */
function ruin(picture, seed, [light, mid, dark]) {
  const random = chance(seed)
  const rock = picture.radial([[0, light], [0.4, mid], [1, dark]], 'cx=".72" cy=".2" r=".95"')
  picture.glow(MIDDLE, MIDDLE, 40, mid, 0.5).glow(MIDDLE, MIDDLE, 13, '#ff9a6b', 0.75)
    .paint(`<g transform="rotate(${Math.round(random.between(-60, 60))} 40 40)"><g stroke="#0b0818" stroke-width="1.6" stroke-linejoin="round" fill="${rock}">`,
      '<path d="M37 13A25 25 0 0 0 15 46L27 40 24 32 36 29 33 21Z"/><path d="M45 12A26 26 0 0 1 67 37L54 36 48 41 41 32 44 24Z"/><path d="M17 53A25 25 0 0 0 63 52L65 43 52 42 46 49 39 40 30 47Z"/></g>',
      `<path d="M41 32 48 41 54 36M36 29 24 32M39 40 30 47M46 49 52 42" fill="none" stroke="${light}" stroke-width="1.3" opacity=".7"/></g>`)
  let splinters = ''
  for (let at = 0; at < 8; at++) {
    const [angle, away, size] = [random.between(0, 6.3), random.between(28, 37), random.between(1.4, 3.2)]
    const [x, y] = [MIDDLE + away * Math.cos(angle), MIDDLE + away * Math.sin(angle) * 0.85]
    splinters += `M${r1(x - size)} ${r1(y)}l${r1(size)} ${r1(-size * 1.1)} ${r1(size * 1.2)} ${r1(size * 0.7)} ${r1(-size * 0.8)} ${r1(size * 1.2)}z`
  }
  return picture.path(splinters, mid)
}

/** A black world before its sun, which looks out at one side. */
function eclipse(picture, seed, dx, dy, colour) {
  const [x, y] = [MIDDLE + dx, MIDDLE + dy]
  picture.glow(MIDDLE + dx * 0.5, MIDDLE + dy * 0.5, 39, colour, 0.9)
  const night = picture.radial([[0, '#241644'], [0.55, '#0f0820'], [1, '#05030b']], `cx="${r1(0.5 + dx * 0.03)}" cy="${r1(0.5 + dy * 0.03)}" r=".7"`)
  return picture.paint(`<circle cx="${x}" cy="${y}" r="22.5" fill="${colour}"/><circle cx="${r1(x + dx * 0.06)}" cy="${r1(y + dy * 0.06)}" r="20.5" fill="#f6f0ff"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="23" fill="${night}"/>`, `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="22.5" fill="none" stroke="${colour}" stroke-opacity=".45"/>`)
    .paint('<g fill="none" stroke="#8f7cc8" stroke-opacity=".3" stroke-width="1.2"><circle cx="32" cy="44" r="4.5"/><circle cx="43" cy="50" r="3"/><circle cx="45" cy="33" r="3.6"/></g>')
}

/** The Lost Fortress: a castle on a rock adrift in violet light. */
function fortress(picture) {
  const rock = picture.linear([[0, '#4a3884'], [0.4, '#1d1240'], [1, '#0a0618']], 'x1=".9" y1="0" x2=".2" y2="1"')
  return picture.glow(MIDDLE, 38, 40, '#8b5cff', 0.95).glow(MIDDLE, 28, 24, '#d9c6ff', 0.5)
    .path('M8 54 18 47H60L73 53 64 63 52 65 45 76 34 68 17 65Z', rock, 'stroke="#cbb4ff" stroke-width="1.2" stroke-linejoin="round"')
    .path('M24 56 30 62M44 58 41 68M56 55 53 61', 'none', 'stroke="#0a0618" stroke-width="1.4"')
    .figure('elven-castle', { x: 8, y: -8, size: 64 }, { light: '#ffffff', mid: '#b7a2ec', dark: '#3a2676', hole: '#07040f', rim: '#d6c6ff' }, { rim: 14, outline: 18 })
    .paint('<g fill="#fff3c4"><circle cx="40" cy="20" r="1.2"/><circle cx="18" cy="28" r="1"/><circle cx="62" cy="28" r="1"/></g>')
}

/** Lit side, colour and night side of a home planet, and what its face shows. */
const WORLDS = {
  earth: { ball: ['#f3ffd8', '#76b24a', '#17380e'], face: continents },
  fire: { ball: ['#ffe9c8', '#e0562e', '#4a0d08'], face: lava },
  water: { ball: ['#eef8ff', '#4a9df0', '#0b2a63'], face: waves },
  wind: { ball: ['#fffbe6', '#e9c25c', '#6a4410'], face: bands },
}

function home(picture, seed, element) {
  const { ball: lights, face } = WORLDS[element]
  const ringed = element === 'wind'
  picture.glow(MIDDLE, MIDDLE, 40, TONES[element].dust, 0.75)
  if (ringed) ring(picture, 'M5 40A35 9 0 0 1 75 40', 'M-1 40A41 11.5 0 0 1 81 40', 0.6)
  const clip = picture.share('globe', (id) => `<clipPath id="${id}"><circle cx="40" cy="40" r="27"/></clipPath>`)
  picture.paint('<circle cx="40" cy="40" r="29" fill="#07040f"/>')
  ball(picture, MIDDLE, MIDDLE, 27, lights).paint(`<g clip-path="url(#${clip})">`)
  face(picture)
  picture.paint('<circle cx="27" cy="53" r="35" fill="none" stroke="#05030b" stroke-width="18" opacity=".32"/></g>')
  if (ringed) ring(picture, 'M5 40A35 9 0 0 0 75 40', 'M-1 40A41 11.5 0 0 0 81 40', 1)
  return picture
}

function ring(picture, inner, outer, light) {
  picture.paint(`<g transform="rotate(-18 40 40)scale(.94)translate(2.5 2.5)" fill="none" stroke="#ffedb8" opacity="${light}"><path d="${inner}" stroke-width="4"/><path d="${outer}" stroke-width="1.6"/></g>`)
}

function continents(picture) {
  picture.path('M20 25q10-10 18-4t15 2q5 8-5 10t-8 10-12 3-8-10-5-2ZM50 48q10-5 15 2t-5 13-13-2-5-8ZM22 58q8 0 10 6t-10 4Z', '#5a3d1c', 'opacity=".8"')
    .path('M20 25q10-10 18-4t15 2M50 48q10-5 15 2', 'none', 'stroke="#e9ffc2" stroke-width="1.3" opacity=".7"')
    .path('M34 14q10-2 18 3M16 40q8 4 12 1M54 40q8-2 12 1', 'none', 'stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".55"')
}

function lava(picture) {
  const cracks = 'M14 38l12-5 6 7 10-11 9 9 14-8M22 57l10-8 9 6 11-9 11 5M35 12l5 11-8 10M56 37l-4 11 8 8'
  picture.path(cracks, 'none', 'stroke="#ffb347" stroke-width="3" stroke-linejoin="round"').path(cracks, 'none', 'stroke="#fff6d0" stroke-width="1.2"')
}

function waves(picture) {
  for (const y of [24, 35, 46, 57]) picture.path(`M10 ${y}q8-7 15 0t15 0 15 0 15 0`, 'none', 'stroke="#e6f4ff" stroke-width="2.2" opacity=".8"')
  picture.path('M37 15q10 3 8 10t5 10-13 5-5-13Z', '#0f3f86', 'opacity=".5"')
}

function bands(picture) {
  for (const [y, width] of [[23, 5], [33, 3.6], [43, 6], [55, 5]]) picture.path(`M10 ${y}Q28 ${y - 4} 42 ${y + 1}T72 ${y - 2}`, 'none', `stroke="#6b4312" stroke-width="${width}" opacity=".36"`)
  picture.paint('<ellipse cx="48" cy="49" rx="7" ry="3.6" fill="#8a4a16" opacity=".6"/>')
}
