import { z } from 'zod'

/** All four or none. */
export const embeddingVariables = {
  EMBEDDING_BASE_URL: z
    .url()
    .optional()
    .describe(
      "A server with OpenAI's embeddings. Needs the other `EMBEDDING_` variables; without them the corpus is searched " +
        'by text alone.',
    ),
  EMBEDDING_API_KEY: z.string().optional().describe('The key for `EMBEDDING_BASE_URL`.'),
  EMBEDDING_MODEL: z
    .string()
    .max(200)
    .optional()
    .describe('The embedding model. After a change the corpus has to be ingested again.'),
  // No more than an index over halves of floats has.
  EMBEDDING_DIMENSIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(4_000)
    .optional()
    .describe('The length of its vectors, at most 4,000. After a change the corpus has to be ingested again.'),
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
