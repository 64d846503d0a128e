import { beforeAll, describe, expect, it } from 'vitest'
import { piecesOf } from './catalogue'
import { CATALOGUE, CHAT, LOG } from '../hunters/fixture'
import { beforeTheMatch } from '../../lib/connection.svelte'
import { plainText, words } from '../../lib/words.svelte'
import { linesOf } from './log'
import { drawnOf, nightOf, trailsOf } from './log-facts'
import { mixed } from '../../table/log'

beforeAll(() => words.load('common', 'table', 'hunters'))

const pieces = piecesOf(CATALOGUE)
const say = (segments: Parameters<typeof plainText>[0]): string =>
  plainText(segments, (segment) => (segment.kind === 'player' ? `<${segment.seats}>` : segment.kind === 'card' ? `[${segment.card}]` : segment.kind === 'place' ? `{${segment.place}}` : '?'))

describe('lines of the log', () => {
  const lines = (seat = 0) => linesOf('hunters', LOG, pieces, seat)

  it('join a roll and the walk that it brings', () => {
    expect(say(lines().at(-6)!.segments)).toBe('<0> rolled 2 + 4: {church}')
    expect(lines().at(-6)!.after).toBe(LOG.length - 5)
  })
  it('say “you” at the head of your own turn alone', () => {
    const heads = (seat: number) => lines(seat).filter((line) => line.kind === 'turn').map((line) => say(line.segments))
    expect(heads(0).at(-1)).toBe('Turn 15, you')
    expect(heads(1).at(-1)).toBe('Turn 15, <0>')
  })
  it('mark what only this viewer was told', () => {
    expect(lines().filter((line) => line.kind === 'secret')).toHaveLength(1)
  })
  it('name every kind of event that the fixture holds', () => {
    expect(lines().every((line) => !say(line.segments).includes('hunters-'))).toBe(true)
  })
})

describe('log and chat together', () => {
  const lines = () => linesOf('hunters', LOG, pieces, 0)

  it('put a chat line after what its writer had seen', () => {
    const all = mixed(lines(), CHAT, 'all')
    const at = all.findIndex((entry) => entry.kind === 'chat' && entry.line.number === 3)
    const before = all.slice(0, at).filter((entry) => entry.kind === 'log').at(-1)
    const after = all.slice(at).find((entry) => entry.kind === 'log')
    expect(before?.kind === 'log' && before.line.after).toBe(26)
    expect(after?.kind === 'log' && after.line.after).toBeGreaterThan(26)
  })
  it('can be told apart by the filters', () => {
    expect(mixed(lines(), CHAT, 'actions').every((entry) => entry.kind === 'log')).toBe(true)
    expect(mixed(lines(), CHAT, 'chat').map((entry) => entry.line)).toEqual([CHAT[1], CHAT[2]])
  })
  it('begin with what was said in the match before', () => {
    const first = (chat: typeof CHAT) => mixed(lines(), chat, 'all').slice(0, CHAT.length)
    expect(first(beforeTheMatch(CHAT)).every((entry) => entry.kind === 'chat')).toBe(true)
    expect(first(CHAT).every((entry) => entry.kind === 'chat')).toBe(false)
  })
  it('have a key each, so that a new line draws no other anew', () => {
    const keys = mixed(lines(), CHAT, 'all').map((entry) => entry.key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('what the table reads out of the log', () => {
  it('is where damage last came from, in this turn and the one before', () => {
    expect(trailsOf(LOG)).toContainEqual({ seat: 1, from: 4, to: 6 })
    expect(trailsOf(LOG)).toContainEqual({ seat: 5, from: 9, to: 11 })
    expect(trailsOf(LOG).some((trail) => trail.from === 3)).toBe(false)
    const exchanged = { kind: 'swapped_damage', params: { seat: 3, with_seat: 4, mine: 8, theirs: 3 } }
    expect(trailsOf([...LOG.slice(0, 4), exchanged])).toEqual([{ seat: 3, from: 3, to: 8 }, { seat: 4, from: 8, to: 3 }])
  })
  it('is the last drawn card that may be read', () => {
    expect(drawnOf(LOG)).toMatchObject({ card: 'w_flare_judgement', seat: 0, secret: false })
    const given = [...LOG, { kind: 'gave_hint', params: { seat: 1, to: 0, card: 'h_greed' }, private: true }]
    expect(drawnOf(given)).toMatchObject({ card: 'h_greed', to: 0, secret: true })
    expect(drawnOf([...LOG, { kind: 'gave_hint', params: { seat: 1, to: 2 } }])).toMatchObject({ card: 'w_flare_judgement' })
  })
  it('is when somebody opened or died', () => {
    expect(nightOf(LOG)).toEqual([
      { turn: 12, kind: 'revealed', seat: 2, character: 'george' },
      { turn: 14, kind: 'died', seat: 5, character: 'ellen' },
    ])
  })
})
