/**
 * Faces, cloaks and gowns that several families wear, in the light of the house and in a box of 200 x 240.
 */
import { form } from '../studio/form.mjs'

export { form }

/** What is cut from the guise's cloth, what lies in its shadow, what shines. */
export const cloth = (tone) => ({ ...tone, light: tone.cloth, mid: tone.dark, dark: tone.hole })
export const velvet = (tone) => ({ ...tone, light: tone.mid, mid: tone.cloth, dark: tone.hole })
export const silk = (tone) => ({ ...tone, mid: tone.light, dark: tone.mid })
export const skin = (tone) => ({ ...tone, dark: tone.mid })

const FACE = 'M69 112C67 84 80 76 100 76S133 84 131 112C131 140 118 164 100 172C82 164 69 140 69 112Z'

/** Neck and face, the left half in shadow. */
export function face(picture, tone) {
  form(picture, 'M88 158H112V206L100 216 88 206Z', { ...tone, light: tone.mid, mid: tone.dark, dark: tone.hole }, { rim: null })
  return form(picture, FACE, skin(tone), { rim: [3, -2] })
    .path('M69 112C68 88 78 78 96 76C84 96 82 140 100 172C82 164 69 140 69 112Z', tone.dark, 'opacity=".5"')
    .path('M101 126 95 143H104Z', tone.dark, 'opacity=".45"')
}

export function lips(picture, tone, y = 151) {
  return picture.path(`M90 ${y}Q95 ${y - 5} 100 ${y - 2}Q105 ${y - 5} 110 ${y}Q100 ${y + 8} 90 ${y}Z`, tone.cloth, `stroke="${tone.hole}" stroke-width="1.2"`)
}

export function cloak(picture, tone) {
  return form(picture, 'M8 250C14 214 44 202 82 194L100 206 118 194C156 202 186 214 192 250Z', cloth(tone))
}

/** Two wings of a standing collar. */
export function collar(picture, tone) {
  return form(picture, 'M100 226 64 206 58 172 84 190ZM100 226 136 206 142 172 116 190Z', velvet(tone), { rim: [3, -3] })
}

/** Bare shoulders over a bodice. */
export function gown(picture, tone) {
  form(picture, 'M14 252C20 214 50 206 84 196L100 204 116 196C150 206 180 214 186 252Z', silk(tone))
  return form(picture, 'M22 254C30 230 58 222 78 228Q92 232 100 240Q108 232 122 228C142 222 170 230 178 254Z',
    { ...tone, light: tone.cloth, mid: tone.cloth, dark: tone.hole }, { rim: [2, -3] })
}
