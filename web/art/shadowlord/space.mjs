/**
 * What space is made of, out of chance: stars, dust, lit worlds, rays. Paths of points, so that a sky costs few bytes.
 */
import { chance } from '../studio/chance.mjs'
import { r1 } from '../studio/picture.mjs'

/** Points of one colour and width as one path: `[x, y]` each. */
export function dots(picture, points, colour, width, opacity = 1, round = r1) {
  const data = points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('')
  return picture.path(data, 'none', `stroke="${colour}" stroke-width="${r1(width)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}`)
}

/** Stars all over, in a few sizes and colours. `height` is how far down they go. */
export function starfield(picture, { seed, count, height = picture.height, largest = 1.5, colours = ['#fff', '#cbbcff', '#a8ffca', '#ffe9c4'] }) {
  const random = chance(seed)
  const kinds = new Map()
  for (let at = 0; at < count; at++) {
    const key = [random.pick([0.7, 0.7, 0.7, 1, 1, largest]), random.pick(colours), random.pick([0.4, 0.65, 0.95])].join()
    if (!kinds.has(key)) kinds.set(key, [])
    kinds.get(key).push([random.between(0, picture.width), random.between(0, height)])
  }
  for (const [key, points] of kinds) {
    const [size, colour, opacity] = key.split(',')
    dots(picture, points, colour, 2 * size, Number(opacity), Math.round)
  }
  return picture
}

/** Bell-shaped chance around 0, of about this spread. */
export const scatter = (random, spread) => (random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1)) * spread

/** A ball in light from the top right: lit, middle and dark side. */
export function ball(picture, x, y, radius, [light, mid, dark]) {
  const paint = picture.radial([[0, light], [0.34, mid], [0.82, dark], [1, dark]], 'cx=".7" cy=".24" r=".92"')
  return picture.paint(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint}"/>`)
}

/** Thin rays out of a point, each its own length: from `inner` to at most `outer`, between two angles. */
export function rays(picture, { seed, x, y, inner, outer, count, colour, from = -Math.PI, to = Math.PI, width = [0.004, 0.016], opacity = [0.08, 0.28] }) {
  const random = chance(seed)
  const strengths = new Map()
  for (let at = 0; at < count; at++) {
    const angle = random.between(from, to)
    const half = random.between(...width)
    const reach = outer * random.between(0.55, 1)
    const corner = (radius, turn) => `${r1(x + radius * Math.cos(angle + turn))} ${r1(y + radius * Math.sin(angle + turn))}`
    const strength = r1(random.between(...opacity) * 20) / 20
    strengths.set(strength, (strengths.get(strength) ?? '') + `M${corner(inner, -half)}L${corner(reach, 0)} ${corner(inner, half)}Z`)
  }
  for (const [strength, data] of [...strengths].sort()) picture.path(data, colour, `opacity="${Math.round(strength * 100) / 100}"`)
  return picture
}

/** A star that sparkles: a cross of light. */
export function sparkle(picture, x, y, size, colour = '#fff') {
  return picture.glow(x, y, size * 1.6, '#cbbcff', 0.6)
    .path(`M${r1(x)} ${r1(y - size)}l${r1(size * 0.1)} ${r1(size * 0.9)} ${r1(size * 0.9)} ${r1(size * 0.1)}-${r1(size * 0.9)} ${r1(size * 0.1)}-${r1(size * 0.1)} ${r1(size * 0.9)}-${r1(size * 0.1)}-${r1(size * 0.9)}-${r1(size * 0.9)}-${r1(size * 0.1)} ${r1(size * 0.9)}-${r1(size * 0.1)}z`, colour)
}
