// One moment of a ball as one viewer sees it.
import type { Event, Option } from '../../lib/protocol'
import { t } from '../../lib/words.svelte'
import type { GameTable, Setup } from '../../table/game'
import type { Shown } from '../../table/overlay.svelte'
import { Scene, useScene, type Moment } from '../../table/scene.svelte'
import type { Choice } from '../../table/entries'
import { valuesOf, type Values } from './members'
import { offersOf, placeOf, type Offers } from './offers'
import { Plan } from './plan.svelte'
import type { Catalogue, Forecast, LineCard, MansionView, MemberData, PlayerView, View } from './types'
import type { Times } from './timeline'

export class Ballroom extends Scene<View, Times> {
  readonly catalogue: Catalogue
  readonly plan = new Plan()
  /** The view before the last update: what the telling of a resolution begins with. */
  before = $state.raw<View | null>(null)
  /** The events of the last update. */
  fresh = $state.raw<Event[]>([])
  #members: Map<string, MemberData>

  constructor(table: GameTable, { catalogue, moment, choose }: Setup) {
    super(table, moment as Moment<View>, choose)
    this.catalogue = catalogue as Catalogue
    this.#members = new Map(this.catalogue.members.map((data) => [data.id, data]))
  }

  /** What can be pointed at now. */
  offers: Offers = $derived.by(() => offersOf(this.still ? null : this.moment.question, this.plan))
  /** The printed numbers of this match. */
  values: Values = $derived.by(() => valuesOf(this.catalogue, this.public.numbers))

  get mansions(): MansionView[] {
    return this.public.mansions
  }
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

  data(member: string): MemberData | undefined {
    return this.#members.get(member)
  }

  /** A card in a mansion, and where it lies. */
  card(serial: number): { card: LineCard; place: number } | null {
    for (const [place, { line }] of this.mansions.entries()) {
      const card = line.find((each) => each.card === serial)
      if (card) return { card, place }
    }
    return null
  }

  /** Which member a card is, as far as this viewer knows. */
  known(card: LineCard): string | null {
    return card.member ?? this.hidden(card.card)
  }

  /** What a face-down card is: the viewer's own, or everybody's in a replay with everything open. */
  hidden(serial: number): string | null {
    const all = this.view.all ?? (this.own ? [this.own] : [])
    return all.map((own) => own.face_down[String(serial)]).find((key) => key !== undefined) ?? null
  }

  /** The mansion at a place as it would be after playing the lifted card there; null if none is lifted. */
  after(place: number): Forecast | null {
    const { lifted, side } = this.plan
    return (lifted && this.own?.after[`${side}:p${place}:${lifted}`]) || null
  }

  override cardName = (card: string): string => t(`rivals-member-${card}`)
  override placeName = (place: string): string => t(`rivals-mansion-${place}`)

  override choicesAt(thing: Shown): Choice[] {
    if (thing.kind === 'place') {
      const place = this.mansions.findIndex(({ mansion }) => mansion === thing.place)
      return this.#asChoices(this.offers.places.get(place))
    }
    if (thing.kind === 'thing' && thing.what === 'card') return this.#asChoices(this.offers.cards.get(Number(thing.id)))
    return super.choicesAt(thing)
  }

  #asChoices(options: Option[] = []): Choice[] {
    return options.map((option) => this.choices.find((choice) => choice.option.id === option.id) ?? { option, key: '' })
  }

  override take(moment: Moment<View>, log: Event[], fresh: Event[]): void {
    if (moment.question?.id !== this.moment.question?.id) this.plan.clear()
    this.before = this.view
    this.fresh = fresh
    super.take(moment, log, fresh)
  }

  /** The mansion card at a place: of an option, or of what a question is about. */
  mansionAt(place: number): string | null {
    return this.mansions[place]?.mansion ?? null
  }
  mansionOf(option: Option): string | null {
    return this.mansionAt(placeOf(option))
  }
}

export const useBallroom = (): Ballroom => useScene<Ballroom>()
