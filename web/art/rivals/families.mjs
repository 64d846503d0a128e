/**
 * The eight families: one drawing each, an icon and a few forms, in the tones of a guise. 200 x 240, the head in the
 * upper two thirds.
 */
import { r1 } from '../studio/picture.mjs'
import { cloak, cloth, collar, face, form, gown, lips, silk, skin, velvet } from './forms.mjs'

const FIGURE = { rim: 13, outline: 12 }

/** By family key. Each paints on a picture in a tone. */
export const FAMILIES = { joker, chat_noir: chatNoir, detective, constable, maid, lady_lupin: ladyLupin, damsel, madam }

function joker(picture, tone) {
  cloak(picture, tone)
  for (let at = 0; at < 7; at++) {
    const angle = (Math.PI * (at - 3)) / 6.4
    const [x, y] = [100 + 64 * Math.sin(angle), 196 + 20 * Math.cos(angle)]
    const to = (dx, dy) => `${Math.round(x + dx)} ${Math.round(y + dy)}`
    form(picture, `M${to(-15, 0)}L${to(-5, -14)} ${to(8, -13)} ${to(16, 1)} ${to(0, 20)}Z`, tone, { rim: [2, -2], outline: 2.6 })
  }
  form(picture, 'M58 104H142V128C142 160 122 184 100 192C78 184 58 160 58 128Z', skin(tone), { rim: [3, -2] })
    .path('M100 104H58V128C58 160 78 184 100 192Z', tone.cloth)
    .path('M76 131q9-9 18 0q-9 5-18 0Z', tone.light).path('M106 131q9-9 18 0q-9 5-18 0Z', tone.hole)
    .path('M115 112l5 10-5 8-5-8ZM115 140l3 9-3 8-3-8Z', tone.cloth)
    .path('M100 166Q114 166 122 156', 'none', `stroke="${tone.hole}" stroke-width="3" stroke-linecap="round"`)
    .path('M100 166Q86 166 78 156', 'none', `stroke="${tone.light}" stroke-width="3" stroke-linecap="round"`)
    .figure('jester-hat', { x: 12, y: -26, size: 174 }, tone, FIGURE)
}

/** On a roof before the full moon. */
function chatNoir(picture, tone) {
  picture.paint(`<circle cx="122" cy="88" r="62" fill="${tone.light}" opacity=".95"/>`).glow(122, 88, 110, tone.glow, 0.55)
    .paint(`<g fill="${tone.mid}" opacity=".5"><circle cx="100" cy="62" r="9"/><circle cx="150" cy="112" r="13"/><circle cx="92" cy="112" r="7"/></g>`)
    .path('M-4 250V206L64 178H214V250Z', tone.hole).path('M-4 206 64 178H214', 'none', `stroke="${tone.rim}" stroke-width="2.500" opacity=".8"`)
  let tiles = ''
  for (let x = 0; x < 210; x += 24) tiles += `M${x} 206q12 14 24 0M${x - 12} 226q12 14 24 0`
  picture.path(tiles, 'none', `stroke="${tone.middle}" stroke-width="3"`)
    .figure('cat', { x: 6, y: 36, size: 182 }, { ...tone, light: tone.middle, mid: tone.dark, dark: tone.hole, edge: tone.mid }, { rim: 11, outline: 10 })
  for (const x of [130, 161])
    picture.glow(x, 83, 12, tone.rim, 0.9, 8)
      .paint(`<ellipse cx="${x}" cy="84" rx="8" ry="6" fill="${tone.rim}"/><ellipse cx="${x}" cy="84" rx="2" ry="6" fill="${tone.hole}"/>`)
}

function detective(picture, tone) {
  picture.figure('sherlock-holmes', { x: -10, y: 30, size: 222 }, tone, FIGURE)
}

function constable(picture, tone) {
  cloak(picture, tone)
  collar(picture, tone).figure('police-officer-head', { x: 12, y: 22, size: 176 }, tone, FIGURE)
  form(picture, 'M100 214l5 10 11 1.500-8 8 2 11-10-5-10 5 2-11-8-8 11-1.500Z', tone, { rim: [1, -1], outline: 2 })
}

/** A cap of lace over the nurse's cross. */
function maid(picture, tone) {
  picture.figure('nurse-female', { x: -2, y: 30, size: 204 }, tone, FIGURE)
  form(picture, 'M56 88C40 44 62 18 100 18S160 44 144 88C128 76 114 72 100 72S72 76 56 88Z', tone)
  for (let at = 0; at < 7; at++)
    picture.paint(`<circle cx="${r1(59 + 13.6 * at)}" cy="${Math.round(84 - 12 * Math.sin((Math.PI * at) / 6))}" r="8" fill="${tone.light}" stroke="${tone.hole}" stroke-width="2.200"/>`)
  picture.path('M60 62Q100 30 140 62', 'none', `stroke="${tone.cloth}" stroke-width="7"`)
}

