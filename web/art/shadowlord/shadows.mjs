/**
 * The shadows: black against violet light, edged, with eyes that burn. The Shadowlord stands before the eclipse itself.
 */
import { chance } from '../studio/chance.mjs'
import { form } from '../studio/form.mjs'
import { r1 } from '../studio/picture.mjs'
import { dark, pair } from './attire.mjs'
import { rays, starfield } from './space.mjs'

const CLOAK = 'M-6 252C2 214 26 200 66 192L100 208 134 192C174 200 198 214 206 252Z'

const COLLARS = {
  high: 'M100 232 60 204 28 128C52 146 70 166 84 186Z',
  spikes: 'M-6 252C-2 232 4 220 14 212L-4 166 34 198 40 160 60 192 74 178 84 204 70 252Z',
  wings: 'M68 214C44 190 20 150-10 78C-16 130-12 190-6 252H70Z',
  rags: 'M-8 252 0 220-8 206 14 206 16 186 34 200 44 176 56 198 72 186 82 210 100 232 84 252Z',
}

/** By id: the icon, what the shoulders wear, eyes in the burning tone, what else is drawn under or over it. */
export const shadowLines = {
  'shadow-lynx': { icon: ['lynx-head', 14, 14, 172], collar: 'rags', eyes: [[79, 101], [121, 101]] },
  'shadow-racson': { icon: ['raccoon-head', 10, 22, 180], collar: 'spikes', mask: true },
  'shadow-claw': { icon: ['black-knight-helm', 20, 6, 160], collar: 'spikes', eyes: [[80, 75], [120, 75]], over: [['grasping-claws', 84, 110, 132, 180]] },
  'shadow-cruel': { icon: ['daemon-skull', 14, 18, 172], collar: 'high', eyes: [[80, 107], [120, 107]] },
  'shadow-hector': { icon: ['diablo-skull', 10, 10, 180], collar: 'wings', eyes: [[77, 80], [123, 80]] },
  'shadow-gwyth': { icon: ['devil-mask', 14, 14, 172], collar: 'high', eyes: [[80, 108], [120, 108]] },
  'shadow-halifax': { icon: ['vampire-dracula', 10, 16, 180], collar: 'wings', hair: 'M56 108V60Q60 34 100 32T144 60V108Z', eyes: [[77, 116], [123, 116]] },
  'shadow-darkness': { darkness: true },
  shadowlord: { icon: ['overlord-helm', -22, 2, 244], lord: true, eyes: [[76, 140], [124, 140]] },
}

const BURNING = '#ff8af0'

export function shadow(picture, { icon, collar, hair, eyes = [], over = [], mask, darkness, lord }, tone, seed) {
  const deep = { ...tone, light: '#cdbcff', mid: '#54408c', dark: '#0f0822' }
  if (lord) eclipse(picture, tone, seed)
  else {
    picture.glow(100, 92, 124, tone.dust, 0.75, 110)
    starfield(picture, { seed, count: 34, height: 170, largest: 1.4, colours: ['#fff', tone.rim] })
    smoke(picture, seed)
  }
  if (darkness) return night(picture, tone)
  if (collar) {
    form(picture, CLOAK, dark(tone))
    pair(picture, COLLARS[collar], { ...dark(tone), light: '#5a4496' })
  }
  if (hair) picture.path(hair, tone.hole)
  const [name, x, y, size] = icon
  picture.figure(name, { x, y, size }, deep, { rim: 13, outline: 13 })
  for (const [what, ox, oy, side, turn] of over) picture.figure(what, { x: ox, y: oy, size: side, turn }, deep, { rim: 13, outline: 14 })
  if (mask) slits(picture, tone)
  for (const [ex, ey] of eyes) picture.eye(ex, ey, BURNING, lord ? 2 : 1.4)
}

/** A dark band over the eyes, which burn through two slits, and fangs below. */
function slits(picture, tone) {
  picture.path('M40 96Q72 92 100 118Q128 92 160 96Q158 136 122 138Q106 136 100 128Q94 136 78 138Q42 136 40 96Z', tone.hole)
  for (const [x, points] of [[74, 'M58 108 92 122 72 128Z'], [126, 'M142 108 108 122 128 128Z']]) picture.glow(x, 118, 24, BURNING, 0.85, 16).path(points, '#fff0fb')
  return picture.path('M82 158l6 18 7-15zM118 158l-6 18-7-15z', '#f3ecff', `stroke="${tone.hole}" stroke-width="2.5" stroke-linejoin="round"`)
}

/** Tongues of darkness that rise behind. */
function smoke(picture, seed) {
  const random = chance(seed)
  let data = ''
  for (let x = -10; x < 210; x += 22) {
    const [tip, sway] = [random.between(30, 120), random.between(-26, 26)]
    data += `M${x - 16} 250C${x - 20} 190 ${r1(x + sway)} ${r1(tip + 70)} ${r1(x + sway * 0.4)} ${r1(tip)}C${r1(x + sway + 14)} ${r1(tip + 60)} ${x + 26} 190 ${x + 20} 250Z`
  }
  picture.path(data, '#07040f', 'opacity=".55"')
}

function eclipse(picture, tone, seed) {
  picture.glow(100, 104, 150, tone.dust, 1)
  rays(picture, { seed, x: 100, y: 104, inner: 84, outer: 200, count: 60, colour: '#e4d8ff', width: [0.01, 0.035], opacity: [0.15, 0.5] })
  picture.glow(100, 104, 120, '#e4d8ff', 0.8).paint('<circle cx="100" cy="104" r="87" fill="#f3ecff"/><circle cx="100" cy="104" r="84" fill="#07040f"/>')
  starfield(picture, { seed, count: 30, height: 200, largest: 1.4, colours: ['#fff', tone.rim] })
}

/** Invincible Darkness: a hood with nothing in it but eyes. */
function night(picture, tone) {
  const black = { ...tone, light: '#4a3884', mid: '#150c2c', dark: '#05030b', hole: '#030207' }
  picture.glow(100, 110, 110, '#e4d8ff', 0.5)
  form(picture, 'M100 4C130 24 168 60 170 118C172 164 186 200 212 252H-12C14 200 28 164 30 118C32 60 70 24 100 4Z', black, { rim: [5, -4] })
  picture.path('M100 46C132 66 146 96 144 130C142 168 124 198 100 210C76 198 58 168 56 130C54 96 68 66 100 46Z', '#010104', 'stroke="#6a4fc0" stroke-width="2"')
  for (const [x, y, size] of [[78, 112, 1.9], [122, 112, 1.9], [88, 142, 1], [112, 142, 1], [100, 88, 1.2]]) picture.eye(x, y, BURNING, size)
  return pair(picture, 'M-10 252C6 226 20 214 38 206C34 214 36 222 44 226C54 216 66 216 74 224C66 230 66 240 74 252Z', black)
}
