import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Option } from '../../../lib/protocol'
import { Overlay } from '../../../table/overlay.svelte'
import type { Ballroom } from '../scene.svelte'
import { sceneOf } from '../staged'
import { draggable } from './drag'

describe('a card that is dragged', () => {
  let acted: string[]
  let ball: Ballroom
  let overlay: Overlay
  let card: HTMLElement
  let captured: number[]
  let clicks: number
  let action: ReturnType<typeof draggable>
  let under: Element[]
  const before = document.elementsFromPoint

  const lay = (change?: Parameters<typeof sceneOf>[1], member = 'damsel'): void => {
    ball = sceneOf('four', change, async ({ id }: Option) => acted.push(id))
    overlay = new Overlay()
    action = draggable(card, { ball, overlay, member })
  }
  const pointer = (type: string, x: number, y: number, more: PointerEventInit = {}): void =>
    void card.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: x, clientY: y, ...more }))
  const ghost = (): HTMLElement | null => document.querySelector('.dragged')
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

  beforeEach(() => {
    acted = []
    captured = []
    clicks = 0
    under = []
    document.body.innerHTML = `<div class="tabletop">
      <main class="board"><div data-place="1"><b id="mansion"></b></div><button data-place="2" role="tab"><b id="tab"></b></button><p id="floor"></p></main>
      <button class="hc">card</button><i data-place="0" id="elsewhere"></i>
    </div>`
    card = document.querySelector('.hc')!
    card.setPointerCapture = (id) => void captured.push(id)
    card.addEventListener('click', () => (clicks += 1))
    document.elementsFromPoint = () => under
  })
  afterEach(() => {
    document.elementsFromPoint = before
    document.body.innerHTML = ''
  })
  const over = (...ids: string[]): void => void (under = ids.map((id) => document.getElementById(id)!))

  it('is a tap as long as the pointer stays near', () => {
    lay()
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 105, 105)
    pointer('pointerup', 105, 105)
    card.click()
    expect([ball.plan.lifted, ghost(), clicks, captured]).toEqual([null, null, 1, []])
  })

  it('is lifted once it has gone far enough, and follows the pointer while its place stays empty', () => {
    lay()
    overlay.show({ kind: 'seat', seat: 1 }, card, true)
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 106, 106)
    expect([ball.plan.lifted, overlay.beside, captured]).toEqual(['damsel', null, [1]])
    expect([ghost()!.parentElement!.className, ghost()!.getAttribute('aria-hidden'), card.classList.contains('away')]).toEqual(['tabletop', 'true', true])
    pointer('pointermove', 90, 160)
    expect(ghost()!.style.translate).toBe('-10px 60px')
    expect(document.querySelectorAll('.dragged')).toHaveLength(1)
  })

  it('is played in the mansion under it, with the face that is chosen', async () => {
    lay()
    ball.plan.lift('damsel')
    ball.plan.side = 'down'
    pointer('pointerdown', 100, 100)
    over('mansion')
    pointer('pointermove', 300, 300)
    expect([ball.plan.over, ball.plan.looked]).toEqual([1, 1])
    pointer('pointerup', 300, 300)
    expect([acted, ghost(), card.classList.contains('away'), ball.plan.over]).toEqual([['down:p1:damsel'], null, false, -1])
    await settled()
  })

  it('turns face up if another card was lifted face down', () => {
    lay()
    ball.plan.lift('constable')
    ball.plan.side = 'down'
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 300, 300)
    expect([ball.plan.lifted, ball.plan.side]).toEqual(['damsel', 'up'])
  })

  it('is played by the tab of a mansion, which comes into view as it is passed', () => {
    lay()
    pointer('pointerdown', 100, 100)
    over('tab')
    pointer('pointermove', 300, 300)
    over('floor')
    pointer('pointermove', 300, 400)
    expect([ball.plan.over, ball.plan.looked]).toEqual([-1, 2])
    over('tab')
    pointer('pointerup', 300, 300)
    expect(acted).toEqual(['up:p2:damsel'])
  })

  it.each([['floor'], ['elsewhere']])('is put back where no mansion is: %s', (id) => {
    lay()
    pointer('pointerdown', 100, 100)
    over(id)
    pointer('pointermove', 300, 300)
    pointer('pointerup', 300, 300)
    expect([acted, ball.plan.lifted, ghost(), card.classList.contains('away')]).toEqual([[], null, null, false])
  })

  it('is put back where it may not be played', () => {
    lay((moment) => (moment.question!.options = moment.question!.options.filter(({ place }) => place !== 'p1')))
    pointer('pointerdown', 100, 100)
    over('mansion')
    pointer('pointermove', 300, 300)
    pointer('pointerup', 300, 300)
    expect([acted, ball.plan.lifted]).toEqual([[], null])
  })

  it('is put back when the browser takes the pointer away, even over a mansion', () => {
    lay()
    pointer('pointerdown', 100, 100)
    over('mansion')
    pointer('pointermove', 300, 300)
    pointer('pointercancel', 300, 300)
    expect([acted, ball.plan.lifted, ghost(), card.classList.contains('away')]).toEqual([[], null, null, false])
    pointer('pointerup', 300, 300)
    expect(acted).toEqual([])
  })

  it('swallows the click that ends a drag, and no other', async () => {
    lay()
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 300, 300)
    pointer('pointerup', 300, 300)
    card.click()
    expect(clicks).toBe(0)
    card.click()
    expect(clicks).toBe(1)
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 300, 300)
    pointer('pointerup', 300, 300)
    await settled()
    card.click()
    expect(clicks).toBe(2)
  })

  it('heeds one pointer, and only the first button', () => {
    lay()
    pointer('pointerdown', 100, 100, { button: 2 })
    pointer('pointermove', 300, 300)
    expect(ball.plan.lifted).toBeNull()
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 300, 300, { pointerId: 2 })
    expect(ball.plan.lifted).toBeNull()
    pointer('pointermove', 300, 300)
    pointer('pointerup', 300, 300, { pointerId: 2 })
    expect([ball.plan.lifted, ghost() !== null]).toEqual(['damsel', true])
  })

  it('follows a finger only where that does not scroll', () => {
    lay()
    pointer('pointerdown', 100, 100, { pointerType: 'touch' })
    pointer('pointermove', 300, 300, { pointerType: 'touch' })
    expect(ball.plan.lifted).toBeNull()
    card.style.touchAction = 'none'
    pointer('pointerdown', 100, 100, { pointerType: 'touch' })
    pointer('pointermove', 300, 300, { pointerType: 'touch' })
    expect(ball.plan.lifted).toBe('damsel')
  })

  it.each([['constable'], [null]])('plays nothing if meanwhile another is lifted, or none: %s', (lifted) => {
    lay()
    pointer('pointerdown', 100, 100)
    over('mansion')
    pointer('pointermove', 300, 300)
    ball.plan.lift(lifted)
    pointer('pointerup', 300, 300)
    expect([acted, ball.plan.lifted, ghost()]).toEqual([[], lifted, null])
  })

  it('stays where it is while it cannot be played', () => {
    lay((moment) => (moment.question = null))
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 300, 300)
    expect([ball.plan.lifted, ghost()]).toEqual([null, null])
  })

  it('is the card that stands there now', () => {
    lay()
    action.update({ ball, overlay, member: 'constable' })
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 300, 300)
    expect(ball.plan.lifted).toBe('constable')
  })

  it('leaves nothing behind when it goes', () => {
    lay()
    const taken = vi.spyOn(overlay, 'close')
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 300, 300)
    expect(taken).toHaveBeenCalledOnce()
    action.destroy()
    expect(ghost()).toBeNull()
  })
})
