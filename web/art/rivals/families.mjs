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
    const [x, y] = [100 + 64 * Math.sin(angle), 202 + 18 * Math.cos(angle)]
    const to = (dx, dy) => `${Math.round(x + dx)} ${Math.round(y + dy)}`
    form(picture, `M${to(-15, 0)}L${to(-5, -14)} ${to(8, -13)} ${to(16, 1)} ${to(0, 20)}Z`, tone, { rim: [2, -2], outline: 2.6 })
  }
  form(picture, 'M54 98H146V124C146 156 124 182 100 192C76 182 54 156 54 124Z', skin(tone), { rim: [3, -2] })
    .path('M100 98H54V124C54 156 76 182 100 192Z', tone.cloth)
    .path('M66 134q13-13 26 0q-13 8-26 0Z', tone.light).path('M108 134q13-13 26 0q-13 8-26 0Z', tone.hole)
    .path('M121 142l6 11-6 9-6-9Z', tone.cloth).path('M100 138 93 154H107Z', tone.dark, 'opacity=".5"')
    .path('M100 171Q118 171 129 156', 'none', `stroke="${tone.hole}" stroke-width="4" stroke-linecap="round"`)
    .path('M100 171Q82 171 71 156', 'none', `stroke="${tone.light}" stroke-width="4" stroke-linecap="round"`)
  form(picture, 'M76 70C78 34 90 14 100 8C110 14 122 34 124 70L100 112Z', velvet(tone))
  form(picture, 'M98 52C76 26 28 34 16 92C28 76 42 74 54 84C50 92 49 102 50 112L100 114Z', { ...tone, light: tone.mid, mid: tone.cloth, dark: tone.dark })
  form(picture, 'M102 52C124 26 172 34 184 92C172 76 158 74 146 84C150 92 151 102 150 112L100 114Z', skin(tone))
  form(picture, 'M46 104C70 94 130 94 154 104L142 124 127 110 114 126 100 110 86 126 73 110 58 124Z', silk(tone))
  for (const [x, y] of [[16, 96], [184, 96], [100, 8]])
    picture.paint(`<circle cx="${x}" cy="${y}" r="8" fill="${tone.light}" stroke="${tone.hole}" stroke-width="2.5"/>`)
}

/** On a roof before the full moon. */
function chatNoir(picture, tone) {
  picture.paint(`<circle cx="122" cy="88" r="62" fill="${tone.light}" opacity=".95"/>`).glow(122, 88, 110, tone.glow, 0.55)
    .paint(`<g fill="${tone.mid}" opacity=".5"><circle cx="100" cy="62" r="9"/><circle cx="150" cy="112" r="13"/><circle cx="92" cy="112" r="7"/></g>`)
    .path('M-4 250V206L64 178H214V250Z', tone.hole).path('M-4 206 64 178H214', 'none', `stroke="${tone.rim}" stroke-width="2.5" opacity=".8"`)
  let tiles = ''
  for (let x = 0; x < 210; x += 24) tiles += `M${x} 206q12 14 24 0M${x - 12} 226q12 14 24 0`
  picture.path(tiles, 'none', `stroke="${tone.middle}" stroke-width="3"`)
    .figure('cat', { x: 6, y: 36, size: 182 }, { ...tone, light: tone.middle, mid: tone.dark, dark: tone.hole, edge: tone.mid }, { rim: 11, outline: 10 })
  for (const x of [119, 155])
    picture.glow(x, 93, 16, tone.rim, 0.9, 11)
      .paint(`<ellipse cx="${x}" cy="94" rx="11" ry="8.5" fill="${tone.rim}" stroke="${tone.hole}" stroke-width="2"/><ellipse cx="${x}" cy="94" rx="2.6" ry="8" fill="${tone.hole}"/>`)
}

