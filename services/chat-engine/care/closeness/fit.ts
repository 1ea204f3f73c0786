/** What is read of each clause of a text, and whether one of them is a hit. `weight`: how much the text counts. */
export type Example = { clauses: ReadonlyArray<readonly string[]>; isHit: boolean; weight: number }

export type Fitted = { bias: number; weights: Map<string, number> }

type Settings = { epochs?: number; rate?: number; decay?: number; least?: number }

type Row = { ids: Int32Array; scale: number }

/**
 * A logistic regression, fitted by AdaGrad in an order that depends on nothing but the number of examples: the same
 * examples give the same weights. Of a text the clause counts that reads most like a hit so far. A feature counts that
 * stands `least` times in the examples; `decay` keeps weights small.
 */
export function fit(
  examples: readonly Example[],
  { epochs = 10, rate = 0.5, decay = 5e-4, least = 2 }: Settings = {},
): Fitted {
  const ids = numbered(examples, least)
  const texts = examples.map(({ clauses }) => clauses.map((features) => rowOf(features, ids)))
  const weights = new Float64Array(ids.size)
  const slopes = new Float64Array(ids.size).fill(1e-3)
  let bias = -1
  let biasSlopes = 1e-3
  const random = drawer()
  const order = Int32Array.from(examples.keys())
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const at of order) {
      const [example, row] = [examples[at], likeliest(texts[at] ?? [], weights)]
      if (!example || !row) continue
      const score = bias + scoreOf(row, weights)
      const error = (1 / (1 + Math.exp(-score)) - (example.isHit ? 1 : 0)) * example.weight
      for (const id of row.ids) {
        const slope = error * row.scale + decay * (weights[id] ?? 0)
        slopes[id] = (slopes[id] ?? 0) + slope * slope
        weights[id] = (weights[id] ?? 0) - (rate * slope) / Math.sqrt(slopes[id] ?? 1)
      }
      biasSlopes += error * error
      bias -= (rate * error) / Math.sqrt(biasSlopes)
    }
  }
  return { bias, weights: new Map([...ids].map(([feature, id]) => [feature, weights[id] ?? 0])) }
}

const rowOf = (features: readonly string[], ids: ReadonlyMap<string, number>): Row => ({
  ids: Int32Array.from(features.flatMap((feature) => ids.get(feature) ?? [])),
  scale: 1 / Math.sqrt(features.length + 1),
})

function scoreOf({ ids, scale }: Row, weights: Float64Array): number {
  let score = 0
  for (const id of ids) score += weights[id] ?? 0
  return score * scale
}

function likeliest(rows: readonly Row[], weights: Float64Array): Row | undefined {
  if (rows.length < 2) return rows[0]
  const scores = rows.map((row) => scoreOf(row, weights))
  return rows[scores.indexOf(Math.max(...scores))]
}

function numbered(examples: readonly Example[], least: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { clauses } of examples)
    for (const feature of clauses.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
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
