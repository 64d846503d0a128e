/**
 * A picture: what is painted, in order, on one SVG of its own. Gradients, clips and shared shapes get ids that are
 * local to the picture. Light falls from the top right to the bottom left, everywhere.
 */
import { chance } from './chance.mjs'
import { iconPath, silhouette } from './icons.mjs'

/** A number with one decimal at most. @param {number} value */
export const r1 = (value) => `${Math.round(value * 10) / 10}`
const r2 = (value) => `${Math.round(value * 100) / 100}`
const r4 = (value) => `${Math.round(value * 10000) / 10000}`

/** Where the light comes from and goes to, in an icon's box. */
const LIGHT_PATH = { from: [430, 41], to: [92, 440] }

export class Picture {
  /** @param {number} width @param {number} height @param {string} [fit] preserveAspectRatio */
  constructor(width, height, fit = 'xMidYMid slice') {
    Object.assign(this, { width, height, fit, defs: '', body: '', count: 0, shared: new Map() })
  }

  id() {
    return `i${(this.count++).toString(36)}`
  }

  /** Paint markup over what is there. @param {...string} markup */
  paint(...markup) {
    this.body += markup.join('')
    return this
  }

  path(data, fill, attributes = '') {
    return this.paint(`<path d="${data}" fill="${fill}"${attributes && ' ' + attributes}/>`)
  }

  /** Put markup in the defs once a key, and give its id. */
  share(key, markup) {
    if (!this.shared.has(key)) {
      const id = this.id()
      this.shared.set(key, id)
      this.defs += markup(id)
    }
    return this.shared.get(key)
  }

  /** A gradient from stops `[offset, colour, opacity]`; gives its paint, `url(#...)`. */
  linear(stops, attributes = 'x2="0" y2="1"') {
    const id = this.share(`linear ${attributes} ${stops}`, (id) =>
      `<linearGradient id="${id}" ${attributes}>${markStops(stops)}</linearGradient>`)
    return `url(#${id})`
  }

  radial(stops, attributes = '') {
    const id = this.share(`radial ${attributes} ${stops}`, (id) =>
      `<radialGradient id="${id}" ${attributes}>${markStops(stops)}</radialGradient>`)
    return `url(#${id})`
  }

  sky(top, middle, low, where = 0.55) {
    const paint = this.linear([[0, top], [where, middle], [1, low]])
    return this.paint(`<rect width="${this.width}" height="${this.height}" fill="${paint}"/>`)
  }

  /** Soft light (or mist) around a point. */
  glow(x, y, radius, colour, opacity = 0.8, radiusY = radius) {
    const paint = this.radial([[0, colour, opacity], [0.45, colour, opacity * 0.35], [1, colour, 0]])
    return this.paint(
      `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(radius)}" ry="${r1(radiusY)}" fill="${paint}"/>`)
  }

  /** A moon with its halo, lit from the top left as a round thing in the sky is. */
  moon(x, y, radius, { colour = '#eef0dc', halo = '#b9cdb6', opacity = 0.55, dim = '#b7bfa6' } = {}) {
    this.glow(x, y, radius * 4.2, halo, opacity).glow(x, y, radius * 1.7, colour, opacity * 0.6)
    const paint = this.radial([[0, '#fffbe9'], [0.7, colour], [1, dim]], 'cx=".4" cy=".36" r=".75"')
    const crater = (dx, dy, size) =>
      `<circle cx="${r1(x + radius * dx)}" cy="${r1(y + radius * dy)}" r="${r1(radius * size)}"/>`
    return this.paint(
      `<circle cx="${x}" cy="${y}" r="${r1(radius)}" fill="${paint}"/><g fill="${dim}" opacity=".42">`,
      crater(-0.3, -0.2, 0.17), crater(0.28, 0.22, 0.25), crater(0.1, -0.5, 0.11), crater(-0.38, 0.42, 0.12),
      crater(0.5, -0.22, 0.09), crater(-0.05, 0.62, 0.14), '</g>')
  }

  mist(y, colour, opacity, { seed = 1, count = 5, spread = 16 } = {}) {
    const random = chance(seed)
    for (let puff = 0; puff < count; puff++)
      this.glow(random.between(0, this.width), y + random.between(-spread, spread),
        this.width * random.between(0.3, 0.55), colour, opacity, spread * random.between(0.7, 1.5))
    return this
  }

  /** Fade everything below `from` into one colour. */
  fade(colour, from, to, opacity = 1) {
    const paint = this.linear([[0, colour, 0], [1, colour, opacity]])
    return this.paint(`<path d="M0 ${r1(from)}H${this.width}V${r1(to)}H0Z" fill="${paint}"/>`)
  }

