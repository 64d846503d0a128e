// Where a drawn card may go: the portraits in the order of the alliance, then the hand.
import type { Option } from '../../../lib/protocol'
import type { Choice } from '../../../table/entries'
import type { Space } from '../scene.svelte'

export function placing(space: Space, options: Option[]): Choice[] {
  const crew = space.crew(space.mySeat).map(({ id }) => id)
  const under = options.filter(({ verb }) => verb === 'under').sort((a, b) => crew.indexOf(a.card ?? '') - crew.indexOf(b.card ?? ''))
  return [
    ...under.map((option, index) => ({ option, key: index < 9 ? String(index + 1) : '' })),
    ...options.filter(({ verb }) => verb === 'hand').map((option) => ({ option, key: '0' })),
  ]
}
