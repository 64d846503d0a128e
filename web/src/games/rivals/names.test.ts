import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { plainText, words, type Segment } from '../../lib/words.svelte'
import { argumentsOf, lootList, mansion, mansionName, member, memberName, player, row } from './names'

beforeAll(() => words.load('common', 'table', 'rivals'))
afterEach(() => words.use('en'))

const spoken = (segments: Segment[]): string => plainText(segments, (segment) => {
  switch (segment.kind) {
    case 'player': return segment.seats.map((seat) => `seat ${seat}`).join('+')
    case 'card': return memberName(segment.card)
    case 'place': return mansionName(segment.place)
    default: return '?'
  }
})

const protocol = readFileSync(join(import.meta.dirname, '../../../../docs/protocol.md'), 'utf8')

/** What each event brings with it, for all who may know it, and for the one who was told more. */
const card = { seat: 1, card: 4, member: 'crafty_maid' }
const hidden = { ...card, member: '' }
const EVENTS: [string, Record<string, unknown>, string, Record<string, unknown>?, string?][] = [
  ['begins', { first: 2 }, 'The ball begins. seat 2 goes first'],
  ['turn', { number: 3, seat: 0 }, 'Turn 3, seat 0'],
  ['no_card', { seat: 1 }, 'seat 1 has no card to play'],
  ['played', { ...card, place: 'opera_house' }, 'seat 1 played Crafty Maid in Opera House'],
  ['played_down', { seat: 1, card: 4, place: 'opera_house' }, 'seat 1 played face down in Opera House', { member: 'maid' }, 'seat 1 played Maid face down in Opera House'],
  ['stole', { ...hidden, count: 1, wanted: 3 }, 'seat 1 took 1 loot onto the face-down card'],
  ['stole', { ...card, count: 0, wanted: 3 }, 'No loot was left for seat 1'],
  ['turned_up', card, 'seat 1 turned Crafty Maid face up'],
  ['turned_down', card, 'seat 1’s Crafty Maid now lies face down'],
  ['moved', { ...hidden, from_place: 'opera_house', to_place: 'crown_castle' }, 'seat 1’s face-down card went from Opera House to Crown Castle'],
  ['tile_placed', { seat: 0, place: 'swan_palace', count: 2 }, 'seat 0 put 2 influence tiles on Swan Palace'],
  ['tile_back', { seat: 0, place: 'swan_palace', count: 1 }, 'seat 0 got an influence tile back from Swan Palace'],
  ['presence', { seat: 3, place: 'swan_palace' }, 'seat 3 put a presence tile on Swan Palace'],
  ['swapped_markers', { ...card, with_seat: 3, with_card: 9, with_member: '' }, 'seat 1 traded Crafty Maid for seat 3’s face-down card'],
  ['to_front', { ...card, place: 'swan_palace' }, 'seat 1 moved Crafty Maid to the front in Swan Palace'],
  ['named', { seat: 1, family: 'lady_lupin', place: 'swan_palace' }, 'seat 1 called every Lady Lupin to Swan Palace'],
  ['family_known', { seat: 1, card: 4, family: 'chat_noir' }, 'seat 1’s face-down card turns out to be: Chat Noir'],
  ['exchanged', { seat: 1, first_place: 'swan_palace', second_place: 'opera_house' }, 'seat 1 made Swan Palace and Opera House change places'],
  ['lost', { ...hidden, count: 2 }, 'seat 1’s face-down card lost 2 loot'],
  ['took_loot', { ...card, count: 2, from_seat: 0, from_card: 8, from_member: 'lady_lupin' }, 'seat 1 took 2 loot from seat 0’s Lady Lupin'],
  ['gained', { seat: 1, card: -1, member: '', count: 3 }, 'seat 1 gained 3 loot', { kinds: ['painting', 'jewel', 'painting'] }, 'seat 1 gained 2 paintings, 1 jewel'],
  ['resolving', { place: 'opera_house' }, 'Opera House is full'],
  ['silenced', { place: 'opera_house' }, 'Alert Maid keeps all skills quiet in Opera House'],
  ['activated', card, 'seat 1’s Crafty Maid goes to work'],
  ['paid', { seat: 1, amount: 1, why: 'mystic_damsel', place: 'opera_house' }, 'seat 1 earned 1 rose with Mystic Damsel'],
  ['ranked', { seat: 1, rank: 4, total: 6, amount: 0, place: 'opera_house' }, '4th: seat 1, 6 influence, no roses'],
  ['returned', { ...hidden, family: 'maid' }, 'seat 1’s face-down card went back under the Maid pile'],
  ['discarded', card, 'seat 1 discarded Crafty Maid'],
  ['upgraded', { seat: 1, family: 'maid' }, 'seat 1 drew from the Maid pile', { member: 'alert_maid' }, 'seat 1 drew Alert Maid'],
  ['gave_back', { seat: 1, family: 'maid' }, 'seat 1 put a card back under the Maid pile', { member: 'alert_maid' }, 'seat 1 put Alert Maid back under its pile'],
  ['resolved', { place: 'opera_house', next: 'crown_castle' }, 'Opera House closed its doors, Crown Castle opens'],
  ['resolved', { place: 'opera_house', next: '' }, 'Opera House closed its doors'],
  ['reshuffled', { seat: 2 }, 'seat 2 shuffled the discards into a new deck'],
  ['drew', { seat: 2, count: 1 }, 'seat 2 drew a card', { members: ['joker', 'mystic_maid'] }, 'seat 2 drew Joker, Mystic Maid'],
  ['over', { winners: [2, 0] }, 'The night goes to seat 2+seat 0'],
]

