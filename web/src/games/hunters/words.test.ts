import { beforeAll, describe, expect, it } from 'vitest'
import { plainText, words } from '../../lib/words.svelte'
import { piecesOf } from '../hidden-roles/catalogue'
import { headlineOf } from '../hidden-roles/ending'
import { fallsOf } from '../hidden-roles/falls'
import { choiceWords, questionWords, type Context } from '../hidden-roles/questions'
import { around, seatsOf } from '../hidden-roles/seats'
import { warning } from '../hidden-roles/warning'
import { CATALOGUE, QUESTION, VIEW } from './fixture'
import { edition, hunters } from './table'

const { abilityText, waitingWords } = hunters

beforeAll(() => words.load('common', 'table', 'hunters'))

const pieces = piecesOf(CATALOGUE)
const context: Context = { pieces, seats: seatsOf(VIEW), mySeat: 0, own: VIEW.own }
const say = (segments: Parameters<typeof plainText>[0]): string =>
  plainText(segments, (segment) => (segment.kind === 'player' ? `<${segment.seats}>` : segment.kind === 'place' ? `{${segment.place}}` : segment.kind === 'card' ? `[${segment.card}]` : '?'))

describe('what a viewer knows of the seats', () => {
  it('is their own card, what is open, and what was shown to them', () => {
    expect(context.seats.map(({ known, secret }) => [known, secret])).toEqual([
      ['vampire', true], [null, false], ['george', false], ['bob', true], ['catherine', false], ['ellen', false],
    ])
  })
  it('is nothing secret for the public', () => {
    expect(seatsOf({ ...VIEW, own: null }).map(({ known }) => known)).toEqual([null, null, 'george', null, 'catherine', 'ellen'])
  })
  it('is everything once all is open', () => {
    const all = VIEW.public.players.map(({ seat }) => ({ seat, character: 'allie' }))
    expect(seatsOf({ public: VIEW.public, own: null, all })[1]).toMatchObject({ known: 'allie', secret: false })
  })
  it('goes round from the left of the viewer', () => {
    expect(around([0, 1, 2, 3].map((seat) => ({ seat })), 2).map(({ seat }) => seat)).toEqual([3, 0, 1])
  })
})

describe('the words of a question', () => {
  it('name the player with where they stand and how they are', () => {
    const hidden = choiceWords('hunters', QUESTION, QUESTION.options[0]!, context)
    expect(say(hidden.title)).toBe('<1>')
    expect(say(hidden.detail)).toBe('{church}, 6 damage')
    expect(say(choiceWords('hunters', QUESTION, QUESTION.options[1]!, context).detail)).toBe('George, {erstwhile_altar}, 9 damage')
  })
  it('say what an area does', () => {
    const question = { ...QUESTION, kind: 'destination', options: [] }
    expect(say(choiceWords('hunters', question, { id: 'go:cemetery', verb: 'go', place: 'cemetery' }, context).detail)).toBe('Draw a black card')
  })
  it('warn that an ability reveals you, once', () => {
    const strike = { ...QUESTION, kind: 'strike', about: { targets: [1], damage: [4] }, options: [] }
    expect(say(choiceWords('hunters', strike, { id: 'use', verb: 'use' }, context).detail)).toBe('Reveals you')
    expect(say(questionWords('hunters', strike, context).note)).toBe('<1>: 4 damage')
  })
  it('tell the others whom the table waits for, unless that would tell a secret', () => {
    expect(say(waitingWords('attack', 1))).toBe('<1> chooses whom to attack')
    expect(say(waitingWords('resolving', -1))).toBe('The attack is being resolved')
  })
})

describe('a second question', () => {
  const attack = (seat: number) => warning(edition, { id: `attack:${seat}`, verb: 'attack', seat }, context, false)
  it('is asked only before an attack on somebody known to be of the own faction', () => {
    expect(attack(1)).toBeNull()
    expect(attack(2)).toBeNull()
    const friend = { ...context, seats: context.seats.map((seat) => (seat.seat === 2 ? { ...seat, known: 'werewolf' } : seat)) }
    expect(warning(edition, { id: 'attack:2', verb: 'attack', seat: 2 }, friend, false)).toMatchObject({ title: words.text('table-warn-friend'), danger: true })
  })
  it('is not asked between Neutrals: each has a wish of their own', () => {
    const seats = context.seats.map((seat) => (seat.seat === 0 ? { ...seat, known: 'allie' } : seat))
    expect(warning(edition, { id: 'attack:4', verb: 'attack', seat: 4 }, { ...context, seats }, false)).toBeNull()
  })
})

describe('the last page', () => {
  const headline = (reasons: Record<string, string>) => headlineOf(edition, { winners: Object.keys(reasons).map(Number), reasons }, context.seats)
  it('is headed by the side that won', () => {
    expect(headline({ 0: 'shadows', 1: 'alive' }).key).toBe('hunters-end-shadows')
    expect(headline({ 2: 'hunters' }).key).toBe('hunters-end-hunters')
    expect(headline({ 0: 'shadows', 2: 'hunters' }).key).toBe('hunters-end-both')
  })
  it('names the Neutrals who won alone', () => {
    expect(headline({ 4: 'first_to_die' })).toEqual({ key: 'hunters-end-one', params: { character: 'Catherine' } })
    expect(headline({ 3: 'equipment', 4: 'last_two' }).params).toEqual({ characters: 'Bob and Catherine' })
  })
})

describe('who falls where', () => {
  it('is sorted by HP and names the seats that are known', () => {
    const falls = fallsOf(VIEW.public.pool, context.seats, pieces)
    expect(falls.map(({ hp }) => hp)).toEqual([8, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14])
    expect(falls.find(({ character }) => character === 'bob')?.seat).toBe(3)
    expect(falls.find(({ character }) => character === 'allie')?.seat).toBe(-1)
  })
})

describe('Bob', () => {
  it('reads as his ability is at this table', () => {
    expect(abilityText('bob', 5)).toMatch(/instead/)
    expect(abilityText('bob', 7)).toMatch(/all of that player/)
  })
})
