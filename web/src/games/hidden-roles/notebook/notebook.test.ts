import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { piecesOf } from '../catalogue'
import { CATALOGUE, LOG, NAMES, QUESTION, SHAPES, VIEW } from '../../hunters/fixture'
import { hunters } from '../../hunters/table'
import type { Connection } from '../../../lib/connection.svelte'
import type { ClientMessage, Notebook as Book, RuledOut } from '../../../lib/protocol'
import { plainText, words } from '../../../lib/words.svelte'
import { RolesScene } from '../scene.svelte'
import Tabletop from '../../../table/Tabletop.svelte'
import Marks from './Marks.svelte'
import Notebook from './Notebook.svelte'
import { lettersOf, Notes, tapped, together, type Standing } from './notes.svelte'
import { reasonWords } from './reasons'

beforeAll(() => words.load('common', 'table', 'hunters', 'raiders'))

describe('letters', () => {
  it('gather the characters of the pool by their initials, in the order of the alphabet', () => {
    expect(lettersOf(['vampire', 'alice', 'venom'])).toEqual([
      { initial: 'A', characters: ['alice'] }, { initial: 'V', characters: ['vampire', 'venom'] },
    ])
  })

  it('are possible as long as one of their characters is', () => {
    expect(together(['out', 'out'])).toBe('out')
    expect(together(['out', 'struck'])).toBe('struck')
    expect(together(['struck', 'possible', 'out'])).toBe('possible')
    expect(together(['struck', 'ringed', 'possible'])).toBe('ringed')
  })

  it('go from possible to suspected to ruled out and back, and leave alone what the program has struck', () => {
    const standings: Record<string, Standing> = { vampire: 'possible', vendetta: 'out', venom: 'struck' }
    const tap = () => tapped(Object.keys(standings), (character) => standings[character]!)
    expect(tap()).toEqual({ characters: ['vampire'], mark: 'ringed' })
    standings.vampire = 'ringed'
    expect(tap()).toEqual({ characters: ['vampire', 'venom'], mark: 'struck' })
    standings.vampire = 'struck'
    expect(tap()).toEqual({ characters: ['vampire', 'venom'], mark: '' })
    Object.assign(standings, { vampire: 'out', venom: 'out' })
    expect(tap().characters).toEqual([])
  })
})

