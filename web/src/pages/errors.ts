/** Why something was refused, in words. */

import type { Problem } from '../lib/protocol'
import { t, words } from '../lib/words.svelte'

/** The words of a problem; one without words of its own is still said, with its code. */
export function errorWords(problem: Problem): string {
  const key = `error-${problem.code}`
  const params = { wrong: brief(problem.wrong), allowed: brief(problem.allowed) }
  return words.has(key) ? t(key, params) : t('error-other', { code: problem.code })
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return value.map(brief).join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}
