import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../lib/protocol'
import { momentNamed } from '../fixture'
import type { View } from '../types'
import { fights, lengthOf, REST, tellingsOf } from './telling'
import { Theatre } from './theatre.svelte'

const event = (kind: string, params: Record<string, unknown> = {}): Event => ({ kind, params })
const viewOf = (name: 'mid' | 'battle' | 'drawn' | 'losses'): View => momentNamed(name).view

/** A whole battle of Piotr’s warrior against a shadow, which ends in the update in which it begins. */
const WHOLE: Event[] = [
  event('moved', { seat: 3, card: 'warrior-viggo', from_place: 'd1', to_place: 'c1' }),
  event('battle', { place: 'c1', seat: 3, card: '', with_seat: -1, with_card: 'shadow-halifax', cards: ['warrior-viggo'], with_cards: ['shadow-halifax'] }),
  event('committed', { seat: 3, count: 1, cards: ['warrior-viggo'], side: 'attack' }),
  event('extra', { seat: 3, card: 'warrior-viggo', value: 4, hand: true, side: 'attack' }),
  event('battle_drew', { seat: 3, card: 'warrior-viggo', value: 2, side: 'attack', stone: false }),
  event('battle_drew', { seat: -1, card: 'shadow-halifax', value: 10, side: 'defence', stone: false }),
  event('totals', { place: 'c1', attack: 14, defence: 17, won: 'defence', seat: 3, card: '', with_seat: -1, with_card: 'shadow-halifax' }),
  event('loss', { seat: 3, card: 'warrior-viggo', value: 4, ships: 2 }),
  event('died', { seat: 3, card: 'warrior-viggo', place: 'c1' }),
  event('turn', { number: 24, seat: 0 }),
]
const tell = (events = WHOLE) => tellingsOf(viewOf('mid').public, viewOf('mid').public, events, null)

