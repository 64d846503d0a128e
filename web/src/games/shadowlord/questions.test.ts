import { beforeAll, describe, expect, it } from 'vitest'
import type { Option, Question } from '../../lib/protocol'
import { plainText, words, type Segment } from '../../lib/words.svelte'
import { MOMENTS } from './fixture'
import { choiceWords, idleNote, questionWords, waitingWords } from './questions'
import { questionOf, sceneOf } from './staged'

beforeAll(() => words.load('common', 'table', 'shadowlord'))

const spoken = (space: ReturnType<typeof sceneOf>, segments: Segment[]) => plainText(segments, space.spoken)
const title = (space: ReturnType<typeof sceneOf>, question = space.moment.question!) => spoken(space, questionWords(question, space).title)
const choice = (space: ReturnType<typeof sceneOf>, question: Question, option: Option) => {
  const { title: said, detail } = choiceWords(question, option, space)
  return [spoken(space, said), spoken(space, detail)]
}

describe('questions', () => {
  it('ask for what is missing in a planned move', () => {
    const space = sceneOf('mid')
    expect(title(space)).toBe('Who moves?')
    space.plan.select('warrior-astrid')
    expect(title(space)).toBe('Where does Astrid go?')
    expect(spoken(space, questionWords(space.moment.question!, space).note)).toBe('At Libra, with 3 ships.')
    space.plan.aim('b5')
    expect(title(space)).toBe('Astrid to Pisces?')
  })

  it('name the card that is to be placed', () => {
    expect(title(sceneOf('place'))).toBe('Where does the 4 go?')
  })

  it('say who asks for passage, and who answers', () => {
    const space = sceneOf('passage')
    expect(title(space)).toBe('May Randi enter Rivet Station?')
    expect(spoken(space, questionWords(space.moment.question!, space).note)).toContain('Ines asks')
    expect(spoken(space, waitingWords('passage', 2))).toBe('Ines is answering a request')
    expect(spoken(space, waitingWords('resolving', -1))).not.toMatch(/shadowlord-|none/)
  })

  it('give the limit of the hand of this match', () => {
    const discard = questionOf('discard', [{ id: 'discard:2', verb: 'discard', number: 2 }], { left: 2 })
    expect(spoken(sceneOf('mid'), questionWords(discard, sceneOf('mid')).note)).toBe('The hand may hold 5: 2 are too many.')
    const other = sceneOf('mid', ({ view }) => (view.public.numbers = { hand_limit: 3 }))
    expect(spoken(other, questionWords(discard, other).note)).toContain('3')
  })

  it('tell what comes of an option', () => {
    const space = sceneOf('mid')
    const question = questionOf('go_on', [], { card: 'warrior-astrid', place: 'a3' })
    expect(choice(space, question, { id: '', verb: 'go', place: 'b5', card: 'warrior-astrid', number: 0 })).toEqual(['Pisces', 'Battle with Ines'])
    expect(choice(space, question, { id: '', verb: 'go', place: 'b3', card: 'warrior-astrid', number: 0 })[1]).toBe('Battle with Marshal Lynx')
    expect(choice(space, question, { id: '', verb: 'go', place: 'b1', card: 'warrior-astrid', number: 1 })[1]).toBe('Leaves a ship as a claim')
    expect(choice(space, question, { id: '', verb: 'ask', place: 'b5', card: 'warrior-astrid' })[1]).toBe('Ines may let you pass')
    const shadow = questionOf('shadow', [], { left: 1 })
    expect(choice(space, shadow, { id: '', verb: 'shadow', place: 'a3', card: 'shadow-lynx' })).toEqual(['Marshal Lynx to Libra', 'Attacks Rowan'])
    expect(choice(space, shadow, { id: '', verb: 'shadow', place: 'b1', card: 'shadow-lynx' })[1]).toBe('From Eclipse')
    expect(choice(space, questionOf('raid', []), { id: '', verb: 'raid', seat: 1 })).toEqual(['Tomo', '4 cards'])
    expect(choice(space, questionOf('loss', [], { place: 'b5' }), { id: '', verb: 'lose', card: 'warrior-axel' })[1]).toBe('2 ships: lives on 2 or less')
    expect(choice(space, questionOf('commit', [], { place: 'b5', side: 'attack' }), { id: '', verb: 'portrait', card: 'warrior-astrid' })[0]).toBe('Astrid: the 7')
  })

  it('have words for everything in the fixture, in both languages', async () => {
    for (const lang of ['en', 'ja'] as const) {
      await words.use(lang)
      for (const name of MOMENTS) {
        const space = sceneOf(name)
        const { question } = space.moment
        if (!question) continue
        const said = [questionWords(question, space).title, questionWords(question, space).note, ...question.options.flatMap((option) => Object.values(choiceWords(question, option, space)).filter(Array.isArray))]
        for (const each of said) expect(spoken(space, each as Segment[]), `${lang} ${name}`).not.toMatch(/\{|shadowlord-|undefined/)
      }
    }
    await words.use('en')
  })

  it('tell who is out that they only watch', () => {
    expect(idleNote(sceneOf('mid'))).toBe('')
    expect(idleNote(sceneOf('mid', ({ view }) => (view.public.players[0]!.alive = false)))).not.toBe('')
  })
})
