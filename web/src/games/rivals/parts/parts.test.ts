import { flushSync, type Component } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Option } from '../../../lib/protocol'
import { words } from '../../../lib/words.svelte'
import type { Shown as Thing } from '../../../table/overlay.svelte'
import type { Ballroom } from '../scene.svelte'
import { questionOf, sceneOf, stage, type Staged } from '../staged'
import type { OwnView } from '../types'
import AboutSeat from './AboutSeat.svelte'
import OptionPicture from './OptionPicture.svelte'
import Others from './Others.svelte'
import Own from './Own.svelte'
import Shown from './Shown.svelte'
import SummaryCells from './SummaryCells.svelte'
import Supply from './Supply.svelte'

let at: Staged | null = null
function lay<Props extends Record<string, unknown>>(Part: Component<Props>, scene: Ballroom, props: Props): Staged {
  at = stage(Part, scene, props)
  return at
}
const texts = (elements: HTMLElement[]): string[] => elements.map((each) => each.textContent!.replace(/\s+/g, ' ').trim())
const pictures = (part: Staged, selector = 'img'): string[] => part.all(selector).map((each) => each.getAttribute('src')!.split('/').at(-1)!)

/** A replay of the ball of five with everything open. */
const opened = (): Ballroom => sceneOf('five', ({ view }) => {
  const own = (seat: number, more: Partial<OwnView>): OwnView => ({ ...view.own!, seat, face_down: {}, front: [], hand: [], ...more })
  view.all = [own(0, { face_down: { 7: 'crafty_joker' } }), own(2, { hand: ['maid', 'madam'], front: ['alert_detective'], gained: { jewel: 2, antique: 0, painting: 1 } }), own(4, { face_down: { 1: 'madam' } })]
  view.own = null
}, null)

beforeAll(() => words.load('common', 'table', 'rivals'))
afterEach(async () => {
  await at?.gone()
  at = null
  await words.use('en')
})

describe('the others', () => {
  it('show roses, loot, hand, tiles, and the families of their advanced members', () => {
    const part = lay(Others, sceneOf('five'), {})
    expect(texts(part.all('.nm'))).toEqual(['Ines', 'Tomo', 'Moth', 'Wilhelmina'])
    expect(texts(part.all('.rz'))).toEqual(['Roses17', 'Roses11', 'Roses19', 'Roses8'])
    expect(part.all('.id')[1]!.title).toBe('0 loot, 3 in hand, 2 tiles left')
    expect(part.all('.id')[2]!.title).toBe('0 loot, 3 in hand, 1 tile left')
    expect(part.all('.behind').map((each) => each.title)).toEqual(['Detective, face down', 'Joker, face down', 'Maid, face down'])
  })

  it('mark whose turn it is, who is waited for, who is away, and whom an option points at', () => {
    const part = lay(Others, sceneOf('five', (moment) => {
      moment.view.public.active = 2
      moment.waiting = { seats: [3], kind: 'turn_up' }
      moment.question = questionOf('replace_tile', [{ id: 'replace:4:p0', verb: 'replace', seat: 4, place: 'p0' }])
    }), {})
    const marked = (name: string): string[] => part.all(`.plaque.${name}`).map((each) => each.dataset.player!)
    expect([marked('active'), marked('waited'), marked('lit')]).toEqual([['2'], ['3'], ['4']])
    expect(part.all('.id .mark')).toHaveLength(0)
  })

  it('tell whose place somebody else has taken, and whose turn it was no more when all is over', () => {
    const scene = sceneOf('five', ({ view }) => {
      view.public.active = 1
      view.public.over = { winners: [0], scores: [] }
    })
    scene.standing = ['', 'bot', 'away', '', '']
    const part = lay(Others, scene, {})
    expect(part.all('.plaque.active')).toHaveLength(0)
    expect(part.all('.id .mark')).toHaveLength(2)
    for (const mark of texts(part.all('.id .mark'))) expect(mark).not.toContain('person-')
  })

  it('choose what points at them alone, else are shown', () => {
    const acted: string[] = []
    const options: Option[] = [{ id: 'replace:4:p0', verb: 'replace', seat: 4, place: 'p0' }, { id: 'replace:1:p0', verb: 'replace', seat: 1, place: 'p0' }, { id: 'replace:1:p2', verb: 'replace', seat: 1, place: 'p2' }]
    const part = lay(Others, sceneOf('five', (moment) => (moment.question = questionOf('replace_tile', options)), async ({ id }) => acted.push(id)), {})
    part.one('[data-player="1"]').click()
    expect([acted, part.overlay.beside?.shown]).toEqual([[], { kind: 'seat', seat: 1 }])
    part.one('[data-player="4"]').click()
    expect(acted).toEqual(['replace:4:p0'])
  })
})

