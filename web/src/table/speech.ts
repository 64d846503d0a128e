// Things of the table as words: for labels and announcements, which have no colours.
import type { Segment } from '../lib/words.svelte'
import type { Scene } from './scene.svelte'

/** Says a segment of a sentence. */
export const speaker = (scene: Scene) => (segment: Segment): string => {
  switch (segment.kind) {
    case 'player':
      return segment.seats.map((seat) => scene.name(seat)).join(', ')
    case 'card':
      return scene.cardName(segment.card)
    case 'place':
      return scene.areaName(segment.place)
    case 'person':
      return segment.name
    default:
      return segment.text
  }
}
