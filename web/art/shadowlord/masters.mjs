/**
 * The four masters: a head gear of their own before the world they rule, mantles larger than any ally's.
 */
import { form } from '../studio/form.mjs'
import { bright, dark, dull, pair } from './attire.mjs'
import { ball, rays, starfield } from './space.mjs'

const MANTLE = 'M-8 252C-6 206 36 194 76 186L100 204 124 186C164 194 206 206 208 252Z'

/** What stands on the left shoulder, and mirrored on the right one. */
const MANTLES = {
  crags: 'M-8 252V206L10 180 22 198 40 168 52 196 68 184 80 210 70 252Z',
  scrolls: 'M-8 252C-14 206 8 168 42 170C64 172 70 194 56 204C48 208 40 202 42 194C26 194 26 220 48 224C66 226 76 214 78 202L82 252Z',
  flames: 'M-8 252V196C2 206 6 200 4 174C18 186 24 196 26 202C34 190 34 176 30 158C48 172 56 190 56 206C64 202 68 196 70 188C82 206 82 230 74 252Z',
  waves: 'M-8 252C-14 214 0 184 34 176C24 184 24 194 34 198C44 190 58 188 70 194C62 200 62 208 70 212C74 224 76 238 74 252Z',
}

export const masterLines = {
  earth: { icon: ['dwarf-face', 6, 14, 188], mantle: 'crags', eyes: [] },
  wind: { icon: ['warlock-hood', 10, 22, 180], mantle: 'scrolls', hollow: true, eyes: [[82, 118], [118, 118]] },
  fire: { icon: ['warlord-helmet', 6, 12, 188], mantle: 'flames', hollow: true, eyes: [[84, 120], [116, 120]] },
  water: { icon: ['woman-elf-face', 8, 20, 184], mantle: 'waves', eyes: [] },
}

export function master(picture, { icon: [icon, x, y, size], mantle, hollow, eyes }, tone, seed) {
  picture.glow(100, 96, 130, tone.dust, 0.6)
  starfield(picture, { seed, count: 50, height: 190, largest: 1.6, colours: ['#fff', tone.rim] })
  rays(picture, { seed, x: 100, y: 96, inner: 80, outer: 190, count: 40, colour: tone.rim, width: [0.01, 0.04], opacity: [0.1, 0.35] })
  picture.glow(100, 96, 112, tone.rim, 0.55)
  ball(picture, 100, 96, 84, [tone.mid, tone.low, tone.middle])
  picture.paint(`<circle cx="100" cy="96" r="84" fill="none" stroke="${tone.rim}" stroke-width="1.6" opacity=".8"/>`)
    .mist(212, tone.dust, 0.3, { seed, count: 4, spread: 16 })
  form(picture, MANTLE, dull(tone))
  pair(picture, MANTLES[mantle], bright(tone))
  form(picture, 'M70 196 100 252 130 196 114 188H86Z', dark(tone), { rim: [2, -2] })
  if (hollow) picture.path('M58 92H142V160L118 196H82L58 160Z', tone.hole)
  picture.figure(icon, { x, y, size }, tone, { rim: 13, outline: 12 })
  for (const [ex, ey] of eyes) picture.eye(ex, ey, tone.rim, 1.25)
}
