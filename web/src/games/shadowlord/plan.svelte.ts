// What a player is about to do, before anything is sent: who goes where, what stays behind, which ships go where, which card is
// lifted. It never leaves this browser. A plan of several answers is sent one by one, each when its question comes (`queue`).
import type { Option, Question } from '../../lib/protocol'

/** An answer that is still to be given: the first option of the next question that is like it. */
export type Planned = Partial<Option> & Pick<Option, 'verb'> & {
  /** Kind of the question that it answers. */
  asked: string
}

export class Plan {
  /** The selected character, by id: it moves, stays behind, takes the lifted card. */
  character = $state<string | null>(null)
  /** The galaxy where it shall go. */
  goal = $state<string | null>(null)
  /** Ships that it leaves where it stands. */
  drop = $state(0)
  /** Whether it puts a ship down where it goes. */
  claim = $state(false)
  /** Ships to be built into rings, by character. */
  rings = $state<Record<string, number>>({})
  /** Ships to be built loose, by galaxy. */
  loose = $state<Record<string, number>>({})
  /** Cards to be redeemed, by their place in the hand. */
  redeem = $state<number[]>([])
  /** The lifted card, by its place in the hand. */
  card = $state<number | null>(null)
  /** Looks at the map though a battle is fought. */
  map = $state(false)
  /** Answers that are sent one after another. */
  queue = $state.raw<Planned[]>([])
  /** Passage was asked for: the plan stays until the answers are in. */
  held = $state(false)
  #given: Planned | null = null

  select(character: string | null): void {
    this.character = character
    this.goal = null
    this.drop = 0
    this.claim = false
  }

  aim(goal: string | null): void {
    this.goal = goal
    this.claim = false
  }

  /** Takes all amounts back. */
  clearBuild(): void {
    this.rings = {}
    this.loose = {}
    this.redeem = []
  }

  /** Another question: what was planned for the last one is gone. */
  clear(): void {
    this.select(null)
    this.clearBuild()
    this.card = null
    this.held = false
  }

  /** From now on these answers are given. */
  begin(answers: Planned[]): void {
    this.queue = answers
    this.#given = null
  }

  /**
   * The option of a question that is next in the queue; what was given before it is done, and leaves the plan. Where the next one
   * is not offered any more, the queue is given up.
   */
  next({ kind, options }: Question): Option | null {
    const { verb, card = '', place = '' } = this.#given ?? {}
    if (verb === 'ring') delete this.rings[card]
    if (verb === 'loose') delete this.loose[place]
    if (verb === 'redeem') this.redeem = this.redeem.slice(1)
    if (verb === 'drop') this.drop = 0
    const [planned, ...rest] = this.queue
    const found = planned?.asked === kind ? options.find((option) => fits(option, planned)) : undefined
    this.queue = found ? rest : []
    this.#given = found && planned ? planned : null
    return found ?? null
  }
}

const fits = (option: Option, planned: Planned): boolean =>
  option.verb === planned.verb && (option.card ?? '') === (planned.card ?? '') && (option.place ?? '') === (planned.place ?? '')
  && (option.number ?? -1) === (planned.number ?? -1) && (option.seat ?? -1) === (planned.seat ?? -1)
