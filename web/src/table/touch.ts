// A click on a thing of the table: it chooses, if exactly one option points there; else it shows what there is to know.
import { pick } from './acting'
import type { Overlay, Shown } from './overlay.svelte'
import type { Choice } from './entries'
import type { Scene } from './scene.svelte'

/** The choices that point at a thing. */
export function choicesAt(scene: Scene, thing: Shown): Choice[] {
  if (thing.kind === 'seat') return scene.at(thing.seat)
  if (thing.kind === 'place') return scene.towards(thing.place)
  return []
}

export function touch(scene: Scene, overlay: Overlay, thing: Shown, anchor: Element): void {
  const [only, ...more] = choicesAt(scene, thing)
  if (only && more.length === 0) pick(scene, overlay, only.option)
  else overlay.show(thing, anchor, true)
}
