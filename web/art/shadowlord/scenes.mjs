/**
 * The scenes behind the screens of Shadowlord: deep space, a galaxy to fight in, the bridge of a ship, dawn after victory,
 * the last eclipse. `wide` is 1600 x 1000, `tall` 800 x 1600 for phones; both are cropped to fit. What lies behind the map
 * (sun, rays, black world) are pieces, for it moves.
 */
import { chance } from '../studio/chance.mjs'
import { Picture, r1 } from '../studio/picture.mjs'
import { ball, dots, rays, scatter, sparkle, starfield } from './space.mjs'

const VIEWS = { table, battle, room, end: victory, defeat }
const FORMATS = { wide: [1600, 1000], tall: [800, 1600] }

export const sceneIds = Object.keys(VIEWS).flatMap((view) => Object.keys(FORMATS).map((format) => `${view}-${format}`))

/** @param {string} id such as `table-wide` */
export function scene(id) {
  const [view, format] = id.split('-')
  return VIEWS[view](new Picture(...FORMATS[format]))
}

/** Clouds `[along, down, radius, radiusY, colour, opacity]`, in parts of the picture's sides. */
function clouds(picture, list) {
  for (const [x, y, rx, ry, colour, opacity] of list)
    picture.glow(x * picture.width, y * picture.height, rx * picture.width, colour, opacity, ry * picture.height)
  return picture
}

/** A river of stars from the lower left to the upper right. */
function river(picture, { seed, puffs, stars, from = 0.86, to = 0.1 }) {
  const random = chance(seed)
  const { width, height } = picture
  const y = (along) => height * (from + (to - from) * along)
  for (let at = 0; at < puffs; at++) {
    const along = random.between(0, 1)
    picture.glow(along * width, y(along) + scatter(random, height * 0.045), random.between(60, 170), random.pick(['#7d5bd0', '#4f3aa8', '#3d6fa0', '#8a4a9a']), random.pick([0.1, 0.15, 0.2]), random.between(30, 80))
  }
  const points = []
  for (let at = 0; at < stars; at++) {
    const along = random.between(-0.03, 1.03)
    points.push([along * width, y(along) + scatter(random, height * 0.05)])
  }
  return dots(picture, points, '#d8ccff', 1.4, 0.6, Math.round)
}

function table(picture) {
  picture.sky('#06040d', '#0d0822', '#150c33')
  clouds(picture, [[0.19, 0.18, 0.29, 0.24, '#4b2a9e', 0.55], [0.78, 0.25, 0.33, 0.3, '#5a2f9e', 0.45], [0.48, 0.82, 0.44, 0.26, '#2b1d7a', 0.55], [0.84, 0.82, 0.27, 0.24, '#1c4a5c', 0.48], [0.11, 0.76, 0.26, 0.3, '#1a3d50', 0.48], [0.51, 0.12, 0.27, 0.16, '#7a2f8e', 0.34]])
  river(picture, { seed: 12, puffs: 34, stars: 420 })
  starfield(picture, { seed: 21, count: 560, largest: 1.5 })
  const random = chance(31)
  for (let at = 0; at < 15; at++) sparkle(picture, random.between(0.04, 0.96) * picture.width, random.between(0.05, 0.92) * picture.height, random.between(5, 12))
  return picture.vignette('#05030b', 0.8, 0.42, 'cx=".5" cy=".46" r=".75"')
}

