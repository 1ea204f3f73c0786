import type OpenAI from 'openai'
import { estimateMessage } from '../tokens.ts'
import type { OpaqueFields, ToolCall } from './calls.ts'

/** What a server sent with a message, for that server alone; `calls` in the order of its calls. */
type Opaque = { message: OpaqueFields; calls: ReadonlyArray<ToolCall['opaque']> }

export type PromptMessage = OpenAI.ChatCompletionMessageParam & { opaque?: Opaque }
export type UserContent = OpenAI.ChatCompletionUserMessageParam['content']
export type ToolDefinition = OpenAI.ChatCompletionFunctionTool

export type Prompt = {
  messages: readonly PromptMessage[]
  tools: readonly ToolDefinition[]
  /** Those of other servers, whose definitions we did not write. */
  outerTools?: readonly ToolDefinition[]
  /** False where the answer must be words. */
  mayCall?: boolean
  /** By which the server knows the student's prompts. */
  cacheKey?: string | undefined
  /** The conversation's name in traces. The server is not told it. */
  conversation?: string | undefined
  /** Shared by the steps of a turn. */
  leftOut?: LeftOut
}

/** What a turn's requests go without, since the server refused the values that were sent. */
export type LeftOut = { images?: boolean; outerTools?: boolean; tools?: boolean; olderHalf?: boolean }

/** Fields and features that servers may not know, beside `field:…`, which is a field that another message had. */
export const features = ['tools', 'images', 'stream_options', 'cache_key'] as const
export type Feature = (typeof features)[number] | 'max_completion_tokens' | 'tool_choice' | `field:${string}`

export type Wire = {
  body: string
  /** What there is in it that a server may refuse. */
  sent: Sent
}
export type Sent = {
  fields: ReadonlySet<Feature>
  opaque: ReadonlySet<string>
  hasOuterTools: boolean
  hasHistory: boolean
  limit: number
}

type Settings = { name: string; limit: number; without: ReadonlySet<Feature> }

/** The body of a request. The SDK takes a text as it is; an object it would write with a function for each value. */
export function writeRequest(prompt: Prompt, { name, limit, without }: Settings): Wire {
  const { leftOut = {}, mayCall = true, cacheKey } = prompt
  const opaque = new Set<string>()
  const hasImages = prompt.messages.some(isWithImage)
  const showsImages = !without.has('images') && !leftOut.images
  if (hasImages && !showsImages) leftOut.images = true
  const shown = prompt.messages.map((message) =>
    wireMessage(showsImages ? message : withoutImages(message), without, opaque),
  )
  const joined = alternating(shown)
  const messages = leftOut.olderHalf ? withoutOlderHalf(joined) : joined
  const outerTools = leftOut.outerTools ? [] : (prompt.outerTools ?? [])
  const offersNone = without.has('tools') || leftOut.tools || (!mayCall && without.has('tool_choice'))
  const tools = offersNone ? [] : [...prompt.tools, ...outerTools]
  const fields = new Set<Feature>()
  const asked: Record<string, unknown> = { model: name, messages }
  const put = (feature: Feature, field: string, value: unknown) => {
    asked[field] = value
    fields.add(feature)
  }
  if (without.has('max_completion_tokens')) asked.max_tokens = limit
  else put('max_completion_tokens', 'max_completion_tokens', limit)
  asked.stream = true
  if (!without.has('stream_options')) put('stream_options', 'stream_options', { include_usage: true })
  if (cacheKey !== undefined && !without.has('cache_key')) put('cache_key', 'prompt_cache_key', cacheKey)
  if (tools.length > 0 && !mayCall) put('tool_choice', 'tool_choice', 'none')
  if (tools.length > 0) fields.add('tools')
  if (hasImages && showsImages) fields.add('images')
  const written = JSON.stringify(asked)
  const hasHistory = !leftOut.olderHalf && countHistory(joined) > 0
  return {
    body: tools.length === 0 ? written : `${written.slice(0, -1)},"tools":[${tools.map(writtenTool).join(',')}]}`,
    sent: { fields, opaque, hasOuterTools: outerTools.length > 0 && tools.length > 0, hasHistory, limit },
  }
}

