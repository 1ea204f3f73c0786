import type { Readable } from 'node:stream'
import { failSpan, openSpan, type Span, SpanKind } from '@yoldas/telemetry'
import { createParser } from 'eventsource-parser'
import OpenAI from 'openai'
import { type CallPiece, type Chunk, readChunk } from './completionChunk.ts'
import { type PlainFetch, plainFetch } from './plainFetch.ts'
import { bytesPerToken, estimatePrompt } from './tokens.ts'

/** A model server that speaks OpenAI's Chat Completions. */
export type Model = {
  name: string
  client: OpenAI
  /** Of an answer that the client has. */
  bodyOf: PlainFetch['bodyOf']
  /** Asked of the server for each answer. */
  maxAnswerTokens: number
}

type ModelOptions = { baseUrl: string; apiKey: string; name: string; maxAnswerTokens: number }

export function connectModel({ maxAnswerTokens, ...options }: ModelOptions): Model {
  // The SDK's timeout ends with the headers, so the caller's signal is the one deadline of a call, stream included.
  // It never logs by itself: at its finer levels, which its environment could choose, it prints what is asked.
  const { baseUrl: baseURL, apiKey, name } = options
  const { fetch, bodyOf } = plainFetch()
  const client = new OpenAI({ baseURL, apiKey, fetch, maxRetries: 2, logLevel: 'off' })
  return { name, client, bodyOf, maxAnswerTokens }
}

export type PromptMessage = OpenAI.ChatCompletionMessageParam
export type ToolDefinition = OpenAI.ChatCompletionFunctionTool
export type Prompt = { messages: PromptMessage[]; tools: ToolDefinition[] }

/** `arguments` is what the model wrote: text that need not be JSON. */
export type ToolCall = { id: string; name: string; arguments: string }

/**
 * What a stream of the model consists of: text, all together that was read at once, then `usage` once from servers that
 * count, then the tools that it calls, if any.
 */
export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'calls'; calls: ToolCall[] }
  | { kind: 'usage'; model: string | null; inputTokens: number; outputTokens: number }

export type ModelFailure = 'refused' | 'unreachable' | 'cut' | 'malformed' | 'oversized' | 'unfinished' | 'empty'

/**
 * The model refused, or its stream was cut or is not what the protocol says. Never quotes what was said: it is logged.
 */
export class ModelFailed extends Error {
  override name = 'ModelFailed'
  readonly kind: ModelFailure
  constructor(kind: ModelFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** What a call cost, each token once: of the prompt what was read anew and what the server had kept, and the answer. */
export type Spent = { prompt: number; cached: number; completion: number }
export const sumOf = ({ prompt, cached, completion }: Spent): number => prompt + cached + completion

/** Of one answer, far more than one needs: its bytes of text, names and arguments, its calls, and units of an event. */
const [mostSaidBytes, mostCalls, mostEventLength] = [256 * 1024, 64, 512 * 1024]

/**
 * Streams one completion. The SDK makes the call and its retries; its stream reader and `fetch` are left aside, since a
 * plain parser and Node's own client cost a fraction of them. `onSpent` gets, once and however the stream ends, the
 * tokens that it cost: as the server counted them, else estimated; of a call that was refused nothing.
 * @throws ModelFailed when the server refuses or the stream is cut, malformed or without an end, and the signal's reason when
 *   it aborts
 */
export async function* streamCompletion(
  model: Model,
  prompt: Prompt,
  signal: AbortSignal,
  onSpent: (spent: Spent) => void = () => {},
): AsyncGenerator<ModelEvent> {
  const { span, inside } = openSpan(`chat ${model.name}`, { kind: SpanKind.CLIENT, attributes: callAttributes(model) })
  const calls: ToolCall[] = []
  let used: Used | undefined
  let saidBytes = 0
  let isRefused = false
  try {
    const body = await inside(() => startCompletion(model, prompt, signal))
    let finished = false
    for await (const events of eventData(body, signal)) {
      let text = ''
      for (const data of events) {
        const chunk = wholeChunk(data)
        const [choice] = chunk.choices
        // Some servers count up with every chunk.
        used = usageOf(chunk) ?? used
        const said = choice?.delta?.content ?? ''
        text += said
        saidBytes += Buffer.byteLength(said)
        for (const piece of choice?.delta?.tool_calls ?? []) saidBytes += addPiece(calls, piece)
        if (saidBytes > mostSaidBytes || calls.length > mostCalls)
          throw new ModelFailed('oversized', 'the model’s answer is too long')
        if (choice?.finish_reason) {
          finished = true
          span.setAttribute('gen_ai.response.finish_reasons', [choice.finish_reason])
        }
      }
      if (text !== '') yield { kind: 'text', text }
    }
    if (used) {
      describeUsage(span, used)
      const { model: answering, inputTokens, outputTokens } = used
      yield { kind: 'usage', model: answering, inputTokens, outputTokens }
    }
    if (!finished) throw new ModelFailed('unfinished', 'the model stopped in the middle of its answer')
    if (calls.length > 0) yield { kind: 'calls', calls: calls.map(wholeCall) }
  } catch (error) {
    isRefused = error instanceof ModelFailed && (error.kind === 'refused' || error.kind === 'unreachable')
    failSpan(span, error instanceof ModelFailed ? error.kind : error)
    throw error
  } finally {
    if (!isRefused) onSpent(used ? spentOf(used) : estimateSpent(prompt, saidBytes))
    span.end()
  }
}

const spentOf = ({ inputTokens, cachedTokens, outputTokens }: Used): Spent => ({
  prompt: inputTokens - cachedTokens,
  cached: cachedTokens,
  completion: outputTokens,
})

const estimateSpent = (prompt: Prompt, saidBytes: number): Spent => ({
  prompt: estimatePrompt(prompt),
  cached: 0,
  completion: Math.ceil(saidBytes / bytesPerToken),
})

/** The bytes of what it adds. */
function addPiece(calls: ToolCall[], { index, id, function: piece }: CallPiece): number {
  if (index > calls.length) throw new ModelFailed('malformed', 'the model sent a tool call out of order')
  const call = calls[index] ?? { id: '', name: '', arguments: '' }
  const [name, written] = [piece?.name ?? '', piece?.arguments ?? '']
  call.id ||= id ?? ''
  call.name += name
  call.arguments += written
  calls[index] = call
  return Buffer.byteLength(name) + Buffer.byteLength(written)
}

function wholeCall(call: ToolCall): ToolCall {
  if (!call.id || !call.name) throw new ModelFailed('malformed', 'the model sent a tool call without an id or a name')
  return call
}

async function startCompletion(model: Model, prompt: Prompt, signal: AbortSignal) {
  const asked = {
    body: requestOf(model, prompt),
    headers: { 'content-type': 'application/json' },
    stream: true,
    signal,
  }
  const answer = await model.client
    .post('/chat/completions', asked)
    .asResponse()
    .catch((error) => {
      signal.throwIfAborted()
      throw refusal(error)
    })
  const body = model.bodyOf(answer)
  if (!body) throw new ModelFailed('empty', 'the model answered without a body')
  return body
}

/** The SDK takes a text as it is; an object it would write with a function of its own for each value. */
function requestOf({ name, maxAnswerTokens }: Model, { messages, tools }: Prompt): string {
  const asked: Omit<OpenAI.ChatCompletionCreateParamsStreaming, 'tools'> = {
    model: name,
    messages,
    max_completion_tokens: maxAnswerTokens,
    stream: true,
    stream_options: { include_usage: true },
  }
  const written = JSON.stringify(asked)
  return tools.length === 0 ? written : `${written.slice(0, -1)},"tools":[${tools.map(writtenTool).join(',')}]}`
}

/** They are most of a short prompt, and the same in every turn. */
const writtenTools = new WeakMap<ToolDefinition, string>()

function writtenTool(tool: ToolDefinition): string {
  const written = writtenTools.get(tool) ?? JSON.stringify(tool)
  writtenTools.set(tool, written)
  return written
}

/** The cached tokens are among the input's. */
type Used = { model: string | null; inputTokens: number; cachedTokens: number; outputTokens: number }

function usageOf({ model, usage }: Chunk): Used | undefined {
  if (!usage) return undefined
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens, prompt_tokens_details: details } = usage
  // Whatever the server says: what is counted never goes down.
  const cachedTokens = Math.max(0, Math.min(inputTokens, details?.cached_tokens ?? 0))
  return { model: model ?? null, inputTokens, cachedTokens, outputTokens }
}

/** As OpenTelemetry's conventions for generative AI name them: never what was asked or answered. */
function callAttributes({ name, client, maxAnswerTokens }: Model) {
  const { hostname, port, protocol } = new URL(client.baseURL)
  return {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': name,
    'gen_ai.request.max_tokens': maxAnswerTokens,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'http:' ? 80 : 443),
  }
}

