// Movements on the map. Everything is drawn where it is; this lets it come from where it was: characters along the links, ships
// from above, storms over what they hit.
import type { Event } from '../../../lib/protocol'
import { LENGTH, type Times } from '../timeline'
import type { View } from '../types'
import { spotOf, wayBetween } from './geometry'

export interface Point {
  x: number
  y: number
}

interface Lay {
  /** Its middle on the field, in percent of it: zooming does not change it. */
  at: Point
  /** Its picture, to be shown while it falls; null for those who do not. */
  copy: HTMLElement | null
}

export type Lying = Map<string, Lay>

const figuresIn = (field: HTMLElement | undefined): HTMLElement[] => [...(field?.querySelectorAll<HTMLElement>('.figure[data-character]') ?? [])]

/** Where each character stands now, by its id. */
export function lying(field: HTMLElement | undefined, falling: ReadonlyMap<string, number> = new Map()): Lying {
  if (!field) return new Map()
  const ground = field.getBoundingClientRect()
  return new Map(figuresIn(field).map((figure) => {
    const { left, top, width, height } = figure.getBoundingClientRect()
    const at = { x: ((left + width / 2 - ground.left) / (ground.width || 1)) * 100, y: ((top + height / 2 - ground.top) / (ground.height || 1)) * 100 }
    const id = figure.dataset.character!
    return [id, { at, copy: falling.has(id) ? (figure.cloneNode(true) as HTMLElement) : null }]
  }))
}

/** What moves something on the map. */
const STIRRING = new Set(['moved', 'shadow_moved', 'retreated', 'nominated', 'died', 'eliminated', 'turned', 'recruited', 'dismissed', 'storm', 'claimed', 'loose', 'dropped', 'shared', 'bribed'])
export const stirs = (events: Event[]): boolean => events.some(({ kind }) => STIRRING.has(kind))

/** The galaxies that each character went through in these events, the start first. `before` says what could be passed then. */
export function waysOf(events: Event[], before: View, neighbours: (galaxy: string) => string[]): Map<string, string[]> {
  const held = new Map(before.public.galaxies.map(({ id, control }) => [id, control]))
  const ways = new Map<string, string[]>()
  for (const { kind, params = {} } of events) {
    const { card, seat, from_place: from, to_place: to } = params
    if (!['moved', 'shadow_moved', 'retreated', 'nominated'].includes(kind) || typeof card !== 'string' || typeof from !== 'string') continue
    const goal = typeof to === 'string' ? to : String(params.place ?? '')
    const way = wayBetween(from, goal, neighbours, (galaxy) => held.get(galaxy) === seat)
    const first = ways.get(card)
    ways.set(card, first ? [...first, ...way.slice(1)] : way)
  }
  return ways
}

export interface Change {
  field: HTMLElement | undefined
  events: Event[]
  ways: Map<string, string[]>
  times: Times
  /** Loose ships before, by galaxy. */
  loose: Map<string, number>
}

/** Plays the movements of an update, given where characters stood before. With `pace` 0 nothing moves. */
export function move({ field, events, ways, times, loose }: Change, before: Lying, pace: number): void {
  if (!field || pace === 0 || typeof field.animate !== 'function') return
  const { width, height } = field.getBoundingClientRect()
  const scale = width / (field.offsetWidth || width || 1) || 1
  const pixels = ({ x, y }: Point): Point => ({ x: (x * width) / 100 / scale, y: (y * height) / 100 / scale })
  const now = lying(field)
  for (const figure of figuresIn(field)) {
    const id = figure.dataset.character!
    const here = now.get(id)!.at
    const old = before.get(id)?.at ?? (ways.has(id) ? spotOf(ways.get(id)![0]!) : null)
    if (!old) {
      appear(figure, events, id, times, pace)
      continue
    }
    if (Math.hypot(old.x - here.x, old.y - here.y) < 0.4) continue
    const between = (ways.get(id) ?? []).slice(1, -1).map(spotOf)
    glide(figure, [old, ...between, here].map((point) => pixels({ x: point.x - here.x, y: point.y - here.y })), times.moves.get(id) ?? 0, pace)
  }
  for (const [id, { at, copy }] of before) {
    const fallen = times.deaths.get(id)
    if (copy && !now.has(id) && fallen !== undefined) fall(field, copy, at, fallen, pace)
  }
  for (const fleet of field.querySelectorAll<HTMLElement>('[data-loose]')) {
    const galaxy = fleet.closest<HTMLElement>('[data-galaxy]')!.dataset.galaxy!
    if (Number(fleet.dataset.loose) > (loose.get(galaxy) ?? 0)) dropIn(fleet, arrival(events, galaxy, times, pace), pace)
  }
  for (const { kind, params = {} } of events) {
    if (kind === 'storm') storm(field, String(params.place ?? ''), pace)
    if (kind === 'turned' && typeof params.place === 'string') turnOver(field, params.place, times.turns.get(params.place) ?? 0, pace)
  }
}

