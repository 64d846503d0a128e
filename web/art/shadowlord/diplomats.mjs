/**
 * The diplomats: a hood, a calm face in its shade, a stole with the sign of peace.
 */
import { form } from '../studio/form.mjs'
import { bright, dark, dull, shade, skin } from './attire.mjs'
import { sky } from './sky.mjs'

const ROBE = 'M2 252C10 214 40 198 70 190H130C160 198 190 214 198 252Z'

/** The cloth around the head, and the dark in it. */
const HOODS = {
  round: ['M100 20C152 20 166 66 162 118C160 160 166 188 186 226C150 214 128 214 100 232C72 214 50 214 14 226C34 188 40 160 38 118C34 66 48 20 100 20Z', 'M100 50C134 50 142 84 140 118C138 154 120 184 100 192C80 184 62 154 60 118C58 84 66 50 100 50Z'],
  pointed: ['M100 2C118 26 158 56 162 112C164 156 174 190 190 230C152 216 130 214 100 234C70 214 48 216 10 230C26 190 36 156 38 112C42 56 82 26 100 2Z', 'M100 44C126 62 142 88 140 120C138 154 120 184 100 192C80 184 62 154 60 120C58 88 74 62 100 44Z'],
  wide: ['M100 26C160 22 184 62 180 110C176 146 176 182 190 226C150 206 126 212 100 230C74 212 50 206 10 226C24 182 24 146 20 110C16 62 40 22 100 26Z', 'M100 54C138 52 146 84 142 118C138 154 120 182 100 190C80 182 62 154 58 118C54 84 62 52 100 54Z'],
  tower: ['M54 50 46 6Q100-8 154 6L146 50C164 66 166 96 164 122C164 162 168 190 186 226C150 214 128 214 100 232C72 214 50 214 14 226C32 190 36 162 36 122C34 96 36 66 54 50Z', 'M100 54C134 54 142 84 140 118C138 154 120 184 100 192C80 184 62 154 60 118C58 84 66 54 100 54Z'],
  horned: ['M100 28C112 28 124 30 134 34C148 24 164 20 178 24C170 40 166 56 164 74C168 124 166 176 188 228C152 212 128 214 100 232C72 214 48 212 12 228C34 176 32 124 36 74C34 56 30 40 22 24C36 20 52 24 66 34C76 30 88 28 100 28Z', 'M100 54C132 54 142 84 140 118C138 154 120 184 100 192C80 184 62 154 60 118C58 84 68 54 100 54Z'],
}

/** How the cloth falls beside the face. */
const FOLDS = 'M47 110C46 150 42 186 28 216M153 110C154 150 158 186 172 216M54 156C54 178 50 196 44 208M146 156C146 178 150 196 156 208'

const FACE = 'M68 108C66 82 80 72 100 72S134 82 132 108C132 138 118 164 100 174C82 164 68 138 68 108Z'

const EYES = {
  closed: 'M78 116q8 7 16 0M106 116q8 7 16 0',
  open: 'M75 118Q85 109 96 119Q85 124 75 118ZM125 118Q115 109 104 119Q115 124 125 118Z',
}