/** The heart of one galaxy, where two fleets meet. */
function battle(picture) {
  const { width, height } = picture
  const wide = width > height
  const [x, y, reach] = [width / 2, height * (wide ? 0.46 : 0.42), wide ? 620 : 560]
  picture.sky('#06040f', '#120a2c', '#08051a')
  clouds(picture, [[0.15, 0.3, 0.4, 0.3, '#3a2080', 0.5], [0.88, 0.7, 0.36, 0.34, '#7a2f7e', 0.4], [0.85, 0.16, 0.3, 0.26, '#20457c', 0.5]])
  starfield(picture, { seed: 8, count: 300, largest: 1.4 })
  picture.paint(`<g transform="translate(${x} ${r1(y)})rotate(-16)scale(1 .5)">`).glow(0, 0, reach * 1.15, '#5a3cb0', 0.85).glow(0, 0, reach * 0.66, '#a98bff', 0.55)
  const random = chance(31)
  const kinds = new Map()
  for (const arm of [0, Math.PI])
    for (let step = 1; step <= 15; step++) {
      const [radius, angle] = [reach * (0.06 + (0.94 * step) / 15), arm + (step / 15) * 4.4]
      picture.glow(radius * Math.cos(angle), radius * Math.sin(angle), reach * (0.12 + 0.01 * step), '#b79bff', 0.42)
    }
  for (const arm of [0, Math.PI])
    for (let at = 0; at < 780; at++) {
      const along = Math.pow(random.between(0, 1), 0.75)
      const [radius, angle] = [reach * (0.06 + 0.94 * along), arm + along * 4.4 + scatter(random, 0.16 + 0.2 * (1 - along))]
      const spread = reach * (0.02 + 0.06 * along)
      const key = `${random.pick([2.2, 2.2, 3.4, 5])},${random.pick(['#fff', '#cdb9ff', '#a98bff', '#8fb4ff', '#f0a0d0'])}`
      if (!kinds.has(key)) kinds.set(key, [])
      kinds.get(key).push([radius * Math.cos(angle) + scatter(random, spread), radius * Math.sin(angle) + scatter(random, spread)])
    }
  for (const [key, points] of kinds) dots(picture, points, key.split(',')[1], Number(key.split(',')[0]), 0.8, Math.round)
  picture.glow(0, 0, reach * 0.3, '#f3eaff', 1).glow(0, 0, reach * 0.12, '#fff', 1).paint('</g>')
  squadron(picture, { seed: 4, count: 13, x: width * 0.2, y: height * 0.34, across: width * 0.16, down: height * 0.2, turn: 82, size: wide ? 30 : 26 })
  squadron(picture, { seed: 9, count: 13, x: width * 0.8, y: height * 0.52, across: width * 0.16, down: height * 0.2, turn: -98, size: wide ? 30 : 26 })
  return picture.vignette('#05030b', 0.88, 0.25, 'cx=".5" cy=".44" r=".72"')
}

/** Darts that fly together, dark, with a lit edge and a trail; `turn` 0 is upward. */
function squadron(picture, { seed, count, x, y, across, down, turn, size, hull = '#0c0720', edge = '#b79bff', trail = '#b79bff' }) {
  const dart = picture.share('dart', (id) => `<path id="${id}" d="M256 16 344 208 480 416 312 368 256 496 200 368 32 416 168 208z"/>`)
  const wake = picture.linear([[0, trail, 0.55], [1, trail, 0]])
  const random = chance(seed)
  for (let at = 0; at < count; at++) {
    const scale = random.between(0.5, 1.1) * size
    const to = `translate(${r1(x + random.between(-across, across))} ${r1(y + random.between(-down, down))})rotate(${turn + Math.round(random.between(-7, 7))})scale(${Math.round((scale / 512) * 1000) / 1000})`
    picture.paint(`<g transform="${to}"><path d="M-150 120L0 1500 150 120Z" fill="${wake}"/><use href="#${dart}" transform="translate(-256-256)" fill="${hull}" stroke="${edge}" stroke-width="26" stroke-linejoin="round"/><path d="M0-190 36 110 0 230Z" fill="${edge}" opacity=".7"/></g>`)
  }
  return picture
}

