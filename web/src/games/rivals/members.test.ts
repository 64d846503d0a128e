import { describe, expect, it } from 'vitest'
import { CATALOGUE } from './fixture'
import { familyOf, guiseOf, valuesOf } from './members'
import type { NumbersTable } from './types'

const another = (change: (table: NumbersTable) => void): NumbersTable => {
  const table = structuredClone(CATALOGUE.tables.numbers)
  change(table)
  return table
}
const at = (id: string): number => CATALOGUE.members.findIndex((each) => each.id === id)

describe('the key of a member', () => {
  it('tells guise and family, which have underscores of their own', () => {
    const parts = CATALOGUE.members.map(({ id }) => [guiseOf(id), familyOf(id)])
    expect(parts).toEqual(CATALOGUE.members.map(({ id, family, basic }) => [basic ? '' : id.slice(0, -family.length - 1), family]))
    expect([guiseOf('mystic_lady_lupin'), familyOf('mystic_lady_lupin'), familyOf('chat_noir')]).toEqual(['mystic', 'lady_lupin', 'chat_noir'])
  })
})

describe('the numbers on the cards', () => {
  it('are those of the catalogue', () => {
    const values = valuesOf(CATALOGUE, null)
    for (const { id, influence, presence } of CATALOGUE.members) expect(values.of(id), id).toEqual({ influence, presence })
    expect(new Set(CATALOGUE.members.map(({ influence }) => influence)).size).toBeGreaterThan(3)
  })

  it('are those of another table where there is one, down to the tiles and the hidden cards', () => {
    const table = another((numbers) => {
      numbers.influence[at('alert_damsel')] = 9
      numbers.presence[at('maid')] = 0
      Object.assign(numbers, { face_down_influence: 0, face_down_presence: 3, face_down_loot: 2, influence_per_tile: 5 })
    })
    const [usual, values] = [valuesOf(CATALOGUE, null), valuesOf(CATALOGUE, table)]
    expect(values.of('alert_damsel')).toEqual({ ...usual.of('alert_damsel'), influence: 9 })
    expect(values.of('maid')).toEqual({ ...usual.of('maid'), presence: 0 })
    expect(values.of('madam')).toEqual(usual.of('madam'))
    expect([values.down, values.tile, values.loot]).toEqual([{ influence: 0, presence: 3 }, 5, 2])
    expect([usual.down, usual.tile, usual.loot]).not.toEqual([values.down, values.tile, values.loot])
  })

  it('are those of a hidden card for a member that nobody knows', () => {
    const table = another((numbers) => (numbers.face_down_influence = 4))
    expect(valuesOf(CATALOGUE, table).of('')).toEqual({ influence: 4, presence: 1 })
  })
})
