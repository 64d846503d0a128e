// A click on a thing of the table: it chooses, if exactly one option points there; else it shows what there is to know.
import { pick } from './acting'
import type { Overlay, Shown } from './overlay.svelte'
import type { Scene } from './scene.svelte'

export function touch(scene: Scene, overlay: Overlay, thing: Shown, anchor: Element): void {
  const [only, ...more] = scene.choicesAt(thing)
  if (only && more.length === 0) pick(scene, overlay, only.option)
  else overlay.show(thing, anchor, true)
}