function describeUsage(span: Span, { model, inputTokens, cachedTokens, outputTokens }: Used): void {
  span.setAttributes({
    ...(model ? { 'gen_ai.response.model': model } : {}),
    'gen_ai.usage.input_tokens': inputTokens,
    'gen_ai.usage.cache_read.input_tokens': cachedTokens,
    'gen_ai.usage.output_tokens': outputTokens,
  })
}

function refusal(error: unknown): ModelFailed {
  if (!(error instanceof OpenAI.APIError)) return new ModelFailed('unreachable', 'the model could not be called')
  if (error instanceof OpenAI.APIConnectionError)
    return new ModelFailed('unreachable', 'the model could not be reached')
  const { status, code, requestID } = error
  return new ModelFailed(
    'refused',
    `the model refused with ${status} ${code ?? ''} (request ${requestID ?? 'unknown'})`,
  )
}

/** What a server gets to end its answer after `[DONE]`. */
const endMilliseconds = 1_000

/** The data of the events up to `[DONE]`, of all together that were read at once. */
async function* eventData(body: Readable, signal: AbortSignal): AsyncGenerator<string[]> {
  const events: string[] = []
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    maxBufferSize: mostEventLength,
    // Of what else it does not know an event may well have something.
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new ModelFailed('oversized', 'an event of the model is too long')
    },
  })
  const decoder = new TextDecoder()
  const read: AsyncIterable<Uint8Array> = body.iterator({ destroyOnReturn: false })
  let isDone = false
  const leave = () => void body.destroy()
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  try {
    for await (const bytes of read) {
      parser.feed(decoder.decode(bytes, { stream: true }))
      const end = events.indexOf('[DONE]')
      isDone = end >= 0
      if (isDone) events.length = end
      if (events.length > 0) yield events.splice(0)
      if (isDone) return
    }
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof ModelFailed) throw cause
    throw new ModelFailed('cut', 'the connection to the model was cut', { cause })
  } finally {
    signal.removeEventListener('abort', leave)
    if (isDone) readToEnd(body)
    else body.destroy()
  }
}

/** Left before its end, which follows at once, a body would take its connection with it: the next turn needed one. */
function readToEnd(body: Readable): void {
  const late = setTimeout(() => body.destroy(), endMilliseconds)
  body.on('close', () => clearTimeout(late))
  body.resume()
}

function wholeChunk(data: string): Chunk {
  try {
    return readChunk(data)
  } catch {
    throw new ModelFailed('malformed', 'the model sent a malformed chunk')
  }
}