/** What is worn at the brow, before the mouth, under the chin. */
const SIGNS = {
  gem: (picture, tone) => form(picture, 'M100 66 108 78 100 92 92 78Z', bright(tone), { rim: [1, -1], outline: 3 }),
  circlet: (picture, tone) => {
    picture.path('M64 92Q100 76 136 92', 'none', `stroke="${tone.hole}" stroke-width="8"`).path('M64 92Q100 76 136 92', 'none', `stroke="${tone.light}" stroke-width="4"`)
    form(picture, 'M92 84a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z', bright(tone), { rim: null, outline: 3 })
  },
  moon: (picture, tone) => form(picture, 'M88 74A14 14 0 1 0 112 74A12 12 0 1 1 88 74Z', bright(tone), { rim: null, outline: 3.5 }),
  star: (picture, tone) => form(picture, 'M100 62 104 76 118 80 104 84 100 98 96 84 82 80 96 76Z', bright(tone), { rim: null, outline: 3 }),
  veil: (picture, tone) => form(picture, 'M64 130Q100 142 136 130L134 168 116 214 100 226 84 214 66 168Z', dull(tone), { rim: [2, -2] }).path('M70 146Q100 158 130 146M76 170Q100 182 124 170', 'none', `stroke="${tone.rim}" stroke-width="1.6" opacity=".6"`),
  beard: (picture, tone) => form(picture, 'M70 138C80 148 90 144 100 144C110 144 120 148 130 138C134 176 120 210 100 228C80 210 66 176 70 138Z', bright(tone)).path('M100 164V214M86 160 92 202M114 160 108 202', 'none', `stroke="${tone.dark}" stroke-width="2"`),
  lips: (picture, tone) => picture.path('M87 149Q94 144 100 147Q106 144 113 149Q100 159 87 149Z', tone.hole),
  mouth: (picture, tone) => picture.path('M88 150Q100 155 112 150', 'none', `stroke="${tone.hole}" stroke-width="4" stroke-linecap="round"`),
  tattoo: (picture, tone) => picture.path('M100 74V104M84 130 80 146M116 130 120 146', 'none', `stroke="${tone.dark}" stroke-width="4" stroke-linecap="round"`),
  flap: (picture, tone) => form(picture, 'M54 132C54 70 74 46 100 46S146 70 146 132C132 112 116 104 100 104S68 112 54 132Z', bright(tone), { rim: null }).path('M60 118C72 104 86 98 100 98S128 104 140 118', 'none', `stroke="${tone.dark}" stroke-width="2.5"`),
  fringe: (picture, tone) => form(picture, 'M66 122C60 80 78 66 100 66S140 80 134 122C130 102 120 90 102 86C84 92 74 104 66 122Z', dark(tone), { rim: null, outline: 2 }),
}

/** By name: hood, eyes, and what else. */
export const diplomatLines = {
  elfrida: { hood: 'round', eyes: 'open', signs: ['lips', 'fringe', 'gem'] },
  sigurd: { hood: 'pointed', eyes: 'open', signs: ['beard', 'tattoo'] },
  bors: { hood: 'tower', eyes: 'closed', signs: ['mouth', 'circlet'] },
  gye: { hood: 'horned', eyes: 'open', signs: ['veil', 'star'] },
  erling: { hood: 'wide', eyes: 'closed', signs: ['beard', 'circlet'] },
  ola: { hood: 'wide', eyes: 'open', signs: ['lips', 'fringe', 'moon'] },
  deems: { hood: 'pointed', eyes: 'closed', signs: ['veil', 'gem'] },
  aage: { hood: 'round', eyes: 'closed', signs: ['mouth', 'tattoo', 'flap'] },
}

export function diplomat(picture, { hood, eyes, signs }, tone, seed) {
  sky(picture, tone, seed)
  const [cloth, inside] = HOODS[hood]
  form(picture, ROBE, dull(tone))
  form(picture, cloth, bright(tone), { rim: [5, -4] })
  picture.path(FOLDS, 'none', `stroke="${tone.dark}" stroke-width="2.5" stroke-linecap="round" opacity=".6"`)
  if (hood === 'tower') picture.path('M54 50Q100 32 146 50M52 40Q100 22 148 40', 'none', `stroke="${tone.hole}" stroke-width="3" opacity=".7"`)
  picture.path(inside, tone.hole).path(inside, 'none', `stroke="${tone.dark}" stroke-width="3"`)
  form(picture, FACE, shade(skin(tone)), { rim: [3, -1], outline: 2 })
    .path('M68 108C67 86 76 74 96 72C84 92 84 148 100 174C82 164 68 138 68 108Z', tone.hole, 'opacity=".5"')
    .path(EYES[eyes], eyes === 'open' ? tone.hole : 'none', `stroke="${tone.hole}" stroke-width="${eyes === 'open' ? 1.5 : 4.5}" stroke-linecap="round"`)
    .path('M100 120 95 138H105Z', tone.hole, 'opacity=".5"')
  for (const sign of signs) SIGNS[sign](picture, tone)
  stole(picture, tone)
}

/** Two bands that hang from the shoulders, a dove at the clasp. */
function stole(picture, tone) {
  form(picture, 'M52 208 84 222 88 252H40ZM148 208 116 222 112 252H160Z', bright(tone), { rim: [2, -2] })
  return picture.figure('peace-dove', { x: 76, y: 186, size: 48 }, { ...tone, light: '#fff', mid: tone.light, dark: tone.light }, { rim: 0, outline: 56, edge: 0 })
}
