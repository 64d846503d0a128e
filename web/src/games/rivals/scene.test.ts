import { beforeAll, describe, expect, it } from 'vitest'
import type { Option } from '../../lib/protocol'
import { words } from '../../lib/words.svelte'
import { ballOf } from './fixture'
import { momentOf, questionOf, sceneOf } from './staged'
import type { OwnView } from './types'

beforeAll(() => words.load('common', 'table', 'rivals'))

const ids = (choices: { option: Option }[]): string[] => choices.map(({ option }) => option.id)

describe('one moment of a ball', () => {
  it('seats the others from the left, and everybody for those who watch', () => {
    const third = sceneOf('five', ({ view }) => (view.own!.seat = 2))
    expect([third.others.map(({ seat }) => seat), third.me?.seat]).toEqual([[3, 4, 0, 1], 2])
    const watched = sceneOf('five', ({ view }) => (view.own = null))
    expect([watched.others.map(({ seat }) => seat), watched.me, watched.mySeat]).toEqual([[0, 1, 2, 3, 4], undefined, -1])
  })

  it('finds cards, members and mansions, or nothing', () => {
    const scene = sceneOf('five')
    expect([scene.card(10)?.place, scene.card(10)?.card.member, scene.card(99)]).toEqual([2, 'alert_maid', null])
    expect([scene.data('alert_maid')?.kind, scene.data('nobody')]).toEqual(['permanent', undefined])
    expect([scene.mansionAt(3), scene.mansionAt(4), scene.mansionOf({ id: 'a', verb: 'tile', place: 'p0' }), scene.mansionOf({ id: 'b', verb: 'stop' })]).toEqual(['crown_castle', null, 'lantern_house', null])
  })

  describe('knows a hidden card', () => {
    it('if it is the viewer’s own, and no other', () => {
      const scene = sceneOf('five')
      expect([scene.hidden(7), scene.hidden(1), scene.known(scene.card(7)!.card), scene.known(scene.card(1)!.card)]).toEqual(['crafty_joker', null, 'crafty_joker', null])
      expect(sceneOf('five', ({ view }) => (view.own = null)).hidden(7)).toBeNull()
    })

    it('of everybody in a replay with everything open', () => {
      const scene = sceneOf('five', ({ view }) => {
        const own = (seat: number, face_down: Record<string, string>): OwnView => ({ ...view.own!, seat, face_down })
        view.all = [own(0, { 7: 'crafty_joker' }), own(4, { 1: 'madam' })]
        view.own = null
      }, null)
      expect([1, 7, 3].map((card) => scene.hidden(card))).toEqual(['madam', 'crafty_joker', null])
    })
  })

  it('foresees only the lifted card, with the face that it shows', () => {
    const scene = sceneOf('four')
    expect(scene.after(1)).toBeNull()
    scene.plan.lift('constable')
    expect(scene.after(1)?.presence).toBe(8)
    scene.plan.side = 'down'
    expect(scene.after(1)?.presence).toBe(7)
    expect(scene.after(3)).toBeNull()
  })

  it('takes its numbers from the table of the match', () => {
    const scene = sceneOf('four')
    const usual = scene.values.down
    const { moment } = scene
    const numbers = { ...scene.catalogue.tables.numbers, face_down_influence: 6 }
    scene.take({ ...moment, view: { ...moment.view, public: { ...moment.view.public, numbers } } }, [], [])
    expect(scene.values.down).toEqual({ ...usual, influence: 6 })
  })

  describe('taking in the next', () => {
    it('forgets the plan only with another question', () => {
      const scene = sceneOf('four')
      const planned = (): unknown => [scene.plan.lifted, scene.plan.side, scene.plan.first]
      scene.plan.lift('damsel')
      scene.plan.side = 'down'
      scene.plan.first = 3
      scene.take({ ...scene.moment, clockLeft: 5, question: { ...scene.moment.question! } }, [], [])
      expect(planned()).toEqual(['damsel', 'down', 3])
      scene.take({ ...scene.moment, question: { ...scene.moment.question!, id: scene.moment.question!.id + 1 } }, [], [])
      expect(planned()).toEqual([null, 'up', -1])
      scene.plan.lift('damsel')
      scene.take({ ...scene.moment, question: null }, [], [])
      expect(planned()).toEqual([null, 'up', -1])
    })

    it('keeps the view before and what happened since', () => {
      const scene = sceneOf('before')
      const before = scene.view
      const { events } = ballOf('fills')
      scene.take(momentOf('fills'), events, events)
      expect(scene.before).toBe(before)
      expect(scene.fresh).toBe(events)
      expect(scene.public.players[1]!.rp).toBe(29)
    })
  })

  describe('what points at a thing', () => {
    const at = (place: string) => ({ kind: 'place', place }) as const
    const card = (id: number) => ({ kind: 'thing', what: 'card', id: String(id), name: '' }) as const

    it('is for a mansion what is open there: both of an exchange, none of another', () => {
      const scene = sceneOf('four', (moment) => (moment.question = questionOf('exchange_mansions', [
        { id: 'exchange:p0:2', verb: 'exchange', place: 'p0', number: 2 }, { id: 'exchange:p0:1', verb: 'exchange', place: 'p0', number: 1 },
      ])))
      expect(ids(scene.choicesAt(at('rosewood_hall')))).toEqual(['exchange:p0:2', 'exchange:p0:1'])
      expect(ids(scene.choicesAt(at('dukes_residence')))).toEqual(['exchange:p0:2'])
      expect(scene.choicesAt(at('swan_palace'))).toEqual([])
    })

    it('is for a card its own options, with the keys that they have in the list', () => {
      const scene = sceneOf('four', (moment) => (moment.question = questionOf('turn_down', [
        { id: 'turn::4', verb: 'turn', number: 4 }, { id: 'turn::5', verb: 'turn', number: 5 }, { id: 'stop', verb: 'stop' },
      ])))
      expect(scene.choicesAt(card(5))).toEqual([expect.objectContaining({ option: expect.objectContaining({ id: 'turn::5' }), key: '2' })])
      expect(scene.choicesAt(card(6))).toEqual([])
    })

    it('is for a mansion the lifted card with its face, and without a lifted card nothing', () => {
      const scene = sceneOf('four')
      expect(scene.choicesAt(at('opera_house'))).toEqual([])
      scene.plan.lift('damsel')
      scene.plan.side = 'down'
      expect(scene.choicesAt(at('opera_house'))).toEqual([{ option: expect.objectContaining({ id: 'down:p1:damsel' }), key: '' }])
    })

    it('is for a player what points at their seat, and nothing for those who watch', () => {
      const options: Option[] = [{ id: 'replace:1:p0', verb: 'replace', seat: 1, place: 'p0' }]
      const scene = sceneOf('four', (moment) => (moment.question = questionOf('replace_tile', options)))
      expect([ids(scene.choicesAt({ kind: 'seat', seat: 1 })), scene.choicesAt({ kind: 'seat', seat: 2 })]).toEqual([['replace:1:p0'], []])
      expect(scene.choicesAt({ kind: 'card', card: 'damsel' })).toEqual([])
      const still = sceneOf('four', (moment) => (moment.question = questionOf('replace_tile', options)), null)
      expect([still.choicesAt(at('rosewood_hall')), still.choicesAt({ kind: 'seat', seat: 1 })]).toEqual([[], []])
    })
  })
})
