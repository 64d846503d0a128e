// One moment of a match of Shadowlord as one viewer sees it.
import { colourOf } from '../../lib/colour'
import { kept } from '../../lib/kept'
import type { Event, Option, Question } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { t } from '../../lib/words.svelte'
import type { Choice } from '../../table/entries'
import type { GameTable, Setup } from '../../table/game'
import type { Shown } from '../../table/overlay.svelte'
import { Scene, useScene, type Moment } from '../../table/scene.svelte'
import { lengthOf, OF_BATTLES } from './battle/telling'
import { Theatre } from './battle/theatre.svelte'
import { goer, offersOf, type Offers } from './offers'
import { Plan } from './plan.svelte'
import type { Times } from './timeline'
import type {
  BattleView, Catalogue, CharacterData, CharacterView, Element, GalaxyData, GalaxyKind, GalaxyView, PlayerView, Reach, View,
} from './types'

/** A player has the shape, and with it the colour, of their element. */
export const SHAPE_OF: Record<Element, string> = { earth: 'hexagon', wind: 'circle', fire: 'square', water: 'triangle' }

const ORDER = ['master', 'warrior', 'merchant', 'diplomat', 'shadowlord', 'shadow']
const NO_GALAXY = (id: string): GalaxyView => ({ id, control: null, home: null, loose: null, disc: false, scouts: [], cards: [], battle: false })

export class Space extends Scene<View, Times> {
  readonly catalogue: Catalogue
  readonly plan = new Plan()
  /** The battle that is fought, and what is told of it. */
  readonly theatre = new Theatre()
  /** The view before the last update. */
  before = $state.raw<View | null>(null)
  /** The events of the last update. */
  fresh = $state.raw<Event[]>([])
  #galaxyData: Map<string, GalaxyData>
  #characterData: Map<string, CharacterData>
  #galaxies = $derived.by(() => new Map(this.public.galaxies.map((galaxy) => [galaxy.id, galaxy])))
  #characters = $derived.by(() => new Map(this.public.characters.map((character) => [character.id, character])))

  constructor(table: GameTable, { catalogue, moment, choose }: Setup) {
    super(table, moment as Moment<View>, choose)
    this.catalogue = catalogue as Catalogue
    this.#galaxyData = new Map(this.catalogue.galaxies.map((data) => [data.id, data]))
    this.#characterData = new Map(this.catalogue.characters.map((data) => [data.id, data]))
    this.theatre.stand(this.view)
  }

  /** Kind of the question in front of this viewer that can be answered now; empty for none. */
  asked: string = $derived.by(() => (this.still || this.chosen !== null || this.plan.queue.length ? '' : (this.moment.question?.kind ?? '')))
  /** What can be pointed at now. */
  offers: Offers = $derived.by(() =>
    offersOf(this.asked ? this.moment.question : null, this.plan, this.own, (id) => this.character(id)?.ships ?? 0))
  /** Whose goals are shown. */
  goer: string | null = $derived.by(() => goer(this.moment.question, this.plan.character))

  // ---- galaxies and characters

