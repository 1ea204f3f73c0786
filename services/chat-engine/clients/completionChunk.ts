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

/** What stands around the text of a chunk that is text alone. */
type Frame = { before: string; after: string }

/** A stream whose frames keep changing is parsed. */
const mostFrames = 3
/** Text that JSON writes as it is. */
const plain = /^[^"\\\p{Cc}]*$/u

/**
 * Reads the chunks of one stream. Most are text alone and have the frame of the one before: that is compared, not
 * parsed.
 * @throws SyntaxError and ZodError of one that is malformed
 */
export function chunkReader(): (data: string) => Chunk {
  let frame: Frame | undefined
  let frames = 0
  return (data) => {
    const text = frame && textWithin(data, frame)
    if (text !== undefined && plain.test(text)) return textChunk(text)
    const chunk: unknown = JSON.parse(data)
    if (!isText(chunk)) return Chunk.parse(chunk)
    if (text === undefined && frames < mostFrames) {
      frames += 1
      frame = frameOf(data, chunk) ?? frame
    }
    return chunk
  }
}

type TextChunk = Chunk & { choices: [{ delta: { content: string } }] }

const textChunk = (content: string): TextChunk => ({ choices: [{ delta: { content } }] })

/** Undefined for what has another frame. Comparing what was cut off takes a fraction of what `startsWith` does. */
function textWithin(data: string, { before, after }: Frame): string | undefined {
  const end = data.length - after.length
  if (end < before.length || data.slice(0, before.length) !== before || data.slice(end) !== after) return undefined
  return data.slice(before.length, end)
}

/** Undefined where that is not sure: a longer text is put in the place of this one, and has to be read there. */
function frameOf(data: string, { choices }: TextChunk): Frame | undefined {
  const [{ delta }] = choices
  const at = plain.test(delta.content) ? data.indexOf(`"${delta.content}"`) : -1
  if (at < 0) return undefined
  const before = data.slice(0, at + 1)
  const after = data.slice(before.length + delta.content.length)
  const longer = `${delta.content}.`
  const other = parsed(before + longer + after)
  return isText(other) && other.choices[0].delta.content === longer ? { before, after } : undefined
}

/** Undefined for what is no JSON: a comma in quotes, say, may be one between two strings. */
function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}

/** As the schema says of a chunk that is text alone: nearly all are, and the schema would copy each. */
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
