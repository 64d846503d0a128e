// Questions and states of the table of Shadow Raiders around the board.
import type { View } from '../src/games/hidden-roles/types'
import type { Option, Question, Room, Update } from '../src/lib/protocol'

const WHO = ['werewolf', 'emi', 'galahad', 'vampire', 'bylon', 'alice', 'daniel', 'felix', 'ulrich', 'deborah']

/** Questions by name, other than the fixture's attack. */
function questions(view: View): Record<string, Question> {
  const all = view.public.players.filter(({ alive }) => alive)
  const others = all.filter(({ seat }) => seat > 0)
  const to = (verb: string): Option[] => others.map(({ seat }) => ({ id: `${verb}:${seat}`, verb, seat }))
  const go: Option[] = view.public.board.filter((place) => place !== 'airship').map((place) => ({ id: `go:${place}`, verb: 'go', place }))
  return {
    many: { id: 3, kind: 'hall', clause: '2', about: { place: 'town_hall' }, options: all.flatMap(({ seat }): Option[] => [{ id: `hurt:${seat}`, verb: 'hurt', seat }, { id: `heal:${seat}`, verb: 'heal', seat }]) },
    steal: { id: 4, kind: 'steal', clause: '2', options: others.flatMap(({ seat, equipment }) => equipment.map((card): Option => ({ id: `take:${seat}:${card}`, verb: 'take', seat, card }))) },
    nine: { id: 5, kind: 'attack', clause: '7.1', about: { reach: Object.fromEntries(others.map(({ seat }, index) => [seat, [0, 1, 2, 3, -1][index % 5]])) }, options: [...to('attack'), ...to('swap'), { id: 'parasol', verb: 'parasol' }, { id: 'pass', verb: 'pass' }] },
    move: { id: 6, kind: 'move', clause: '4', options: [{ id: 'roll', verb: 'roll' }, ...go] },
    give: { id: 9, kind: 'give', clause: '14.1', about: { card: 'r_cs_equip', parasol: false }, options: to('give') },
    strike: { id: 11, kind: 'strike', clause: '7.2', about: { targets: [1], damage: [4] }, options: [{ id: 'strike', verb: 'strike' }, { id: 'excalibur', verb: 'excalibur' }] },
    react: { id: 12, kind: 'react', clause: '7.3', timed: true, about: { attacker: 2 }, options: [{ id: 'on', verb: 'on' }, { id: 'use', verb: 'use' }] },
  }
}

/** A situation, with another question or in another state. */
export function variant(show: string, { update, room }: { update: Update; room: Room }): { update: Update; room: Room } {
  const view = update.view as View
  const asked = questions(view)[show]
  if (asked) {
    update.question = asked
    if (view.own?.reach) view.own.reach.from = Object.fromEntries(view.public.board.map((place, slot) => [place, slot % 3 ? [1, 2, 4] : []]))
  }
  if (show === 'never' || show === 'ask') {
    Object.assign(view.own!, { armed: false, declines: show === 'never' })
    update.actions = ['arm', 'never', 'disarm'].filter((verb) => verb !== (show === 'never' ? 'never' : 'disarm')).map((verb) => ({ id: verb, verb }))
  }
  if (show === 'react') update.may_wait = 12
  if (show === 'paused') {
    room.phase = 'paused'
    room.match!.paused_by = 'Tomo'
  }
  if (show === 'end') {
    room.phase = 'over'
    for (const player of view.public.players) Object.assign(player, { character: WHO[player.seat], revealed: true, alive: ![2, 5, 7].includes(player.seat) })
    view.public.over = { winners: [0, 3, 8, 6], reasons: { 0: 'shadows', 3: 'shadows', 8: 'shadows', 6: 'burden' } }
    update.question = null
    update.actions = []
    update.events = [
      ...update.events,
      { kind: 'attack', params: { seat: 0, targets: [2] } }, { kind: 'rolled', params: { seat: 0, why: 'attack', d4: 1, d6: 6, result: 5 } },
      { kind: 'damage', params: { seat: 2, amount: 6, before: 9, after: 15, by: 0, source: 'attack' } }, { kind: 'died', params: { seat: 2, character: 'galahad', by: 0 } },
      { kind: 'opened', params: { seat: 3, character: 'vampire' } }, { kind: 'over', params: { winners: [0, 3, 8, 6] } },
    ]
  }
  update.log_length = update.events.length
  return { update, room }
}
