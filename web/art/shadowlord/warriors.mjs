/**
 * The warriors: a helmet, what looks out of it, and armour.
 */
import { form } from '../studio/form.mjs'
import { bright, dark, dull, glass, pair, shade } from './attire.mjs'
import { sky } from './sky.mjs'

/** Armour over the chest, below every helmet. */
const BREAST = 'M-6 252C-4 214 30 196 74 190L88 176H112L126 190C170 196 204 214 206 252Z'
const GORGET = 'M64 196Q100 218 136 196L130 180Q100 196 70 180Z'

/** What lies on the left shoulder, and mirrored on the right one. */
const PAULDRONS = {
  round: (picture, tone) => pair(picture, 'M-6 250C-10 212 14 192 46 194C62 206 66 228 60 250Z', tone),
  plates: (picture, tone) => {
    pair(picture, 'M-6 252C-8 226 6 212 26 210L58 220 56 252Z', tone)
    pair(picture, 'M4 226C4 204 20 190 44 188C58 196 64 208 62 224C46 214 22 214 4 226Z', tone)
  },
  spikes: (picture, tone) => pair(picture, 'M-6 250C-8 230-2 216 6 208L-2 176 26 196 34 168 48 194 62 186C66 206 66 230 60 250Z', tone),
  wings: (picture, tone) => pair(picture, 'M60 250C30 246-2 222-8 164C10 178 20 184 30 186C26 176 26 168 28 160C44 180 62 192 70 212Z', tone),
  fur: (picture, tone) => pair(picture, 'M-8 252L-2 232-12 226 2 214-4 204 12 204 14 190 26 198 34 184 42 196 54 186 58 200 70 200 66 216 74 228 64 236 68 252Z', shade(tone)),
}

/** Dark in an open helmet: what one sees of the head. */
const HOLLOWS = {
  narrow: 'M68 88H132V160L100 186 68 160Z',
  wide: 'M56 84H144V150L120 180H80L56 150Z',
}

/** By name: helmet with x, y, size; shoulders; the dark behind its openings, eyes in it or a visor of glass. */
export const warriorLines = {
  randi: { helmet: ['crested-helmet', 14, 8, 172], shoulders: 'round', hollow: 'narrow', eyes: [[82, 106], [118, 106]] },
  holger: { helmet: ['centurion-helmet', 6, 14, 188], shoulders: 'plates', hollow: 'narrow', eyes: [[89, 146], [111, 146]] },
  viggo: { helmet: ['light-helm', 14, 14, 172], shoulders: 'fur', hollow: 'narrow', eyes: [[82, 103], [118, 103]] },
  sten: { helmet: ['barbute', 14, 22, 172], shoulders: 'spikes', hollow: 'wide', eyes: [[79, 105], [121, 105]] },
  astrid: { helmet: ['samus-helmet', 10, 22, 180], shoulders: 'plates', visor: 'M54 84 76 80 88 92H112L124 80 146 84 136 138 116 158H84L64 138Z' },
  axel: { helmet: ['horned-helm', 8, 6, 184], shoulders: 'fur', hollow: 'narrow', eyes: [[80, 116], [120, 116]] },
  bernhard: { helmet: ['visored-helm', 12, 18, 176], shoulders: 'round', hollow: 'narrow', eyes: [[84, 108], [116, 108]] },
  kaare: { helmet: ['elf-helmet', 10, 8, 180], shoulders: 'wings', hollow: 'narrow', eyes: [[84, 116], [116, 116]] },
}

export function warrior(picture, { helmet: [icon, x, y, size], shoulders, hollow, eyes = [], visor }, tone, seed) {
  sky(picture, tone, seed)
  form(picture, BREAST, dull(tone))
  PAULDRONS[shoulders](picture, bright(tone))
  form(picture, GORGET, dark(tone), { rim: [2, -2] })
  if (hollow) picture.path(HOLLOWS[hollow], tone.hole)
  if (visor) glass(picture, visor, { ...tone, rim: tone.low, low: tone.hole }).path('M112 104 132 92 128 118 104 146Z', tone.rim, 'opacity=".5"')
  picture.figure(icon, { x, y, size }, tone, { rim: 13, outline: 12 })
  for (const [ex, ey] of eyes) picture.eye(ex, ey, tone.rim, 1.15)
}
