// Parts of the table by themselves, for tests: a scene out of the fixture, and a component mounted in it.
import { flushSync, mount, unmount, type Component } from 'svelte'
import type { Option, Question } from '../../lib/protocol'
import { Overlay, provideOverlay } from '../../table/overlay.svelte'
import type { GameTable } from '../../table/game'
import { provideScene, type Moment } from '../../table/scene.svelte'
import { provideTalk } from '../../table/talk'
import { CATALOGUE, LOG, momentNamed, NAMES, SHAPES, type MomentName } from './fixture'
import { linesOf } from './log'
import { BODIES } from './panels/bodies'
import { choiceWords, questionWords, waitingWords } from './questions'
import { Space } from './scene.svelte'
import { timelineOf } from './timeline'
import type { View } from './types'

/** The game without its components: all of them together take long to load. */
const TABLE = {
  id: 'shadowlord',
  bodies: Object.fromEntries(BODIES.map((kind) => [kind, () => ({})])),
  gathering: { fromLeft: false },
  linesOf: (events, { mySeat }) => linesOf(events, mySeat),
  timelineOf, questionWords, choiceWords, waitingWords,
  OptionPicture: () => ({}),
} as Partial<GameTable<Space>> as unknown as GameTable

export const momentOf = (name: MomentName): Moment<View> => {
  const { view, question, waiting } = momentNamed(name)
  return { view, question, actions: [], waiting, clockLeft: -1, at: 0, mayWait: 0 }
}

/** A match at this moment; without `choose` nothing can be chosen, as in a replay. */
export function sceneOf(name: MomentName, change: (moment: Moment<View>) => void = () => undefined, choose: ((option: Option) => Promise<unknown>) | null = async () => undefined): Space {
  const moment = momentOf(name)
  change(moment)
  const scene = new Space(TABLE, { catalogue: CATALOGUE, moment, choose, connection: null })
  scene.names = NAMES
  scene.shapes = SHAPES
  scene.log = LOG
  return scene
}

export const questionOf = (kind: string, options: Option[], about: Question['about'] = {}): Question => ({ id: 7, kind, clause: '6', options, about })

export interface Staged {
  overlay: Overlay
  all(selector: string): HTMLElement[]
  one(selector: string): HTMLElement
  /** Its text, with single spaces. */
  text(selector?: string): string
  gone(): Promise<void>
}

/** Mounts one component with a scene around it. */
export function stage<Props extends Record<string, unknown>>(Part: Component<Props>, scene: Space, props: Props): Staged {
  const target = document.body.appendChild(document.createElement('div'))
  const overlay = new Overlay()
  const Around: Component<Props> = (internals, given) => {
    provideScene(scene)
    provideOverlay(overlay)
    provideTalk(scene, overlay)
    return Part(internals, given)
  }
  const app = mount(Around, { target, props, context: new Map() })
  flushSync()
  const all = (selector: string): HTMLElement[] => [...target.querySelectorAll<HTMLElement>(selector)]
  const one = (selector: string): HTMLElement => {
    const [found] = all(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  return {
    overlay, all, one,
    text: (selector) => (selector ? one(selector) : target).textContent!.replace(/\s+/g, ' ').trim(),
    async gone(): Promise<void> {
      await unmount(app)
      target.remove()
    },
  }
}