/** The bridge: a great window on the galaxy, a lit floor, consoles at both sides. */
function room(picture) {
  const { width, height } = picture
  const wide = width > height
  const [middle, floor] = [width / 2, height * (wide ? 0.57 : 0.5)]
  picture.sky('#07051a', '#1a0f40', '#35206e', 0.4)
  clouds(picture, [[0.28, 0.22, 0.34, 0.26, '#6a3fc4', 0.55], [0.74, 0.36, 0.34, 0.24, '#a04fb0', 0.36], [0.9, 0.12, 0.3, 0.2, '#2d6a9c', 0.45]])
  river(picture, { seed: 5, puffs: 16, stars: 260, from: 0.5, to: 0.06 })
  starfield(picture, { seed: 6, count: 260, height: floor, largest: 1.5 })
  const [px, py, pr] = wide ? [1290, 236, 108] : [642, 350, 92]
  picture.glow(px, py, pr * 2.4, '#8df0b2', 0.3)
  ball(picture, px, py, pr, ['#eafff2', '#5fae88', '#0d2a20'])
  picture.paint(`<g transform="rotate(-16 ${px} ${py})" fill="none" stroke="#c8ffdf"><path d="M${px - pr * 1.75} ${py}a${pr * 1.75} ${pr * 0.34} 0 0 0 ${pr * 3.5} 0" stroke-width="7" opacity=".75"/><path d="M${px - pr * 1.45} ${py}a${pr * 1.45} ${pr * 0.25} 0 0 0 ${pr * 2.9} 0" stroke-width="3" opacity=".55"/></g>`)
  const [ex, ey, er] = wide ? [312, 262, 88] : [156, 270, 66]
  rays(picture, { seed: 3, x: ex, y: ey, inner: er * 0.95, outer: er * 2.6, count: 40, colour: '#dccbff', width: [0.01, 0.03] })
  picture.glow(ex, ey, er * 2.4, '#b08cff', 0.75).paint(`<circle cx="${ex + 8}" cy="${ey - 6}" r="${er}" fill="#efe4ff"/><circle cx="${ex}" cy="${ey}" r="${er}" fill="#07040f"/>`)
  squadron(picture, { seed: 6, count: 7, x: middle, y: floor * 0.5, across: width * 0.14, down: floor * 0.16, turn: 64, size: 34, hull: '#d8ffe6', edge: '#0b1a14', trail: '#8df0b2' })
  panes(picture, middle, floor)
  deck(picture, middle, floor)
  for (const side of [-1, 1]) desk(picture, middle + side * width * (wide ? 0.36 : 0.4), floor, side, wide ? 1 : 0.8)
  return picture.vignette('#05030b', 0.85, 0.36, 'cx=".5" cy=".42" r=".75"')
}

/** Struts of the window, lit along their edge, and the frame above. */
function panes(picture, middle, floor) {
  const { width } = picture
  const steel = picture.linear([[0, '#5a4c8c'], [0.4, '#2a2050'], [1, '#0d0820']], 'x1="1" x2="0" y2=".3"')
  let struts = ''
  for (const part of [-1, -0.5, 0.5, 1]) {
    const [top, foot] = [middle + part * width * 0.34, middle + part * width * 0.5]
    struts += `M${r1(top - 9)} 0H${r1(top + 9)}L${r1(foot + 16)} ${r1(floor)}H${r1(foot - 16)}Z`
  }
  picture.path(struts, steel, 'stroke="#0a0618" stroke-width="3"')
    .path(`M0 0H${width}V44Q${middle} 86 0 44Z`, steel, 'stroke="#0a0618" stroke-width="3"')
    .path(`M0 50Q${middle} 92 ${width} 50`, 'none', 'stroke="#8df0b2" stroke-width="2.5" opacity=".7"')
    .path(`M0 ${r1(floor - 26)}H${width}V${r1(floor + 6)}H0Z`, steel, 'stroke="#0a0618" stroke-width="3"')
    .path(`M0 ${r1(floor - 14)}H${width}`, 'none', 'stroke="#8df0b2" stroke-width="3" stroke-dasharray="44 14" opacity=".75"')
}

