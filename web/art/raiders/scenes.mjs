/**
 * The scenes behind the screens of Shadow Raiders: a square of the capital by gaslight (table), the same late in the
 * evening with the airship overhead (waiting room), and at dawn (end). `wide` is 1600 x 1000, `tall` 800 x 1600 for
 * phones; both are cropped to fit.
 */
import { cobbles, lamp, skyline } from '../studio/city.mjs'
import { stars } from '../studio/forest.mjs'
import { Picture } from '../studio/picture.mjs'

const MOODS = {
  table: {
    sky: ['#040913', '#0d2038', '#27405a'], moon: { colour: '#d8cfb8', halo: '#a39a80', opacity: 0.32, dim: '#a79f88' }, haze: '#c4914a', hazeOpacity: 0.42,
    roofs: ['#2a465f', '#182e45', '#0d1c2e'], window: '#ffc66b', fog: '#dcc08a', ground: ['#1f3348', '#121f2f', '#060b13'],
    stones: ['#40566b', '#28394c', '#1a2838', '#5b6470'], light: '#d9a95a', lightOpacity: 0.26, frame: '#04080f',
  },
  room: {
    sky: ['#05070f', '#131c31', '#3f3a3c'], moon: { colour: '#d8cfb8', halo: '#a39a80', opacity: 0.3, dim: '#a79f88' }, haze: '#d08f45', hazeOpacity: 0.46,
    roofs: ['#313d51', '#1c2739', '#0f1725'], window: '#ffc66b', fog: '#e0bd84', ground: ['#2f3035', '#1a1c22', '#07090e'],
    stones: ['#665a4a', '#3b3a3f', '#23252d', '#84705a'], light: '#f0b45e', lightOpacity: 0.44, frame: '#05070c', ship: true,
  },
  end: {
    sky: ['#0b1222', '#39405a', '#c98f63'], moon: { colour: '#efe3cf', halo: '#d6b592', opacity: 0.2, dim: '#c7b79f' }, haze: '#ffb877', hazeOpacity: 0.5,
    roofs: ['#5a566a', '#38394e', '#1b1f30'], window: '#ffd79a', fog: '#f0c9a0', ground: ['#3b3742', '#201f29', '#0a0b12'],
    stones: ['#7d6a63', '#4a4550', '#2b2a35', '#a08470'], light: '#ffc07c', lightOpacity: 0.3, frame: '#07080d', ship: true,
  },
}

/** Where things stand in each format: where roofs meet street, the moon, the middle of the square, lamps (x, foot, height). */
const FORMATS = {
  wide: { width: 1600, height: 1000, street: 620, moon: [1172, 128, 38], middle: [800, 720], ship: [360, 60, 190], roof: 1, lamps: [[300, 690, 300], [1330, 680, 280], [556, 724, 190], [110, 860, 560], [1520, 850, 520]] },
  tall: { width: 800, height: 1600, street: 900, moon: [600, 170, 36], middle: [400, 1060], ship: [70, 130, 150], roof: 1.35, lamps: [[210, 990, 300], [620, 980, 280], [30, 1230, 620], [772, 1220, 580]] },
}

export const sceneIds = Object.keys(MOODS).flatMap((mood) => Object.keys(FORMATS).map((format) => `${mood}-${format}`))

/** @param {string} id such as `table-wide` */
export function scene(id) {
  const [moodName, formatName] = id.split('-')
  const mood = MOODS[moodName]
  const { width, height, street, moon, middle, ship, roof, lamps } = FORMATS[formatName]
  const [far, between, near] = mood.roofs
  const picture = new Picture(width, height).sky(...mood.sky, 0.4)
  stars(picture, { seed: 3, count: 30, y: street * 0.45, colours: ['#fff', '#dfe6f0', '#f0e6d2'] })
  picture.glow(width / 2, street - 90, width * 0.58, mood.haze, mood.hazeOpacity, 330).moon(...moon, mood.moon)
  if (mood.ship) picture.figure('zeppelin', { x: ship[0], y: ship[1], size: ship[2] }, { light: mood.fog, mid: far, dark: between, rim: mood.light, hole: near }, { rim: 8, outline: 8 })
  const row = (scale) => ({ scale: scale * roof, lit: mood.window, pane: 1.7 * roof })
  skyline(picture, { ...row(1.7), seed: 171, base: street - 140, low: 40 * roof, high: 150 * roof, fill: far, share: 0.09 })
  picture.plain('congress', width * 0.3 - 110 * roof, street - 160 - 210 * roof, 250 * roof, far)
  farTower(picture, width * 0.69, street - 140, roof, far, mood.window)
  picture.mist(street - 160, mood.fog, 0.2, { seed: 102, count: 7, spread: 54 })
  skyline(picture, { ...row(2.2), seed: 172, base: street - 60, low: 60 * roof, high: 160 * roof, fill: between, curve: (along) => 90 * Math.abs(along - 0.5), share: 0.11 })
  picture.mist(street - 80, mood.fog, 0.2, { seed: 104, count: 7, spread: 50 })
  skyline(picture, { ...row(2.6), seed: 176, base: street + 10, low: 20 * roof, high: 90 * roof, fill: near, curve: (along) => 260 * roof * Math.max(0, Math.abs(along - 0.5) - 0.2), share: 0.12, pane: 2.1 * roof })
  const stone = picture.linear([[0, mood.ground[0]], [0.4, mood.ground[1]], [1, mood.ground[2]]])
  picture.paint(`<rect y="${street}" width="${width}" height="${height - street}" fill="${stone}"/>`)
  cobbles(picture, { seed: 5, y: street + 4, tones: mood.stones, opacity: 0.5, scale: formatName === 'tall' ? 2.6 : 2 })
  picture.glow(middle[0], middle[1], width * 0.4, mood.light, mood.lightOpacity, 190).mist(street + 10, mood.fog, 0.2, { seed: 108, count: 7, spread: 40 })
  for (const [x, foot, size] of lamps) {
    lamp(picture, x, foot, size, { fill: mood.frame })
    picture.glow(x, foot + size * 0.02, size * 0.5, '#ffc766', 0.3, size * 0.09)
  }
  return picture.vignette('#04070d', 0.94, 0.4, 'cx=".49" cy=".5" r=".7"')
}

/** The clock tower over the roofs, its dial lit. */
function farTower(picture, x, foot, size, fill, light) {
  const markup = `<g transform="translate(${x} ${foot})scale(${size})" fill="${fill}"><path d="M-27 60V-196H-34V-206H-24L-27-222-20-208H20L27-222 24-206H34V-196H27V60ZM-22-206-14-232H14L22-206ZM-11-230V-246H11V-230ZM-15-244 0-312 15-244Z"/>` +
    `<circle cy="-170" r="19" fill="${light}" opacity=".8"/><path d="M0-170V-183M0-170 8-164" stroke="${fill}" stroke-width="3" stroke-linecap="round"/></g>`
  return picture.paint(markup).glow(x, foot - 170 * size, 70 * size, light, 0.4)
}
