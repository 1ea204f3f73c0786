import { z } from 'zod'
import { labelledPassages, type Passage, passagesIn } from './passages.ts'
import type { Message } from './requests.ts'
import { shorten } from './turkish.ts'

export type ToolResult = { name: string; arguments: string; content: string }

/** What a request says of the turn that it belongs to. A turn begins with the last message of the user. */
export type Conversation = {
  /** All instructions, one after another. */
  instructions: string
  /** What the newest message of the user has before the student's words. */
  told: string
  question: string
  /** The student's message before. */
  askedBefore: string
  imageCount: number
  /** What the assistant said last, before this turn. */
  said: string
  /** Whether the assistant has said nothing yet. */
  isFirst: boolean
  /** How often tools were called in this turn, by whichever model. */
  step: number
  results: ToolResult[]
  /** What it was given to answer from, best first. */
  passages: Passage[]
}

export function readConversation(messages: readonly Message[]): Conversation {
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  const answered = asked === -1 ? [] : messages.slice(asked + 1)
  const question = messages[asked]
  const { told, words } = wordsIn(question ? textOf(question) : '')
  const earlier = messages.slice(0, Math.max(asked, 0))
  const last = earlier.findLast(({ role }) => role === 'assistant')
  const before = earlier.findLast(({ role }) => role === 'user')
  const instructions = messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(textOf)
    .join('\n\n')
  const done = doneBefore(told)
  return {
    instructions,
    told,
    question: words,
    askedBefore: before ? wordsIn(textOf(before)).words : '',
    imageCount: question ? imagesOf(question) : 0,
    said: last ? textOf(last) : '',
    isFirst: !last,
    step: done.steps + answered.filter((message) => message.role === 'assistant' && message.tool_calls).length,
    results: [...done.results, ...resultsOf(answered)],
    passages: [...labelledPassages(told), ...passagesIn(instructions)],
  }
}

const marked = /^(.*?)<mesaj-([\da-f-]+)>\n(.*?)\n{1,2}<\/mesaj-\2>$/s

/** The student's newest words: those between the marks, without what had no answer, which two blank lines set apart. */
function wordsIn(message: string): { told: string; words: string } {
  const [, told = '', , words = message] = marked.exec(message) ?? []
  return { told, words: words.split('\n\n\n').at(-1) ?? '' }
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

const block = /^<yapılanlar>\n(.*?)\n<\/yapılanlar>$/ms
const Done = z.object({ step: z.int(), tool: z.string(), arguments: z.string() })

/** What another model did of this turn before it failed: `{"step":1,"tool":"…","arguments":"…"}: result`, a line each. */
function doneBefore(told: string): { steps: number; results: ToolResult[] } {
  const [, lines = ''] = block.exec(told) ?? []
  const done = [...lines.matchAll(/^(\{"step":\d+,"tool":.*?\}): (.*)$/gm)].map(([, call = '', content = '']) => ({
    ...Done.parse(JSON.parse(call)),
    content,
  }))
  return {
    steps: Math.max(0, ...done.map(({ step }) => step)),
    results: done.map(({ tool, arguments: written, content }) => ({ name: tool, arguments: written, content })),
  }
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
