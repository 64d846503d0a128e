// Questions, their options and what stands beside them, in words.
import type { Option, Question } from '../../lib/protocol'
import { t, words, type Param, type Params, type Segment } from '../../lib/words.svelte'
import type { ChoiceWords } from '../../table/game'
import { argumentsOf, character, galaxy, player, playerRow, row } from './names'
import type { Space } from './scene.svelte'

/** What a question is about, as its sentences want it. */
function questionArguments({ about = {} }: Pick<Question, 'about'>, space: Space): Params {
  const args = argumentsOf(about)
  if (args.seat === undefined) args.seat = player(space.mySeat)
  const [fresh] = space.own?.fresh ?? []
  if (fresh !== undefined) args.value = fresh
  args.limit = space.number('hand_limit')
  return args
}

/** Title and note of a question; while a move is planned, the title asks for its missing part. */
export function questionWords(question: Question, space: Space): { title: Segment[]; note: Segment[] } {
  const planned = plannedWords(question, space)
  if (planned) return planned
  const args = questionArguments(question, space)
  const key = `shadowlord-question-${question.kind}`
  return { title: words.segments(key, args), note: words.has(`${key}.note`) ? words.segments(`${key}.note`, args) : [] }
}

/** Questions in which a character is sent somewhere. */
const SENDING = new Set(['move', 'go_on', 'shadow'])

function plannedWords(question: Question, space: Space): { title: Segment[]; note: Segment[] } | null {
  const { goer, aim } = space
  if (!SENDING.has(question.kind) || !goer) return null
  const card = character(goer)
  if (aim) return { title: words.segments('shadowlord-send-there', { card, place: galaxy(aim) }), note: reachNote(space) }
  const place = galaxy(space.character(goer)?.place ?? null)
  return question.kind === 'go_on' ? null : { title: words.segments('shadowlord-send-where', { card, place }), note: words.segments('shadowlord-send-where.note', { card, place, ships: space.shownShips(goer) }) }
}

/** What the planned move takes and means, in a sentence. */
function reachNote(space: Space): Segment[] {
  const { reach, goer } = space
  if (!reach || !goer) return []
  return words.segments('shadowlord-send-cost', { cost: reach.cost, ships: space.shownShips(goer), held: String(!space.number('stop_on_unheld') || space.galaxy(space.aim ?? '').control === space.mySeat) })
}

/** What the others read while somebody is being asked. */
export function waitingWords(kind: string, seat: number): Segment[] {
  if (seat < 0) return words.segments('shadowlord-waiting-resolving')
  const key = `shadowlord-question-${kind}.waiting`
  return words.segments(words.has(key) ? key : 'table-waits', { seat: player(seat) })
}

/** The variables of an option: see the header of shadowlord-questions.ftl. */
function optionArguments({ verb, seat = -1, card = '', place = '', number = -1 }: Option, space: Space): Params {
  const args: Params = { seat: player(seat) }
  if (card) args.card = character(card)
  if (place) args.place = galaxy(place)
  if (number >= 0) Object.assign(args, { count: number, value: number })
  if (verb === 'portrait') args.value = space.cardUnder(card) ?? 'none'
  if (verb === 'bribe') args.seat = player(space.character(card)?.seat ?? null)
  if (verb === 'raid') args.count = space.players[seat]?.hand ?? 0
  if (verb === 'lose') args.count = space.character(card)?.ships ?? 0
  if (card) args.at = galaxy(space.character(card)?.place ?? null)
  const reach = verb === 'go' || verb === 'ask' ? space.own?.reach?.[card]?.[place] : undefined
  if (reach) Object.assign(args, { seats: playerRow(reach.asks), fights: opponents(reach.fights, reach.shadow) })
  if (verb === 'shadow') args.fights = opponents(attackedAt(space, place), null)
  return args
}

/** Players and a shadow as a list; “none” for nobody. */
function opponents(seats: number[], shadow: string | null): Param {
  const all = [...seats.map((seat): Segment[] => [{ kind: 'player', seats: [seat] }]), ...(shadow ? [[{ kind: 'card', card: shadow } as Segment]] : [])]
  return all.length ? row(all) : 'none'
}

/** Who has characters or loose ships in a galaxy. */
function attackedAt(space: Space, place: string): number[] {
  const standing = space.here(place).map(({ seat }) => seat)
  return [...new Set([...standing, space.galaxy(place).loose?.seat ?? null])].filter((seat) => seat !== null)
}

/** The words of one option of a question. */
export function choiceWords(question: Question, option: Option, space: Space): ChoiceWords {
  const args = { ...questionArguments(question, space), ...optionArguments(option, space) }
  const key = `shadowlord-choice-${question.kind}-${option.verb}`
  return { title: words.segments(key, args), detail: words.has(`${key}.detail`) ? words.segments(`${key}.detail`, args) : [] }
}

/** What stands under the waiting line for a player who is out. */
export const idleNote = (space: Space): string => (space.me && !space.me.alive && !space.public.over ? t('shadowlord-out') : '')
