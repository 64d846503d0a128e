// Numbers of this match that the table says aloud: of its own table, or the usual ones.
import type { Space } from '../scene.svelte'

/** A single number by its name in the table of numbers; null where the table doesn't tell it. */
export function ruleOf({ public: { numbers }, catalogue }: Pick<Space, 'public' | 'catalogue'>, name: string): number | null {
  const value = numbers?.[name] ?? catalogue.tables.numbers[name]
  return typeof value === 'number' ? value : null
}