describe('the parameters of events', () => {
  it.each(EVENTS)('%s: %o', (kind, params, said, more, own) => {
    expect(spoken(words.segments(`rivals-log-${kind}`, argumentsOf(params)))).toBe(said)
    if (more) expect(spoken(words.segments(`rivals-log-${kind}.own`, argumentsOf({ ...params, ...more })))).toBe(own)
  })

  it('are tried for every kind that the protocol names', () => {
    const events = protocol.split('## Shadow Rivals')[1]!.split('### Events')[1]!.split('\n## ')[0]!
    const kinds = [...events.matchAll(/`([a-z_]+)`/g)].map(([, kind]) => kind!).filter((kind) => kind !== 'member')
    expect(kinds.length).toBeGreaterThan(30)
    const tried = new Set(EVENTS.map(([kind]) => kind))
    expect(kinds.filter((kind) => !tried.has(kind))).toEqual([])
  })

  it('leave nothing open in Japanese either', async () => {
    await words.use('ja')
    for (const [kind, params, , more] of EVENTS) {
      for (const [key, args] of [[`rivals-log-${kind}`, params], ...(more ? [[`rivals-log-${kind}.own`, { ...params, ...more }] as const] : [])] as const) {
        const said = spoken(words.segments(key, argumentsOf(args))).replace(/seat \d(\+seat \d)?/g, '')
        expect(said, key).not.toMatch(/[{}A-Za-z_]/)
        expect(said, key).toMatch(/[ぁ-んァ-ン一-龠]/)
      }
    }
  })

  it('keep things as things, and hide what lies face down', () => {
    expect(argumentsOf({ seat: 1, member: 'joker', with_member: null, place: 'opera_house', next: '', with_seat: -1 })).toEqual({
      seat: { kind: 'player', seats: [1] }, member: { kind: 'card', card: 'joker' }, with_member: 'hidden',
      place: { kind: 'place', place: 'opera_house' }, next: 'none', with_seat: 'none',
    })
    expect([player(-1), member(''), mansion(null)]).toEqual(['none', 'hidden', 'none'])
  })

  it('are left out where no sentence can say them', () => {
    expect(argumentsOf({ count: 2, number: 4, note: 'x', gone: null, open: true, list: [1] })).toEqual({ count: 2, number: 4, note: 'x' })
  })
})

describe('rows', () => {
  it('count loot by kind, in the order in which it came', async () => {
    expect(spoken(lootList(['painting', 'jewel', 'painting', 'antique']))).toBe('2 paintings, 1 jewel, 1 antique')
    expect(lootList([])).toEqual([])
    await words.use('ja')
    expect(spoken(lootList(['jewel', 'painting', 'jewel']))).toBe('宝石2 絵画1')
  })

  it('keep their things, also empty ones and the same twice', async () => {
    const things: Segment[][] = [[{ kind: 'card', card: 'joker' }], [], [{ kind: 'card', card: 'joker' }, { kind: 'text', text: '!' }]]
    expect(row(things)).toEqual([
      { kind: 'card', card: 'joker' }, { kind: 'text', text: ', ' }, { kind: 'text', text: ', ' }, { kind: 'card', card: 'joker' }, { kind: 'text', text: '!' },
    ])
    await words.use('ja')
    expect(spoken(row([[{ kind: 'card', card: 'joker' }], [{ kind: 'card', card: 'maid' }]]))).toBe('ジョーカー メイド')
  })
})
