import { beforeAll, describe, expect, it } from 'vitest'
import type { Option, Question } from '../../lib/protocol'
import { plainText, words } from '../../lib/words.svelte'
import { piecesOf } from '../hidden-roles/catalogue'
import { headlineOf } from '../hidden-roles/ending'
import { linesOf } from '../hidden-roles/log'
import { choiceWords, questionWords, type Context } from '../hidden-roles/questions'
import { seatsOf } from '../hidden-roles/seats'
import type { OwnView } from '../hidden-roles/types'
import { CATALOGUE, LOG, QUESTION, VIEW } from './fixture'
import { edition, raiders } from './table'

beforeAll(() => words.load('common', 'table', 'raiders'))

const pieces = piecesOf(CATALOGUE)
const context: Context = { pieces, seats: seatsOf(VIEW), mySeat: 0, own: VIEW.own }
const say = (segments: Parameters<typeof plainText>[0]): string =>
  plainText(segments, (segment) => (segment.kind === 'player' ? `<${segment.seats}>` : segment.kind === 'place' ? `{${segment.place}}` : segment.kind === 'card' ? `[${segment.card}]` : 'text' in segment ? segment.text : '?'))

describe('the words of an attack', () => {
  const choice = (seat: number) => choiceWords('raiders', QUESTION, QUESTION.options.find((option) => option.seat === seat)!, context)
  it('say how far to the left a target is', () => {
    expect([1, 2, 3, 9].map((seat) => choice(seat).where)).toEqual([
      { text: 'here' }, { icon: 'left', text: '1 left' }, { icon: 'left', text: '2 left' }, { icon: 'airship', text: 'airship' },
    ])
  })
  it('say who the target is and how near to the end, as far as one knows', () => {
    expect(say(choice(1).detail)).toBe('6 damage')
    expect(say(choice(2).detail)).toBe('Galahad · 9 of 14')
  })
  it('name a way on without a distance', () => {
    const pass = choiceWords('raiders', QUESTION, { id: 'pass', verb: 'pass' }, context)
    expect(say(pass.title)).toBe('Attack nobody')
    expect(pass.where).toBeUndefined()
  })
})

describe('the words of a way', () => {
  const question: Question = { id: 1, kind: 'destination', clause: '4', options: [] }
  const own: OwnView = { ...VIEW.own!, reach: { slots: [], steps: {}, from: { town_hall: [1, 2], grand_cathedral: [] } } }
  const go = (place: string, within = own) => choiceWords('raiders', question, { id: `go:${place}`, verb: 'go', place }, { ...context, own: within })
  it('say whom one could strike from there', () => {
    expect(go('town_hall').inRange?.seats).toEqual([1, 2])
    expect(say(go('town_hall').inRange!.text)).toBe('In range from {town_hall}: <1,2>')
    expect(say(go('grand_cathedral').inRange!.text)).toBe('Nobody is in range from {grand_cathedral}')
  })
  it('say nothing where the server does not', () => {
    expect(go('town_hall', VIEW.own!).inRange).toBeUndefined()
  })
  it('speak of leaving the airship only to somebody who may', () => {
    const move = (options: Option[]) => say(questionWords('raiders', { id: 2, kind: 'move', clause: '4', options }, context).note)
    const roll: Option = { id: 'roll', verb: 'roll' }
    expect(move([roll])).toBe('Their sum says where you go.')
    expect(move([roll, { id: 'go:town_hall', verb: 'go', place: 'town_hall' }])).toBe('Or leave the airship without rolling.')
  })
})

describe('what an ability is said to do', () => {
  it('names both when a card goes to somebody', () => {
    const question: Question = { id: 3, kind: 'turn_end', clause: '6', options: [] }
    const said = choiceWords('raiders', question, { id: 'use:1:b_sabre', verb: 'use', seat: 1, card: 'b_sabre' }, context)
    expect(say(said.title)).toBe('Counterattack: [b_sabre] to <1>')
    expect(say(said.detail)).toContain('Reveals you')
  })
})

describe('the log', () => {
  it('joins a roll with where it leads, or where one stays', () => {
    const roll = { kind: 'rolled', params: { seat: 1, why: 'move', d4: 2, d6: 6, result: 8 } }
    const lines = (kind: string) => linesOf('raiders', [roll, { kind, params: { seat: 1, place: 'town_hall' } }], pieces, 0).map((line) => say(line.segments))
    expect(lines('moved')).toEqual(['<1> rolled 2 + 6: {town_hall}'])
    expect(lines('stayed')).toEqual(['<1> rolled 2 + 6 and stays: {town_hall}'])
  })
  it('tells of exchanges with both', () => {
    const [line] = linesOf('raiders', [{ kind: 'swapped', params: { seat: 1, with_seat: 2 } }], pieces, 0)
    expect(say(line!.segments)).toBe('<1> and <2> exchanged places')
  })
  it('says everything that the fixture holds in words', () => {
    expect(linesOf('raiders', LOG, pieces, 0).map((line) => say(line.segments)).filter((line) => line.includes('raiders-'))).toEqual([])
  })
})

describe('pieces of this match', () => {
  it('have the HP that its options give them', () => {
    expect(piecesOf(CATALOGUE, VIEW.public.variant).character('daniel')?.hp).toBe(14)
    expect(piecesOf(CATALOGUE, { daniel_hp: 13 }).character('daniel')?.hp).toBe(13)
  })
  it('have the text of its edition', () => {
    const mirror = (variant: Record<string, boolean>) => raiders.cardText('w_mirror', { ...VIEW.public, variant })
    expect(mirror({ expansion: true, mirror: false })).toContain('Walpurgis')
    expect(mirror({ expansion: false, mirror: false })).toBe('If you are Vampire or Werewolf, you must reveal yourself.')
    expect(mirror({ expansion: false, mirror: true })).toContain('except Ulrich')
  })
  it('win as the number of players says, or as they have changed it', () => {
    const win = (players: number, turned = false) => raiders.winText('deborah', players, turned)
    expect(new Set([win(5), win(6), win(6, true)]).size).toBe(3)
    expect(win(4)).toBe(win(5))
  })
  it('leave Ulrich his lie where there are no abilities', () => {
    const without = { ...VIEW.public, abilities: false }
    expect([raiders.hasAbility('ulrich', without), raiders.hasAbility('werewolf', without), raiders.hasAbility('werewolf', VIEW.public)]).toEqual([true, false, true])
  })
})

describe('the last page', () => {
  const headline = (reasons: Record<string, string>) => headlineOf(edition, { winners: Object.keys(reasons).map(Number), reasons }, context.seats)
  it('is headed by the side that won', () => {
    expect(headline({ 0: 'shadows', 1: 'alive' }).key).toBe('raiders-end-shadows')
    expect(headline({ 0: 'three_citizens' }).key).toBe('raiders-end-shadows')
    expect(headline({ 2: 'raiders' }).key).toBe('raiders-end-raiders')
    expect(headline({ 5: 'first_to_die' })).toEqual({ key: 'raiders-end-one', params: { character: 'Alice' } })
  })
})
