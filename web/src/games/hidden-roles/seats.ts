// What this viewer knows of each seat: the public view, their own card, what was shown to them.
import type { PlayerView, View } from './types'

export interface Seat extends PlayerView {
  /** The character as far as this viewer knows it. */
  known: string | null
  /** Known to this viewer alone (or to few): shown, or their own. */
  secret: boolean
  mine: boolean
}

/** Every seat, in seat order. */
export function seatsOf(view: View): Seat[] {
  const mine = view.own?.seat ?? -1
  return view.public.players.map((player) => {
    const whispered = player.seat === mine ? view.own!.character : (view.own?.known?.[String(player.seat)] ?? null)
    const opened = view.all?.find((own) => own.seat === player.seat)?.character
    return {
      ...player,
      known: player.character ?? opened ?? whispered,
      secret: player.character === null && whispered !== null,
      mine: player.seat === mine,
    }
  })
}

/** Seats in turn order, starting with the one after `first`. */
export function around<Item extends { seat: number }>(items: Item[], first: number): Item[] {
  const from = items.findIndex((item) => item.seat === first)
  return from < 0 ? items : [...items.slice(from + 1), ...items.slice(0, from)]
}
