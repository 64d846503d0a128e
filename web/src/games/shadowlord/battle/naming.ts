// The steps of a battle, and what a side is called in a sentence.
import type { Param } from '../../../lib/words.svelte'
import { character, player } from '../names'
import type { Space } from '../scene.svelte'
import type { BattleView, SideName, SideView } from '../types'
import type { BeatKind } from './telling'

/** A player, or a shadow, in a sentence. */
export const sideParam = ({ seat, card }: SideView): Param => (seat === null ? character(card) : player(seat))

export type BattleStep = 'nominate' | 'commit' | 'answer' | 'turn_up' | 'draw' | 'losses'

export interface StepOf {
  step: BattleStep
  /** Whose it is; null: both sides’. */
  side: SideName | null
  state: 'done' | 'now' | ''
}

const OF_BEAT: Record<BeatKind, BattleStep> = {
  meet: 'commit', commit: 'commit', turn_up: 'turn_up', draw: 'draw', totals: 'draw', loss: 'losses', retreat: 'losses', stone: 'losses', fallen: 'losses', empty: 'losses',
}
const OF_STAGE: Record<BattleView['stage'], BattleStep> = {
  nominate: 'nominate', commit: 'commit', answer: 'answer', draw: 'draw', losses: 'losses', retreat: 'losses', claim: 'losses', stone: 'losses',
}

/** The steps of this battle: shadows lay no extra cards, nor does anybody where there are none (`extra`); only who has nobody there
 * sends somebody. */
export function stepsOf(battle: BattleView, beat: BeatKind | null, extra: boolean): StepOf[] {
  const { attack, defence, stage } = battle
  const lays = ({ seat }: SideView): boolean => extra && seat !== null
  const steps: [BattleStep, SideName | null][] = [
    ...(stage === 'nominate' ? [['nominate', 'defence'] as [BattleStep, SideName]] : []),
    ...(lays(attack) ? [['commit', 'attack'] as [BattleStep, SideName]] : []),
    ...(lays(defence) ? [['answer', 'defence'] as [BattleStep, SideName]] : []),
    ...(lays(attack) || lays(defence) ? [['turn_up', null] as [BattleStep, null]] : []),
    ['draw', null],
    ['losses', null],
  ]
  const now = beat === null ? OF_STAGE[stage] : OF_BEAT[beat]
  const found = steps.findIndex(([step]) => step === now)
  // What a shadow leaves out is passed at once.
  const at = found < 0 ? 0 : found
  return steps.map(([step, side], index) => ({ step, side, state: index < at ? 'done' : index === at ? 'now' : '' }))
}

/** Shadows are violet. */
export const colourOfSide = (space: Space, { seat }: SideView): string => (seat === null ? '#b79bff' : space.colour(seat))
