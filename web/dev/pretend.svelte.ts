// A connection that is none: it holds the fixture and says yes to everything. With `&undo` in the address, the last answer may be
// taken back.
import * as fixture from '../src/games/hunters/fixture'
import type { View } from '../src/games/hidden-roles/types'
import { Connection } from '../src/lib/connection.svelte'
import type { ChatLine, Option, Room, Update } from '../src/lib/protocol'

class Silent extends EventTarget {
  static OPEN = 1
  readyState = 0
  send(): void {}
  close(): void {}
}

export function pretendConnection(update: Update, room: Room, chat: ChatLine[], seated: boolean): Connection {
  Object.assign(window, { WebSocket: Silent })
  const connection = new Connection('MOSSFERN')
  connection.state = 'open'
  connection.send = (message) => {
    console.log('sent', JSON.stringify(message))
    return new Promise((resolve) => setTimeout(() => resolve(true), 400))
  }
  connection.receive({ type: 'welcome', you: seated ? 'm0' : 'w1', code: 'MOSSFERN', game: room.game, version: '0', personal_link: '', wait_seconds: 3, longer_seconds: 20 })
  connection.receive(room)
  connection.receive({ type: 'chat', lines: chat })
  if (new URLSearchParams(location.search).has('undo')) update.may_undo = true
  connection.receive(update)
  return connection
}

const MORE = [{ name: 'Wilhelmina', shape: 'drop' }, { name: 'Ada', shape: 'ring' }]

/** The fixture, changed into another situation. */
export function variant(show: string, players: number): { update: Update; room: Room } {
  const update = structuredClone(fixture.UPDATE)
  const room = structuredClone(fixture.ROOM)
  const view = update.view as View
  for (const [index, extra] of MORE.slice(0, players - 6).entries()) {
    const seat = 6 + index
    room.match!.names.push(extra.name)
    room.match!.shapes.push(extra.shape)
    room.members.push({ id: `m${seat}`, name: extra.name, shape: extra.shape, seat, role: 'player' })
    view.public.players.push({ ...view.public.players[3]!, seat, place: index ? 'church' : 'hermits_cabin', damage: 3, equipment: ['w_holy_robe', 'b_chainsaw'] })
  }
  if (players < 6) view.public.players.splice(players)
  if (show === 'start') {
    for (const player of view.public.players) Object.assign(player, { place: null, damage: 0, equipment: [], character: null, revealed: false, alive: true })
    Object.assign(view.public, { dice: null, card: null, turn: 1 })
    view.own!.known = {}
    update.events = [{ kind: 'begins', params: { first: 0 } }, { kind: 'turn', params: { number: 1, seat: 0 } }]
    update.log_length = 2
    update.question = { id: 1, kind: 'move', clause: '4', options: [{ id: 'roll', verb: 'roll' }] }
    update.clock_left = -1
  }
  if (show === 'ability') {
    update.question = { id: 2, kind: 'move', clause: '5', options: [{ id: 'roll', verb: 'roll' }, ...[1, 2, 3, 4].map((seat): Option => ({ id: `use:${seat}`, verb: 'use', seat }))] }
  }
  if (show === 'many') {
    update.question = {
      id: 3, kind: 'woods', clause: '2', about: { place: 'weird_woods' },
      options: view.public.players.filter((player) => player.alive).flatMap(({ seat }): Option[] => [{ id: `hurt:${seat}`, verb: 'hurt', seat }, { id: `heal:${seat}`, verb: 'heal', seat }]),
    }
  }
  if (show === 'steal') {
    update.question = {
      id: 3, kind: 'steal', clause: '2',
      options: view.public.players.filter((player) => player.seat).flatMap(({ seat, equipment }) => equipment.map((card): Option => ({ id: `take:${seat}:${card}`, verb: 'take', seat, card }))),
    }
  }
  if (show === 'deck') {
    update.question = { id: 8, kind: 'deck', clause: '2', options: ['white', 'black', 'hermit'].map((place): Option => ({ id: `draw:${place}`, verb: 'draw', place })) }
    view.public.players[0]!.equipment.push('w_mystic_compass', 'b_chainsaw')
  }
  if (show === 'go') {
    update.question = { id: 4, kind: 'destination', clause: '4', options: view.public.board.filter((area) => area !== 'church').map((place): Option => ({ id: `go:${place}`, verb: 'go', place })) }
  }
  if (show === 'react') {
    update.question = { id: 5, kind: 'react', clause: '6.4', timed: true, about: { attacker: 2 }, options: [{ id: 'on', verb: 'on' }, { id: 'use', verb: 'use' }] }
    update.may_wait = 5
  }
  if (show === 'hermit') {
    update.events = [...update.events, { kind: 'gave_hint', params: { seat: 1, to: 0, card: 'h_greed' }, private: true }]
    update.log_length += 1
    update.question = { id: 6, kind: 'hint', clause: '13.2', about: { card: 'h_greed', from: 1 }, options: [{ id: 'hand:b_broad_axe', verb: 'hand', card: 'b_broad_axe' }, { id: 'hand:w_silver_rosary', verb: 'hand', card: 'w_silver_rosary' }, { id: 'hand:w_talisman', verb: 'hand', card: 'w_talisman' }, { id: 'suffer', verb: 'suffer' }] }
  }
  if (show === 'idle' || show === 'watch') {
    update.question = null
    update.waiting = { seats: [1], kind: 'attack' }
    view.public.active = 1
  }
  if (show === 'watch') {
    view.own = null
    update.actions = []
  }
  if (show === 'paused') {
    room.phase = 'paused'
    room.match!.paused_by = 'Tomo'
  }
  if (show === 'end') {
    room.phase = 'over'
    const who = ['vampire', 'allie', 'george', 'werewolf', 'catherine', 'ellen', 'bob', 'fuka']
    for (const player of view.public.players) Object.assign(player, { character: who[player.seat], revealed: true, alive: player.seat !== 2 && player.seat !== 5 })
    view.public.over = { winners: [0, 1, 3], reasons: { 0: 'shadows', 3: 'shadows', 1: 'alive' } }
    update.question = null
    update.actions = []
    update.events = [
      ...update.events,
      { kind: 'attack', params: { seat: 0, targets: [2] } }, { kind: 'rolled', params: { seat: 0, why: 'attack', d4: 1, d6: 6, result: 5 } },
      { kind: 'damage', params: { seat: 2, amount: 6, before: 9, after: 15, by: 0, source: 'attack' } }, { kind: 'died', params: { seat: 2, character: 'george', by: 0 } },
      { kind: 'opened', params: { seat: 3, character: 'werewolf' } }, { kind: 'opened', params: { seat: 1, character: 'allie' } }, { kind: 'over', params: { winners: [0, 1, 3] } },
    ]
    update.log_length = update.events.length
    room.members[0]!.rematch = room.members[1]!.rematch = true
  }
  return { update, room }
}
