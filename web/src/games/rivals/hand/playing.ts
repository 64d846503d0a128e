// Playing a card: which one can be lifted, and what would come of it.
import type { Option, Question } from '../../../lib/protocol'
import { words } from '../../../lib/words.svelte'
import { pick } from '../../../table/acting'
import type { Overlay } from '../../../table/overlay.svelte'
import { placeOf } from '../offers'
import type { Side } from '../plan.svelte'
import type { Ballroom } from '../scene.svelte'
import type { Forecast } from '../types'

/** The question which card is played, if this viewer may answer it now. */
export function playing(ball: Ballroom): Question | null {
  const { question } = ball.moment
  return !ball.still && ball.chosen === null && question?.kind === 'play' ? question : null
}

/** The cards that can be played, in the order in which they are shown: the hand, then the advanced members. */
export function playable(ball: Ballroom): string[] {
  if (!playing(ball) || !ball.own) return []
  return [...ball.own.hand, ...ball.own.front].filter((member) => ball.offers.members.has(member))
}

/** Lifts a card, or puts it back if it is lifted; elsewhere it is shown. */
export function lift(ball: Ballroom, overlay: Overlay, member: string, anchor: Element): void {
  if (!playable(ball).includes(member)) return overlay.show({ kind: 'card', card: member }, anchor, true)
  overlay.close()
  overlay.sheet = ''
  ball.plan.lift(ball.plan.lifted === member ? null : member)
}

/** The faces that a card may show. */
export const sidesOf = (ball: Ballroom, member: string): Side[] =>
  (['up', 'down'] as const).filter((side) => ball.offers.members.get(member)?.some(({ verb }) => verb === side))

/** The option that plays a card at a place. */
export function optionTo(ball: Ballroom, member: string, side: Side, place: number): Option | undefined {
  return ball.offers.members.get(member)?.find((option) => option.verb === side && placeOf(option) === place)
}

/** Plays the lifted card. Returns whether it could. */
export function playTo(ball: Ballroom, overlay: Overlay, place: number, side = ball.plan.side): boolean {
  const option = playing(ball) && ball.plan.lifted ? optionTo(ball, ball.plan.lifted, side, place) : undefined
  if (option) pick(ball, overlay, option)
  return option !== undefined
}

/** What would come of a play, for the one who plays: “It fills. You come 1st: 9 roses”. `short` where there is little room. */
export function outcome(after: Forecast, limit: number, seat: number, short = false): string {
  const { presence, standing } = after
  const at = standing.findIndex((rank) => rank.seat === seat)
  const fills = presence >= limit ? '-fills' : ''
  const key = `rivals-outcome${fills}${short ? '-short' : ''}${at < 0 ? '.unranked' : ''}`
  return words.text(key, { presence, limit, rank: at + 1, total: standing[at]?.total ?? 0, amount: standing[at]?.pay ?? 0 })
}
