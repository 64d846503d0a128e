/**
 * What stands on the table of Shadow Raiders besides its cards: the airship, the clock tower, and the brass of the star.
 * The star's own unit is 100: three of them lie on the way from its middle to a tip (`../README.md` has the boxes).
 */
import { Picture, r1 } from '../studio/picture.mjs'

const PIECES = { airship, 'belfry-bare': belfry, plinth, dial, step, 'step-lit': litStep, rivets, disc }

export const pieceIds = Object.keys(PIECES)

/** @param {string} id */
export const piece = (id) => PIECES[id]()

const HULL = { light: '#fff5da', mid: '#e2c488', dark: '#8b6a3a', rim: '#ffe9b4', hole: '#0d1a2c', edge: '#fffdf2' }

/** The ship, light enough in the middle for dark letters. */
function airship() {
  const picture = new Picture(240, 140, 'xMidYMid meet').figure('zeppelin', { x: 1, y: -38, size: 236 }, HULL, { rim: 9, outline: 10, stops: [0.3, 0.66, 0.96] })
  picture.path('M64 56C92 43 168 42 204 62M64 100C92 112 168 113 206 94', 'none', 'stroke="#8b6a3a" stroke-width="1" opacity=".55"')
  for (let at = 0; at < 5; at++) {
    const x = 125 + at * 8
    picture.path(`M${r1(x)} 126.500h4.600v5h-4.600z`, '#ffe9ae').glow(x + 2.3, 129, 9, '#ffc766', 0.75)
  }
  return picture
}

const MIDDLE = [50, 88]

function belfry() {
  return tower(new Picture(100, 120, 'xMidYMax meet'))
}

/** Spire, bells and clock in a box of 100 x 120; the wall goes on below. The hands are whoever's who shows the time. */
export function tower(picture) {
  const stone = picture.linear([[0, '#f3e3ba'], [0.35, '#c2ad7c'], [1, '#5a4f38']], 'x1="1" x2="0" y2=".3"')
  const slate = picture.linear([[0, '#9db4c4'], [0.4, '#43627c'], [1, '#12243a']], 'x1="1" x2="0" y2=".4"')
  const face = picture.radial([[0, '#fffbe8'], [0.6, '#f6e2ae'], [1, '#c79a50']], 'cx=".6" cy=".35" r=".8"')
  const [x, y] = MIDDLE
  return picture.path('M50 0 51.500 14H48.500Z', '#e0b15e').paint('<circle cx="50" cy="12" r="2.400" fill="#ffe3a6"/>')
    .path('M50 12 62 38H38Z', slate).path('M40 38h20v9H40Z', stone).path('M43.500 47v-5q1.800-3 3.600 0v5ZM53 47v-5q1.800-3 3.600 0v5Z', '#1a130a')
    .path('M35 46h30L74 58H26Z', slate).path('M20 58h60v62H20Z', stone).path('M17 57h66v5H17Z', '#eadbb0').path('M17 62h66v2H17Z', '#3b3220', 'opacity=".6"')
    .path('M17 114h66v6H17Z', '#d9c897').path('M17 57l2.500-12 2.500 12ZM78 57l2.500-12 2.500 12Z', '#eadbb0')
    .glow(x, y, 36, '#ffe3a0', 0.5)
    .paint(`<circle cx="${x}" cy="${y}" r="24.500" fill="#16110a"/><circle cx="${x}" cy="${y}" r="23" fill="#b07f35"/><circle cx="${x}" cy="${y}" r="20.500" fill="${face}"/>`)
    .path(ticks({ count: 60, middle: MIDDLE, from: (at) => (at % 5 ? 18.6 : 16.2), to: () => 19.8 }), 'none', 'stroke="#2a1f0e" stroke-width=".9"')
}

/** The hands at ten to two, where no time is shown. */
export const HANDS = [hand(145, 10.5, 3), hand(30, 17, 1.8), `<circle cx="${MIDDLE[0]}" cy="${MIDDLE[1]}" r="2.600" fill="#1b1308"/>`]

/** Degrees counter-clockwise from three o'clock. */
function hand(degrees, length, width) {
  const [dx, dy] = turned(degrees, length)
  return `<path d="M${MIDDLE.join(' ')}l${r1(dx)} ${r1(dy)}" stroke="#1b1308" stroke-width="${width}" stroke-linecap="round"/>`
}

function plinth() {
  const picture = new Picture(100, 14, 'none')
  const stone = picture.linear([[0, '#f3e3ba'], [0.35, '#b9a473'], [1, '#4f452f']], 'x1="1" x2="0" y2=".1"')
  return picture.path('M16 0H84L90 6V14H10V6Z', stone).path('M14 5.500H86', 'none', 'stroke="#fff3cf" stroke-width=".8" opacity=".7"').path('M16 0H84V1.500H16Z', '#3b3220', 'opacity=".6"')
}

