import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

it('knows no game: nothing of the table is taken from one, but for the list of all tables', () => {
  const taken = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .flatMap(([path, text]) => [...text.matchAll(/from '([^']*\/games\/[^']*)'/g)].map(([, from]) => `${path}: ${from}`))
  expect(Object.keys(sources).length).toBeGreaterThan(20)
  expect(taken).toEqual(['./Table.svelte: ../games/tables'])
})
