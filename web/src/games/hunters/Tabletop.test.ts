import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { piecesOf } from '../hidden-roles/catalogue'
import { CATALOGUE, CHAT, LOG, NAMES, QUESTION, SHAPES, VIEW } from './fixture'
import { hunters } from './table'
import type { Option } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { words } from '../../lib/words.svelte'
import type { Moment } from '../../table/scene.svelte'
import type { View } from '../hidden-roles/types'
import { RolesScene } from '../hidden-roles/scene.svelte'
import Tabletop from '../../table/Tabletop.svelte'

beforeAll(() => words.load('common', 'table', 'hunters'))

const moment = (changes: Partial<Moment<View>> = {}): Moment<View> => ({
  view: VIEW, question: QUESTION, actions: [{ id: 'reveal', verb: 'reveal' }], waiting: { seats: [0], kind: 'attack' }, clockLeft: -1, at: 0, mayWait: 0, ...changes,
})

describe('the table', () => {
  let acted: [string, number][]
  let scene: RolesScene
  let app: Record<string, unknown>

  const lay = (changes: Partial<Moment<View>> = {}, may = true): void => {
    scene = new RolesScene(hunters, piecesOf(CATALOGUE), moment(changes), may ? async (option: Option, question: number) => acted.push([option.id, question]) : null)
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
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  const click = (selector: string): void => {
    find(selector).click()
    flushSync()
  }
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

  beforeEach(() => {
    acted = []
    settings.confirmations = true
  })
  afterEach(async () => {
    await unmount(app)
  })

  it('chooses on the board, in the list of players and in the panel', async () => {
    lay()
    click('.man[data-seat="1"]')
    await settled()
    click('.plaque.lit:nth-child(2)')
    await settled()
    click('.ask .pass')
    await settled()
    expect(acted).toEqual([['attack:1', 41], ['attack:2', 41], ['pass', 41]])
  })

  it('chooses by the keys that stand on the options', async () => {
    lay()
    press('2')
    await settled()
    press('0')
    await settled()
    expect(acted.map(([id]) => id)).toEqual(['attack:2', 'pass'])
  })

  it('takes the last answer back by its button and by Z, also with Ctrl, without asking once more', async () => {
    lay({ mayUndo: true })
    click('.take-back')
    await settled()
    press('z')
    await settled()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))
    await settled()
    expect(acted).toEqual([['undo', 0], ['undo', 0], ['undo', 0]])
    expect(document.querySelector('dialog[open]')).toBeNull()
  })

  it('takes nothing back while something is written, or while something is sent', async () => {
    lay({ mayUndo: true })
    const field = document.body.appendChild(document.createElement('input'))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))
    field.remove()
    scene.chosen = 'attack:1'
    flushSync()
    press('z')
    await settled()
    expect(find('.take-back').hasAttribute('disabled')).toBe(true)
    expect(acted).toEqual([])
  })

  it.each([
    ['nothing can be taken back', { mayUndo: false }, true],
    ['nobody is asked', { mayUndo: true, question: null }, true],
    ['one only looks on', { mayUndo: true }, false],
  ] as const)('offers no way back where %s', async (_, changes, may) => {
    lay(changes, may)
    press('z')
    await settled()
    expect(document.querySelector('.take-back')).toBeNull()
    expect(acted).toEqual([])
  })

  it('asks once more before revealing, and then acts out of turn', async () => {
    lay()
    click('.own .deeds .btn')
    expect(find('dialog.modal').textContent).toContain('Reveal that you are Vampire?')
    expect(acted).toEqual([])
    click('dialog.modal .btn.bone')
    await settled()
    expect(acted).toEqual([['reveal', 0]])
    expect(document.querySelector('dialog.modal')).toBeNull()
  })

  it('asks once more before an attack on a friend, unless that is switched off', async () => {
    const view = { ...VIEW, public: { ...VIEW.public, players: VIEW.public.players.map((player) => (player.seat === 2 ? { ...player, character: 'werewolf' } : player)) } }
    lay({ view })
    press('2')
    expect(find('dialog.modal').textContent).toContain('Tomo')
    click('dialog.modal .btn.line')
    expect(acted).toEqual([])
    settings.confirmations = false
    click('.man[data-seat="2"]')
    await settled()
    expect(acted).toEqual([['attack:2', 41]])
  })

  it('shows a player instead of choosing where several options point', async () => {
    const both: Option[] = [{ id: 'hurt:1', verb: 'hurt', seat: 1 }, { id: 'heal:1', verb: 'heal', seat: 1 }]
    lay({ question: { ...QUESTION, kind: 'woods', options: both } })
    click('.man[data-seat="1"]')
    expect(acted).toEqual([])
    click('.shown-beside .verb-heal')
    await settled()
    expect(acted).toEqual([['heal:1', 41]])
  })

  it('offers nothing to somebody who watches, and shows no secret', () => {
    lay({ view: { ...VIEW, own: null }, question: null, actions: [] }, false)
    expect(document.querySelectorAll('.lit, .opt')).toHaveLength(0)
    expect(document.body.textContent).not.toContain('Only you see this')
    expect(document.querySelectorAll('.plaque')).toHaveLength(6)
  })

  it('keeps a drawn card until it is put away', () => {
    lay()
    expect(find('.drawn .big h3').textContent).toBe('Flare of Judgement')
    click('.drawn .big .btn')
    expect(document.querySelector('.drawn .big')).toBeNull()
  })

  it('is one tab stop on the board', () => {
    lay()
    expect(document.querySelectorAll('.board [data-item][tabindex="0"]')).toHaveLength(1)
    expect(document.querySelectorAll('.board [data-item]')).toHaveLength(6 + 5)
  })

  it('writes names as text', () => {
    lay()
    scene.names = ['<b>x</b>', ...NAMES.slice(1)]
    flushSync()
    expect(document.querySelector('.turn b b, .who b')).toBeNull()
    expect(document.body.textContent).toContain('<b>x</b>')
  })
})
