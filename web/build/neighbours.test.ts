import { expect, test } from 'vitest'
import { neighbours } from './neighbours'

const face = (family: string, range: string): string => `@font-face{font-family:${family};unicode-range:${range}}`

test('faces of the same characters stand side by side, in the order of their families, and nothing is lost', () => {
  const css = `${face('A', 'U+1-2')}${face('A', 'U+3')}body{margin:0}${face('B', 'U+1-2')}${face('B', 'U+3')}`
  expect(neighbours(css)).toBe(
    `${face('A', 'U+1-2')}${face('B', 'U+1-2')}${face('A', 'U+3')}${face('B', 'U+3')}body{margin:0}`,
  )
})

test('a sheet without faces stays as it is', () => {
  expect(neighbours('body{margin:0}')).toBe('body{margin:0}')
})