  get galaxies(): GalaxyView[] {
    return this.public.galaxies
  }
  galaxy(id: string): GalaxyView {
    return this.#galaxies.get(id) ?? NO_GALAXY(id)
  }
  kindOf(galaxy: string): GalaxyKind {
    return this.#galaxyData.get(galaxy)?.kind ?? 'galaxy'
  }
  neighbours(galaxy: string): string[] {
    return this.#galaxyData.get(galaxy)?.neighbours ?? []
  }
  /** All that are or were face up. */
  get characters(): CharacterView[] {
    return this.public.characters
  }
  character(id: string): CharacterView | undefined {
    return this.#characters.get(id)
  }
  /** What is printed on a disc, with the level that it has in this match. */
  data(id: string): CharacterData | undefined {
    const data = this.#characterData.get(id)
    const level = this.character(id)?.level ?? this.public.numbers?.[`level_${data?.kind}`]
    return data && typeof level === 'number' ? { ...data, level } : data
  }
  /** A player's characters in the game: the master first. */
  crew(seat: number): CharacterView[] {
    return inOrder(this.characters.filter((each) => each.seat === seat && each.place !== null))
  }
  /** Who stands in a galaxy: by players, shadows last. */
  here(galaxy: string): CharacterView[] {
    const all = inOrder(this.galaxy(galaxy).cards.map((id) => this.character(id)).filter((each) => each !== undefined))
    return all.sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99))
  }
  /** Who holds the Power Stone. */
  get stone(): string {
    return this.public.stone
  }
  acted(character: string): boolean {
    return this.character(character)?.acted ?? false
  }

  // ---- players

  get players(): PlayerView[] {
    return this.public.players
  }
  /** The others, in turn order from the left of the viewer; everybody for those who watch. */
  get others(): PlayerView[] {
    const { players, mySeat } = this
    return mySeat < 0 ? players : [...players.slice(mySeat + 1), ...players.slice(0, mySeat)]
  }
  get me(): PlayerView | undefined {
    return this.players[this.mySeat]
  }
  element(seat: number): Element | null {
    return this.players[seat]?.element ?? null
  }
  /** The seat of an element's player, or -1. */
  seatOf(element: Element): number {
    return this.players.findIndex((player) => player.element === element)
  }
  /** Shape of the player's element; none before it is chosen. */
  override shape(seat: number): string {
    const element = this.element(seat)
    return element ? SHAPE_OF[element] : ''
  }
  colour(seat: number): string {
    return colourOf(this.shape(seat))
  }

  // ---- cards

  /** The card under a portrait: undefined for none, null where this viewer doesn't know it. */
  cardUnder(character: string): number | null | undefined {
    const found = this.character(character)
    if (!found?.card) return undefined
    const all = this.view.all ?? (this.own ? [this.own] : [])
    return all.map(({ portraits }) => portraits[character]).find((value) => value !== undefined) ?? null
  }
  /** A player's attack hand, where this viewer knows it. */
  hand(seat = this.mySeat): number[] | null {
    const all = this.view.all ?? (this.own ? [this.own] : [])
    return all.find((own) => own.seat === seat)?.hand ?? null
  }
  /** The value of the lifted card. */
  get lifted(): number | null {
    return this.plan.card === null ? null : (this.own?.hand[this.plan.card] ?? null)
  }

  /** A number of this match, by its name in the table of numbers. */
  number(name: string): number {
    return Number(this.public.numbers?.[name] ?? this.catalogue.tables.numbers[name] ?? 0)
  }
  /** All power cards of this match: value and count. */
  get powers(): [number, number][] {
    const powers = this.public.numbers?.powers
    return powers && typeof powers === 'object' ? Object.entries(powers as Record<string, number>).map(([value, count]) => [Number(value), count]) : this.catalogue.powers
  }

  // ---- battle

  get battle(): BattleView | null {
    return this.public.battle
  }
  /** A battle is in view, in the place of the map: it is fought, or still told. */
  get battling(): boolean {
    return this.theatre.on && !this.plan.map
  }

  // ---- what is planned

  /** The planned goal. */
  get aim(): string | null {
    return this.plan.goal
  }
  /** What the planned move takes and means. */
  get reach(): Reach | null {
    const { goer, plan } = this
    return (goer && plan.goal && this.own?.reach?.[goer]?.[plan.goal]) || null
  }
  /** The way of the planned move, from where it starts; empty for none. */
  get path(): string[] {
    const start = this.goer && this.character(this.goer)?.place
    return start && this.reach ? [start, ...this.reach.via] : []
  }
  /** Ships in a ring with what is planned: those that stay behind, those that are built. */
  shownShips(character: string): number {
    const ships = this.character(character)?.ships ?? 0
    return ships + (this.plan.rings[character] ?? 0) - (this.plan.character === character ? this.plan.drop : 0)
  }
  /** Loose ships in a galaxy with what is planned. */
  shownLoose(galaxy: string): number {
    return (this.galaxy(galaxy).loose?.count ?? 0) + (this.plan.loose[galaxy] ?? 0)
  }

  override cardName = (card: string): string => t(`shadowlord-character-${card}`)
  override placeName = (place: string): string => t(`shadowlord-galaxy-${place}`)

  override choicesAt(thing: Shown): Choice[] {
    if (thing.kind === 'place') return this.#listed(this.offers.galaxies.get(thing.place)?.options)
    if (thing.kind === 'card') return this.#listed(this.offers.characters.get(thing.card))
    return super.choicesAt(thing)
  }

  /** Of these options the ones that stand in the panel: what has a body of its own is not offered twice. */
  #listed(options: Option[] = []): Choice[] {
    return options.flatMap((option) => this.choices.filter((choice) => choice.option.id === option.id))
  }

  override take(came: Moment<View>, log: Event[], fresh: Event[]): void {
    // Most updates change little: what stays is not drawn again.
    const moment = { ...came, view: kept(this.view, came.view), question: kept(this.moment.question, came.question) }
    const { plan } = this
    const last = this.moment.question
    const next = moment.question
    const another = next?.id !== last?.id
    const waits = plan.held && (next === null || next.kind === 'move' || next.kind === 'go_on')
    if (another && !plan.queue.length && !waits) plan.clear()
    if (next) plan.held = false
    const { called, on } = this.theatre
    // Somebody who leafs through a replay sees how it stood, not what led there.
    if (log.length !== this.log.length + fresh.length) this.theatre.stand(moment.view)
    else this.theatre.feed({ before: this.view, after: moment.view, events: fresh, pace: settings.pace, elsewhere: next !== null && !OF_BATTLES.has(next.kind) })
    // Whoever turned to the map stays there until that battle is over, or one of their own begins.
    if (!on || this.theatre.called > called) this.plan.map = false
    this.before = this.view
    this.fresh = fresh
    super.take(moment, log, fresh)
    // A replay plays on when the battle has been told.
    if (this.still) this.timeline = { ...this.timeline, end: Math.max(this.timeline.end, lengthOf(fresh) * settings.pace) }
    if (another && next && plan.queue.length) this.#goOn(next)
  }

  /** Answers the next question of a plan that takes several; where it doesn't fit any more, the plan is given up. */
  #goOn(question: Question): void {
    const option = this.plan.next(question)
    if (option) void this.choose(option, question)
    else this.plan.clear()
  }
}

const inOrder = (characters: CharacterView[]): CharacterView[] => characters.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))

export const useSpace = (): Space => useScene<Space>()
