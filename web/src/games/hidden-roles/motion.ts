// Movements on the board. Everything is drawn where it is; this lets it come from where it was.
import { backUrl, type Deck } from '../../lib/art/urls'
import { LENGTH, type Timeline } from './timeline'
import { zoomOf } from '../../table/zoom'

/** Where each piece is on the screen now, by seat. */
export function places(ground: HTMLElement | undefined): Map<number, DOMRect> {
  return new Map(pieces(ground).map((piece) => [Number(piece.dataset.seat), piece.getBoundingClientRect()]))
}

export interface Point {
  x: number
  y: number
}

/** Three points of the way from one place to another, at a quarter, the middle and three quarters of it. */
export type Way = (from: Point, to: Point, middle: Point) => Point[]

export interface Stage {
  ground: HTMLElement | undefined
  /** Back of the cards that go from hand to hand. */
  game: string
  hints: Deck
  /** How pieces walk, if not straight by way of the middle. */
  way?: Way
}

/** Plays the movements of a timeline, given where the pieces stood before. `pace` multiplies the lengths. */
export function move({ ground, game, hints, way }: Stage, line: Timeline, before: Map<number, DOMRect>, pace: number): void {
  if (!ground || typeof ground.animate !== 'function') return
  for (const piece of pieces(ground)) {
    const seat = Number(piece.dataset.seat)
    const from = before.get(seat)
    const at = line.walks.get(seat)
    if (at !== undefined && from) walk(ground, piece, from, at, pace, way)
  }
  const now = places(ground)
  for (const { seat, to, at } of line.lunges) {
    const piece = pieces(ground).find((each) => each.dataset.seat === String(seat))
    const target = now.get(to) ?? before.get(to)
    if (piece && target) lunge(piece, target, at, pace)
  }
  for (const { seat, to, at } of line.handovers) {
    const from = now.get(seat)
    const target = now.get(to)
    if (from && target) handOver(ground, backUrl(game, hints), from, target, at, pace)
  }
}

const pieces = (ground: HTMLElement | undefined): HTMLElement[] => [...(ground?.querySelectorAll<HTMLElement>('.man') ?? [])]

const centre = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })

/** Round the cards by way of the clearing in the middle, never through them; to a neighbour straight. `width` is the board's. */
const inward = (width: number): Way => (from, to, middle) => {
  const far = Math.abs(to.y - from.y) > 40 || Math.abs(to.x - from.x) > width * 0.3
  const half = { x: far ? middle.x : (from.x + to.x) / 2, y: (from.y + to.y) / 2 + (far ? 14 : 8) }
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 6 })
  return [between(from, half), half, between(half, to)]
}

function walk(ground: HTMLElement, piece: HTMLElement, start: DOMRect, at: number, pace: number, given?: Way): void {
  const zoom = zoomOf(piece)
  const from = centre(start)
  const to = centre(piece.getBoundingClientRect())
  if (Math.hypot(from.x - to.x, from.y - to.y) < 4 * zoom) return
  const shift = ({ x, y }: Point): string => `translate(${(x - to.x) / zoom}px, ${(y - to.y) / zoom}px)`
  const box = ground.getBoundingClientRect()
  const between = (given ?? inward(box.width))(from, to, centre(box))
  piece.animate(
    [
      { transform: shift(from) },
      ...between.map((point, index) => ({ transform: shift(point), offset: (index + 1) / 4 })),
      { transform: 'none' },
    ],
    { delay: at, duration: LENGTH.walk * pace, easing: 'ease-in-out', fill: 'backwards' },
  )
}

/** A step toward the one who is struck, and back. */
function lunge(piece: HTMLElement, target: DOMRect, at: number, pace: number): void {
  const zoom = zoomOf(piece)
  const here = piece.getBoundingClientRect()
  const dx = (target.left - here.left) / zoom
  const dy = (target.top - here.top) / zoom
  const reach = Math.min(0.4, 46 / Math.max(1, Math.hypot(dx, dy)))
  piece.animate(
    [{ transform: 'none' }, { transform: `translate(${dx * reach}px, ${dy * reach}px)`, offset: 0.35 }, { transform: 'none' }],
    { delay: at, duration: LENGTH.lunge * pace, easing: 'cubic-bezier(.3, 0, .2, 1)' },
  )
}

/** The back of a hint card goes from hand to hand. */
function handOver(ground: HTMLElement, back: string, from: DOMRect, to: DOMRect, at: number, pace: number): void {
  const zoom = zoomOf(ground)
  const box = ground.getBoundingClientRect()
  const card = document.createElement('img')
  card.src = back
  card.alt = ''
  card.className = 'handed'
  const spot = (rect: DOMRect, turn: number): string =>
    `translate(${(rect.left + rect.width / 2 - box.left) / zoom}px, ${(rect.top + rect.height / 3 - box.top) / zoom}px) translate(-50%, -50%) rotate(${turn}deg)`
  ground.append(card)
  const run = card.animate(
    [{ transform: spot(from, -8), opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { transform: spot(to, 10), opacity: 0 }],
    { delay: at, duration: LENGTH.walk * pace * 1.4, easing: 'ease-in-out', fill: 'both' },
  )
  run.onfinish = run.oncancel = () => card.remove()
}
