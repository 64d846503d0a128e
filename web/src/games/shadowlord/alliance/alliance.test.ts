import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../lib/words.svelte'
import { sceneOf, stage, type Staged } from '../staged'
import type { Space } from '../scene.svelte'
import Alliance from './Alliance.svelte'
import BackToBattle from './BackToBattle.svelte'
import Masters from './Masters.svelte'
import MeBar from './MeBar.svelte'
import SummaryCells from './SummaryCells.svelte'
import { heads } from './summary'

let at: Staged | null = null
const lay = <Props extends Record<string, unknown>>(...args: Parameters<typeof stage<Props>>): Staged => (at = stage(...args))
const texts = (all: HTMLElement[]): string[] => all.map((each) => each.textContent!.replace(/\s+/g, ' ').trim())

beforeAll(() => words.load('common', 'table', 'shadowlord'))
afterEach(async () => {
  await at?.gone()
  at = null
  await words.use('en')
})

describe('one’s own alliance', () => {
  it('stands with level, ships, name and class, the master first and large', () => {
    const part = lay(Alliance, sceneOf('mid'), {})
    expect(texts(part.all('.cap b'))).toEqual(['Wind Master', 'Astrid', 'Axel', 'Faye', 'Elfrida'])
    expect([texts(part.all('.level')), texts(part.all('.bigdial b'))]).toEqual([['10', '6', '6', '3', '0'], ['2', '3', '2', '1', '2']])
    expect(part.all('.lead')).toHaveLength(1)
  })

  it('has under each what only its owner knows, or that nothing lies there', () => {
    const part = lay(Alliance, sceneOf('mid'), {})
    expect(texts(part.all('.tuck'))).toEqual(['Card under the portrait:10Only you', 'Card under the portrait:7Only you', 'No card', 'No card', 'Card under the portrait:2Only you'])
  })

  it('dims who has acted while characters move, and only in one’s own turn', () => {
    const marked = (space: Space): string[] => {
      const part = lay(Alliance, space, {})
      return part.all('.ally.done').map((each) => each.dataset.card!)
    }
    expect(marked(sceneOf('mid'))).toEqual(['warrior-axel'])
  })

  it('is not dimmed in another’s turn', () => {
    expect(lay(Alliance, sceneOf('passage'), {}).all('.ally.done, .mark')).toHaveLength(0)
  })

  it('selects who is clicked, where somebody moves', () => {
    const space = sceneOf('mid')
    const part = lay(Alliance, space, {})
    part.one('[data-card="warrior-astrid"]').click()
    flushSync()
    expect([space.plan.character, part.all('.ally.picked').length]).toEqual(['warrior-astrid', 1])
    space.plan.drop = 2
    flushSync()
    expect([texts(part.all('.bigdial b'))[1], part.all('.bigdial.planned').length]).toEqual(['1', 1])
  })

  it('shows a character where nothing can be chosen', () => {
    const part = lay(Alliance, sceneOf('drawn'), {})
    part.one('[data-card="merchant-faye"]').click()
    expect(part.overlay.beside?.shown).toEqual({ kind: 'card', card: 'merchant-faye' })
  })

  it('counts ships and cards', () => {
    const part = lay(Alliance, sceneOf('mid'), {})
    expect([texts(part.all('.fleet span')), part.text('.fleet b')]).toEqual([['13 on the map', '3 stored', '4 left'], '13'])
    expect(part.text('.handbox h3')).toBe('Your attack hand 4 of 5')
    expect(part.all('.held').map((each) => each.getAttribute('aria-label'))).toEqual(['Power card 0', 'Power card 2', 'Power card 4', 'Power card 7'])
  })

  it('warns of more cards than the turn may end with', () => {
    const part = lay(Alliance, sceneOf('mid', ({ view }) => (view.own!.hand = [0, 2, 2, 4, 4, 7])), {})
    expect([part.text('.handbox h3'), part.all('.over').length]).toEqual(['Your attack hand 6 of 5', 1])
  })

  it('lifts the cards that are redeemed', () => {
    const space = sceneOf('build')
    const part = lay(Alliance, space, {})
    expect(part.all('.held.lit')).toHaveLength(3)
    part.all('.held')[3]!.click()
    flushSync()
    expect([space.plan.redeem, part.all('.held.spent').length, part.all('.held')[3]!.getAttribute('aria-pressed')]).toEqual([[3], 1, 'true'])
  })

  it('says when there is none yet, and none any more', async () => {
    const soon = stage(Alliance, sceneOf('setup', ({ view }) => (view.own!.hand = [])), {})
    expect(soon.text()).toBe('Your alliance gathers when the masters are chosen.')
    await soon.gone()
    const part = lay(Alliance, sceneOf('mid', ({ view }) => {
      view.public.characters = view.public.characters.filter(({ seat }) => seat !== 0)
      view.public.players[0]!.alive = false
    }), {})
    expect(part.text()).toBe('Your alliance is gone.')
  })

  it('holds the stone as a gem in the top slot', () => {
    const part = lay(Alliance, sceneOf('mid', ({ view }) => (view.public.stone = 'warrior-astrid')), {})
    expect(part.all('.bigdial g')).toHaveLength(1)
    expect(part.one('[data-card="warrior-astrid"] .sr').textContent).toContain('Holds the Power Stone')
  })
})

