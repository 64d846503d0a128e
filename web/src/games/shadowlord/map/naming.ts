// What is said of the things on the map to those who do not see it.
import { t, words } from '../../../lib/words.svelte'
import { characterName, galaxyName, kindName } from '../names'
import type { Space } from '../scene.svelte'
import type { CharacterView } from '../types'

/** A character: whose, who, class or level, ships; that it has acted, holds the stone. */
export function labelOfCharacter(space: Space, { id, kind, level, seat, acted }: CharacterView): string {
  const ships = space.shownShips(id)
  const who = seat === null
    ? t('shadowlord-map-shadow', { card: characterName(id), level, ships })
    : t('shadowlord-map-character', { seat: space.name(seat), card: characterName(id), kind: kindName(kind), ships })
  return row([
    who,
    ...(space.stone === id ? [t('shadowlord-map-stone')] : []),
    ...(acted ? [t('shadowlord-map-acted')] : []),
  ])
}

/** All of a side together. */
export const labelOfFlock = (space: Space, seat: number, characters: CharacterView[]): string =>
  t('shadowlord-map-flock', { seat: space.name(seat), count: characters.length, ships: characters.reduce((sum, { id }) => sum + space.shownShips(id), 0) })

/** A galaxy: who holds it, who and what is there, what a choice of it would mean. */
export function labelOfGalaxy(space: Space, id: string): string {
  const galaxy = space.galaxy(id)
  const offer = space.offers.galaxies.get(id)
  const scouted = scoutedAt(space, id)
  const loose = space.shownLoose(id)
  const facts = [
    ...(galaxy.control !== null ? [galaxy.control === space.mySeat ? t('shadowlord-map-held-you') : t('shadowlord-map-held', { seat: space.name(galaxy.control) })] : []),
    ...(galaxy.home !== null ? [t('shadowlord-map-home', { seat: space.name(galaxy.home) })] : []),
    ...space.here(id).map((character) => labelOfCharacter(space, character)),
    ...(loose > 0 ? [t('shadowlord-map-loose', { seat: space.name(galaxy.loose?.seat ?? space.mySeat), count: loose })] : []),
    ...(galaxy.disc ? [scouted ? t('shadowlord-map-scouted', { card: characterName(scouted) }) : t('shadowlord-map-disc')] : []),
    ...galaxy.scouts.filter((seat) => seat !== space.mySeat).map((seat) => t('shadowlord-map-looked', { seat: space.name(seat) })),
    ...peaceAt(space, id).map(([seat, other]) => t('shadowlord-map-peace', { seat: space.name(seat), with_seat: space.name(other) })),
    ...(galaxy.battle ? [t('shadowlord-map-battle')] : []),
    ...(offer ? [t('shadowlord-map-goal', { cost: offer.cost })] : []),
    ...(offer?.fight ? [t('shadowlord-map-fight')] : []),
    ...(offer?.asks.length ? [t('shadowlord-map-asks', { seat: row(offer.asks.map((seat) => space.name(seat))) })] : []),
    ...(space.aim === id ? [t('shadowlord-map-chosen')] : []),
  ]
  return facts.length ? `${galaxyName(id)}: ${row(facts)}` : galaxyName(id)
}

/** What lies under a disc, where this viewer knows it; in an open replay what any player knows. */
export function scoutedAt(space: Space, galaxy: string): string | null {
  const all = space.view.all ?? (space.own ? [space.own] : [])
  return all.map(({ scouted }) => scouted[galaxy]).find((each) => each !== undefined) ?? null
}

/** Who is at peace in a galaxy. */
export const peaceAt = (space: Space, galaxy: string): [number, number][] =>
  space.public.peace.filter(([place]) => place === galaxy).map(([, seat, other]) => [seat, other])

/** One of each language: making one takes longer than using it. */
const formats = new Map<string, Intl.ListFormat>()

function row(facts: string[]): string {
  const format = formats.get(words.lang) ?? new Intl.ListFormat(words.lang, { type: 'unit' })
  formats.set(words.lang, format)
  return format.format(facts)
}
