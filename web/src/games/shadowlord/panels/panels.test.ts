import { flushSync, type Component } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Option, Question } from '../../../lib/protocol'
import { words } from '../../../lib/words.svelte'
import { momentNamed, type MomentName } from '../fixture'
import { questionOf, sceneOf, stage, type Staged } from '../staged'
import Build from './Build.svelte'
import Commit from './Commit.svelte'
import Move from './Move.svelte'
import Passage from './Passage.svelte'
import PlaceCard from './PlaceCard.svelte'
import Recruit from './Recruit.svelte'
import Shadows from './Shadows.svelte'

beforeAll(() => words.load('common', 'table', 'shadowlord'))

let shown: Staged | null = null
afterEach(async () => {
  await shown?.gone()
  shown = null
})

type Body = Component<{ question: Question }>
function open(Part: Body, name: MomentName, question: Question = momentNamed(name).question!) {
  const sent: string[] = []
  const space = sceneOf(name, (moment) => (moment.question = question), async (option: Option) => {
    sent.push(option.id)
    // As with a server, the answer stays on its way.
    await new Promise(() => undefined)
  })
  const panel = (shown = stage(Part, space, { question }))
  const click = (selector: string): void => {
    panel.one(selector).click()
    flushSync()
  }
  return { space, panel, sent, click }
}

describe('who moves', () => {
  it('lists the alliance, then what the selected one may do, then the goal', () => {
    const { space, panel, sent, click } = open(Move, 'mid')
    expect(panel.all('.goer')).toHaveLength(4)
    click('[data-character=warrior-astrid]')
    expect(panel.all('.goer')).toHaveLength(0)
    expect(panel.all('.stepper')).toHaveLength(1)
    expect(panel.one('[data-option="pick_up:warrior-astrid:1"]').textContent).toContain('picks up 1 ship')
    space.plan.aim('b5')
    flushSync()
    expect(panel.text('.do-it')).toContain('joins the battle with Ines')
    expect(panel.text('.stepper:nth-child(2)')).toContain('Ines holds it')
    click('.do-it')
    expect(sent).toEqual(['go:b5:warrior-astrid:0'])
  })

  it('leaves ships behind as far as the goal allows, and claims', () => {
    const { space, panel, sent, click } = open(Move, 'mid')
    space.plan.select('warrior-astrid')
    space.plan.aim('a1')
    flushSync()
    click('.stepper:nth-child(1) button:last-child')
    expect(panel.one('.stepper:nth-child(1) button:last-child').matches(':disabled')).toBe(true)
    click('.stepper:nth-child(2) button:last-child')
    click('.do-it')
    expect(sent).toEqual(['drop:warrior-astrid:1'])
    expect(space.plan.queue).toEqual([{ asked: 'go_on', verb: 'go', card: 'warrior-astrid', place: 'a1', number: 1 }])
    expect(panel.all('button:enabled')).toEqual([])
  })

  it('asks first', () => {
    const { space, sent, click } = open(Move, 'mid')
    space.plan.select('warrior-astrid')
    space.plan.aim('b5')
    flushSync()
    click('[data-option^="ask:"]')
    expect(sent).toEqual(['ask:b5:warrior-astrid'])
    expect(space.plan.held).toBe(true)
  })

  it('offers only to ask where nobody may enter unasked', () => {
    const question = questionOf('move', [{ id: 'ask:b5:diplomat-elfrida', verb: 'ask', place: 'b5', card: 'diplomat-elfrida' }, { id: 'done', verb: 'done' }])
    const { space, panel } = open(Move, 'mid', question)
    space.plan.select('diplomat-elfrida')
    space.plan.aim('b5')
    flushSync()
    expect(panel.all('.do-it')).toHaveLength(0)
    expect(panel.one('[data-option^="ask:"]')).toBeTruthy()
  })

  it('goes on with who left ships, or stays', () => {
    const options: Option[] = [{ id: 'go:a4:warrior-astrid:0', verb: 'go', place: 'a4', card: 'warrior-astrid', number: 0 }, { id: 'stay', verb: 'stay' }]
    const { panel, sent, click } = open(Move, 'mid', questionOf('go_on', options, { card: 'warrior-astrid', place: 'a3' }))
    expect(panel.all('.goer')).toHaveLength(0)
    click('[data-option=stay]')
    expect(sent).toEqual(['stay'])
  })
})

