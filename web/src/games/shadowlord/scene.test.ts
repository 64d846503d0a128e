import { describe, expect, it } from 'vitest'
import type { Option, Question } from '../../lib/protocol'
import { momentOf, questionOf, sceneOf } from './staged'

const next = (question: Question | null) => ({ ...momentOf('mid'), question })

describe('a moment', () => {
  it('gives everybody the shape of their element, and none before it is chosen', () => {
    const space = sceneOf('mid')
    expect([0, 1, 2, 3].map((seat) => space.shape(seat))).toEqual(['circle', 'square', 'triangle', 'hexagon'])
    expect(sceneOf('setup').shape(0)).toBe('')
    expect(space.seatOf('earth')).toBe(3)
  })

  it('lists an alliance with its master first, and a galaxy by its players, shadows last', () => {
    const space = sceneOf('mid', ({ view }) => view.public.galaxies.find(({ id }) => id === 'b5')!.cards.push('shadow-lynx'))
    expect(space.crew(0).map(({ id }) => id)).toEqual(['master-wind', 'warrior-astrid', 'warrior-axel', 'merchant-faye', 'diplomat-elfrida'])
    expect(space.here('b5').map(({ id }) => id)).toEqual(['warrior-axel', 'warrior-randi', 'merchant-selwyn', 'shadow-lynx'])
  })

  it('knows cards under portraits of its own alone', () => {
    const space = sceneOf('mid')
    expect([space.cardUnder('warrior-astrid'), space.cardUnder('warrior-randi'), space.cardUnder('warrior-axel')]).toEqual([7, null, undefined])
    const open = sceneOf('mid', ({ view }) => (view.all = [view.own!, { ...view.own!, seat: 2, portraits: { 'warrior-randi': 4 }, hand: [0] }]))
    expect([open.cardUnder('warrior-randi'), open.hand(2)]).toEqual([4, [0]])
  })

  it('knows levels and cards of the match’s own table of numbers', () => {
    const space = sceneOf('setup', ({ view }) => {
      view.public.numbers = { level_master: 0, powers: { 0: 60, 2: 1 } }
      view.public.characters = []
    })
    expect([space.data('master-wind')?.level, space.data('warrior-axel')?.level, space.powers]).toEqual([0, 6, [[0, 60], [2, 1]]])
    const usual = sceneOf('mid', ({ view }) => Object.assign(view.public.characters.find(({ id }) => id === 'warrior-axel')!, { level: 9 }))
    expect([usual.data('warrior-axel')?.level, usual.powers[0]]).toEqual([9, [0, 8]])
  })

  it('forgets the plan with the question, but not with an update that leaves it', () => {
    const space = sceneOf('mid')
    space.plan.select('warrior-astrid')
    space.take(next(space.moment.question), [], [])
    expect(space.plan.character).toBe('warrior-astrid')
    space.take(next(questionOf('shadow', [])), [], [])
    expect(space.plan.character).toBeNull()
  })

  it('keeps the plan while passage is asked for, until it moves or does something else', () => {
    const space = sceneOf('mid')
    const move = space.moment.question!
    space.plan.select('warrior-astrid')
    space.plan.aim('b5')
    space.plan.held = true
    space.take(next(null), [], [])
    space.take(next({ ...move, id: move.id + 1 }), [], [])
    expect([space.plan.goal, space.plan.held]).toEqual(['b5', false])
    space.take(next({ ...move, id: move.id + 2 }), [], [])
    expect(space.plan.goal).toBeNull()
  })

  it('sends the rest of a plan as its questions come', () => {
    const sent: string[] = []
    const space = sceneOf('mid', undefined, async (option: Option) => sent.push(option.id))
    space.plan.begin([{ asked: 'go_on', verb: 'go', place: 'a4', card: 'warrior-astrid', number: 0 }])
    expect(space.asked).toBe('')
    space.take(next(questionOf('go_on', [{ id: 'go:a4:warrior-astrid:0', verb: 'go', place: 'a4', card: 'warrior-astrid', number: 0 }, { id: 'stay', verb: 'stay' }])), [], [])
    expect(sent).toEqual(['go:a4:warrior-astrid:0'])
  })

  it('gives the plan up where another question comes', () => {
    const sent: string[] = []
    const space = sceneOf('build', undefined, async (option: Option) => sent.push(option.id))
    space.plan.rings = { 'merchant-faye': 1 }
    space.plan.begin([{ asked: 'build', verb: 'done' }])
    space.take(next(questionOf('move', [{ id: 'done', verb: 'done' }])), [], [])
    expect(sent).toEqual([])
    expect([space.plan.rings, space.asked]).toEqual([{}, 'move'])
  })
})
