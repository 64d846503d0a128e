// The catalogue of Shadowlord, as /api/games/shadowlord sends it: for tests, and for looking at the table without a server.
import type { Catalogue, CharacterData, CharacterKind, Element, GalaxyKind } from './types'

const GRID: Record<string, string> = {
  a1: 'station b1 a2', b1: 'galaxy a1 c1 b2 N', c1: 'galaxy b1 d1 c2 N', d1: 'galaxy c1 e1 d2 N', e1: 'station d1 e2',
  a2: 'galaxy a1 b2 a3 W', b2: 'ruin b1 a2 c2 b3 c3', c2: 'inner c1 b2 d2', d2: 'ruin d1 c2 e2 d3 c3', e2: 'galaxy e1 d2 e3 E',
  a3: 'galaxy a2 b3 a4 W', b3: 'inner b2 a3 b4', c3: 'fortress b2 d2 b4 d4', d3: 'inner d2 e3 d4', e3: 'galaxy e2 d3 e4 E',
  a4: 'galaxy a3 b4 a5 W', b4: 'ruin a4 b3 c4 b5 c3', c4: 'inner b4 d4 c5', d4: 'ruin d3 c4 e4 d5 c3', e4: 'galaxy e3 d4 e5 E',
  a5: 'station a4 b5', b5: 'galaxy b4 a5 c5 S', c5: 'galaxy c4 b5 d5 S', d5: 'galaxy d4 c5 e5 S', e5: 'station e4 d5',
  N: 'home b1 c1 d1', E: 'home e2 e3 e4', S: 'home d5 c5 b5', W: 'home a2 a3 a4',
}

const NAMES: [CharacterKind, number, string][] = [
  ['warrior', 6, 'randi holger viggo sten astrid axel bernhard kaare'],
  ['merchant', 3, 'vang svein faye folke selwyn arne elayne brandon'],
  ['diplomat', 0, 'elfrida sigurd bors gye erling ola deems aage'],
]
const SHADOWS: [string, number][] = [
  ['lynx', 3], ['racson', 3], ['claw', 6], ['cruel', 6], ['hector', 6], ['gwyth', 6], ['halifax', 6], ['darkness', 10],
]

const characters: CharacterData[] = [
  ...(['earth', 'wind', 'fire', 'water'] as Element[]).map((element) => ({ id: `master-${element}`, kind: 'master' as const, level: 10, element })),
  ...NAMES.flatMap(([kind, level, names]) => names.split(' ').map((name) => ({ id: `${kind}-${name}`, kind, level, element: null }))),
  ...SHADOWS.map(([name, level]) => ({ id: `shadow-${name}`, kind: 'shadow' as const, level, element: null })),
  { id: 'shadowlord', kind: 'shadowlord', level: 10, element: null },
]

export const CATALOGUE: Catalogue = {
  galaxies: Object.entries(GRID).map(([id, said]) => {
    const [kind, ...neighbours] = said.split(' ')
    return { id, kind: kind as GalaxyKind, neighbours }
  }),
  characters,
  powers: [[0, 8], [2, 15], [4, 15], [7, 10], [10, 2]],
  guide: ['great_storm', 'local_storm', 'gather', 'salvage', 'insight', 'trade_winds', 'shipyard', 'scout', 'errand', 'raid', 'gift'].map((event, at) => ({ roll: at + 2, event })),
  tables: { numbers: { hand_limit: 5, ring_slots: 6, ships: 20, drawn_cards: 1, stone_cards: 1, extra_cards: 1, stop_on_unheld: 1, tie_to_defender: 1 } },
}
