import { expect, it } from 'vitest'
import { bundleOf } from '../lib/words.svelte'
import { LEVELS } from './limits'

const texts = import.meta.glob<string>('../../../src/gloaming/locale/en/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>(['./**/*.{svelte,ts}', '!./**/*.test.ts', '../App.svelte'], { query: '?raw', import: 'default', eager: true })
const english = bundleOf('en', Object.values(texts))

function said(key: string): boolean {
  const [id = '', attribute] = key.split('.')
  const message = english.getMessage(id)
  return Boolean(attribute ? message?.attributes[attribute] : message?.value)
}

/** Keys that the pages name outright; those that they put together are listed below. */
const named = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/\b(?:t|words\.segments)\(([^()`]*)/g)].flatMap(([, inside]) => [...inside!.matchAll(/'([a-z][\w.-]+)'/g)].map(([, key]) => key!)),
)

const composed = [
  ...LEVELS.flatMap((level) => ['', '.title', '.detail'].map((part) => `level-${level}${part}`)),
  ...['level', 'speed', 'grace', 'listed', 'watchers', 'watcher_chat', 'host_starts'].flatMap((key) => [`setting-${key}`, `setting-${key}.detail`]),
  ...['slow', 'normal', 'fast'].map((speed) => `setting-speed.${speed}`),
  ...['off', 'hand', 'helped'].map((mode) => `setting-notebook.${mode}`),
  ...['together', 'apart'].map((chat) => `setting-watcher_chat.${chat}`),
  ...['normal', 'fast', 'off'].map((pace) => `settings-motion.${pace}`),
  ...['kicked', 'no-watchers', 'too-many-tabs', 'other'].flatMap((why) => [`bye-${why}`, `bye-${why}.why`]),
  ...['unreachable', 'server', 'too-fast', 'no-name', 'other'].map((code) => `error-${code}`),
  'game-hunters', 'game-hunters.pitch', 'game-hunters.players', 'game-hunters.minutes', 'hermit-single',
]

it('has words for everything that the pages say', () => {
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set([...named, ...composed])].filter((key) => !said(key))).toEqual([])
})
