/** Numbers that follow from the seed alone, so that a run can be played again. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<Value>(values: readonly Value[]): Value
  /** Another sequence that follows from this one. */
  fork(): Random
}

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: (values) => {
      if (values.length === 0) throw new Error('nothing to pick from')
      return values[Math.floor(next() * values.length)] as (typeof values)[number]
    },
    fork: () => seeded(Math.floor(next() * 2 ** 32)),
  }
}

/** Of CHAOS_SEED when it is set, to play a run again. */
export function chosenSeed(): number {
  return Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 2 ** 31))
}
