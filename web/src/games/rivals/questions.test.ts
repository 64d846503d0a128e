import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Option, Question } from '../../lib/protocol'
import { plainText, words, type Segment } from '../../lib/words.svelte'
import { choiceWords, questionWords, waitingWords } from './questions'
import type { Ballroom } from './scene.svelte'
import { questionOf, sceneOf } from './staged'

beforeAll(() => words.load('common', 'table', 'rivals'))
afterEach(() => words.use('en'))

const protocol = readFileSync(join(import.meta.dirname, '../../../../docs/protocol.md'), 'utf8')

// The ball of five: card 1 is another's and hidden, 7 is the reader's own, hidden and advanced, 10 is Ines's Alert Maid.
const HIDDEN = 1
const OWN = 7
const UP = 10

/** Each kind of question, with all its verbs; then the titles of its options in English. */
const OPTIONS: [string, Question['about'], Option[], string[]][] = [
  ['play', {}, [{ id: 'a', verb: 'up', place: 'p2', card: 'maid' }, { id: 'b', verb: 'down', place: 'p0', card: 'maid' }], ['Maid in Duke’s Residence / Face up', 'Maid in Lantern House / Face down, with loot']],
  ['turn_up', { card: 0, member: 'joker' }, [{ id: 'a', verb: 'turn', number: OWN }, { id: 'b', verb: 'stop' }], ['Crafty Joker', 'None']],
  ['replace_tile', { left: 1 }, [{ id: 'a', verb: 'replace', seat: 4, place: 'p0' }], ['Wilhelmina in Lantern House']],
  ['swap_marker', { card: UP, member: 'alert_joker' }, [{ id: 'a', verb: 'swap', number: HIDDEN }, { id: 'b', verb: 'swap', number: UP }, { id: 'c', verb: 'swap', number: OWN }], ['Face-down card / Wilhelmina, Lantern House', 'Alert Maid / Ines, Duke’s Residence', 'Crafty Joker / Rowan, Duke’s Residence']],
  ['to_front', { place: 2 }, [{ id: 'a', verb: 'front', number: OWN }], ['Crafty Joker']],
  ['place_tile', { left: 2 }, [{ id: 'a', verb: 'tile', place: 'p3' }], ['Crown Castle']],
  ['move', { left: 2 }, [{ id: 'a', verb: 'move', place: 'p3', number: HIDDEN }, { id: 'b', verb: 'move', place: 'p1', number: UP }], ['Face-down card to Crown Castle / Wilhelmina', 'Alert Maid to Clockmaker’s House / Ines']],
  ['name_family', {}, [{ id: 'a', verb: 'family', place: 'p1', number: 5 }], ['Lady Lupin to Clockmaker’s House']],
  ['let_stay', {}, [{ id: 'a', verb: 'stay', number: OWN }, { id: 'b', verb: 'stop' }], ['Crafty Joker stays / Duke’s Residence', 'The others move']],
  ['next_to_move', { place: 3 }, [{ id: 'a', verb: 'next', number: HIDDEN }, { id: 'b', verb: 'next', number: UP }], ['Face-down card / Wilhelmina, Lantern House', 'Alert Maid / Ines, Duke’s Residence']],
  ['exchange_mansions', {}, [{ id: 'a', verb: 'exchange', place: 'p0', number: 3 }], ['Lantern House and Crown Castle']],
  ['turn_down', { left: 1 }, [{ id: 'a', verb: 'turn', number: UP }, { id: 'b', verb: 'stop' }], ['Alert Maid / Ines', 'None']],
  ['share_loot', { left: 1 }, [{ id: 'a', verb: 'loot', number: OWN }], ['Crafty Joker / Duke’s Residence']],
  ['place_presence', { left: 1 }, [{ id: 'a', verb: 'presence', place: 'p1' }], ['Clockmaker’s House']],
  ['resolve', {}, [{ id: 'a', verb: 'resolve', place: 'p2' }], ['Duke’s Residence']],
  ['upgrade', { place: 2 }, [{ id: 'a', verb: 'upgrade', number: 5 }, { id: 'b', verb: 'decline' }], ['Lady Lupin / 3 left: Crafty, Alert or Mystic', 'Draw none']],
  ['return', { place: 2 }, [{ id: 'a', verb: 'return', card: 'mystic_chat_noir' }], ['Mystic Chat Noir']],
]

function speech(scene: Ballroom) {
  const said = (segments: Segment[]): string => plainText(segments, scene.spoken)
  return {
    said,
    title: (question: Question): string => said(questionWords(question, scene).title),
    note: (question: Question): string => said(questionWords(question, scene).note),
    choice: (question: Question, option: Option): string => {
      const { title, detail } = choiceWords(question, option, scene)
      return [said(title), said(detail)].filter(Boolean).join(' / ')
    },
  }
}
const asked = (kind: string, options: Option[], about: Question['about'] = {}): [Ballroom, Question] => {
  const question = questionOf(kind, options, about)
  return [sceneOf('five', (moment) => (moment.question = question)), question]
}