function ladyLupin(picture, tone) {
  form(picture, 'M56 166C44 104 62 74 100 74S156 104 144 166L124 176C132 140 130 116 124 104H76C70 116 68 140 76 176Z', cloth(tone), { rim: [4, -2] })
  cloak(picture, tone)
  face(picture, tone)
  lips(picture, tone)
  form(picture, 'M100 232 50 214 40 160 78 190ZM100 232 150 214 160 160 122 190Z', velvet(tone), { rim: [4, -3] })
    .path('M70 102C74 96 92 98 100 103C108 98 126 96 130 102C134 116 120 130 108 124Q100 116 92 124C80 130 66 116 70 102Z', tone.hole, `stroke="${tone.rim}" stroke-width="1.600"`)
    .path('M77 109q8-5 15 3q-8 4-15-3ZM123 109q-8-5-15 3q8 4 15-3Z', tone.light)
    .figure('top-hat', { x: 30, y: -26, size: 140 }, { ...velvet(tone), edge: tone.light }, { rim: 11, outline: 12 })
}

const LOCKS = 'M100 20C126 20 138 40 128 58C152 66 156 104 146 126C156 150 140 164 150 190C136 192 126 180 130 162L128 110H72L70 162C74 180 64 192 50 190C60 164 44 150 54 126C44 104 48 66 72 58C62 40 74 20 100 20Z'

function damsel(picture, tone) {
  const hair = { ...tone, light: tone.mid, mid: tone.cloth, dark: tone.dark }
  form(picture, LOCKS, hair)
  gown(picture, tone)
  face(picture, tone)
  lips(picture, tone)
  form(picture, 'M68 116C64 88 78 70 100 70S136 88 132 116C128 100 116 92 100 90C84 92 72 100 68 116Z', hair, { rim: null, outline: 2 })
    .figure('carnival-mask', { x: 46, y: 60, size: 108 }, { ...tone, dark: tone.cloth }, { rim: 8, outline: 12 })
    .figure('tiara', { x: 60, y: 28, size: 80 }, silk(tone), { rim: 10, outline: 14 })
    .path('M76 200Q100 222 124 200', 'none', `stroke="${tone.hole}" stroke-width="6"`)
    .path('M76 200Q100 222 124 200', 'none', `stroke="${tone.light}" stroke-width="3.400" stroke-dasharray="1 5" stroke-linecap="round"`)
}

const CURLS = [[58, 118, 13], [142, 118, 13], [56, 142, 11], [144, 142, 11], [76, 46, 15], [104, 38, 16], [128, 56, 14], [64, 76, 14], [92, 70, 15], [120, 84, 14], [138, 88, 11]]

function madam(picture, tone) {
  picture.plain('feather', 100, -18, 84, tone.rim).plain('feather', 96, -14, 84, tone.cloth)
  form(picture, 'M60 130C30 96 44 18 100 14C156 18 170 96 140 130L128 104H72Z', tone)
  for (const [x, y, radius] of CURLS)
    picture.paint(`<circle cx="${x + 2}" cy="${y - 2}" r="${radius}" fill="${tone.rim}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${tone.mid}" stroke="${tone.dark}" stroke-width="2.400"/>`)
      .path(`M${r1(x - radius * 0.5)} ${y}a${r1(radius * 0.5)} ${r1(radius * 0.5)} 0 1 1 ${r1(radius * 0.6)} ${r1(radius * 0.5)}`, 'none', `stroke="${tone.dark}" stroke-width="2.200" opacity=".7"`)
  gown(picture, tone)
  face(picture, tone).path('M76 117q9-9 19 0q-9 6-19 0ZM124 117q-9-9-19 0q9 6 19 0Z', tone.hole)
    .path('M74 107q10-9 20-3M126 107q-10-9-20-3', 'none', `stroke="${tone.hole}" stroke-width="2.600" stroke-linecap="round"`)
    .paint(`<circle cx="122" cy="132" r="2.400" fill="${tone.hole}"/>`)
  fan(picture, tone, 122, 226)
}

function fan(picture, tone, cx, cy) {
  const blades = 9
  const at = (radius, degrees) => {
    const angle = (degrees * Math.PI) / 180
    return `${Math.round(cx + radius * Math.cos(angle))} ${Math.round(cy + radius * Math.sin(angle))}`
  }
  let lace = ''
  for (let blade = 0; blade < blades; blade++) {
    const [from, to] = [-168 + blade * 15.2, -168 + (blade + 1) * 15.2]
    picture.path(`M${at(20, from)}L${at(98, from)}Q${at(107, (from + to) / 2)} ${at(98, to)}L${at(20, to)}Z`, blade % 2 ? tone.light : tone.mid,
      `stroke="${tone.hole}" stroke-width="2.400" stroke-linejoin="round"`)
    lace += `M${at(84, from)}L${at(84, to)}`
  }
  picture.path(lace, 'none', `stroke="${tone.cloth}" stroke-width="5"`)
}
