// Which part of the map is in view: how much it is enlarged, and where its upper left corner lies. Everything here keeps to the
// edges: nobody drags the map out of sight, and nothing moves on after the finger has left.

export interface Point {
  x: number
  y: number
}

export interface Frame {
  /** 1: the whole map. */
  zoom: number
  /** Of the map's upper left corner, pixels from that of the window. */
  x: number
  y: number
}

/** Size of the window, and of the whole map at zoom 1: larger than a window that is too small for it, narrower than a very wide one. */
export interface Room {
  width: number
  height: number
  fieldWidth: number
  fieldHeight: number
}

export const FIT: Readonly<Frame> = { zoom: 1, x: 0, y: 0 }
export const CLOSEST = 3
/** What one press brings nearer on a phone. */
export const CLOSER = 2
/** One step of the keys and buttons. */
export const STEP = 1.35

/** Between what is smaller and what is larger. */
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The nearest frame that is allowed. */
export function kept({ zoom, x, y }: Frame, { width, height, fieldWidth, fieldHeight }: Room): Frame {
  const scale = within(zoom, 1, CLOSEST)
  const edge = (offset: number, window: number, field: number): number => {
    const spare = window - field * scale
    // What is smaller than the window lies in its middle.
    return spare >= 0 ? spare / 2 : within(offset, spare, 0) + 0
  }
  return { zoom: scale, x: edge(x, width, fieldWidth), y: edge(y, height, fieldHeight) }
}

/** Enlarged so that what lies under a point of the window stays there. */
export function zoomed(frame: Frame, factor: number, { x, y }: Point, room: Room): Frame {
  const zoom = within(frame.zoom * factor, 1, CLOSEST)
  const ratio = zoom / frame.zoom
  return kept({ zoom, x: x - (x - frame.x) * ratio, y: y - (y - frame.y) * ratio }, room)
}

export const panned = (frame: Frame, dx: number, dy: number, room: Room): Frame => kept({ ...frame, x: frame.x + dx, y: frame.y + dy }, room)

/** Two fingers went from somewhere to somewhere: what lay under each of them lies there still. */
export function pinched(frame: Frame, from: readonly [Point, Point], to: readonly [Point, Point], room: Room): Frame {
  const apart = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const [start, end] = [middle(from), middle(to)]
  const ratio = within((frame.zoom * apart(to)) / apart(from), 1, CLOSEST) / frame.zoom
  return kept({ zoom: frame.zoom * ratio, x: end.x - (start.x - frame.x) * ratio, y: end.y - (start.y - frame.y) * ratio }, room)
}

/** With a spot of the map (percent of it) in view, `margin` pixels from the edge at least where that is possible. */
export function showing(frame: Frame, spot: Point, margin: number, room: Room): Frame {
  const along = (offset: number, percent: number, window: number, field: number): number => {
    if (field * frame.zoom <= window) return offset
    const at = offset + (field * frame.zoom * percent) / 100
    const edge = Math.min(margin, window / 2)
    return offset + within(at, edge, window - edge) - at
  }
  return kept({ ...frame, x: along(frame.x, spot.x, room.width, room.fieldWidth), y: along(frame.y, spot.y, room.height, room.fieldHeight) }, room)
}

/** Enlarged so much, with a spot of the map in the middle. */
export function centred(zoom: number, spot: Point, room: Room): Frame {
  const scale = within(zoom, 1, CLOSEST)
  return kept({ zoom: scale, x: room.width / 2 - (room.fieldWidth * scale * spot.x) / 100, y: room.height / 2 - (room.fieldHeight * scale * spot.y) / 100 }, room)
}

/** Whether there is anything to pan to. */
export const movable = ({ zoom }: Frame, { width, height, fieldWidth, fieldHeight }: Room): boolean =>
  fieldWidth * zoom > width + 1 || fieldHeight * zoom > height + 1
