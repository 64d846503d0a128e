// Which options of these games stand together.
import type { Option } from '../../lib/protocol'
import type { Gathering } from '../../table/entries'

/** Verbs whose targets stand apart from what else is offered: abilities, and leaving a place otherwise than by the dice. */
const APART = ['use', 'swap', 'go']

/** Where all stands apart, going somewhere is what is asked, and abilities come beside it. */
const apart = (offered: Option[]): string[] => (offered.every(({ verb }) => APART.includes(verb)) ? APART.filter((verb) => verb !== 'go') : APART)

export const GATHERING: Gathering = { declining: ['pass', 'skip', 'nothing', 'leave'], apart, clicked: ['go'], fromLeft: true }

/** Verbs of questions that turn a hidden player's own card up for good. */
export const REVEALING = new Set(['use', 'swap', 'rob', 'spear', 'excalibur'])