describe('building', () => {
  it('plans ring by ring and galaxy by galaxy; sends nothing before it is confirmed', () => {
    const { space, panel, sent, click } = open(Build, 'build')
    expect(panel.text('.left')).toBe('7 ships to place')
    click('[aria-label="Astrid: more"]')
    click('[aria-label="Faye: all that goes"]')
    click('[aria-label="Aquarius: more"]')
    expect(space.plan.rings).toEqual({ 'warrior-astrid': 1, 'merchant-faye': 5 })
    expect(panel.text('.left')).toBe('0 ships to place')
    expect(sent).toEqual([])
    click('.confirm-row .line')
    expect(panel.text('.left')).toBe('7 ships to place')
    click('[aria-label="Spend the 4 for ships"]')
    click('.do-it')
    expect(sent).toEqual(['redeem:4'])
    expect(space.plan.queue.map(({ verb }) => verb)).toEqual(['done'])
  })

  it('shares out the first ships: all of them', () => {
    const crew = ['master-wind', 'warrior-astrid', 'diplomat-elfrida']
    const options = crew.flatMap((card) => [1, 2, 3].map((number): Option => ({ id: `ring:${card}:${number}`, verb: 'ring', card, number })))
    const { panel, sent, click } = open(Build, 'build', questionOf('share_ships', options, { left: 3 }))
    expect(panel.one('.do-it').matches(':disabled')).toBe(true)
    expect(panel.all('.spend-row')).toHaveLength(0)
    for (let ship = 0; ship < 3; ship += 1) click('[aria-label="Astrid: more"]')
    click('.do-it')
    expect(sent).toEqual(['ring:warrior-astrid:3'])
  })
})

describe('cards', () => {
  it('are placed under a free portrait or in the hand', () => {
    const { panel, sent, click } = open(PlaceCard, 'place')
    expect(panel.all('.place')).toHaveLength(3)
    expect(panel.all('.drawn > *')).toHaveLength(2)
    click('[data-option=hand]')
    expect(sent).toEqual(['hand'])
  })

  it('are laid down for a fighter, the card first', () => {
    const { panel, sent, click } = open(Commit, 'battle')
    expect(panel.text('[data-character=warrior-astrid]')).toContain('plays the 7')
    click('.spend-row .chip-card:nth-of-type(4)')
    expect(panel.one('.spend-row .chip-card:nth-of-type(4)').getAttribute('aria-pressed')).toBe('true')
    click('[data-character=warrior-axel]')
    expect(sent).toEqual(['play:warrior-axel:7'])
  })

  it('under a portrait are used by their own fighter', () => {
    const question = questionOf('commit', [{ id: 'portrait:warrior-astrid', verb: 'portrait', card: 'warrior-astrid' }, { id: 'ready', verb: 'ready' }], { place: 'b5', side: 'attack' })
    const sent: string[] = []
    const space = sceneOf('battle', (moment) => {
      moment.question = question
      moment.view.own!.draft = []
    }, async (option: Option) => sent.push(option.id))
    shown = stage(Commit as Body, space, { question })
    shown.one('.own-card').click()
    expect(sent).toEqual(['portrait:warrior-astrid'])
  })
})

describe('others', () => {
  it('who asks for passage stand over all that was open', () => {
    const { panel, sent, click } = open(Passage, 'passage')
    expect(panel.text()).toContain('Randi')
    expect(panel.text()).toContain('4 ships')
    expect(panel.all('.opts button').map((button) => button.dataset.option)).toEqual(['grant', 'refuse'])
    click('[data-option=refuse]')
    expect(sent).toEqual(['refuse'])
  })

  it('who are found are shown, and may join', () => {
    const { panel, sent, click } = open(Recruit, 'recruit')
    expect(panel.text('figcaption')).toContain('Merchant · Level 3')
    click('[data-option=recruit]')
    expect(sent).toEqual(['recruit'])
  })

  it('in the dark: a shadow, its goal, the confirmation', () => {
    const { panel, sent, click } = open(Shadows, 'shadow')
    expect(panel.all('.goer')).toHaveLength(4)
    click('[data-character=shadow-lynx]')
    click('.opts button')
    expect(panel.text('.do-it')).toContain('Attacks')
    click('.do-it')
    expect(sent).toEqual(['shadow:a3:shadow-lynx'])
  })
})
