// Dragging a card of one's own onto a mansion, with a mouse or a finger.
import type { Overlay } from '../../../table/overlay.svelte'
import type { Ballroom } from '../scene.svelte'
import { playable, playTo } from './playing'

/** So far a pointer moves before a tap is a drag, CSS pixels. */
const FAR = 8

/**
 * Makes a card draggable while it may be played. It is lifted as the drag begins; let go over a mansion it is played there, with
 * the face that is chosen; let go elsewhere it is put back.
 */
export function draggable(card: HTMLElement, given: { ball: Ballroom; overlay: Overlay; member: string }) {
  let now = given
  let start: { x: number; y: number; id: number } | null = null
  let ghost: HTMLElement | null = null

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !playable(now.ball).includes(now.member)) return
    // Where a finger scrolls, as in a sheet, it cannot drag as well: there a tap lifts.
    if (event.pointerType === 'touch' && getComputedStyle(card).touchAction !== 'none') return
    start = { x: event.clientX, y: event.clientY, id: event.pointerId }
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return
      begin()
    }
    if (ghost) ghost.style.translate = `${dx}px ${dy}px`
    const { plan } = now.ball
    plan.over = placeUnder(event)
    // Over the tab of a mansion on a phone that mansion comes into view.
    if (plan.over >= 0) plan.looked = plan.over
  }

  function begin(): void {
    const { ball, overlay, member } = now
    overlay.close()
    if (ball.plan.lifted !== member) ball.plan.lift(member)
    if (start) card.setPointerCapture(start.id)
    const box = card.getBoundingClientRect()
    ghost = card.cloneNode(true) as HTMLElement
    ghost.classList.add('dragged')
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` })
    ghost.setAttribute('aria-hidden', 'true')
    card.closest('.tabletop')?.append(ghost)
    card.classList.add('away')
  }

  function end(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return
    start = null
    if (!ghost) return
    const { ball, overlay, member } = now
    // By a key or another finger another card may have been lifted meanwhile, or this one put back: then nothing is played.
    const held = ball.plan.lifted === member
    const place = held && event.type === 'pointerup' ? placeUnder(event) : -1
    clear()
    // The click that follows a drag lifts nothing.
    card.addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => card.removeEventListener('click', stop, { capture: true }), 0)
    ball.plan.over = -1
    if (held && (place < 0 || !playTo(ball, overlay, place))) ball.plan.lift(null)
  }

  function clear(): void {
    ghost?.remove()
    ghost = null
    card.classList.remove('away')
  }

  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  card.addEventListener('pointerdown', down)
  card.addEventListener('pointermove', move)
  card.addEventListener('pointerup', end)
  card.addEventListener('pointercancel', end)
  return {
    update: (next: typeof given): void => void (now = next),
    destroy(): void {
      clear()
    },
  }
}

/** The mansion under a pointer, itself or its tab on a phone, or -1. */
function placeUnder({ clientX, clientY }: PointerEvent): number {
  const found = document.elementsFromPoint(clientX, clientY).map((element) => element.closest<HTMLElement>('.board [data-place]')).find((place) => place)
  return found ? Number(found.dataset.place) : -1
}