function detective(picture, tone) {
  picture.figure('sherlock-holmes', { x: -4, y: 40, size: 200 }, tone, FIGURE)
    .path('M91 124 110 121', 'none', `stroke="${tone.hole}" stroke-width="4" stroke-linecap="round"`)
    .path('M94 134q9-6 17-1q-7 7-17 1Z', tone.hole)
}

function constable(picture, tone) {
  cloak(picture, tone)
  collar(picture, tone).figure('police-officer-head', { x: 12, y: 22, size: 176 }, tone, FIGURE)
  form(picture, 'M100 214l5 10 11 1.5-8 8 2 11-10-5-10 5 2-11-8-8 11-1.5Z', tone, { rim: [1, -1], outline: 2 })
}

const MOB_CAP = 'M54 86C34 42 64 14 100 14S166 42 146 86C130 76 116 72 100 72S70 76 54 86Z'

/** Cap, apron and feather duster. */
function maid(picture, tone) {
  const hair = { ...tone, light: tone.mid, mid: tone.cloth, dark: tone.dark }
  form(picture, 'M60 154C48 112 56 66 100 64S152 112 140 154C134 164 126 160 124 150L128 108H72L76 150C74 160 66 164 60 154Z', hair)
  cloak(picture, tone)
  form(picture, 'M62 252 70 202 100 220 130 202 138 252Z', silk(tone))
  face(picture, tone)
  lips(picture, tone)
  form(picture, 'M100 220 66 206 82 188ZM100 220 134 206 118 188Z', silk(tone), { rim: [2, -2] })
  eyes(picture, tone)
  form(picture, 'M67 118C64 88 78 72 100 72S136 88 133 118C128 102 118 96 104 93C92 98 76 100 67 118Z', hair, { rim: null, outline: 2 })
  form(picture, MOB_CAP, silk(tone)).path('M61 64Q100 34 139 64', 'none', `stroke="${tone.cloth}" stroke-width="9"`)
  for (let at = 0; at < 7; at++)
    picture.paint(`<circle cx="${r1(56 + 14.6 * at)}" cy="${Math.round(87 - 13 * Math.sin((Math.PI * at) / 6))}" r="9" fill="${tone.light}" stroke="${tone.hole}" stroke-width="2.2"/>`)
  picture.path('M162 174 150 250', 'none', `stroke="${tone.hole}" stroke-width="11"`).path('M163 174 151 250', 'none', `stroke="${tone.mid}" stroke-width="6"`)
  feathers(picture, { ...tone, mid: tone.cloth }, 163, 176, [-30, 30, -15, 15, 0], 0.85)
}

/** Feathers that spread from a point at these turns, each 80 long times `scale`. */
function feathers(picture, tone, x, y, turns, scale) {
  for (const turn of turns) {
    picture.paint(`<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})">`)
    form(picture, 'M0 0C-15-22-15-54-2-80C13-56 15-22 0 0Z', tone, { rim: [2, -2], outline: 3 })
      .path('M0-4C-2-26-3-48-2-66', 'none', `stroke="${tone.hole}" stroke-width="2" opacity=".6"`).paint('</g>')
  }
}

/** Open eyes under fine brows. */
function eyes(picture, tone) {
  return picture.path('M75 118q10-10 20 0q-10 7-20 0ZM125 118q-10-10-20 0q10 7 20 0Z', tone.light, `stroke="${tone.hole}" stroke-width="1.8"`)
    .paint(`<g fill="${tone.hole}"><circle cx="86" cy="117.5" r="4"/><circle cx="114" cy="117.5" r="4"/></g>`)
    .path('M74 107q10-7 20-2M126 107q-10-7-20-2', 'none', `stroke="${tone.hole}" stroke-width="2.6" stroke-linecap="round"`)
}

