/**
 * The six areas of Shadow Raiders and the airship, 340 x 380. The table clips them to a rhombus that looks to any of six
 * sides, so the subject keeps to the middle 150 and stands on the ground at 262; the rest is street, roofs and fog.
 */
import { seedOf } from '../studio/chance.mjs'
import { cobbles, lamp, skyline } from '../studio/city.mjs'
import { ground, stars } from '../studio/forest.mjs'
import { Picture } from '../studio/picture.mjs'

const WIDTH = 340
const HEIGHT = 380
const STREET = 262

/** Seven lights told apart by their hue at a glance. */
const TONES = {
  detective_agency: { top: '#120d0c', middle: '#3a2a22', low: '#b98a54', far: '#54392a', near: '#2c1d17', fog: '#f0c98c', soil: '#0f0a08' },
  blackmist_area: { top: '#0a1413', middle: '#1f3a38', low: '#7d9a86', far: '#31504a', near: '#182d2b', fog: '#cfe6cf', soil: '#081010' },
  grand_cathedral: { top: '#0a1322', middle: '#27405e', low: '#93acbb', far: '#3d5a76', near: '#1b3048', fog: '#dbe8ee', soil: '#080f19' },
  underground_passage: { top: '#070f18', middle: '#12303f', low: '#2f6f7c', far: '#173b49', near: '#0d2430', fog: '#86cbd0', soil: '#060d13' },
  town_hall: { top: '#13120f', middle: '#454031', low: '#c2b07a', far: '#665b3f', near: '#37301f', fog: '#f6e6b4', soil: '#100d08' },
  olivers_hideout: { top: '#100b18', middle: '#322746', low: '#8d7398', far: '#493a5e', near: '#241b35', fog: '#dcc6e6', soil: '#0c0814' },
  airship: { top: '#050a17', middle: '#18335a', low: '#c08b52', far: '#29476b', near: '#14294a', fog: '#f0d3a0', soil: '#0a1626' },
}

const PLASTER = { light: '#fff3cf', mid: '#b39b62', dark: '#2a2314', rim: '#fff6d6', hole: '#120e08' }
const IRON = { light: '#d4e6e2', mid: '#4f7f8a', dark: '#0b212b', rim: '#bff0f0', hole: '#071820' }
const VIOLET = { light: '#e6d6ee', mid: '#77628d', dark: '#1a1228', rim: '#f0e0ff', hole: '#0b0713' }
const GILT = { light: '#fff3d2', mid: '#c9a566', dark: '#5c4626', rim: '#ffe9b4', hole: '#0d1a2c' }
const SHADOW = { light: '#5a3a22', mid: '#24150d', dark: '#120a06', rim: '#ffe3a6', hole: '#160c07', edge: '#ffd08a' }
const BUILDING = { rim: 8, outline: 9 }

const WINDOW = '#ffc465'
/** One line an area: its moon, what stands behind, what it is, and what stands before it; `roofs: false` for none. */
const AREAS = {
  detective_agency: {
    fog: 0.3,
    subject: (picture) => agency(picture),
    front: (picture) => lamp(picture, 52, 284, 124, { fill: '#0c0705' }) && lamp(picture, 290, 278, 104, { fill: '#0c0705' }),
  },
  blackmist_area: {
    moon: [250, 96, 20], fog: 0.62,
    subject: (picture) => {
      picture.path('M16 262V150l26-30 26 30v112ZM262 262V140l30-34 32 34v122Z', '#10211f')
      lamp(picture, 92, 256, 100, { fill: '#122522', light: 0.7 })
      lamp(picture, 246, 254, 88, { fill: '#122522', light: 0.7 })
      lamp(picture, 170, 270, 172, { fill: '#0b1615' })
      picture.mist(216, '#d8ead2', 0.5, { seed: 9, count: 6, spread: 22 })
      picture.figure('hooded-figure', { x: 178, y: 190, size: 76, flip: true }, { light: '#3b5a52', mid: '#132422', dark: '#070e0e', rim: '#ffe0a0', hole: '#060c0c', edge: '#8fb3a0' }, { rim: 9, outline: 8 })
    },
    front: (picture) => picture.mist(276, '#d8ead2', 0.5, { seed: 12, count: 5, spread: 14 }).plain('rat', 92, 262, 28, '#060c0c'),
  },
  grand_cathedral: { moon: [264, 84, 34], fog: 0.4, subject: (picture) => cathedral(picture), front: (picture) => picture.plain('raven', 92, 244, 26, '#081321').plain('raven', 232, 250, 20, '#081321', { flip: true }) },
  underground_passage: { roofs: false, fog: 0.26, subject: (picture) => passage(picture) },
  town_hall: {
    moon: [86, 92, 20], fog: 0.34,
    subject: (picture) => picture.glow(170, 180, 120, '#ffe9b0', 0.25).figure('capitol', { x: 84, y: 100, size: 172 }, PLASTER, BUILDING).glow(170, 240, 64, '#ffd07a', 0.4),
    front: (picture) => lamp(picture, 72, 284, 104) && lamp(picture, 272, 284, 104),
  },
  olivers_hideout: {
    moon: [92, 92, 28], fog: 0.34,
    subject: (picture) => picture.figure('spooky-house', { x: 92, y: 104, size: 158 }, VIOLET, BUILDING)
      .glow(143, 178, 15, WINDOW, 0.9).glow(200, 219, 14, WINDOW, 0.9).glow(127, 231, 12, WINDOW, 0.8),
    front: (picture) => picture.plain('dead-wood', 2, 150, 130, '#0b0713').plain('dead-wood', 222, 168, 110, '#0b0713', { flip: true })
      .plain('crow-dive', 112, 88, 30, '#170f22').plain('crow-dive', 236, 128, 22, '#170f22', { flip: true }),
  },
  airship: { moon: [236, 96, 30], roofs: false, street: false, fog: 0.3, subject: (picture) => airship(picture) },
}

