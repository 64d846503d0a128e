import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Event } from '../../../lib/protocol'
import { settings } from '../../../lib/settings.svelte'
import { plainText, words } from '../../../lib/words.svelte'
import { NAMES } from '../fixture'
import { sceneOf, stage, type Staged } from '../staged'
import EndBody from './EndBody.svelte'
import { fatesOf, figuresOf, headline, isDefeat, verdict } from './ending'
import type { Space } from '../scene.svelte'

const event = (kind: string, params: Record<string, unknown> = {}): Event => ({ kind, params })
/** Rowan destroys Ines, a shadow Tomo, Piotr a shadow; Rowan is left. */
const LOG: Event[] = [
  event('turn', { number: 3, seat: 0 }), event('recruited', { seat: 0, card: 'warrior-sten', place: 'b1' }),
  event('battle', { place: 'b5', seat: 0, card: '', with_seat: 2, with_card: '', cards: ['warrior-axel'], with_cards: ['master-water'] }),
  event('totals', { place: 'b5', attack: 20, defence: 12, won: 'attack', seat: 0, card: '', with_seat: 2, with_card: '' }),
  event('loss', { seat: 2, card: 'master-water', value: 10, ships: 1 }), event('died', { seat: 2, card: 'master-water', place: 'b5' }), event('eliminated', { seat: 2, with_seat: 0 }),
  event('turn', { number: 9, seat: 3 }), event('reshuffled', { cards: 20 }),
  event('battle', { place: 'c1', seat: 3, card: '', with_seat: -1, with_card: 'shadow-halifax', cards: ['warrior-viggo'], with_cards: ['shadow-halifax'] }),
  event('totals', { place: 'c1', attack: 18, defence: 9, won: 'attack', seat: 3, card: '', with_seat: -1, with_card: 'shadow-halifax' }),
  event('died', { seat: -1, card: 'shadow-halifax', place: 'c1' }), event('stone', { seat: 3, card: 'warrior-viggo' }),
  event('turn', { number: 12, seat: 1 }),
  event('battle', { place: 'e4', seat: -1, card: 'shadow-gwyth', with_seat: 1, with_card: '', cards: ['shadow-gwyth'], with_cards: ['master-fire'] }),
  event('totals', { place: 'e4', attack: 18, defence: 9, won: 'attack', seat: -1, card: 'shadow-gwyth', with_seat: 1, with_card: '' }),
  event('died', { seat: 1, card: 'master-fire', place: 'e4' }), event('eliminated', { seat: 1, with_seat: -1 }),
]
const ended = (reason: string, winners: number[], alive: number[], seat: number | null = 0): Space => {
  const space = sceneOf('over', ({ view }) => {
    view.public.over = { winners, reason }
    for (const player of view.public.players) Object.assign(player, { alive: alive.includes(player.seat) })
    if (seat === null) view.own = null
  })
  space.log = LOG
  return space
}

describe('what became of everybody', () => {
  it('is told of the winner first, then of who stands, then of those who fell, the last of them first', () => {
    const fates = fatesOf(LOG, ended('reign', [3], [0, 3]).players, [3])
    expect(fates.map(({ seat, stands, fell }) => [seat, stands, fell])).toEqual([[3, true, null], [0, true, null], [1, false, { turn: 12, by: -1 }], [2, false, { turn: 3, by: 0 }]])
    expect(fates.map(({ battles, won, recruits, masters }) => [battles, won, recruits, masters])).toEqual([[1, 1, 0, 0], [1, 1, 1, 1], [1, 0, 0, 0], [1, 0, 0, 0]])
  })

  it('adds up to the figures of the war', () => {
    expect(figuresOf(LOG, 12)).toEqual({ turns: 12, battles: 3, recruits: 1, losses: 2, shadows: 1, stone: 1, reshuffles: 1 })
  })
})

