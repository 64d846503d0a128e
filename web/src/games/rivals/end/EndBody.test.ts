import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { words } from '../../../lib/words.svelte'
import { NAMES } from '../fixture'
import { sceneOf, stage, type Staged } from '../staged'
import type { Score } from '../types'
import EndBody from './EndBody.svelte'

const BASE: Score = { rp: 20, tiles: { jewel: 4, antique: 3, painting: 2 }, jewel: 12, antique: 7, painting: 4, bonus: 5, loot: 28, total: 48 }
const POOR: Score = { rp: 3, tiles: { jewel: 0, antique: 0, painting: 0 }, jewel: 0, antique: 0, painting: 0, bonus: 0, loot: 0, total: 3 }

describe('the end of a ball, drawn', () => {
  let at: Staged | null = null
  const lay = (scores: Score[], winners: number[], seat: number | null = 0): Staged => {
    const scene = sceneOf('five', ({ view }) => {
      view.public.over = { winners, scores }
      view.public.players = view.public.players.slice(0, scores.length)
      if (seat === null) view.own = null
    })
    const event = (kind: string, params: Record<string, unknown>) => ({ kind, params })
    scene.log = [
      event('resolving', { place: 'thimble_lodge' }), event('ranked', { seat: 1, rank: 1, total: 6, amount: 5 }), event('ranked', { seat: 0, rank: 2, total: 3, amount: 2 }),
      event('resolving', { place: 'crown_castle' }), event('ranked', { seat: 0, rank: 1, total: 9, amount: 12 }),
    ]
    return (at = stage(EndBody, scene, {}))
  }
  const totals = (staged: Staged): string[] => staged.all('.tot b .sr').map((each) => each.textContent!)
  const step = (ms: number): void => {
    vi.advanceTimersByTime(ms)
    flushSync()
  }

  beforeAll(() => words.load('common', 'table', 'rivals'))
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
    settings.motion = 'normal'
  })
  afterEach(async () => {
    await at?.gone()
    at = null
    vi.useRealTimers()
    settings.motion = 'normal'
    await words.use('en')
  })

  it('counts roses, jewels, antiques and paintings one after the other, and crowns the winner when all is counted', () => {
    const body = lay([BASE, POOR], [0])
    const seen: [string, string, number][] = []
    const note = (): void => void seen.push([body.one('.trays').dataset.counted!, totals(body)[0]!, body.all('.wr').length])
    note()
    step(399)
    note()
    step(1)
    note()
    for (let column = 1; column < 4; column += 1) {
      step(650)
      note()
    }
    expect(seen).toEqual([['0', '0', 0], ['0', '0', 0], ['1', '20', 0], ['2', '32', 0], ['3', '39', 0], ['4', '48', 1]])
    step(2000)
    expect(body.all('.tot b [aria-hidden]').map((each) => each.textContent)).toEqual(['48', '3'])
  })

  it('lets the shown number run up to its value', () => {
    const body = lay([BASE, POOR], [0])
    step(400)
    step(250)
    const half = Number(body.all('.tot b [aria-hidden]')[0]!.textContent)
    expect(half).toBeGreaterThan(4)
    expect(half).toBeLessThan(16)
    step(270)
    expect(body.all('.tot b [aria-hidden]')[0]!.textContent).toBe('20')
  })

  it.each(['keydown', 'pointerdown'])('shows all at a %s', (type) => {
    const body = lay([BASE, POOR], [0])
    window.dispatchEvent(new Event(type))
    flushSync()
    expect([totals(body), body.all('.wr').length, body.all('.tray .open').length]).toEqual([['48', '3'], 1, 8])
    step(5000)
    expect(body.one('.trays').dataset.counted).toBe('4')
  })

  it('shows all at once where nothing moves, and sooner at a quick pace', async () => {
    settings.motion = 'off'
    const still = lay([BASE, POOR], [0])
    expect([totals(still), still.all('.tot b [aria-hidden]')[0]!.textContent, still.all('.wr').length]).toEqual([['48', '3'], '48', 1])
    await still.gone()
    settings.motion = 'fast'
    const quick = lay([BASE, POOR], [0])
    step(399)
    expect(quick.one('.trays').dataset.counted).not.toBe('0')
  })

  describe('when all is counted', () => {
    beforeEach(() => (settings.motion = 'off'))

    it.each([2, 3, 4, 5])('has a tray for each of %i, from the first to the last', (players) => {
      const scores = Array.from({ length: players }, (_, seat) => ({ ...BASE, total: 40 + seat }))
      const body = lay(scores, [players - 1])
      expect(body.all('.tray .pl b').map((each) => each.textContent)).toEqual(NAMES.slice(0, players).reverse())
      expect(body.all('.tray .pl small').map((each) => each.textContent)).toEqual(['1st', '2nd', '3rd', '4th', '5th'].slice(0, players))
      expect(body.all('.tray.win')).toEqual([body.all('.tray')[0]])
      expect(body.all('.tray.me .pl b').map((each) => each.textContent)).toEqual(['Rowan'])
      // The last is opened first.
      const delays = body.all('.tray').map((each) => parseFloat(each.style.animationDelay))
      expect(delays).toEqual([...delays].sort((a, b) => b - a))
      expect(delays.at(-1)).toBe(0)
    })

    it('crowns all who share the win, and nobody is oneself to those who watch', () => {
      const body = lay([BASE, POOR, BASE], [0, 2], null)
      expect([body.all('.tray.win').length, body.all('.wr').length, body.all('.tray.me').length]).toEqual([2, 2, 0])
      expect(body.all('.tray .pl small').map((each) => each.textContent)).toEqual(['1st', '1st', '3rd'])
    })

    it('lays loot out in sets, with its worth and the bonus; none is a dash', () => {
      const body = lay([BASE, POOR], [0])
      const sets = (kind: string): number[] => [...body.all('.tray')[0]!.querySelectorAll(`.${kind} .ts`)].map((set) => set.querySelectorAll('img').length)
      expect([sets('jewel'), sets('antique'), sets('painting')]).toEqual([[3, 1], [2, 1], [2]])
      expect(body.text('.tray .painting')).toBe('Paintings 2 paintings: 4 most +5')
      expect(body.all('.bonus')).toHaveLength(1)
      expect(body.all('.tray')[1]!.querySelectorAll('.none')).toHaveLength(3)
    })

    it('tells the night: each mansion in its order, and whom it paid', () => {
      const body = lay([BASE, POOR], [0])
      expect(body.text('.mans h2')).toBe('The night in 2 mansions')
      expect(body.all('.mans li').map((each) => [each.className, each.querySelector('b')!.textContent])).toEqual([['small', 'Thimble Lodge'], ['large', 'Crown Castle']])
      expect(body.all('.mans li').map((each) => each.querySelector('.pays')!.textContent!.replace(/\s+/g, ' ').trim())).toEqual(['Ines5Rowan2', 'Rowan12'])
    })

    it('is said in Japanese', async () => {
      await words.use('ja')
      const body = lay([BASE, POOR], [0])
      const said = NAMES.reduce((text, name) => text.replaceAll(name, ''), body.text())
      expect(said).not.toMatch(/[A-Za-z{}]/)
      expect(said).toContain('最多で5点追加')
      expect(said).toContain('2軒の夜')
    })
  })
})
