// Movements of cards on the board. Everything is drawn where it is; this lets it come from where it was.
import type { Event } from '../../../lib/protocol'
import { zoomOf } from '../../../table/zoom'
import { LENGTH } from '../timeline'

/** A card as it lay before an update. */
interface Lay {
  box: DOMRect
  /** Its picture, to be shown while it leaves. */
  copy: HTMLElement
}

export type Lying = Map<number, Lay>

const cardsIn = (board: HTMLElement | undefined): HTMLElement[] => [...(board?.querySelectorAll<HTMLElement>('.manor [data-card]') ?? [])]
const numberOf = (card: HTMLElement): number => Number(card.dataset.card)

/** Where each card lies now, by its serial number. */
export const lying = (board: HTMLElement | undefined): Lying =>
  new Map(cardsIn(board).map((card) => [numberOf(card), { box: card.getBoundingClientRect(), copy: card.cloneNode(true) as HTMLElement }]))

/** Where one's own cards are now, in the hand and in front, by member. */
export const held = (): Map<string, DOMRect> =>
  new Map([...document.querySelectorAll<HTMLElement>('.hand [data-member], .own [data-member]')].map((card) => [card.dataset.member!, card.getBoundingClientRect()]))

export interface Way {
  board: HTMLElement | undefined
  /** When each card begins to walk. */
  walks: Map<number, number>
  /** When each card turns over. */
  turns: Map<number, number>
  /** The events that led here: they say where cards came from and went to. */
  events: Event[]
  /** Where one's own cards were. */
  hand: Map<string, DOMRect>
}

/** Plays the movements of an update, given how the cards lay before. `pace` multiplies the lengths; with 0 nothing moves. */
export function move({ board, walks, turns, events, hand }: Way, before: Lying, pace: number): void {
  if (!board || pace === 0 || typeof board.animate !== 'function') return
  for (const card of cardsIn(board)) {
    const number = numberOf(card)
    const old = before.get(number)
    const at = walks.get(number)
    if (old) walk(card, old.box, at ?? 0, pace)
    else if (at !== undefined) arrive(card, from(events, number, hand), at, pace)
    const turned = turns.get(number)
    if (old && turned !== undefined) turnOver(card, old.copy, turned, pace)
  }
  const here = new Set(cardsIn(board).map(numberOf))
  let gone = 0
  for (const [number, { box, copy }] of before) {
    if (here.has(number)) continue
    const seat = events.find(({ kind, params = {} }) => (kind === 'discarded' || kind === 'returned') && params.card === number)?.params?.seat
    // A card that is only out of view, on a phone, does not leave.
    if (typeof seat === 'number') leave(board, copy, box, plaque(seat), (gone += 1) * 60 * pace, pace)
  }
}

/** Where a card came from that was not on the board: one's own hand, or its player's plaque. */
function from(events: Event[], card: number, hand: Map<string, DOMRect>): DOMRect | null {
  const params = events.find(({ kind, params = {} }) => kind.startsWith('played') && params.card === card)?.params
  if (!params) return null
  const mine = hand.get(String(params.member ?? ''))
  return mine && mine.width > 0 ? mine : plaque(params.seat)
}

/** A player's plaque, or one's own panel or bar: whichever is in view. */
function plaque(seat: unknown): DOMRect | null {
  const boxes = [...document.querySelectorAll(`[data-player="${String(seat)}"]`)].map((each) => each.getBoundingClientRect())
  return boxes.find(({ width }) => width > 0) ?? null
}

const middle = ({ left, top, width, height }: DOMRect): { x: number; y: number } => ({ x: left + width / 2, y: top + height / 2 })

/** From one box to another, as a transform on what lies at the second. */
function shift(card: HTMLElement, here: DOMRect, there: DOMRect): string {
  const zoom = zoomOf(card)
  const [a, b] = [middle(here), middle(there)]
  return `translate(${(b.x - a.x) / zoom}px, ${(b.y - a.y) / zoom}px)`
}

function walk(card: HTMLElement, old: DOMRect, at: number, pace: number): void {
  const here = card.getBoundingClientRect()
  if (Math.hypot(old.left - here.left, old.top - here.top) < 3) return
  card.animate([{ transform: shift(card, here, old), zIndex: 8 }, { transform: 'none', zIndex: 8 }], {
    delay: at, duration: LENGTH.walk * pace, easing: 'cubic-bezier(.3, 0, .2, 1)', fill: 'backwards',
  })
}

/** Comes to the end of its line: from the hand or the plaque, or from above. */
function arrive(card: HTMLElement, start: DOMRect | null, at: number, pace: number): void {
  const here = card.getBoundingClientRect()
  const first = start ? `${shift(card, here, start)} scale(1.25) rotate(-5deg)` : 'translateY(-60%) scale(1.2)'
  card.animate([{ transform: first, opacity: start ? 1 : 0, zIndex: 9 }, { transform: 'none', opacity: 1, zIndex: 9 }], {
    delay: at, duration: LENGTH.walk * pace, easing: 'cubic-bezier(.3, 0, .2, 1)', fill: 'backwards',
  })
}

/** The old side goes, the new one comes. */
function turnOver(card: HTMLElement, old: HTMLElement, at: number, pace: number): void {
  const half = (LENGTH.flip * pace) / 2
  const face = card.querySelector<HTMLElement>('.cd')
  const before = old.querySelector<HTMLElement>('.cd')
  if (!face || !before) return
  before.classList.add('old-side')
  face.parentElement!.append(before)
  Object.assign(before.style, { position: 'absolute', top: `${face.offsetTop}px`, left: `${face.offsetLeft}px`, width: `${face.offsetWidth}px` })
  face.animate([{ transform: 'perspective(500px) rotateY(90deg)' }, { transform: 'none' }], { delay: at + half, duration: half, easing: 'ease-out', fill: 'backwards' })
  const run = before.animate([{ transform: 'perspective(500px)' }, { transform: 'perspective(500px) rotateY(-90deg)' }], { delay: at, duration: half, easing: 'ease-in', fill: 'both' })
  run.onfinish = run.oncancel = () => before.remove()
}

/** Leaves the board toward its owner. */
function leave(board: HTMLElement, copy: HTMLElement, box: DOMRect, goal: DOMRect | null, at: number, pace: number): void {
  const zoom = zoomOf(board)
  const ground = board.getBoundingClientRect()
  copy.classList.add('leaving')
  copy.removeAttribute('data-card')
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, { left: `${(box.left - ground.left) / zoom}px`, top: `${(box.top - ground.top) / zoom}px`, width: `${box.width / zoom}px` })
  for (const each of copy.querySelectorAll('[data-item]')) each.removeAttribute('data-item')
  board.append(copy)
  const end = goal ? `${shift(board, box, goal)} scale(.5)` : 'translateY(-40px) scale(.8)'
  const run = copy.animate([{ transform: 'none', opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: end, opacity: 0 }], {
    delay: at, duration: LENGTH.walk * pace * 1.2, easing: 'ease-in', fill: 'both',
  })
  run.onfinish = run.oncancel = () => copy.remove()
}

/** A new house turns into view. */
export function turn(_: Element, { pace }: { pace: number }): { duration: number; css: (t: number) => string } {
  return { duration: LENGTH.flip * pace, css: (t) => `transform: perspective(700px) rotateY(${(1 - t) * 90}deg)` }
}
