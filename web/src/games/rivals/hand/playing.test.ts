import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Option } from '../../../lib/protocol'
import { words } from '../../../lib/words.svelte'
import { Overlay } from '../../../table/overlay.svelte'
import type { Ballroom } from '../scene.svelte'
import { questionOf, sceneOf } from '../staged'
import type { Rank } from '../types'
import { lift, optionTo, outcome, playable, playing, playTo, sidesOf } from './playing'

beforeAll(() => words.load('common', 'table', 'rivals'))
afterEach(() => words.use('en'))

const rank = (seat: number, total: number, pay: number): Rank => ({ seat, total, pay })
/** Presence, of a limit of 7; who stands where; the reader is seat 0. */
const FIRST = [rank(0, 6, 9), rank(1, 4, 6)]
const FOURTH = [rank(1, 9, 9), rank(2, 8, 6), rank(3, 7, 3), rank(0, 2, 0)]
const OUT = [rank(1, 9, 9)]
const CASES: [number, Rank[], string, string][] = [
  [5, FIRST, '5 of 7. You would be 1st with 6', '5 of 7, you are 1st'],
  [6, FOURTH, '6 of 7. You would be 4th with 2', '6 of 7, you are 4th'],
  [6, OUT, '6 of 7. You would have no influence', '6 of 7, no influence'],
  [7, FIRST, 'It fills. You come 1st: 9 roses', 'Fills: 1st, 9 roses'],
  [9, [rank(1, 9, 9), rank(0, 3, 1)], 'It fills. You come 2nd: 1 rose', 'Fills: 2nd, 1 rose'],
  [7, FOURTH, 'It fills. You come 4th: no roses', 'Fills: 4th, no roses'],
  [8, OUT, 'It fills. You get no roses', 'Fills: no roses'],
]

describe('what would come of a play', () => {
  it.each(CASES)('presence %i, %o: %s', (presence, standing, said, short) => {
    expect(outcome({ presence, standing }, 7, 0)).toBe(said)
    expect(outcome({ presence, standing }, 7, 0, true)).toBe(short)
  })

  it('is said in Japanese too, each case in its own words', async () => {
    await words.use('ja')
    const said = CASES.flatMap(([presence, standing]) => [false, true].map((short) => outcome({ presence, standing }, 7, 0, short)))
    for (const one of said) expect(one).not.toMatch(/[A-Za-z{}]/)
    expect(said[0]).toBe('5／7。影響力6で1位')
    expect(new Set(said).size).toBeGreaterThan(CASES.length)
  })
})

describe('playing a card', () => {
  let acted: string[] = []
  const laid = (change?: Parameters<typeof sceneOf>[1]): Ballroom => {
    acted = []
    return sceneOf('four', change, async ({ id }: Option) => acted.push(id))
  }
  const noAnchor = document.createElement('i')

  it('is possible only to who is asked, while nothing has been sent', () => {
    expect(playable(laid())).toEqual(['lady_lupin', 'damsel', 'constable', 'mystic_chat_noir', 'alert_damsel'])
    const other = laid((moment) => (moment.question = questionOf('place_tile', [{ id: 'tile:p1', verb: 'tile', place: 'p1' }])))
    expect([playing(other), playable(other)]).toEqual([null, []])
    const still = sceneOf('four', undefined, null)
    expect([playing(still), playable(still)]).toEqual([null, []])
    const sent = laid()
    sent.chosen = 'up:p0:damsel'
    expect([playing(sent), playable(sent)]).toEqual([null, []])
  })

  it('leaves out a card that has no option', () => {
    const ball = laid((moment) => (moment.question!.options = moment.question!.options.filter(({ card, verb }) => card === 'damsel' || (card === 'constable' && verb === 'down'))))
    expect(playable(ball)).toEqual(['damsel', 'constable'])
    expect([sidesOf(ball, 'damsel'), sidesOf(ball, 'constable'), sidesOf(ball, 'maid')]).toEqual([['up', 'down'], ['down'], []])
  })

  it('finds the option by card, face and place', () => {
    const ball = laid()
    expect(optionTo(ball, 'constable', 'down', 2)?.id).toBe('down:p2:constable')
    expect([optionTo(ball, 'constable', 'up', 3), optionTo(ball, 'maid', 'up', 0)]).toEqual([undefined, undefined])
  })

  it('plays with the face that was chosen, or with another', () => {
    let ball = laid()
    expect([playTo(ball, new Overlay(), 1), acted]).toEqual([false, []])
    ball.plan.lift('damsel')
    ball.plan.side = 'down'
    expect([playTo(ball, new Overlay(), 1), acted]).toEqual([true, ['down:p1:damsel']])
    ball = laid()
    ball.plan.lift('damsel')
    expect([playTo(ball, new Overlay(), 3), playTo(ball, new Overlay(), 0, 'down'), acted]).toEqual([false, true, ['down:p0:damsel']])
  })

  it('lifts by a tap, puts back by the next, closes what lay over the hand, and lifts another face up', () => {
    const ball = laid()
    const overlay = new Overlay()
    overlay.sheet = 'card'
    overlay.show({ kind: 'seat', seat: 1 }, noAnchor, true)
    lift(ball, overlay, 'damsel', noAnchor)
    expect([ball.plan.lifted, overlay.sheet, overlay.beside]).toEqual(['damsel', '', null])
    ball.plan.side = 'down'
    lift(ball, overlay, 'constable', noAnchor)
    expect([ball.plan.lifted, ball.plan.side]).toEqual(['constable', 'up'])
    lift(ball, overlay, 'constable', noAnchor)
    expect(ball.plan.lifted).toBeNull()
  })

  it('shows a card that cannot be played', () => {
    const ball = laid((moment) => (moment.question = null))
    const overlay = new Overlay()
    lift(ball, overlay, 'damsel', noAnchor)
    expect([ball.plan.lifted, overlay.beside?.shown]).toEqual([null, { kind: 'card', card: 'damsel' }])
  })
})