export const areaIds = Object.keys(AREAS)

/** @param {string} id */
export function area(id) {
  const { moon, roofs = true, street = true, fog, subject, front } = AREAS[id]
  const tone = TONES[id]
  const seed = seedOf(id)
  const picture = new Picture(WIDTH, HEIGHT).sky(tone.top, tone.middle, tone.low, 0.5)
  if (moon) picture.moon(...moon, { colour: '#f3ecd8', halo: tone.fog, opacity: 0.5, dim: '#c3b99c' })
  if (roofs) {
    skyline(picture, { seed, base: 190, low: 30, high: 84, fill: tone.far, lit: '#ffcf7e' })
    picture.mist(196, tone.fog, fog * 0.8, { seed: seed + 1, count: 5, spread: 18 })
    skyline(picture, { seed: seed + 9, base: 236, low: 18, high: 58, fill: tone.near, lit: WINDOW, share: 0.16 })
    picture.mist(240, tone.fog, fog, { seed: seed + 2, count: 5, spread: 14 })
  }
  subject(picture)
  if (street) {
    ground(picture, { seed: seed + 3, y: STREET, swing: 2, fill: tone.soil })
    cobbles(picture, { seed, y: STREET + 2, tones: [tone.middle, tone.near, tone.low], opacity: 0.5 })
    picture.mist(STREET + 4, tone.fog, fog * 0.7, { seed: seed + 5, count: 4, spread: 10 })
  }
  front?.(picture)
  return picture.vignette('#020509', 0.4, 0.6)
}

/** A lit bow window, and the one who stands in it. */
function agency(picture) {
  const brick = picture.linear([[0, '#4a2f20'], [1, '#22140d']], 'x1="1" x2="0" y2="1"')
  picture.path('M86 262V92l84-22 84 22v170Z', '#0d0705').path('M90 262V96l80-21 80 21v166Z', brick)
  let courses = ''
  for (let row = 0; row < 12; row++) courses += `M90 ${108 + row * 13}H250` + (row % 2 ? `M110 ${108 + row * 13}v13M150 ${108 + row * 13}v13M190 ${108 + row * 13}v13M230 ${108 + row * 13}v13` : `M100 ${108 + row * 13}v13M240 ${108 + row * 13}v13`)
  picture.path(courses, 'none', 'stroke="#0f0805" stroke-width="1.6" opacity=".55"')
  const glass = picture.radial([[0, '#fff0c4'], [0.45, '#f2ba62'], [1, '#a5652a']], 'cx=".6" cy=".35" r=".8"')
  picture.path('M104 246V128Q104 104 170 100Q236 104 236 128V246Z', '#120a06').path('M110 240V130Q112 110 170 106Q228 110 230 130V240Z', glass)
    .path('M170 106V150M110 150H230M140 108V150M200 108V150', 'none', 'stroke="#2a170b" stroke-width="4"')
    .glow(176, 150, 120, '#ffcb78', 0.5)
    .figure('sherlock-holmes', { x: 112, y: 124, size: 118 }, SHADOW, { rim: 9, outline: 8 })
    .path('M100 240H240V252H100Z', '#6e4a2c').path('M100 240H240V243H100Z', '#e0a760')
}

