/**
 * The four games on the front page, 300 x 318: a sky, a place, one thing that says which game it is. The lower edge
 * goes into the card's text.
 */
import { HANDS, tower } from '../raiders/pieces.mjs'
import { rays, starfield } from '../shadowlord/space.mjs'
import { lamp, skyline } from '../studio/city.mjs'
import { grass, ground, stars, treeLine } from '../studio/forest.mjs'
import { Picture } from '../studio/picture.mjs'

const WIDTH = 300
const HEIGHT = 318

const COVERS = { hunters, raiders, rivals, shadowlord }

export const coverIds = Object.keys(COVERS)

/** @param {string} id */
export const cover = (id) => COVERS[id](new Picture(WIDTH, HEIGHT, 'xMidYMin slice'))

function hunters(picture) {
  picture.sky('#0b1411', '#35503f', '#7f9c80')
  stars(picture, { seed: 5, count: 24, y: 130 })
  picture.moon(196, 92, 50)
  const valley = (depth) => (along) => 20 - depth * Math.abs(along - 0.5) * 2
  treeLine(picture, { seed: 61, base: 256, low: 80, high: 160, gap: 24, fill: '#41604f' })
  picture.mist(240, '#c4d6bd', 0.34, { seed: 3, spread: 24 })
  treeLine(picture, { seed: 62, base: 274, low: 100, high: 180, gap: 38, fill: '#294035', curve: valley(30) })
  picture.mist(262, '#c4d6bd', 0.28, { seed: 4, spread: 20 })
  treeLine(picture, { seed: 63, base: 294, low: 130, high: 230, gap: 62, fill: '#15251d', curve: valley(80) })
  picture.plain('bat', 84, 60, 44, '#14221b').plain('bat', 60, 96, 24, '#1b2c23')
    .figure('werewolf', { x: 66, y: 118, size: 176 }, { light: '#f3efdb', mid: '#7f9077', dark: '#16231b', rim: '#f2f8da', hole: '#0a120d' }, { rim: 10 })
  ground(picture, { seed: 6, y: 288, swing: 6, fill: '#0b140f' })
  grass(picture, { seed: 7, y: 290, count: 70, blade: 20, fill: '#0b140f' })
  return picture.plain('fern', -24, 232, 110, '#060b08', { flip: true }).plain('fern', 222, 236, 106, '#060b08').fade('#0b140f', 270, HEIGHT)
}

function raiders(picture) {
  picture.sky('#071225', '#1c3a5e', '#c08f4c').glow(150, 290, 230, '#ffb755', 0.5, 150)
  stars(picture, { seed: 8, count: 20, y: 110, colours: ['#fff', '#ffe9c0'] })
  picture.moon(252, 58, 15, { colour: '#fff2d6', halo: '#f4d9a0', opacity: 0.4, dim: '#d9bd8c' })
    .figure('zeppelin', { x: 118, y: 18, size: 152, flip: true }, { light: '#fff0c9', mid: '#b08f56', dark: '#2a2b3a', rim: '#ffe3a6', hole: '#0a1528' }, { rim: 9 })
  skyline(picture, { seed: 71, base: 250, low: 30, high: 90, fill: '#2b4a6c', lit: '#ffd98a' })
  picture.mist(238, '#e8c98c', 0.3, { seed: 5, spread: 26 })
  skyline(picture, { seed: 72, base: 290, low: 30, high: 96, fill: '#142a45', lit: '#ffc56a', share: 0.16 })
  const wall = picture.linear([[0, '#5a4f38'], [0.65, '#c2ad7c'], [1, '#f3e3ba']], '')
  picture.path('M47 156H119V318H47Z', wall).path('M50 190H116M50 226H116M50 262H116', 'none', 'stroke="#3b3220" stroke-width="1.5" opacity=".4"')
    .path('M66 196v22M83 196v22M100 196v22M66 232v22M83 232v22M100 232v22', 'none', 'stroke="#1a130a" stroke-width="5" opacity=".75"')
    .paint('<g transform="translate(23 14)scale(1.2)">')
  tower(picture).paint(...HANDS, '</g>')
  picture.mist(286, '#dfc187', 0.34, { seed: 6, spread: 18 })
  lamp(picture, 262, 308, 166, { fill: '#07101d', light: 0.95 })
  picture.path('M152 214h66v26q-4 34-33 44q-29-10-33-44z', '#0a1424')
    .figure('spy', { x: 106, y: 152, size: 158 }, { light: '#f6e4bd', mid: '#5d6b82', dark: '#0c1626', rim: '#ffd98a', hole: '#060d18' }, { rim: 10 })
  ground(picture, { seed: 8, y: 304, swing: 2, fill: '#060d18' })
  return picture.fade('#060d18', 270, HEIGHT)
}

