// What is said of the things of the board: captions that are seen, and labels that say all.
import { t, words } from '../../../lib/words.svelte'
import { familyOf } from '../members'
import { familyName, mansionName, memberName } from '../names'
import type { Ballroom } from '../scene.svelte'
import type { LineCard, MansionView } from '../types'

/** What stands below a card: the family, where this viewer knows it. */
export function captionOf(scene: Ballroom, card: LineCard, known = scene.known(card)): string {
  const family = known ? familyOf(known) : card.family
  return family ? familyName(family) : t('rivals-card-hidden')
}

/** What a card is called, face-down ones included. */
export function nameOf(scene: Ballroom, card: LineCard): string {
  const known = scene.known(card)
  if (card.up && known) return memberName(known)
  if (known) return t(card.seat === scene.mySeat ? 'rivals-hidden-own' : 'rivals-hidden-family', { member: memberName(known), family: memberName(known) })
  return card.family ? t('rivals-hidden-family', { family: familyName(card.family) }) : t('rivals-hidden')
}

/** Position, owner, member, both values and loot. */
export const labelOf = (scene: Ballroom, card: LineCard, position: number): string =>
  t('rivals-card-label', {
    position, seat: scene.name(card.seat), member: nameOf(scene, card), influence: card.influence, presence: card.presence, loot: card.loot,
  })

/** A mansion's name, what it holds and pays, and the tiles on it. */
export function labelOfHouse(scene: Ballroom, mansion: MansionView): string {
  const list = new Intl.ListFormat(words.lang, { type: 'unit' })
  const tiles = mansion.tiles.flatMap((count, seat) => (count ? [t('rivals-house-tiles', { seat: scene.name(seat), influence: count * scene.values.tile })] : []))
  const facts = [
    t(`rivals-size-${mansion.size}`),
    t('rivals-house-presence', { presence: mansion.presence, limit: mansion.limit }),
    t('rivals-house-pays', { pays: list.format(mansion.payouts.map(String)) }),
    ...tiles,
    ...(mansion.presence_tiles ? [t('rivals-house-presence-tiles', { count: mansion.presence_tiles })] : []),
  ]
  return `${mansionName(mansion.mansion ?? '')}: ${list.format(facts)}`
}
