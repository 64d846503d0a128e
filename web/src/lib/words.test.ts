import { describe, expect, it } from 'vitest'
import { Words, type Segment } from './words.svelte'

describe('words', () => {
  it('speak the files of a group, and English where Japanese has no words', async () => {
    const words = new Words()
    await words.load('common', 'hunters')
    expect(words.text('hunters-area-church')).toBe('Church')
    expect(words.text('hunters-area-church.action')).toBe('Draw a white card')
    await words.use('ja')
    expect(words.text('hunters-area-church')).toBe('教会')
    expect(document.documentElement.lang).toBe('ja')
  })

  it('keep things in their place in the sentence, whatever the order of the language', async () => {
    const words = new Words()
    await words.load('hunters')
    const params = { seat: { kind: 'player', seats: [2] }, card: { kind: 'card', card: 'w_talisman' } } satisfies Record<string, Segment>
    expect(words.segments('hunters-log-drew', params)).toEqual([params.seat, { kind: 'text', text: ' drew ' }, params.card])
    await words.use('ja')
    const said = words.segments('hunters-log-drew', params)
    expect(said.filter((segment) => segment.kind !== 'text')).toEqual([params.seat, params.card])
  })

  it('choose by plain values', async () => {
    const words = new Words()
    await words.load('hunters')
    expect(words.text('hunters-question-attack', { nobody: true })).toBe('Nobody is in range')
    expect(words.text('hunters-question-attack', { nobody: false })).toBe('Whom do you attack?')
  })

  it('show the key where words are missing', () => {
    expect(new Words().text('no-such-words')).toBe('no-such-words')
  })
})

describe('a name that looks like a mark', () => {
  it('is no mark', async () => {
    const words = new Words()
    await words.load('common')
    const sneaky = '\uE0000\uE001'
    const old: Segment = { kind: 'person', name: 'Ines', shape: '' }
    expect(words.segments('notice-renamed', { old, name: sneaky })).toEqual([old, { kind: 'text', text: ' is now called 0' }])
  })
})
