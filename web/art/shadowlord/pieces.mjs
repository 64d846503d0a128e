/**
 * What lies on the table of Shadowlord besides its portraits: power cards, the disc, the stone, ships, the eclipse of the timer.
 */
import { chance } from '../studio/chance.mjs'
import { iconPath } from '../studio/icons.mjs'
import { Picture, r1 } from '../studio/picture.mjs'
import { rays, starfield } from './space.mjs'
import { ELEMENTS } from './tones.mjs'

/** Icons in one colour, by the words of the game: characters, elements, places, events, what one does. */
export const icons = [
  ['master', 'queen-crown'], ['warrior', 'barbute'], ['merchant', 'two-coins'], ['diplomat', 'peace-dove'], ['shadow', 'evil-eyes'], ['shadowlord', 'overlord-helm'],
  ['shadow-lynx', 'lynx-head'], ['shadow-racson', 'raccoon-head'], ['shadow-claw', 'grasping-claws'], ['shadow-cruel', 'daemon-skull'], ['shadow-hector', 'diablo-skull'],
  ['shadow-gwyth', 'devil-mask'], ['shadow-halifax', 'vampire-dracula'], ['shadow-darkness', 'haunting'],
  ['earth', 'peaks'], ['wind', 'wind-hole'], ['fire', 'flame'], ['water', 'water-drop'],
  ['station', 'defense-satellite'], ['ruin', 'castle-ruins'], ['inner', 'black sun'], ['galaxy', 'galaxy'], ['home', 'ringed-planet'], ['fortress', 'elven-castle'],
  ['great_storm', 'lightning-storm'], ['local_storm', 'whirlwind'], ['gather', 'evil-wings'], ['salvage', 'wrench'], ['insight', 'light-bulb'], ['trade_winds', 'trade'],
  ['shipyard', 'crane'], ['scout', 'spyglass'], ['errand', 'evil-moon'], ['raid', 'robber'], ['gift', 'star-swirl'],
  ['ship', 'star dart'], ['ring', 'power-ring'], ['storage', 'cargo-crate'], ['stone', 'cut gem'], ['timer', 'black sun'], ['deck', 'stack'], ['draw', 'card-draw'],
  ['guide', 'compass'], ['build', 'auto-repair'], ['move', 'move'], ['battle', 'crossed-swords'], ['peace', 'shaking-hands'], ['ask', 'talk'], ['claim', 'flying-flag'],
  ['undo', 'anticlockwise-rotation'], ['disc', 'star-formation'], ['storm', 'lightning-storm'], ['map', 'star map'], ['end', 'check-mark'], ['setup', 'solar-system'],
  ['zoom_in', 'closer'], ['zoom_out', 'farther'], ['fit', 'whole'],
]

const VALUES = [0, 2, 4, 7, 10]

export const cardIds = VALUES.map(String)

/** A power card face up, the whole card, 100 x 140: as many rays as it is worth around a dark moon. @param {string} id */
export function card(id) {
  const value = Number(id)
  const picture = new Picture(100, 140, 'xMidYMid meet')
  const paper = picture.radial([[0, '#fdfaff'], [0.5, '#e6def3'], [1, '#b9acd8']], 'cx=".7" cy="0" r="1.15"')
  picture.paint(`<rect width="100" height="140" rx="8" fill="${paper}"/>`,
    '<rect x="4.5" y="4.5" width="91" height="131" rx="5" fill="none" stroke="#5b4a86" stroke-opacity=".45" stroke-width="1.2"/>')
  const [x, y] = [50, 86]
  picture.glow(x, y, 46, value ? '#8b5cff' : '#b9acd8', 0.42)
  if (!value) return picture.paint(`<circle cx="${x}" cy="${y}" r="21" fill="none" stroke="#4b3f70" stroke-width="3.4" stroke-dasharray="3.4 4.85"/>`)
  const violet = picture.radial([[0.3, '#2d1670'], [1, value > 4 ? '#a13fd6' : '#6d4bd0']], `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="42"`)
  const width = value > 7 ? 0.26 : value > 4 ? 0.33 : 0.36
  let star = ''
  for (let at = 0; at < value; at++) {
    const angle = -Math.PI / 2 + (2 * Math.PI * at) / value
    const to = (radius, turn) => `${r1(x + radius * Math.cos(angle + turn))} ${r1(y + radius * Math.sin(angle + turn))}`
    star += `M${to(14, -width)}L${to(43, 0)} ${to(14, width)}Z`
  }
  const moon = picture.radial([[0, '#4a3490'], [0.6, '#1b1040'], [1, '#0c0620']], 'cx=".68" cy=".26" r=".85"')
  return picture.path(star, violet, 'stroke="#1b1040" stroke-width=".8" stroke-linejoin="round"')
    .paint(`<circle cx="${x}" cy="${y}" r="17" fill="${moon}" stroke="#f3ecff" stroke-width="1.6"/><circle cx="${x + 4.5}" cy="${y - 5}" r="4.4" fill="#f3ecff"/>`)
}

