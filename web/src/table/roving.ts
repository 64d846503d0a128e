// One tab stop for a whole board: arrow keys go to the nearest thing in their direction.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
}

export interface Spot {
  x: number
  y: number
}

/** Index of the spot that an arrow key leads to, or -1: the nearest one ahead, where straight ahead counts more than aside. */
export function ahead(spots: Spot[], from: number, key: string): number {
  const direction = DIRECTIONS[key]
  const start = spots[from]
  if (!direction || !start) return -1
  const [dx, dy] = direction
  let best = -1
  let least = Infinity
  for (const [index, spot] of spots.entries()) {
    const x = spot.x - start.x
    const y = spot.y - start.y
    const forward = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (index === from || forward <= 1) continue
    const cost = forward + aside * 2
    if (cost < least) {
      least = cost
      best = index
    }
  }
  return best
}

/** Moves the focus among the `[data-item]` elements of a board; returns the item that has it now, or null if the key did nothing. */
export function roam(board: HTMLElement, event: KeyboardEvent): string | null {
  if (!(event.key in DIRECTIONS) || event.altKey || event.ctrlKey || event.metaKey) return null
  const items = [...board.querySelectorAll<HTMLElement>('[data-item]')]
  const from = items.indexOf(document.activeElement as HTMLElement)
  const spots = items.map((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect()
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  })
  const next = items[ahead(spots, from, event.key)]
  if (!next) return null
  event.preventDefault()
  next.focus()
  return next.dataset.item ?? null
}
