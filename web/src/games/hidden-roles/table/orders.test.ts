import { describe, expect, it } from 'vitest'
import type { Option } from '../../../lib/protocol'
import { orderOf } from './orders'

const offer = (...verbs: string[]): Option[] => verbs.map((verb) => ({ id: verb, verb }))

describe('a standing order', () => {
  it('is read from the own view', () => {
    expect(orderOf({ armed: false, declines: false }, offer('arm', 'never'))?.set).toBe('disarm')
    expect(orderOf({ armed: true, declines: false }, offer('disarm', 'never'))?.set).toBe('arm')
    expect(orderOf({ armed: false, declines: true }, offer('disarm', 'arm'))?.set).toBe('never')
  })
  it('can be changed to what the server offers', () => {
    expect(Object.keys(orderOf({ armed: true }, offer('disarm', 'never'))!.ways)).toEqual(['disarm', 'never'])
  })
  it('is nothing for characters that do not react to attacks', () => {
    expect(orderOf({ armed: false }, offer('arm', 'reveal'))).toBeNull()
    expect(orderOf({ armed: true }, offer('disarm'))).toBeNull()
    expect(orderOf(null, [])).toBeNull()
  })
})
