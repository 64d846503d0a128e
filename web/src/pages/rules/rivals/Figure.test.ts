import { mount, unmount } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../lib/words.svelte'
import type { Catalogue } from '../catalogue'
import Figure from './Figure.svelte'
import { BALLS } from './figures'
import Members from './Members.svelte'

const member = (id: string, number: number, family: string, influence: number, presence: number) => ({ id, number, family, kind: 'instant', influence, presence })

const RIVALS: Catalogue = {
  members: [member('constable', 13, 'constable', 2, 2), member('mystic_maid', 20, 'maid', 3, 1), member('crafty_chat_noir', 6, 'chat_noir', 4, 1)],
  mansions: [{ id: 'rosewood_hall', size: 'small', limit: 6, payouts: [7, 4, 2] }],
}

function drawn(component: typeof Figure | typeof Members, about: string): string[] {
  const app = mount(component as typeof Figure, { target: document.body, props: { game: 'rivals', catalogue: RIVALS, about, asked: '' } as never })
  const said = [...document.querySelectorAll('[aria-label], .ball-standing li, .hauls li, .members li')]
    .map((each) => each.getAttribute('aria-label') ?? each.textContent!.replace(/\s+/g, ' ').trim())
  void unmount(app)
  return said
}

describe('a figure of the rulebook', () => {
  beforeAll(() => words.load('site', 'rivals'))

  it('reads a line from the door, the cards with their owners and values, and who is paid', () => {
    const said = drawn(Figure, 'payout')
    expect(said).toContain('2. Ben: Face-down card, influence 1, presence 1')
    expect(said).toContain('4. Carl: Crafty Chat Noir, influence 4, presence 1')
    expect(said).toContain('1st Ana Influence 4 7 roses')
    expect(said).toHaveLength(5 + 3)
  })

  it('pays as the standing says: sums of the line, the fullest house first', () => {
    const { line, presence, standing } = BALLS.payout![0]!
    const values = (id: string) => RIVALS.members!.find((each) => each.id === id) ?? { influence: 1, presence: 1 }
    expect(line.reduce((sum, { member: id }) => sum + values(id).presence, 0)).toBe(presence)
    for (const [who, influence] of standing!)
      expect(line.filter((each) => each.who === who).reduce((sum, { member: id }) => sum + values(id).influence, 0)).toBe(influence)
  })

  it('lays out loot with its points, and says how many of what', () => {
    expect(drawn(Figure, 'loot')[0]).toBe('Ana 3 jewels: 10 2 paintings: 4')
  })

  it('lists members with their numbers, which lead to their clauses', () => {
    expect(drawn(Members, '')[1]).toMatch(/^Influence 3Presence 1 Mystic Maid 6\.20 At once Rivals cannot/)
  })
})
