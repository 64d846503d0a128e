// Sending a character somewhere: what the planned goal means, and the answers that it takes.
import type { Option } from '../../../lib/protocol'
import { words, type Segment } from '../../../lib/words.svelte'
import { character, playerRow } from '../names'
import type { Planned } from '../plan.svelte'
import type { Space } from '../scene.svelte'

const optionsOf = (space: Space): Option[] => (space.asked ? (space.moment.question?.options ?? []) : [])

/** Options of the question that this character acts by. */
export const acts = (space: Space, verb: string, card = space.goer): Option[] =>
  card === null ? [] : optionsOf(space).filter((option) => option.verb === verb && option.card === card)

/** Who can be selected, in the order of the alliance; then others. */
export function movable(space: Space): string[] {
  const offered = [...space.offers.characters.keys()]
  const crew = space.crew(space.mySeat).map(({ id }) => id)
  return [...crew.filter((id) => offered.includes(id)), ...offered.filter((id) => !crew.includes(id))]
}

/** Most ships that can stay behind: with a goal so many that the rest still carries there. */
export function mostLeft(space: Space): number {
  const most = Math.max(0, ...acts(space, 'drop').map(({ number = 0 }) => number))
  const { reach, goer } = space
  return reach && goer ? Math.min(most, (space.character(goer)?.ships ?? 0) - reach.cost) : most
}

/** Entering the planned goal. */
export const entering = (space: Space): Option | undefined => acts(space, 'go').find(({ place, number = 0 }) => place === space.aim && (number > 0) === space.plan.claim)
    ?? acts(space, 'go').find(({ place }) => place === space.aim)
/** Asking for passage into the planned goal. */
export const asking = (space: Space): Option | undefined => acts(space, 'ask').find(({ place }) => place === space.aim)
export const claimable = (space: Space): boolean => acts(space, 'go').some(({ place, number = 0 }) => place === space.aim && number > 0)

/** The answers of the planned move: ships are left first. */
export function moving(space: Space): Planned[] {
  const { plan, goer } = space
  const go = entering(space)
  if (!goer || !go) return []
  const { verb, card, place, number } = go
  const entered = { verb, card, place, number }
  return plan.drop > 0 ? [dropping(goer, plan.drop), { ...entered, asked: 'go_on' }] : [{ ...entered, asked: space.asked }]
}

/** The answers that leave ships where the character stands, and let it stay there. */
export const staying = (space: Space): Planned[] => (space.goer && space.plan.drop > 0 ? [dropping(space.goer, space.plan.drop), { asked: 'go_on', verb: 'stay' }] : [])

const dropping = (card: string, number: number): Planned => ({ asked: 'move', verb: 'drop', card, number })

/** What entering the planned goal means, in a few words. */
export function meaning(space: Space): Segment[] {
  const { reach, aim } = space
  if (!reach || !aim) return []
  const galaxy = space.galaxy(aim)
  const args = { players: playerRow(reach.fights), shadow: character(reach.shadow), hosts: playerRow(reach.asks) }
  const key = reach.shadow
    ? galaxy.battle ? 'joins-shadow' : 'shadow'
    : reach.fights.length
      ? galaxy.battle ? 'joins' : reach.asked ? 'refused' : 'fights'
      : reach.asks.length && reach.granted
        ? 'guest'
        : galaxy.control === space.mySeat
          ? 'held'
          : galaxy.disc ? 'disc' : 'open'
  return words.segments(`shadowlord-means-${key}`, args)
}

/** Why no ship can be put down at the planned goal. */
export function noClaim(space: Space): Segment[] {
  const galaxy = space.galaxy(space.aim ?? '')
  const key = galaxy.control === space.mySeat ? 'own' : galaxy.control !== null ? 'held' : 'taken'
  return words.segments(`shadowlord-no-claim-${key}`, { seat: playerRow(galaxy.control === null ? [] : [galaxy.control]) })
}
