// What came anew as JSON and says the same as before stays the same object: whoever draws it need not look at it again.

/** `next`, with every part of it that equals the same part of `before` taken from there; `before` itself where nothing differs. */
export function kept<Value>(before: unknown, next: Value): Value {
  if (Object.is(before, next)) return next
  if (typeof before !== 'object' || typeof next !== 'object' || before === null || next === null) return next
  if (Array.isArray(next)) {
    if (!Array.isArray(before)) return next
    const parts = next.map((part, index) => kept(before[index], part))
    return (parts.length === before.length && parts.every((part, index) => Object.is(part, before[index])) ? before : parts) as Value
  }
  if (Array.isArray(before)) return next
  const old = before as Record<string, unknown>
  const names = Object.keys(next)
  const parts: Record<string, unknown> = {}
  let same = Object.keys(old).length === names.length
  for (const name of names) {
    const part = kept(old[name], (next as Record<string, unknown>)[name])
    if (!(name in old) || !Object.is(part, old[name])) same = false
    parts[name] = part
  }
  return (same ? before : parts) as Value
}
