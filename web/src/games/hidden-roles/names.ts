// The names of a game's things, and how the parameters of events, questions and options go into the sentences of
// locale/<language>/<game>*.ftl. The files' header comments say which variables a sentence may use.
import { words, type Param, type Params, type Segment } from '../../lib/words.svelte'
import type { Pieces } from './catalogue'
import type { PublicView } from './types'

const PLAYERS = new Set(['seat', 'to', 'by', 'from', 'from_seat', 'with_seat', 'of', 'first', 'attacker'])
const LISTS = new Set(['targets', 'winners'])

export const player = (seat: number): Param => (seat < 0 ? 'none' : { kind: 'player', seats: [seat] })
export const raw = (value: unknown): Param =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : ''

export const characterName = (game: string, character: string): string => words.text(`${game}-character-${character}`)
export const abilityName = (game: string, character: string): string => words.text(`${game}-character-${character}.ability`)
export const factionName = (faction: string): string => words.text(`faction-${faction}`)
export const deckName = (deck: string): string => words.text(`deck-${deck}.name`)

/** A text of an ability as printed; Bob's depends on the number of players. */
export function abilityText(game: string, character: string, players: number): string {
  const key = `${game}-character-${character}.ability-text`
  const fitting = `${key}-${players >= 7 ? 'large' : 'small'}`
  return words.text(words.has(fitting) ? fitting : key)
}

/** How a character wins: it may have changed in the course of the game, and Deborah's depends on the number of players. */
export function winText(game: string, character: string, players: number, turned = false): string {
  const key = `${game}-character-${character}.win`
  const fitting = `${key}-${players >= 6 ? 'large' : 'small'}`
  if (turned && words.has(`${key}-changed`)) return words.text(`${key}-changed`)
  return words.text(words.has(fitting) ? fitting : key)
}

/** A card's text as this match has it. */
export function cardText(game: string, card: string, { variant = {} }: Pick<PublicView, 'variant'>): string {
  const key = `${game}-card-${card}.text`
  if (variant.mirror && words.has(`${key}-wide`)) return words.text(`${key}-wide`)
  return words.text(variant.expansion === false && words.has(`${key}-base`) ? `${key}-base` : key)
}

/** An opened character: “Ellen, Hunter”, with its faction's emblem. */
export function who(game: string, character: string, pieces: Pieces): Segment {
  const faction = pieces.character(character)?.faction ?? ''
  const text = words.text(`${game}-who`, { character: characterName(game, character), faction: factionName(faction) })
  return { kind: 'character', character, text }
}

/** The parameters of an event or question as its sentences want them. */
export function argumentsOf(game: string, params: Record<string, unknown>, pieces: Pieces): Params {
  const args: Params = {}
  for (const [name, value] of Object.entries(params)) {
    if (PLAYERS.has(name)) args[name] = player(typeof value === 'number' ? value : -1)
    else if (LISTS.has(name)) args[name] = { kind: 'player', seats: value as number[] }
    else if (name === 'card' && value) args.card = effect(game, String(value))
    else if (name === 'place' && value) args.place = { kind: 'place', place: String(value) }
    else if (name === 'deck' && value) args.deck = deckName(String(value))
    else args[name] = raw(value)
  }
  const character = params.character
  if (typeof character === 'string' && character) {
    args.who = who(game, character, pieces)
    args.ability = abilityName(game, character)
    args.character = characterName(game, character)
  }
  if (typeof params.amount === 'number') {
    args.harm = { kind: 'hurt', text: words.text(`${game}-harm`, { amount: params.amount }) }
    args.mend = { kind: 'mend', text: words.text(`${game}-mend`, { amount: params.amount }) }
  }
  if (typeof params.result === 'number') args.roll = rollText(game, params)
  return args
}

/** What took effect, or had none: an area and an ability are told of like a card. */
function effect(game: string, id: string): Param {
  if (words.has(`${game}-card-${id}`)) return { kind: 'card', card: id }
  return words.has(`${game}-character-${id}`) ? abilityName(game, id) : { kind: 'place', place: id }
}

function rollText(game: string, params: Record<string, unknown>): string {
  const { why, d4, d6, result } = params
  // A die that was not rolled is 0.
  if (typeof d4 !== 'number' || typeof d6 !== 'number' || !d4 || !d6) return words.text(`${game}-roll-one`, { result: raw(result) })
  const difference = why === 'attack' || why === 'counterattack'
  return words.text(`${game}-roll-${difference ? 'difference' : 'sum'}`, { d4, d6, result: raw(result) })
}
