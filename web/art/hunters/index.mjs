/** The pictures of Shadow Hunters. */
export * from './areas.mjs'
export * from './cards.mjs'
export * from './characters.mjs'
export * from './scenes.mjs'
