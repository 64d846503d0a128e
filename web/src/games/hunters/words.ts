// The words of Shadow Hunters: how the parameters of events, questions and options go into the sentences of
// locale/<language>/hunters*.ftl. The files' header comments say which variables a sentence may use.
import type { Event, Option, Question } from '../../lib/protocol'
import { plainText, words, type Param, type Params, type Segment } from '../../lib/words.svelte'
import type { ChoiceWords, Context, Line } from '../../table/game'
import type { Pieces } from './catalogue'
import type { Seat } from './seats'

const PLAYERS = new Set(['seat', 'to', 'by', 'from', 'from_seat', 'of', 'first', 'attacker'])
const LISTS = new Set(['targets', 'winners'])

const player = (seat: number): Param => (seat < 0 ? 'none' : { kind: 'player', seats: [seat] })
const raw = (value: unknown): Param =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : ''

export const areaName = (place: string): string => words.text(`hunters-area-${place}`)
export const cardName = (card: string): string => words.text(`hunters-card-${card}`)
export const characterName = (character: string): string => words.text(`hunters-character-${character}`)
export const factionName = (faction: string): string => words.text(`faction-${faction}`)
export const abilityName = (character: string): string => words.text(`hunters-character-${character}.ability`)
export const deckName = (deck: string): string => words.text(`deck-${deck}.name`)

/** A text of an ability as printed; Bob's depends on the number of players. */
export function abilityText(character: string, players: number): string {
  const key = `hunters-character-${character}.ability-text`
  const fitting = `${key}-${players >= 7 ? 'large' : 'small'}`
  return words.text(words.has(fitting) ? fitting : key)
}

/** How a character wins; Agnes' condition may have changed. */
export function winText(character: string, turned = false): string {
  const changed = `hunters-character-${character}.win-changed`
  return words.text(turned && words.has(changed) ? changed : `hunters-character-${character}.win`)
}

/** An opened character: “Ellen, Hunter”, with its faction's emblem. */
export function who(character: string, pieces: Pieces): Segment {
  const faction = pieces.character(character)?.faction ?? ''
  const text = words.text('hunters-who', { character: characterName(character), faction: factionName(faction) })
  return { kind: 'character', character, text }
}

/** The parameters of an event or question as its sentences want them. */
export function argumentsOf(params: Record<string, unknown>, pieces: Pieces): Params {
  const args: Params = {}
  for (const [name, value] of Object.entries(params)) {
    if (PLAYERS.has(name)) args[name] = player(typeof value === 'number' ? value : -1)
    else if (LISTS.has(name)) args[name] = { kind: 'player', seats: value as number[] }
    // An area without effect is told of like a card.
    else if (name === 'card' && value) args.card = words.has(`hunters-card-${String(value)}`) ? { kind: 'card', card: String(value) } : { kind: 'place', place: String(value) }
    else if (name === 'place' && value) args.place = { kind: 'place', place: String(value) }
    else if (name === 'deck' && value) args.deck = deckName(String(value))
    else args[name] = raw(value)
  }
  const character = params.character
  if (typeof character === 'string' && character) {
    args.who = who(character, pieces)
    args.ability = abilityName(character)
    args.character = characterName(character)
  }
  if (typeof params.amount === 'number') {
    args.harm = { kind: 'hurt', text: words.text('hunters-harm', { amount: params.amount }) }
    args.mend = { kind: 'mend', text: words.text('hunters-mend', { amount: params.amount }) }
  }
  if (typeof params.result === 'number') args.roll = rollText(params)
  return args
}

function rollText(params: Record<string, unknown>): string {
  const { why, d4, d6, result } = params
  // A die that was not rolled is 0.
  if (typeof d4 !== 'number' || typeof d6 !== 'number' || !d4 || !d6) return words.text('hunters-roll-one', { result: raw(result) })
  const difference = why === 'attack' || why === 'counterattack'
  return words.text(difference ? 'hunters-roll-difference' : 'hunters-roll-sum', { d4, d6, result: raw(result) })
}

const HEADS = new Set(['turn', 'extra_turn', 'begins'])

/** The log in lines. A roll and the walk that it brings share one line. */
export function linesOf(events: Event[], pieces: Pieces, mySeat: number): Line[] {
  const lines: Line[] = []
  for (let index = 0; index < events.length; index += 1) {
    const { kind, params = {}, private: secret = false } = events[index]!
    const next = events[index + 1]
    const key = `hunters-log-${kind}`
    if (!words.has(key)) continue
    const args = argumentsOf(params, pieces)
    let attribute = ''
    if (kind === 'rolled' && params.why === 'move') {
      if (params.again) attribute = '.again'
      else if (next?.kind === 'moved' && next.params?.seat === params.seat) {
        args.place = { kind: 'place', place: String(next.params?.place) }
        attribute = '.moved'
        index += 1
      }
    } else if (kind === 'revealed' && params.forced) attribute = '.forced'
    else if (kind === 'turn' && params.seat === mySeat) attribute = '.you'
    else if ((kind === 'drew_hermit' || kind === 'gave_hermit') && params.card) attribute = '.own'
    if (kind === 'over') lines.push({ after: index, kind: 'turn', event: kind, segments: words.segments(`${key}.title`) })
    lines.push({
      after: index + 1,
      kind: HEADS.has(kind) ? 'turn' : secret ? 'secret' : 'line',
      event: kind,
      segments: words.segments(words.has(key + attribute) ? key + attribute : key, args),
    })
  }
  return lines
}

