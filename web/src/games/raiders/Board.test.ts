import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Option, Question } from '../../lib/protocol'
import { words } from '../../lib/words.svelte'
import type { Moment } from '../../table/scene.svelte'
import { RolesScene } from '../hidden-roles/scene.svelte'
import Tabletop from '../../table/Tabletop.svelte'
import { piecesOf } from '../hidden-roles/catalogue'
import type { View } from '../hidden-roles/types'
import { CATALOGUE, LOG, NAMES, QUESTION, SHAPES, VIEW } from './fixture'
import { raiders } from './table'

beforeAll(() => words.load('common', 'table', 'raiders'))

describe('the board of Shadow Raiders', () => {
  let acted: string[]
  let scene: RolesScene
  let app: Record<string, unknown> | null = null

  const lay = (question: Question | null, change: (view: View) => void = () => undefined): void => {
    const view = structuredClone(VIEW)
    change(view)
    const moment: Moment<View> = { view, question, actions: [], waiting: { seats: [0], kind: '' }, clockLeft: -1, at: 0, mayWait: 0 }
    scene = new RolesScene(raiders, piecesOf(CATALOGUE), moment, async (option: Option) => acted.push(option.id))
    scene.names = NAMES
    scene.shapes = SHAPES
    scene.log = LOG
    app = mount(Tabletop, { target: document.body, props: { scene } })
    flushSync()
  }
  const area = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-item="area-${id}"]`)!
  const man = (seat: number): HTMLElement => document.querySelector<HTMLElement>(`.man[data-seat="${seat}"]`)!
  const ids = (selector: string): string[] => [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.dataset.item!.replace('area-', ''))
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
  const going = (...places: string[]): Question => ({ id: 3, kind: 'destination', clause: '4', options: places.map((place) => ({ id: `go:${place}`, verb: 'go', place })) })
  const ahead = (view: View): void => {
    view.own!.reach!.from = { town_hall: [4, 6], grand_cathedral: [3], airship: [1, 2, 3, 4, 6, 7] }
  }

  beforeEach(() => {
    acted = []
  })
  afterEach(async () => {
    if (app) await unmount(app)
  })

  it('shows the range before an attack is chosen, and whom an option points at', async () => {
    lay(QUESTION)
    expect(ids('.area.range')).toEqual(['grand_cathedral', 'underground_passage', 'blackmist_area'])
    expect(ids('.centre.range')).toEqual(['airship'])
    expect([...document.querySelectorAll('.step')].map((step) => step.textContent!.trim())).toEqual(['Left', 'LeftScope'])
    expect([...document.querySelectorAll<HTMLElement>('.man.lit')].map((each) => each.dataset.seat)).toEqual(['1', '2', '3', '9'])
    expect(man(3).textContent).toContain('2 left')
    man(2).click()
    await settled()
    expect(acted).toEqual(['attack:2'])
  })

  it('shows the range while nothing is asked', () => {
    lay(null)
    expect(ids('.area.range')).toHaveLength(3)
    expect(document.querySelectorAll('.man.lit')).toHaveLength(0)
  })

  it('says from each place ahead who is in range there, and shows it while one looks at the place', () => {
    lay(going('town_hall', 'grand_cathedral', 'airship'), ahead)
    expect(ids('.area.range')).toEqual([])
    expect(ids('.area.lit')).toEqual(['grand_cathedral', 'town_hall'])
    expect(area('town_hall').querySelectorAll('.targets-from i')).toHaveLength(2)
    expect(area('airship').querySelector('.targets-from')!.textContent).toContain('6')
    area('town_hall').focus()
    flushSync()
    expect(ids('.area.range')).toEqual(['blackmist_area', 'olivers_hideout', 'town_hall'])
    expect(man(6).classList).toContain('aimed')
    expect(document.querySelector('.from')!.textContent).toContain('Town Hall')
    scene.pointed = { id: 'go:grand_cathedral', verb: 'go', place: 'grand_cathedral' }
    flushSync()
    expect(ids('.area.range')).toEqual(['grand_cathedral', 'town_hall', 'detective_agency'])
    expect(man(3).classList).toContain('aimed')
  })

  it('goes where one clicks', async () => {
    lay(going('town_hall', 'airship'), ahead)
    area('airship').click()
    await settled()
    expect(acted).toEqual(['go:airship'])
  })

  it('shows where somebody is about to go', () => {
    lay(null, (view) => {
      view.public.heading = { seat: 6, place: 'olivers_hideout' }
    })
    expect(document.querySelector('.ghost')!.getAttribute('aria-label')).toBe('Wren is on the way to Oliver’s Hideout')
    expect(document.querySelectorAll('.man')).toHaveLength(9)
  })

  it('has no airship without the expansion, and says with which total one goes anywhere', () => {
    lay(null, (view) => {
      view.public.board.pop()
      view.public.players[9]!.place = 'town_hall'
    })
    expect(document.querySelector('.centre .ship')).toBeNull()
    expect(document.querySelector('.star > .coin')!.textContent).toBe('10')
  })

  it('has one tab stop', () => {
    lay(QUESTION)
    expect(document.querySelectorAll('.board [data-item][tabindex="0"]')).toHaveLength(1)
    expect(document.querySelectorAll('.board [data-item]')).toHaveLength(16)
  })

  it('has everyone alive in the tower on the floor of their damage', () => {
    lay(null)
    const token = document.querySelector<HTMLElement>('.tower .tok[data-seat="2"]')!
    expect(token.getAttribute('aria-label')).toContain('9')
    expect(token.closest('li')!.querySelector('b')!.textContent).toBe('9')
    expect(document.querySelectorAll('.tower .tok')).toHaveLength(9)
    expect(document.querySelector('.tower .mine')!.closest('b')!.textContent).toBe('14')
  })
})
