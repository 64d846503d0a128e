/**
 * Portraits of every game, 240 x 270: a face in moonlight, the camp in the tones, and behind it a place and a sign of what
 * the character does. Read at 46 px in the strip of players, at 400 px on one's own card.
 */
import { Picture } from './picture.mjs'

const WIDTH = 240
const HEIGHT = 270

/** The three camps of the family: those who cast shadows, those who hunt them, those between. */
export const CAMPS = {
  shadow: { top: '#0d0606', middle: '#310f0d', low: '#a03a24', far: '#44150f', near: '#200b09', fog: '#ff7a4a', light: '#fff2e0', mid: '#d3a183', dark: '#3a120d', hole: '#120505', rim: '#ff6a3d', sign: '#5e1c12', moon: { colour: '#ffa173', halo: '#ff5a2c', dim: '#c65a38' } },
  hunter: { top: '#060c12', middle: '#112b3e', low: '#548aa4', far: '#1a3a50', near: '#0d2030', fog: '#a9d8ea', light: '#fbf7e8', mid: '#8ea9b1', dark: '#12303f', hole: '#06121b', rim: '#c4ecff', sign: '#265169', moon: { colour: '#eef0dc', halo: '#8fc3da', dim: '#a5bcc0' } },
  neutral: { top: '#0d0b06', middle: '#2e2813', low: '#9a8639', far: '#3d3515', near: '#1f1a0c', fog: '#efdc93', light: '#fff7dd', mid: '#b9a263', dark: '#3a2f12', hole: '#120e05', rim: '#ffeaa0', sign: '#5b4d1f', moon: { colour: '#fff3c8', halo: '#d9b852', dim: '#cdb878' } },
}

/** Shoulders under a face that has none of its own. */
const SHOULDERS = {
  cloak: 'M2 290C8 236 44 214 92 206L120 196 148 206C196 214 232 236 238 290Z',
  armour: 'M-4 290C-2 244 22 214 70 214L96 204 120 210 144 204 170 214C218 214 242 244 244 290Z',
  narrow: 'M34 290C38 246 62 222 98 210L120 200 142 210C178 222 202 246 206 290Z',
}
const COLLAR = 'M88 208 120 262 152 208 134 202H106Z'

/**
 * @param {object} line one line a character: camp, icon with x, y, size, shoulders, the sign behind, eyes that shine (in a
 *   face of dusk they carry it), a patch of darkness, and further figures under and over the icon
 * @param {object} tone the camp's tones
 * @param {number} seed
 * @param {(picture: Picture, tone: object, seed: number) => void} place paints what is far behind
 */
export function portrait({ icon, shoulders, under = [], over = [], patch, eyes = [], sign = [], moon = 42 }, tone, seed, place) {
  const picture = new Picture(WIDTH, HEIGHT, 'xMidYMax slice').sky(tone.top, tone.middle, tone.low)
    .moon(184, 64, moon, { ...tone.moon, opacity: 0.5 })
  place(picture, tone, seed)
  paintSign(picture, sign, tone)
  picture.mist(230, tone.fog, 0.26, { seed: seed + 2, count: 4, spread: 22 })
  for (const layer of under) paintLayer(picture, layer, tone)
  if (shoulders) {
    const cloth = picture.linear([[0, tone.mid], [0.35, tone.dark], [1, tone.hole]], 'x1=".9" x2=".3" y2="1"')
    picture.path(SHOULDERS[shoulders], tone.rim, 'transform="translate(4 -4)"').path(SHOULDERS[shoulders], cloth)
      .path(COLLAR, tone.hole, 'opacity=".7"')
  }
  if (patch) picture.path(patch, tone.hole)
  paintLayer(picture, icon, tone)
  for (const layer of over) paintLayer(picture, layer, tone)
  for (const [ex, ey] of eyes) picture.eye(ex, ey, tone.rim)
  return picture.fade(tone.hole, 206, HEIGHT, 0.92).mist(262, tone.fog, 0.16, { seed: seed + 3, count: 3, spread: 8 })
}

/** How much light falls on a layer: `dusk` on what turns away from it, `night` on dark hair and cloth. */
const SHADES = {
  moonlight: (tone) => tone,
  dusk: (tone) => ({ ...tone, light: tone.mid, mid: tone.sign, edge: tone.light }),
  night: (tone) => ({ ...tone, light: tone.sign, mid: tone.dark, dark: tone.hole, edge: tone.mid }),
}

/**
 * A figure out of data: icon, x, y, size, and how: its shade, whether it is flipped or turned, its lines. The shade `ink`
 * is the icon alone in the darkest tone: things that one sees through.
 */
function paintLayer(picture, [icon, x, y, size, { shade = 'moonlight', flip, turn, ...how } = {}], tone) {
  if (shade === 'ink') picture.plain(icon, x, y, size, tone.hole, { flip, turn })
  else picture.figure(icon, { x, y, size, flip, turn }, SHADES[shade](tone), how)
}

/** The sign takes the camp's own dim tone; a ring is a thin ellipse `x, y, radius, radiusY`. */
function paintSign(picture, sign, tone) {
  for (const [method, ...values] of sign) {
    if (method === 'ring') {
      const [x, y, rx, ry] = values
      picture.paint(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${tone.rim}" stroke-width="2.5" opacity=".34"/>`)
    } else picture[method](...values.map((value) => (value === 'sign' ? tone.sign : value)))
  }
}
