import { places } from './features.ts'
import type { Head } from './head.ts'

/** How it is learned: with the examples it decides every weight. */
export type Learning = {
  seed: number
  epochs: number
  rate: number
  lastRate: number
  biasRate: number
  /** Added to counts, so that what was seen once is not certain. */
  smoothing: number
  leastScale: number
  mostScale: number
}

/** Of one piece: where its weights stand, what it shows, and how much it counts. */
export type Example = { features: Int32Array; isHit: boolean; weight: number }

/** From 0 up to 1, the same numbers for the same seed: mulberry32. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle(order: Int32Array, draw: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1))
    const [one = 0, two = 0] = [order[last], order[other]]
    order[last] = two
    order[other] = one
  }
}

/** How much each feature tells by itself: what is as frequent in hits as elsewhere is made small. */
function scales(examples: readonly Example[], { smoothing, leastScale, mostScale }: Learning): Float64Array {
  const [inHits, inOthers] = [new Float64Array(places), new Float64Array(places)]
  let hits = 0
  for (const { features, isHit } of examples) {
    if (isHit) hits += 1
    const counts = isHit ? inHits : inOthers
    for (const place of new Set(features)) counts[place] = (counts[place] ?? 0) + 1
  }
  const share = (counts: Float64Array, place: number, of: number) =>
    ((counts[place] ?? 0) + smoothing) / (of + 2 * smoothing)
  return Float64Array.from({ length: places }, (_, place) => {
    const ratio = share(inHits, place, hits) / share(inOthers, place, examples.length - hits)
    return Math.min(mostScale, leastScale + Math.abs(Math.log(ratio)))
  })
}

/**
 * Logistic regression by stochastic gradient descent: the average of all weights on the way, rounded to bytes. The same
 * examples and settings give the same.
 */
export function learn(examples: readonly Example[], settings: Learning): Head {
  const { seed, epochs, rate, lastRate, biasRate } = settings
  const scale = scales(examples, settings)
  // `late` has each change by its step: the average is what was reached less what came late.
  const [weights, late] = [new Float64Array(places), new Float64Array(places)]
  let [bias, lateBias, steps] = [0, 0, 1]
  const order = Int32Array.from(examples.keys())
  const draw = draws(seed)
  const total = epochs * examples.length
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, draw)
    for (const index of order) {
      const example = examples[index]
      if (!example) continue
      const { features, isHit, weight } = example
      const value = 1 / Math.sqrt(features.length)
      let score = bias
      for (const place of features) score += (weights[place] ?? 0) * (scale[place] ?? 0) * value
      const missing = (isHit ? 1 : 0) - 1 / (1 + Math.exp(-score))
      const change = (rate * (1 - steps / (total + 1)) + lastRate) * weight * missing
      for (const place of features) {
        const part = change * value * (scale[place] ?? 0)
        weights[place] = (weights[place] ?? 0) + part
        late[place] = (late[place] ?? 0) + part * steps
      }
      bias += change * biasRate
      lateBias += change * biasRate * steps
      steps += 1
    }
  }
  const averaged = weights.map((weight, place) => (weight - (late[place] ?? 0) / steps) * (scale[place] ?? 0))
  return rounded(averaged, bias - lateBias / steps)
}

const mostByte = 127

function rounded(weights: Float64Array, bias: number): Head {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const unit = largest > 0 ? largest / mostByte : 1
  return { bias, unit, weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)) }
}
