// Sending a plan: its first answer now, the others as their questions come.
import { pick } from '../../../table/acting'
import type { Overlay } from '../../../table/overlay.svelte'
import type { Planned } from '../plan.svelte'
import type { Space } from '../scene.svelte'

export function send(space: Space, overlay: Overlay, answers: Planned[]): void {
  const { question } = space.moment
  if (!space.asked || !question) return
  space.plan.begin(answers)
  const option = space.plan.next(question)
  if (option) pick(space, overlay, option)
}
