// How the characters in one galaxy stand: in as many rows as the room wants, the rows overlapping as little as they can. Where there
// is no room for all of them, those of one side stand as one flock with their number; whoever is chosen stands apart.

export interface Standing {
  /** The middle of a dial, in pixels from the middle of the stack. */
  x: number
  y: number
}

/** The room of a stack, pixels: how wide and high it may get, and how large a dial is. */
export interface Room {
  width: number
  height: number
  dial: number
}

/** Dials never lie closer than this to one another, in dials: sideways (the icon stays in sight), and between rows. */
const CLOSEST = 0.56
const ROW = 0.7
/** As close as they lie where there is room enough. */
const EASY = 0.86
const EASY_ROW = 0.9

/** How many dials fit in a row, and how many rows. */
export function capacity({ width, height, dial }: Room): { across: number; rows: number } {
  const steps = (room: number, least: number): number => Math.max(1, Math.floor((room - dial) / (least * dial) + 1e-6) + 1)
  return { across: steps(width, CLOSEST), rows: steps(height, ROW) }
}

/** How many stand in each row: the rows are as even as can be, the fuller ones below. */
export function rowsOf(count: number, across: number): number[] {
  const rows = Math.max(1, Math.ceil(count / across))
  const least = Math.floor(count / rows)
  const more = count % rows
  return Array.from({ length: rows }, (_, row) => least + (row >= rows - more ? 1 : 0))
}

/** Where `count` dials stand, row by row from the left. */
export function standings(count: number, room: Room): Standing[] {
  const { width, height, dial } = room
  // Two rows of two read better than four on top of one another.
  const rows = rowsOf(count, Math.min(capacity(room).across, count === 4 ? 2 : 4))
  const down = rows.length > 1 ? Math.min(EASY_ROW * dial, Math.max(ROW * dial, (height - dial) / (rows.length - 1))) : 0
  return rows.flatMap((many, row) => {
    const step = many > 1 ? Math.min(EASY * dial, Math.max(CLOSEST * dial, (width - dial) / (many - 1))) : 0
    return Array.from({ length: many }, (_, at) => ({ x: (at - (many - 1) / 2) * step, y: (row - (rows.length - 1) / 2) * down }))
  })
}

/** One dial on the map: a character, or all of a side together. */
export type Figure<Character> = { kind: 'one'; character: Character } | { kind: 'flock'; seat: number | null; characters: Character[] }

/** What stands in a galaxy: every character, or flocks where not all of them fit. */
export function figures<Character extends { id: string; seat: number | null }>(characters: Character[], room: Room, chosen: string | null): Figure<Character>[] {
  const { across, rows } = capacity(room)
  const one = (character: Character): Figure<Character> => ({ kind: 'one', character })
  if (characters.length <= across * rows) return characters.map(one)
  const apart = characters.filter(({ id }) => id === chosen)
  const sides = new Map<number | null, Character[]>()
  for (const character of characters) if (character.id !== chosen) sides.set(character.seat, [...(sides.get(character.seat) ?? []), character])
  return [...apart.map(one), ...[...sides].map(([seat, members]) => (members.length === 1 ? one(members[0]!) : { kind: 'flock' as const, seat, characters: members }))]
}
