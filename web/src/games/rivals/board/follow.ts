// What an event changes on the board. The view after an update is always the server's; this says how the board stood between its
// events, while they are shown one after the other.
import type { Event } from '../../../lib/protocol'
import { familyOf, guiseOf, type Values } from '../members'
import type { LineCard, MansionView } from '../types'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const int = (value: unknown): number => (typeof value === 'number' ? value : -1)

/** The mansions after an event; the same list where it changes nothing there. */
export function follow(mansions: MansionView[], { kind, params = {} }: Event, values: Values): MansionView[] {
  const seat = int(params.seat)
  const card = int(params.card)
  const member = text(params.member)
  switch (kind) {
    case 'played':
    case 'played_down':
      return enter(mansions, placeOf(mansions, params.place), faced({ card, seat, up: false, advanced: false, member: null, family: null, loot: 0, influence: 0, presence: 0 }, kind === 'played' ? member : null, values))
    case 'stole':
      return onCard(mansions, card, (each) => ({ ...each, loot: each.loot + int(params.count) }))
    case 'lost':
      return onCard(mansions, card, (each) => ({ ...each, loot: each.loot - int(params.count) }))
    case 'gained':
      return card < 0 ? mansions : onCard(mansions, card, (each) => ({ ...each, loot: 0 }))
    case 'took_loot': {
      const count = int(params.count)
      const taken = onCard(mansions, int(params.from_card), (each) => ({ ...each, loot: each.loot - count }))
      return onCard(taken, card, (each) => ({ ...each, loot: each.loot + count }))
    }
    case 'turned_up':
      return onCard(mansions, card, (each) => faced(each, member, values))
    case 'turned_down':
      return onCard(mansions, card, (each) => faced(each, null, values))
    case 'family_known':
      return onCard(mansions, card, (each) => ({ ...each, family: text(params.family) }))
    case 'swapped_markers': {
      const withSeat = int(params.with_seat)
      return onCard(onCard(mansions, card, (each) => ({ ...each, seat: withSeat })), int(params.with_card), (each) => ({ ...each, seat }))
    }
    case 'moved': {
      const moving = mansions.flatMap(({ line }) => line).find((each) => each.card === card)
      return moving ? enter(without(mansions, card), placeOf(mansions, params.to_place), moving) : mansions
    }
    case 'to_front':
      return mansions.map((mansion) => {
        const first = mansion.line.find((each) => each.card === card)
        return first ? { ...mansion, line: [first, ...mansion.line.filter((each) => each.card !== card)] } : mansion
      })
    case 'tile_placed':
    case 'tile_back': {
      const change = int(params.count) * (kind === 'tile_placed' ? 1 : -1)
      return onPlace(mansions, params.place, (mansion) => ({ ...mansion, tiles: mansion.tiles.map((count, at) => (at === seat ? count + change : count)) }))
    }
    case 'presence':
      return onPlace(mansions, params.place, (mansion) => counted({ ...mansion, presence_tiles: mansion.presence_tiles + 1 }))
    case 'exchanged': {
      const [a, b] = [placeOf(mansions, params.first_place), placeOf(mansions, params.second_place)]
      return mansions.map((mansion, place) => (place === a ? housed(mansion, mansions[b]!) : place === b ? housed(mansion, mansions[a]!) : mansion))
    }
    case 'returned':
    case 'discarded':
      return without(mansions, card)
    case 'resolved':
      // What opens next has numbers of its own: the place stands empty until the view is shown.
      return onPlace(mansions, params.place, (mansion) => ({ ...mansion, mansion: null, line: [], tiles: mansion.tiles.map(() => 0), presence_tiles: 0, presence: 0, standing: [] }))
    default:
      return mansions
  }
}

/** Place of the mansion with this id, or -1. */
export const placeOf = (mansions: MansionView[], id: unknown): number => mansions.findIndex(({ mansion }) => mansion !== null && mansion === id)

/** A card that lies as a member face up, or face down. */
function faced(card: LineCard, member: string | null, values: Values): LineCard {
  const face = member === null ? values.down : values.of(member)
  const advanced = card.advanced || (member !== null && guiseOf(member) !== '')
  const family = member !== null ? familyOf(member) : advanced ? card.family : null
  return { ...card, ...face, up: member !== null, member, advanced, family }
}

/** With its presence counted anew. Its standing stays as it was: that is the server's to say. */
const counted = (mansion: MansionView): MansionView => ({
  ...mansion,
  presence: mansion.line.reduce((sum, { presence }) => sum + presence, mansion.presence_tiles),
})

const onPlace = (mansions: MansionView[], id: unknown, change: (mansion: MansionView) => MansionView): MansionView[] => {
  const place = placeOf(mansions, id)
  return mansions.map((mansion, at) => (at === place ? change(mansion) : mansion))
}

const enter = (mansions: MansionView[], place: number, card: LineCard): MansionView[] =>
  mansions.map((mansion, at) => (at === place ? counted({ ...mansion, line: [...mansion.line, card] }) : mansion))

const without = (mansions: MansionView[], card: number): MansionView[] =>
  mansions.map((mansion) => (mansion.line.some((each) => each.card === card) ? counted({ ...mansion, line: mansion.line.filter((each) => each.card !== card) }) : mansion))

const onCard = (mansions: MansionView[], card: number, change: (card: LineCard) => LineCard): MansionView[] =>
  mansions.map((mansion) =>
    mansion.line.some((each) => each.card === card) ? counted({ ...mansion, line: mansion.line.map((each) => (each.card === card ? change(each) : each)) }) : mansion,
  )

/** A line under another house: the house comes with its tiles. */
const housed = (mansion: MansionView, { mansion: id, size, limit, payouts, tiles, presence_tiles }: MansionView): MansionView =>
  counted({ ...mansion, mansion: id, size, limit, payouts, tiles, presence_tiles })
