// Choosing, with a second question where it hurts and cannot be taken back.
import type { Option } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import type { Overlay } from './overlay.svelte'
import type { Scene } from './scene.svelte'

/** Answers the question with this option. */
export function pick(scene: Scene, overlay: Overlay, option: Option): void {
  overlay.close()
  // Whoever confirms late has answered the question they were looking at, not the next one that offers the same.
  const asked = scene.moment.question
  confirmed(scene, overlay, option, false, () => void scene.choose(option, asked))
}

/** Acts out of turn. */
export function act(scene: Scene, overlay: Overlay, option: Option): void {
  overlay.close()
  confirmed(scene, overlay, option, true, () => void scene.act(option))
}

/** Takes the last answer back: nothing is asked once more, since it can be given again. */
export function takeBack(scene: Scene, overlay: Overlay): void {
  overlay.close()
  void scene.takeBack()
}

function confirmed(scene: Scene, overlay: Overlay, option: Option, outOfTurn: boolean, then: () => void): void {
  const warning = settings.confirmations ? scene.table.warning?.(option, scene, outOfTurn) : null
  if (!warning) return then()
  overlay.dialog = { kind: 'confirm', ...warning, then }
}
