import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Option, Question } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { words } from '../../lib/words.svelte'
import type { Moment } from '../../table/scene.svelte'
import Tabletop from '../../table/Tabletop.svelte'
import { ballOf, CATALOGUE, CHAT, LOG, NAMES, SHAPES, type BallName } from './fixture'
import type { Ballroom } from './scene.svelte'
import { rivals } from './table'
import type { Score, View } from './types'

// A whole table is much to draw for a busy machine.
vi.setConfig({ testTimeout: 20_000 })
beforeAll(() => words.load('common', 'table', 'rivals'))

const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number; height: number }): void } }

describe('the table of Shadow Rivals', () => {
  let acted: [string, number][]
  let scene: Ballroom
  let app: Record<string, unknown> | null = null

  const lay = (name: BallName = 'four', change: (moment: Moment<View>) => void = () => undefined, may = true): void => {
    const { view, question, waiting } = ballOf(name)
    const moment: Moment<View> = { view, question, actions: [], waiting, clockLeft: -1, at: 0, mayWait: 0 }
    change(moment)
    const choose = may ? async (option: Option, number: number) => acted.push([option.id, number]) : null
    scene = rivals.scene({ catalogue: CATALOGUE, moment, choose, connection: null })
    scene.names = NAMES
    scene.shapes = SHAPES
    scene.log = LOG
    app = mount(Tabletop, { target: document.body, props: { scene, chat: CHAT } })
    flushSync()
  }
  const asking = (kind: string, options: Option[], about: Question['about'] = {}) => (moment: Moment<View>): void => {
    moment.question = { id: 7, kind, clause: '6', options, about }
  }
  const press = (key: string): void => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    flushSync()
  }
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const find = (selector: string): HTMLElement => {
    const found = all(selector)[0]
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  const click = (selector: string): void => {
    find(selector).click()
    flushSync()
  }
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
  const title = (): string => find('#ask h2').textContent!.trim()

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

  it('shows the others from the left, the hand, what lies in front, what all share', () => {
    lay()
    expect(all('.others .plaque .nm bdi').map((name) => name.textContent)).toEqual(['Ines', 'Tomo', 'Moth'])
    expect(all('.hand [data-member]').map((card) => card.dataset.member)).toEqual(['lady_lupin', 'damsel', 'constable'])
    expect(all('.own [data-member]').map((card) => card.dataset.member)).toEqual(['mystic_chat_noir', 'alert_damsel'])
    expect(all('.fams button')).toHaveLength(8)
    expect(document.body.textContent).not.toMatch(/[{}]|rivals-/)
  })

  it('lifts a card, turns it over, and plays it where a mansion is clicked', async () => {
    lay()
    click('.hand [data-member=damsel]')
    expect(scene.plan.lifted).toBe('damsel')
    expect(title()).toBe('Where does the Damsel go?')
    expect(all('.opts.to [data-option]').map((each) => each.dataset.option)).toEqual(['up:p0:damsel', 'up:p1:damsel', 'up:p2:damsel'])
    click('#ask [role=radio].down')
    expect(all('.opts.to [data-option]').map((each) => each.dataset.option)).toEqual(['down:p0:damsel', 'down:p1:damsel', 'down:p2:damsel'])
    click('.manor [data-item=mansion-1]')
    await settled()
    expect(acted.map(([id]) => id)).toEqual(['down:p1:damsel'])
  })

  it('plays the lifted card at the place where it would lie', async () => {
    lay()
    const [member] = scene.own!.hand
    click('.manor[data-place="2"] .slot')
    expect(acted).toEqual([])
    click('.hc.can')
    click('.manor[data-place="2"] :is(.slot, .ghost)')
    await settled()
    expect(acted).toEqual([[`up:p2:${member}`, scene.moment.question!.id]])
  })

  it('is played with keys alone: a card by its digit, its face, its mansion; 0 and Escape put back', async () => {
    lay()
    press('2')
    expect(scene.plan.lifted).toBe('damsel')
    press('d')
    expect(scene.plan.side).toBe('down')
    press('u')
    expect(scene.plan.side).toBe('up')
    press('0')
    expect(scene.plan.lifted).toBeNull()
    press('4')
    expect(scene.plan.lifted).toBe('mystic_chat_noir')
    press('Escape')
    expect(scene.plan.lifted).toBeNull()
    press('9')
    expect(scene.plan.lifted).toBeNull()
    press('3')
    press('D')
    press('3')
    await settled()
    expect(acted.map(([id]) => id)).toEqual(['down:p2:constable'])
  })

  it('says what would come of a play, before it is played', () => {
    lay()
    press('2')
    expect(find('.opts.to .fills small').textContent).toBe('It fills. You come 1st: 9 roses')
    expect(all('.opts.to .fills')).toHaveLength(1)
  })

  it('puts a lifted card back where it is clicked again, and shows cards while others play', () => {
    lay()
    click('.hand [data-member=damsel]')
    click('.hand [data-member=damsel]')
    expect(scene.plan.lifted).toBeNull()
    scene.take({ ...scene.moment, question: null, waiting: { seats: [1], kind: 'play' } }, LOG, [])
    flushSync()
    expect(all('.hc.can')).toHaveLength(0)
    click('.hand [data-member=damsel]')
    expect(scene.plan.lifted).toBeNull()
    expect(find('.shown-beside').textContent).toContain('You win influence')
    expect(title()).toBe('Ines is choosing a card')
  })

  it('keeps the panel as it stands until the answer has come', () => {
    lay('four')
    press('2')
    press('1')
    expect(scene.chosen).toBe('up:p0:damsel')
    expect(all('.opts.to .sent')).toHaveLength(1)
    expect(all('.opts.to button:not(:disabled)')).toHaveLength(0)
    press('2')
    expect(acted).toHaveLength(1)
  })

  it('forgets a plan with its question', () => {
    lay()
    press('1')
    scene.take({ ...scene.moment, question: { ...scene.moment.question!, id: 99 } }, LOG, [])
    expect(scene.plan.lifted).toBeNull()
  })

  it('drops a dragged card on a mansion, or puts it back', async () => {
    lay()
    const card = find('.hand [data-member=damsel]')
    const pointer = (type: string, x: number, y: number): void => {
      card.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: y, bubbles: true }))
      flushSync()
    }
    card.setPointerCapture = () => undefined
    const under = vi.fn((): Element[] => [])
    document.elementsFromPoint = under
    pointer('pointerdown', 100, 700)
    pointer('pointermove', 103, 700)
    expect(scene.plan.lifted).toBeNull()
    pointer('pointermove', 300, 500)
    expect(scene.plan.lifted).toBe('damsel')
    expect(all('.dragged')).toHaveLength(1)
    pointer('pointerup', 300, 500)
    expect([scene.plan.lifted, all('.dragged').length]).toEqual([null, 0])
    under.mockReturnValue([find('.manor[data-place="2"]')])
    pointer('pointerdown', 100, 700)
    pointer('pointermove', 600, 300)
    expect(scene.plan.over).toBe(2)
    pointer('pointerup', 600, 300)
    await settled()
    expect(acted.map(([id]) => id)).toEqual(['up:p2:damsel'])
  })

  it.each([
    ['another card has been lifted', ['0', '2']],
    ['it has been put back', ['Escape']],
  ])('plays no dragged card where meanwhile, by keys, %s', async (_, pressed) => {
    lay()
    const card = find('.hand [data-member]')
    const pointer = (type: string, x: number, y: number): void => {
      card.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: y, bubbles: true }))
      flushSync()
    }
    card.setPointerCapture = () => undefined
    document.elementsFromPoint = () => [find('.manor[data-place="2"]')]
    pointer('pointerdown', 100, 700)
    pointer('pointermove', 600, 300)
    expect(scene.plan.lifted).toBe(card.dataset.member)
    for (const key of pressed) press(key)
    const { lifted } = scene.plan
    expect(lifted).not.toBe(card.dataset.member)
    pointer('pointerup', 600, 300)
    await settled()
    expect([acted, scene.plan.lifted, scene.plan.over, all('.dragged').length]).toEqual([[], lifted, -1, 0])
  })

  it('lets nobody play who watches or looks at a replay', () => {
    lay('four', () => undefined, false)
    expect(all('.hc.can, .ac.can, .manor.lit')).toHaveLength(0)
    press('1')
    expect(scene.plan.lifted).toBeNull()
  })

  describe('asks in two parts', () => {
    const serials = (): number[] => scene.mansions.flatMap(({ line }) => line.map(({ card }) => card))

    it('which card moves, and where to', async () => {
      const { view } = ballOf('four')
      const [one, two] = view.public.mansions[0]!.line.map(({ card }) => card)
      lay('four', asking('move', [
        { id: `move:p1:${one}`, verb: 'move', place: 'p1', number: one! },
        { id: `move:p2:${one}`, verb: 'move', place: 'p2', number: one! },
        { id: `move:p1:${two}`, verb: 'move', place: 'p1', number: two! },
      ], { left: 1 }))
      expect(serials()).toContain(one)
      expect(all('#ask [data-first]').map((each) => Number(each.dataset.first))).toEqual([one, two])
      press('1')
      expect(title()).toMatch(/^Where does it go: /)
      expect(all('.manor.lit').map((manor) => manor.dataset.place)).toEqual(['1', '2'])
      press('0')
      expect(scene.plan.first).toBe(-1)
      click(`#ask [data-first="${one}"]`)
      press('2')
      await settled()
      expect(acted).toEqual([[`move:p2:${one}`, 7]])
    })

    it('with one place only, it is one click', async () => {
      const [one] = ballOf('four').view.public.mansions[0]!.line.map(({ card }) => card)
      lay('four', asking('move', [{ id: `move:p1:${one}`, verb: 'move', place: 'p1', number: one! }], { left: 1 }))
      click('#ask [data-first]')
      await settled()
      expect(acted).toEqual([[`move:p1:${one}`, 7]])
    })

    it('which family goes where', async () => {
      lay('four', asking('name_family', [3, 5].flatMap((number) => [0, 2].map((place) => ({ id: `family:p${place}:${number}`, verb: 'family', place: `p${place}`, number })))))
      expect(all('#ask [data-first] b').map((each) => each.textContent)).toEqual(['Constable', 'Lady Lupin'])
      press('2')
      expect(title()).toBe('Where does it go: Lady Lupin?')
      click('#ask [data-option="family:p2:5"]')
      await settled()
      expect(acted).toEqual([['family:p2:5', 7]])
    })
  })

  describe('asks each other kind of question in words', () => {
    const line = ballOf('four').view.public.mansions[0]!.line
    const up = line.find(({ up }) => up)!
    const down = ballOf('four').view.public.mansions.flatMap((mansion) => mansion.line).find((card) => !card.up && card.seat !== 0)!
    const CASES: [string, Option[], Question['about'], string, string[]][] = [
      ['replace_tile', [{ id: 'replace:1:p0', verb: 'replace', seat: 1, place: 'p0' }, { id: 'replace:2:p2', verb: 'replace', seat: 2, place: 'p2' }], { left: 2 }, 'Which tile do you replace?', ['Ines in Rosewood Hall', 'Tomo in Duke’s Residence']],
      ['swap_marker', [{ id: `swap:${down.card}`, verb: 'swap', number: down.card }], { card: up.card, member: 'crafty_joker' }, 'Which card do you take for Crafty Joker?', ['Face-down card']],
      ['to_front', [{ id: 'front:1', verb: 'front', number: up.card }], { place: 0 }, 'Which card goes to the front in Rosewood Hall?', ['*']],
      ['place_tile', [{ id: 'tile:p1', verb: 'tile', place: 'p1' }], { left: 1 }, 'Where does your influence tile go?', ['Opera House']],
      ['let_stay', [{ id: 'stay:1', verb: 'stay', number: up.card }, { id: 'stop', verb: 'stop' }], {}, 'Does one of your cards stay?', ['*', 'The others move']],
      ['next_to_move', [{ id: 'next:1', verb: 'next', number: down.card }], { place: 2 }, 'Which card is next to reach Duke’s Residence?', ['Face-down card']],
      ['exchange_mansions', [{ id: 'exchange:p0:2', verb: 'exchange', place: 'p0', number: 2 }], {}, 'Which two mansions change places?', ['Rosewood Hall and Duke’s Residence']],
      ['place_presence', [{ id: 'presence:p2', verb: 'presence', place: 'p2' }], { left: 2 }, 'Where does the presence tile go?', ['Duke’s Residence']],
      ['resolve', [{ id: 'resolve:p0', verb: 'resolve', place: 'p0' }, { id: 'resolve:p1', verb: 'resolve', place: 'p1' }], {}, 'Which mansion is settled first?', ['Rosewood Hall', 'Opera House']],
      ['upgrade', [{ id: 'upgrade:5', verb: 'upgrade', number: 5 }, { id: 'decline', verb: 'decline' }], { place: 1 }, 'Draw an advanced member?', ['Lady Lupin', 'Draw none']],
      ['return', [{ id: 'return:alert_damsel', verb: 'return', card: 'alert_damsel' }], { place: 1 }, 'Which card do you put back?', ['Alert Damsel']],
    ]
    it.each(CASES)('%s', async (kind, options, about, question, said) => {
      lay('four', asking(kind, options, about))
      expect(title()).toBe(question)
      const titles = all('#ask [data-option] b').map((each) => each.textContent!.trim())
      expect(titles).toHaveLength(said.length)
      for (const [at, words] of said.entries()) if (words !== '*') expect(titles[at]).toBe(words)
      expect(find('#ask').textContent).not.toMatch(/[{}]|rivals-|undefined/)
      press('1')
      await settled()
      expect(acted).toEqual([[options[0]!.id, 7]])
    })
  })

  it('tells on a phone what each face does in the mansion in view', async () => {
    happyDOM.setViewport({ width: 390, height: 844 })
    lay()
    expect(all('.manor')).toHaveLength(1)
    click('.mebar')
    expect(find('.stage').dataset.sheet).toBe('card')
    click('.own [data-member=alert_damsel]')
    expect(find('.stage').dataset.sheet).toBeUndefined()
    expect(scene.plan.lifted).toBe('alert_damsel')
    click('.board [role=tab]:nth-child(3)')
    expect(all('.pask [data-option]').map((each) => each.dataset.option)).toContain('up:p2:alert_damsel')
    click('.pask .up')
    await settled()
    expect(acted.map(([id]) => id)).toEqual(['up:p2:alert_damsel'])
  })

  it('lists in the summary what everybody has', () => {
    lay()
    expect(rivals.summary.heads()).toHaveLength(5)
    click('.bar nav button')
    expect(all('table.summary tbody tr')).toHaveLength(4)
  })

  describe('at the end', () => {
    const score = (rp: number, loot: number): Score => ({ rp, tiles: { jewel: 3, antique: 0, painting: 2 }, jewel: 10, antique: 0, painting: 4, bonus: 0, loot, total: rp + loot })

    it('says who won, by how much, or what decided', () => {
      lay('two', ({ view }) => (view.public.over = { winners: [1], scores: [score(10, 14), score(20, 14)] }))
      const said = (): string => rivals.verdict(scene).map((segment) => scene.spoken(segment)).join('')
      expect(rivals.headline(scene)).toBe('Ines takes the night')
      expect(said()).toContain('34 points: 20 in roses and 14 in loot')
      expect(said()).toContain('Rowan was 10 points behind')
      scene.moment.view.public.over = { winners: [0], scores: [score(16, 14), score(18, 12)] }
      expect(rivals.headline(scene)).toBe('The night is yours')
      expect(said()).toContain('Ines has as many points, but only 12 of them in loot')
      scene.moment.view.public.over = { winners: [0, 1], scores: [score(16, 14), score(16, 14)] }
      expect(rivals.headline(scene)).toBe('Rowan, Ines share the night')
      expect(said()).toContain('Their points and their loot are worth the same')
    })
  })
})