function ladyLupin(picture, tone) {
  form(picture, 'M54 172C42 106 62 76 100 76S158 106 146 172L124 178C132 140 130 116 124 104H76C70 116 68 140 76 178Z', cloth(tone), { rim: [4, -2] })
  cloak(picture, tone)
  face(picture, tone)
  lips(picture, tone)
  form(picture, 'M100 232 50 214 40 160 78 190ZM100 232 150 214 160 160 122 190Z', velvet(tone), { rim: [4, -3] })
    .path('M68 102C73 95 92 97 100 103C108 97 127 95 132 102C136 118 121 132 108 125Q100 117 92 125C79 132 64 118 68 102Z', tone.hole, `stroke="${tone.rim}" stroke-width="1.6"`)
    .path('M76 110q9-7 17 3q-9 5-17-3ZM124 110q-9-7-17 3q9 5 17-3Z', tone.light)
    .figure('top-hat', { x: 35, y: -13, size: 130 }, { ...velvet(tone), edge: tone.light }, { rim: 11, outline: 12 })
}

const LOCKS = 'M100 20C126 20 138 40 128 58C152 66 156 104 146 126C156 150 140 164 150 190C136 192 126 180 130 162L128 110H72L70 162C74 180 64 192 50 190C60 164 44 150 54 126C44 104 48 66 72 58C62 40 74 20 100 20Z'

function damsel(picture, tone) {
  const hair = { ...tone, light: tone.mid, mid: tone.cloth, dark: tone.dark }
  form(picture, LOCKS, hair)
  gown(picture, tone)
  face(picture, tone)
  lips(picture, tone)
  form(picture, 'M68 116C64 88 78 70 100 70S136 88 132 116C128 100 116 92 100 90C84 92 72 100 68 116Z', hair, { rim: null, outline: 2 })
    .figure('carnival-mask', { x: 46, y: 60, size: 108 }, { ...silk(tone), dark: tone.cloth }, { rim: 8, outline: 12 })
    .figure('tiara', { x: 60, y: 28, size: 80 }, silk(tone), { rim: 10, outline: 14 })
    .path('M76 200Q100 222 124 200', 'none', `stroke="${tone.hole}" stroke-width="6"`)
    .path('M76 200Q100 222 124 200', 'none', `stroke="${tone.light}" stroke-width="3.4" stroke-dasharray="1 5" stroke-linecap="round"`)
}

const CURLS = [[58, 118, 13], [142, 118, 13], [56, 142, 11], [144, 142, 11], [76, 46, 15], [104, 38, 16], [128, 56, 14], [64, 76, 14], [92, 70, 15], [120, 84, 14], [138, 88, 11]]

function madam(picture, tone) {
  feathers(picture, { ...tone, mid: tone.cloth }, 118, 76, [56, 20, 38], 1)
  form(picture, 'M60 130C30 96 44 18 100 14C156 18 170 96 140 130L128 104H72Z', tone)
  for (const [x, y, radius] of CURLS)
    picture.paint(`<circle cx="${x + 2}" cy="${y - 2}" r="${radius}" fill="${tone.rim}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${tone.mid}" stroke="${tone.dark}" stroke-width="2.4"/>`)
      .path(`M${r1(x - radius * 0.5)} ${y}a${r1(radius * 0.5)} ${r1(radius * 0.5)} 0 1 1 ${r1(radius * 0.6)} ${r1(radius * 0.5)}`, 'none', `stroke="${tone.dark}" stroke-width="2.2" opacity=".7"`)
  gown(picture, tone)
  face(picture, tone).path('M76 117q9-9 19 0q-9 6-19 0ZM124 117q-9-9-19 0q9 6 19 0Z', tone.hole)
    .path('M74 107q10-9 20-3M126 107q-10-9-20-3', 'none', `stroke="${tone.hole}" stroke-width="2.6" stroke-linecap="round"`)
    .paint(`<circle cx="122" cy="132" r="2.4" fill="${tone.hole}"/>`)
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
      `stroke="${tone.hole}" stroke-width="2.4" stroke-linejoin="round"`)
    lace += `M${at(84, from)}L${at(84, to)}`
  }
  picture.path(lace, 'none', `stroke="${tone.cloth}" stroke-width="5"`)
}
