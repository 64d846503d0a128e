/**
 * The merchants: a hat, a visor that counts, a collar of fur and a chain of coins.
 */
import { form } from '../studio/form.mjs'
import { bright, dark, dull, glass, pair, shade, skin } from './attire.mjs'
import { sky } from './sky.mjs'

const COAT = 'M-4 252C0 218 34 202 78 194L100 210 122 194C166 202 200 218 204 252Z'
const NECK = 'M82 156H118V204L100 216 82 204Z'

const COLLARS = {
  fur: (picture, tone) => pair(picture, 'M100 232L86 236 82 226 70 230 66 218 54 220 52 206 40 204 44 192 36 184 48 178 48 166 60 170 68 160 76 172 84 186 100 206Z', bright(tone)),
  high: (picture, tone) => pair(picture, 'M100 232 58 208 44 158 78 180Z', bright(tone)),
  ruff: (picture, tone) => pair(picture, 'M100 226C92 226 88 220 88 214C80 218 72 214 70 206C62 208 56 202 56 194C48 192 46 184 52 178C62 178 86 186 100 200Z', bright(tone)),
  lapels: (picture, tone) => pair(picture, 'M100 246 62 214 44 214 58 180 82 188Z', bright(tone)),
}

const VISORS = {
  band: (picture, tone) => glass(picture, 'M56 106Q100 96 144 106L141 130Q100 138 59 130Z', tone),
  goggles: (picture, tone) => {
    picture.path('M52 112H148V124H52Z', tone.hole)
    glass(picture, 'M62 118a16 16 0 1 1 32 0a16 16 0 1 1-32 0ZM106 118a16 16 0 1 1 32 0a16 16 0 1 1-32 0Z', tone)
  },
  eye: (picture, tone) => {
    picture.path('M52 110 148 118V126L52 118Z', tone.hole)
    glass(picture, 'M104 118a18 18 0 1 1 36 0a18 18 0 1 1-36 0Z', tone)
    picture.path('M64 118q10-6 20 0', 'none', `stroke="${tone.hole}" stroke-width="5" stroke-linecap="round"`)
  },
  wedge: (picture, tone) => glass(picture, 'M56 110 100 118 144 110 138 132 112 134 100 126 88 134 62 132Z', tone),
}

/** Jaws: what is around the mouth. */
const MOUTHS = {
  smile: (picture, tone) => picture.path('M84 152Q100 164 116 152', 'none', `stroke="${tone.hole}" stroke-width="4.5" stroke-linecap="round"`),
  thin: (picture, tone) => picture.path('M86 155H114', 'none', `stroke="${tone.hole}" stroke-width="4.5" stroke-linecap="round"`),
  lips: (picture, tone) => picture.path('M86 153Q93 147 100 150Q107 147 114 153Q100 164 86 153Z', tone.hole),
  moustache: (picture, tone) => form(picture, 'M100 146C112 138 128 144 136 158C124 162 110 160 100 152C90 160 76 162 64 158C72 144 88 138 100 146Z', dull(tone), { rim: [2, -2], outline: 2.6 }),
  beard: (picture, tone) => form(picture, 'M62 132C70 148 84 144 100 144C116 144 130 148 138 132C142 166 128 196 100 212C72 196 58 166 62 132Z', shade(tone)).path('M88 156Q100 162 112 156', 'none', `stroke="${tone.hole}" stroke-width="4" stroke-linecap="round"`),
  goatee: (picture, tone) => form(picture, 'M88 160C94 156 106 156 112 160C112 178 106 190 100 198C94 190 88 178 88 160Z', dull(tone), { rim: [2, -2], outline: 2.6 }).path('M88 152Q100 158 112 152', 'none', `stroke="${tone.hole}" stroke-width="4" stroke-linecap="round"`),
}

const FACE = 'M64 100C64 74 80 66 100 66S136 74 136 100C138 138 122 166 100 176C78 166 62 138 64 100Z'

/** By name: hat, visor, mouth, collar, whether hair falls to the shoulders. */
export const merchantLines = {
  vang: { hat: 'turban', visor: 'goggles', mouth: 'beard', collar: 'fur' },
  svein: { hat: 'bowler', visor: 'band', mouth: 'moustache', collar: 'lapels' },
  faye: { hat: 'brim', visor: 'wedge', mouth: 'lips', collar: 'high', hair: true },
  folke: { hat: 'fez', visor: 'eye', mouth: 'goatee', collar: 'ruff' },
  selwyn: { hat: 'slouch', visor: 'band', mouth: 'thin', collar: 'high' },
  arne: { hat: 'tall', visor: 'goggles', mouth: 'smile', collar: 'lapels' },
  elayne: { hat: 'plumed', visor: 'eye', mouth: 'lips', collar: 'ruff', hair: true },
  brandon: { hat: 'captain', visor: 'wedge', mouth: 'beard', collar: 'fur' },
}

export function merchant(picture, { hat, visor, mouth, collar, hair }, tone, seed) {
  sky(picture, tone, seed)
  if (hair) form(picture, 'M100 58C150 58 152 108 146 146C144 170 154 190 162 204H38C46 190 56 170 54 146C48 108 50 58 100 58Z', shade(tone))
  form(picture, COAT, dull(tone))
  form(picture, NECK, shade(tone), { rim: null })
  form(picture, FACE, skin(tone), { rim: [3, -2] })
    .path('M64 100C64 78 74 68 94 66C82 92 82 150 100 176C78 166 62 138 64 100Z', tone.dark, 'opacity=".5"')
  MOUTHS[mouth](picture, tone)
  picture.path('M100 126 94 144H106Z', tone.dark, 'opacity=".55"')
  VISORS[visor](picture, tone)
  HATS[hat](picture, tone)
  COLLARS[collar](picture, tone)
  chain(picture, tone)
}

