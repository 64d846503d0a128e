/**
 * The scenes behind the screens of Shadow Rivals: a ballroom with night behind its windows. On the table the floor rises
 * to 30 % of the height, at the end it lies at 62 %. `wide` is 1600 x 1000, `tall` 800 x 1600 for phones; both are cropped to fit.
 */
import { chance } from '../studio/chance.mjs'
import { iconPath } from '../studio/icons.mjs'
import { Picture, r1 } from '../studio/picture.mjs'

/** Where the floor begins, how large the room is drawn, who dances where; or the carpet for those who come. */
const VIEWS = {
  'table-wide': { floor: 300, scale: 1, pairs: [-500, -280, 0, 280, 530] },
  'table-tall': { floor: 480, scale: 1, pairs: [-270, 0, 270] },
  'room-wide': { floor: 570, scale: 1.05, pairs: [], welcome: true },
  'room-tall': { floor: 800, scale: 1.4, pairs: [], welcome: true },
  'end-wide': { floor: 620, scale: 1, pairs: [-500, -280, 0, 280, 530] },
  'end-tall': { floor: 992, scale: 1.5, pairs: [-190, 40] },
}

const FORMATS = { wide: [1600, 1000], tall: [800, 1600] }

export const sceneIds = Object.keys(VIEWS)

/** The wall's own measure: its height over the floor, windows from edge to edge, columns between them. */
const WINDOWS = [-650, -370, -90, 190, 470]
const COLUMNS = [-724, -444, -164, 116, 396, 676]
const PANE = 180

/** @param {string} id such as `table-wide` */
export function scene(id) {
  const { floor, scale, pairs, welcome } = VIEWS[id]
  const [width, height] = FORMATS[id.split('-')[1]]
  const picture = new Picture(width, height).paint(`<rect width="${width}" height="${height}" fill="#2a0a13"/>`)
  picture.paint(`<g transform="translate(${width / 2} ${floor})scale(${scale})">`)
  wall(picture)
  picture.paint('</g>')
  parquet(picture, width, height, floor)
  if (welcome) carpet(picture, width, height, floor)
  picture.paint(`<g transform="translate(${width / 2} ${floor})scale(${scale})">`)
  gloss(picture)
  pairs.forEach((x, at) => pair(picture, x, at % 2 ? -0.9 : 0.9))
  chandelier(picture, 0, -424, 1.5)
  chandelier(picture, -440, -470, 0.8)
  chandelier(picture, 440, -470, 0.8)
  picture.paint('</g>')
  curtains(picture, width, height)
  return picture.vignette('#0d0306', 0.9, 0.35, 'cx=".5" cy=".46" r=".72"')
}

/** Around a point on the floor: x to the sides, y upward from 0 to -620. */
function wall(picture) {
  const random = chance(3)
  const glass = picture.linear([[0, '#0b1530'], [0.7, '#274a7c'], [1, '#5b7fae']])
  const half = PANE / 2
  for (const x of WINDOWS) {
    const arch = (out) => `M${x - out}-18V${-436 - out * 0.2}a${half + out} ${half + 10 + out} 0 0 1 ${PANE + 2 * out} 0V-18Z`
    picture.path(arch(16), '#8a6230', 'opacity=".55"').path(arch(10), '#2a0d12').path(arch(0), glass)
    let dots = ''
    for (let at = 0; at < 12; at++) dots += `<circle cx="${r1(x + random.between(14, PANE - 14))}" cy="${r1(random.between(-500, -240))}" r="${random.pick([0.9, 1.3, 1.8])}" opacity="${r1(random.between(0.4, 0.9))}"/>`
    picture.paint(`<g fill="#fff">${dots}</g>`)
    if (x === 190) picture.moon(x + 96, -428, 34, { colour: '#fff2d6', halo: '#dfe6ff', opacity: 0.5, dim: '#d9c9a8' })
    let trees = ''
    for (let at = 0; at < 4; at++) {
      const cx = x + 20 + at * 48 + random.between(-8, 8)
      const high = random.between(60, 130)
      trees += `M${r1(cx - 16)}-16C${r1(cx - 18)} ${r1(-18 - high / 2)} ${r1(cx - 6)} ${r1(-22 - high)} ${r1(cx)} ${r1(-26 - high)}C${r1(cx + 6)} ${r1(-22 - high)} ${r1(cx + 18)} ${r1(-18 - high / 2)} ${r1(cx + 16)}-16Z`
    }
    picture.path(trees, '#0a1428')
      .path(`M${x + half}-526V-18M${x}-418h${PANE}m0 130h${-PANE}m0 130h${PANE}M${x + half / 2}-498V-18M${x + half * 1.5}-498V-18`, 'none', 'stroke="#6d4a26" stroke-width="4"')
    const [left, right] = [x - 30, x + PANE + 30]
    picture.path(`M${left}-508c10 190 24 310-4 490h-22V-508ZM${right}-508c-10 190-24 310 4 490h22V-508Z`, '#5c1223')
      .path(`M${left}-508c10 190 24 310-4 490M${right}-508c-10 190-24 310 4 490`, 'none', 'stroke="#c2934e" stroke-width="2.5" opacity=".7"')
      .path(`M${x - 60}-522Q${x + half}-442 ${x + PANE + 60}-522V-534H${x - 60}Z`, '#74172c')
      .path(`M${x - 60}-520Q${x + half}-438 ${x + PANE + 60}-520`, 'none', 'stroke="#d8ab62" stroke-width="4" stroke-dasharray="3 5"')
  }
  const stone = picture.linear([[0, '#1f0a0e'], [0.62, '#8d6a48'], [0.8, '#e5c38b'], [1, '#4a2a20']], 'x2="1" y2="0"')
  for (const x of COLUMNS)
    picture.paint(`<rect x="${x - 20}" y="-558" width="40" height="552" fill="${stone}" opacity=".8"/>`)
      .path(`M${x - 34}-558h68l-10 28h-48ZM${x - 28}-22h56l6 24h-68Z`, '#b98e55').path(`M${x - 12}-526V-24m10-502V-24m10-502V-24`, 'none', 'stroke="#2a1010" stroke-width="2" opacity=".5"')
  picture.paint('<rect x="-900" y="-578" width="1800" height="26" fill="#6f4f2c"/><rect x="-900" y="-1200" width="1800" height="622" fill="#1a070c"/>')
    .path('M-900-552H900', 'none', 'stroke="#f0cf8e" stroke-width="2" opacity=".6"')
}

