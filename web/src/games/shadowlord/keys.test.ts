import { describe, expect, it } from 'vitest'
import type { Option } from '../../lib/protocol'
import { Overlay } from '../../table/overlay.svelte'
import type { MomentName } from './fixture'
import { keys } from './keys'
import { sceneOf } from './staged'

function at(name: MomentName) {
  const sent: string[] = []
  const space = sceneOf(name, undefined, async (option: Option) => sent.push(option.id))
  const overlay = new Overlay()
  const press = (...pressed: string[]): boolean[] => pressed.map((key) => keys({ key, target: document.body } as unknown as KeyboardEvent, space, overlay))
  return { space, sent, press }
}

describe('keys', () => {
  it('choose who moves, and confirm the goal', () => {
    const { space, sent, press } = at('mid')
    expect(press('2')).toEqual([true])
    expect(space.plan.character).toBe('warrior-astrid')
    expect(press('1')).toEqual([false])
    space.plan.aim('b1')
    press('c')
    expect(space.plan.claim).toBe(true)
    press('1')
    expect(sent).toEqual(['go:b1:warrior-astrid:1'])
  })

  it('ask first with 2, and keep the plan until the answers are in', () => {
    const { space, sent, press } = at('mid')
    space.plan.select('warrior-astrid')
    space.plan.aim('b5')
    press('2')
    expect(sent).toEqual(['ask:b5:warrior-astrid'])
    expect(space.plan.held).toBe(true)
  })

  it('leave ships behind, no more than the way allows', () => {
    const { space, press } = at('mid')
    space.plan.select('warrior-astrid')
    space.plan.aim('a5')
    press('+', '+', '+')
    expect(space.plan.drop).toBe(1)
    press('-', '-')
    expect(space.plan.drop).toBe(0)
  })

  it('go back a step with Escape, then leave it to others', () => {
    const { space, press } = at('mid')
    space.plan.select('warrior-astrid')
    space.plan.aim('b5')
    expect(press('Escape', 'Escape', 'Escape')).toEqual([true, true, false])
    expect([space.plan.goal, space.plan.character]).toEqual([null, null])
  })

  it('stop moving with 0', () => {
    const { sent, press } = at('mid')
    press('0')
    expect(sent).toEqual(['done'])
  })

  it('place a card under a portrait, or take it into the hand', () => {
    const placed = at('place')
    placed.press('1')
    expect(placed.sent).toEqual(['under:warrior-axel'])
    const kept = at('place')
    kept.press('0')
    expect(kept.sent).toEqual(['hand'])
  })

  it('send a shadow: the shadow, its goal, the confirmation', () => {
    const { space, sent, press } = at('shadow')
    press('1', '2')
    expect([space.plan.character, space.plan.goal]).toEqual(['shadow-claw', 'a2'])
    press('1')
    expect(sent).toEqual(['shadow:a2:shadow-claw'])
  })

  it('grant and refuse', () => {
    const granted = at('passage')
    granted.press('1')
    expect(granted.sent).toEqual(['grant'])
    const refused = at('passage')
    refused.press('0')
    expect(refused.sent).toEqual(['refuse'])
  })

  it('lift a card with a letter and give it to a fighter with a digit', () => {
    const { space, sent, press } = at('battle')
    press('d')
    expect(space.lifted).toBe(7)
    expect(press('1')).toEqual([false])
    press('2')
    expect(sent).toEqual(['play:warrior-axel:7'])
  })

  it('confirm what is built; clear it before that', () => {
    const { space, sent, press } = at('build')
    space.plan.rings = { 'merchant-faye': 2 }
    press('0')
    expect(space.plan.rings).toEqual({})
    expect(press('0')).toEqual([false])
    press('1')
    expect(sent).toEqual(['done'])
  })

  it('leave plus and minus to the map while they are on it', () => {
    const { space } = at('mid')
    space.plan.select('warrior-astrid')
    const board = document.body.appendChild(Object.assign(document.createElement('main'), { className: 'board' }))
    expect(keys({ key: '+', target: board } as unknown as KeyboardEvent, space, new Overlay())).toBe(false)
    board.remove()
  })
})
