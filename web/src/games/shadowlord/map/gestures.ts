// Fingers, mouse and wheel on the map: a drag pans, two fingers zoom about what is between them, the wheel zooms towards the
// pointer, a finger that rests asks what a thing is. A click at the end of a drag is none.
import type { Point } from './frame'
import type { MapView } from './view.svelte'

/** How far a pointer may tremble before it drags, pixels. */
const TREMBLE = 7
/** How long a finger rests before it asks, ms. */
const REST = 480

/** `asked`: a finger rested on this element, or the other button was pressed on it. `moved`: what is shown beside things is no longer beside them. */
export function gestures(node: HTMLElement, { view, asked, moved }: { view: MapView; asked: (target: Element) => void; moved: () => void }): { destroy: () => void } {
  const fingers = new Map<number, Point>()
  let start: Point = { x: 0, y: 0 }
  let dragging = false
  let deaf = false
  let resting: ReturnType<typeof setTimeout> | undefined

  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width } = node.getBoundingClientRect()
    const scale = width / (node.offsetWidth || width || 1) || 1
    return { x: (clientX - left) / scale, y: (clientY - top) / scale }
  }
  const began = (pointer: number): void => {
    clearTimeout(resting)
    dragging = deaf = true
    node.setPointerCapture?.(pointer)
    moved()
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('.zoomer')) return
    fingers.set(event.pointerId, at(event))
    if (fingers.size === 1) {
      dragging = deaf = false
      start = at(event)
      if (event.pointerType === 'touch') {
        const target = event.target as Element
        resting = setTimeout(() => {
          deaf = true
          fingers.clear()
          asked(target)
        }, REST)
      }
    } else if (fingers.size === 2) {
      began(event.pointerId)
    }
  }
  function move(event: PointerEvent): void {
    const last = fingers.get(event.pointerId)
    if (!last) return
    const here = at(event)
    if (fingers.size === 1) {
      if (!dragging && Math.hypot(here.x - start.x, here.y - start.y) < TREMBLE) return
      if (!dragging) {
        clearTimeout(resting)
        if (!view.movable) return
        began(event.pointerId)
      }
      view.pan(here.x - last.x, here.y - last.y)
    } else if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)![1]
      view.pinch([last, other], [here, other])
    }
    fingers.set(event.pointerId, here)
  }
  function up(event: PointerEvent): void {
    clearTimeout(resting)
    fingers.delete(event.pointerId)
  }
  function click(event: MouseEvent): void {
    if (!deaf || event.detail === 0) return
    deaf = false
    event.stopPropagation()
    event.preventDefault()
  }
  function wheel(event: WheelEvent): void {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : 1
    moved()
    view.zoom(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * (event.ctrlKey ? 0.008 : 0.0018)), at(event))
  }
  function menu(event: MouseEvent): void {
    event.preventDefault()
    // A finger that rests has asked already.
    if (!deaf) asked(event.target as Element)
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('click', click, true)
  node.addEventListener('wheel', wheel, { passive: false })
  node.addEventListener('contextmenu', menu)
  return {
    destroy() {
      clearTimeout(resting)
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      node.removeEventListener('click', click, true)
      node.removeEventListener('wheel', wheel)
      node.removeEventListener('contextmenu', menu)
    },
  }
}
