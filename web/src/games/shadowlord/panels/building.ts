// Building ships: what is planned, what may still be added, and the answers that it takes. Nothing is sent before it is confirmed.
import type { Planned } from '../plan.svelte'
import type { Space } from '../scene.svelte'

const sum = (amounts: Record<string, number>): number => Object.values(amounts).reduce((total, amount) => total + amount, 0)
const about = (space: Space, name: string): number => Number(space.moment.question?.about?.[name] ?? 0)

/** Free slots of a ring; the Power Stone takes one. */
export const room = (space: Space, character: string): number =>
  Math.max(0, (space.character(character)?.slots ?? 0) - (space.character(character)?.ships ?? 0) - (space.stone === character ? 1 : 0))

/** Ships that the planned cards bring: as many as their values, as far as the supply goes beyond what is due. */
export function redeemed(space: Space): number {
  const values = space.plan.redeem.reduce((total, at) => total + (space.own?.hand[at] ?? 0), 0)
  return Math.min(values, Math.max(0, about(space, 'free') - about(space, 'due')))
}

/** Ships that are to be placed, and lie nowhere yet in the plan. */
export const left = (space: Space): number => about(space, 'left') + redeemed(space) - sum(space.plan.rings) - sum(space.plan.loose)

/** Whether anything is planned. */
export const planned = ({ plan }: Space): boolean => plan.redeem.length > 0 || Object.keys(plan.rings).length > 0 || Object.keys(plan.loose).length > 0

/** Puts so many more ships into a ring, as many as go; fewer with a number below 0. */
export function addRing(space: Space, character: string, count: number): void {
  const now = space.plan.rings[character] ?? 0
  put(space.plan.rings, character, Math.min(now + count, room(space, character), now + left(space)))
}

/** Lays so many more loose ships into a galaxy; fewer with a number below 0. */
export function addLoose(space: Space, galaxy: string, count: number): void {
  const now = space.plan.loose[galaxy] ?? 0
  put(space.plan.loose, galaxy, Math.min(now + count, now + left(space)))
}

function put(amounts: Record<string, number>, id: string, amount: number): void {
  if (amount > 0) amounts[id] = amount
  else delete amounts[id]
}

/** Redeems a card of the hand, or keeps it after all: then what it would have brought is taken back where it was put last. */
export function toggleRedeem(space: Space, at: number): void {
  const { plan } = space
  plan.redeem = plan.redeem.includes(at) ? plan.redeem.filter((each) => each !== at) : [...plan.redeem, at]
  for (const amounts of [plan.loose, plan.rings]) {
    for (const id of Object.keys(amounts).reverse()) {
      const over = -left(space)
      if (over > 0) put(amounts, id, amounts[id]! - over)
    }
  }
}

/** The answers of a plan, in the order in which they are given. */
export function answers(space: Space): Planned[] {
  const { redeem, rings, loose } = space.plan
  const asked = space.moment.question?.kind ?? ''
  return [
    ...redeem.map((at): Planned => ({ asked, verb: 'redeem', number: space.own?.hand[at] ?? 0 })),
    ...Object.entries(rings).map(([card, number]): Planned => ({ asked, verb: 'ring', card, number })),
    ...Object.entries(loose).map(([place, number]): Planned => ({ asked, verb: 'loose', place, number })),
    ...(asked === 'build' ? [{ asked, verb: 'done' }] : []),
  ]
}