/** The star's box, its middle at 156, 180. */
const STAR = [156, 180]
const brass = (picture) => picture.linear([[0, '#ffe9b8'], [0.35, '#c8974a'], [0.7, '#7a5526'], [1, '#3d2a12']], 'gradientUnits="userSpaceOnUse" x1="276" y1="30" x2="36" y2="340"')
const dimBrass = (picture) => picture.linear([[0, '#8d7444'], [0.5, '#544326'], [1, '#251c0e']], 'gradientUnits="userSpaceOnUse" x1="276" y1="30" x2="36" y2="340"')
const star = () => new Picture(312, 360, 'xMidYMid meet')

/** The great dial behind the star, in a pool of lamplight. */
function dial() {
  const picture = star().glow(...STAR, 176, '#d9a95a', 0.34)
  const ring = (radius, colour, width, opacity = 1) => `<circle cx="156" cy="180" r="${radius}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
  picture.paint('<g fill="none">', ring(131, '#05090f', 15, 0.55), ring(131, dimBrass(picture), 12), ring(137.5, brass(picture), 1.1), ring(124.5, brass(picture), 0.9), '</g>')
  return picture.path(ticks({ count: 120, middle: STAR, from: () => 126.5, to: (at) => (at % 5 ? 130 : 133) }), 'none', 'stroke="#e7c98c" stroke-width=".7" opacity=".55"')
}

function step() {
  return arrow(star(), { from: 112, to: 124, head: 129, width: 3.4, half: 5, colour: '#a08250' })
}

function litStep() {
  const [dx, dy] = turned(120, 131)
  return arrow(star().glow(STAR[0] + dx, STAR[1] + dy, 30, '#ffd98a', 0.7), { from: 108, to: 126, head: 134, width: 6.4, half: 9, colour: '#ffe6ae' })
}

/** An arrow along the ring, counter-clockwise, between the tips of slot 0 and of the slot to its left. */
function arrow(picture, { from, to, head, width, half, colour }) {
  const at = (degrees, radius) => turned(degrees, radius).map((value, axis) => r1(value + STAR[axis])).join(' ')
  for (const [paint, extra] of [['#05090f', 3], [colour, 0]])
    picture.path(`M${at(from, 131)}A131 131 0 0 0 ${at(to, 131)}`, 'none', `stroke="${paint}" stroke-width="${width + extra}"`)
      .path(`M${at(to - 0.4, 131 - half)}L${at(head, 131)} ${at(to - 0.4, 131 + half)}Z`, paint, `stroke="${paint}" stroke-width="${extra}" stroke-linejoin="round"`)
  return picture
}

/** One rivet in each notch of the star. */
function rivets() {
  const picture = star()
  for (let slot = 0; slot < 6; slot++) {
    const [x, y] = turned(120 - 60 * slot, 98.5).map((value, axis) => r1(value + STAR[axis]))
    picture.paint(`<circle cx="${x}" cy="${y}" r="3.400" fill="#05090f"/><circle cx="${x}" cy="${y}" r="2.500" fill="${brass(picture)}"/><circle cx="${r1(+x + 0.7)}" cy="${r1(y - 0.8)}" r=".8" fill="#fff3d0"/>`)
  }
  return picture
}

/** The sky under the ship. */
function disc() {
  const picture = new Picture(100, 100, 'xMidYMid meet')
  const sky = picture.radial([[0, '#4d7796'], [0.45, '#1d3f60'], [1, '#071527']], 'cx=".62" cy=".3" r=".85"')
  picture.paint('<circle cx="49" cy="51" r="48.500" fill="#02050a" opacity=".55"/>', `<circle cx="50" cy="50" r="47" fill="${sky}" stroke="#05090f" stroke-width="4"/>`,
    '<circle cx="50" cy="50" r="46.400" fill="none" stroke="#ffe3a6" stroke-width="1.900"/><circle cx="50" cy="50" r="43.800" fill="none" stroke="#ffd98a" stroke-width=".5" opacity=".6"/>')
  for (const [x, y, rx, ry, opacity] of [[28, 70, 20, 4.5, 0.2], [66, 76, 22, 5, 0.22], [50, 84, 24, 4.5, 0.22], [74, 62, 14, 3.5, 0.15], [22, 58, 12, 3, 0.14]])
    picture.paint(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#e9d3a4" opacity="${opacity}"/>`)
  return picture
}

/** Where an angle (degrees, counter-clockwise from the right) and a length lead. */
function turned(degrees, length) {
  const angle = (degrees * Math.PI) / 180
  return [length * Math.cos(angle), -length * Math.sin(angle)]
}

function ticks({ count, middle: [x, y], from, to }) {
  let data = ''
  for (let at = 0; at < count; at++) {
    const point = (radius) => turned((360 * at) / count, radius)
    const [[x0, y0], [x1, y1]] = [point(from(at)), point(to(at))]
    data += `M${r1(x + x0)} ${r1(y + y0)}L${r1(x + x1)} ${r1(y + y1)}`
  }
  return data
}
