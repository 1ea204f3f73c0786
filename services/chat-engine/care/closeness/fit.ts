/** What is read of a clause, and whether it is a hit. `weight`: how much it counts. */
export type Example = { features: readonly string[]; isHit: boolean; weight: number }

export type Fitted = { bias: number; weights: Map<string, number> }

type Settings = { epochs?: number; rate?: number; decay?: number; least?: number }

/**
 * A logistic regression, fitted by AdaGrad in an order that depends on nothing but the number of examples: the same
 * examples give the same weights. A feature counts that `least` examples have.
 */
export function fit(
  examples: readonly Example[],
  { epochs = 30, rate = 0.3, decay = 2e-5, least = 2 }: Settings = {},
): Fitted {
  const ids = numbered(examples, least)
  const rows = examples.map(({ features }) => Int32Array.from(features.flatMap((feature) => ids.get(feature) ?? [])))
  const weights = new Float64Array(ids.size)
  const slopes = new Float64Array(ids.size).fill(1e-3)
  let bias = -1
  let biasSlopes = 1e-3
  const random = drawer()
  const order = Int32Array.from(examples.keys())
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const at of order) {
      const [example, row] = [examples[at], rows[at]]
      if (!example || !row) continue
      const scale = 1 / Math.sqrt(example.features.length + 1)
      let score = bias
      for (const id of row) score += (weights[id] ?? 0) * scale
      const error = (1 / (1 + Math.exp(-score)) - (example.isHit ? 1 : 0)) * example.weight
      for (const id of row) {
        const slope = error * scale + decay * (weights[id] ?? 0)
        slopes[id] = (slopes[id] ?? 0) + slope * slope
        weights[id] = (weights[id] ?? 0) - (rate * slope) / Math.sqrt(slopes[id] ?? 1)
      }
      biasSlopes += error * error
      bias -= (rate * error) / Math.sqrt(biasSlopes)
    }
  }
  return { bias, weights: new Map([...ids].map(([feature, id]) => [feature, weights[id] ?? 0])) }
}

function numbered(examples: readonly Example[], least: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const ids = new Map<string, number>()
  for (const [feature, count] of counts) if (count >= least) ids.set(feature, ids.size)
  return ids
}

/** Numbers from 0 up to 1, always the same ones. */
function drawer(): () => number {
  let state = 12_345
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    const [one, other] = [order[i] ?? 0, order[j] ?? 0]
    order[i] = other
    order[j] = one
  }
}