describe('the options of each question', () => {
  it.each(OPTIONS)('%s', (kind, about, options, titles) => {
    const [scene, question] = asked(kind, options, about)
    expect(options.map((option) => speech(scene).choice(question, option))).toEqual(titles)
  })

  it('are all kinds and verbs of the protocol', () => {
    const table = protocol.split('## Shadow Rivals')[1]!.split('### Questions')[1]!.split('### Events')[0]!
    const rows = table.split('\n').filter((line) => line.startsWith('| `'))
    const kinds = rows.flatMap((line) => [...line.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, kind]) => kind!))
    expect([...kinds].sort()).toEqual(OPTIONS.map(([kind]) => kind).sort())
    for (const line of rows) {
      const [, kinds = '', verbs = ''] = line.split('|')
      for (const [, kind] of kinds.matchAll(/`(\w+)`/g)) {
        const tried = OPTIONS.find(([each]) => each === kind)![2].map(({ verb }) => verb)
        expect([...verbs.matchAll(/`(\w+)`/g)].map(([, verb]) => verb).sort(), kind).toEqual([...new Set(tried)].sort())
      }
    }
  })

  it('are said in Japanese without a gap', async () => {
    await words.use('ja')
    for (const [kind, about, options] of OPTIONS) {
      const [scene, question] = asked(kind, options, about)
      scene.names = ['甲', '乙', '丙', '丁', '戊']
      const { title, note, choice, said } = speech(scene)
      const all = [title(question), note(question), said(waitingWords(kind, 1)), ...options.map((option) => choice(question, option))]
      for (const one of all) {
        expect(one, kind).toMatch(/[ぁ-んァ-ン一-龠]/)
        expect(one, kind).not.toMatch(/[A-Za-z{}]/)
      }
      expect(said(waitingWords(kind, 1))).toContain('乙')
    }
  })

  it('name a hidden card only where its reader knows it', () => {
    const options: Option[] = [{ id: 'a', verb: 'next', number: HIDDEN }]
    const [scene, question] = asked('next_to_move', options)
    scene.moment = { ...scene.moment, view: { ...scene.view, all: [{ ...scene.own!, seat: 4, face_down: { [HIDDEN]: 'madam' } }] } }
    expect(speech(scene).choice(question, options[0]!)).toBe('Madam / Wilhelmina, Lantern House')
  })
})

describe('the title of a question', () => {
  it('says what it is about, the note how often', () => {
    const [scene, front] = asked('to_front', [], { place: 3, card: 4, member: 'mystic_joker' })
    expect(speech(scene).title(front)).toBe('Which card goes to the front in Crown Castle?')
    const [, swap] = asked('swap_marker', [], { card: UP, member: 'alert_joker' })
    expect(speech(scene).title(swap)).toBe('Which card do you take for Alert Joker?')
    const [, once] = asked('move', [], { left: 1 })
    const [, twice] = asked('move', [], { left: 2 })
    expect(speech(scene).note(once)).toBe('It goes to the end of the line, with its loot.')
    expect(speech(scene).note(twice)).toBe('You move 2 times, also the same card twice.')
  })

  it('asks where to, once the first part is chosen: a lifted card, a family, a card as far as it is known', () => {
    const [scene, play] = asked('play', [])
    expect(speech(scene).title(play)).toBe('What do you play, and where?')
    scene.plan.lift('crafty_madam')
    expect([speech(scene).title(play), speech(scene).note(play)]).toEqual(['Where does the Crafty Madam go?', ''])
    scene.plan.clear()
    const [, family] = asked('name_family', [])
    scene.plan.first = 0
    expect(speech(scene).title(family)).toBe('Where does it go: Joker?')
    const [, move] = asked('move', [])
    const where = [HIDDEN, OWN, UP].map((card) => {
      scene.plan.first = card
      return speech(scene).title(move)
    })
    expect(where).toEqual(['Where does it go: Face-down card?', 'Where does it go: Crafty Joker?', 'Where does it go: Alert Maid?'])
  })

  it('is plain where nothing stands in its note', () => {
    const [scene, question] = asked('unheard_of', [])
    expect(questionWords(question, scene).note).toEqual([])
  })
})

describe('what the others read meanwhile', () => {
  const said = (kind: string, seat: number): string => plainText(waitingWords(kind, seat), (segment) => (segment.kind === 'player' ? `seat ${segment.seats[0]}` : ''))

  it('names who is asked, for every kind of question', () => {
    for (const [kind] of OPTIONS) expect(said(kind, 3), kind).toMatch(/^seat 3 (is|may|decides) /)
    expect(said('unheard_of', 3)).toContain('seat 3')
  })

  it('names nobody while a mansion is settled', () => {
    expect([said('resolving', 2), said('play', -1)]).toEqual(['The mansion is being settled', 'The mansion is being settled'])
  })
})