/** The floor: plates toward the window, a lit way to it. */
function deck(picture, middle, floor) {
  const { width, height } = picture
  const plates = picture.linear([[0, '#3a2c6c'], [0.35, '#1d1440'], [1, '#0a0618']])
  picture.paint(`<rect y="${r1(floor)}" width="${width}" height="${r1(height - floor)}" fill="${plates}"/>`)
  let lines = ''
  for (let at = -12; at <= 12; at++) lines += `M${r1(middle + at * 70)} ${r1(floor)}L${r1(middle + at * 330)} ${height}`
  for (let y = floor, step = 14; y < height; step *= 1.34) {
    lines += `M0 ${Math.round(y)}H${width}`
    y += step
  }
  picture.path(lines, 'none', 'stroke="#0a0618" stroke-width="2.5" opacity=".7"')
  const [far, near] = [width * 0.05, width * (width > height ? 0.2 : 0.42)]
  for (const side of [-1, 1])
    picture.path(`M${r1(middle + side * far)} ${r1(floor)}L${r1(middle + side * near)} ${height}`, 'none', 'stroke="#8df0b2" stroke-width="5" opacity=".6"')
  picture.glow(middle, floor + 20, width * 0.4, '#b79bff', 0.4, (height - floor) * 0.5)
}

/** A console with three screens, turned to the middle. */
function desk(picture, x, floor, side, scale) {
  const steel = picture.linear([[0, '#4a3d7c'], [1, '#0d0820']], 'x1=".8" y1="0" x2=".2" y2="1"')
  picture.paint(`<g transform="translate(${r1(x)} ${r1(floor + 40)})scale(${-side * scale} ${scale})">`)
    .path('M-210 190V10L-150-60H120L190 40V70L150 190Z', steel, 'stroke="#0a0618" stroke-width="4"')
    .path('M-140-44H112L166 34H-186Z', '#0f0a26', 'stroke="#7f6fc0" stroke-width="2"')
  for (const [at, colour] of [[-150, '#8df0b2'], [-40, '#b79bff'], [64, '#8df0b2']])
    picture.path(`M${at + 12}-30h72l16 50h-100z`, colour, 'opacity=".22"').path(`M${at + 14}-4l22-14 18 10 26-18M${at + 6} 10h60`, 'none', `stroke="${colour}" stroke-width="3"`)
  picture.path('M-180 66H150M-180 100H150', 'none', 'stroke="#b79bff" stroke-width="3" stroke-dasharray="10 14" opacity=".5"').paint('</g>')
}

