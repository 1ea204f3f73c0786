import type { Readable } from 'node:stream'
import type { Log } from '@yoldas/telemetry'
import OpenAI from 'openai'
import { type CallMetrics, type ModelCall, watchCalls } from '../genAi.ts'
import { type Adjustment, adjustmentsFor } from './completion/adjust.ts'
import type { OpaqueFields, ToolCall } from './completion/calls.ts'
import { eventReader } from './completion/events.ts'
import { ModelFailed } from './completion/failure.ts'
import { type KnownModel, knownModel } from './completion/known.ts'
import { completionReader } from './completion/reader.ts'
import { type Feature, type LeftOut, type Prompt, writeRequest } from './completion/request.ts'
import { watchStall } from './completion/stall.ts'
import type { Used } from './completion/usage.ts'
import { type PlainFetch, plainFetch } from './plainFetch.ts'
import { bytesPerToken, estimatePrompt } from './tokens.ts'

/** A model server that speaks OpenAI's Chat Completions. */
export type Model = Pick<PlainFetch, 'bodyOf' | 'refusalOf'> & {
  name: string
  client: OpenAI
  /** Asked of the server for each answer. */
  maxAnswerTokens: number
  /** Whether its text may begin with a thought that nothing opens. */
  thinks: boolean
  silentMilliseconds: number
  /** What it is asked without. */
  known: KnownModel
  /** Begins a call, as traces and metrics know it; `conversation` is its name there. */
  openCall(conversation?: string): ModelCall
  /** Undefined where none are configured. */
  prices: Prices | undefined
}

export type ModelOptions = {
  baseUrl: string
  apiKey: string
  name: string
  maxAnswerTokens: number
  thinks?: boolean
  without?: readonly Feature[]
  /** Who serves it, as OpenTelemetry names providers. */
  provider?: string | undefined
  metrics?: CallMetrics | undefined
  prices?: Prices | undefined
  /** What a server gets to say more after the reason of its end. */
  silentMilliseconds?: number
  log?: Pick<Log, 'warn'>
}

export function connectModel({
  thinks = false,
  without = [],
  silentMilliseconds = 10_000,
  ...options
}: ModelOptions): Model {
  // The SDK's timeout ends with the headers, so the caller's signal is the one deadline of a call, stream included.
  // It never logs by itself: at its finer levels, which its environment could choose, it prints what is asked.
  const { baseUrl, apiKey, name, maxAnswerTokens, provider, metrics, prices, log = { warn: () => {} } } = options
  const { fetch, bodyOf, refusalOf } = plainFetch()
  const client = new OpenAI({ baseURL: baseUrl, apiKey, fetch, maxRetries: 2, logLevel: 'off' })
  const known = knownModel({ name, limit: maxAnswerTokens, without, log })
  const openCall = watchCalls({ model: name, baseUrl, provider, maxTokens: maxAnswerTokens }, metrics)
  return { name, client, bodyOf, refusalOf, maxAnswerTokens, thinks, silentMilliseconds, known, openCall, prices }
}

/**
 * What a stream of the model consists of: text, all together that was read at once, then `usage` once from servers that
 * count, then the tools that it calls, if any, or that the answer was cut.
 */
export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'usage'; model: string | null; inputTokens: number | null; outputTokens: number | null }
  /** `opaque` is for the server that sent it, with the message that called. */
  | { kind: 'calls'; calls: ToolCall[]; opaque?: OpaqueFields }
  /** At the limit of its length, or by the provider's filter. */
  | { kind: 'cut'; by: 'length' | 'filter' }

/** What a call cost, each token once: of the prompt what was read anew and what the server had kept, and the answer. */
export type Spent = {
  prompt: number
  cached: number
  completion: number
  /** What was kept of the prompt, from 0 to 1, where the server says so. */
  cachedShare?: number
}
/** What a million tokens cost, in whatever currency. */
export type Prices = Omit<Spent, 'cachedShare'>

export const sumOf = ({ prompt, cached, completion }: Spent): number => prompt + cached + completion

/** How long a model is waited for that others can take over from; without it for as long as the signal allows. */
export type Patience = {
  /** Without an event of the answer. */
  stallMilliseconds?: number
  /** What a refusal that may pass is followed by. */
  retries?: number
}

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
  { stallMilliseconds, retries }: Patience = {},
): AsyncGenerator<ModelEvent> {
  const { tools, outerTools = [] } = prompt
  const offered = new Set([...tools, ...outerTools].map((tool) => tool.function.name))
  const reader = completionReader({ offered, thinks: model.thinks })
  const call = model.openCall(prompt.conversation)
  let isRefused = false
  using stall = watchStall(stallMilliseconds)
  const patient = stall ? AbortSignal.any([signal, stall.signal]) : signal
  let text = ''
  try {
    const body = await call.inside(() => startCompletion(model, prompt, patient, retries))
    const events = eventReader((data) => {
      text += reader.push(data)
      stall?.heard(data, reader.isFinished)
    })
    const { silentMilliseconds } = model
    const ends: Ends = { silentMilliseconds, isDone: () => events.isDone, isFinished: () => reader.isFinished }
    for await (const bytes of piecesOf(body, patient, ends)) {
      call.chunkCame()
      events.push(bytes)
      if (text !== '') yield { kind: 'text', text }
      text = ''
    }
    events.end()
    text += reader.end(events.isDone)
    if (text !== '') yield { kind: 'text', text }
    text = ''
    const { used, reason } = reader
    if (reason) call.finished(reason)
    if (used) {
      call.counted(used)
      const { model: answering, inputTokens, outputTokens } = used
      yield { kind: 'usage', model: answering, inputTokens, outputTokens }
    }
    const [calls, opaque] = [reader.calls(), reader.opaque()]
    if (reason === 'filtered') yield { kind: 'cut', by: 'filter' }
    else if (calls.length > 0) yield { kind: 'calls', calls, ...(Object.keys(opaque).length > 0 && { opaque }) }
    else if (reason === 'length') yield { kind: 'cut', by: 'length' }
  } catch (error) {
    // It may have a mark on distress, which counts.
    if (text !== '') yield { kind: 'text', text }
    isRefused = error instanceof ModelFailed && (error.kind === 'refused' || error.kind === 'unreachable')
    call.failed(error instanceof ModelFailed ? error.kind : error)
    throw error
  } finally {
    if (!isRefused) onSpent(spentOf(reader.used, prompt, reader.saidBytes))
    call.end()
  }
}

