import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licences } from './licences.ts'

const web = new URL(`file://${process.cwd()}/`)
const text = licences(web)

test('every package that the client carries is named with its version', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('package.json', web), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const [name, version] of Object.entries(dependencies)) expect(text).toContain(`${name} ${version}: `)
})

test('the fonts bring the text of their licence, as it asks', () => {
  expect(text.match(/SIL Open Font License, Version 1\.1/gi)?.length).toBeGreaterThanOrEqual(4)
})
