import { mount, unmount } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../../games/shadowlord/fixture-catalogue'
import { words } from '../../../lib/words.svelte'
import type { Catalogue } from '../catalogue'
import Characters from './Characters.svelte'
import Figure from './Figure.svelte'
import { BATTLE, HOME_OF, SHAPE_OF, sumsOf } from './figures'
import Galaxies from './Galaxies.svelte'
import Guide from './Guide.svelte'

function drawn(component: typeof Figure | typeof Galaxies, select: string, about = ''): string[] {
  const app = mount(component as typeof Figure, { target: document.body, props: { game: 'shadowlord', catalogue: CATALOGUE as Catalogue, about, asked: '' } as never })
  const said = [...document.querySelectorAll(select)].map((each) => each.textContent!.replace(/\s+/g, ' ').trim())
  void unmount(app)
  return said
}

describe('what the rulebook of Shadowlord shows', () => {
  beforeAll(() => words.load('site', 'shadowlord'))

  it('is a battle whose parts make the totals that example 14.16 tells', () => {
    const level = (card: string) => CATALOGUE.characters.find(({ id }) => id === card)!.level
    expect(sumsOf(BATTLE.attack, level)).toEqual({ levels: 16, ships: 6, extra: 11, drawn: 2, total: 35 })
    expect(sumsOf(BATTLE.defence, level).total).toBe(17)
    expect(drawn(Figure, '.war-sums tr', 'battle')).toEqual(['16Levels6', '6Ships1', '11Extra cards–', '2Drawn cards10', '35Total17'])
  })

  it('is a map with every galaxy, each home in the colour of its element', () => {
    expect(drawn(Figure, '.map-galaxy', 'map')).toHaveLength(29)
    expect(drawn(Figure, '.map-disc', 'map')).toHaveLength(16)
    for (const [home, element] of Object.entries(HOME_OF)) {
      expect(words.text(`shadowlord-galaxy-${home}`)).toBe(`${words.text(`shadowlord-element-${element}`)} Home`)
      expect(SHAPE_OF[element]).toBeTruthy()
    }
  })

  it('is every galaxy with what lies beside it', () => {
    const said = drawn(Galaxies, '.rules-galaxies li')
    expect(said).toHaveLength(29)
    expect(said).toContain('Lost Fortress c3 Beside: Ruin of Ash, Ruin of Glass, Ruin of Thorns, Ruin of Salt')
  })

  it('is every character, and of shadows the level', () => {
    const said = drawn(Characters, '.rules-faces li')
    expect(said).toHaveLength(37)
    expect(said).toContain('Astrid')
    expect(said.find((each) => each.endsWith('Invincible Darkness'))).toMatch(/^Level 10/)
  })

  it('is the guide card with the odds of each roll, all of them together 36', () => {
    const said = drawn(Guide, '.rules-guide li')
    expect(said[5]).toMatch(/^7 Trade winds 6 of 36/)
    expect(said.map((each) => Number(/(\d+) of 36/.exec(each)![1])).reduce((a, b) => a + b)).toBe(36)
  })
})
