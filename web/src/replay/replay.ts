// A finished (or running) match as the server tells it, frame by frame.
import type { Event, Question, Waiting } from '../lib/protocol'
import type { View } from '../table/game'

export interface Frame {
  view: View
  events: Event[]
  waiting?: Waiting
  question?: Question | null
}

export interface ReplayData {
  game: string
  /** Code of the room, for those who are known there. */
  room: string | null
  names: string[]
  shapes: string[]
  frames: Frame[]
}

/** Through whose eyes: `public`, `seat:2`, `all`. */
export type Eyes = string

export async function fetchReplay(match: string, eyes: Eyes): Promise<ReplayData | null> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/replay?as=${encodeURIComponent(eyes)}`)
  if (!answer.ok) return null
  return (await answer.json()) as ReplayData
}

/** How many events have happened with each frame, that one included. */
export function logLengths(frames: Frame[]): number[] {
  let sum = 0
  return frames.map((frame) => (sum += frame.events.length))
}

/** The frame of the nearest turn before or after `from`; the first or last frame if there is none. */
export function turnFrom(frames: Frame[], from: number, by: 1 | -1): number {
  const turn = frames[from]?.view.public.turn ?? 0
  if (by > 0) {
    const next = frames.findIndex((frame, index) => index > from && frame.view.public.turn > turn)
    return next < 0 ? frames.length - 1 : next
  }
  const starts = (index: number): boolean => index === 0 || frames[index - 1]!.view.public.turn < frames[index]!.view.public.turn
  for (let index = from - 1; index > 0; index -= 1) if (starts(index)) return index
  return 0
}
