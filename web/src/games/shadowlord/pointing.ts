// What a click on a thing does: what the question wants of it, or it shows the thing. The map, the portraits, the dials and the
// hand all go through here.
import { t } from '../../lib/words.svelte'
import { pick } from '../../table/acting'
import type { Overlay } from '../../table/overlay.svelte'
import type { Option } from '../../lib/protocol'
import { addLoose, addRing, toggleRedeem } from './panels/building'
import { commitCard, commitFighter } from './panels/committing'
import type { Space } from './scene.svelte'

const only = (options: Option[] | undefined): Option | null => (options?.length === 1 ? options[0]! : null)

/** Questions in which a character is selected first, and its goal second. */
const SENDING = new Set(['move', 'shadow'])

/** Who of those that stand in a galaxy can be selected now. */
export const selectable = (space: Space, galaxy: string): string[] => space.here(galaxy).map(({ id }) => id).filter((id) => space.offers.characters.has(id))

export function pointGalaxy(space: Space, overlay: Overlay, galaxy: string, anchor: Element): void {
  const offer = space.offers.galaxies.get(galaxy)
  const { asked, plan } = space
  if (asked === 'build') {
    if (offer) return void addLoose(space, galaxy, 1)
    const here = selectable(space, galaxy)
    if (here.length === 1) return void addRing(space, here[0]!, 1)
  } else if (SENDING.has(asked) || asked === 'go_on') {
    overlay.close()
    if (offer && space.goer) return plan.aim(plan.goal === galaxy ? null : galaxy)
    // Nobody is selected, or it is no goal: the next of those who stand here.
    const here = selectable(space, galaxy)
    if (SENDING.has(asked) && here.length) return plan.select(here[(here.indexOf(plan.character ?? '') + 1) % here.length]!)
  } else {
    const option = only(offer?.options)
    if (option) return pick(space, overlay, option)
    const standing = offer ? [] : selectable(space, galaxy)
    if (standing.length === 1) return pointCharacter(space, overlay, standing[0]!, anchor)
  }
  overlay.show({ kind: 'place', place: galaxy }, anchor, true)
}

export function pointCharacter(space: Space, overlay: Overlay, character: string, anchor: Element): void {
  const options = space.offers.characters.get(character)
  const { asked, plan } = space
  if (!options) return overlay.show({ kind: 'card', card: character }, anchor, true)
  if (asked === 'build' || asked === 'share_ships') return void addRing(space, character, 1)
  if (SENDING.has(asked)) {
    overlay.close()
    return plan.select(plan.character === character ? null : character)
  }
  if (asked === 'commit') return commitFighter(space, overlay, character)
  const option = only(options)
  if (option) pick(space, overlay, option)
  else overlay.show({ kind: 'card', card: character }, anchor, true)
}

/** A card of the hand, by its place there. */
export function pointCard(space: Space, overlay: Overlay, at: number, anchor: Element): void {
  const value = space.own?.hand[at]
  if (value === undefined) return
  const options = space.offers.cards.get(value)
  if (options && space.asked === 'build') return toggleRedeem(space, at)
  if (options && space.asked === 'commit') return commitCard(space, overlay, at)
  const option = only(options)
  if (option) pick(space, overlay, option)
  else overlay.show({ kind: 'thing', what: 'power', id: String(value), name: t('shadowlord-power', { value }) }, anchor, true)
}

export function pointSeat(space: Space, overlay: Overlay, seat: number, anchor: Element): void {
  const option = only(space.offers.seats.get(seat))
  if (option) pick(space, overlay, option)
  else overlay.show({ kind: 'seat', seat }, anchor, true)
}
