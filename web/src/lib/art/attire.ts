// What the pieces of a game wear: path data in a box of 42 x 58.

export interface Attire {
  /** Everything in the player's colour. */
  outline: string
  /** The edge on which the lamp shines. */
  rim: string
  /** The dark in which the face is, the face in it, its eyes. */
  dark: string
  face: string
  eyes: string
  /** Band of a hat, in the dark colour. */
  band: string
  /** What is worn over the eyes, in ivory, until the face is revealed. */
  mask?: string
  /** The emblem on the chest: centre and radius of its ground, side of its box. */
  chest: { y: number; ground: number; box: number }
}

const HOOD: Attire = {
  outline: 'M21 2C13 2 8.5 9 8.5 17.5C8.5 22 9.5 24.5 7.5 28.5C4 36 2.5 45 1.5 53Q21 60 40.5 53C39.5 45 38 36 34.5 28.5C32.5 24.5 33.5 22 33.5 17.5C33.5 9 29 2 21 2Z',
  rim: 'M21 2C29 2 33.5 9 33.5 17.5C33.5 22 32.5 24.5 34.5 28.5C38 36 39.5 45 40.5 53',
  dark: 'M21 8.5c-5 0-7.5 4.5-7.5 9.5s3 8 7.5 8 7.5-3 7.5-8-2.5-9.5-7.5-9.5Z',
  face: 'M21 10.8c-3.9 0-5.8 3.5-5.8 7.4s2.5 6.7 5.8 6.7 5.8-2.8 5.8-6.7-1.9-7.4-5.8-7.4Z',
  eyes: 'M17.6 17.7h2M22.4 17.7h2',
  band: '',
  chest: { y: 41, ground: 10.5, box: 15 },
}

const HAT: Attire = {
  outline:
    'M14 23.5C11.5 25.5 9 26.5 8 30C5.5 37 3.5 46 2.5 53.5Q21 60 39.5 53.5C38.5 46 36.5 37 34 30C33 26.5 30.5 25.5 28 23.5L24.5 29.5H17.5Z' +
    'M13.4-2.6Q21-4.6 28.6-2.6L29.6 9.4Q33.5 10 36.5 8.2 36.5 14.4 21 15.2 5.5 14.4 5.5 8.2 8.5 10 12.4 9.4Z',
  rim: 'M28.6-2.6 29.6 9.4Q33.5 10 36.5 8.2M28 23.5C30.5 25.5 33 26.5 34 30C36.5 37 38.5 46 39.5 53.5',
  dark: 'M13.5 13h15v8q-1 6-7.5 8.5-6.5-2.5-7.5-8.5Z',
  face: 'M15.2 14.6h11.6v6q-.8 4.6-5.8 6.7-5-2.1-5.8-6.7Z',
  eyes: 'M17.4 19h2.2M22.4 19h2.2',
  band: 'M12.7 5.6Q21 8.4 29.3 5.6L29.6 9.4Q21 12.4 12.4 9.4Z',
  chest: { y: 43, ground: 11.6, box: 17 },
}

const MASKED: Attire = {
  outline: 'M21 2C14.5 2 11.5 7.5 12 14C12.5 20 14.5 23.5 17 25.5L16.5 28C11.5 29 8.5 30 7.5 34C5 40 3 47 2.5 53.5Q21 60 39.5 53.5C39 47 37 40 34.5 34C33.5 30 30.5 29 25.5 28L25 25.5C27.5 23.5 29.5 20 30 14C30.5 7.5 27.5 2 21 2Z',
  rim: 'M21 2C27.5 2 30.5 7.5 30 14M25.5 28C30.5 29 33.5 30 34.5 34C37 40 39 47 39.5 53.5',
  dark: '',
  face: 'M21 8.8c-3.9 0-6.4 3.2-6.4 7s2.9 8.2 6.4 8.2 6.4-4.4 6.4-8.2-2.5-7-6.4-7Z',
  eyes: 'M16.6 15.4h2.2M23.2 15.4h2.2',
  band: '',
  mask: 'M10.5 12.2c4-.8 7.6-.5 10.5 1.2 2.9-1.7 6.5-2 10.5-1.2.4 4.4-2 7.3-5.5 7.3-2.5 0-3.4-1.9-5-1.9s-2.5 1.9-5 1.9c-3.5 0-5.9-2.9-5.5-7.3Z' +
    'M10 14.5C7.3 12.8 5.3 9.5 5 5.7 9.3 6.8 13 9.3 14.5 11.8ZM27.5 11.8C29 9.3 32.7 6.8 37 5.7 36.7 9.5 34.7 12.8 32 14.5Z',
  chest: { y: 42, ground: 10.5, box: 15 },
}

const HELMET: Attire = {
  outline:
    'M14 25.5C11 23.5 9.5 20 9.5 15.5C9.5 13 10 11 11 9.2L6-1 15.2 5C16.8 4.2 18.2 3.8 19.6 3.6L21-5 22.4 3.6C23.8 3.8 25.2 4.2 26.8 5L36-1 31 9.2C32 11 32.5 13 32.5 15.5C32.5 20 31 23.5 28 25.5L28.4 27.6' +
    'C32.5 26.3 36.5 24 40.5 19.5C41.2 25 39.8 30 37 34C38.5 41 39.4 47.5 40 53.5Q21 60 2 53.5C2.6 47.5 3.5 41 5 34C2.2 30 .8 25 1.5 19.5C5.5 24 9.5 26.3 13.6 27.6Z',
  rim: 'M26.8 5 36-1 31 9.2C32 11 32.5 13 32.5 15.5C32.5 20 31 23.5 28 25.5M40.5 19.5C41.2 25 39.8 30 37 34C38.5 41 39.4 47.5 40 53.5',
  dark: 'M12.3 13.2Q21 10.8 29.7 13.2L29 18Q26 18.9 23.3 18.9L22.5 25.5H19.5L18.7 18.9Q16 18.9 13 18Z',
  face: 'M21 10c-4.6 0-6.8 3-6.8 6.6s3 7.6 6.8 7.6 6.8-4 6.8-7.6-2.2-6.6-6.8-6.6Z',
  eyes: 'M17 16.5h2.2M22.8 16.5h2.2',
  band: '',
  chest: { y: 42, ground: 10.5, box: 15 },
}

const ATTIRE: Record<string, Attire> = { hunters: HOOD, raiders: HAT, rivals: MASKED, shadowlord: HELMET }

/** What the pieces of a game wear. */
export const attireOf = (game: string): Attire => ATTIRE[game] ?? HOOD