  vignette(colour, opacity, inner = 0.45, attributes = 'cx=".5" cy=".48" r=".68"') {
    const paint = this.radial([[inner, colour, 0], [1, colour, opacity]], attributes)
    return this.paint(`<rect width="${this.width}" height="${this.height}" fill="${paint}"/>`)
  }

  /** An icon in one flat colour. */
  plain(name, x, y, size, colour, { flip = false, turn = 0, opacity = 1 } = {}) {
    const id = this.share(`icon ${name}`, (id) => `<path id="${id}" d="${iconPath(name)}"/>`)
    const veil = opacity < 1 ? ` opacity="${r2(opacity)}"` : ''
    return this.paint(`<use href="#${id}" fill="${colour}"${veil} transform="${place(x, y, size, flip, turn)}"/>`)
  }

  /**
   * An icon as a lit thing: rim, body, edge, face. The rim is the silhouette moved toward the light, the body the
   * silhouette in the darkest tone, the face the icon itself under one gradient along the light, with a lit edge.
   * `inside` are steps between body and face: a light that shows through the holes of the icon.
   * @param {string} name
   * @param {{x: number, y: number, size: number, flip?: boolean, turn?: number}} at
   * @param {{light: string, mid: string, dark: string, rim: string, hole: string, edge?: string}} tone
   */
  figure(name, { x, y, size, flip = false, turn = 0 }, tone, { rim = 13, outline = 11, edge = 5, stops = [0.18, 0.56, 0.96], inside = [] } = {}) {
    const shape = this.share(`silhouette ${name}`, (id) =>
      `<g id="${id}">${silhouette(name).map((data) => `<path d="${data}"/>`).join('')}</g>`)
    const icon = this.share(`icon ${name}`, (id) => `<path id="${id}" d="${iconPath(name)}"/>`)
    const clip = this.share(`clip ${name}`, (id) => `<clipPath id="${id}"><use href="#${icon}"/></clipPath>`)
    const side = flip ? -1 : 1
    const [x1, x2] = flip ? [512 - LIGHT_PATH.from[0], 512 - LIGHT_PATH.to[0]] : [LIGHT_PATH.from[0], LIGHT_PATH.to[0]]
    const face = this.linear([[stops[0], tone.light], [stops[1], tone.mid], [stops[2], tone.dark]],
      `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${LIGHT_PATH.from[1]}" x2="${x2}" y2="${LIGHT_PATH.to[1]}"`)
    const lit = tone.edge ?? '#fffdf2'
    const transform = place(x, y, size, flip, turn)
    this.paint(
      `<g transform="${transform}" stroke-width="${outline}" stroke-linejoin="round">`,
      rim ? `<use href="#${shape}" fill="${tone.rim}" stroke="${tone.rim}" transform="translate(${side * rim} ${-rim})"/>` : '',
      `<use href="#${shape}" fill="${tone.hole}" stroke="${tone.hole}"/></g>`)
    return this.steps(inside).paint(
      `<g transform="${transform}"><g clip-path="url(#${clip})"><path d="M0 0h512v512H0z" fill="${lit}" opacity=".9"/>`,
      `<use href="#${icon}" fill="${face}" transform="translate(${-side * edge} ${edge})"/></g></g>`)
  }

  /** An eye that shines out of the dark. */
  eye(x, y, colour, size = 1) {
    this.glow(x, y, 13 * size, colour, 0.9, 9 * size)
    return this.paint(`<ellipse cx="${x}" cy="${y}" rx="${r1(3 * size)}" ry="${r1(2 * size)}" fill="#fff3d8"/>`)
  }

  /** Paint a list of steps out of data: `['glow', x, y, ...]` calls the method of that name. */
  steps(list = []) {
    for (const [method, ...values] of list) this[method](...values)
    return this
  }

  toString() {
    const defs = this.defs && `<defs>${this.defs}</defs>`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" ` +
      `height="${this.height}" preserveAspectRatio="${this.fit}">${defs}${this.body}</svg>\n`
  }
}

function markStops(stops) {
  return stops.map(([offset, colour, opacity = 1]) =>
    `<stop offset="${r2(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${r2(opacity)}"` : ''}/>`).join('')
}

function place(x, y, size, flip, turn) {
  let transform = `translate(${r1(x)} ${r1(y)})scale(${r4(size / 512)})`
  if (turn) transform += `rotate(${turn} 256 256)`
  if (flip) transform += 'matrix(-1 0 0 1 512 0)'
  return transform
}
