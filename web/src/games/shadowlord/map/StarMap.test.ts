import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { words } from '../../../lib/words.svelte'
import type { Option } from '../../../lib/protocol'
import type { MomentName } from '../fixture'
import type { Space } from '../scene.svelte'
import { momentOf, questionOf, sceneOf, stage, type Staged } from '../staged'
import GuideRoll from './GuideRoll.svelte'
import StarMap from './StarMap.svelte'

beforeAll(() => words.load('common', 'table', 'shadowlord'))

describe('the star map', () => {
  let space: Space
  let staged: Staged | null = null
  let answered: string[]

  const lay = (name: MomentName, change: Parameters<typeof sceneOf>[1] = () => undefined): Staged => {
    space = sceneOf(name, change, async (option: Option) => answered.push(option.id))
    staged = stage(StarMap, space, {})
    return staged
  }
  const galaxy = (id: string): HTMLElement => staged!.one(`[data-galaxy="${id}"]`)
  const spot = (id: string): HTMLElement => staged!.one(`[data-item="galaxy-${id}"]`)
  const figure = (id: string): HTMLElement => staged!.one(`[data-character="${id}"]`)
  const press = (key: string, on: Element = document.activeElement!, more: KeyboardEventInit = {}): void => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
    flushSync()
  }
  const width = (): number => Math.round(parseFloat(staged!.one('.field').style.width))

  beforeEach(() => {
    answered = []
    settings.motion = 'off'
  })
  afterEach(async () => {
    await staged?.gone()
    staged = null
    settings.motion = 'normal'
  })

  it('has every galaxy and every link, and says of each all that lies there', () => {
    const { all } = lay('mid')
    expect(all('.galaxy')).toHaveLength(29)
    expect(all('.links path')).toHaveLength(52)
    // 7 of Rowan, 7 of Tomo, 3 of Ines, 2 of Piotr.
    expect(all('.links .owned')).toHaveLength(19)
    const label = spot('b5').getAttribute('aria-label')!
    for (const said of ['Pisces', 'Ines holds it', 'Ines: Randi, Warrior, 4 ships', 'Rowan: Axel, Warrior, 2 ships, has acted', '1 loose ship of Ines', 'face-down disc', 'battle']) expect(label).toContain(said)
    expect(spot('d5').getAttribute('aria-label')).toBe('Cancer: face-down disc')
    expect(spot('a3').getAttribute('aria-label')).toContain('you hold it')
    expect(spot('c3').getAttribute('aria-label')).toContain('The Shadowlord, level 10, 5 ships, with the Power Stone')
    expect(spot('W').getAttribute('aria-label')).toContain('home of Rowan')
  })

  it('shows who holds a galaxy by colour and shape, ships that lie loose, discs and battles', () => {
    lay('mid')
    expect(galaxy('e5').classList).toContain('owned')
    expect(galaxy('e5').style.getPropertyValue('--p')).toBe('var(--p-square)')
    expect(galaxy('e5').querySelector('.tag .mark path')).not.toBeNull()
    expect(galaxy('e5').querySelectorAll('.loose .ship')).toHaveLength(2)
    // Held by being there: the mark without a dart.
    expect(galaxy('d1').classList).toContain('owned')
    expect(galaxy('d1').querySelector('.loose')).toBeNull()
    expect(galaxy('b1').classList).not.toContain('owned')
    expect(galaxy('b1').querySelector('.disc')).not.toBeNull()
    expect(galaxy('b5').classList).toContain('due')
  })

  it('counts a large fleet', () => {
    lay('mid', ({ view }) => (view.public.galaxies.find(({ id }) => id === 'e5')!.loose!.count = 5))
    expect(galaxy('e5').querySelectorAll('.loose .ship')).toHaveLength(1)
    expect(galaxy('e5').querySelector('.loose b')!.textContent).toBe('5')
  })

  it('shows a scouted disc to its scout, and to the others that it was looked at', () => {
    lay('mid', ({ view }) => (view.own!.scouted = { d5: 'merchant-vang' }))
    expect(galaxy('d5').querySelector('.disc.known .card-icon use')!.getAttribute('href')).toContain('#merchant')
    expect(spot('d5').getAttribute('aria-label')).toContain('Vang')
    expect(galaxy('c1').querySelector('.disc.known')).toBeNull()
    expect(galaxy('c1').querySelectorAll('.disc .seen')).toHaveLength(1)
    expect(spot('c1').getAttribute('aria-label')).toContain('Tomo has looked at the disc')
  })

  it('lights who can act, then where they can go and what it takes', () => {
    lay('mid')
    expect(staged!.all('.figure.lit').map((each) => each.dataset.character).sort()).toEqual(['diplomat-elfrida', 'master-wind', 'merchant-faye', 'warrior-astrid'])
    expect(staged!.all('.galaxy.lit')).toHaveLength(0)
    figure('warrior-astrid').click()
    flushSync()
    expect(figure('warrior-astrid').classList).toContain('chosen')
    expect(staged!.all('.galaxy.lit')).toHaveLength(10)
    expect(galaxy('a4').querySelector('.cost')!.textContent).toBe('1')
    expect(galaxy('a4').classList).not.toContain('fight')
    expect(galaxy('b4').querySelector('.cost')!.textContent).toBe('2')
    expect(galaxy('b4').querySelector('.cost .icon')).not.toBeNull()
    expect(galaxy('b4').classList).toContain('fight')
    expect(spot('b5').getAttribute('aria-label')).toContain('in reach, 3 ships, means a battle, takes the permission of Ines')
  })

  it('draws the way to the chosen goal through what lies between', () => {
    lay('mid')
    figure('warrior-astrid').click()
    flushSync()
    spot('b5').click()
    flushSync()
    expect(space.aim).toBe('b5')
    expect(galaxy('b5').classList).toContain('aimed')
    expect(staged!.one('.links .way').getAttribute('d')).toBe('M21,50L21,63.6L21,76.4L35.5,76.4')
    expect(galaxy('a4').classList).toContain('passed')
    expect(galaxy('a2').classList).not.toContain('passed')
    expect(answered).toEqual([])
  })

  it('shows the way to a goal before it is chosen', () => {
    lay('mid')
    figure('warrior-astrid').click()
    flushSync()
    spot('b4').focus()
    flushSync()
    expect(staged!.one('.links .maybe').getAttribute('d')).toBe('M21,50L21,63.6L35.5,63.6')
  })

  it('answers with a galaxy where a question points at one', async () => {
    lay('mid', (moment) => (moment.question = questionOf('storm', [{ id: 'storm:e4', verb: 'storm', place: 'e4' }, { id: 'pass', verb: 'pass' }])))
    expect(staged!.all('.galaxy.lit').map((each) => each.dataset.galaxy)).toEqual(['e4'])
    expect(galaxy('e4').querySelector('.cost')).toBeNull()
    spot('e4').click()
    await Promise.resolve()
    expect(answered).toEqual(['storm:e4'])
  })

  it('says that a shadow which is moved onto somebody fights', () => {
    lay('shadow')
    figure('shadow-claw').click()
    flushSync()
    expect(staged!.all('.galaxy.lit').map((each) => each.dataset.galaxy).sort()).toEqual(['a2', 'b1'])
    expect(galaxy('a2').classList).toContain('fight')
    expect(galaxy('b1').classList).not.toContain('fight')
  })

  it('shows what a thing is where nothing can be chosen', () => {
    const { overlay } = lay('mid')
    figure('warrior-randi').click()
    expect(overlay.beside).toMatchObject({ shown: { kind: 'card', card: 'warrior-randi' }, pinned: true })
    spot('d5').click()
    expect(overlay.beside).toMatchObject({ shown: { kind: 'place', place: 'd5' }, pinned: true })
    press('i', spot('a3'))
    expect(overlay.beside).toMatchObject({ shown: { kind: 'place', place: 'a3' }, pinned: true })
  })

  it('lets nothing be chosen by those who watch', () => {
    space = sceneOf('mid', (moment) => (moment.view.own = null), null)
    staged = stage(StarMap, space, {})
    expect(staged.all('.lit')).toHaveLength(0)
  })

  it('comes nearer and goes back with keys and buttons', () => {
    const { one } = lay('mid')
    const whole = width()
    expect(one('.zoomer .out').hasAttribute('disabled')).toBe(true)
    press('+', document.body)
    expect(width()).toBe(Math.round(whole * 1.35))
    expect(one('.board').classList).toContain('near')
    press('-', document.body)
    expect(width()).toBe(whole)
    one('.zoomer .in').click()
    one('.zoomer .in').click()
    flushSync()
    expect(width()).toBe(Math.round(whole * 1.35 ** 2))
    press('f', document.body)
    expect(width()).toBe(whole)
    one('.zoomer .closer').click()
    flushSync()
    expect(width()).toBe(whole * 2)
    expect(one('.zoomer .closer').textContent).toContain('Whole map')
    one('.zoomer .closer').click()
    flushSync()
    expect(width()).toBe(whole)
  })

  it('zooms towards the pointer with the wheel', () => {
    const { one } = lay('mid')
    const turned = new WheelEvent('wheel', { deltaY: -200, cancelable: true, bubbles: true })
    Object.assign(turned, { clientX: 0, clientY: 0 })
    one('.board').dispatchEvent(turned)
    flushSync()
    expect(one('.field').style.translate).toBe('0px 0px')
    expect(width()).toBeGreaterThan(900)
  })

  it('does not take what is typed for keys of its own', () => {
    lay('mid')
    const whole = width()
    const input = document.body.appendChild(document.createElement('input'))
    press('+', input)
    input.remove()
    expect(width()).toBe(whole)
  })

  it('has one tab stop, which begins at home', () => {
    const { all } = lay('mid')
    expect(all('[data-item][tabindex="0"]').map((each) => each.dataset.item)).toEqual(['galaxy-W'])
    spot('d2').focus()
    flushSync()
    expect(all('[data-item][tabindex="0"]').map((each) => each.dataset.item)).toEqual(['galaxy-d2'])
  })

  it('gathers a crowd of one side into one dial, but not the one that is chosen', () => {
    const crowd = ['warrior-astrid', 'warrior-axel', 'merchant-faye', 'diplomat-elfrida', 'merchant-vang', 'warrior-holger', 'warrior-randi', 'merchant-arne', 'merchant-folke']
    lay('mid', ({ view }) => {
      for (const [at, id] of crowd.entries()) {
        const known = view.public.characters.find((each) => each.id === id)
        if (known) Object.assign(known, { place: 'a3' })
        else view.public.characters.push({ id, kind: 'merchant', level: 3, seat: at < 6 ? 0 : 2, place: 'a3', ships: 1, slots: 6, card: false, acted: false })
      }
      for (const each of view.public.galaxies) each.cards = each.id === 'a3' ? crowd : each.cards.filter((id) => !crowd.includes(id))
    })
    expect(staged!.all('.figure.flock').map((each) => each.querySelector('.sr')?.textContent)).toEqual(['6 characters of Rowan, 10 ships', '3 characters of Ines, 6 ships'])
    space.plan.select('warrior-astrid')
    flushSync()
    expect(figure('warrior-astrid').classList).toContain('chosen')
    expect(staged!.one('.figure.flock .sr').textContent).toBe('5 characters of Rowan, 7 ships')
  })

  it('keeps a row of dials at a side home within the field, and so the ships at their rims', () => {
    for (const [side, pixels] of [['clientWidth', 360], ['clientHeight', 380]] as const) vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(pixels)
    const crowd = ['warrior-sten', 'warrior-bernhard']
    lay('mid', ({ view }) => {
      for (const each of view.public.galaxies) each.cards = each.id === 'E' ? ['master-fire', ...crowd] : each.cards.filter((id) => !crowd.includes(id))
    })
    const field = parseFloat(staged!.one('.field').style.width)
    const dial = parseFloat(staged!.one('.board').style.getPropertyValue('--dial'))
    const rightmost = Math.max(...['master-fire', ...crowd].map((id) => {
      const [, percent, pixels] = /calc\(([\d.]+)% \+ (-?[\d.]+)px\)/.exec(figure(id).style.left)!
      return (field * Number(percent)) / 100 + Number(pixels) + dial / 2
    }))
    vi.restoreAllMocks()
    expect(field).toBe(360)
    expect(rightmost + 6).toBeLessThanOrEqual(field + 0.1)
  })

  it('lets the sun darken slot by slot, and stand still while another holds the stone', () => {
    lay('mid')
    expect(staged!.one('.sun').style.getPropertyValue('--gap')).toBe('0.5')
    expect(staged!.one('.sun').classList).not.toContain('still')
    const next = momentOf('mid')
    next.view.public.timer.slot = 5
    next.view.public.stone = 'warrior-astrid'
    space.take(next, [], [])
    flushSync()
    expect(Number(staged!.one('.sun').style.getPropertyValue('--gap'))).toBeCloseTo(1 / 6)
    expect(staged!.one('.sun').classList).toContain('last')
    expect(staged!.one('.sun').classList).toContain('still')
  })
})

describe('the guide’s roll', () => {
  it('says what the dice meant, in the viewer’s own corner', async () => {
    const staged = stage(GuideRoll, sceneOf('mid'), {})
    expect(staged.text()).toContain('Guide 8')
    expect(staged.text()).toContain('Shipyard')
    expect(staged.one('.guide').classList).toContain('at-wind')
    expect(staged.all('.die')).toHaveLength(2)
    await staged.gone()
  })

  it('is not there before it is rolled', async () => {
    const staged = stage(GuideRoll, sceneOf('mid', ({ view }) => (view.public.guide = null)), {})
    expect(staged.all('.guide')).toHaveLength(0)
    await staged.gone()
  })
})
