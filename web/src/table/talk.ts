// What sentences around a scene name: its players, cards, places and sides.
import { provideRich } from '../lib/rich'
import type { Overlay } from './overlay.svelte'
import type { Scene } from './scene.svelte'

export function provideTalk(scene: Scene, overlay: Overlay): void {
  provideRich({
    player: (seat) => ({ name: scene.name(seat), shape: scene.shape(seat) }),
    cardName: scene.cardName,
    placeName: scene.placeName,
    factionOf: (character) => scene.factionOf(character),
    showCard: (card, anchor, pinned) => overlay.show({ kind: 'card', card }, anchor, pinned),
    hideCard: () => overlay.leave(),
  })
}