describe('the end in words', () => {
  beforeAll(() => words.load('common', 'table', 'shadowlord'))
  afterEach(() => words.use('en'))
  const said = (space: Space): string => plainText(verdict(space), space.spoken)

  it('names who won, and how', () => {
    expect(headline(ended('last_master', [0], [0]))).toBe('You are the last master')
    expect(headline(ended('last_master', [3], [3]))).toBe('Piotr is the last master')
    expect(headline(ended('total_victory', [0], [0], null))).toBe('Rowan has broken the shadow')
    expect(headline(ended('reign', [3], [3]))).toBe('Piotr reigns')
    expect(said(ended('last_master', [0], [0]))).toBe('All other masters have fallen, and the Shadowlord has lost the Power Stone. Tomo fell last, in turn 12 of 23.')
  })

  it.each(['timer', 'no_master', 'reign_shadow'])('is the defeat of all: %s', (reason) => {
    const space = ended(reason, [], [])
    expect(isDefeat(reason)).toBe(true)
    expect(headline(space)).not.toMatch(/shadowlord-|Rowan/)
    expect(said(space)).toMatch(/All have lost\.$/)
  })

  it('tells which shadow reigns', () => {
    const space = ended('reign_shadow', [], [])
    space.moment = { ...space.moment, view: { ...space.view, public: { ...space.public, stone: 'shadow-darkness' } } }
    expect(said(space)).toContain('Invincible Darkness rules the universe.')
  })

  it.each(['last_master', 'total_victory', 'reign', 'timer', 'no_master', 'reign_shadow'])('is said in Japanese: %s', async (reason) => {
    await words.use('ja')
    const space = ended(reason, isDefeat(reason) ? [] : [3], [3])
    expect(headline(space).replace('Piotr', '')).not.toMatch(/[a-z{]/)
    expect(said(space).replace('Tomo', '')).not.toMatch(/[a-z{]/)
  })
})

describe('the last page', () => {
  let at: Staged | null = null
  const lay = (space: Space): Staged => (at = stage(EndBody, space, {}))
  beforeAll(() => words.load('common', 'table', 'shadowlord'))
  beforeEach(() => (settings.motion = 'off'))
  afterEach(async () => {
    await at?.gone()
    at = null
    settings.motion = 'normal'
    await words.use('en')
  })

  it('shows the winner’s alliance, the master first, and who holds the stone', () => {
    const page = lay(ended('last_master', [0], [0]))
    expect(page.all('.victors .cap b').map((each) => each.textContent)).toEqual(['Wind Master', 'Astrid', 'Axel', 'Faye', 'Elfrida'])
    expect(page.all('.victors li.lead')).toHaveLength(1)
    expect(page.all('.victors small')).toHaveLength(1)
    expect(page.all('.eclipse, .defeat')).toHaveLength(0)
  })

  it('shows the eclipse where all lose, and the shadow that holds the stone', () => {
    const page = lay(ended('timer', [], [0, 3]))
    expect([page.all('.victors').length, page.all('.eclipse').length, page.all('.backdrop.defeat').length]).toEqual([0, 1, 1])
    expect(page.text('.looms')).toBe('Astrid')
    expect(page.text('.slots')).toBe('Slot 3 of 6')
  })

  it('shows nobody before it where no master is left', () => {
    const page = lay(ended('no_master', [], []))
    expect(page.all('.looms, .slots')).toHaveLength(0)
  })

  it('tells what became of each alliance', () => {
    const page = lay(ended('last_master', [0], [0]))
    expect(page.all('.fates > ol b bdi').map((each) => each.textContent)).toEqual(['Rowan', 'Tomo', 'Ines', 'Piotr'])
    expect(page.all('.fates > ol small').map((each) => each.textContent!.replace(/\s+/g, ' ').trim())).toEqual(['Won', 'Destroyed by a shadow in turn 12', 'Destroyed by Rowan in turn 3', 'Gone'])
    expect([page.all('.win').length, page.all('.fates .gone').length, page.all('.me').length]).toEqual([1, 3, 1])
    expect(page.all('.fates li:first-child dd').map((each) => each.textContent)).toEqual(['6', '5', '1 of 1', '1', '1'])
  })

  it('is said in Japanese', async () => {
    await words.use('ja')
    const page = lay(ended('timer', [], [0, 3]))
    const text = NAMES.reduce((all, name) => all.replaceAll(name, ''), page.text())
    expect(text).not.toMatch(/[A-Za-z{}]/)
  })
})