export const backIds = ['power']

/** The back of the power cards, the whole card, 100 x 140: the moon in its ring among stars. */
export function back() {
  const picture = new Picture(100, 140, 'xMidYMid meet')
  const night = picture.linear([[0, '#43287f'], [0.55, '#231450'], [1, '#110824']], 'x1=".8" y1="0" x2=".2" y2="1"')
  picture.paint(`<rect width="100" height="140" rx="8" fill="${night}"/>`).glow(56, 62, 46, '#9a6bff', 0.5)
  const frame = picture.share('frame', (id) => `<clipPath id="${id}"><rect x="7" y="7" width="86" height="126"/></clipPath>`)
  picture.paint(`<g clip-path="url(#${frame})">`)
  starfield(picture, { seed: 3, count: 40, largest: 1.1, colours: ['#fff', '#cbbcff'] })
  return picture.paint('</g><g fill="none" stroke="#cdb9ff"><rect x="6" y="6" width="88" height="128" rx="5" stroke-width="1.4"/><circle cx="50" cy="70" r="31" stroke-width="1.4"/><circle cx="50" cy="70" r="37" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 5.81"/></g>')
    .path('M59.7 46.4A24 24 0 1 0 73.6 79.7 19.5 19.5 0 1 1 59.7 46.4Z', '#e4d8ff')
    .path('M50 12l1.8 5.2 5.2 1.8-5.2 1.8-1.8 5.2-1.8-5.2-5.2-1.8 5.2-1.8zM50 114l1.8 5.2 5.2 1.8-5.2 1.8-1.8 5.2-1.8-5.2-5.2-1.8 5.2-1.8z', '#cdb9ff')
}

/** Colours of the darts: the owners', and the shadows' black ones with a violet edge. */
const FLEETS = { earth: ['#6fc83f', '#06040d'], wind: ['#ffd24a', '#06040d'], fire: ['#ee6239', '#06040d'], water: ['#3f95f6', '#06040d'], shadow: ['#1a0f38', '#cdb9ff'] }

const SLOTS = 6

const PIECES = { disc, stone, sun, rays: corona, world }
for (const fleet of [...ELEMENTS, 'shadow']) PIECES[`ship-${fleet}`] = () => ship(...FLEETS[fleet])
for (let slot = 0; slot <= SLOTS; slot++) PIECES[`phase-${slot}`] = () => phase(slot)

export const pieceIds = Object.keys(PIECES)

/** @param {string} id */
export const piece = (id) => PIECES[id]()

const small = () => new Picture(48, 48, 'xMidYMid meet')

/** A disc face down: a violet coin with a star, all alike. */
function disc() {
  const picture = small()
  const metal = picture.radial([[0, '#a594e8'], [0.5, '#5a4a96'], [1, '#251a4e']], 'cx=".7" cy=".22" r=".9"')
  return picture.paint(`<circle cx="24" cy="24" r="23" fill="#06040d"/><circle cx="24" cy="24" r="20.5" fill="${metal}" stroke="#e4dbff" stroke-width="2"/>`,
    '<circle cx="24" cy="24" r="15.5" fill="none" stroke="#e4dbff" stroke-opacity=".75" stroke-width="1.4" stroke-dasharray="2.6 2.27"/>')
    .path('M24 11l2.8 10.2 10.2 2.8-10.2 2.8-2.8 10.2-2.8-10.2-10.2-2.8 10.2-2.8z', '#f7f2ff')
}

/** The Power Stone: a cut gem that shines by itself. */
function stone() {
  const picture = small()
  return picture.glow(24, 24, 24, '#a06bff', 1)
    .path('M24 3 41 17 24 45 7 17Z', '#7a45e6', 'stroke="#0b0616" stroke-width="3" stroke-linejoin="round" paint-order="stroke"')
    .path('M24 3 41 17H7Z', '#d6bcff').path('M24 3 31 17H17Z', '#fff').path('M17 17H31L24 45Z', '#9a6bff').path('M7 17H17L24 45Z', '#5423b8').path('M31 17H41L24 45Z', '#c7a6ff')
    .path('M24 3 41 17 24 45 7 17ZM7 17H41M24 3 17 17 24 45 31 17Z', 'none', 'stroke="#f3e9ff" stroke-width=".9" stroke-linejoin="round" opacity=".85"')
}

