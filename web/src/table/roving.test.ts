import { describe, expect, it } from 'vitest'
import { ahead } from './roving'

const spots = [{ x: 0, y: 0 }, { x: 100, y: 10 }, { x: 10, y: 100 }, { x: 100, y: 100 }]

describe('the arrow keys', () => {
  it('go to the nearest thing in their direction', () => {
    expect(ahead(spots, 0, 'ArrowRight')).toBe(1)
    expect(ahead(spots, 0, 'ArrowDown')).toBe(2)
    expect(ahead(spots, 3, 'ArrowLeft')).toBe(2)
    expect(ahead(spots, 3, 'ArrowUp')).toBe(1)
  })
  it('stay where nothing lies ahead', () => {
    expect(ahead(spots, 0, 'ArrowLeft')).toBe(-1)
    expect(ahead(spots, 0, 'Enter')).toBe(-1)
  })
})
