import { describe, expect, it } from 'vitest'
import type { Option } from '../../lib/protocol'
import { Overlay } from '../../table/overlay.svelte'
import type { MomentName } from './fixture'
import { pointCard, pointCharacter, pointGalaxy, pointSeat } from './pointing'
import { questionOf, sceneOf } from './staged'

function at(name: MomentName, change?: Parameters<typeof sceneOf>[1]) {
  const sent: string[] = []
  const space = sceneOf(name, change, async (option: Option) => sent.push(option.id))
  return { space, sent, overlay: new Overlay(), anchor: document.body as Element }
}

describe('a click', () => {
  it('on a galaxy selects who stands there, then aims, then takes it back', () => {
    const { space, overlay, anchor } = at('mid')
    pointGalaxy(space, overlay, 'a3', anchor)
    expect(space.plan.character).toBe('warrior-astrid')
    pointGalaxy(space, overlay, 'b1', anchor)
    expect(space.path).toEqual(['a3', 'a2', 'a1', 'b1'])
    pointGalaxy(space, overlay, 'b1', anchor)
    expect(space.plan.goal).toBeNull()
  })

  it('on a galaxy out of reach shows it', () => {
    const { space, overlay, anchor } = at('mid')
    pointGalaxy(space, overlay, 'E', anchor)
    expect(overlay.beside?.shown).toEqual({ kind: 'place', place: 'E' })
  })

  it('on a portrait selects, and lets go again', () => {
    const { space, overlay, anchor } = at('mid')
    pointCharacter(space, overlay, 'merchant-faye', anchor)
    expect(space.plan.character).toBe('merchant-faye')
    pointCharacter(space, overlay, 'merchant-faye', anchor)
    expect(space.plan.character).toBeNull()
    pointCharacter(space, overlay, 'warrior-randi', anchor)
    expect(overlay.beside?.shown).toEqual({ kind: 'card', card: 'warrior-randi' })
  })

  it('builds: a ship into the ring, a loose one, a card to redeem', () => {
    const { space, overlay, anchor, sent } = at('build')
    pointCharacter(space, overlay, 'warrior-axel', anchor)
    pointGalaxy(space, overlay, 'a2', anchor)
    pointCard(space, overlay, 1, anchor)
    expect([space.plan.rings, space.plan.loose, space.plan.redeem]).toEqual([{ 'warrior-axel': 1 }, { a2: 1 }, [1]])
    expect(sent).toEqual([])
  })

  it('commits: the card first or the fighter first', () => {
    const first = at('battle')
    pointCard(first.space, first.overlay, 2, first.anchor)
    pointCharacter(first.space, first.overlay, 'warrior-axel', first.anchor)
    expect(first.sent).toEqual(['play:warrior-axel:4'])
    const second = at('battle')
    pointCharacter(second.space, second.overlay, 'warrior-axel', second.anchor)
    pointCard(second.space, second.overlay, 1, second.anchor)
    expect(second.sent).toEqual(['play:warrior-axel:2'])
  })

  it('answers at once where one option points there', () => {
    const placed = at('place')
    pointCharacter(placed.space, placed.overlay, 'warrior-axel', placed.anchor)
    expect(placed.sent).toEqual(['under:warrior-axel'])
    const scouted = at('mid', (moment) => (moment.question = questionOf('scout', [{ id: 'scout:b1', verb: 'scout', place: 'b1' }, { id: 'scout:c1', verb: 'scout', place: 'c1' }])))
    pointGalaxy(scouted.space, scouted.overlay, 'c1', scouted.anchor)
    expect(scouted.sent).toEqual(['scout:c1'])
    const raided = at('mid', (moment) => (moment.question = questionOf('raid', [{ id: 'raid:2', verb: 'raid', seat: 2 }])))
    pointSeat(raided.space, raided.overlay, 1, raided.anchor)
    expect(raided.overlay.beside?.shown).toEqual({ kind: 'seat', seat: 1 })
    pointSeat(raided.space, raided.overlay, 2, raided.anchor)
    expect(raided.sent).toEqual(['raid:2'])
  })

  it('chooses nothing where several options point at a galaxy: it shows them', () => {
    const { space, overlay, anchor, sent } = at('mid', (moment) => (moment.question = questionOf('site', [{ id: 'fight:1:b5', verb: 'fight', seat: 1, place: 'b5' }, { id: 'fight:2:b5', verb: 'fight', seat: 2, place: 'b5' }])))
    pointGalaxy(space, overlay, 'b5', anchor)
    expect(sent).toEqual([])
    expect(space.choicesAt({ kind: 'place', place: 'b5' }).map(({ option }) => option.id)).toEqual(['fight:1:b5', 'fight:2:b5'])
  })

  it('on a card of the hand shows it where it is not wanted', () => {
    const { space, overlay, anchor } = at('mid')
    pointCard(space, overlay, 3, anchor)
    expect(overlay.beside?.shown).toMatchObject({ kind: 'thing', what: 'power', id: '7' })
  })
})