/** The black world moves off, the sun is back over a living planet. The horizon lies at 62 %. */
function victory(picture) {
  const { width, height } = picture
  const wide = width > height
  const [x, y, radius] = wide ? [1010, 300, 150] : [500, 470, 150]
  picture.sky('#140b38', '#5a3aa8', '#f0c8e8', 0.42)
  clouds(picture, [[0.2, 0.2, 0.36, 0.26, '#3f2a9a', 0.6], [0.85, 0.5, 0.4, 0.3, '#ffb3c8', 0.5], [0.1, 0.5, 0.4, 0.24, '#5f7fe0', 0.45]])
  starfield(picture, { seed: 17, count: 240, height: height * 0.5, largest: 1.4 })
  picture.glow(x, y, radius * 5, '#ffe6c0', 0.85)
  rays(picture, { seed: 7, x, y, inner: radius * 0.9, outer: Math.max(width, height) * 0.75, count: 70, colour: '#fff6e0', width: [0.008, 0.03], opacity: [0.08, 0.25] })
  picture.glow(x, y, radius * 2.2, '#fff3d6', 1)
  const sun = picture.radial([[0.4, '#fffdf4'], [0.9, '#fff0c8'], [1, '#ffd9a0']], 'r=".5"')
  picture.paint(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${sun}"/>`)
  const [bx, by] = [x - radius * 1.5, y + radius * 0.72]
  const night = picture.radial([[0, '#54408f'], [0.4, '#1d1240'], [1, '#0a0618']], 'cx=".86" cy=".22" r="1"')
  picture.paint(`<circle cx="${bx}" cy="${by}" r="${radius * 0.82}" fill="${night}"/><circle cx="${bx}" cy="${by}" r="${radius * 0.82}" fill="none" stroke="#ffe9cf" stroke-width="2" opacity=".55"/>`)
  horizon(picture, { light: '#c8ffdf', mid: '#3f8f78', dark: '#0a1f2c', glow: '#d8ffe6' })
  squadron(picture, { seed: 3, count: 15, x: width * (wide ? 0.24 : 0.42), y: height * (wide ? 0.3 : 0.14), across: width * (wide ? 0.16 : 0.3), down: height * (wide ? 0.15 : 0.06), turn: 62, size: wide ? 40 : 36, hull: '#f6f2ff', edge: '#2a1d5c', trail: '#fff6e0' })
  return picture.vignette('#0d0724', 0.75, 0.45, 'cx=".5" cy=".46" r=".75"')
}

/** The planet below: a curve of light, land in it, lights of towns. */
function horizon(picture, { light, mid, dark, glow, towns = '#fff3c4' }) {
  const { width, height } = picture
  const [middle, top, radius] = [width / 2, height * 0.62, Math.max(width, height) * 1.35]
  const body = picture.radial([[0.86, dark], [0.955, mid], [0.992, light], [1, '#fff']], `gradientUnits="userSpaceOnUse" cx="${middle}" cy="${r1(top + radius)}" r="${r1(radius)}"`)
  picture.glow(middle, top + 10, width * 0.75, glow, 0.6, height * 0.1)
    .paint(`<circle cx="${middle}" cy="${r1(top + radius)}" r="${r1(radius)}" fill="${body}"/>`)
  const clip = picture.share('globe', (id) => `<clipPath id="${id}"><circle cx="${middle}" cy="${r1(top + radius)}" r="${r1(radius - 6)}"/></clipPath>`)
  picture.paint(`<g clip-path="url(#${clip})">`)
  const random = chance(13)
  for (let at = 0; at < 16; at++) {
    const down = random.between(0.04, 0.34)
    picture.glow(random.between(0, width), height * (0.62 + down), random.between(120, 320), at % 3 ? dark : light, at % 3 ? 0.5 : 0.22, height * down * 0.12)
  }
  picture.paint('</g>')
  const points = []
  for (let at = 0; at < 120; at++) points.push([random.between(0, width), height * random.between(0.72, 1)])
  return dots(picture, points, towns, 2.4, 0.55, Math.round)
}

/**
 * Dark falls on the planet, ships fall out of the sky. The eclipse itself is the table's, for it moves; here is what light it
 * leaves: 38 % across and 34 % down, on a phone in the middle and 30 % down.
 */
function defeat(picture) {
  const { width, height } = picture
  const wide = width > height
  const [x, y, radius] = [width * (wide ? 0.38 : 0.5), height * (wide ? 0.34 : 0.3), wide ? 160 : 150]
  picture.sky('#030207', '#0d0620', '#1a0b2e')
  clouds(picture, [[0.12, 0.3, 0.3, 0.3, '#2a1460', 0.6], [0.86, 0.24, 0.34, 0.32, '#4a1466', 0.6], [0.66, 0.5, 0.4, 0.16, '#7a2f6e', 0.3]])
  starfield(picture, { seed: 19, count: 240, height: height * 0.62, largest: 1.2, colours: ['#8f84b8', '#6f5fa8', '#a86f90'] })
  picture.glow(x, y, radius * 4.4, '#6a35d8', 0.8)
  rays(picture, { seed: 11, x, y, inner: radius * 0.7, outer: radius * 5.2, count: 120, colour: '#dccbff', width: [0.006, 0.03], opacity: [0.08, 0.26] })
  picture.glow(x, y, radius * 1.8, '#b79bff', 0.5)
  horizon(picture, { light: '#8a6fd8', mid: '#2c1a58', dark: '#0a0516', glow: '#7a4fe0', towns: '#5f4a90' })
  squadron(picture, { seed: 8, count: 11, x: width * 0.5, y: height * 0.66, across: width * 0.44, down: height * 0.09, turn: 150, size: wide ? 46 : 40, hull: '#0a0618', edge: '#7a62c0', trail: '#3a1f6e' })
  return picture.vignette('#020106', 0.9, 0.4, 'cx=".5" cy=".4" r=".75"')
}
