import { beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '../../lib/protocol'
import { plainText, words } from '../../lib/words.svelte'
import { linesOf } from './log'
import { sceneOf } from './staged'

beforeAll(() => words.load('common', 'table', 'shadowlord'))

const event = (kind: string, params: Record<string, unknown> = {}, secret = false): Event => (secret ? { kind, params, private: true } : { kind, params })
const told = (...events: Event[]): string[] => {
  const space = sceneOf('mid')
  return linesOf(events, 0).map(({ segments }) => plainText(segments, space.spoken))
}

describe('the log', () => {
  it('has a head for each turn, one of its own for one’s own', () => {
    const lines = linesOf([event('turn', { number: 22, seat: 3 }), event('turn', { number: 23, seat: 0 })], 0)
    expect(lines.map(({ kind }) => kind)).toEqual(['turn', 'turn'])
    expect(told(event('turn', { number: 22, seat: 3 }), event('turn', { number: 23, seat: 0 }))).toEqual(['Turn 22, Piotr', 'Turn 23, you'])
  })

  it('tells values only to those who were told', () => {
    expect(told(event('drew', { seat: 2, count: 2 }))).toEqual(['Ines drew 2 cards'])
    expect(told(event('drew', { seat: 0, count: 2, values: [4, 7] }, true))).toEqual(['Rowan drew 2 cards: 4, 7'])
    expect(linesOf([event('placed', { seat: 0, card: '', value: 7 }, true)], 0)[0]!.kind).toBe('secret')
  })

  it('tells a move and the battle that it means in one line', () => {
    const moved = event('moved', { seat: 0, card: 'warrior-axel', from_place: 'a5', to_place: 'b5' })
    expect(told(moved, event('battle_due', { seat: 0, place: 'b5' }))).toEqual(['Axel entered Pisces: battle'])
    expect(told(moved, event('battle_due', { seat: 0, place: 'b4' }))).toHaveLength(2)
  })

  it('gathers what one player builds', () => {
    const lines = told(event('ring', { seat: 0, card: 'warrior-axel', place: 'b5', count: 2 }), event('ring', { seat: 0, card: 'merchant-faye', place: 'a1', count: 1 }), event('ring', { seat: 1, card: 'warrior-sten', place: 'd4', count: 1 }))
    expect(lines).toEqual(['Rowan built: Axel 2, Faye 1', 'Sten got 1 ship'])
  })

  it('sums ships that one character got one by one', () => {
    const ring = (card: string) => event('ring', { seat: 0, card, place: 'a1', count: 1 })
    expect(told(ring('warrior-axel'), ring('merchant-faye'), ring('warrior-axel'))).toEqual(['Rowan built: Axel 2, Faye 1'])
  })

  it('counts the events of a line, so that the chat finds its place', () => {
    const ring = (card: string) => event('ring', { seat: 0, card, place: 'a1', count: 1 })
    expect(linesOf([ring('warrior-axel'), ring('merchant-faye'), event('stored', { seat: 0, count: 1 })], 0).map(({ after }) => after)).toEqual([2, 3])
  })

  it('has words for every event, none with a gap', () => {
    const kinds: Event[] = [
      event('rolled_first', { seat: 0, rolls: [[0, 5], [1, 2]] }), event('chose_master', { seat: 0, card: 'master-wind' }), event('dealt', { seat: 0, cards: ['warrior-axel', 'diplomat-ola'] }),
      event('reshuffled', { cards: 20 }), event('timer', { slot: 3, slots: 6 }), event('reign', { count: 1, limit: 12 }), event('guide', { seat: 0, dice: [3, 5], roll: 8, event: 'shipyard' }),
      event('storm', { seat: 0, place: '', rings: 3, loose: 0 }), event('gathered', { count: 2 }), event('bonus', { seat: 0, count: 2 }), event('scouted', { seat: 1, place: 'b1' }),
      event('raided', { seat: 0, with_seat: 1 }), event('redeemed', { seat: 0, value: 7 }), event('loose', { seat: 0, place: 'a1', count: 1 }), event('stored', { seat: 0, count: 1 }), event('forfeited', { seat: 0, count: 1 }),
      event('peace_ended', { seat: 0, with_seat: 1, place: 'a1' }), event('asked', { seat: 0, card: 'warrior-axel', place: 'b5', seats: [2] }), event('answered', { seat: 2, granted: true, card: 'warrior-axel', place: 'b5' }),
      event('dropped', { seat: 0, card: 'warrior-axel', place: 'a1', count: 1 }), event('picked_up', { seat: 0, card: 'warrior-axel', place: 'a1', count: 1 }), event('claimed', { seat: 0, card: 'warrior-axel', place: 'a1' }),
      event('peace', { seat: 0, with_seat: 2, place: 'b5' }), event('turned', { seat: 0, card: 'diplomat-ola', found: 'merchant-vang', place: 'a1' }), event('recruited', { seat: 0, card: 'merchant-vang', place: 'a1' }),
      event('dismissed', { seat: 0, card: 'merchant-vang', place: 'a1' }), event('shadow_moved', { seat: 0, card: 'shadow-lynx', from_place: 'b3', to_place: 'a3' }),
      event('battle', { place: 'b5', seat: -1, card: 'shadow-lynx', with_seat: 2, with_card: '', cards: ['shadow-lynx'], with_cards: ['warrior-randi'] }),
      event('nominated', { seat: 0, card: 'warrior-axel', from_place: 'a5', place: 'b5' }), event('no_battle', { place: 'b5', seat: 0, card: '', with_seat: 2, with_card: '' }),
      event('totals', { place: 'b5', attack: 24, defence: 20, won: 'attack', seat: 0, card: '', with_seat: 2, with_card: '' }), event('loss', { seat: 0, card: 'warrior-axel', value: 2, ships: 2 }),
      event('died', { seat: 0, card: 'warrior-axel', place: 'b5' }), event('retreated', { seat: 0, card: 'warrior-axel', from_place: 'b5', to_place: 'a5' }), event('lost_loose', { seat: 2, place: 'b5', count: 1 }),
      event('stone', { seat: 0, card: 'warrior-axel' }), event('stone_full', { seat: 0, card: 'warrior-axel' }), event('eliminated', { seat: 0, with_seat: -1 }), event('discarded', { seat: 0, value: 2 }),
      event('bribed', { seat: 0, card: 'warrior-randi', with_seat: 2, roll: 9, with_roll: 4, won: true }), event('took_back', { seat: 0, what: 'move' }), event('over', { winners: [0], reason: 'last_master' }),
    ]
    for (const each of kinds) {
      const lines = told(each)
      expect(lines, each.kind).not.toEqual([])
      expect(lines.join(' '), each.kind).not.toMatch(/\{|shadowlord-|undefined/)
    }
  })
})