describe('what is the viewer’s own', () => {
  it('is told with what it is worth', () => {
    const part = lay(Own, sceneOf('four'), {})
    expect(part.all('.ac').map((each) => each.dataset.member)).toEqual(['mystic_chat_noir', 'alert_damsel'])
    expect(texts(part.all('.ac kbd'))).toEqual(['4', '5'])
    expect(texts(part.all('.treasure small'))).toEqual(['2 jewels', '2 antiques', '1 painting'])
    expect(part.text('.lootrow h3')).toBe('Your lootworth 13 so far')
    expect(texts(part.all('.piles b'))).toEqual(['1', '1'])
    expect(pictures(part, '.disc img')[0]).toContain('chat_noir')
    part.one('.piles button').click()
    expect(part.overlay.beside?.shown).toEqual({ kind: 'seat', seat: 0 })
  })

  it('says how to get advanced members, and has no discards to show', () => {
    const part = lay(Own, sceneOf('two'), {})
    expect(part.text('.advs p')).toMatch(/^None yet/)
    expect((part.one('.piles button') as HTMLButtonElement).disabled).toBe(true)
  })

  it('lights up what may be put back, and lifts what may be played', () => {
    const back = lay(Own, sceneOf('four', (moment) => (moment.question = questionOf('return', [{ id: 'return:alert_damsel', verb: 'return', card: 'alert_damsel' }], { place: 1 }))), {})
    expect(back.all('.ac.lit').map((each) => each.dataset.member)).toEqual(['alert_damsel'])
    expect(back.all('.ac.can, .ac kbd')).toHaveLength(0)
  })

  it('lifts an advanced member', () => {
    const scene = sceneOf('four')
    const part = lay(Own, scene, {})
    part.one('[data-member=alert_damsel]').click()
    flushSync()
    expect(scene.plan.lifted).toBe('alert_damsel')
    expect(part.all('.ac').map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    expect(part.all('.ac kbd')).toHaveLength(0)
  })
})

describe('what all share', () => {
  it('is counted, and each family shows how many are left', () => {
    const part = lay(Supply, sceneOf('four'), {})
    expect(part.text('header')).toBe('4 of 7 mansions have filled')
    expect([part.all('.seven li').length, part.all('.seven .dark').length]).toEqual([7, 4])
    expect(texts(part.all('.supply dd'))).toEqual(['14', '9', '11'])
    expect(texts(part.all('.fams b'))).toEqual(['2', '1', '2', '2', '3', '3', '2', '2'])
    part.all('.fams button')[5]!.click()
    expect(part.overlay.beside?.shown).toEqual({ kind: 'thing', what: 'family', id: 'lady_lupin', name: 'Lady Lupin' })
  })

  it('dims an empty pile, lights the families that are offered, and counts by the table of the match', () => {
    const part = lay(Supply, sceneOf('four', (moment) => {
      moment.view.public.piles[1] = 0
      moment.question = questionOf('upgrade', [{ id: 'upgrade:3', verb: 'upgrade', number: 3 }, { id: 'decline', verb: 'decline' }], { place: 1 })
    }), {})
    const which = (name: string): number[] => part.all('.fams button').flatMap((each, index) => (each.classList.contains(name) ? [index] : []))
    expect([which('none'), which('lit')]).toEqual([[1], [3]])
  })

  it('has as many mansions as the table of the match, or as are over', () => {
    const scene = sceneOf('four')
    const { moment } = scene
    scene.moment = { ...moment, view: { ...moment.view, public: { ...moment.view.public, numbers: { ...scene.catalogue.tables.numbers, mansions_to_end: 3 } } } }
    const part = lay(Supply, scene, {})
    expect([part.text('header h3'), part.all('.seven li').length]).toEqual(['4 of 3 mansions have filled', 4])
  })
})

describe('what is shown beside a thing', () => {
  const show = (shown: Thing, scene = sceneOf('five')): Staged => lay(Shown, scene, { shown })
  const lying = (id: number): Thing => ({ kind: 'thing', what: 'card', id: String(id), name: '' })

  it('is a member with its skill', () => {
    const part = show({ kind: 'card', card: 'mystic_damsel' })
    expect([part.text('.title'), part.text('.skill b'), pictures(part)[0]]).toEqual(['Mystic Damsel', 'When it fills', expect.stringContaining('mystic_damsel')])
  })

  it('is a mansion, open or settled long ago', () => {
    const open = show({ kind: 'place', place: 'crown_castle' })
    expect([open.text('.title'), texts(open.all('.pays li'))]).toEqual(['Crown Castle', ['1st12', '2nd7', '3rd4']])
    expect(open.text()).toContain('If it filled now')
  })

  it('is a mansion that was settled, without its standing', () => {
    const past = show({ kind: 'place', place: 'thimble_lodge' })
    expect([past.text('.title'), past.text('.dim')]).toEqual(['Thimble Lodge', 'Small · holds 4 presence'])
    expect(past.text()).not.toContain('If it filled now')
  })

  it('is a family: its advanced members, and how many are left', () => {
    const part = show({ kind: 'thing', what: 'family', id: 'maid', name: 'Maid' })
    expect([part.text('.dim'), texts(part.all('li .title'))]).toEqual(['One of these is left to draw', ['Crafty Maid', 'Alert Maid', 'Mystic Maid']])
  })

  it('is a player', () => {
    expect(show({ kind: 'seat', seat: 3 }).text('header')).toBe('MothRoses19')
  })

  it('is a card that lies face up', () => {
    const part = show(lying(10))
    expect([part.text('.title'), part.text('.lies')]).toEqual(['Alert Maid', 'Ines'])
  })

  it('is another’s hidden card by its back, with its loot and what it counts', () => {
    const part = show(lying(1))
    expect([part.all('img, .skill').length, part.all('.unknown-card').length]).toEqual([0, 1])
    expect(texts(part.all('.lies p'))).toEqual(['Wilhelmina1', 'Face-down card', 'Face down it counts 11'])
  })

  it('is an advanced hidden card by its family', () => {
    const scene = sceneOf('five', ({ view }) => (view.own!.face_down = {}))
    expect(texts(show(lying(7), scene).all('.lies p'))[1]).toBe('Joker, face down')
  })

  it('is one’s own hidden card, which only its owner knows', () => {
    const part = show(lying(7))
    expect([part.text('.title'), texts(part.all('.lies p'))[1]]).toEqual(['Crafty Joker', 'Only you know: Crafty Joker'])
    expect(part.all('.lies use').at(-1)!.getAttribute('href')).toMatch(/unseen/)
  })

  it('is in a replay with everything open what lies there, and known to more than its owner', () => {
    const part = show(lying(1), opened())
    expect([part.text('.title'), texts(part.all('.lies p'))[1]]).toEqual(['Madam', 'Madam, face down'])
    expect(part.all('.lies use').at(-1)!.getAttribute('href')).toMatch(/hidden/)
  })

  it('is nothing where a card has gone', () => {
    expect(show(lying(99)).text()).toBe('')
  })
})

describe('what is told of a player', () => {
  const cards = (part: Staged): string[][] => part.all('ul.cards').map((list) => [...list.children].map((each) => each.textContent!))

  it('is of another only what everybody sees', () => {
    const part = lay(AboutSeat, sceneOf('five'), { seat: 2 })
    expect(texts(part.all('dd'))).toEqual(['0', '3', '1', '22', '1'])
    expect([part.all('.treasure').length, cards(part), part.all('h4').length]).toEqual([0, [], 2])
    expect(part.text()).toContain('Detective, face down')
  })

  it('is of oneself also the loot and the advanced members, the hand being in view', () => {
    const part = lay(AboutSeat, sceneOf('four'), { seat: 0 })
    expect([part.all('.treasure').length, cards(part)]).toEqual([1, [['Mystic Chat Noir', 'Alert Damsel'], ['Chat Noir']]])
  })

  it('is everything in a replay with everything open', () => {
    const part = lay(AboutSeat, opened(), { seat: 2 })
    expect(texts(part.all('.treasure small'))).toEqual(['2 jewels', '0 antiques', '1 painting'])
    expect(cards(part)).toEqual([['Alert Detective'], ['Maid', 'Madam']])
    expect(texts(part.all('h4'))).toEqual(['Advanced members', 'Hand', 'Discards'])
  })

  it('is in the list of everybody one cell a head', () => {
    const part = lay(SummaryCells, sceneOf('five'), { seat: 3 })
    expect(texts(part.all('td'))).toEqual(['19', '0', '3', '1', 'Joker'])
  })

  it('has none of the advanced members where there are none', () => {
    expect(texts(lay(SummaryCells, sceneOf('five'), { seat: 1 }).all('td')).at(-1)).toBe('None')
  })
})

describe('the picture of an option', () => {
  const picture = (option: Partial<Option>, scene = sceneOf('five')): Staged => lay(OptionPicture, scene, { option: { id: 'a', verb: '', ...option } as Option })

  it.each<[string, Partial<Option>, string]>([
    ['a member', { verb: 'return', card: 'mystic_chat_noir' }, 'mystic_chat_noir'],
    ['a member that is played', { verb: 'up', card: 'maid', place: 'p0' }, 'maid'],
    ['a mansion', { verb: 'tile', place: 'p3' }, 'crown_castle'],
    ['the first of two mansions', { verb: 'exchange', place: 'p0', number: 3 }, 'lantern_house'],
  ])('is %s', (_, option, file) => {
    const part = picture(option)
    expect(pictures(part)).toHaveLength(1)
    expect(pictures(part)[0]!.split('.')[0]!.split('-')[0]).toBe(file)
  })

  it.each(['turn', 'swap', 'front', 'move', 'stay', 'next', 'loot'])('is for “%s” the card itself, not its mansion', (verb) => {
    const part = picture({ verb, number: 10, place: 'p2' })
    expect([part.all('.pic.area').length, pictures(part)[0]]).toEqual([0, expect.stringContaining('alert_maid')])
  })

  it('is for a hidden card its back', () => {
    const part = picture({ verb: 'swap', number: 1 })
    expect(pictures(part)).toEqual([expect.stringContaining('damask')])
  })

  it.each(['upgrade', 'family'])('is for “%s” the family', (verb) => {
    const part = picture({ verb, number: 5, place: verb === 'family' ? 'p1' : '' })
    expect([part.all('.pic svg').length, part.all('img').length]).toEqual([1, 0])
  })

  it('is for a tile the mark of its owner', () => {
    const part = picture({ verb: 'replace', seat: 4, place: 'p0' })
    expect([part.all('.pic.tile').length, part.all('img').length]).toEqual([1, 0])
  })

  it.each(['stop', 'decline'])('is none for “%s”', (verb) => {
    expect(picture({ verb }).all('*')).toEqual([])
  })
})
