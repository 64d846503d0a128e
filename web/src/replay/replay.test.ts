import { describe, expect, it } from 'vitest'
import { VIEW } from '../games/hunters/fixture'
import { logLengths, turnFrom, type Frame } from './replay'

const frame = (turn: number, events: number): Frame => ({
  view: { public: { ...VIEW.public, turn }, own: null },
  events: Array.from({ length: events }, () => ({ kind: 'passed' })),
})
const frames = [frame(1, 2), frame(1, 1), frame(2, 3), frame(2, 0), frame(3, 1)]

describe('a replay', () => {
  it('knows how long the log was at each moment', () => {
    expect(logLengths(frames)).toEqual([2, 3, 6, 6, 7])
  })
  it('goes from turn to turn', () => {
    expect(turnFrom(frames, 0, 1)).toBe(2)
    expect(turnFrom(frames, 4, 1)).toBe(4)
    expect(turnFrom(frames, 4, -1)).toBe(2)
    expect(turnFrom(frames, 3, -1)).toBe(2)
    expect(turnFrom(frames, 2, -1)).toBe(0)
  })
})