/** In perspective, in the light of candles. */
function parquet(picture, width, height, floor) {
  const wood = picture.linear([[0, '#6a3a28'], [0.3, '#3f1a18'], [1, '#17070b']])
  picture.paint(`<rect y="${floor}" width="${width}" height="${height - floor}" fill="${wood}"/>`)
  const middle = width / 2
  let lines = ''
  for (let at = -16; at < 17; at++) lines += `M${middle + at * 60} ${floor}L${r1(middle + at * 400)} ${floor + 1000}`
  let y = floor
  for (let step = 10; y < height; step *= 1.2) {
    lines += `M0 ${Math.round(y)}H${width}`
    y += step
  }
  picture.path(lines, 'none', 'stroke="#e3a878" stroke-width="1.2" opacity=".16"')
    .glow(middle, floor + 142, 820, '#ffce8e', 0.4, 230).glow(middle, floor + 82, 360, '#fff0cf', 0.2, 110)
}

/** What of the windows shines up from the floor. */
function gloss(picture) {
  const night = picture.linear([[0, '#8fb2e6', 0.2], [1, '#8fb2e6', 0]])
  const shine = WINDOWS.map((x) => `M${x + 8} 4H${x + PANE - 8}L${r1((x + PANE) * 1.28)} 240H${r1(x * 1.28)}Z`).join('')
  picture.path(shine, night)
}

/** Unrolled from the middle window to whoever comes in, between two lights. */
function carpet(picture, width, height, floor) {
  const middle = width / 2
  const [far, near] = [width * 0.055, width > height ? width * 0.24 : width * 0.5]
  const wool = picture.linear([[0, '#a3263f'], [0.5, '#7a172c'], [1, '#4a0d1c']])
  const edge = (inset) => `M${r1(middle - far + inset * far)} ${floor}L${r1(middle - near + inset * near)} ${height}M${r1(middle + far - inset * far)} ${floor}L${r1(middle + near - inset * near)} ${height}`
  picture.path(`M${middle - far} ${floor}H${middle + far}L${middle + near} ${height}H${middle - near}Z`, wool)
    .path(edge(0.02), 'none', 'stroke="#e6c27a" stroke-width="5" opacity=".8"').path(edge(0.12), 'none', 'stroke="#e6c27a" stroke-width="2" opacity=".5"')
    .glow(middle, floor + 60, width * 0.3, '#ffcf8a', 0.3, 70)
  const size = width > height ? 210 : 250
  for (const side of [-1, 1]) {
    const x = middle + side * width * (width > height ? 0.24 : 0.27)
    picture.glow(x, floor - size * 0.34, size * 0.9, '#ffc766', 0.5)
      .figure('lit-candelabra', { x: x - size / 2, y: floor - size * 0.62, size }, { light: '#e2b96c', mid: '#8a5a2c', dark: '#33150f', rim: '#f0cf86', edge: '#f0cf86', hole: '#1d0a0c' }, { rim: 7 })
  }
}

