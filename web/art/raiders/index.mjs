/** The pictures of Shadow Raiders. */
export * from './areas.mjs'
export * from './cards.mjs'
export * from './characters.mjs'
export * from './pieces.mjs'
export * from './scenes.mjs'