/** A west front with two towers and a rose window. */
function cathedral(picture) {
  const stone = picture.linear([[0, '#e6eef2'], [0.4, '#7f97a8'], [1, '#223a54']], 'x1="1" x2="0" y2="1"')
  picture.path('M134 258V148L172 108 210 148V258Z', '#eaf3f8').path('M132 262V150L170 112 208 150V262Z', stone)
  for (const x of [94, 202]) {
    picture.path(`M${x + 3} 258V108h44v150Z`, '#f2f8fb').path(`M${x} 262V112h44v150Z`, stone).path(`M${x - 3} 114h50l-6-12H${x + 3}Z`, '#c8d6dc')
      .path(`M${x + 2} 102l5-26 5 26ZM${x + 32} 102l5-26 5 26ZM${x + 13} 102l9-46 9 46Z`, '#a9bcc9')
      .path([170, 236].map((y) => `M${x + 8} ${y}v-34q6-16 12 0v34ZM${x + 25} ${y}v-34q6-16 12 0v34Z`).join(''), '#14263a')
      .path(`M${x} 186h44M${x} 120h44`, 'none', 'stroke="#dfeaf0" stroke-width="2" opacity=".6"')
  }
  picture.paint('<circle cx="170" cy="166" r="20" fill="#14263a"/><circle cx="170" cy="166" r="16" fill="#ffd07a"/>')
    .path('M170 150v32M154 166h32M158.700 154.700l22.600 22.600M181.300 154.700l-22.600 22.600', 'none', 'stroke="#14263a" stroke-width="2.2"')
    .paint('<circle cx="170" cy="166" r="6.500" fill="none" stroke="#14263a" stroke-width="2"/>').glow(170, 166, 46, '#ffd07a', 0.55)
    .path('M150 262v-38q20-36 40 0v38Z', '#0d1b2b').path('M157 262v-35q13-24 26 0v35Z', '#e9b057').path('M170 212v50', 'none', 'stroke="#3a2810" stroke-width="2"')
}

/** Arches one behind the other, water between them, a gate that stands open. */
function passage(picture) {
  const wall = picture.linear([[0, '#2b5561'], [1, '#0a1a22']], 'x1="1" x2="0" y2="1"')
  picture.paint(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>`)
  cobbles(picture, { seed: 8, y: 0, to: 300, tones: ['#0d2630', '#3c6a74', '#0a1d26'], opacity: 0.4, scale: 1.5 })
  picture.path('M64 290V164C64 56 276 56 276 164V290Z', '#050c11').glow(170, 190, 110, '#67d4d6', 0.5)
  for (const [inset, colour] of [[0, '#0c2530'], [22, '#133a46'], [42, '#1c5661'], [60, '#3a8f96']]) {
    const [left, right, top] = [84 + inset, 256 - inset, 150 + inset * 0.42]
    picture.path(`M${left} 286V${top}C${left} ${top - 76 + inset} ${right} ${top - 76 + inset} ${right} ${top}V286Z`, colour)
  }
  picture.glow(170, 226, 46, '#d3fff6', 0.8)
    .figure('dungeon-gate', { x: 78, y: 88, size: 184 }, IRON, { rim: 7, outline: 7, inside: [
      ['path', 'M118 262V176C118 128 222 128 222 176V262Z', '#0c2a33'], ['path', 'M134 262V190C134 152 206 152 206 190V262Z', '#1b5a63'], ['path', 'M150 262V204C150 180 190 180 190 204V262Z', '#57b0b3'], ['glow', 170, 220, 44, '#d8fff6', 0.8]] })
    .path('M152 262 164 222h12L188 262Z', '#bff5ee', 'opacity=".35"')
    .glow(124, 184, 26, '#ffc766', 0.9).glow(216, 184, 26, '#ffc766', 0.9)
}

/** The ship above the clouds, lamps of the capital below. */
function airship(picture) {
  stars(picture, { seed: 3, count: 34, y: 190, colours: ['#fff', '#dfe9ff', '#ffe9c0'] })
  picture.glow(170, 330, 190, '#ffb65c', 0.55, 90)
  skyline(picture, { seed: 21, base: 330, low: 10, high: 44, fill: '#1b3555', scale: 0.6, lit: '#ffcf7e', share: 0.24, pane: 0.8 })
  picture.mist(286, '#f0d3a0', 0.4, { seed: 5, count: 6, spread: 22 }).mist(236, '#cdd8e4', 0.34, { seed: 6, count: 5, spread: 18 })
    .figure('zeppelin', { x: 62, y: 92, size: 216, flip: true }, GILT, { rim: 9, outline: 9 })
    .path('M118 188C126 168 212 166 226 184', 'none', 'stroke="#fff6dc" stroke-width="1.500" opacity=".5"')
  for (const [x, y] of [[151, 247], [163, 248], [175, 248], [187, 247]]) picture.path(`M${x - 3} ${y - 4}h6v7h-6z`, '#ffe2a0').glow(x, y, 9, '#ffd07a', 0.9)
  picture.mist(272, '#e6e2d6', 0.3, { seed: 14, count: 5, spread: 12 })
}
