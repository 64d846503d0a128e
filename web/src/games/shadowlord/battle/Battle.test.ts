import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../lib/protocol'
import { settings } from '../../../lib/settings.svelte'
import { words } from '../../../lib/words.svelte'
import { NAMES } from '../fixture'
import { momentOf, sceneOf, stage, type Staged } from '../staged'
import type { Space } from '../scene.svelte'
import type { BattleView } from '../types'
import Battle from './Battle.svelte'
import { lengthOf } from './telling'

const event = (kind: string, params: Record<string, unknown> = {}): Event => ({ kind, params })
const texts = (all: HTMLElement[]): string[] => all.map((each) => each.textContent!.replace(/\s+/g, ' ').trim())

describe('a battle, drawn', () => {
  let at: Staged | null = null
  const lay = (space: Space): Staged => (at = stage(Battle, space, {}))
  /** The fixture’s battle as the rules tell it: what lies face down has no value. */
  const covered = (): Space => sceneOf('battle', ({ view }) => (view.public.battle!.attack.fighters[0]!.extra = { value: null, hand: false }))
  const changed = (name: 'drawn' | 'losses' | 'battle', change: (battle: BattleView) => void, watch = false): Space =>
    sceneOf(name, ({ view }) => {
      change(view.public.battle!)
      if (watch) view.own = null
    })

  beforeAll(() => words.load('common', 'table', 'shadowlord'))
  beforeEach(() => (settings.motion = 'off'))
  afterEach(async () => {
    await at?.gone()
    at = null
    settings.motion = 'normal'
    await words.use('en')
  })

  it('has both sides with their fighters, levels and rings, and the steps', () => {
    const scene = lay(covered())
    expect(scene.text('h1')).toBe('Battle for Pisces')
    expect(texts(scene.all('h3'))).toEqual(['Rowan attacks', 'Ines defends'])
    expect(texts(scene.all('.fighter .cap b'))).toEqual(['Astrid', 'Axel', 'Randi', 'Selwyn'])
    expect([texts(scene.all('.fighter .level')), texts(scene.all('.fighter .bigdial b'))]).toEqual([['6', '6', '6', '3'], ['3', '2', '4', '1']])
    expect(texts(scene.all('.bsteps li'))).toEqual(['You commit', 'Ines answers', 'Turn up', 'Draw', 'Losses'])
    expect(scene.text('.bsteps [aria-current]')).toBe('You commit')
  })

  it('tells the value of one’s own covered card to its owner alone, on a coin', () => {
    const scene = lay(covered())
    expect(scene.all('.pcb')).toHaveLength(1)
    expect(scene.text('.peek')).toBe('Only you see this:7')
    expect(texts(scene.all('.sums .sr')).filter((text) => text !== 'Total')).toEqual(['24', '14'])
    expect(scene.text('.balance')).toBe('You would lead by 10 If nothing is drawn. Ines sees 17.'.replace('10 If', '10If'))
    expect(scene.all('.ledger .hush')).toHaveLength(1)
  })

  it('gives a tie to whom the numbers of the table give it', () => {
    const tie = (to: number): Space =>
      sceneOf('losses', ({ view }) => {
        const battle = view.public.battle!
        view.public.numbers = { tie_to_defender: to }
        battle.won = to ? 'defence' : 'attack'
        for (const side of [battle.attack, battle.defence]) {
          Object.assign(side, { levels: 5, ships: 1, drawn: 0 })
          for (const fighter of side.fighters) fighter.extra = null
        }
      })
    expect(lay(tie(0)).text('.balance')).toMatch(/breaks? through/)
    expect(at!.text('.balance')).toContain('Ties go to the attacker.')
  })

  it('counts what others can’t see as open', () => {
    const space = sceneOf('battle', ({ view }) => {
      view.public.battle!.attack.fighters[0]!.extra = { value: null, hand: false }
      view.own = null
    })
    const scene = lay(space)
    expect([scene.all('.peek').length, scene.all('.pcb').length, texts(scene.all('.sums i'))]).toEqual([0, 1, ['+?']])
    expect(scene.text('.balance')).toBe('Rowan would lead by 31 extra card lies face down.')
    expect(texts(scene.all('.bsteps li'))[0]).toBe('Rowan commits')
  })

  it('counts up all that was laid down and drawn, and says who won', () => {
    const scene = lay(sceneOf('drawn'))
    expect(texts(scene.all('.sums .sr')).filter((text) => text !== 'Total')).toEqual(['32', '27'])
    expect(scene.all('.ledger tr').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([['12', 'Levels', '9'], ['5', 'Ships', '5'], ['9', 'Extra cards', '4'], ['6', 'Drawn cards', '9']])
    expect(scene.text('.balance .title')).toBe('You win by 5')
    expect(texts(scene.all('.slot .pcard b'))).toEqual(['7', '4', '2', '2', '4', '7', '2'])
    expect([scene.one('.camp-l').className, scene.one('.camp-r').className]).toEqual(['camp-l won', 'camp-r beaten'])
  })

  it('lets a tie go to the defender', () => {
    const scene = lay(changed('losses', ({ attack, defence }) => Object.assign(defence, { total: attack.total, drawn: 14 })))
    expect(scene.text('.balance .title')).toBe('A tie: Ines stands firm')
  })

  it('has places for as many cards as the table of numbers lets fighters draw, and none for extra cards that there are not', () => {
    const space = sceneOf('battle', ({ view }) => {
      view.public.numbers = { drawn_cards: 2, stone_cards: 0, extra_cards: 0 }
      const { attack, defence } = view.public.battle!
      for (const each of [...attack.fighters, ...defence.fighters]) Object.assign(each, { extra: null, drawn: [] })
    })
    const scene = lay(space)
    expect([scene.all('.camp-l .fighter:first-child .slot.dr').length, scene.all('.slot.ex').length]).toEqual([2, 0])
    expect(texts(scene.all('.camp-l .fighter:first-child .slot small'))).toEqual(['Drawn', 'Drawn'])
    expect(texts(scene.all('.bsteps li'))).toEqual(['Draw', 'Losses'])
  })

  it('shows loss cards, what is left, who fell and who is out', () => {
    const scene = lay(changed('losses', ({ attack }) => {
      Object.assign(attack.fighters[0]!, { loss: 2 })
      Object.assign(attack.fighters[1]!, { loss: 7, dead: true })
    }))
    expect(texts(scene.all('.lossc .pcard b'))).toEqual(['2', '7'])
    expect(texts(scene.all('.camp-l .bigdial b'))).toEqual(['1', '0'])
    expect([texts(scene.all('.fate')), scene.all('.fighter.dead').length]).toEqual([['Fallen'], 1])
  })

  it('gives the holder of the stone a place for one card more', () => {
    const space = sceneOf('battle', ({ view }) => (view.public.stone = 'warrior-randi'))
    const scene = lay(space)
    expect(scene.all('.camp-r .fighter:first-child .slot.dr')).toHaveLength(2)
    expect(scene.all('.camp-r .bigdial g')).toHaveLength(1)
  })

  it('has shadows without extra cards, and without the steps for them', () => {
    const scene = lay(changed('drawn', (battle) => {
      battle.defence = { ...battle.defence, seat: null, card: 'shadow-claw', fighters: [{ ...battle.defence.fighters[0]!, card: 'shadow-claw', extra: null }] }
    }))
    expect(texts(scene.all('h3'))[1]).toBe('The Iron Claw defends')
    expect(scene.all('.camp-r .slot.ex')).toHaveLength(0)
    expect(texts(scene.all('.bsteps li'))).toEqual(['You commit', 'Turn up', 'Draw', 'Losses'])
  })

  it('says that nobody is there to fight', () => {
    const scene = lay(changed('drawn', (battle) => Object.assign(battle, { stage: 'retreat', defence: { ...battle.defence, fighters: [], levels: 0, ships: 0 } })))
    expect([scene.text('.balance .title'), scene.all('.sums, .ledger').length]).toEqual(['Ines gives up Pisces', 0])
  })

  it.each([1, 2, 3, 7])('makes room for %i fighters a side', (count) => {
    const scene = lay(changed('drawn', ({ attack }) => {
      attack.fighters = Array.from({ length: count }, (_, index) => ({ ...attack.fighters[0]!, card: `warrior-${['randi', 'holger', 'viggo', 'sten', 'astrid', 'axel', 'kaare'][index]}` }))
    }))
    const camp = scene.one('.camp-l .pair')
    expect([camp.children.length, camp.classList.contains('alone'), camp.classList.contains('many')]).toEqual([count, count === 1, count > 2])
    expect(scene.one('.scene').style.getPropertyValue('--rl')).toBe(String(count > 2 ? Math.ceil(count / 2) : 1))
  })

  it('lights who can be chosen, and chooses them', () => {
    const chosen: string[] = []
    const scene = lay(sceneOf('losses', undefined, async ({ id }) => chosen.push(id)))
    expect(scene.all('.ally.lit').map((each) => each.dataset.card)).toEqual(['warrior-astrid', 'warrior-axel'])
    scene.one('[data-card="warrior-axel"]').click()
    expect(chosen).toEqual(['lose:warrior-axel'])
    scene.one('[data-card="warrior-randi"]').click()
    expect(scene.overlay.beside?.shown).toEqual({ kind: 'card', card: 'warrior-randi' })
  })

  it('leads to the map and, on a phone, to the log', () => {
    const space = sceneOf('battle')
    const scene = lay(space)
    scene.one('.tochat').click()
    expect(scene.overlay.sheet).toBe('log')
    scene.one('.tomap').click()
    expect([space.plan.map, space.battling]).toEqual([true, false])
  })

  it('is said in Japanese', async () => {
    await words.use('ja')
    for (const name of ['battle', 'drawn', 'losses'] as const) {
      const scene = stage(Battle, sceneOf(name), {})
      const said = NAMES.reduce((text, each) => text.replaceAll(each, ''), scene.text())
      expect(said).not.toMatch(/[A-Za-z{}]/)
      await scene.gone()
    }
  })

  describe('while it is told', () => {
    const WHOLE = [
      event('battle', { place: 'c1', seat: 3, card: '', with_seat: -1, with_card: 'shadow-halifax', cards: ['warrior-viggo'], with_cards: ['shadow-halifax'] }),
      event('battle_drew', { seat: 3, card: 'warrior-viggo', value: 2, side: 'attack', stone: false }),
      event('battle_drew', { seat: -1, card: 'shadow-halifax', value: 10, side: 'defence', stone: false }),
      event('totals', { place: 'c1', attack: 10, defence: 17, won: 'defence', seat: 3, card: '', with_seat: -1, with_card: 'shadow-halifax' }),
      event('loss', { seat: 3, card: 'warrior-viggo', value: 4, ships: 2 }), event('died', { seat: 3, card: 'warrior-viggo', place: 'c1' }),
    ]
    const told = (): Space => {
      const space = sceneOf('mid')
      space.take(momentOf('mid'), [...space.log, ...WHOLE], WHOLE)
      return space
    }
    beforeEach(() => {
      vi.useFakeTimers()
      settings.motion = 'normal'
    })
    afterEach(() => void vi.useRealTimers())

    it('goes from step to step, and tells each to those who hear it', () => {
      const scene = lay(told())
      const seen: string[] = []
      for (let step = 0; step < 4; step += 1) {
        seen.push(scene.text('.bsteps [aria-current]'))
        vi.advanceTimersByTime([1100, 840, 1500, 0][step]!)
        flushSync()
      }
      expect(seen).toEqual(['Piotr commits', 'Draw', 'Draw', 'Losses'])
      expect(scene.text('[role=status]')).toMatch(/Viggo drew a 4 and lost 2 ships Viggo fell at Virgo/)
      expect(scene.text('.fate')).toBe('Fallen')
    })

    it.each(['click', 'button', 'Escape', '1'])('ends at a %s', (way) => {
      const space = told()
      const scene = lay(space)
      expect(space.battling).toBe(true)
      if (way === 'click') scene.one('.clash').click()
      else if (way === 'button') scene.one('.skip-told').click()
      else window.dispatchEvent(new KeyboardEvent('keydown', { key: way }))
      expect([space.battling, space.theatre.telling]).toEqual([false, false])
    })

    it('goes on while somebody writes, or moves among things', () => {
      const space = told()
      lay(space)
      const input = document.body.appendChild(document.createElement('input'))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }))
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
      input.remove()
      expect(space.battling).toBe(true)
    })

    it('is left out where somebody leafs through a replay, which waits for it otherwise', () => {
      const replay = sceneOf('mid', undefined, null)
      replay.take(momentOf('mid'), [...replay.log, ...WHOLE], WHOLE)
      expect([replay.battling, replay.timeline.end]).toEqual([true, lengthOf(WHOLE)])
      replay.take(momentOf('mid'), replay.log.slice(0, 3), [])
      expect([replay.battling, replay.theatre.telling]).toEqual([false, false])
    })

    it('leaves whoever looked at the map there, until that battle is over', () => {
      const space = told()
      space.plan.map = true
      const turn = event('turn', { number: 24, seat: 0 })
      space.take(momentOf('mid'), [...space.log, turn], [turn])
      expect(space.battling).toBe(false)
      vi.advanceTimersByTime(60_000)
      space.take(momentOf('mid'), [...space.log, ...WHOLE], WHOLE)
      expect(space.battling).toBe(true)
    })
  })
})