function rivals(picture) {
  picture.sky('#1c060d', '#4a1020', '#3b0d1a')
  for (const x of [30, 110, 190])
    picture.path(`M${x} 290V96a40 52 0 0 1 80 0V290Z`, '#12203c').path(`M${x + 6} 290V98a34 46 0 0 1 68 0V290Z`, '#24406b')
      .path(`M${x + 40} 52V290M${x + 6} 130h68M${x + 6} 190h68M${x + 6} 246h68`, 'none', 'stroke="#6b4a2a" stroke-width="3"')
  picture.moon(228, 100, 20, { colour: '#fff2d6', halo: '#f4d9a0', opacity: 0.7, dim: '#d9bd8c' }).glow(150, 70, 150, '#ffd98a', 0.7, 90)
    .path('M150-4V44M96 76C100 104 136 112 150 112S200 104 204 76M112 66C116 88 138 94 150 94S184 88 188 66M150 44C130 58 128 84 150 112C172 84 170 58 150 44Z', 'none', 'stroke="#f0cf86" stroke-width="3"')
  for (const [x, y] of [[96, 70], [112, 60], [132, 52], [168, 52], [188, 60], [204, 70]])
    picture.path(`M${x - 2} ${y - 8}h4v14h-4z`, '#fff3d6').glow(x, y - 12, 16, '#ffe2a0', 1)
  picture.path('M0 0H66C60 120 46 220 0 300ZM300 0H234C240 120 254 220 300 300Z', '#4d0f1e')
    .path('M0 0H40C38 110 28 200 0 270ZM300 0H260C262 110 272 200 300 270Z', '#7a1a30')
    .path('M66 0C60 120 46 220 0 300M234 0C240 120 254 220 300 300', 'none', 'stroke="#e6c27a" stroke-width="2" opacity=".8"')
    .glow(150, 220, 150, '#ffcf8a', 0.35)
    .figure('carnival-mask', { x: 30, y: 104, size: 240 }, { light: '#fff6e3', mid: '#d9a860', dark: '#5a1a22', rim: '#fff0cf', hole: '#1a060b' }, { rim: 9 })
    .plain('shut-rose', 214, 226, 90, '#2a0a12', { flip: true })
    .figure('rose', { x: 4, y: 222, size: 92 }, { light: '#ff9aa8', mid: '#b3263f', dark: '#4a0a1a', rim: '#ffd9c0', hole: '#1a060b' }, { rim: 9 })
  return picture.path('M0 302Q150 288 300 302V318H0Z', '#17060b').fade('#17060b', 268, HEIGHT)
}

/** Sun and black world, the four elements' corners of the map, ships that dare, and he who holds the stone. */
function shadowlord(picture) {
  picture.sky('#05040c', '#150b33', '#3a2278').glow(70, 96, 130, '#7a2f8e', 0.5, 90).glow(250, 220, 130, '#24508c', 0.5, 90)
  starfield(picture, { seed: 4, count: 150, largest: 1.4 })
  const [x, y, radius] = [150, 124, 78]
  picture.glow(x + 12, y - 9, 190, '#8b5cff', 0.9)
  rays(picture, { seed: 6, x: x + 12, y: y - 9, inner: 70, outer: 190, count: 70, colour: '#e4d8ff', width: [0.008, 0.03], opacity: [0.12, 0.4] })
  picture.glow(x + 12, y - 9, 116, '#d9c6ff', 0.9)
    .paint(`<circle cx="${x + 12}" cy="${y - 9}" r="${radius}" fill="#c9b2ff"/><circle cx="${x + 13}" cy="${y - 10}" r="${radius - 2}" fill="#f7f1ff"/>`,
      `<circle cx="${x}" cy="${y}" r="${radius + 1}" fill="${picture.radial([[0, '#1f1440'], [0.6, '#0b0618'], [1, '#050309']], 'cx=".68" cy=".28" r=".8"')}"/>`)
    .path('M32 226 66 178M66 178 48 88M66 178 118 214M118 214H182M182 214 236 176M236 176 252 88M236 176 268 228', 'none', 'stroke="#8df0b2" stroke-width="1.4" opacity=".75"')
  for (const [nx, ny] of [[66, 178], [118, 214], [182, 214], [236, 176]]) picture.paint(`<circle cx="${nx}" cy="${ny}" r="4" fill="#0b1a14" stroke="#8df0b2" stroke-width="1.6"/>`)
  for (const [nx, ny, shape, colour] of [[48, 88, 'M-7-12H7L14 0 7 12H-7L-14 0Z', '#6fc83f'], [252, 88, 'M-11-11H11V11H-11Z', '#ee6239'], [32, 226, 'M-12 0A12 12 0 1 1 12 0A12 12 0 1 1-12 0Z', '#ffd24a'], [268, 228, 'M0-14 14 11H-14Z', '#3f95f6']])
    picture.glow(nx, ny, 32, colour, 0.8).path(shape, colour, `transform="translate(${nx} ${ny})" stroke="#07050f" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`)
  const dart = 'M0-15 5.5-3 14 10 3.5 7 0 15-3.5 7-14 10-5.5-3Z'
  for (const [sx, sy, turn, size] of [[56, 134, 42, 0.9], [30, 158, 38, 0.6], [244, 132, -42, 0.9], [272, 156, -38, 0.6]])
    picture.paint(`<g transform="translate(${sx} ${sy})rotate(${turn})scale(${size})"><path d="M-4 9 0 62 4 9Z" fill="#a8ffca" opacity=".35"/><path d="${dart}" fill="#c8ffdf" stroke="#07120c" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round"/></g>`)
  picture.figure('overlord-helm', { x: 34, y: 92, size: 232 }, { light: '#d8c8ff', mid: '#4f3c8a', dark: '#0f0822', rim: '#a8ffca', hole: '#050309' }, { rim: 9, outline: 9 })
  for (const ex of [127.2, 172.8]) picture.eye(ex, 223, '#ff8af0', 1.9)
  return picture.fade('#07050f', 276, HEIGHT)
}
