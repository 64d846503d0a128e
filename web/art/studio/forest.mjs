/**
 * Trees, ground and grass out of chance. A tree line reuses a few pines that the picture holds once.
 */
import { chance } from './chance.mjs'
import { r1 } from './picture.mjs'

const KINDS = 5

/** One pine in a box of 100 (wide) x 300 (high), its foot at 50, 300. */
function pine(seed) {
  const random = chance(seed)
  const rows = 9
  const right = []
  const left = []
  for (let row = 0; row < rows; row++) {
    const along = row / (rows - 1)
    const y = 14 + 262 * along ** 0.94
    const half = (48 * along ** 0.88) + 2
    const drop = 12 + 8 * along
    right.push([50 + half * random.between(0.82, 1.14), y + drop], [50 + half * 0.5, y + 6])
    left.push([50 - half * random.between(0.82, 1.14), y + drop], [50 - half * 0.5, y + 6])
  }
  const points = [[50, 0], ...right, [55, 286], [55, 306], [45, 306], [45, 286], ...left.reverse()]
  return 'M' + points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' ') + 'Z'
}

/**
 * A line of pines from one side of the picture to the other.
 * @param {import('./picture.mjs').Picture} picture
 * @param {{seed: number, base: number, low: number, high: number, gap: number, fill: string,
 *   lean?: number, curve?: (along: number) => number}} line heights and gap in units of the picture; `curve` lowers
 *   the foot along the way (0 to 1)
 */
export function treeLine(picture, { seed, base, low, high, gap, fill, lean = 1, curve = () => 0 }) {
  const random = chance(seed)
  let trees = ''
  for (let x = -gap; x < picture.width + gap; x += gap * random.between(0.5, 1.35)) {
    const height = random.between(low, high)
    const kind = Math.floor(random.between(0, KINDS))
    const id = picture.share(`pine ${kind}`, (id) => `<path id="${id}" d="${pine(kind * 17 + 3)}"/>`)
    const foot = base + curve((x + gap) / (picture.width + 2 * gap)) + random.between(-2, 4)
    const scaleY = height / 300
    const scaleX = scaleY * lean * random.between(0.86, 1.2)
    trees += `<use href="#${id}" transform="matrix(${scaleX.toFixed(2)} 0 0 ${scaleY.toFixed(2)} ` +
      `${Math.round(x - 50 * scaleX)} ${Math.round(foot - height)})"/>`
  }
  return picture.paint(`<g fill="${fill}">${trees}</g>`)
}

/** The edge of the ground: soft hillocks at y, filled down to the lower edge. */
export function ground(picture, { seed, y, swing, fill, steps = 7, curve = () => 0 }) {
  const random = chance(seed)
  const step = picture.width / steps
  let data = `M0 ${picture.height}V${r1(y + curve(0))}`
  for (let at = 0; at < steps; at++) {
    const end = y + curve((at + 1) / steps) + random.between(-swing, swing)
    const bend = y + curve((at + 0.5) / steps) + random.between(-swing, swing) - swing
    data += `Q${r1((at + 0.5) * step)} ${r1(bend)} ${r1((at + 1) * step)} ${r1(end)}`
  }
  return picture.path(`${data}V${picture.height}Z`, fill)
}

/** Blades of grass along y. */
export function grass(picture, { seed, y, count, blade = 16, fill, from = -4, to = picture.width + 4 }) {
  const random = chance(seed)
  let data = ''
  for (let at = 0; at < count; at++) {
    const x = random.between(from, to)
    const height = blade * random.between(0.45, 1.3)
    const lean = random.between(-0.4, 0.4) * blade
    data += `M${r1(x - 1.5)} ${r1(y + 5)}q${r1(lean * 0.25 + 0.6)} ${r1(-height * 0.6 - 4)} ${r1(lean + 1.5)} ${r1(-height - 5)}` +
      `q${r1(-lean * 0.4 + 0.3)} ${r1(height * 0.5 + 2)} ${r1(1.6 - lean)} ${r1(height + 5)}z`
  }
  return picture.path(data, fill)
}

/** A trunk from the lower edge to the top, as wide as `width` in the middle of its foot. */
export function trunk(picture, { x, width, lean, fill }) {
  const low = picture.height + 10
  const half = width / 2
  return picture.path(
    `M${r1(x - width)} ${low}C${r1(x - half * 1.2)} ${r1(low * 0.86)} ${r1(x - half + lean * 0.3)} ${r1(low * 0.5)} ` +
    `${r1(x - half * 0.8 + lean)} -10H${r1(x + half * 0.8 + lean)}C${r1(x + half + lean * 0.3)} ${r1(low * 0.5)} ` +
    `${r1(x + half * 1.2)} ${r1(low * 0.86)} ${r1(x + width * 1.2)} ${low}Z`, fill)
}

/** Stars in the upper part of the sky, down to y. */
export function stars(picture, { seed, count, y, colours = ['#fff'] }) {
  const random = chance(seed)
  let markup = ''
  for (let at = 0; at < count; at++)
    markup += `<circle cx="${r1(random.between(0, picture.width))}" cy="${r1(random.between(0, y))}" ` +
      `r="${random.pick([0.6, 0.6, 0.9, 1.4])}" fill="${random.pick(colours)}" opacity=".${Math.floor(random.between(3, 10))}"/>`
  return picture.paint(markup)
}
