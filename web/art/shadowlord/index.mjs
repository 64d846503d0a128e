/** The pictures of Shadowlord. */
export * from './characters.mjs'
export * from './galaxies.mjs'
export * from './pieces.mjs'
export * from './scenes.mjs'
