// Where the pictures of Shadowlord lie.
import { cardUrl } from '../../lib/art/urls'

/** Values that have a picture of their own; another table of numbers may have others. */
const DRAWN = [0, 2, 4, 7, 10]

/** A power card face up, by its value or the nearest that is drawn. */
export function powerUrl(value: number): string {
  const [nearest] = [...DRAWN].sort((a, b) => Math.abs(a - value) - Math.abs(b - value))
  return cardUrl('shadowlord', String(nearest))
}
