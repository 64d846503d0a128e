// Shadow Raiders at the table.
import type { Edition } from '../hidden-roles/edition'
// After the styles of the family, which it changes.
import { tableFor } from '../hidden-roles/table'
import '../../styles/raiders.css'
import Board from './Board.svelte'
import Tower from './Tower.svelte'

export const edition: Edition = { id: 'raiders', decks: ['white', 'black', 'reasoning'], hunting: 'raider', lone: 'citizen', liar: 'ulrich' }

export const raiders = tableFor(edition, { Board, Track: Tower, players: 'list' })
