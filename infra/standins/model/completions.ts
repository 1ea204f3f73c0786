import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { pause } from '@yoldas/time'
import type { Fault } from './directives.ts'
import { errorOf } from './errors.ts'
import { writePaced } from './pace.ts'
import { type Answer, decideReply } from './reply.ts'
import { type ChatRequest, parseChatRequest } from './requests.ts'
import {
  type CallWithId,
  type CompletionHead,
  completionEvents,
  endOfStream,
  fingerprint,
  type Usage,
  usageBody,
} from './stream.ts'

const streamHeaders = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }

/** `POST /v1/chat/completions`. */
export async function completeChat(body: unknown, response: ServerResponse): Promise<void> {
  const request = parseChatRequest(body)
  const reply = decideReply(request, new Date())
  if (reply.kind === 'fail') throw errorOf(reply.status)
  if (reply.kind === 'hang') return
  if (reply.kind === 'garbage') return sendGarbage(request, response)
  if (request.stream) await streamAnswer(request, reply, response)
  else await sendAnswer(request, reply, response)
}

function sendGarbage(request: ChatRequest, response: ServerResponse): void {
  const { role } = completionEvents(newHead(request), false)
  const broken = '{"id":"chatcmpl-","choices":[{"index":0,"delta":{"content":"yar'
  if (request.stream) response.writeHead(200, streamHeaders).end(`${role(true)}data: ${broken}\n\n: \u0000\uffff\n\n`)
  else response.writeHead(200, { 'content-type': 'application/json' }).end(broken)
}

async function streamAnswer(request: ChatRequest, answer: Answer, response: ServerResponse): Promise<void> {
  const includeUsage = request.stream_options?.include_usage ?? false
  const events = completionEvents(newHead(request), includeUsage)
  const isText = answer.calls.length === 0
  const pieces = isText
    ? answer.tokens.map(events.text)
    : withIds(answer).flatMap((call, index) => events.toolCall(call, index))
  const broken = isText && answer.breakAfter !== undefined
  const { fault } = answer
  if (broken) pieces.length = Math.min(pieces.length, answer.breakAfter ?? 0)
  if (fault) pieces.length = Math.min(pieces.length, fault.after)
  response.writeHead(200, streamHeaders)
  if (!(await writePaced(response, events.role(isText), pieces, answer.pace))) return
  if (fault) return breakOff(response, fault.kind)
  if (broken) return response.socket?.destroySoon()
  const usage = includeUsage ? events.usage(usageOf(request, answer)) : ''
  response.end(`${events.finish(answer.finish)}${usage}${endOfStream}`)
}

const commentMilliseconds = 200

/** Ends a stream as servers and what stands before them do when something breaks. */
function breakOff(response: ServerResponse, kind: Fault['kind']): void {
  switch (kind) {
    case 'closed':
      return void response.end()
    case 'reset':
      return void response.socket?.resetAndDestroy()
    case 'silent':
      return
    case 'comments': {
      const timer = setInterval(() => response.write(': keep-alive\n\n'), commentMilliseconds)
      return void response.once('close', () => clearInterval(timer))
    }
    case 'malformed':
      return void response.write('data: {"choices":[{"index":0,"delta":{"con\n\n')
    case 'error':
      return void response.end(`data: {"error":{"message":"The server had an error.","code":500}}\n\n${endOfStream}`)
  }
}

/** As long as the same answer would have streamed. */
async function sendAnswer(request: ChatRequest, answer: Answer, response: ServerResponse): Promise<void> {
  const { tokens, calls, pace } = answer
  const isBroken = calls.length === 0 && answer.breakAfter !== undefined
  const count = Math.min(tokens.length, answer.breakAfter ?? tokens.length)
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const milliseconds = pace.firstMilliseconds + pace.delayMilliseconds * count
  if (milliseconds > 0) await pause(milliseconds, gone.signal)
  if (gone.signal.aborted) return
  if (isBroken) return void response.socket?.destroy()
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion(request, answer)))
}

function completion(request: ChatRequest, answer: Answer) {
  const toolCalls = withIds(answer).map(({ id, ...call }) => ({ id, type: 'function', function: call }))
  const message = {
    role: 'assistant',
    content: toolCalls.length > 0 ? null : answer.tokens.join(''),
    refusal: null,
    annotations: [],
    ...(toolCalls.length > 0 && { tool_calls: toolCalls }),
  }
  const { id, created, model } = newHead(request)
  return {
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: answer.finish }],
    usage: usageBody(usageOf(request, answer)),
    service_tier: 'default',
    system_fingerprint: fingerprint,
  }
}

const newHead = ({ model }: ChatRequest): CompletionHead => ({
  id: `chatcmpl-${randomId()}`,
  created: Math.floor(Date.now() / 1000),
  model,
})

const withIds = ({ calls }: Answer): CallWithId[] => calls.map((call) => ({ ...call, id: `call_${randomId()}` }))

const randomId = () => randomUUID().replaceAll('-', '').slice(0, 24)

const charactersPerToken = 4
const tokensPerImage = 85

function usageOf({ messages }: ChatRequest, { tokens, calls }: Answer): Usage {
  const parts = messages.flatMap(({ content }) =>
    typeof content === 'string' ? [{ type: 'text' as const, text: content }] : (content ?? []),
  )
  const characters = parts.reduce((total, part) => total + (part.type === 'text' ? part.text.length : 0), 0)
  const images = parts.filter(({ type }) => type === 'image_url').length
  const called = calls.reduce((total, { name, arguments: text }) => total + name.length + text.length, 0)
  return {
    promptTokens: Math.ceil(characters / charactersPerToken) + messages.length * 4 + images * tokensPerImage,
    completionTokens: tokens.length + Math.ceil(called / charactersPerToken),
  }
}
