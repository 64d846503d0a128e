// Where things lie on the star map. Points are percent of its field, which is 7 x 7 units stretched to the room there is: a to e
// and 1 to 5 in the middle, the four homes outside the middle of each side. The lower rows leave room for the names under them.

export interface Spot {
  x: number
  y: number
}

const COLUMNS: Record<string, number> = { a: 21, b: 35.5, c: 50, d: 64.5, e: 79 }
const ROWS: Record<string, number> = { 1: 21.4, 2: 35.7, 3: 50, 4: 63.6, 5: 76.4 }
const HOMES: Record<string, Spot> = { N: { x: 50, y: 7 }, E: { x: 93.5, y: 50 }, S: { x: 50, y: 92.2 }, W: { x: 7.8, y: 50 } }

/** The middle of a galaxy by its id. */
export function spotOf(galaxy: string): Spot {
  const [column = '', row = ''] = galaxy
  return HOMES[galaxy] ?? { x: COLUMNS[column] ?? 50, y: ROWS[row] ?? 50 }
}

/** Two galaxies that are linked. */
export type Link = readonly [string, string]

/** Every link once, in the order of the galaxies. */
export function linksOf(galaxies: { id: string; neighbours: string[] }[]): Link[] {
  const order = new Map(galaxies.map(({ id }, index) => [id, index]))
  return galaxies.flatMap(({ id, neighbours }, index) => neighbours.filter((each) => (order.get(each) ?? -1) > index).map((each) => [id, each] as const))
}

/** A way through galaxies as path data on the field. */
export const pathOf = (galaxies: readonly string[]): string =>
  galaxies.map((id, index) => `${index ? 'L' : 'M'}${spotOf(id).x},${spotOf(id).y}`).join('')

/**
 * A way for eyes: the shortest one along links from a galaxy to another, where `through` says what may be passed; straight where
 * there is none.
 */
export function wayBetween(from: string, to: string, neighbours: (galaxy: string) => string[], through: (galaxy: string) => boolean): string[] {
  const came = new Map<string, string | null>([[from, null]])
  const queue = [from]
  for (const here of queue) {
    if (here === to) {
      const way: string[] = []
      for (let each: string | null = to; each !== null; each = came.get(each) ?? null) way.unshift(each)
      return way
    }
    if (here !== from && !through(here)) continue
    for (const next of neighbours(here)) {
      if (came.has(next)) continue
      came.set(next, here)
      queue.push(next)
    }
  }
  return [from, to]
}
