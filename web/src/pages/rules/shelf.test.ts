import { describe, expect, it } from 'vitest'
import { SHELF, take } from './shelf'

describe('the rulebooks', () => {
  it('are those of the games that have one', () => {
    expect([...SHELF].sort()).toEqual(['hunters', 'raiders', 'rivals', 'shadowlord'])
  })

  it('are in the language that is asked for, or else in English', async () => {
    expect(await take('ja', 'raiders')).toMatch(/^# シャドウレイダーズ/)
    expect(await take('xx', 'raiders')).toMatch(/^# Shadow Raiders/)
    expect(await take('en', 'chess')).toBe('')
  })
})
