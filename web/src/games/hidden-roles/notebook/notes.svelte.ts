// The notebook of the viewer: what the server has worked out for them, and what they have marked themselves.
import type { Connection } from '../../../lib/connection.svelte'
import type { Note, Notebook, RuledOut, Suspect } from '../../../lib/protocol'

/** How a character stands for one of the others; `out` is what the program has struck. */
export type Standing = 'possible' | Note | 'out'

/** All characters of one initial. */
export interface Letter {
  initial: string
  characters: string[]
}

/** The characters that may be in play, by their initials, in the order of the alphabet. */
export function lettersOf(pool: string[]): Letter[] {
  const letters = new Map<string, string[]>()
  for (const character of pool) {
    const initial = character.charAt(0).toUpperCase()
    letters.set(initial, [...(letters.get(initial) ?? []), character])
  }
  return [...letters].map(([initial, characters]) => ({ initial, characters })).sort((a, b) => a.initial.localeCompare(b.initial))
}

/** How several characters stand as one letter: possible as long as one of them is. */
export function together(standings: Standing[]): Standing {
  if (standings.every((each) => each === 'out')) return 'out'
  const left = standings.filter((each) => each !== 'out')
  if (left.every((each) => each === 'struck')) return 'struck'
  return left.includes('ringed') ? 'ringed' : 'possible'
}

/** What a tap does to these characters: possible, suspected, ruled out, and round again. Those that the program has struck stay so. */
export function tapped(characters: string[], standing: (character: string) => Standing): { characters: string[]; mark: Note | '' } {
  const left = characters.filter((character) => standing(character) !== 'out')
  const now = together(left.map(standing))
  if (now === 'possible') return { characters: left.filter((character) => standing(character) === 'possible'), mark: 'ringed' }
  return { characters: left, mark: now === 'ringed' ? 'struck' : '' }
}

type Marks = Record<string, Record<string, Note>>

export class Notes {
  readonly #connection: Connection
  /** Marks that are on their way to the server: `seat character` and what it is to be. */
  #sent = $state.raw<Record<string, Note | ''>>({})

  constructor(connection: Connection) {
    this.#connection = connection
  }

  get #book(): Notebook {
    return this.#connection.update?.notebook ?? {}
  }
  /** Whether the program crosses out too. */
  get helped(): boolean {
    return this.#connection.room?.match?.notebook === 'helped'
  }
  #suspects: Map<number, Suspect> = $derived.by(() => new Map(this.#book.suspects?.map((suspect) => [suspect.seat, suspect])))
  #marks: Marks = $derived.by(() => this.#book.marks ?? {})

  /** Why the program has struck characters of a seat. */
  reasons(seat: number): RuledOut[] {
    return this.#suspects.get(seat)?.out ?? []
  }

  standing(seat: number, character: string): Standing {
    if (this.reasons(seat).some((reason) => reason.characters.includes(character))) return 'out'
    const sent = this.#sent[`${seat} ${character}`]
    return (sent ?? this.#marks[String(seat)]?.[character]) || 'possible'
  }

  standingOf(seat: number, letter: Letter): Standing {
    return together(letter.characters.map((character) => this.standing(seat, character)))
  }

  /** Marks these characters anew, after what they are marked as. */
  async tap(seat: number, characters: string[]): Promise<void> {
    const { characters: changed, mark } = tapped(characters, (character) => this.standing(seat, character))
    const match = this.#connection.room?.match?.id
    if (!match || !changed.length) return
    const keys = changed.map((character) => `${seat} ${character}`)
    this.#sent = { ...this.#sent, ...Object.fromEntries(keys.map((key) => [key, mark])) }
    const sent = this.#sent
    try {
      await this.#connection.send({ type: 'note', match, seat, characters: changed, mark })
    } finally {
      // What the server has now came before its answer; a later tap on the same character is still on its way.
      this.#sent = Object.fromEntries(Object.entries(this.#sent).filter(([key, value]) => !keys.includes(key) || value !== sent[key]))
    }
  }
}
