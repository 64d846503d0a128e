// Keys at the ball: U and D turn the lifted card over; digits choose what is asked for: a card, then its mansion; 0 goes back.
import type { Option } from '../../lib/protocol'
import { pick } from '../../table/acting'
import type { Overlay } from '../../table/overlay.svelte'
import { playable, playing, playTo, sidesOf } from './hand/playing'
import type { Side } from './plan.svelte'
import type { Ballroom } from './scene.svelte'

const SIDES: Record<string, Side> = { u: 'up', d: 'down' }

/** Whether the key was for the ball. */
export function keys(event: KeyboardEvent, ball: Ballroom, overlay: Overlay): boolean {
  const { question } = ball.moment
  if (playing(ball)) return playKey(event, ball, overlay)
  if (question && ball.chosen === null && (question.kind === 'move' || question.kind === 'name_family')) return partKey(event, ball, overlay)
  if (question && ball.chosen === null && question.kind === 'upgrade') return upgradeKey(event, question.options, ball, overlay)
  return false
}

/** Families in the order in which they are shown; 0 draws none, which is 1 where there is nothing to draw. */
function upgradeKey(event: KeyboardEvent, options: Option[], ball: Ballroom, overlay: Overlay): boolean {
  const drawn = options.filter(({ verb }) => verb === 'upgrade')
  const none = event.key === (drawn.length ? '0' : '1')
  const option = none ? options.find(({ verb }) => verb !== 'upgrade') : drawn[Number(event.key) - 1]
  if (option) pick(ball, overlay, option)
  return option !== undefined
}

function playKey(event: KeyboardEvent, ball: Ballroom, overlay: Overlay): boolean {
  const { plan } = ball
  if (plan.lifted === null) {
    const member = playable(ball)[Number(event.key) - 1]
    if (member) plan.lift(member)
    return member !== undefined
  }
  const side = SIDES[event.key.toLowerCase()]
  if (side && sidesOf(ball, plan.lifted).includes(side)) {
    plan.side = side
    return true
  }
  if (event.key === '0' || event.key === 'Escape') {
    plan.lift(null)
    return true
  }
  return /^[1-9]$/.test(event.key) && playTo(ball, overlay, Number(event.key) - 1)
}

/** Answers in two parts: digits in the order in which the parts are shown. */
function partKey(event: KeyboardEvent, ball: Ballroom, overlay: Overlay): boolean {
  const { plan } = ball
  const firsts = [...(ball.moment.question?.kind === 'name_family' ? ball.offers.families : ball.offers.cards)]
  const seconds = plan.first < 0 ? undefined : firsts.find(([first]) => first === plan.first)?.[1]
  if (seconds && (event.key === '0' || event.key === 'Escape')) {
    plan.first = -1
    return true
  }
  if (!/^[1-9]$/.test(event.key)) return false
  const at = Number(event.key) - 1
  const option = seconds?.[at]
  const first = firsts[at]
  if (option) pick(ball, overlay, option)
  else if (!seconds && first) {
    if (first[1].length === 1) pick(ball, overlay, first[1][0]!)
    else plan.first = first[0]
  } else return false
  return true
}
