/**
 * The 32 members, 200 x 240: the drawing of a family in the tones of a guise, before the guise's ground. The basic ones are in
 * wine red, Crafty in green among vines, Alert in blue among beams of light, Mystic in violet under the stars.
 */
import { chance } from '../studio/chance.mjs'
import { Picture, r1 } from '../studio/picture.mjs'
import { FAMILIES } from './families.mjs'

const WIDTH = 200
const HEIGHT = 240

/** By the guise's part of the key. Ten colours each, and what the ground is. */
const GUISES = {
  '': { top: '#1c070c', middle: '#571322', low: '#c9824f', light: '#fff8e8', mid: '#e2b06c', dark: '#5a1b22', hole: '#1c070b', rim: '#ffe3a8', glow: '#ffcf8a', cloth: '#7d1a2e', ground: drapes },
  crafty_: { top: '#04110d', middle: '#0d4030', low: '#5d9a72', light: '#fbfaea', mid: '#9fbf8e', dark: '#123a2c', hole: '#04110c', rim: '#c9f2c2', glow: '#a9e8b4', cloth: '#156048', ground: vines },
  alert_: { top: '#050b1a', middle: '#15305f', low: '#6a8fc4', light: '#f8faff', mid: '#93aeda', dark: '#15294f', hole: '#050a18', rim: '#cfe2ff', glow: '#a8c8ff', cloth: '#234a8c', ground: beams },
  mystic_: { top: '#0d0619', middle: '#3a1a63', low: '#a070c0', light: '#fff4ff', mid: '#c79be0', dark: '#34154f', hole: '#0d0518', rim: '#f1ccff', glow: '#dfa8ff', cloth: '#5c2a8f', ground: stars },
}

const LINES = Object.fromEntries(Object.keys(FAMILIES).flatMap((family) =>
  Object.keys(GUISES).map((guise) => [guise + family, [FAMILIES[family], GUISES[guise]]])))

export const memberIds = Object.keys(LINES)

/** @param {string} id a member's key */
export function member(id) {
  const [draw, tone] = LINES[id]
  const picture = new Picture(WIDTH, HEIGHT).sky(tone.top, tone.middle, tone.low)
  tone.ground(picture, tone)
  draw(picture, tone)
  return picture.fade(tone.hole, 206, HEIGHT, 0.85)
}

function drapes(picture, tone) {
  picture.glow(150, 54, 120, tone.glow, 0.6)
  let folds = ''
  for (let x = -10; x < 210; x += 26)
    folds += `M${x}-4C${x + 10} 70 ${x - 6} 160 ${x + 4} 244H${x + 14}C${x + 8} 160 ${x + 20} 70 ${x + 12}-4Z`
  picture.path(folds, '#2a0810', 'opacity=".42"')
}

function vines(picture, tone) {
  picture.glow(150, 50, 120, tone.glow, 0.45)
  for (const [x, y, size, turn] of [[-30, -24, 130, 0], [120, -34, 130, 80], [-44, 100, 120, -40], [130, 110, 120, 160]])
    picture.plain('curling-vines', x, y, size, '#06241a', { opacity: 0.75, turn })
}

function beams(picture, tone) {
  picture.glow(150, 50, 130, tone.glow, 0.5)
  const to = (step) => `${Math.round(150 + 300 * Math.cos((Math.PI * step) / 12))} ${Math.round(50 + 300 * Math.sin((Math.PI * step) / 12))}`
  let rays = ''
  for (let step = 0; step < 24; step += 2) rays += `M150 50L${to(step)} ${to(step + 1)}Z`
  picture.path(rays, '#fff', 'opacity=".12"')
}

function stars(picture, tone) {
  picture.glow(154, 48, 110, tone.glow, 0.55)
  const random = chance(5)
  let dots = ''
  for (let at = 0; at < 34; at++)
    dots += `<circle cx="${r1(random.between(0, WIDTH))}" cy="${r1(random.between(0, 200))}" r="${random.pick([0.8, 1.2, 2])}" opacity="${r1(random.between(0.4, 1))}"/>`
  picture.paint(`<g fill="#fff">${dots}</g>`).path('M178 22a26 26 0 1 0 8 44a22 22 0 0 1-8-44Z', '#fbe9ff', 'opacity=".85"')
}
