import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { piecesOf } from '../hidden-roles/catalogue'
import { CATALOGUE, CHAT, LOG, NAMES, QUESTION, SHAPES, UPDATE, VIEW } from './fixture'
import { raiders } from './table'
import type { Option } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { words } from '../../lib/words.svelte'
import type { Moment } from '../../table/scene.svelte'
import type { View } from '../hidden-roles/types'
import { RolesScene } from '../hidden-roles/scene.svelte'
import Tabletop from '../../table/Tabletop.svelte'

// A whole table of ten is much to draw for a busy machine.
vi.setConfig({ testTimeout: 20_000 })
beforeAll(() => words.load('common', 'table', 'raiders'))

const moment = (changes: Partial<Moment<View>> = {}): Moment<View> => ({
  view: VIEW, question: QUESTION, actions: UPDATE.actions, waiting: { seats: [0], kind: 'attack' }, clockLeft: -1, at: 0, mayWait: 0, ...changes,
})

describe('the table of Shadow Raiders', () => {
  let acted: [string, number][]
  let scene: RolesScene
  let app: Record<string, unknown>

  const lay = (changes: Partial<Moment<View>> = {}, may = true): void => {
    scene = new RolesScene(raiders, piecesOf(CATALOGUE), moment(changes), may ? async (option: Option, question: number) => acted.push([option.id, question]) : null)
    scene.names = NAMES
    scene.shapes = SHAPES
    scene.log = LOG
    app = mount(Tabletop, { target: document.body, props: { scene, chat: CHAT } })
    flushSync()
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
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

  beforeEach(() => {
    acted = []
    settings.confirmations = false
  })
  afterEach(async () => {
    await unmount(app)
  })

  it('lists nine others in turn order from the left, each with a colour and shape of their own', () => {
    lay()
    expect(all('.others .plaque .nm bdi').map((name) => name.textContent)).toEqual(NAMES.slice(1))
    expect(new Set(all('.others .plaque').map((row) => row.style.getPropertyValue('--p'))).size).toBe(9)
    expect(new Set(all('.others .badge path').map((path) => path.getAttribute('d'))).size).toBe(9)
  })

  it('shows where the dice lead at once, and counts where an ability may lead as places', () => {
    const to = (verb: string, ...places: string[]): Option[] => places.map((place) => ({ id: `${verb}:${place}`, verb, place }))
    lay({ question: { id: 5, kind: 'destination', clause: '4', options: [...to('go', 'town_hall', 'grand_cathedral'), ...to('use', 'detective_agency', 'blackmist_area')] } })
    expect(all('#ask [data-option]').map((button) => button.dataset.option)).toEqual(['go:town_hall', 'go:grand_cathedral'])
    expect(all('#ask [data-group]').map((button) => button.dataset.group)).toEqual(['use'])
    expect(find('#ask [data-group] small').textContent).toBe('2 places')
    expect(find('#ask').textContent).not.toContain('{')
  })

  it('chooses by the key that stands on a row', async () => {
    lay()
    expect(all('.plaque.lit kbd').map((key) => key.textContent)).toEqual(['1', '2', '3', '4'])
    press('4')
    await settled()
    expect(acted).toEqual([['attack:9', 41]])
  })

  it('opens the list of players by the strip of faces', () => {
    lay()
    expect(find('.stage').dataset.sheet).toBeUndefined()
    find('.strip').click()
    flushSync()
    expect(find('.stage').dataset.sheet).toBe('players')
    expect(all('.strip .little')).toHaveLength(9)
  })

  it('says in each option how far away the target is', () => {
    lay()
    expect(all('.ask .where').map((where) => where.textContent?.trim())).toEqual(['here', '1 left', '2 left', 'airship'])
  })

  it('changes the standing order only when the server has', async () => {
    lay()
    const radios = all('.order input') as HTMLInputElement[]
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([['arm', true], ['never', false], ['disarm', false]])
    radios[1]!.click()
    await settled()
    flushSync()
    expect(acted).toEqual([['never', 0]])
    expect((all('.order input') as HTMLInputElement[]).map(({ checked }) => checked)).toEqual([true, false, false])
    scene.take(moment({ view: { ...VIEW, own: { ...VIEW.own!, armed: false, declines: true } }, actions: [{ id: 'arm', verb: 'arm' }, { id: 'disarm', verb: 'disarm' }] }), LOG, [])
    flushSync()
    expect((all('.order input') as HTMLInputElement[]).map(({ checked }) => checked)).toEqual([false, true, false])
    expect(find('.mebar .ordered').textContent).toBe('If attacked, never')
  })

  it('shows two of the same card as two', () => {
    const players = VIEW.public.players.map((player) => (player.seat < 2 ? { ...player, equipment: ['b_deaths_scope', 'b_deaths_scope'] } : player))
    lay({ view: { ...VIEW, public: { ...VIEW.public, players } } })
    expect(all('.gear .mini')).toHaveLength(2)
    expect(all('.others .plaque:first-of-type .eq > *')).toHaveLength(2)
  })

  it('offers arming as a button to characters that do not react', () => {
    lay({ actions: [{ id: 'arm', verb: 'arm' }], view: { ...VIEW, own: { ...VIEW.own!, character: 'emi', armed: false } } })
    expect(all('.order')).toHaveLength(0)
    expect(find('.own .deeds .btn').textContent).toContain('Arm Teleport')
  })

  it('shows no order and nothing to choose to somebody who watches', () => {
    lay({ view: { ...VIEW, own: null }, question: null, actions: [] }, false)
    expect(all('.order, .ordered, .lit, .opt')).toHaveLength(0)
    expect(all('.others .plaque')).toHaveLength(10)
  })
})
