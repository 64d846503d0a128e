import { beforeAll, describe, expect, it } from 'vitest'
import { plainText, words } from '../../../lib/words.svelte'
import { sceneOf } from '../staged'
import { acts, asking, claimable, entering, meaning, mostLeft, movable, moving, noClaim, staying } from './sending'

beforeAll(() => words.load('common', 'table', 'shadowlord'))

const aimed = (character: string, goal: string | null) => {
  const space = sceneOf('mid')
  space.plan.select(character)
  space.plan.aim(goal)
  return space
}

describe('sending', () => {
  it('lists the alliance in its order', () => {
    expect(movable(sceneOf('mid'))).toEqual(['master-wind', 'warrior-astrid', 'merchant-faye', 'diplomat-elfrida'])
  })

  it('claims only where a claim is offered', () => {
    const space = aimed('warrior-astrid', 'b1')
    expect(claimable(space)).toBe(true)
    expect(entering(space)?.id).toBe('go:b1:warrior-astrid:0')
    space.plan.claim = true
    expect(entering(space)?.id).toBe('go:b1:warrior-astrid:1')
    expect(claimable(aimed('warrior-astrid', 'b5'))).toBe(false)
  })

  it('asks only where permission is wanted', () => {
    expect(asking(aimed('warrior-astrid', 'b5'))?.id).toBe('ask:b5:warrior-astrid')
    expect(asking(aimed('warrior-astrid', 'b1'))).toBeUndefined()
  })

  it('leaves no more behind than the way allows', () => {
    expect(mostLeft(aimed('warrior-astrid', 'b5'))).toBe(0)
    expect(mostLeft(aimed('warrior-astrid', 'a4'))).toBe(2)
    expect(mostLeft(aimed('warrior-astrid', null))).toBe(3)
  })

  it('leaves ships first, then goes; or stays', () => {
    const space = aimed('warrior-astrid', 'a4')
    expect(moving(space)).toEqual([{ asked: 'move', verb: 'go', card: 'warrior-astrid', place: 'a4', number: 0 }])
    space.plan.drop = 2
    expect(moving(space).map(({ asked, verb }) => `${asked} ${verb}`)).toEqual(['move drop', 'go_on go'])
    space.plan.aim(null)
    expect(staying(space).map(({ asked, verb }) => `${asked} ${verb}`)).toEqual(['move drop', 'go_on stay'])
  })

  it('says what entering means', () => {
    const said = (goal: string) => {
      const space = aimed('warrior-astrid', goal)
      return plainText(meaning(space), space.spoken)
    }
    expect(said('b5')).toBe('joins the battle with Ines')
    expect(said('b3')).toBe('battle with Marshal Lynx')
    expect(said('a4')).toBe('you hold it')
    expect(said('b1')).toBe('a disc lies there')
  })

  it('says why nothing can be claimed', () => {
    const said = (goal: string) => {
      const space = aimed('warrior-astrid', goal)
      return plainText(noClaim(space), space.spoken)
    }
    expect(said('b5')).toBe('Ines holds it')
    expect(said('a4')).toBe('it is yours')
    expect(said('b3')).toBe('not here')
  })

  it('finds what a character does where it stands', () => {
    expect(acts(aimed('warrior-astrid', null), 'pick_up').map(({ number }) => number)).toEqual([1])
    expect(acts(aimed('master-wind', null), 'pick_up')).toEqual([])
  })
})
