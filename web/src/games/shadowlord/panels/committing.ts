// Extra cards of a battle: a card and the fighter for whom it is. Either can be chosen first.
import type { Option, Question } from '../../../lib/protocol'
import { pick } from '../../../table/acting'
import type { Overlay } from '../../../table/overlay.svelte'
import type { Space } from '../scene.svelte'
import type { FighterView } from '../types'

/** The fighters for whom cards are chosen. */
export const sideOf = (space: Space, { about }: Question): FighterView[] => (about?.side === 'defence' ? space.battle?.defence : space.battle?.attack)?.fighters ?? []

/** Playing a card of the hand for a fighter. */
export const playing = (space: Space, fighter: string, value: number): Option | undefined =>
  space.offers.characters.get(fighter)?.find((option) => option.verb === 'play' && option.number === value)

/** Using the card under a fighter's own portrait. */
export const ofPortrait = (space: Space, fighter: string): Option | undefined => space.offers.characters.get(fighter)?.find(({ verb }) => verb === 'portrait')

/** Lifts a card of the hand, or plays it for the chosen fighter. */
export function commitCard(space: Space, overlay: Overlay, at: number): void {
  const { plan } = space
  const value = space.own?.hand[at]
  const option = plan.character && value !== undefined ? playing(space, plan.character, value) : undefined
  if (option) return play(space, overlay, option)
  plan.card = plan.card === at ? null : at
}

/** Chooses a fighter, or gives it the lifted card. */
export function commitFighter(space: Space, overlay: Overlay, fighter: string): void {
  const { plan, lifted } = space
  const option = lifted === null ? undefined : playing(space, fighter, lifted)
  if (option) return play(space, overlay, option)
  plan.select(plan.character === fighter ? null : fighter)
}

function play(space: Space, overlay: Overlay, option: Option): void {
  space.plan.clear()
  pick(space, overlay, option)
}
