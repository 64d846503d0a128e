/**
 * Forms of our own in the same light as figures: rim, outline and gradient around path data.
 */

/** Where the light runs over a form. */
const LIGHT = 'x1=".86" y1=".06" x2=".2" y2=".9"'

/**
 * A lit form. `tone` gives `light`, `mid`, `dark`, `rim`, `hole`; `rim: null` leaves the rim out.
 * @param {import('./picture.mjs').Picture} picture
 * @param {string} data
 */
export function form(picture, data, tone, { rim = [4, -3.5], outline = 3.6 } = {}) {
  const shape = picture.share(`form ${data}`, (id) => `<path id="${id}" d="${data}"/>`)
  const fill = picture.linear([[0.16, tone.light], [0.56, tone.mid], [0.97, tone.dark]], LIGHT)
  if (rim) picture.paint(`<use href="#${shape}" fill="${tone.rim}" transform="translate(${rim[0]} ${rim[1]})"/>`)
  return picture.paint(
    `<use href="#${shape}" fill="${tone.hole}" stroke="${tone.hole}" stroke-width="${outline}" stroke-linejoin="round"/>`,
    `<use href="#${shape}" fill="${fill}"/>`)
}
