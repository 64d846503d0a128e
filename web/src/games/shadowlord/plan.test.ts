import { describe, expect, it } from 'vitest'
import type { Question } from '../../lib/protocol'
import { Plan } from './plan.svelte'

const asks = (kind: string, ...ids: string[]): Question => ({
  id: 1, kind, clause: '', options: ids.map((id) => {
    const [verb = '', card, number] = id.split(':')
    return { id, verb, ...(card && { card }), ...(number && { number: Number(number) }) }
  }),
})

describe('a plan of several answers', () => {
  it('gives them one after another, and takes out of the plan what is done', () => {
    const plan = new Plan()
    plan.rings = { axel: 2, sten: 1 }
    plan.begin([{ asked: 'build', verb: 'ring', card: 'axel', number: 2 }, { asked: 'build', verb: 'ring', card: 'sten', number: 1 }, { asked: 'build', verb: 'done' }])
    expect(plan.next(asks('build', 'ring:axel:1', 'ring:axel:2', 'done'))?.id).toBe('ring:axel:2')
    expect(plan.rings).toEqual({ axel: 2, sten: 1 })
    expect(plan.next(asks('build', 'ring:sten:1', 'done'))?.id).toBe('ring:sten:1')
    expect(plan.rings).toEqual({ sten: 1 })
    expect(plan.next(asks('build', 'done'))?.id).toBe('done')
    expect(plan.rings).toEqual({})
    expect(plan.queue).toEqual([])
  })

  it('gives up where another question comes, though that offers the same word', () => {
    const plan = new Plan()
    plan.begin([{ asked: 'build', verb: 'done' }])
    expect(plan.next(asks('move', 'done'))).toBeNull()
    expect(plan.queue).toEqual([])
  })

  it('gives up where an amount is not offered any more', () => {
    const plan = new Plan()
    plan.begin([{ asked: 'build', verb: 'ring', card: 'axel', number: 3 }, { asked: 'build', verb: 'done' }])
    expect(plan.next(asks('build', 'ring:axel:1', 'done'))).toBeNull()
    expect(plan.next(asks('build', 'ring:axel:3', 'done'))).toBeNull()
  })

  it('forgets goal, drop and claim with the character', () => {
    const plan = new Plan()
    plan.select('axel')
    plan.aim('b1')
    plan.drop = 2
    plan.claim = true
    plan.select('sten')
    expect([plan.character, plan.goal, plan.drop, plan.claim]).toEqual(['sten', null, 0, false])
  })
})
