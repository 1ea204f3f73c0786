import type { Db } from '@yoldas/db'
import { type Embeddings, embedAll } from '../../clients/embeddings.ts'
import { halfOf } from '../quality/halves.ts'
import { readOffTopic } from '../quality/questions.ts'
import { findNearest } from '../store.ts'
import { Exam } from './page.ts'

/** Of the half by which the floor is chosen. */
export async function embedOffTopic(embeddings: Embeddings, signal: AbortSignal): Promise<number[][]> {
  const messages = (await readOffTopic()).filter((message) => halfOf(message) === 'chosen')
  return await embedAll(embeddings, messages, signal)
}

/**
 * How near any of them comes to a passage of the generation. Distances mean something else in each model, so each
 * generation has its own.
 */
export async function nearestOffTopic(
  tx: Db,
  generation: number,
  vectors: readonly number[][],
): Promise<number | null> {
  const distances: number[] = []
  for (const vector of vectors) {
    const [nearest] = await findNearest(tx, generation, Exam.options, vector, 1)
    if (nearest) distances.push(nearest.distance)
  }
  return distances.length === 0 ? null : Math.min(...distances)
}
