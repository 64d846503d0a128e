import { describe, expect, it } from 'vitest'
import { CATALOGUE, momentNamed } from '../fixture'
import { stirs, waysOf } from './motion'

const { view } = momentNamed('mid')
const neighbours = (id: string): string[] => CATALOGUE.galaxies.find((galaxy) => galaxy.id === id)!.neighbours
const moved = (seat: number, card: string, from_place: string, to_place: string, kind = 'moved') => ({ kind, params: { seat, card, from_place, to_place } })

describe('the way of a character', () => {
  it('leads through galaxies that its player held', () => {
    expect(waysOf([moved(0, 'warrior-astrid', 'a3', 'b5')], view, neighbours).get('warrior-astrid')).toEqual(['a3', 'a4', 'a5', 'b5'])
  })

  it('of a shadow is one link', () => {
    expect(waysOf([moved(-1, 'shadow-claw', 'b2', 'b1', 'shadow_moved')], view, neighbours).get('shadow-claw')).toEqual(['b2', 'b1'])
  })

  it('goes on where it moved and was thrown back in one update', () => {
    const ways = waysOf([moved(0, 'warrior-astrid', 'a3', 'b3'), moved(0, 'warrior-astrid', 'b3', 'a3', 'retreated')], view, neighbours)
    expect(ways.get('warrior-astrid')).toEqual(['a3', 'b3', 'a3'])
  })

  it('of a nominee leads to the galaxy that it defends', () => {
    const event = { kind: 'nominated', params: { seat: 2, card: 'master-water', from_place: 'S', place: 'b5' } }
    expect(waysOf([event], view, neighbours).get('master-water')).toEqual(['S', 'b5'])
  })

  it('is none for what stands where it stood', () => {
    expect(waysOf([{ kind: 'claimed', params: { seat: 0, card: 'warrior-axel', place: 'a5' } }], view, neighbours).size).toBe(0)
  })
})

it('nothing on the map is looked at for events that move nothing there', () => {
  expect(stirs([{ kind: 'drew', params: { seat: 0, count: 1 } }, { kind: 'turn', params: { number: 3, seat: 1 } }])).toBe(false)
  expect(stirs([{ kind: 'turn', params: { number: 3, seat: 1 } }, { kind: 'storm', params: { place: '', rings: 2, loose: 0 } }])).toBe(true)
})
