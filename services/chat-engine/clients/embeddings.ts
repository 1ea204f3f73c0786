import { inChildSpan, SpanKind } from '@yoldas/telemetry'
import OpenAI from 'openai'
import { z } from 'zod'
import { type CallMetrics, calledAttributes, genAi, timeCalls } from '../genAi.ts'
import { boundedFetch } from './boundedFetch.ts'
import type { Breakers } from './breaker.ts'

/** A server that speaks OpenAI's embeddings. */
export type Embeddings = {
  model: string
  dimensions: number
  /**
   * A vector for each text, in their order: of `mostAtOnce` texts at most.
   * @throws EmbeddingFailed, and the signal's reason when it aborts
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
}

export type EmbeddingOptions = {
  baseUrl: string
  apiKey: string
  model: string
  dimensions: number
  /** After a refusal that may pass. */
  retries: number
  metrics?: CallMetrics
}

/** The server refused, or what it answered are no vectors of ours. Never quotes what was asked: it is logged. */
export class EmbeddingFailed extends Error {
  override name = 'EmbeddingFailed'
}

const EmbeddingAnswer = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()) })),
})

/** Texts of one request. */
export const mostAtOnce = 64
/** A number as JSON has it, on a line of its own. */
const mostNumberBytes = 64
/** What an answer has beside the numbers. */
const mostBesideBytes = 64 * 1024

export function connectEmbeddings({ model, dimensions, ...options }: EmbeddingOptions): Embeddings {
  const { baseUrl, apiKey, retries: maxRetries, metrics } = options
  const fetch = boundedFetch(mostBesideBytes + mostAtOnce * dimensions * mostNumberBytes)
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries, logLevel: 'off', fetch })
  const attributes = { ...calledAttributes('embeddings', { model, baseUrl }), [genAi.dimensions]: dimensions }
  const timed = timeCalls('embeddings', { model, baseUrl }, metrics)
  async function ask(texts: readonly string[], signal: AbortSignal): Promise<number[][]> {
    const asked = { model, dimensions, input: [...texts], encoding_format: 'float' as const }
    const answer: unknown = await client.embeddings.create(asked, { signal }).catch((error) => {
      signal.throwIfAborted()
      throw refusal(error)
    })
    return readVectors(answer, texts.length, dimensions)
  }
  return {
    model,
    dimensions,
    embed: (texts, signal) =>
      inChildSpan(`embeddings ${model}`, { kind: SpanKind.CLIENT, attributes }, () => timed(() => ask(texts, signal))),
  }
}

/** As `embed`, of any number of texts. */
export async function embedAll(
  embeddings: Embeddings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<number[][]> {
  const vectors: number[][] = []
  for (let start = 0; start < texts.length; start += mostAtOnce)
    vectors.push(...(await embeddings.embed(texts.slice(start, start + mostAtOnce), signal)))
  return vectors
}

/**
 * The same, not asked while it keeps failing. Taking too long counts as failing; that nobody waits any more does not.
 */
export function sparing(embeddings: Embeddings, breakers: Breakers): Embeddings {
  const isFailure = (error: unknown) =>
    error instanceof EmbeddingFailed || (error instanceof DOMException && error.name === 'TimeoutError')
  const breaker = breakers('embedding', { isFailure })
  return { ...embeddings, embed: (texts, signal) => breaker.run(() => embeddings.embed(texts, signal)) }
}

function refusal(error: unknown): EmbeddingFailed {
  if (!(error instanceof OpenAI.APIError) || error instanceof OpenAI.APIConnectionError)
    return new EmbeddingFailed('the embedding server could not be reached or its answer could not be read')
  return new EmbeddingFailed(`the embedding server refused with ${error.status} ${error.code ?? ''}`)
}

/** A vector that is zero, or of another space, would be compared with others all the same. */
function readVectors(answer: unknown, count: number, dimensions: number): number[][] {
  const parsed = EmbeddingAnswer.safeParse(answer)
  if (!parsed.success) throw new EmbeddingFailed('the embedding server sent no embeddings')
  const vectors = parsed.data.data.toSorted((a, b) => a.index - b.index)
  if (vectors.length !== count || vectors.some(({ index }, i) => index !== i))
    throw new EmbeddingFailed(`the embedding server sent ${vectors.length} embeddings for ${count} texts`)
  for (const { embedding } of vectors) {
    if (embedding.length !== dimensions)
      throw new EmbeddingFailed(`the embedding server sent ${embedding.length} dimensions, not ${dimensions}`)
    if (!isDirection(embedding))
      throw new EmbeddingFailed('the embedding server sent a vector that is zero or out of range')
  }
  return vectors.map(({ embedding }) => embedding)
}

/** The greatest number that half of 32 bits have. */
const mostHalf = 65_504

const isDirection = (vector: readonly number[]): boolean =>
  vector.every((value) => Math.abs(value) <= mostHalf) && vector.some((value) => Math.abs(value) > 1e-6)
