import { beforeEach, describe, expect, it } from 'vitest'
import type { Option } from '../../lib/protocol'
import { Overlay } from '../../table/overlay.svelte'
import { keys } from './keys'
import type { Ballroom } from './scene.svelte'
import { questionOf, sceneOf } from './staged'

describe('keys at the ball', () => {
  let acted: string[]
  let ball: Ballroom
  const choose = async (option: Option): Promise<void> => void acted.push(option.id)
  const press = (key: string): boolean => keys(new KeyboardEvent('keydown', { key }), ball, new Overlay())
  const asking = (kind: string, options: Option[]): void => {
    ball = sceneOf('four', (moment) => (moment.question = questionOf(kind, options)), choose)
  }
  beforeEach(() => (acted = []))

  describe('while a card is played', () => {
    beforeEach(() => (ball = sceneOf('four', undefined, choose)))

    it('lift the hand first, then the advanced members, and nothing beyond', () => {
      expect(press('5')).toBe(true)
      expect(ball.plan.lifted).toBe('alert_damsel')
      press('Escape')
      for (const key of ['6', '0', 'u', 'Escape', 'Enter', ' ', '']) expect([key, press(key), ball.plan.lifted]).toEqual([key, false, null])
    })

    it('turn it over, large or small, but only where it may be played so', () => {
      press('1')
      expect([press('D'), ball.plan.side, press('u'), ball.plan.side]).toEqual([true, 'down', true, 'up'])
      press('0')
      press('4')
      // An advanced member is never played face down in this ball.
      expect([press('d'), ball.plan.side]).toEqual([false, 'up'])
    })

    it('play it in the mansion of their number, once', () => {
      press('2')
      expect(press('3')).toBe(true)
      expect(acted).toEqual(['up:p2:damsel'])
      // Sent: the frame may have the keys again, the ball has no use for them.
      expect([press('1'), press('0'), ball.plan.lifted]).toEqual([false, false, 'damsel'])
      expect(acted).toHaveLength(1)
    })

    it('leave alone what is no mansion', () => {
      press('2')
      expect([press('4'), press('9'), press('x'), press('F1')]).toEqual([false, false, false, false])
      expect([acted, ball.plan.lifted]).toEqual([[], 'damsel'])
    })

    it('are nothing to those who watch', () => {
      ball = sceneOf('four', undefined, null)
      expect([press('1'), ball.plan.lifted]).toEqual([false, null])
    })
  })

  describe('of an answer in two parts', () => {
    const moves: Option[] = [
      { id: 'move:p1:7', verb: 'move', place: 'p1', number: 7 },
      { id: 'move:p2:3', verb: 'move', place: 'p2', number: 3 },
      { id: 'move:p0:3', verb: 'move', place: 'p0', number: 3 },
    ]

    it('choose the first part, go back, then the second in the order in which it is shown', () => {
      asking('move', moves)
      expect([press('2'), ball.plan.first]).toEqual([true, 3])
      expect([press('0'), ball.plan.first]).toEqual([true, -1])
      press('2')
      expect([press('Escape'), ball.plan.first]).toEqual([true, -1])
      press('2')
      expect([press('3'), acted]).toEqual([false, []])
      expect(press('2')).toBe(true)
      expect(acted).toEqual(['move:p0:3'])
    })

    it('answer at once where only one place is left, and leave the rest alone', () => {
      asking('move', moves)
      for (const key of ['0', 'Escape', '3', '9', 'd']) expect([key, press(key)]).toEqual([key, false])
      press('1')
      expect([acted, ball.plan.first]).toEqual([['move:p1:7'], -1])
    })

    it('name a family by its place in the list', () => {
      asking('name_family', [2, 6].flatMap((number) => [1, 2].map((place) => ({ id: `family:p${place}:${number}`, verb: 'family', place: `p${place}`, number }))))
      press('2')
      expect(ball.plan.first).toBe(6)
      press('1')
      expect(acted).toEqual(['family:p1:6'])
      expect(press('2')).toBe(false)
    })
  })

  it('draw from a family, or with 0 from none, which is 1 where nothing is left to draw', () => {
    const decline: Option = { id: 'decline', verb: 'decline' }
    asking('upgrade', [{ id: 'upgrade:2', verb: 'upgrade', number: 2 }, { id: 'upgrade:6', verb: 'upgrade', number: 6 }, decline])
    expect([press('3'), press('d'), press('2'), acted]).toEqual([false, false, true, ['upgrade:6']])
    asking('upgrade', [{ id: 'upgrade:2', verb: 'upgrade', number: 2 }, decline])
    expect([press('0'), acted.at(-1)]).toEqual([true, 'decline'])
    asking('upgrade', [decline])
    expect([press('0'), press('1'), acted.length]).toEqual([false, true, 3])
  })

  it('of any other question are the frame’s', () => {
    asking('place_tile', [{ id: 'tile:p1', verb: 'tile', place: 'p1' }])
    expect([press('1'), acted]).toEqual([false, []])
    ball = sceneOf('four', (moment) => (moment.question = null), choose)
    expect(press('1')).toBe(false)
  })
})