const myAbility = ({ seats, mySeat }: Context): string => {
  const character = seats[mySeat]?.known
  return character ? abilityName(character) : ''
}

function questionArguments(question: Pick<Question, 'about'>, context: Context): Params {
  const about = question.about ?? {}
  const args = argumentsOf(about, context.pieces)
  args.ability ??= myAbility(context)
  const { targets, damage } = about
  if (Array.isArray(targets) && Array.isArray(damage)) {
    args.strikes = targets.flatMap((seat, index): Segment[] => [
      ...(index ? [{ kind: 'text' as const, text: ' · ' }] : []),
      ...words.segments('hunters-strike', { seat: player(seat as number), damage: raw(damage[index]) }),
    ])
  }
  return args
}

/** Title and note of a question. */
export function questionWords(question: Question, context: Context): { title: Segment[]; note: Segment[] } {
  const args = questionArguments(question, context)
  const key = `hunters-question-${question.kind}`
  return {
    title: words.segments(key, args),
    note: words.has(`${key}.note`) ? words.segments(`${key}.note`, args) : [],
  }
}

/** What the others read while somebody is being asked. */
export function waitingWords(kind: string, seat: number): Segment[] {
  const key = kind === 'resolving' || seat < 0 ? 'hunters-waiting-resolving' : `hunters-question-${kind}.waiting`
  return words.has(key) ? words.segments(key, { seat: player(seat) }) : words.segments('table-waits', { seat: player(seat) })
}

/** A player in one line: who they are, where they stand, how they are. */
export function playerLine(seat: Seat): Segment[] {
  const attribute = seat.place ? (seat.known ? '.known' : '') : seat.known ? '.off-known' : '.off'
  return words.segments(`hunters-player${attribute}`, {
    // The emblem tells the faction; the word would only make the line longer.
    who: seat.known ? { kind: 'character', character: seat.known, text: characterName(seat.known) } : '',
    place: seat.place ? { kind: 'place', place: seat.place } : '',
    damage: seat.damage,
  })
}

/** The words of one option of a question. */
export function choiceWords(question: Question, option: Option, context: Context): ChoiceWords {
  const { seat = -1, place = '', card = '' } = option
  const args = questionArguments(question, context)
  if (seat >= 0) args.seat = player(seat)
  if (card) args.card = { kind: 'card', card }
  if (place) {
    args.place = { kind: 'place', place }
    args.deck = option.verb === 'draw' ? deckName(place) : args.deck
  }
  args.target = seat >= 0 ? player(seat) : card ? { kind: 'card', card } : place ? { kind: 'place', place } : 'none'
  const at = place || (question.about?.place as string | undefined)
  args.action = at ? words.text(`hunters-area-${at}.action`) : ''
  const key = `hunters-choice-${question.kind}-${option.verb}`
  return { title: words.segments(key, args), detail: choiceDetail(key, args, option, context) }
}

function choiceDetail(key: string, args: Params, option: Option, context: Context): Segment[] {
  const parts: Segment[][] = []
  const { seat = -1, place = '' } = option
  const target = context.seats[seat]
  const hidden = option.verb === 'use' && context.seats[context.mySeat]?.revealed === false
  if (words.has(`${key}.detail`)) parts.push(words.segments(`${key}.detail`, args))
  else if (target) parts.push(playerLine(target))
  else if (place && words.has(`hunters-area-${place}.action`)) parts.push(words.segments(`hunters-area-${place}.action`))
  const reveals = words.segments('hunters-reveals')
  if (hidden && !parts.some((part) => plainText(part) === plainText(reveals))) parts.push(reveals)
  return parts.flatMap((part, index): Segment[] => (index ? [{ kind: 'text', text: ' · ' }, ...part] : part))
}

/** Words of the button of a group of options that differ in their target alone. */
export function groupWords(question: Question, verb: string, context: Context): Segment[] {
  const args = questionArguments(question, context)
  return words.segments(`hunters-choice-${question.kind}-${verb}`, { ...args, target: 'none', seat: '' })
}

/** Why a choice hurts, as the key of the question that asks once more; null for all others. */
export function warning(option: Option, context: Context): { key: string; seat: number } | null {
  const target = context.seats[option.seat ?? -1]
  const mine = context.seats[context.mySeat]
  if (option.verb !== 'attack' || !target?.known || !mine?.known || target.mine) return null
  const faction = context.pieces.character(target.known)?.faction
  const friend = faction !== 'neutral' && faction === context.pieces.character(mine.known)?.faction
  return friend ? { key: 'table-warn-friend', seat: target.seat } : null
}
