import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../lib/words.svelte'
import { grouped, things, type Catalogue } from './catalogue'

const RIVALS: Catalogue = {
  members: [
    { id: 'maid', number: 17, family: 'maid', kind: 'instant', influence: 2, presence: 1 },
    { id: 'damsel', number: 25, family: 'damsel', kind: 'resolving', influence: 3, presence: 1 },
    { id: 'mystic_maid', number: 20, family: 'maid', kind: 'permanent', influence: 3, presence: 1 },
  ],
  mansions: [{ id: 'swan_palace', size: 'large', limit: 7, payouts: [9, 5, 2] }],
  loot: { jewel: 12 },
}

describe('a catalogue', () => {
  beforeAll(() => words.load('rivals', 'hunters', 'shadowlord'))

  it('is grouped by what things have in common, in its own order', () => {
    const families = grouped(RIVALS.members, ({ family }) => family)
    expect(families.map(([family, members]) => [family, members.map(({ id }) => id)])).toEqual([['maid', ['maid', 'mystic_maid']], ['damsel', ['damsel']]])
    expect(grouped(undefined, String)).toEqual([])
  })

  it('is searched by name and printed text, whatever kinds of things a game has', () => {
    expect(things('rivals', RIVALS)).toEqual([
      { id: 'member-maid', title: 'Maid', text: 'Turn another card here face down.' },
      { id: 'member-damsel', title: 'Damsel', text: 'You win influence ties here.' },
      { id: 'member-mystic_maid', title: 'Mystic Maid', text: 'Rivals cannot move, turn or remove your other cards here.' },
      { id: 'mansion-swan_palace', title: 'Swan Palace', text: '' },
      { id: 'loot-jewel', title: 'Jewel', text: '' },
    ])
    expect(things('shadowlord', { galaxies: [{ id: 'c2', kind: 'inner', neighbours: [] }], guide: [{ roll: 8, event: 'shipyard' }] })).toEqual([
      { id: 'galaxy-c2', title: 'Gloaming', text: '' },
      { id: 'guide-shipyard', title: 'Shipyard', text: '2 ships more' },
    ])
    expect(things('hunters', { areas: [{ id: 'church', totals: [6] }] })).toEqual([{ id: 'area-church', title: 'Church', text: expect.stringContaining('white card') }])
  })
})