/** Two who dance, far away, and their shadow on the polished floor; `side` is their width, below 0 turned about. */
function pair(picture, x, side) {
  const dress = picture.share('dress', (id) => `<symbol id="${id}" viewBox="0 0 512 512" preserveAspectRatio="none" overflow="visible"><path d="${iconPath('ample-dress')}"/></symbol>`)
  const dancers = picture.share('pair', (id) => `<g id="${id}"><g fill="#1a060c"><use href="#${dress}" x="-58" y="-118" width="96" height="120"/><circle cx="-12" cy="-126" r="9"/><circle cx="-18" cy="-134" r="6"/><path d="M-14-120h6v12h-6Z"/>` +
    '<circle cx="24" cy="-136" r="9.5"/><path d="M20-128h9l2 8c9 2 14 8 14 18l-2 40 3 24-7-6-3 44h-10l-2-40-4 40h-10l2-52-4-50c0-10 4-15 10-18Z"/></g>' +
    '<g fill="none" stroke="#1a060c" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"><path d="M-22-101Q-42-93-66-112M14-106Q-10-92-28-98M16-111Q-24-118-66-113"/></g>' +
    '<path d="M33-143c3 4 3 9 1 13M47-100l-2 40 3 22M36-118c5 1 9 4 11 10" fill="none" stroke="#ffcf8a" stroke-width="1.6" opacity=".6"/></g>')
  picture.paint(`<use href="#${dancers}" transform="translate(${x} 26)scale(${side} -.7)" opacity=".28"/><use href="#${dancers}" transform="translate(${x} 24)scale(${side} .9)"/>`)
}

const ARMS = [[-92, 0], [-66, -14], [-38, -24], [38, -24], [66, -14], [92, 0]]

function chandelier(picture, x, y, size) {
  const brass = picture.share('chandelier', (id) => `<g id="${id}"><g fill="none" stroke="#f0cf86" stroke-width="3.4"><path d="M0-400V-46M-92 0C-86 44-24 56 0 56S86 44 92 0M-66-14C-60 20-20 28 0 28S60 20 66-14M-38-24C-34 2-12 8 0 8S34 2 38-24M0-46C-24-28-28 28 0 58C28 28 24-28 0-46Z"/>` +
    '<path d="M-80 20Q-60 44-40 40M80 20Q60 44 40 40" stroke-width="1.6" stroke-dasharray="1 5" stroke-linecap="round" stroke="#fff3d6"/></g><path d="M0 60l6 12-6 14-6-14Z" fill="#fff3d6"/></g>')
  picture.paint(`<use href="#${brass}" transform="translate(${x} ${y})scale(${size})"/>`)
  for (const [dx, dy] of ARMS)
    picture.paint(`<rect x="${r1(x + (dx - 3) * size)}" y="${r1(y + (dy - 18) * size)}" width="${r1(6 * size)}" height="${r1(20 * size)}" fill="#fff3d6"/>`)
      .glow(x + dx * size, y + (dy - 26) * size, 34 * size, '#ffe2a0', 1)
  picture.glow(x, y - 10, 300 * size, '#ffd591', 0.5, 200 * size)
}

/** Great curtains that frame the room, drawn back by a cord: the ground of the side columns. */
function curtains(picture, width, height) {
  const [reach, long] = [width > height ? 1 : 0.42, height / 1000]
  const side = picture.share('curtain', (id) => `<g id="${id}"><path d="M0-10H330C300 220 250 420 120 560C190 700 200 860 180 1020H0Z" fill="#3b0b16"/><path d="M0-10H230C214 200 180 400 80 556C130 700 140 860 124 1020H0Z" fill="#5a1122"/>` +
    '<path d="M0-10H140C130 200 110 390 40 552C74 700 84 860 70 1020H0Z" fill="#4a0d1b"/><path d="M0-10H64C60 200 50 380 10 548C34 700 40 860 30 1020H0Z" fill="#69152a"/>' +
    '<path d="M330-10C300 220 250 420 120 560" stroke="#e0b56c" stroke-width="4" fill="none" opacity=".85"/><path d="M-6 548Q80 590 128 548" stroke="#e6c27a" stroke-width="12" fill="none"/>' +
    '<path d="M128 548v54" stroke="#e6c27a" stroke-width="5"/><path d="M118 596h20l4 44h-28Z" fill="#c99b54"/></g>')
  picture.paint(`<use href="#${side}" transform="scale(${reach} ${long})"/><use href="#${side}" transform="translate(${width} 0)scale(${-reach} ${long})"/>`)
}
