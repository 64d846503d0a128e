import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Option, Question } from '../../../lib/protocol'
import { settings } from '../../../lib/settings.svelte'
import { words } from '../../../lib/words.svelte'
import type { Moment } from '../../../table/scene.svelte'
import Tabletop from '../../../table/Tabletop.svelte'
import { ballOf, CATALOGUE, NAMES, SHAPES, type BallName } from '../fixture'
import type { Ballroom } from '../scene.svelte'
import { rivals } from '../table'
import type { View } from '../types'

beforeAll(() => words.load('common', 'table', 'rivals'))

/** How large the window is that the tests' DOM pretends to have. */
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number; height: number }): void } }

describe('the mansions', () => {
  let acted: string[]
  let scene: Ballroom
  let app: Record<string, unknown> | null = null

  const momentOf = (name: BallName): Moment<View> => {
    const { view, question, waiting } = ballOf(name)
    return { view, question, actions: [], waiting, clockLeft: -1, at: 0, mayWait: 0 }
  }
  const lay = (name: BallName, change: (moment: Moment<View>) => void = () => undefined, may = true): void => {
    const moment = momentOf(name)
    change(moment)
    const choose = may ? async (option: Option) => acted.push(option.id) : null
    scene = rivals.scene({ catalogue: CATALOGUE, moment, choose, connection: null })
    scene.names = NAMES
    scene.shapes = SHAPES
    app = mount(Tabletop, { target: document.body, props: { scene } })
    flushSync()
  }
  const all = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind[] => [...document.querySelectorAll<Kind>(selector)]
  const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!
  const manor = (place: number): HTMLElement => one(`.manor[data-place="${place}"]`)
  const card = (serial: number): HTMLElement => one(`.manor [data-item="card-${serial}"]`)
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
  const asking = (kind: string, options: Option[]) => (moment: Moment<View>): void => {
    moment.question = { id: 7, kind, clause: '6', options } satisfies Question
  }

  beforeEach(() => {
    acted = []
    settings.motion = 'off'
    happyDOM.setViewport({ width: 1280, height: 800 })
  })
  afterEach(async () => {
    if (app) await unmount(app)
    app = null
    settings.motion = 'normal'
  })

  it('stand in a row each, with limit, line and who would be paid what', () => {
    lay('four')
    expect(all('.manor .house .cap b').map((each) => each.textContent)).toEqual(['Rosewood Hall', 'Opera House', 'Duke’s Residence'])
    expect(all('.manor .mt .of').map((each) => each.textContent)).toEqual(['3 of 6', '6 of 7', '7 of 9'])
    expect(manor(1).querySelectorAll('.wins .on')).toHaveLength(6)
    expect([...manor(1).querySelectorAll('.pays > span')].map((each) => each.textContent)).toEqual(['9', '6', '3'])
    expect([...manor(0).querySelectorAll('.rank li')].map((row) => [row.querySelector('.nth')!.textContent, row.querySelector('bdi')!.textContent, row.querySelector('.inf')!.textContent])).toEqual([
      ['1st', 'Ines', '4'], ['2nd', 'Rowan', '1'], ['', 'Tomo', '0'], ['', 'Moth', '0'],
    ])
    expect(manor(1).querySelector('.it')!.textContent).toBe('2')
  })

  it('say all of a card and of a house to those who do not see them', () => {
    lay('four')
    const [, opera] = scene.mansions
    const labels = [...manor(1).querySelectorAll('.spot > .sr')].map((each) => each.textContent)
    expect(labels[0]).toBe('1. Moth: Face-down card, influence 1, presence 1, 1 loot')
    expect(labels[4]).toBe('5. Ines: Crafty Chat Noir, influence 4, presence 1')
    expect(card(opera!.line[4]!.card).dataset.item).toBe(`card-${opera!.line[4]!.card}`)
    expect(manor(0).querySelector('.spot > .sr')!.textContent).toBe('1. Rowan: Yours, hidden: Detective, influence 1, presence 1, 1 loot')
    expect(manor(1).querySelector('.house > .sr')!.textContent).toBe('Opera House: Large, 6 of 7 presence, pays 9, 6, 3 roses, tiles of Rowan: 2 influence, 1 presence tile')
  })

  it('show of a face-down card no more than this viewer knows', () => {
    lay('four')
    const pictures = (place: number, at: number): (string | null)[] => [...manor(place).querySelectorAll('.mem')[at]!.querySelectorAll('img')].map((each) => each.getAttribute('src'))
    expect(pictures(0, 0).some((src) => src?.includes('members/detective'))).toBe(true)
    expect(pictures(1, 0).some((src) => src?.includes('members/'))).toBe(false)
    expect(manor(1).querySelector('.mem .cp')!.textContent).toBe('Hidden')
  })

  it('show the lifted card at the end of the line, with what it would come to', () => {
    lay('four')
    expect(all('.house.lit')).toHaveLength(0)
    scene.plan.lift('damsel')
    scene.plan.over = 1
    flushSync()
    expect(all('.house.lit')).toHaveLength(3)
    expect(manor(1).querySelector('.ghost .spot')!.getAttribute('aria-label')).toContain('6. Rowan: Damsel')
    expect(manor(1).querySelector('.rank h3')!.textContent).toBe('With Damsel here')
    expect([...manor(1).querySelectorAll('.rank bdi')].map((each) => each.textContent)).toEqual(['Rowan', 'Ines', 'Moth', 'Tomo'])
    expect(manor(1).querySelector('.mt em')!.textContent).toBe('fills with this card')
    expect(manor(1).querySelectorAll('.wins .coming')).toHaveLength(1)
    scene.plan.side = 'down'
    flushSync()
    expect(manor(1).querySelector('.ghost')!.classList).toContain('down')
  })

  it('play the lifted card with its face where one taps', async () => {
    lay('four')
    scene.plan.lift('damsel')
    scene.plan.side = 'down'
    flushSync()
    manor(2).querySelector<HTMLElement>('.house')!.click()
    await settled()
    expect(acted).toEqual(['down:p2:damsel'])
  })

  it('light the cards that a question points at, and answer with a tap', async () => {
    lay('four', (moment) => {
      const line = moment.view.public.mansions[1]!.line
      asking('turn_down', [line[1]!, line[4]!].map(({ card }) => ({ id: `turn:${card}`, verb: 'turn', number: card })))(moment)
    })
    expect(all('.mem.lit')).toHaveLength(2)
    const goal = scene.mansions[1]!.line[4]!.card
    card(goal).click()
    await settled()
    expect(acted).toEqual([`turn:${goal}`])
  })

  it('choose first the card that moves, then where it goes', async () => {
    let moving = -1
    lay('four', (moment) => {
      moving = moment.view.public.mansions[0]!.line[1]!.card
      asking('move', [1, 2].map((place) => ({ id: `move:p${place}:${moving}`, verb: 'move', place: `p${place}`, number: moving })))(moment)
    })
    expect(all('.house.lit')).toHaveLength(0)
    card(moving).click()
    flushSync()
    expect(all('.house.lit')).toHaveLength(2)
    manor(2).querySelector<HTMLElement>('.house')!.click()
    await settled()
    expect(acted).toEqual([`move:p2:${moving}`])
  })

  it('have one tab stop, and houses and cards among which arrow keys go', () => {
    lay('five')
    expect(all('.board [data-item]')).toHaveLength(4 + 3 + 3 + 7 + 4)
    expect(all('.board [data-item][tabindex="0"]')).toHaveLength(1)
    const serial = scene.mansions[2]!.line[3]!.card
    card(serial).focus()
    flushSync()
    expect(all('.board [data-item][tabindex="0"]').map((each) => each.dataset.item)).toEqual([`card-${serial}`])
  })

  it('light nothing for those who watch, and leave an empty place empty', () => {
    lay('four', ({ view }) => {
      view.own = null
      Object.assign(view.public.mansions[2]!, { mansion: null, line: [] })
    }, false)
    expect(all('.board .lit')).toHaveLength(0)
    expect(all('.manor')).toHaveLength(3)
    expect(one('.vacant').textContent).toBe('No mansion left')
  })

  it('tell over the board what a full mansion brings, until a key ends it', () => {
    lay('before')
    scene.take(momentOf('fills'), [], ballOf('fills').events)
    flushSync()
    const told = one('.told')
    expect(told.getAttribute('aria-label')).toBe('Opera House')
    expect([...told.querySelectorAll('.gains tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent!.trim().replace(/\s+/g, ' ')))).toEqual([
      ['Ines', '', '+3', '7', '1st+9', '12'], ['Rowan', '', '', '5', '2nd+6', '6'], ['Moth', '', '', '1', '3rd+3', '3'], ['Tomo', '', '', '1', '4th', '–'],
    ])
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    flushSync()
    expect(document.querySelector('.told')).toBeNull()
    expect(manor(1).querySelectorAll('.mem')).toHaveLength(scene.mansions[1]!.line.length)
  })

  it('stand behind tabs on a phone, one in view, with what one would be paid', () => {
    happyDOM.setViewport({ width: 390, height: 844 })
    lay('four')
    expect(all('.manor .house .cap b').map((each) => each.textContent)).toEqual(['Rosewood Hall'])
    expect(all('[role=tab] .said').map((each) => each.textContent)).toEqual(['You 2nd: 4 roses', 'You 2nd: 6 roses', 'You 3rd: 3 roses'])
    scene.plan.lift('damsel')
    one('[role=tab][aria-selected=true]').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    flushSync()
    expect(all('.manor .house .cap b').map((each) => each.textContent)).toEqual(['Opera House'])
    expect(manor(1).querySelector('.rank h3')!.textContent).toBe('With Damsel here')
    const touch = (type: string, clientX: number): void => {
      const at = { clientX, clientY: 300 }
      one('.board').dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches: type === 'touchstart' ? [at] : [], changedTouches: [at] }))
    }
    touch('touchstart', 300)
    touch('touchend', 200)
    flushSync()
    expect(scene.plan.looked).toBe(2)
    touch('touchstart', 200)
    touch('touchend', 180)
    flushSync()
    expect(scene.plan.looked).toBe(2)
  })

  it('let a question be answered while it is told', async () => {
    lay('before')
    scene.take(momentOf('fills'), [], ballOf('fills').events)
    flushSync()
    expect(document.querySelector('.told')).not.toBeNull()
    const first = scene.moment.question!.options[0]!
    one(`[data-option="${first.id}"]`).click()
    await settled()
    expect(acted).toEqual([first.id])
  })
})
