import { describe, expect, it } from 'vitest'
import type { Event } from '../../../lib/protocol'
import { ballOf, CATALOGUE } from '../fixture'
import { valuesOf } from '../members'
import type { MansionView } from '../types'
import { follow } from './follow'

const values = valuesOf(CATALOGUE, null)
const four = (): MansionView[] => ballOf('four').view.public.mansions
const event = (kind: string, params: Record<string, unknown>): Event => ({ kind, params })
const line = (mansions: MansionView[], place: number): string[] =>
  mansions[place]!.line.map(({ seat, member, loot, influence }) => `${seat}:${member ?? '?'} ${influence}${loot ? `+${loot}` : ''}`)
const after = (...events: Event[]): MansionView[] => events.reduce((mansions, each) => follow(mansions, each, values), four())

describe('the mansions between the events of an update', () => {
  it('come to what the server says after all of them', () => {
    const before = ballOf('before').view.public.mansions
    const { view, events } = ballOf('fills')
    const told = events.reduce((mansions, each) => follow(mansions, each, values), before)
    expect(told.map(({ standing: _, ...rest }) => rest)).toEqual(view.public.mansions.map(({ standing: _, ...rest }) => rest))
  })

  it('take in a card at the end of its line, face down with no member', () => {
    const mansions = after(event('played_down', { seat: 3, card: 20, place: 'rosewood_hall' }), event('stole', { seat: 3, card: 20, member: '', count: 1, wanted: 1 }))
    expect(line(mansions, 0)).toEqual(['0:? 1+1', '1:constable 2', '3:? 1+1'])
    expect(mansions[0]!.presence).toBe(4)
  })

  it('turn cards up and down with their numbers', () => {
    const [, , dukes] = four()
    const madam = dukes!.line[3]!
    const down = after(event('turned_down', { seat: 3, card: madam.card, member: 'alert_madam' }))
    expect(down[2]!.line[3]).toMatchObject({ up: false, member: null, influence: 1, presence: 1, advanced: true, family: 'madam' })
    expect(down[2]!.presence).toBe(4)
    const up = follow(down, event('turned_up', { seat: 3, card: madam.card, member: 'alert_madam' }), values)
    expect(up[2]!.line).toEqual(dukes!.line)
  })

  it('move cards with their loot, and bring them to the front', () => {
    const lupin = four()[1]!.line[3]!.card
    const moved = after(event('moved', { seat: 2, card: lupin, member: 'lady_lupin', from_place: 'opera_house', to_place: 'rosewood_hall' }))
    expect(line(moved, 0).at(-1)).toBe('2:lady_lupin 1+3')
    expect(line(moved, 1)).toHaveLength(4)
    expect(line(follow(moved, event('to_front', { seat: 2, card: lupin, place: 'rosewood_hall' }), values), 0)[0]).toBe('2:lady_lupin 1+3')
  })

  it('change owners with markers, and houses with their tiles', () => {
    const [cat, madam] = [four()[1]!.line[4]!.card, four()[2]!.line[3]!.card]
    const swapped = after(event('swapped_markers', { seat: 1, card: cat, member: 'crafty_chat_noir', with_seat: 3, with_card: madam, with_member: 'alert_madam' }))
    expect([line(swapped, 1)[4], line(swapped, 2)[3]]).toEqual(['3:crafty_chat_noir 4', '1:alert_madam 5'])
    const exchanged = after(event('exchanged', { seat: 0, first_place: 'rosewood_hall', second_place: 'opera_house' }))
    expect(exchanged[0]).toMatchObject({ mansion: 'opera_house', limit: 7, tiles: [1, 0, 0, 0], presence_tiles: 1, presence: 4 })
    expect(exchanged[1]).toMatchObject({ mansion: 'rosewood_hall', limit: 6, tiles: [0, 1, 0, 0], presence: 5 })
    expect(line(exchanged, 0)).toEqual(line(four(), 0))
  })

  it('count tiles, and leave the place empty when a mansion closes', () => {
    const tiled = after(event('tile_placed', { seat: 2, place: 'opera_house', count: 2 }), event('tile_back', { seat: 0, place: 'opera_house', count: 1 }), event('presence', { seat: 0, place: 'opera_house' }))
    expect(tiled[1]).toMatchObject({ tiles: [0, 0, 2, 0], presence_tiles: 2, presence: 7 })
    expect(after(event('resolved', { place: 'opera_house', next: 'crown_castle' }))[1]).toMatchObject({ mansion: null, line: [] })
  })
})