/** What the server did not count is estimated. */
function spentOf(used: Used | undefined, prompt: Prompt, saidBytes: number): Spent {
  const { inputTokens = null, cachedTokens = null, outputTokens = null } = used ?? {}
  const cached = cachedTokens ?? 0
  return {
    prompt: (inputTokens ?? estimatePrompt(prompt)) - cached,
    cached,
    completion: outputTokens ?? Math.ceil(saidBytes / bytesPerToken),
    ...(cachedTokens !== null && inputTokens ? { cachedShare: cachedTokens / inputTokens } : {}),
  }
}

/** A server that names one part after another is asked this often at the most. */
const mostChanges = 12

/** Asks, and again without what the server says that it does not take. */
async function startCompletion(model: Model, prompt: Prompt, signal: AbortSignal, retries?: number) {
  const { name, client, known } = model
  const leftOut: LeftOut = prompt.leftOut ?? {}
  const changes: Adjustment[] = []
  for (;;) {
    const without = known.without()
    for (const one of changes) if (one.kind === 'feature') without.add(one.feature)
    const limit = changes.findLast((one) => 'limit' in one)?.limit ?? known.limit()
    const { body: written, sent } = writeRequest({ ...prompt, leftOut }, { name, limit, without })
    const headers = { 'content-type': 'application/json' }
    try {
      const asked = {
        body: written,
        headers,
        stream: true,
        signal,
        ...(retries !== undefined && { maxRetries: retries }),
      }
      const answer = await client.post('/chat/completions', asked).asResponse()
      known.learn(changes)
      const body = model.bodyOf(answer)
      if (!body) throw new ModelFailed('empty', 'the model answered without a body')
      return body
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelFailed) throw error
      const found = isAboutRequest(error) ? adjustmentsFor(model.refusalOf(error.headers), sent) : []
      changes.push(...found)
      if (found.length === 0 || changes.length > mostChanges) throw refusal(error)
      for (const one of found) if (one.kind === 'value') leftOut[one.value] = true
    }
  }
}

const isAboutRequest = (error: unknown): error is InstanceType<typeof OpenAI.APIError> =>
  error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422)

function refusal(error: unknown): ModelFailed {
  if (!(error instanceof OpenAI.APIError)) return new ModelFailed('unreachable', 'the model could not be called')
  if (error instanceof OpenAI.APIConnectionError)
    return new ModelFailed('unreachable', 'the model could not be reached')
  const { status, code, requestID } = error
  return new ModelFailed(
    'refused',
    `the model refused with ${status} ${code ?? ''} (request ${requestID ?? 'unknown'})`,
    { status },
  )
}

/** What a server gets to end its answer after `[DONE]`. */
const endMilliseconds = 1_000

type Ends = {
  silentMilliseconds: number
  /** Nothing more counts. */
  isDone(): boolean
  /** The answer is whole, whatever becomes of its connection. */
  isFinished(): boolean
}

/** The bytes of a body, as they come. */
async function* piecesOf(
  body: Readable,
  signal: AbortSignal,
  { silentMilliseconds, isDone, isFinished }: Ends,
): AsyncGenerator<Uint8Array> {
  const read: AsyncIterable<Uint8Array> = body.iterator({ destroyOnReturn: false })
  const leave = () => void body.destroy()
  let silence: NodeJS.Timeout | undefined
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  try {
    for await (const bytes of read) {
      yield bytes
      if (isDone()) return
      if (!isFinished()) continue
      clearTimeout(silence)
      silence = setTimeout(leave, silentMilliseconds)
    }
  } catch (cause) {
    signal.throwIfAborted()
    if (!isFinished()) throw new ModelFailed('cut', 'the connection to the model was cut', { cause })
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', leave)
    if (isDone()) readToEnd(body)
    else body.destroy()
  }
}

/** Left before its end, which follows at once, a body would take its connection with it: the next turn needed one. */
function readToEnd(body: Readable): void {
  const late = setTimeout(() => body.destroy(), endMilliseconds)
  body.on('close', () => clearTimeout(late))
  body.resume()
}