describe('the dials of a phone', () => {
  it('are one’s own characters, the master by its class', () => {
    const space = sceneOf('mid')
    const part = lay(MeBar, space, {})
    expect(texts(part.all('button > span:last-child'))).toEqual(['Master', 'Astrid', 'Axel', 'Faye', 'Elfrida'])
    part.one('[data-card="merchant-faye"]').click()
    flushSync()
    expect([space.plan.character, part.all('button.picked').length]).toEqual(['merchant-faye', 1])
  })
})

describe('the other masters', () => {
  it('tell what everybody knows, in the corner beside their home', () => {
    const part = lay(Masters, sceneOf('mid'), {})
    expect(part.all('.plaque').map((each) => [each.dataset.player, [...each.classList].find((name) => name.startsWith('p-'))])).toEqual([['1', 'p-fire'], ['2', 'p-water'], ['3', 'p-earth']])
    expect(texts(part.all('.nm'))).toEqual(['Tomo', 'Ines', 'Piotr'])
    expect(texts(part.all('.st .sr'))[0]).toMatch(/^5 characters, \d+ ships, 4 cards in hand$/)
    expect(texts(part.all('.at-length'))[0]).toMatch(/2 cards under portraits$/)
  })

  it('are all, for those who watch', () => {
    expect(lay(Masters, sceneOf('mid', ({ view }) => (view.own = null)), {}).all('.plaque')).toHaveLength(4)
  })

  it('mark whose turn it is, who is waited for, who is away, and who is out', () => {
    const space = sceneOf('mid', (moment) => {
      moment.view.public.active = 2
      moment.waiting = { seats: [3], kind: 'passage' }
      moment.view.public.players[1]!.alive = false
    })
    space.standing = ['', '', '', 'bot']
    const part = lay(Masters, space, {})
    const marked = (name: string): string[] => part.all(`.plaque.${name}`).map((each) => each.dataset.player!)
    expect([marked('active'), marked('waited'), marked('out')]).toEqual([['2'], ['3'], ['1']])
    expect(part.all('.id')[0]!.textContent).toBe('Out of the game')
    expect(texts(part.all('.nm .mark'))).toEqual(['Bot'])
  })

  it('have no master before it is chosen, and show what is told of them', () => {
    const part = lay(Masters, sceneOf('setup'), {})
    expect(texts(part.all('.id'))[0]).toBe('No master yet')
    part.all('.plaque')[1]!.click()
    expect(part.overlay.beside?.shown).toEqual({ kind: 'seat', seat: 2 })
  })
})

describe('the list of everybody', () => {
  it('has a cell under each head', () => {
    const part = lay(SummaryCells, sceneOf('mid'), { seat: 1 })
    expect(heads()).toEqual(['Characters', 'Ships', 'Stored', 'Stations', 'Cards'])
    expect(part.all('td')).toHaveLength(heads().length)
    expect(texts(part.all('td'))[0]).toBe('5')
  })

  it('has nothing but that of who is out', () => {
    const part = lay(SummaryCells, sceneOf('over'), { seat: 1 })
    expect([part.text('td'), part.one('td').getAttribute('colspan')]).toEqual(['Out of the game', String(heads().length)])
  })
})

describe('the way back to a battle', () => {
  it('is offered on the map while one is fought', () => {
    const space = sceneOf('battle')
    space.plan.map = true
    const part = lay(BackToBattle, space, {})
    expect(part.text()).toBe('Back to Pisces')
    part.one('button').click()
    expect(space.plan.map).toBe(false)
  })

  it('is none where nobody fights', () => {
    expect(lay(BackToBattle, sceneOf('mid'), {}).all('button')).toHaveLength(0)
  })
})
