// The tables of all games, each fetched when it is played.
import type { GameTable } from '../table/game'

const TABLES: Record<string, () => Promise<GameTable>> = {
  hunters: async () => (await import('./hunters/table')).hunters,
  raiders: async () => (await import('./raiders/table')).raiders,
  rivals: async () => (await import('./rivals/table')).rivals,
  shadowlord: async () => (await import('./shadowlord/table')).shadowlord,
}

/** The table of a game. Throws for a game that this client does not have. */
export function tableOf(game: string): Promise<GameTable> {
  const fetching = TABLES[game]
  if (!fetching) throw new Error(`no table for ${game}`)
  return fetching()
}