describe('reasons', () => {
  const REASONS: RuledOut[] = [
    ['taken', { seat: 2 }], ['camp-full', { camp: 'neutral', count: 0 }], ['camp-full', { camp: 'raider', count: 3 }],
    ['initial-taken', { seat: 1, initial: 'G' }], ['survived', { damage: 9, turn: 12 }], ['not-revealed', { turn: 12 }],
    ['not-won', { reason: 'equipment', turn: 12 }], ['not-unmasked', { card: 'w_disenchant_mirror', turn: 12 }],
    ...['nothing', 'handed', 'healed', 'moved', 'hurt'].map((answer) => ['answered', { card: 'h_slap', answer, amount: 1, turn: 12 }]),
    ['answered-unread', { answer: 'hurt', amount: 2, turn: 12 }], ['no-deal-camps', { camp: 'shadow' }], ['no-deal-initials', {}], ['no-deal-characters', {}],
  ].map(([why, params]) => ({ why, params, characters: ['bob'] }) as RuledOut)

  it.each(['en', 'ja'] as const)('are all said in words (%s)', async (lang) => {
    await words.use(lang)
    for (const reason of REASONS) {
      const said = plainText(reasonWords('hunters', reason, piecesOf(CATALOGUE), 'hermit'), () => '◆')
      expect(said).not.toMatch(/table-notebook|\{|hunters-why/)
      expect(said.length).toBeGreaterThan(5)
    }
    await words.use('en')
  })
})

describe('the notebook', () => {
  let app: Record<string, unknown>
  let sent: ClientMessage[]
  let answer: (done: boolean) => void

  const lay = (book: Book, mode: 'hand' | 'helped'): void => {
    const scene = new RolesScene(hunters, piecesOf(CATALOGUE), { view: VIEW, question: QUESTION, actions: [], waiting: {}, clockLeft: -1, at: 0, mayWait: 0 }, async () => true)
    scene.names = NAMES
    scene.shapes = SHAPES
    scene.log = LOG
    const connection = {
      update: { notebook: book },
      room: { match: { id: 'm1', notebook: mode } },
      send: (message: ClientMessage) => {
        sent.push(message)
        return new Promise<boolean>((resolve) => (answer = resolve))
      },
    } as unknown as Connection
    scene.notebook = { Page: Notebook, Marks, notes: new Notes(connection) }
    app = mount(Tabletop, { target: document.body, props: { scene } })
    flushSync()
  }
  const click = (selector: string): void => {
    document.querySelector<HTMLElement>(selector)!.click()
    flushSync()
  }
  const text = (selector: string): string => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  // Ines, at seat 1, is the one who lies hidden.
  const letter = (initial: string): HTMLElement => [...document.querySelectorAll<HTMLElement>('.letter')].find((each) => each.textContent === initial)!

  beforeEach(() => {
    sent = []
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
  })
  afterEach(async () => {
    await unmount(app)
  })

  it('marks a letter at once, tells the server, and takes it back if that says no', async () => {
    lay({}, 'hand')
    click('.notes-of-bar')
    letter('V').click()
    flushSync()
    expect(sent).toEqual([{ type: 'note', match: 'm1', seat: 1, characters: ['valkyrie', 'vampire'], mark: 'ringed' }])
    expect(letter('V').className).toContain('ringed')
    answer(false)
    await new Promise((resolve) => setTimeout(resolve))
    flushSync()
    expect(letter('V').className).toContain('possible')
  })

  it('opens a line to the names, where each can be marked by itself', () => {
    lay({ marks: { 1: { valkyrie: 'struck', vampire: 'struck' } } }, 'hand')
    click('.notes-of-bar')
    expect(letter('V').className).toContain('struck')
    click('button.note-name')
    const valkyrie = [...document.querySelectorAll<HTMLElement>('.note-char')].find((each) => each.textContent === 'Valkyrie')!
    valkyrie.click()
    expect(sent).toEqual([{ type: 'note', match: 'm1', seat: 1, characters: ['valkyrie'], mark: '' }])
  })

  it('says why the program has struck a letter, and lets nobody mark it', () => {
    lay({ suspects: [{ seat: 1, possible: ['vampire'], out: [{ why: 'survived', params: { damage: 8, turn: 3 }, characters: ['allie'] }] }] }, 'helped')
    click('.notes-of-bar')
    expect(letter('A').className).toContain('out')
    expect(document.querySelector('.note-why')).toBeNull()
    letter('A').click()
    flushSync()
    expect(sent).toEqual([])
    expect(text('.note-why')).toBe('Allie Turn 3: alive with 8 damage.')
    letter('A').dispatchEvent(new FocusEvent('blur'))
    flushSync()
    expect(document.querySelector('.note-why')).toBeNull()
    click('button.note-name')
    expect(text('.note-reasons li')).toBe('AllieTurn 3: alive with 8 damage.')
  })

  it('says who is known, and beside a hidden player what is left', () => {
    const struck = Object.fromEntries(['allie', 'bob', 'catherine', 'ellen', 'franklin', 'fuka', 'george'].map((each) => [each, 'struck' as const]))
    lay({ marks: { 1: { ...struck, werewolf: 'ringed' } } }, 'hand')
    expect(text('.plaque .maybe')).toContain('Ultra Soul, Valkyrie, Vampire, Werewolf')
    expect([...document.querySelectorAll('.plaque .maybe i')].map((each) => each.textContent)).toEqual(['U', 'V', 'W'])
    click('.notes-of-bar')
    expect([...document.querySelectorAll('.sure')].map((each) => each.textContent!.trim())).toContain('George, Hunter')
  })

  it('has one tab stop in each line of letters', () => {
    lay({}, 'hand')
    click('.notes-of-bar')
    expect(document.querySelectorAll('.letters [tabindex="0"]')).toHaveLength(document.querySelectorAll('.letters').length)
  })
})
