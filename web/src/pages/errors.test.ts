import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../lib/words.svelte'
import { errorWords } from './errors'

beforeAll(() => words.load('errors', 'site'))

describe('a refusal in words', () => {
  it('says what is allowed', () => {
    expect(errorWords({ code: 'too-big', allowed: 4096 })).toBe('That is too much at once: 4096 bytes are the most.')
    expect(errorWords({ code: 'never-heard-of' })).toContain('never-heard-of')
  })

  it('names the place in a table, what stands there and what may', () => {
    const wrong = { where: 'influence.maid', value: '"4"' }
    expect(errorWords({ code: 'bad-table', wrong, allowed: { rule: 'number', least: 0, most: 99 } })).toBe(
      'influence.maid is "4". Allowed: a whole number from 0 to 99.',
    )
    expect(errorWords({ code: 'bad-table', wrong: { where: 'loot', value: '"pearl"' }, allowed: { rule: 'name', names: ['jewel', 'antique'] } })).toBe(
      'loot has nothing called "pearl". Allowed: jewel, antique.',
    )
  })

  it('has words for a rule that this client has not heard of', () => {
    expect(errorWords({ code: 'bad-table', wrong: { where: 'x', value: '1' }, allowed: { rule: 'new' } })).toBe('This table can’t be played with.')
  })
})
