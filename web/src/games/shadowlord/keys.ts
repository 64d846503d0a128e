// Keys at the table: digits choose who is asked for in the order in which they are shown; 1 confirms what is planned, 2 asks for
// passage, 0 ends; plus and minus leave ships behind; C claims; Escape goes back a step.
import type { Option } from '../../lib/protocol'
import { pick } from '../../table/acting'
import type { Overlay } from '../../table/overlay.svelte'
import { answers, left, planned } from './panels/building'
import { commitCard, commitFighter, sideOf } from './panels/committing'
import { placing } from './panels/placing'
import { acts, asking, claimable, entering, mostLeft, movable, moving, staying } from './panels/sending'
import { send } from './panels/sent'
import type { Space } from './scene.svelte'

type Key = (key: string, space: Space, overlay: Overlay) => boolean

/** Whether the key was for the game. */
export function keys(event: KeyboardEvent, space: Space, overlay: Overlay): boolean {
  const asked = KEYS[space.asked]
  // Plus and minus belong to the map while the keys are on it.
  const onMap = (event.target as Element | null)?.closest?.('.board') !== null && /^[-+=]$/.test(event.key)
  return asked !== undefined && !onMap && asked(event.key.length === 1 ? event.key.toLowerCase() : event.key, space, overlay)
}

const options = (space: Space): Option[] => space.moment.question?.options ?? []
const at = (key: string): number => (/^[1-9]$/.test(key) ? Number(key) - 1 : -1)

function choose(space: Space, overlay: Overlay, option: Option | undefined): boolean {
  if (option) pick(space, overlay, option)
  return option !== undefined
}
const verb = (space: Space, ...verbs: string[]): Option | undefined => options(space).find((option) => verbs.includes(option.verb))

const sending: Key = (key, space, overlay) => {
  const { plan, goer } = space
  if (key === '0') return choose(space, overlay, verb(space, 'done', 'stay', 'pass'))
  if (key === 'Escape') {
    if (plan.goal) plan.aim(null)
    else if (plan.character) plan.select(null)
    else return false
    return true
  }
  if (!goer) {
    const chosen = movable(space)[at(key)]
    if (chosen) plan.select(chosen)
    return chosen !== undefined
  }
  if (space.asked === 'shadow') return shadowTo(key, space, overlay)
  const go = entering(space)
  const ask = asking(space)
  if (key === '1' && plan.goal && go) send(space, overlay, moving(space))
  else if (key === '1' && !plan.goal && plan.drop > 0) send(space, overlay, staying(space))
  else if (plan.goal && ask && key === (go ? '2' : '1')) {
    plan.held = true
    pick(space, overlay, ask)
  } else if (key === '+' || key === '=') plan.drop = Math.min(plan.drop + 1, mostLeft(space))
  else if (key === '-') plan.drop = Math.max(0, plan.drop - 1)
  else if (key === 'c' && claimable(space)) plan.claim = !plan.claim
  else if (key === 't' && !plan.goal) return choose(space, overlay, acts(space, 'turn')[0])
  else if (key === 'p' && !plan.goal && plan.drop === 0) return choose(space, overlay, acts(space, 'pick_up').at(-1))
  else return false
  return true
}

function shadowTo(key: string, space: Space, overlay: Overlay): boolean {
  const goals = acts(space, 'shadow')
  const aimed = goals.find(({ place }) => place === space.plan.goal)
  if (aimed) return key === '1' && choose(space, overlay, aimed)
  const goal = goals[at(key)]
  if (goal) space.plan.aim(goal.place ?? null)
  return goal !== undefined
}

const building: Key = (key, space, overlay) => {
  if (key === '1' && (space.asked === 'build' || left(space) === 0)) send(space, overlay, answers(space))
  else if (key === '0' && planned(space)) space.plan.clearBuild()
  else return false
  return true
}

const committing: Key = (key, space, overlay) => {
  const { question } = space.moment
  if (key === '0') return choose(space, overlay, verb(space, 'ready'))
  if (key === 'Escape') {
    if (space.plan.card === null && space.plan.character === null) return false
    space.plan.clear()
    return true
  }
  // Letters lift the cards of the hand, digits are the fighters.
  const card = 'abcdefgh'.indexOf(key)
  if (card >= 0 && space.own && card < space.own.hand.length && space.offers.cards.has(space.own.hand[card]!)) {
    commitCard(space, overlay, card)
    return true
  }
  const fighter = question ? sideOf(space, question)[at(key)]?.card : undefined
  if (!fighter || !space.offers.characters.has(fighter)) return false
  commitFighter(space, overlay, fighter)
  return true
}

const KEYS: Record<string, Key> = {
  move: sending,
  go_on: sending,
  shadow: sending,
  build: building,
  share_ships: building,
  commit: committing,
  place_card: (key, space, overlay) => choose(space, overlay, placing(space, options(space)).find((choice) => choice.key === key)?.option),
  passage: (key, space, overlay) => choose(space, overlay, key === '1' ? verb(space, 'grant') : key === '0' ? verb(space, 'refuse') : undefined),
  recruit: (key, space, overlay) => choose(space, overlay, key === '1' ? verb(space, 'recruit') ?? verb(space, 'dismiss') : key === '0' ? verb(space, 'dismiss') : undefined),
}