function ship(colour, edge) {
  return small().paint(`<g transform="scale(.09375)"><path d="${iconPath('star dart')}" fill="${colour}" stroke="${edge}" stroke-width="34" paint-order="stroke" stroke-linejoin="round"/></g>`)
    .path('M24 1.5 32.2 19.5 45 39 29.3 34.5 24 46.5Z', '#fff', 'opacity=".22"')
}

/** The sun at a slot of the timer: covered by as many sixths. */
function phase(slot) {
  const picture = small()
  const away = (1 - slot / SLOTS) * 30
  const [x, y] = [r1(24 - away * 0.8), r1(24 + away * 0.6)]
  const total = slot === SLOTS
  picture.glow(24, 24, 24, total ? '#8b5cff' : '#b79bff', total ? 0.95 : 0.6)
  if (total) return picture.paint('<circle cx="24" cy="24" r="16.3" fill="#efe6ff"/><circle cx="24" cy="24" r="15" fill="#05030b"/>')
  const clip = picture.share('sun', (id) => `<clipPath id="${id}"><circle cx="24" cy="24" r="15.4"/></clipPath>`)
  const light = picture.radial([[0.5, '#fff'], [1, '#dccbff']], 'cx=".6" cy=".4" r=".6"')
  picture.paint(`<circle cx="24" cy="24" r="15.4" fill="${light}"/>`)
  if (slot) picture.paint(`<g clip-path="url(#${clip})"><circle cx="${x}" cy="${y}" r="16.6" fill="#b79bff" opacity=".5"/><circle cx="${x}" cy="${y}" r="15.4" fill="#05030b"/></g>`)
  return picture.paint('<circle cx="24" cy="24" r="15.4" fill="none" stroke="#b79bff" opacity=".85"/>')
}

/** The three layers of the sky behind the map, each 1000 x 1000 around the same middle, with a disc of 250. */
const FIELD = 1000
const CENTRE = FIELD / 2
export const SUN_RADIUS = 250

const field = () => new Picture(FIELD, FIELD, 'xMidYMid meet')

/** The sun and its corona. */
function sun() {
  const picture = field()
  picture.glow(CENTRE, CENTRE, 500, '#7a4fe0', 0.6).glow(CENTRE, CENTRE, 400, '#b08cff', 0.5)
  const face = picture.radial([[0.3, '#8a64e0'], [0.8, '#b79af8'], [0.95, '#f7f0ff'], [1, '#d6c4ff']], 'r=".5"')
  return picture.paint(`<circle cx="500" cy="500" r="${SUN_RADIUS + 3}" fill="${face}"/>`)
}

/** The sun's rays alone: they go out in the last slot. */
function corona() {
  return rays(field(), { seed: 7, x: CENTRE, y: CENTRE, inner: SUN_RADIUS * 0.92, outer: 495, count: 84, colour: '#dccbff', width: [0.005, 0.02], opacity: [0.1, 0.34] })
}

/** The black world: craters, cracks, an edge of light toward the sun. */
function world() {
  const picture = field()
  const night = picture.radial([[0, '#1f1440'], [0.5, '#0d081c'], [1, '#050309']], 'cx=".68" cy=".28" r=".8"')
  picture.paint(`<circle cx="500" cy="500" r="${SUN_RADIUS + 7}" fill="#05030b" opacity=".55"/><circle cx="500" cy="500" r="${SUN_RADIUS}" fill="${night}"/>`)
  const random = chance(5)
  let craters = ''
  let lit = ''
  for (let at = 0; at < 30; at++) {
    const [angle, away, size] = [random.between(0, 6.3), SUN_RADIUS * Math.sqrt(random.between(0, 1)) * 0.88, random.between(5, 24)]
    const [x, y] = [CENTRE + away * Math.cos(angle), CENTRE + away * Math.sin(angle)]
    const high = r1(size * 0.82)
    craters += `M${r1(x - size)} ${r1(y)}a${r1(size)} ${high} 0 1 0 ${r1(2 * size)} 0a${r1(size)} ${high} 0 1 0-${r1(2 * size)} 0z`
    lit += `M${r1(x - size)} ${r1(y)}a${r1(size)} ${high} 0 0 0 ${r1(2 * size)} 0`
  }
  const [left, top, right, low] = [-0.35, -0.94, 0.94, 0.34].map((part) => Math.round(CENTRE + SUN_RADIUS * part))
  return picture.path(craters, '#000', 'opacity=".28"').path(lit, 'none', 'stroke="#9a80e0" stroke-width="2" opacity=".2"')
    .path(`M${left} ${top}A${SUN_RADIUS} ${SUN_RADIUS} 0 0 1 ${right} ${low}`, 'none', 'stroke="#efe4ff" stroke-width="2.5" opacity=".8"')
}
