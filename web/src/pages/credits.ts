/** Whose work the client carries with it, besides the pictures (lib/art/credits.json). */

/** Typefaces, all under the SIL Open Font License 1.1. */
export const FACES = [
  'IM Fell English',
  'Libre Caslon Text',
  'Atkinson Hyperlegible Next',
  'Shippori Mincho B1',
  'Zen Kaku Gothic New',
]

export const LIBRARIES = [
  { name: 'Svelte', licence: 'MIT' },
  { name: 'Fluent.js', licence: 'Apache-2.0' },
  { name: 'Marked', licence: 'MIT' },
]
