// The list of everybody: what is told of each alliance.
import { t } from '../../../lib/words.svelte'

export const heads = (): string[] => ['characters', 'ships', 'stored', 'corners', 'hand'].map((what) => t(`shadowlord-head-${what}`))
