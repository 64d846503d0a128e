import { describe, expect, it } from 'vitest'
import { DEFAULTS, preferred, readStored, settings } from './settings.svelte'

describe('stored settings', () => {
  it('leave at its default what is unknown, malformed or not there', () => {
    expect(readStored(null)).toEqual(DEFAULTS)
    expect(readStored('{')).toEqual(DEFAULTS)
    expect(readStored('[1]')).toEqual(DEFAULTS)
    expect(readStored('{"language":"xx","motion":7,"sound":"yes"}')).toEqual(DEFAULTS)
  })
  it('are read back as they were written', () => {
    settings.motion = 'off'
    settings.confirmations = false
    const stored = readStored(localStorage.getItem('gloaming'))
    expect(stored.motion).toBe('off')
    expect(stored.confirmations).toBe(false)
    expect(settings.pace).toBe(0)
    expect(document.documentElement.dataset.motion).toBe('off')
  })
})

describe('the language of a first visit', () => {
  it('is the first of the browser that there are words in', () => {
    expect(preferred(['ja'])).toBe('ja')
    expect(preferred(['ja-JP', 'en-US'])).toBe('ja')
    expect(preferred(['de-AT', 'JA', 'en'])).toBe('ja')
    expect(preferred(['en-GB', 'ja'])).toBe('en')
    expect(preferred(['jam', 'de'])).toBe('en')
    expect(preferred([])).toBe('en')
  })
})
