// The catalogue, by id.
import type { AreaData, CardData, Catalogue, CharacterData } from './types'

export interface Pieces {
  area(id: string): AreaData | undefined
  card(id: string): CardData | undefined
  character(id: string): CharacterData | undefined
}

type Listed<Data> = Data[] | Record<string, Omit<Data, 'id'>>

function byId<Data extends { id: string }>(listed: Listed<Data> | undefined): Map<string, Data> {
  if (!listed) return new Map()
  const all = Array.isArray(listed) ? listed : Object.entries(listed).map(([id, data]) => ({ id, ...data }) as unknown as Data)
  return new Map(all.map((data) => [data.id, data]))
}

/** The pieces of a catalogue, to be asked for by id. `variant`: the match's options; `<character>_hp` sets a character's HP. */
export function piecesOf(catalogue: Catalogue, variant: Record<string, unknown> = {}): Pieces {
  const areas = byId<AreaData>(catalogue.areas)
  const cards = byId<CardData>(catalogue.cards)
  const characters = byId<CharacterData>(catalogue.characters)
  for (const [id, data] of characters) {
    const hp = variant[`${id}_hp`]
    if (typeof hp === 'number') characters.set(id, { ...data, hp })
  }
  return {
    area: (id) => areas.get(id),
    card: (id) => cards.get(id),
    character: (id) => characters.get(id),
  }
}