/** They are most of a short prompt, and the same in every turn. */
const writtenTools = new WeakMap<ToolDefinition, string>()

function writtenTool(tool: ToolDefinition): string {
  const written = writtenTools.get(tool) ?? JSON.stringify(tool)
  writtenTools.set(tool, written)
  return written
}

type WireMessage = OpenAI.ChatCompletionMessageParam

/** With the fields that its server wants back; `names` gets theirs. */
function wireMessage(
  { opaque, ...message }: PromptMessage,
  without: ReadonlySet<Feature>,
  names: Set<string>,
): WireMessage {
  if (!opaque || message.role !== 'assistant') return message
  const kept = (fields: OpaqueFields = {}): OpaqueFields => {
    const entries = Object.entries(fields).filter(([name]) => !without.has(`field:${name}`))
    for (const [name] of entries) names.add(name)
    return Object.fromEntries(entries)
  }
  const calls = message.tool_calls?.map((call, nth) => {
    const own = opaque.calls[nth]
    if (!own || call.type !== 'function') return call
    return { ...call, function: { ...call.function, ...kept(own.function) }, ...kept(own.call) }
  })
  return { ...message, ...kept(opaque.message), ...(calls && { tool_calls: calls }) }
}

const isImage = ({ type }: { type: string }) => type === 'image_url'

const isWithImage = ({ content }: WireMessage): boolean => Array.isArray(content) && content.some(isImage)

const imageNote = '[Ek: görsel]'

function withoutImages(message: PromptMessage): PromptMessage {
  if (message.role !== 'user' || typeof message.content === 'string') return message
  const content = message.content.map((part) =>
    part.type === 'image_url' ? { type: 'text' as const, text: imageNote } : part,
  )
  return { ...message, content }
}

/** Stands before a conversation that begins with the companion: templates want the user first. */
const openingLine = '[Konuşma buradan başlıyor.]'

/** What stands between the student's messages that are sent as one: two blank lines. */
export const between = '\n\n\n'

/** Neighbours of one role are one message, and the user comes first: the templates of some models refuse others. */
function alternating(messages: readonly WireMessage[]): WireMessage[] {
  const joined: WireMessage[] = []
  for (const message of messages) {
    const last = joined.at(-1)
    const both = last && join(last, message)
    if (both) joined[joined.length - 1] = both
    else joined.push(message)
  }
  const first = joined[0]?.role === 'system' ? 1 : 0
  if (joined[first]?.role === 'assistant') joined.splice(first, 0, { role: 'user', content: openingLine })
  return joined
}

function join(one: WireMessage, other: WireMessage): WireMessage | null {
  if (one.role === 'user' && other.role === 'user') {
    if (typeof one.content === 'string' && typeof other.content === 'string')
      return { role: 'user', content: `${one.content}${between}${other.content}` }
    return { role: 'user', content: [...partsOf(one.content), ...partsOf(other.content)] }
  }
  const isSpoken = (message: WireMessage) =>
    message.role === 'assistant' && !message.tool_calls && typeof message.content === 'string'
  return isSpoken(one) && isSpoken(other) ? { role: 'assistant', content: `${one.content}\n\n${other.content}` } : null
}

const partsOf = (content: UserContent) =>
  typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content

/** Messages between the instructions and the newest one of the user. */
function countHistory(messages: readonly WireMessage[]): number {
  const first = messages[0]?.role === 'system' ? 1 : 0
  return Math.max(0, messages.findLastIndex(({ role }) => role === 'user') - first)
}

/** The prompt with the newer half of its history, by what it costs. */
function withoutOlderHalf(messages: readonly WireMessage[]): WireMessage[] {
  const first = messages[0]?.role === 'system' ? 1 : 0
  const history = messages.slice(first, first + countHistory(messages))
  const costs = history.map(estimateMessage)
  let left = costs.reduce((sum, cost) => sum + cost, 0) / 2
  const kept = history.filter((_message, nth) => {
    left -= costs[nth] ?? 0
    return left < 0
  })
  return alternating([...messages.slice(0, first), ...kept.slice(1), ...messages.slice(first + history.length)])
}
