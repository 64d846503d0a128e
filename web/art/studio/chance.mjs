/**
 * Seeded chance for trees, grass and stones: the same picture on every machine and in every build.
 */

/** Mulberry32. @param {number} seed @returns {Chance} */
export function chance(seed) {
  let state = seed >>> 0
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + (high - low) * unit(),
    pick: (list) => list[Math.floor(unit() * list.length)],
  }
}

/** A seed from a name, so that each picture has trees of its own. @param {string} name */
export function seedOf(name) {
  let seed = 7
  for (const letter of name) seed = Math.imul(seed, 31) + letter.charCodeAt(0)
  return seed >>> 0
}

/**
 * @typedef {object} Chance
 * @property {(low: number, high: number) => number} between a number from low to high
 * @property {<T>(list: T[]) => T} pick one of the list
 */
