// Where things stand on the star: six rhombi around a round sky. Everything is counted in sides of a rhombus (`--r` of the
// style sheet) from the middle, x to the right and y down. Slot 0 looks up, the others follow clockwise.

export interface Point {
  x: number
  y: number
}

export const RING = 6

/** What lies in the middle: no slot of the ring. */
export const CENTRE = 6

/** The slot to the left of a slot: counter-clockwise as seen from above. */
export const leftOf = (slot: number): number => (slot + RING - 1) % RING

/** A point by its bearing, in degrees (0 is to the right, 90 up), and its distance. */
export function toward(degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: distance * Math.cos(angle), y: -distance * Math.sin(angle) }
}

const bearing = (slot: number): number => 90 - 60 * slot

/** Half of the long way across a rhombus, which is also how far its centre is from the middle. */
const HALF = Math.sqrt(3) / 2

/** The middle of a slot's rhombus. */
export const heart = (slot: number): Point => toward(bearing(slot), HALF)

/** A slot's rhombus about its own middle as path data, 100 to the side. `inset` moves its edges inward. */
export function rhombus(slot: number, inset = 0): string {
  const shrink = (1 - inset / (100 * HALF * 0.5)) * 100
  const corners = [toward(bearing(slot), HALF), toward(bearing(slot) + 90, 0.5), toward(bearing(slot), -HALF), toward(bearing(slot) - 90, 0.5)]
  return `M${corners.map(({ x, y }) => `${(x * shrink).toFixed(2)} ${(y * shrink).toFixed(2)}`).join('L')}Z`
}

/** How high the picture of a slot's area is drawn above its middle, of 190: the upright tips show more of the sky. */
export const lift = (slot: number): number => ({ 0: 84, 3: 92 })[slot] ?? 97

/** Where the name of a slot's area hangs: over the outer edge. */
export const signAt = (slot: number): Point =>
  [{ x: 0, y: -1.28 }, { x: 1, y: -0.862 }, { x: 1, y: 0.862 }, { x: 0, y: 1.28 }, { x: -1, y: 0.862 }, { x: -1, y: -0.862 }][slot]!

/** The notch between a slot and the one to its left, at a distance from the middle: there the step to the left is counted. */
export const notchAt = (slot: number, distance: number): Point => toward(bearing(slot) + 30, distance)

/** Where the feet of those who stand in a slot, or in the middle, are. */
const FEET: Point[] = [
  { x: 0, y: -0.66 }, { x: 0.86, y: -0.22 }, { x: 0.82, y: 0.56 }, { x: 0, y: 0.98 }, { x: -0.8, y: 0.55 }, { x: -0.86, y: -0.22 }, { x: 0, y: 0.4 },
]

/** Those who are not on the board yet wait beside it, below at the left. */
const EDGE: Point = { x: -1.1, y: 1.66 }

/** How far apart people stand in one row, by their number. */
const APART = [0, 0, 0.48, 0.31, 0.284]

/**
 * Where somebody stands: the `index`-th of `count` in a slot (`CENTRE` for the middle, -1 for the edge). One to four in a row;
 * from five in two rows, the back row half a place over.
 */
export function standing(slot: number, index: number, count: number): Point {
  const feet = slot < 0 ? EDGE : FEET[slot]!
  const apart = slot < 0 ? 0.2 : slot === CENTRE ? 0.23 : 0.24
  if (count <= 4) {
    const gap = slot === CENTRE || slot < 0 ? Math.min(slot < 0 ? 0.28 : apart, APART[count]!) : APART[count]!
    const sag = count === 3 && index === 1 ? 0.05 : 0
    return { x: feet.x + (index - (count - 1) / 2) * gap, y: feet.y + sag }
  }
  const front = Math.ceil(count / 2)
  const behind = index >= front
  const column = behind ? index - front : index
  const row = behind ? count - front : front
  // At the edge the tower leaves no room for half a place more.
  const over = row === front && behind && slot >= 0 ? 0.5 : 0
  return { x: feet.x + (column - (row - 1) / 2 + over) * Math.min(apart, 1.05 / front), y: feet.y + (behind ? -0.14 : 0.09) }
}

/** A place on the star as a style: left and top. */
export const at = ({ x, y }: Point): string => `left:calc(50% + ${x.toFixed(3)} * var(--r));top:calc(50% + ${y.toFixed(3)} * var(--r))`

/** How much farther out a piece walks that goes clockwise, and farther in one that goes the other way: two that change places pass. */
const PASSING = 0.1

/** Three points of the way of a piece: round the middle on the shorter side, as the ring runs. */
export function arc(from: Point, to: Point, middle: Point): Point[] {
  const start = { distance: Math.hypot(from.x - middle.x, from.y - middle.y), angle: Math.atan2(from.y - middle.y, from.x - middle.x) }
  const end = { distance: Math.hypot(to.x - middle.x, to.y - middle.y), angle: Math.atan2(to.y - middle.y, to.x - middle.x) }
  const whole = 2 * Math.PI
  let turn = (((end.angle - start.angle) % whole) + whole) % whole
  if (turn > Math.PI) turn -= whole
  return [0.25, 0.5, 0.75].map((part) => {
    const aside = 1 + Math.sign(turn) * PASSING * Math.sin(Math.PI * part)
    const distance = (start.distance + (end.distance - start.distance) * part) * aside
    const angle = start.angle + turn * part
    return { x: middle.x + distance * Math.cos(angle), y: middle.y + distance * Math.sin(angle) }
  })
}