const HATS = {
  turban: (picture, tone) => {
    form(picture, 'M48 100C30 76 44 30 100 24C156 30 170 76 152 100C138 86 120 82 100 88C80 82 62 86 48 100Z', bright(tone))
      .path('M50 92C62 60 90 46 130 34M56 70C74 50 90 40 108 30M150 92C140 66 122 52 100 44', 'none', `stroke="${tone.hole}" stroke-width="3" opacity=".75"`)
    form(picture, 'M100 60 110 76 100 92 90 76Z', shade(tone), { rim: [1.5, -1.5], outline: 3 })
    form(picture, 'M102 62C96 40 104 18 126 6C128 28 120 48 102 62Z', bright(tone), { rim: [2, -2], outline: 3 })
  },
  bowler: (picture, tone) => {
    form(picture, 'M58 88C52 38 76 22 100 22S148 38 142 88Q100 98 58 88Z', bright(tone))
    form(picture, 'M34 84C50 92 70 84 100 84S150 92 166 84C168 100 140 110 100 108C60 110 32 100 34 84Z', bright(tone), { rim: [3, -3] })
    picture.path('M58 74Q100 86 142 74L142 86Q100 94 58 86Z', tone.hole, 'opacity=".85"')
  },
  brim: (picture, tone) => {
    form(picture, 'M62 84C60 46 80 34 100 34S140 46 138 84Z', bright(tone))
    form(picture, 'M14 100C40 78 70 74 100 74S160 78 186 100C160 104 130 92 100 94C70 92 40 104 14 100Z', bright(tone), { rim: [3, -4] })
    picture.path('M62 72Q100 62 138 72V80Q100 72 62 80Z', tone.hole, 'opacity=".85"')
  },
  fez: (picture, tone) => {
    form(picture, 'M60 92 70 28Q100 20 130 28L140 92Q100 104 60 92Z', bright(tone))
    picture.path('M72 34Q100 42 128 34', 'none', `stroke="${tone.hole}" stroke-width="3" opacity=".7"`).path('M100 32C124 30 146 44 150 84', 'none', `stroke="${tone.rim}" stroke-width="3.5"`)
    form(picture, 'M144 82H156L160 112H140Z', bright(tone), { rim: [2, -2], outline: 2.6 })
  },
  slouch: (picture, tone) => {
    picture.figure('western-hat', { x: 16, y: -22, size: 168 }, tone, { rim: 10, outline: 10 })
    form(picture, 'M60 138Q100 156 140 138L146 166 100 214 54 166Z', shade(tone), { rim: [3, -2] }).path('M66 152Q100 172 136 152M74 172Q100 188 126 170', 'none', `stroke="${tone.hole}" stroke-width="3" opacity=".7"`)
  },
  tall: (picture, tone) => {
    form(picture, 'M62 92 56 10Q100 0 144 10L138 92Z', bright(tone))
    form(picture, 'M30 88Q100 76 170 88Q172 106 100 106Q28 106 30 88Z', bright(tone), { rim: [3, -3] })
    picture.path('M60 66Q100 74 140 66L138 84Q100 90 62 84Z', tone.hole, 'opacity=".85"')
    form(picture, 'M84 76a9 9 0 1 1 18 0a9 9 0 1 1-18 0ZM104 76a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z', shade(tone), { rim: null, outline: 3 })
  },
  plumed: (picture, tone) => {
    form(picture, 'M142 80C176 62 190 28 176 4C150 10 130 34 128 74Z', bright(tone)).path('M138 74C152 56 164 34 170 14', 'none', `stroke="${tone.hole}" stroke-width="2.5" opacity=".7"`)
    form(picture, 'M38 92C40 56 70 40 104 42C140 44 158 66 160 88C128 74 76 76 38 92Z', bright(tone))
    form(picture, 'M128 62 137 78 128 94 119 78Z', shade(tone), { rim: [1.5, -1.5], outline: 3 })
    picture.path('M40 86C76 70 128 68 160 82', 'none', `stroke="${tone.hole}" stroke-width="4" opacity=".75"`)
  },
  captain: (picture, tone) => {
    form(picture, 'M40 74C40 40 70 28 100 28S160 40 160 74L144 90H56Z', bright(tone))
    form(picture, 'M56 78H144V94H56Z', dark(tone), { rim: null })
    form(picture, 'M54 92Q100 84 146 92C144 108 124 106 100 104C76 106 56 108 54 92Z', dull(tone), { rim: [2, -2] })
    form(picture, 'M100 42l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z', bright(tone), { rim: [1.5, -1.5], outline: 3 })
  },
}

/** The chain of office: coins from shoulder to shoulder. */
function chain(picture, tone) {
  const gold = picture.radial([[0, '#fff'], [0.5, tone.rim], [1, tone.low]], 'cx=".68" cy=".26" r=".85"')
  picture.path('M52 206C66 236 88 240 100 240S134 236 148 206', 'none', `stroke="${tone.hole}" stroke-width="4"`)
  for (const [x, y, size] of [[58, 213, 6.5], [76, 226, 7.5], [124, 226, 7.5], [142, 213, 6.5], [100, 226, 12]])
    picture.paint(`<circle cx="${x}" cy="${y}" r="${size}" fill="${gold}" stroke="${tone.hole}" stroke-width="2.5"/>`)
}
