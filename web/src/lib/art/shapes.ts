/**
 * The ten marks of players, as path data in a box of 24 x 24. Each has the colour `--p-<shape>` in tokens.css; colour
 * and shape belong together and never change in a match.
 */
export const SHAPES = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z',
  triangle: 'M12 2 23 21.5H1Z',
  square: 'M3.8 2.8H20.2a1 1 0 0 1 1 1V20.2a1 1 0 0 1-1 1H3.8a1 1 0 0 1-1-1V3.8a1 1 0 0 1 1-1Z',
  diamond: 'M12 .5 21.5 12 12 23.5 2.5 12Z',
  star: 'M12 .8 15.3 8.5 23.6 9.2 17.3 14.7 19.2 22.9 12 18.5 4.8 22.9 6.7 14.7.4 9.2 8.7 8.500Z',
  cross: 'M8.2 1.500h7.600v6.700h6.700v7.600h-6.700v6.700H8.200v-6.700H1.500V8.200h6.700Z',
  hexagon: 'M6.3 2h11.400L23.4 12 17.7 22H6.300L.6 12Z',
  drop: 'M12 .5C15.5 6 20 10 20 15.200A8 8 0 0 1 4 15.200C4 10 8.5 6 12 .5Z',
  crescent: 'M19.5 19.800A10.8 10.8 0 1 1 15 1.6 8.6 9.6 0 0 0 19.5 19.800Z',
  ring: 'M12 1.500a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm0 5.800a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.400Z',
} as const

export type Shape = keyof typeof SHAPES

export const shapes = Object.keys(SHAPES) as Shape[]

/** A ship of Shadowlord, nose up, in a box of 24 x 24. */
export const SHIP = 'M12 1 16 9 22 19 14.5 17 12 23 9.5 17 2 19 8 9Z'
