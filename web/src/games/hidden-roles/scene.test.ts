import { describe, expect, it } from 'vitest'
import { piecesOf } from './catalogue'
import { CATALOGUE, QUESTION, VIEW } from '../hunters/fixture'
import type { Option } from '../../lib/protocol'
import { hunters } from '../hunters/table'
import { byTarget, choicesOf, entriesOf, fromLeft } from '../../table/entries'
import type { Moment } from '../../table/scene.svelte'
import type { View } from './types'
import { GATHERING } from './gathering'
import { RolesScene } from './scene.svelte'

const use = (seat: number): Option => ({ id: `use:${seat}`, verb: 'use', seat })
const roll: Option = { id: 'roll', verb: 'roll' }

describe('entries of a question', () => {
  it('have the keys 1 to 9, and 0 for the one that declines', () => {
    expect(entriesOf(QUESTION.options, null, GATHERING).map(({ key }) => key)).toEqual(['1', '2', '0'])
  })
  it('give the only way on a key like any other', () => {
    expect(entriesOf([{ id: 'nothing', verb: 'nothing' }], null, GATHERING).map(({ key }) => key)).toEqual(['1'])
  })
  it('run out of keys after nine', () => {
    const many = Array.from({ length: 12 }, (_, seat): Option => ({ id: `hurt:${seat}`, verb: 'hurt', seat }))
    expect(entriesOf(many, null, GATHERING).map(({ key }) => key).slice(8)).toEqual(['9', '', '', ''])
  })
  it('bring what concerns one player together when there are many', () => {
    const offered = ['hurt', 'heal'].flatMap((verb) => [0, 1, 2, 3].map((seat): Option => ({ id: `${verb}:${seat}`, verb, seat })))
    const entries = entriesOf(offered, null, GATHERING).map((entry) => [entry.kind === 'option' && entry.option.id, entry.key])
    expect(entries.slice(0, 3)).toEqual([['hurt:0', '1'], ['heal:0', '2'], ['hurt:1', '3']])
  })
  it('gather an ability with several targets into one that opens', () => {
    const options = [roll, use(1), use(2), use(3)]
    const closed = entriesOf(options, null, GATHERING)
    expect(closed.map(({ kind }) => kind)).toEqual(['option', 'group'])
    const open = entriesOf(options, 'use', GATHERING)
    expect(open.map((entry) => (entry.kind === 'option' ? entry.option.id : entry.kind))).toEqual(['use:1', 'use:2', 'use:3', 'back'])
  })
  it('gather each kind of target apart, after all else but the refusal', () => {
    const to = (verb: string, seats: number[]): Option[] => seats.map((seat) => ({ id: `${verb}:${seat}`, verb, seat }))
    const entries = entriesOf([...to('attack', [1, 2, 3, 4]), ...to('swap', [1, 2, 5]), ...to('use', [3, 4]), { id: 'pass', verb: 'pass' }], null, GATHERING)
    expect(entries.map((entry) => (entry.kind === 'option' ? entry.option.id : entry.kind === 'group' ? `${entry.verb}…` : entry.kind))).toEqual([
      'attack:1', 'attack:2', 'attack:3', 'attack:4', 'use…', 'swap…', 'pass',
    ])
    expect(entries.at(-1)?.key).toBe('0')
  })
  it('let places be clicked though their group is closed, and nobody', () => {
    const places = ['church', 'cemetery'].map((place): Option => ({ id: `go:${place}`, verb: 'go', place }))
    const entries = entriesOf([roll, ...places, use(1), use(2)], null, GATHERING)
    expect(choicesOf(entries, GATHERING).map(({ option }) => option.id)).toEqual(['roll', 'go:church', 'go:cemetery'])
  })
  it('show the places at once where going is what is asked', () => {
    const to = (verb: string, ...places: string[]): Option[] => places.map((place) => ({ id: `${verb}:${place}`, verb, place }))
    const entries = entriesOf([...to('go', 'church', 'cemetery'), ...to('use', 'altar', 'gate')], null, GATHERING)
    expect(entries.map((entry) => (entry.kind === 'option' ? entry.option.id : entry.kind))).toEqual(['go:church', 'go:cemetery', 'group'])
    expect(choicesOf(entries, GATHERING).map(({ option }) => option.id)).toEqual(['go:church', 'go:cemetery'])
  })
  it('stay apart where there is nothing but targets', () => {
    expect(entriesOf([use(1), use(2)], null, GATHERING).map(({ kind }) => kind)).toEqual(['option', 'option'])
  })
})

