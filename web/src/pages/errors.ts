/** Why something was refused, in words. */

import type { Problem } from '../lib/protocol'
import { t, words, type Params } from '../lib/words.svelte'

/** The words of a problem; one without words of its own is still said, with its code. */
export function errorWords(problem: Problem): string {
  const key = `error-${problem.code}`
  if (problem.code === 'bad-table') return tableWords(key, problem)
  const params = { wrong: brief(problem.wrong), allowed: brief(problem.allowed) }
  return words.has(key) ? t(key, params) : t('error-other', { code: problem.code })
}

/** What is wrong with a table: where in it, what stands there, and by which rule that may not be. */
function tableWords(key: string, { wrong, allowed }: Problem): string {
  const { where, value } = (wrong ?? {}) as { where?: string; value?: string }
  const { rule, ...needs } = (allowed ?? {}) as { rule?: string } & Record<string, unknown>
  const params: Params = { where, wrong: value }
  for (const [name, need] of Object.entries(needs)) params[name] = typeof need === 'number' ? need : brief(need)
  return t(words.has(`${key}.${rule}`) ? `${key}.${rule}` : key, params)
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return value.map(brief).join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}
