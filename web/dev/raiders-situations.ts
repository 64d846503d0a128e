// The fixture of Shadow Raiders, changed into other situations.
import * as fixture from '../src/games/raiders/fixture'
import type { View } from '../src/games/hidden-roles/types'
import type { Option, Room, Update } from '../src/lib/protocol'

const AHEAD: Record<string, number[]> = {
  detective_agency: [4, 6, 7, 8, 9], grand_cathedral: [3, 9], underground_passage: [2, 3, 9], olivers_hideout: [1, 9], town_hall: [4, 6, 7, 8, 9], blackmist_area: [1, 2, 9],
  airship: [1, 2, 3, 4, 6, 7, 8, 9],
}

export function situation(show: string, players: number): { update: Update; room: Room } {
  const update = structuredClone(fixture.UPDATE)
  const room = structuredClone(fixture.ROOM)
  const view = update.view as View
  const everyone = view.public.players
  const options = (verb: string, places: string[]): Option[] => places.map((place) => ({ id: `${verb}:${place}`, verb, place }))

  if (players < 9) {
    // Without the expansion nothing floats over the middle.
    view.public.board.pop()
    for (const player of everyone) if (player.place === 'airship') player.place = 'olivers_hideout'
    everyone.splice(players)
    room.match!.names.splice(players)
    room.match!.shapes.splice(players)
    room.members.splice(players)
    const there = (seat: number): boolean => seat < players && seat !== 9
    for (const place of Object.keys(AHEAD)) AHEAD[place] = AHEAD[place]!.filter(there)
    delete AHEAD.airship
    view.own!.reach!.slots = view.own!.reach!.slots.filter((slot) => slot < 6)
    view.own!.reach!.steps = Object.fromEntries(Object.entries(view.own!.reach!.steps).filter(([seat]) => there(Number(seat))))
    update.question!.options = update.question!.options.filter(({ seat = 0 }) => there(seat))
  }
  if (['roll', 'go', 'compass', 'area'].includes(show)) view.own!.reach!.from = AHEAD
  if (show === 'roll') update.question = { id: 2, kind: 'move', clause: '4', options: [{ id: 'roll', verb: 'roll' }] }
  if (show === 'go') {
    const places = view.public.board.filter((area) => area !== 'blackmist_area')
    update.question = { id: 3, kind: 'destination', clause: '4', about: { rolls: [] }, options: options('go', places) }
  }
  if (show === 'compass') {
    const places = ['town_hall', 'grand_cathedral']
    update.question = { id: 3, kind: 'destination', clause: '4', about: { rolls: [] }, options: options('go', places) }
  }
  if (show === 'area') {
    // Emi has rolled, and may go to a neighbouring area instead.
    view.public.heading = { seat: 0, place: 'town_hall' }
    Object.assign(view.own!.reach!, { slots: [4, 3, 2, 6], steps: { 4: 0, 6: 0, 7: 0, 8: 0, 1: 2, 9: -1 } })
    update.question = {
      id: 4, kind: 'area', clause: '2', about: { place: 'town_hall', heading: true },
      options: [{ id: 'act', verb: 'act' }, { id: 'skip', verb: 'skip' }, ...options('use', ['underground_passage', 'olivers_hideout'])],
    }
  }
  if (show === 'gatling') update.question = { id: 5, kind: 'attack', clause: '7.1', about: { reach: { 1: 0, 2: 1, 3: 2, 9: -1 } }, options: [{ id: 'attack', verb: 'attack' }, { id: 'pass', verb: 'pass' }] }
  if (show === 'deck') {
    update.question = { id: 8, kind: 'deck', clause: '2', options: options('draw', ['white', 'black', 'reasoning']) }
  }
  if (show === 'hint') {
    update.question = { id: 6, kind: 'hint', clause: '14.2', about: { card: 'r_cs_equip', from: 1 }, options: [{ id: 'hand:b_sabre', verb: 'hand', card: 'b_sabre' }, { id: 'suffer', verb: 'suffer' }] }
    update.events = [...update.events, { kind: 'gave_hint', params: { seat: 1, to: 0, card: 'r_cs_equip' }, private: true }]
    update.log_length += 1
  }
  if (show === 'crowd') {
    // Whoever can is in one street.
    for (const player of everyone) if (player.alive) player.place = 'grand_cathedral'
    everyone[5]!.alive = true
    everyone[5]!.place = 'grand_cathedral'
    update.question = { id: 5, kind: 'attack', clause: '7.1', about: { reach: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seat) => [seat, 0])) }, options: everyone.slice(1).map(({ seat }) => ({ id: `attack:${seat}`, verb: 'attack', seat })) }
    view.own!.reach = { slots: [0, 5, 4, 6], steps: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seat) => [seat, 0])), from: {} }
    for (const player of everyone) player.damage = 4
  }
  if (show === 'flight') {
    for (const player of everyone.slice(0, 7)) if (player.alive) player.place = 'airship'
    view.own!.reach = { slots: [6, 0, 1, 2, 3, 4, 5], steps: Object.fromEntries([1, 2, 3, 4, 6, 7, 8, 9].map((seat) => [seat, seat < 7 ? 0 : -1])), from: {} }
    update.question = { id: 5, kind: 'attack', clause: '7.1', about: { reach: Object.fromEntries([1, 2, 3, 4, 6, 7, 8, 9].map((seat) => [seat, seat < 7 ? 0 : -1])) }, options: [1, 2, 3, 4, 6, 7, 8, 9].map((seat) => ({ id: `attack:${seat}`, verb: 'attack', seat })) }
  }
  if (show === 'start') {
    for (const player of everyone) Object.assign(player, { place: null, damage: 0, equipment: [], character: null, revealed: false, alive: true })
    Object.assign(view.public, { dice: null, card: null, turn: 1 })
    view.own!.reach = { slots: [], steps: {}, from: Object.fromEntries(view.public.board.map((place) => [place, []])) }
    update.events = [{ kind: 'begins', params: { first: 0 } }, { kind: 'turn', params: { number: 1, seat: 0 } }]
    update.log_length = 2
    update.question = { id: 1, kind: 'move', clause: '4', options: [{ id: 'roll', verb: 'roll' }] }
    update.clock_left = -1
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
  return { update, room }
}
