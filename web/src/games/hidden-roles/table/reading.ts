// How a name in kanji is read.
import { words } from '../../../lib/words.svelte'

/** The reading of a character's name where it tells more than the name; else empty. */
export function readingOf(game: string, character: string): string {
  const key = `${game}-character-${character}`
  if (!words.has(`${key}.reading`)) return ''
  const reading = words.text(`${key}.reading`)
  return reading === words.text(key) ? '' : reading
}
