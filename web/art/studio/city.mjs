/**
 * Streets out of chance: roofs with chimneys, lit windows, cobbles, gas lamps.
 */
import { chance } from './chance.mjs'
import { r1 } from './picture.mjs'

/**
 * A row of houses from one side to the other: gables and flat roofs, each with a chimney, some windows lit.
 * @param {import('./picture.mjs').Picture} picture
 * @param {{seed: number, base: number, low: number, high: number, fill: string, scale?: number,
 *   curve?: (along: number) => number, lit?: string, share?: number, pane?: number}} row heights in units of the picture;
 *   `curve` raises the roofs along the way; `lit` is the colour of a window with somebody behind it, `share` how many of
 *   all windows are, `pane` the size of one
 */
export function skyline(picture, { seed, base, low, high, fill, scale = 1, curve = () => 0, lit, share = 0.1, pane = scale }) {
  const random = chance(seed)
  const light = chance(seed + 77)
  let data = ''
  let windows = ''
  for (let x = -10 * scale; x < picture.width + 10;) {
    const width = random.between(22, 52) * scale
    const top = base - random.between(low, high) - curve((x + width / 2) / picture.width)
    const gable = width * 0.5
    data += `M${r1(x)} ${base + 60}V${r1(top)}` + (random.between(0, 1) < 0.55 ? `l${r1(width / 2)} ${r1(-gable)} ${r1(width / 2)} ${r1(gable)}` : `h${r1(width)}`) + `V${base + 60}Z`
    data += `M${r1(x + width * random.between(0.15, 0.75))} ${r1(top + 4)}v${r1(-gable - random.between(8, 18) * scale)}h${r1(6 * scale)}v${r1(gable + 18 * scale)}z`
    const columns = Math.floor((width - 5 * pane) / (8 * pane))
    const left = x + (width - columns * 8 * pane + 4.5 * pane) / 2
    for (let column = 0; column < columns; column++)
      for (let y = top + 5 * pane; y < base; y += 12 * pane)
        if (light.between(0, 1) < share) windows += `M${r1(left + column * 8 * pane)} ${r1(y)}h${r1(3.5 * pane)}v${r1(6 * pane)}h${r1(-3.5 * pane)}z`
    x += width
  }
  picture.path(data, fill)
  return lit && windows ? picture.path(windows, lit, 'opacity=".75"') : picture
}

/** Wet stones from y down to the lower edge, larger toward the front. One path a tone. */
export function cobbles(picture, { seed, y, to = picture.height, tones, opacity = 0.5, scale = 1 }) {
  const random = chance(seed)
  const byTone = new Map(tones.flatMap((tone) => [0.35, 0.7, 1].map((part) => [`${tone} ${part}`, ''])))
  for (let top = y, row = 0; top < to; row++) {
    const near = (top - y) / (picture.height - y)
    const height = (3 + near * 9) * scale
    const width = (9 + near * 22) * scale
    for (let x = (-width / 2) * (row % 2); x < picture.width; x += width) {
      const key = `${random.pick(tones)} ${random.pick([0.35, 0.7, 1])}`
      byTone.set(key, byTone.get(key) + `M${Math.round(x)} ${Math.round(top)}h${Math.round(width - 2)}v${r1(height - 1.3)}h-${Math.round(width - 2)}z`)
    }
    top += height
  }
  for (const [key, data] of byTone) {
    const [tone, part] = key.split(' ')
    if (data) picture.path(data, tone, `opacity="${Math.round(opacity * part * 100) / 100}"`)
  }
  return picture
}

const POST = 'M-2.5 0V-66H2.5V0ZM-6 0H6L4-5H-4ZM-9-58H9V-61H-9ZM-7-66-10-88H10L7-66ZM-11-88 0-99 11-88Z'
const PANES = 'M-4.6-68-7-86H-1V-68ZM4.6-68 7-86H1V-68Z'

/** A gas lamp with its foot at x, y. `light` 0 to 1; its halo covers what is painted before. */
export function lamp(picture, x, y, height, { fill = '#060d18', light = 0.85 } = {}) {
  picture.paint(`<g transform="translate(${r1(x)} ${r1(y)})scale(${r1(height) / 100})"><path d="${POST}" fill="${fill}"/><path d="${PANES}" fill="#ffd98a"/></g>`)
  return picture.glow(x, y - height * 0.77, height * 0.42, '#ffc766', light).glow(x, y - height * 0.77, height * 0.13, '#fff2cf', 0.9)
}
