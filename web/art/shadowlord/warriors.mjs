/**
 * The warriors: a helmet, what looks out of it, and armour.
 */
import { form } from '../studio/form.mjs'
import { bright, dark, dull, pair, shade } from './attire.mjs'
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

/** By name: helmet with x, y, size; shoulders; eyes or a face behind it; what hangs or stands behind. */
export const warriorLines = {
  randi: { helmet: ['crested-helmet', 14, 8, 172], shoulders: 'round', eyes: [[82, 106], [118, 106]] },
  holger: { helmet: ['centurion-helmet', 8, 16, 184], shoulders: 'plates', face: [100, 122], },
  viggo: { helmet: ['dwarf-helmet', 14, 20, 172], shoulders: 'fur', eyes: [[74, 98], [126, 98]] },
  sten: { helmet: ['barbute', 14, 22, 172], shoulders: 'spikes', eyes: [[84, 98], [116, 98]] },
  astrid: { helmet: ['samus-helmet', 10, 22, 180], shoulders: 'plates', visor: 'M60 92 78 82 92 96H108L122 82 140 92 130 134 112 150H88L70 134Z' },
  axel: { helmet: ['viking-helmet', 8, 12, 184], shoulders: 'fur', face: [100, 150], beard: true },
  bernhard: { helmet: ['visored-helm', 14, 22, 172], shoulders: 'round', eyes: [] },
  kaare: { helmet: ['elf-helmet', 12, 12, 176], shoulders: 'wings', eyes: [[86, 116], [114, 116]] },
}

export function warrior(picture, { helmet: [icon, x, y, size], shoulders, eyes = [], face, beard, visor }, tone, seed) {
  sky(picture, tone, seed)
  form(picture, BREAST, dull(tone))
  PAULDRONS[shoulders](picture, bright(tone))
  form(picture, GORGET, dark(tone), { rim: [2, -2] })
  if (face) open(picture, face, beard, tone)
  if (visor) picture.path(visor, tone.hole)
  picture.figure(icon, { x, y, size }, tone, { rim: 13, outline: 12 })
  for (const [ex, ey] of eyes) picture.eye(ex, ey, tone.rim, 1.15)
}

/** A face below an open helmet, in its shade; bearded if it is. */
function open(picture, [x, y], beard, tone) {
  const at = (data) => `<g transform="translate(${x - 100} ${y - 130})">${data}</g>`
  picture.paint(at(`<path d="M64 100H136V146Q128 186 100 192Q72 186 64 146Z" fill="${tone.hole}"/><path d="M74 116l20 6M126 116l-20 6" stroke="${tone.rim}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M92 104h16v40l-8 8-8-8Z" fill="${tone.mid}"/><path d="M86 166q14-7 28 0" stroke="${tone.mid}" stroke-width="4" fill="none" stroke-linecap="round"/>`))
  if (beard) form(picture, 'M62 158C74 176 84 168 100 164C116 168 126 176 138 158C140 196 124 222 100 236C76 222 60 196 62 158Z', shade(tone))
}