describe('the order of options', () => {
  const to = (verb: string, ...seats: number[]): Option[] => seats.map((seat) => ({ id: `${verb}:${seat}`, verb, seat }))
  const ids = (options: Option[]) => options.map(({ id }) => id)
  it('goes round from the left of the viewer, who comes last', () => {
    expect(ids(fromLeft([...to('attack', 0, 1, 3, 4), { id: 'pass', verb: 'pass' }], 3, 5))).toEqual(['attack:4', 'attack:0', 'attack:1', 'attack:3', 'pass'])
  })
  it('keeps each verb in its own places', () => {
    expect(ids(fromLeft([roll, ...to('use', 0, 2), ...to('swap', 0, 2)], 1, 3))).toEqual(['roll', 'use:2', 'use:0', 'swap:2', 'swap:0'])
  })
  it('keeps several cards of one player together', () => {
    const take = (seat: number, card: string): Option => ({ id: `take:${seat}:${card}`, verb: 'take', seat, card })
    expect(ids(fromLeft([take(0, 'a'), take(0, 'b'), take(2, 'c')], 1, 3))).toEqual(['take:2:c', 'take:0:a', 'take:0:b'])
  })
})

describe('choices by target', () => {
  const both = [1, 2].flatMap((seat) => [
    { option: { id: `hurt:${seat}`, verb: 'hurt', seat }, key: '' },
    { option: { id: `heal:${seat}`, verb: 'heal', seat }, key: '' },
  ])
  it('bring together what concerns one player', () => {
    expect(byTarget(both)?.map(({ seat, choices }) => [seat, choices.length])).toEqual([[1, 2], [2, 2]])
  })
  it('are none where each player has one choice', () => {
    expect(byTarget(both.filter((_, index) => index % 2 === 0))).toBeNull()
  })
})

const moment = (changes: Partial<Moment<View>> = {}): Moment<View> => ({
  view: VIEW, question: QUESTION, actions: [], waiting: {}, clockLeft: -1, at: 0, mayWait: 0, ...changes,
})

describe('choosing', () => {
  it('acts once, however often it is clicked before the answer', async () => {
    const sent: string[] = []
    let answer = (): void => undefined
    const scene = new RolesScene(hunters, piecesOf(CATALOGUE), moment(), (option) => {
      sent.push(option.id)
      return new Promise<void>((resolve) => (answer = resolve))
    })
    const first = scene.choose(QUESTION.options[0]!)
    await scene.choose(QUESTION.options[0]!)
    await scene.choose(QUESTION.options[1]!)
    expect(sent).toEqual(['attack:1'])
    answer()
    await first
    expect(scene.chosen).toBeNull()
  })

  it('answers the question that was looked at, though another stands by now', async () => {
    const sent: number[] = []
    const scene = new RolesScene(hunters, piecesOf(CATALOGUE), moment(), async (_, question) => void sent.push(question))
    const looked = scene.moment.question
    scene.take(moment({ question: { ...QUESTION, id: QUESTION.id + 1 } }), [], [])
    await scene.choose(QUESTION.options[0]!, looked)
    expect(sent).toEqual([QUESTION.id])
  })

  it('is not possible where nobody may choose', async () => {
    const scene = new RolesScene(hunters, piecesOf(CATALOGUE), moment(), null)
    await scene.choose(QUESTION.options[0]!)
    expect(scene.chosen).toBeNull()
    expect(scene.choices).toEqual([])
  })

  it('lights only what an entry that is shown points at', () => {
    const question = { ...QUESTION, id: 50, options: [roll, use(1), use(2)] }
    const scene = new RolesScene(hunters, piecesOf(CATALOGUE), moment({ question }), async () => undefined)
    expect(scene.at(1)).toEqual([])
    scene.open = 'use'
    expect(scene.at(1).map(({ option }) => option.id)).toEqual(['use:1'])
    scene.take(moment({ question: { ...question, id: 51 } }), [], [])
    expect(scene.open).toBeNull()
  })
})