/** When a claim is put down: as its character arrives. */
function arrival(events: Event[], galaxy: string, times: Times, pace: number): number {
  const mover = events.find(({ kind, params = {} }) => kind === 'moved' && params.to_place === galaxy)?.params?.card
  return typeof mover === 'string' ? (times.moves.get(mover) ?? 0) + LENGTH.walk * pace : 0
}

function glide(figure: HTMLElement, points: Point[], at: number, pace: number): void {
  const steps = points.slice(1).map((point, index) => Math.hypot(point.x - points[index]!.x, point.y - points[index]!.y))
  const whole = steps.reduce((sum, each) => sum + each, 0) || 1
  let gone = 0
  const frames = points.map(({ x, y }, index) => {
    gone += index ? steps[index - 1]! : 0
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, offset: Math.min(1, gone / whole), zIndex: 35 }
  })
  figure.animate(frames, {
    delay: at, duration: LENGTH.walk * pace * (1 + 0.35 * Math.max(0, points.length - 2)), easing: 'cubic-bezier(.35, 0, .2, 1)', fill: 'backwards',
  })
}

/** Turned up out of a disc, or set up. */
function appear(figure: HTMLElement, events: Event[], id: string, times: Times, pace: number): void {
  const found = events.find(({ kind, params = {} }) => kind === 'turned' && params.found === id)?.params?.place
  const at = typeof found === 'string' ? (times.turns.get(found) ?? 0) + (LENGTH.flip * pace) / 2 : 0
  figure.animate([{ transform: 'scale(.3)', opacity: 0 }, { transform: 'scale(1.15)', opacity: 1, offset: 0.7 }, { transform: 'none', opacity: 1 }], {
    delay: at, duration: LENGTH.flip * pace, easing: 'ease-out', fill: 'backwards',
  })
}

/** Out of the game: it goes dark where it stood. */
function fall(field: HTMLElement, copy: HTMLElement, at: Point, delay: number, pace: number): void {
  still(copy)
  Object.assign(copy.style, { left: `${at.x}%`, top: `${at.y}%` })
  field.append(copy)
  const run = copy.animate([
    { transform: 'none', opacity: 1, filter: 'none' },
    { transform: 'scale(1.25)', opacity: 1, filter: 'brightness(2.2)', offset: 0.25 },
    { transform: 'scale(.4) rotate(40deg)', opacity: 0, filter: 'brightness(.2)' },
  ], { delay, duration: 640 * pace, easing: 'ease-in', fill: 'both' })
  run.onfinish = run.oncancel = () => copy.remove()
}

/** A picture that nobody can press, and that no one reads. */
function still(copy: HTMLElement): void {
  copy.classList.add('passing')
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('inert', '')
  copy.removeAttribute('data-character')
}

function dropIn(fleet: HTMLElement, delay: number, pace: number): void {
  fleet.animate([{ transform: 'translateY(-34px) scale(1.7)', opacity: 0 }, { transform: 'translateY(2px) scale(.94)', opacity: 1, offset: 0.75 }, { transform: 'none' }], {
    delay, duration: 380 * pace, easing: 'cubic-bezier(.3, 0, .4, 1)', fill: 'backwards',
  })
}

/** The disc that lay here turns, and is gone. */
function turnOver(field: HTMLElement, place: string, delay: number, pace: number): void {
  const galaxy = field.querySelector<HTMLElement>(`[data-galaxy="${CSS.escape(place)}"]`)
  if (!galaxy) return
  const coin = document.createElement('span')
  coin.className = 'disc passing turning'
  coin.setAttribute('aria-hidden', 'true')
  galaxy.append(coin)
  const run = coin.animate([{ transform: 'scale(1)' }, { transform: 'scale(2.4) rotateY(90deg)', offset: 0.5 }, { transform: 'scale(2.4) rotateY(180deg)', opacity: 1, offset: 0.9 }, { transform: 'scale(2.6) rotateY(180deg)', opacity: 0 }], {
    delay, duration: LENGTH.flip * 2 * pace, easing: 'ease-in-out', fill: 'both',
  })
  run.onfinish = run.oncancel = () => coin.remove()
}

/** A storm over one galaxy, or over all of them. */
function storm(field: HTMLElement, place: string, pace: number): void {
  const front = document.createElement('span')
  front.className = `storm passing${place ? '' : ' everywhere'}`
  front.setAttribute('aria-hidden', 'true')
  if (place) Object.assign(front.style, { left: `${spotOf(place).x}%`, top: `${spotOf(place).y}%` })
  field.append(front)
  const frames = place
    ? [{ transform: 'rotate(0) scale(.4)', opacity: 0 }, { transform: 'rotate(220deg) scale(1.1)', opacity: 1, offset: 0.4 }, { transform: 'rotate(520deg) scale(1.3)', opacity: 0 }]
    : [{ transform: 'translateX(-110%)', opacity: 0.9 }, { transform: 'translateX(110%)', opacity: 0.9 }]
  const run = front.animate(frames, { duration: 1100 * pace, easing: 'ease-in-out', fill: 'both' })
  run.onfinish = run.oncancel = () => front.remove()
}
