import { z } from 'zod'

/** A call comes in pieces: first its id and name, then its arguments little by little. */
const CallPiece = z.object({
  index: z.int().min(0),
  id: z.string().max(200).nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
})
export type CallPiece = z.infer<typeof CallPiece>

/** What the data of an event of a completion's stream holds, as far as it is read. */
const Chunk = z.object({
  model: z.string().nullish(),
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish(), tool_calls: z.array(CallPiece).nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z
    .object({
      prompt_tokens: z.int(),
      completion_tokens: z.int(),
      prompt_tokens_details: z.object({ cached_tokens: z.int().nullish() }).nullish(),
    })
    .nullish(),
})
export type Chunk = z.infer<typeof Chunk>

/** @throws SyntaxError and ZodError of data that is malformed */
export function readChunk(data: string): Chunk {
  const chunk: unknown = JSON.parse(data)
  return isText(chunk) ? chunk : Chunk.parse(chunk)
}

type TextChunk = Chunk & { choices: [{ delta: { content: string } }] }

/** Whether the schema takes it for a chunk that is text alone. Nearly all are, and the schema would copy each. */
function isText(chunk: unknown): chunk is TextChunk {
  if (!isObject(chunk) || !isNothing(chunk.usage) || !(isNothing(chunk.model) || typeof chunk.model === 'string'))
    return false
  const choices: unknown = chunk.choices
  if (!Array.isArray(choices) || choices.length !== 1) return false
  const choice: unknown = choices[0]
  if (!isObject(choice) || !isNothing(choice.finish_reason) || !isObject(choice.delta)) return false
  const { content, tool_calls: calls } = choice.delta
  return typeof content === 'string' && isNothing(calls)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined
