// Questions, their options and what stands beside them, in words.
import type { Option, Question } from '../../lib/protocol'
import { plainText, words, type Params, type Segment } from '../../lib/words.svelte'
import type { ChoiceWords } from '../../table/game'
import type { Pieces } from './catalogue'
import { REVEALING } from './gathering'
import { abilityName, argumentsOf, characterName, deckName, player, raw } from './names'
import type { Seat } from './seats'
import type { OwnView } from './types'

/** What words may depend on beside the question itself: a scene has it. */
export interface Context {
  pieces: Pieces
  seats: Seat[]
  mySeat: number
  own: OwnView | null
}

/** Verbs that are the main way on wherever they are offered. */
const MAIN = new Set(['roll', 'strike'])

function myAbility(game: string, { seats, mySeat }: Context): string {
  const character = seats[mySeat]?.known
  return character ? abilityName(game, character) : ''
}

function questionArguments(game: string, question: Pick<Question, 'about'>, context: Context): Params {
  const about = question.about ?? {}
  const args = argumentsOf(game, about, context.pieces)
  args.ability ??= myAbility(game, context)
  const { targets, damage } = about
  if (Array.isArray(targets) && Array.isArray(damage)) {
    args.strikes = targets.flatMap((seat, index): Segment[] => [
      ...(index ? [{ kind: 'text' as const, text: ' · ' }] : []),
      ...words.segments(`${game}-strike`, { seat: player(seat as number), damage: raw(damage[index]) }),
    ])
  }
  return args
}

/** Title and note of a question. */
export function questionWords(game: string, question: Question, context: Context): { title: Segment[]; note: Segment[] } {
  const args = questionArguments(game, question, context)
  const key = `${game}-question-${question.kind}`
  // Somebody on the airship may also leave it without dice.
  const airship = `${key}.note-airship`
  const note = words.has(airship) && question.options.some((option) => option.verb === 'go') ? airship : `${key}.note`
  return {
    title: words.segments(key, args),
    note: words.has(note) ? words.segments(note, args) : [],
  }
}

/** What the others read while somebody is being asked. */
export function waitingWords(game: string, kind: string, seat: number): Segment[] {
  const key = kind === 'resolving' || seat < 0 ? `${game}-waiting-resolving` : `${game}-question-${kind}.waiting`
  return words.has(key) ? words.segments(key, { seat: player(seat) }) : words.segments('table-waits', { seat: player(seat) })
}

/** A player in one line: who they are, where they stand, how they are. */
export function playerLine(game: string, seat: Seat): Segment[] {
  const attribute = seat.place ? (seat.known ? '.known' : '') : seat.known ? '.off-known' : '.off'
  return words.segments(`${game}-player${attribute}`, {
    // The emblem tells the faction; the word would only make the line longer.
    who: seat.known ? { kind: 'character', character: seat.known, text: characterName(game, seat.known) } : '',
    place: seat.place ? { kind: 'place', place: seat.place } : '',
    damage: seat.damage,
  })
}

/** The words of one option of a question. */
export function choiceWords(game: string, question: Question, option: Option, context: Context): ChoiceWords {
  const { seat = -1, place = '', card = '' } = option
  const args = questionArguments(game, question, context)
  if (seat >= 0) args.seat = player(seat)
  if (card) args.card = { kind: 'card', card }
  if (place) {
    args.place = { kind: 'place', place }
    args.deck = option.verb === 'draw' ? deckName(place) : args.deck
  }
  args.target = seat >= 0 ? player(seat) : card ? { kind: 'card', card } : place ? { kind: 'place', place } : 'none'
  const at = place || (question.about?.place as string | undefined)
  args.action = at ? words.text(`${game}-area-${at}.action`) : ''
  const key = `${game}-choice-${question.kind}-${option.verb}`
  const gives = seat >= 0 && card && words.has(`${key}.give`)
  const where = whereTo(game, question, option)
  const said: ChoiceWords = { title: words.segments(gives ? `${key}.give` : key, args), detail: choiceDetail(game, key, args, option, context, where !== undefined), main: MAIN.has(option.verb) }
  if (where) said.where = where
  const inRange = place && seat < 0 ? context.own?.reach?.from[place] : undefined
  if (inRange) {
    const text = words.segments(`${game}-reach.from${inRange.length ? '' : '-none'}`, { targets: { kind: 'player', seats: inRange }, place: { kind: 'place', place } })
    said.inRange = { seats: inRange, text }
  }
  return said
}

/** How far away somebody is whom one may attack; nothing where the distance doesn't matter. */
function whereTo(game: string, { kind, about, options }: Question, { verb, seat = -1 }: Option): ChoiceWords['where'] {
  const reach = kind === 'attack' ? (about?.reach as Record<string, number> | undefined) : undefined
  const steps = reach?.[String(seat)]
  // An ability attacks if all whom it can be used on are in range.
  const attacks = verb === 'attack' || (verb === 'use' && options.every((option) => option.verb !== 'use' || String(option.seat) in (reach ?? {})))
  if (steps === undefined || !attacks) return undefined
  const text = words.text(`${game}-steps`, { steps })
  return steps === 0 ? { text } : { icon: steps < 0 ? 'airship' : 'left', text }
}

/** A target whose distance stands beside: who it is, and how near to the end. */
function nearLine(game: string, { damage, known }: Seat, context: Context): Segment[] {
  const hp = context.pieces.character(known ?? '')?.hp
  if (!known || hp === undefined) return words.segments('table-damage', { damage })
  return [{ kind: 'character', character: known, text: characterName(game, known) }, { kind: 'text', text: ` · ${words.text('table-damage-of', { damage, hp })}` }]
}

function choiceDetail(game: string, key: string, args: Params, option: Option, context: Context, near: boolean): Segment[] {
  const parts: Segment[][] = []
  const { seat = -1, place = '' } = option
  const target = context.seats[seat]
  const hidden = REVEALING.has(option.verb) && context.seats[context.mySeat]?.revealed === false
  if (words.has(`${key}.detail`)) parts.push(words.segments(`${key}.detail`, args))
  else if (target && near) parts.push(nearLine(game, target, context))
  else if (target) parts.push(playerLine(game, target))
  else if (place && words.has(`${game}-area-${place}.action`)) parts.push(words.segments(`${game}-area-${place}.action`))
  const reveals = words.segments(`${game}-reveals`)
  if (hidden && !parts.some((part) => plainText(part) === plainText(reveals))) parts.push(reveals)
  return parts.flatMap((part, index): Segment[] => (index ? [{ kind: 'text', text: ' · ' }, ...part] : part))
}

/** Words of the button of a group of options that differ in their target alone. */
export function groupWords(game: string, question: Question, verb: string, context: Context): Segment[] {
  const args = questionArguments(game, question, context)
  return words.segments(`${game}-choice-${question.kind}-${verb}`, { ...args, target: 'none', seat: '' })
}
