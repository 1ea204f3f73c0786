import { z } from 'zod'

/** A server that speaks OpenAI's embeddings: all four or none. Without them the corpus is searched by text alone. */
export const embeddingVariables = {
  EMBEDDING_BASE_URL: z.url().optional(),
  EMBEDDING_API_KEY: z.string().optional(),
  EMBEDDING_MODEL: z.string().max(200).optional(),
  /** No more than an index over halves of floats has. */
  EMBEDDING_DIMENSIONS: z.coerce.number().int().min(1).max(4_000).optional(),
}

type Given = { [Name in keyof typeof embeddingVariables]?: z.output<(typeof embeddingVariables)[Name]> }
type Names = keyof typeof embeddingVariables

/** Those that are missing beside the others. */
export function missingOf(given: Given): Names[] {
  const names = Object.keys(embeddingVariables) as Names[]
  const missing = names.filter((name) => given[name] === undefined)
  return missing.length === names.length ? [] : missing
}

/** Null when embeddings are not configured. */
export function embeddingOptions(given: Given) {
  const { EMBEDDING_BASE_URL: baseUrl, EMBEDDING_API_KEY: apiKey, EMBEDDING_MODEL: model } = given
  const { EMBEDDING_DIMENSIONS: dimensions } = given
  if (baseUrl === undefined || apiKey === undefined || model === undefined || dimensions === undefined) return null
  return { baseUrl, apiKey, model, dimensions }
}
