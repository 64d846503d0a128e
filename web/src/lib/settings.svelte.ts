// What this person has set for this browser. Kept in localStorage; nothing of it is sent to the server.

export type Motion = 'normal' | 'fast' | 'off'

export interface Stored {
  /** Empty: as the browser is set. */
  language: '' | 'en' | 'ja'
  motion: Motion
  sound: boolean
  /** Ask before what hurts: leaving, revealing, attacking a friend. */
  confirmations: boolean
  notifications: boolean
  /** The name last used, offered again. */
  name: string
}

export const DEFAULTS: Readonly<Stored> = {
  language: '',
  motion: 'normal',
  sound: true,
  confirmations: true,
  notifications: false,
  name: '',
}

const KEY = 'gloaming'

/** What is stored, with everything unknown or malformed left at its default. */
export function readStored(text: string | null): Stored {
  const result: Stored = { ...DEFAULTS }
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    return result
  }
  if (typeof stored !== 'object' || stored === null) return result
  const values = stored as Record<string, unknown>
  if (values.language === 'en' || values.language === 'ja') result.language = values.language
  if (values.motion === 'fast' || values.motion === 'off') result.motion = values.motion
  for (const key of ['sound', 'confirmations', 'notifications'] as const) {
    if (typeof values[key] === 'boolean') result[key] = values[key]
  }
  if (typeof values.name === 'string') result.name = values.name
  return result
}

/** The first of the languages that somebody reads, best first, that there are words in. */
export function preferred(languages: readonly string[]): 'en' | 'ja' {
  const known = languages.map((each) => each.toLowerCase().split('-')[0]).find((each) => each === 'en' || each === 'ja')
  return known === 'ja' ? 'ja' : 'en'
}

class Settings {
  #stored = $state<Stored>(readStored(storage()?.getItem(KEY) ?? null))
  #calm = $state(false)

  constructor() {
    this.#show()
    const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
    if (!query) return
    this.#calm = query.matches
    query.addEventListener?.('change', () => (this.#calm = query.matches))
  }

  get language() { return this.#stored.language }
  set language(value) { this.#set('language', value) }
  get motion() { return this.#stored.motion }
  set motion(value) { this.#set('motion', value) }
  get sound() { return this.#stored.sound }
  set sound(value) { this.#set('sound', value) }
  get confirmations() { return this.#stored.confirmations }
  set confirmations(value) { this.#set('confirmations', value) }
  get notifications() { return this.#stored.notifications }
  set notifications(value) { this.#set('notifications', value) }
  get name() { return this.#stored.name }
  set name(value) { this.#set('name', value) }

  /** The language that pages speak. */
  get lang(): 'en' | 'ja' {
    return this.language || preferred(globalThis.navigator?.languages ?? [])
  }

  /** What a duration is multiplied by; 0 jumps to the end. */
  get pace(): number {
    if (this.#calm || this.motion === 'off') return 0
    return this.motion === 'fast' ? 0.5 : 1
  }

  // Style sheets read the pace from the document.
  #show(): void {
    if (typeof document !== 'undefined') document.documentElement.dataset.motion = this.#stored.motion
  }

  #set<Key extends keyof Stored>(key: Key, value: Stored[Key]): void {
    this.#stored[key] = value
    storage()?.setItem(KEY, JSON.stringify(this.#stored))
    if (key === 'motion') this.#show()
  }
}

// A browser that forbids storage throws on the mere mention of it.
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export const settings = new Settings()
