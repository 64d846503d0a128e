import { describe, expect, it } from 'vitest'
import { linksOf, pathOf, spotOf, wayBetween } from './geometry'

describe('the places of the map', () => {
  it('lie on a grid, the homes outside the middle of each side', () => {
    expect(spotOf('c3')).toEqual({ x: 50, y: 50 })
    expect(spotOf('a1').x).toBeLessThan(spotOf('b1').x)
    expect(spotOf('a1').y).toBeLessThan(spotOf('a2').y)
    expect(spotOf('N').y).toBeLessThan(spotOf('c1').y)
    expect(spotOf('W').x).toBeLessThan(spotOf('a3').x)
    expect(spotOf('E').x).toBeGreaterThan(spotOf('e3').x)
    expect(spotOf('S')).toEqual({ x: 50, y: 92.2 })
  })

  it('are linked once each', () => {
    const galaxies = [
      { id: 'a1', neighbours: ['b1', 'a2'] },
      { id: 'b1', neighbours: ['a1'] },
      { id: 'a2', neighbours: ['a1'] },
    ]
    expect(linksOf(galaxies)).toEqual([['a1', 'b1'], ['a1', 'a2']])
  })

  it('make a way of straight lines', () => {
    expect(pathOf(['a3', 'a4', 'b4'])).toBe('M21,50L21,63.6L35.5,63.6')
    expect(pathOf([])).toBe('')
  })
})

describe('a way', () => {
  const LINKED: Record<string, string[]> = { a: ['b', 'd'], b: ['a', 'c'], c: ['b', 'd', 'e'], d: ['a', 'c'], e: ['c'], f: [] }
  const neighbours = (galaxy: string): string[] => LINKED[galaxy] ?? []

  it('is the shortest along links', () => {
    expect(wayBetween('a', 'c', neighbours, () => true)).toEqual(['a', 'b', 'c'])
    expect(wayBetween('a', 'e', neighbours, () => true)).toEqual(['a', 'b', 'c', 'e'])
    expect(wayBetween('a', 'a', neighbours, () => true)).toEqual(['a'])
  })

  it('passes only what may be passed, though it ends anywhere', () => {
    expect(wayBetween('a', 'c', neighbours, (galaxy) => galaxy === 'd')).toEqual(['a', 'd', 'c'])
    expect(wayBetween('a', 'b', neighbours, () => false)).toEqual(['a', 'b'])
  })

  it('is a straight line where there is none', () => {
    expect(wayBetween('a', 'e', neighbours, () => false)).toEqual(['a', 'e'])
    expect(wayBetween('a', 'f', neighbours, () => true)).toEqual(['a', 'f'])
  })
})
