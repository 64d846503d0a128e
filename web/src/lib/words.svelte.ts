// Every word that a person reads. Fluent files of src/gloaming/locale, fetched when they are needed; Japanese has English
// behind it. `text` gives a string, `segments` gives pieces in which players, cards and places stay what they are.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

export type Segment =
  | { kind: 'text'; text: string }
  /** Players of the match, by seat. */
  | { kind: 'player'; seats: number[] }
  /** Somebody of the room, by name: people who watch have no shape. */
  | { kind: 'person'; name: string; shape: string }
  | { kind: 'card'; card: string }
  | { kind: 'place'; place: string }
  /** An opened character; `text` names it with its faction. */
  | { kind: 'character'; character: string; text: string }
  /** An amount of harm or healing. */
  | { kind: 'hurt' | 'mend'; text: string }

export type Param = string | number | boolean | null | undefined | Segment | Segment[]
export type Params = Record<string, Param>
export type Lang = 'en' | 'ja'

const files = import.meta.glob<string>('../../../src/gloaming/locale/*/*.ftl', { query: '?raw', import: 'default' })

/** A parameter that stays a thing: it passes through the sentence as a mark and comes out as segments. */
class Thing extends FluentType<Segment[]> {
  constructor(segments: Segment[], readonly place: number) {
    super(segments)
  }
  override toString(): string {
    return `\uE000${this.place}\uE001`
  }
}

export class Words {
  lang = $state<Lang>('en')
  /** Bundles to ask, in order. */
  #chain = $state.raw<FluentBundle[]>([])
  #loaded = new Map<string, Promise<FluentBundle | null>>()
  #groups = new Set<string>()

  /**
   * Fetches groups of files (`common`, `site`, `table`, `hunters` ...) in the language that is set. A group is the file of that
   * name and all whose names start with it and a hyphen; they may refer to each other.
   */
  async load(...groups: string[]): Promise<void> {
    for (const group of groups) this.#groups.add(group)
    await this.use(settings.lang)
  }

  /** Speaks this language from now on. */
  async use(lang: Lang): Promise<void> {
    const langs: Lang[] = lang === 'en' ? ['en'] : [lang, 'en']
    const wanted = langs.flatMap((each) => [...this.#groups].map((group) => this.#bundle(each, group)))
    const face = lang === 'ja' ? import('../styles/japanese.css') : null
    const bundles = await Promise.all(wanted)
    await face
    this.#chain = bundles.filter((bundle) => bundle !== null)
    this.lang = lang
    if (typeof document !== 'undefined') document.documentElement.lang = lang
  }

  /** All words that there are now: another object whenever they change. */
  get edition(): object {
    return this.#chain
  }

  /** Whether there are words under this key (`name` or `name.attribute`). */
  has(key: string): boolean {
    return this.#find(key) !== null
  }

  /** A sentence as one string. Things in it are said by `say`; texts, people and amounts speak for themselves. */
  text(key: string, params: Params = {}, say: (segment: Segment) => string = () => ''): string {
    return plainText(this.segments(key, params), say)
  }

  /** A sentence in pieces. A key without words gives the key itself, so that the gap can be seen and mended. */
  segments(key: string, params: Params = {}): Segment[] {
    const found = this.#find(key)
    if (!found) return [{ kind: 'text', text: key }]
    const things: Segment[][] = []
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(params)) args[name] = argument(value, things)
    return split(found.bundle.formatPattern(found.pattern, args, []), things)
  }

  #find(key: string) {
    const [id = '', attribute] = key.split('.')
    for (const bundle of this.#chain) {
      const message = bundle.getMessage(id)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (pattern) return { bundle, pattern }
    }
    return null
  }

  #bundle(lang: Lang, group: string): Promise<FluentBundle | null> {
    const key = `${lang}/${group}`
    const known = this.#loaded.get(key)
    if (known) return known
    const wanted = new RegExp(`/${key}(-\\w+)*\\.ftl$`)
    const paths = Object.keys(files).filter((path) => wanted.test(path))
    const loading = Promise.all(paths.map((path) => files[path]!())).then((texts) => (texts.length ? bundleOf(lang, texts) : null))
    this.#loaded.set(key, loading)
    loading.catch(() => this.#loaded.delete(key))
    return loading
  }
}

function argument(value: Param, things: Segment[][]): FluentVariable {
  if (typeof value === 'number') return new FluentNumber(value)
  if (typeof value === 'object' && value !== null) {
    return new Thing([], things.push(Array.isArray(value) ? value : [value]) - 1)
  }
  // A person's name may hold anything, also the characters that mark things.
  return value === null || value === undefined ? '' : String(value).replace(/[\uE000\uE001]/g, '')
}

/** A bundle of the texts of one language. */
export function bundleOf(lang: string, texts: string[]): FluentBundle {
  // Isolation marks are for mixed directions of writing; both languages here run the same way.
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** A formatted sentence, cut at the marks of its things. */
export function split(sentence: string, things: Segment[][]): Segment[] {
  return sentence.split(/\uE000(\d+)\uE001/).flatMap((piece, index): Segment[] => {
    if (index % 2 === 0) return piece ? [{ kind: 'text', text: piece }] : []
    return things[Number(piece)] ?? []
  })
}

/** Segments as one string. */
export function plainText(segments: Segment[], say: (segment: Segment) => string = () => ''): string {
  return segments
    .map((segment) => ('text' in segment ? segment.text : segment.kind === 'person' ? segment.name : say(segment)))
    .join('')
}

export const words = new Words()

/** A sentence as one string; short for `words.text`. */
export const t = (key: string, params?: Params): string => words.text(key, params)
