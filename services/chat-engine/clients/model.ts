import { createParser } from 'eventsource-parser'
import OpenAI from 'openai'
import { z } from 'zod'

/** A model server that speaks OpenAI's Chat Completions. */
export type Model = { name: string; client: OpenAI }

export function connectModel(options: { baseUrl: string; apiKey: string; name: string }): Model {
  // The SDK's timeout ends with the headers, so the caller's signal is the one deadline of a call, stream included.
  // It never logs by itself: at its finer levels, which its environment could choose, it prints what is asked.
  const client = new OpenAI({ baseURL: options.baseUrl, apiKey: options.apiKey, maxRetries: 2, logLevel: 'off' })
  return { name: options.name, client }
}

export type PromptMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** What a stream of the model consists of; `usage` comes last, from servers that count. */
export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'usage'; model: string | null; inputTokens: number; outputTokens: number }

/** The model refused, or its stream was cut or is not what the protocol says. Never quotes what was said: it is logged. */
export class ModelFailed extends Error {
  override name = 'ModelFailed'
}

const Chunk = z.object({
  model: z.string().nullish(),
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }).nullish(),
})

/**
 * Streams one completion. The SDK makes the call and its retries; its stream reader is left aside, since a plain parser
 * costs a fraction of it for every token.
 * @throws ModelFailed when the server refuses or the stream is cut or malformed, and the signal's reason when it aborts
 */
export async function* streamCompletion(
  { name, client }: Model,
  messages: PromptMessage[],
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const response = await client.chat.completions
    .create({ model: name, messages, stream: true, stream_options: { include_usage: true } }, { signal })
    .asResponse()
    .catch((error) => {
      signal.throwIfAborted()
      throw refusal(error)
    })
  if (!response.body) throw new ModelFailed('the model answered without a body')
  let finished = false
  for await (const data of eventData(response.body, signal)) {
    if (data === '[DONE]') break
    const { model, choices, usage } = readChunk(data)
    const text = choices[0]?.delta?.content
    if (text) yield { kind: 'text', text }
    if (choices[0]?.finish_reason) finished = true
    if (usage)
      yield {
        kind: 'usage',
        model: model ?? null,
        inputTokens: usage.prompt_tokens,
        outputTokens: usage.completion_tokens,
      }
  }
  if (!finished) throw new ModelFailed('the model stopped in the middle of its answer')
}

function refusal(error: unknown): ModelFailed {
  if (!(error instanceof OpenAI.APIError)) return new ModelFailed('the model could not be called')
  if (error instanceof OpenAI.APIConnectionError) return new ModelFailed('the model could not be reached')
  const { status, code, requestID } = error
  return new ModelFailed(`the model refused with ${status} ${code ?? ''} (request ${requestID ?? 'unknown'})`)
}

async function* eventData(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  const decoder = new TextDecoder()
  try {
    for await (const bytes of body) {
      parser.feed(decoder.decode(bytes, { stream: true }))
      yield* events.splice(0)
    }
  } catch (cause) {
    signal.throwIfAborted()
    throw new ModelFailed('the connection to the model was cut', { cause })
  }
}

function readChunk(data: string) {
  try {
    return Chunk.parse(JSON.parse(data))
  } catch {
    throw new ModelFailed('the model sent a malformed chunk')
  }
}
