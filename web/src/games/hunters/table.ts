// Shadow Hunters at the table.
import Track from '../hidden-roles/table/Track.svelte'
import type { Edition } from '../hidden-roles/edition'
import { tableFor } from '../hidden-roles/table'
import Board from './Board.svelte'

export const edition: Edition = { id: 'hunters', decks: ['white', 'black', 'hermit'], hunting: 'hunter', lone: 'neutral', liar: 'unknown' }

export const hunters = tableFor(edition, { Board, Track, players: 'plaques' })
