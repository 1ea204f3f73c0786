import { labelledPassages, type Passage, passagesIn } from './passages.ts'
import type { Message } from './requests.ts'
import { shorten } from './turkish.ts'

export type ToolResult = { name: string; arguments: string; content: string }

/** What a request says of the turn that it belongs to. A turn begins with the last message of the user. */
export type Conversation = {
  /** All instructions, one after another. */
  instructions: string
  question: string
  imageCount: number
  /** Whether the assistant has said nothing yet. */
  isFirst: boolean
  /** How often tools were called in this turn. */
  step: number
  results: ToolResult[]
  /** What it was given to answer from, best first. */
  passages: Passage[]
}

export function readConversation(sent: readonly Message[]): Conversation {
  const messages = sent.flatMap(apart)
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  const answered = asked === -1 ? [] : messages.slice(asked + 1)
  const question = messages[asked]
  const before = messages[asked - 1]
  const instructions = messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(textOf)
    .join('\n\n')
  return {
    instructions,
    question: question ? textOf(question) : '',
    imageCount: question ? imagesOf(question) : 0,
    isFirst: !messages.some(({ role }, index) => role === 'assistant' && index < asked),
    step: answered.filter((message) => message.role === 'assistant' && message.tool_calls).length,
    results: resultsOf(answered),
    passages: [...(before?.role === 'user' ? labelledPassages(textOf(before)) : []), ...passagesIn(instructions)],
  }
}

/** Neighbours of one role are sent as one message: as texts with two blank lines between them, or as parts. */
function apart(message: Message): Message[] {
  if (message.role !== 'user') return [message]
  const { role, content } = message
  if (typeof content === 'string') return content.split('\n\n\n').map((text) => ({ role, content: text }))
  const messages: Array<Extract<Message, { role: 'user' }> & { content: typeof content }> = []
  for (const part of content) {
    if (part.type === 'text' || messages.length === 0) messages.push({ role, content: [part] })
    else messages.at(-1)?.content.push(part)
  }
  return messages
}

function textOf({ content }: Message): string {
  if (typeof content === 'string') return content
  return (content ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}

function imagesOf({ content }: Message): number {
  return Array.isArray(content) ? content.filter(({ type }) => type === 'image_url').length : 0
}

function resultsOf(messages: readonly Message[]): ToolResult[] {
  const calls = messages.flatMap((message) => (message.role === 'assistant' ? (message.tool_calls ?? []) : []))
  return messages.flatMap((message) => {
    if (message.role !== 'tool') return []
    const call = calls.findLast(({ id }) => id === message.tool_call_id)
    return call ? [{ ...call.function, content: textOf(message) }] : []
  })
}

/** The name that the profile in the instructions has, as `Adı: "Elif"` or `displayName: Elif`. */
export function studentName(instructions: string): string | undefined {
  const pattern =
    /(?:^|\n)[\s\-*"]*(?:öğrencinin adı|adı|ad|ismi|isim|displayName)"?\s*[:=]\s*("(?:[^"\\\n]|\\.)*"|[^\n,;<{}]+)/iu
  const found = pattern.exec(instructions)?.[1]?.trim()
  if (!found || found === 'null') return undefined
  return shorten(found.startsWith('"') ? unquote(found) : found, 64) || undefined
}

function unquote(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    return text.slice(1, -1)
  }
}