describe('the telling of a battle', () => {
  it('begins with both sides as they stand, and has a beat for each step', () => {
    const [telling, ...more] = tell()
    expect(more).toEqual([])
    expect(telling).toMatchObject({ begins: true, ends: true })
    expect(telling!.beats.map(({ kind, events }) => `${kind} ${events.length}`)).toEqual(['meet 1', 'commit 1', 'turn_up 1', 'draw 1', 'draw 1', 'totals 1', 'loss 2'])
    expect(telling!.beats[0]!.fray.battle).toMatchObject({
      place: 'c1', attack: { seat: 3, card: null, levels: 6, ships: 2 }, defence: { seat: null, card: 'shadow-halifax', levels: 6, ships: 1 },
    })
  })

  it('lays cards face down, turns them up, draws, and counts', () => {
    const frays = tell()[0]!.beats.map(({ fray }) => fray.battle)
    expect(frays[1]!.attack.fighters[0]!.extra).toEqual({ value: null, hand: false })
    expect(frays[1]!.attack.total).toBeNull()
    expect(frays[2]!.attack).toMatchObject({ extra: 4, total: 12 })
    expect(frays[4]!.attack.total).toBe(14)
    expect(frays[4]!.defence.total).toBe(17)
    expect(frays[4]!.won).toBeNull()
    expect(frays[5]!.won).toBe('defence')
    expect(frays[6]!.attack.fighters[0]).toMatchObject({ loss: 4, dead: true })
  })

  it('knows what was built and left behind before it in the same update', () => {
    const [telling] = tell([event('ring', { seat: 3, card: 'warrior-viggo', count: 3 }), event('dropped', { seat: 3, card: 'warrior-viggo', count: 1 }), ...WHOLE])
    expect(telling!.beats[0]!.fray.battle.attack.ships).toBe(4)
  })

  it('shows who draws back, who takes the stone, and that a master’s fall ends an alliance', () => {
    const [telling] = tell([
      ...WHOLE.slice(0, 7), event('loss', { seat: 3, card: 'warrior-viggo', value: 2, ships: 2 }), event('retreated', { seat: 3, card: 'warrior-viggo', from_place: 'c1', to_place: 'd1' }),
      event('stone', { seat: -1, card: 'shadow-halifax' }), event('eliminated', { seat: 3, with_seat: -1 }),
    ])
    const last = telling!.beats.at(-1)!
    expect(telling!.beats.slice(6).map(({ kind }) => kind)).toEqual(['loss', 'retreat', 'stone', 'fallen'])
    expect(last.fray).toMatchObject({ went: { 'warrior-viggo': 'd1' }, stone: 'shadow-halifax' })
    expect(last.fray.battle.attack.fighters[0]!.dead).toBe(true)
    expect(telling!.beats[7]!.fray.battle.attack.fighters[0]!.dead).toBe(false)
  })

  it('tells two battles of one update one after the other, the second with what the first has left', () => {
    const again = event('battle', { place: 'c2', seat: 3, card: '', with_seat: -1, with_card: 'shadow-halifax', cards: ['warrior-kaare'], with_cards: ['shadow-halifax'] })
    const lost = event('loss', { seat: -1, card: 'shadow-halifax', value: 1, ships: 1 })
    const tellings = tell([...WHOLE.slice(0, 7), lost, again])
    expect(tellings.map(({ begins, beats }) => [begins, beats[0]!.fray.battle.place])).toEqual([[true, 'c1'], [true, 'c2']])
    expect(tellings[1]!.beats[0]!.fray.battle.defence.ships).toBe(0)
  })

  it('is short where nobody defends', () => {
    const [telling] = tell([event('no_battle', { place: 'a5', seat: 3, card: '', with_seat: 0, with_card: '' }), event('lost_loose', { seat: 0, place: 'a5', count: 1 }), event('claimed', { seat: 3, card: 'warrior-viggo', place: 'a5' })])
    expect(telling!.beats.map(({ kind, events }) => `${kind} ${events.length}`)).toEqual(['empty 1', 'retreat 2'])
    expect(telling!.beats.at(-1)!.fray.claimed).toBe(true)
    expect(telling!.beats[0]!.fray.battle.defence.fighters).toEqual([])
    const came = tell([event('no_battle', { place: 'e4', seat: 1, card: '', with_seat: 0, with_card: '' })])
    expect(came[0]!.beats[0]!.fray.battle.attack.fighters.map(({ card }) => card)).toEqual(['warrior-bernhard'])
  })

  it('begins once where somebody is nominated first', () => {
    const before = viewOf('battle').public
    before.battle = { ...before.battle!, stage: 'nominate', place: 'c1' }
    const tellings = tellingsOf(before, viewOf('mid').public, [event('nominated', { seat: 3, card: 'warrior-viggo', from_place: 'd1', place: 'c1' }), ...WHOLE.slice(1)], null)
    expect(tellings.map(({ begins, beats }) => [begins, beats[0]!.kind])).toEqual([[true, 'meet']])
    const refused = tellingsOf(before, viewOf('mid').public, [event('no_battle', { place: 'c1', seat: 3, card: '', with_seat: 0, with_card: '' })], null)
    expect(refused.map(({ begins, ends, beats }) => [begins, ends, beats[0]!.kind])).toEqual([[false, true, 'empty']])
  })

  it('goes on from where it stood, with a nominee once', () => {
    const before = viewOf('battle').public
    const after = viewOf('drawn').public
    const [telling] = tellingsOf(before, after, [event('extra', { seat: 2, card: 'warrior-randi', value: 4, hand: false, side: 'defence' })], null)
    expect(telling).toMatchObject({ begins: false, ends: false })
    expect(telling!.beats[0]!.fray.battle.defence.extra).toBe(4)
    const named = [event('nominated', { seat: 2, card: 'diplomat-ola', from_place: 'c5', place: 'b5' }), event('nominated', { seat: 2, card: 'diplomat-ola', from_place: 'c5', place: 'b5' })]
    expect(tellingsOf(before, after, named, null)[0]!.beats[0]!.fray.battle.defence.fighters).toHaveLength(3)
  })

  it('is nothing where nobody fights, and never takes long', () => {
    expect(tell([event('turn', { number: 24, seat: 0 }), event('drew', { seat: 0, count: 1 })])).toEqual([])
    const many = Array.from({ length: 60 }, () => event('battle_drew', { seat: 3, card: 'warrior-viggo', value: 0, side: 'attack' }))
    expect(tell([WHOLE[1]!, ...many])[0]!.beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(11_001)
  })

  it('takes as long as its beats and a rest', () => {
    const [telling] = tell()
    expect(lengthOf(WHOLE)).toBeCloseTo(telling!.beats.reduce((sum, { ms }) => sum + ms, 0) + REST)
    expect(lengthOf([event('turn', { number: 24, seat: 0 })])).toBe(0)
  })

  it('knows whose battle it is', () => {
    const { battle } = viewOf('battle').public
    expect([fights(battle!, 0), fights(battle!, 2), fights(battle!, 1), fights(battle!, -1)]).toEqual([true, true, false, false])
  })
})

describe('the theatre', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const length = tell()[0]!.beats.reduce((sum, { ms }) => sum + ms, 0)
  const feed = (theatre: Theatre, events: Event[], before = viewOf('mid'), after = viewOf('mid'), pace = 1): void => theatre.feed({ before, after, events, pace })

  it('tells a battle that is over already step by step, lets its end be read, and closes', () => {
    const theatre = new Theatre()
    theatre.stand(viewOf('mid'))
    expect(theatre.on).toBe(false)
    feed(theatre, WHOLE)
    expect([theatre.on, theatre.beat?.kind, theatre.over]).toEqual([true, 'meet', false])
    vi.advanceTimersByTime(length - 1)
    expect([theatre.beat?.kind, theatre.over]).toEqual(['loss', true])
    vi.advanceTimersByTime(REST)
    expect(theatre.on).toBe(true)
    vi.advanceTimersByTime(2)
    expect([theatre.on, theatre.beat]).toEqual([false, null])
  })

  it('gives way soon to whom the map calls', () => {
    const theatre = new Theatre()
    theatre.feed({ before: viewOf('mid'), after: viewOf('mid'), events: WHOLE, pace: 1, elsewhere: true })
    vi.advanceTimersByTime(length + 600)
    expect(theatre.on).toBe(true)
    vi.advanceTimersByTime(200)
    expect(theatre.on).toBe(false)
  })

  it('takes half as long at the fast pace, and shows only the end where nothing moves', () => {
    const quick = new Theatre()
    feed(quick, WHOLE, viewOf('mid'), viewOf('mid'), 0.5)
    vi.advanceTimersByTime((length + REST) / 2 + 1)
    expect(quick.on).toBe(false)
    const still = new Theatre()
    feed(still, WHOLE, viewOf('mid'), viewOf('mid'), 0)
    expect([still.beat?.kind, still.over]).toEqual(['loss', true])
    vi.advanceTimersByTime(4000)
    expect(still.on).toBe(false)
  })

  it('stays with a battle that is still fought, and shows at once how it stands when skipped', () => {
    const theatre = new Theatre()
    theatre.stand(viewOf('battle'))
    expect([theatre.on, theatre.telling]).toEqual([true, false])
    feed(theatre, [event('extra', { seat: 2, card: 'warrior-randi', value: 4, hand: false, side: 'defence' })], viewOf('battle'), viewOf('losses'))
    expect(theatre.fray!.battle.won).toBeNull()
    theatre.skip()
    expect([theatre.fray!.battle.won, theatre.telling, theatre.on]).toEqual(['defence', false, true])
    vi.advanceTimersByTime(60_000)
    expect(theatre.on).toBe(true)
  })

  it('lets nobody wait for what they have answered already', () => {
    const theatre = new Theatre()
    theatre.stand(viewOf('battle'))
    const drew = event('battle_drew', { seat: 0, card: 'warrior-astrid', value: 4, side: 'attack' })
    feed(theatre, [drew, drew, drew], viewOf('battle'), viewOf('losses'))
    feed(theatre, [event('loss', { seat: 0, card: 'warrior-axel', value: 0, ships: 0 })], viewOf('losses'), viewOf('losses'))
    expect(theatre.beat?.kind).toBe('loss')
  })

  it('ends with all that waits when skipped', () => {
    const theatre = new Theatre()
    feed(theatre, WHOLE)
    feed(theatre, WHOLE)
    theatre.skip()
    vi.advanceTimersByTime(60_000)
    expect([theatre.on, theatre.telling]).toEqual([false, false])
  })

  it('keeps what the viewer laid face down until the next battle, and calls whoever fights', () => {
    const theatre = new Theatre()
    theatre.stand(viewOf('battle'))
    expect([...theatre.covered]).toEqual([['warrior-astrid', 7]])
    feed(theatre, [event('committed', { seat: 0, count: 1, cards: ['warrior-astrid'], side: 'attack' })], viewOf('battle'), viewOf('drawn'))
    expect([...theatre.covered]).toEqual([['warrior-astrid', 7]])
    expect(theatre.called).toBe(0)
    feed(theatre, [event('battle', { place: 'a5', seat: 3, card: '', with_seat: 0, with_card: '', cards: ['warrior-viggo'], with_cards: ['merchant-faye'] })])
    expect([theatre.covered.size, theatre.called]).toEqual([0, 1])
    feed(theatre, WHOLE)
    expect(theatre.called).toBe(1)
  })
})
