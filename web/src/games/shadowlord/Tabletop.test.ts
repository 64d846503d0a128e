import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Option } from '../../lib/protocol'
import { words } from '../../lib/words.svelte'
import type { Moment } from '../../table/scene.svelte'
import Tabletop from '../../table/Tabletop.svelte'
import { CATALOGUE, CHAT, LOG, MOMENTS, momentNamed, NAMES, SHAPES, type MomentName } from './fixture'
import type { Space } from './scene.svelte'
import { shadowlord } from './table'
import type { View } from './types'

// A whole table is much to draw for a busy machine.
vi.setConfig({ testTimeout: 40_000 })
beforeAll(() => words.load('common', 'table', 'shadowlord'))

describe('the table of Shadowlord', () => {
  let acted: string[]
  let scene: Space
  let app: Record<string, unknown> | null = null

  const lay = (name: MomentName, change: (moment: Moment<View>) => void = () => undefined, may = true): void => {
    acted = []
    const moment: Moment<View> = { ...momentNamed(name), actions: [], clockLeft: 30, at: 0, mayWait: 0 }
    change(moment)
    const choose = may ? async (option: Option) => acted.push(option.id) : null
    scene = shadowlord.scene({ catalogue: CATALOGUE, moment, choose, connection: null })
    scene.names = NAMES
    scene.shapes = SHAPES
    scene.log = LOG
    app = mount(Tabletop, { target: document.body, props: { scene, chat: CHAT } })
    flushSync()
  }
  const lift = async (): Promise<void> => {
    if (app) await unmount(app)
    app = null
    document.body.innerHTML = ''
  }
  afterEach(lift)
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const text = (selector: string): string => all(selector).map((each) => each.textContent!.replace(/\s+/g, ' ').trim()).join(' | ')
  const press = (key: string): void => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    flushSync()
  }

  it('has words for all that is shown', async () => {
    for (const name of MOMENTS.filter((each) => each !== 'over')) {
      lay(name)
      const labels = all('[aria-label], [title]').map((each) => `${each.getAttribute('aria-label')} ${each.title}`).join(' ')
      expect(`${document.body.textContent} ${labels}`, name).not.toMatch(/shadowlord-[a-z]|\{\s*\$/)
      await lift()
    }
  })

  it('tells the six steps, and what came of each', () => {
    lay('mid')
    expect(all('.steps li').map((each) => each.className.trim())).toEqual(['done', 'done', 'done', 'now', '', ''])
    expect(text('.steps small')).toBe('2 cards | 8: Shipyard | 4 ships | 1 of 5 | 1 waits')
  })

  it('moves with the map and the keys', () => {
    lay('mid')
    press('2')
    document.querySelector<HTMLElement>('[data-galaxy=b1] .spot')!.click()
    flushSync()
    expect(text('#ask h2')).toBe('Astrid to Taurus?')
    press('c')
    press('1')
    expect(acted).toEqual(['go:b1:warrior-astrid:1'])
  })

  it('waits for the answer to a request, and says for whose', () => {
    lay('asked')
    expect(text('#ask h2')).toBe('Ines is answering a request')
  })

  it('puts a request over the sheet that is open', () => {
    lay('mid')
    all('.tabs button')[0]!.click()
    flushSync()
    expect(document.querySelector('.stage')!.getAttribute('data-sheet')).toBe('alliance')
    scene.take({ ...momentNamed('passage'), actions: [], clockLeft: 20, at: 0, mayWait: 0 } as Moment<View>, LOG, [])
    flushSync()
    expect(document.querySelector('.stage')!.getAttribute('data-sheet')).toBeNull()
    expect(all('#ask[data-kind=passage] [data-option]')).toHaveLength(2)
  })

  it('shows those who watch the map, and nothing to choose', () => {
    lay('mid', (moment) => Object.assign(moment, { question: null, view: { ...moment.view, own: null } }), false)
    expect(all('.own')).toHaveLength(0)
    expect(all('.plaque')).toHaveLength(4)
    expect(all('.galaxy.lit')).toHaveLength(0)
    expect(all('.tabs button')).toHaveLength(2)
  })

  it('gives the chat the shapes of the elements, not those of the room', () => {
    lay('mid')
    const said = all('.say').map((each) => each.querySelector<HTMLElement>('.who')!.getAttribute('style'))
    expect(said).toEqual(['--p: var(--p-square);', '--p: var(--p-triangle);'])
  })
})
