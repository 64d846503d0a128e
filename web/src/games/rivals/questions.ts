// Questions, their options and what stands beside them, in words.
import type { Option, Question } from '../../lib/protocol'
import { words, type Param, type Params, type Segment } from '../../lib/words.svelte'
import type { ChoiceWords } from '../../table/game'
import { argumentsOf, familyName, mansion, member, player } from './names'
import type { Ballroom } from './scene.svelte'

function questionArguments({ about = {} }: Pick<Question, 'about'>, scene: Ballroom): Params {
  const { place, ...rest } = about as Record<string, unknown>
  const args = argumentsOf(rest)
  // What a question is about names a place by its number.
  if (typeof place === 'number') args.place = mansion(scene.mansionAt(place))
  return args
}

/** Title and note of a question. */
export function questionWords(question: Question, scene: Ballroom): { title: Segment[]; note: Segment[] } {
  const { lifted, first } = scene.plan
  if (question.kind === 'play' && lifted) return { title: words.segments('rivals-play-where', { member: member(lifted) }), note: [] }
  if (first >= 0) return { title: words.segments('rivals-where', { thing: firstPart(question, first, scene) }), note: [] }
  const args = { seat: player(scene.mySeat), ...questionArguments(question, scene) }
  const key = `rivals-question-${question.kind}`
  return { title: words.segments(key, args), note: words.has(`${key}.note`) ? words.segments(`${key}.note`, args) : [] }
}

/** The chosen first part of an answer in two parts: a card by its name, or a family. */
function firstPart(question: Question, first: number, scene: Ballroom): Param {
  if (question.kind === 'name_family') return familyName(scene.catalogue.families[first] ?? '')
  const found = scene.card(first)
  const known = found && scene.known(found.card)
  return known ? member(known) : words.text('rivals-hidden')
}

/** What the others read while somebody is being asked. */
export function waitingWords(kind: string, seat: number): Segment[] {
  const key = kind === 'resolving' || seat < 0 ? 'rivals-waiting-resolving' : `rivals-question-${kind}.waiting`
  return words.has(key) ? words.segments(key, { seat: player(seat) }) : words.segments('table-waits', { seat: player(seat) })
}

/** Verbs whose `number` is a family. */
const FAMILIES = new Set(['family', 'upgrade'])

/** The variables of an option: see the header of rivals-questions.ftl. */
function optionArguments(option: Option, scene: Ballroom): Params {
  const { verb, seat = -1, card = '', number = -1 } = option
  const args: Params = { seat: player(seat), member: member(card), place: mansion(scene.mansionOf(option)) }
  if (FAMILIES.has(verb)) {
    args.family = familyName(scene.catalogue.families[number] ?? '')
    args.count = scene.public.piles[number] ?? 0
  }
  else if (verb === 'exchange') args.other_place = mansion(scene.mansionAt(number))
  else if (number >= 0) {
    const found = scene.card(number)
    if (found) {
      args.member = member(scene.known(found.card))
      args.seat = player(found.card.seat)
      if (!option.place) args.place = mansion(scene.mansionAt(found.place))
    }
  }
  return args
}

/** The words of one option of a question. */
export function choiceWords(question: Question, option: Option, scene: Ballroom): ChoiceWords {
  const args = { ...questionArguments(question, scene), ...optionArguments(option, scene) }
  const key = `rivals-choice-${question.kind}-${option.verb}`
  return { title: words.segments(key, args), detail: words.has(`${key}.detail`) ? words.segments(`${key}.detail`, args) : [] }
}
