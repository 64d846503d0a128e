// What came of each step of this turn, in a word or two: for the bar of steps.
import { t } from '../../lib/words.svelte'
import { eventName } from './names'
import type { Space } from './scene.svelte'

export const STEPS = ['draw', 'guide', 'build', 'move', 'shadow', 'battle'] as const
export type TurnStep = (typeof STEPS)[number]

/** The events since the last turn began. */
function thisTurn(space: Space) {
  const from = space.log.findLastIndex(({ kind }) => kind === 'turn')
  return space.log.slice(Math.max(0, from))
}

/** A fact for each step that has one. */
export function facts(space: Space): Partial<Record<TurnStep, string>> {
  const { guide, active, galaxies } = space.public
  const told: Partial<Record<TurnStep, string>> = {}
  if (!space.players[active]?.element) return told
  const events = thisTurn(space)
  const count = (kinds: string[]): number =>
    events.reduce((sum, { kind, params = {} }) => (kinds.includes(kind) && params.seat === active ? sum + Number(params.count ?? 1) : sum), 0)
  const drawn = count(['drew'])
  if (drawn) told.draw = t('shadowlord-steps-drawn', { count: drawn })
  if (guide) told.guide = t('shadowlord-steps-guide', { roll: guide.roll, event: eventName(guide.event) })
  const built = count(['ring', 'loose'])
  if (built) told.build = t('shadowlord-steps-built', { count: built })
  const crew = space.crew(active)
  const acted = crew.filter((each) => each.acted).length
  if (space.public.step === 'move' || acted) told.move = t('shadowlord-steps-moved', { count: acted, of: crew.length })
  const shadows = count(['shadow_moved'])
  if (shadows) told.shadow = t('shadowlord-steps-shadows', { count: shadows })
  const due = galaxies.filter(({ battle }) => battle).length
  if (due) told.battle = t('shadowlord-steps-due', { count: due })
  return told
}
