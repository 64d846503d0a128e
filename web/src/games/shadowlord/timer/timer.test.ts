import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../lib/words.svelte'
import { sceneOf, stage, type Staged } from '../staged'
import type { PublicView } from '../types'
import Discards from './Discards.svelte'
import { barsOf, drawnSlots, phaseOf, timerOf } from './phases'
import Timer from './Timer.svelte'

describe('the timer in numbers', () => {
  it('covers the sun by sixths, however many slots there are', () => {
    expect([1, 2, 3, 4, 5, 6].map((slot) => phaseOf(slot, 6))).toEqual([1, 2, 3, 4, 5, 6])
    expect([1, 2, 3].map((slot) => phaseOf(slot, 3))).toEqual([2, 4, 6])
    expect([phaseOf(12, 12), phaseOf(9, 6), phaseOf(0, 6)]).toEqual([6, 6, 0])
  })

  it('draws all of a few slots, and of many no more than fit: the first, the last and where the timer is among them', () => {
    expect([drawnSlots(1, 2), drawnSlots(3, 6), drawnSlots(7, 7)]).toEqual([[1, 2], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6, 7]])
    for (const slots of [8, 20, 99])
      for (let slot = 1; slot <= slots; slot += 1) {
        const drawn = drawnSlots(slot, slots)
        expect(drawn).toHaveLength(7)
        expect([...drawn].sort((one, other) => one - other)).toEqual(drawn)
        expect([new Set(drawn).size, drawn[0], drawn.at(-1), drawn.includes(slot)]).toEqual([7, 1, slots, true])
      }
  })

  it('has a bar for each card, or for several where they would be too many', () => {
    expect([barsOf(0), barsOf(11), barsOf(50)]).toEqual([{ count: 0, each: 1 }, { count: 11, each: 1 }, { count: 50, each: 1 }])
    expect(barsOf(90)).toEqual({ count: 45, each: 2 })
  })

  it('runs only while the Shadowlord holds the stone', () => {
    expect(timerOf({ stone: 'shadowlord', timer: { slot: 3, slots: 6 } })).toEqual({ runs: true, next: 4, last: false })
    expect(timerOf({ stone: 'shadowlord', timer: { slot: 5, slots: 6 } })).toEqual({ runs: true, next: 6, last: true })
    expect(timerOf({ stone: 'shadow-lynx', timer: { slot: 5, slots: 6 } }).runs).toBe(false)
  })
})

describe('the timer’s panel', () => {
  let at: Staged | null = null
  const lay = (change: Partial<PublicView> = {}): Staged => (at = stage(Timer, sceneOf('mid', ({ view }) => void Object.assign(view.public, change)), {}))
  beforeAll(() => words.load('common', 'table', 'shadowlord'))
  afterEach(async () => {
    await at?.gone()
    at = null
    await words.use('en')
  })

  it('shows the slot, the deck with a bar a card, and what comes when it runs out', () => {
    const panel = lay()
    expect([panel.all('.phases li').length, panel.text('.phases .now'), panel.all('.phases .past').length]).toEqual([6, '3', 2])
    expect(panel.all('.ticks i')).toHaveLength(11)
    expect(panel.text('.fuse')).toContain('11 cards')
    expect(panel.text('.fuse small')).toBe('When they run out, the shadow takes slot 4. At 6 all lose.')
    expect(panel.text('.holds')).toBe('The Shadowlord holds the Power Stone')
    expect(panel.all('.reign, .near')).toHaveLength(0)
  })

  it('warns before the last slot', () => {
    const panel = lay({ timer: { slot: 5, slots: 6 } })
    expect(panel.text('.fuse small')).toBe('When they run out, all lose.')
    expect(panel.one('.timer').classList.contains('near')).toBe(true)
  })

  it('stands still while somebody else holds the stone, and counts the reign once it has begun', () => {
    const panel = lay({ stone: 'warrior-astrid', reign: { count: 2, limit: 12 } })
    expect(panel.text('.fuse small')).toBe('The shadow stands still at 3. When they run out, the reign counts 3 of 12.')
    expect([panel.one('.timer').classList.contains('still'), panel.text('.reign'), panel.text('.holds')]).toEqual([true, 'Reign: 2 of 12', 'Astrid holds the Power Stone'])
  })

  it('opens the discards', () => {
    const panel = lay()
    panel.one('.fuse').click()
    flushSync()
    expect(panel.overlay.dialog).toMatchObject({ kind: 'own', title: 'Discards', Body: Discards })
  })

  it('is said in Japanese', async () => {
    await words.use('ja')
    expect(lay().text()).not.toMatch(/[A-Za-z{}]/)
  })
})

describe('the discards', () => {
  beforeAll(() => words.load('common', 'table', 'shadowlord'))

  it('are counted by value, beside how many there are', async () => {
    const list = stage(Discards, sceneOf('mid'), {})
    const rows = list.all('li').map((row) => [...row.querySelectorAll('b, small')].map((each) => each.textContent))
    expect(rows).toEqual([['0', '2', 'of 8'], ['2', '6', 'of 15'], ['4', '5', 'of 15'], ['7', '3', 'of 10'], ['10', '0', 'of 2']])
    await list.gone()
  })

  it('are those of the table that the room plays with', async () => {
    const list = stage(Discards, sceneOf('mid', ({ view }) => (view.public.numbers = { powers: { 0: 8, 2: 15, 4: 15, 7: 10, 10: 4 } })), {})
    expect(list.all('li small').at(-1)!.textContent).toBe('of 4')
    await list.gone()
  })
})
