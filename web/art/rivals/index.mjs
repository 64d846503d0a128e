/** The pictures of Shadow Rivals. */
export * from './mansions.mjs'
export * from './members.mjs'
export * from './pieces.mjs'
export * from './scenes.mjs'
