import { describe, expect, it } from 'vitest'
import { goer } from './offers'
import { questionOf, sceneOf } from './staged'

describe('offers', () => {
  it('lights who can act, and no goal before somebody is selected', () => {
    const { offers } = sceneOf('mid')
    expect([...offers.characters.keys()].sort()).toEqual(['diplomat-elfrida', 'master-wind', 'merchant-faye', 'warrior-astrid'])
    expect(offers.galaxies.size).toBe(0)
  })

  it('lights the goals of the selected one, with cost, fight and claim', () => {
    const space = sceneOf('mid')
    space.plan.select('warrior-astrid')
    const { galaxies } = space.offers
    expect(galaxies.get('b1')).toMatchObject({ cost: 3, fight: false, claim: true, asks: [] })
    expect(galaxies.get('b1')!.options.map(({ id }) => id)).toEqual(['go:b1:warrior-astrid:0', 'go:b1:warrior-astrid:1'])
    expect(galaxies.get('b5')).toMatchObject({ cost: 3, fight: true, asks: [2] })
    expect(galaxies.get('b3')).toMatchObject({ cost: 1, fight: true })
    expect(galaxies.has('E')).toBe(false)
  })

  it('leaves out what is too far for the ships that do not stay behind', () => {
    const space = sceneOf('mid')
    space.plan.select('warrior-astrid')
    space.plan.drop = 1
    expect(space.offers.galaxies.has('b5')).toBe(false)
    expect(space.offers.galaxies.has('a5')).toBe(true)
  })

  it('takes the only one who can go without asking who', () => {
    const one = questionOf('shadow', [{ id: '', verb: 'shadow', card: 'shadow-lynx', place: 'a3' }, { id: '', verb: 'pass' }])
    expect(goer(one, null)).toBe('shadow-lynx')
    expect(goer(questionOf('move', one.options), null)).toBeNull()
    expect(goer(questionOf('shadow', [...one.options, { id: '', verb: 'shadow', card: 'shadow-claw', place: 'b1' }]), null)).toBeNull()
  })

  it('knows the cards of the hand by value, and players by seat', () => {
    const { offers } = sceneOf('build')
    expect([...offers.cards.keys()]).toEqual([2, 4, 7])
    const raid = sceneOf('mid', (moment) => (moment.question = questionOf('raid', [{ id: 'raid:2', verb: 'raid', seat: 2 }])))
    expect([...raid.offers.seats.keys()]).toEqual([2])
  })

  it('offers nothing where nothing can be chosen', () => {
    const { offers, asked } = sceneOf('mid', undefined, null)
    expect(asked).toBe('')
    expect([offers.galaxies.size, offers.characters.size]).toEqual([0, 0])
  })
})
