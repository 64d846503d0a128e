/**
 * Forms that several characters of Shadowlord wear, in a box of 200 x 240, and the shades of a tone they come in.
 */
import { form } from '../studio/form.mjs'

/** Bright metal or cloth, dull cloth, dark cloth; a face in light and one in the shade of a hood. */
export const bright = (tone) => tone
export const dull = (tone) => ({ ...tone, light: tone.mid, mid: tone.dark, dark: tone.hole })
export const dark = (tone) => ({ ...tone, light: tone.dark, mid: tone.middle, dark: tone.hole })
export const skin = (tone) => ({ ...tone, dark: tone.mid })
export const shade = (tone) => ({ ...tone, light: tone.mid, mid: tone.dark, edge: tone.light })

/** A form and its mirror image. */
export function pair(picture, data, tone, how = {}) {
  form(picture, data, tone, how).paint('<g transform="matrix(-1 0 0 1 200 0)">')
  const [x, y] = how.rim ?? [4, -3.5]
  return form(picture, data, tone, { ...how, rim: how.rim === null ? null : [-x, y] }).paint('</g>')
}

/** Goggles or a visor: glass that glows. Each a path, and where light lies on it. */
export function glass(picture, data, tone, strength = 1) {
  const light = picture.linear([[0, '#fff'], [0.4, tone.rim], [1, tone.low]], 'x1=".9" y1="0" x2=".1" y2="1"')
  return picture.path(data, tone.hole, `stroke="${tone.hole}" stroke-width="7" stroke-linejoin="round"`)
    .path(data, light, `stroke="${tone.light}" stroke-width="1.6" opacity="${strength}"`)
}
