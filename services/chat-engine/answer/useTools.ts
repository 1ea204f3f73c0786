import type { OpaqueFields, ToolCall } from '../clients/completion/calls.ts'
import type { PromptMessage } from '../clients/completion/request.ts'
import { asData } from '../prompt/prompt.ts'
import { countCharacters } from '../text/bubbles.ts'
import { cutData, leastCut } from './cut.ts'
import type { LiveTurn } from './live.ts'
import type { Toolbox } from './toolbox.ts'

/** One answer of the model: its text, the tools that it calls, and what only its server understands. */
export type Said = {
  text: string
  calls: readonly ToolCall[]
  opaque: OpaqueFields
  /** Why it has no end of its own, if it has none. */
  cut: 'length' | 'filter' | null
}

/** Calls that a step runs; the model is told that the others did not run, and the student sees nothing of them. */
export const mostCalls = 8
/** Code points that the results of these calls have together. */
export const mostResultCharacters = 24_000

/** How the result of a call begins that failed or was refused. */
const failure = '{"error":'
const refused = asData({ error: `bu araç çalıştırılmadı: bir adımda en çok ${mostCalls} araç çağrılabilir` })

/** What the model is given next, and what each call came to. */
export type Used = { messages: PromptMessage[]; results: CallResult[] }
export type CallResult = Pick<ToolCall, 'name' | 'arguments'> & { result: string }

/** The calls that did what was asked, or said what was asked for. */
export const worked = (calls: readonly CallResult[]): CallResult[] =>
  calls.filter(({ result }) => !result.startsWith(failure))

/**
 * Uses the tools that an answer called, side by side. A call that worked for another model before in this turn is
 * answered as it was then, and does nothing.
 */
export async function useTools(
  toolbox: Pick<Toolbox, 'has' | 'call'>,
  { text, calls, opaque }: Pick<Said, 'text' | 'calls' | 'opaque'>,
  live: Pick<LiveTurn, 'status'>,
  before: readonly CallResult[] = [],
): Promise<Used> {
  const known = new Map(worked(before).map((call) => [keyOf(call), call.result]))
  const results = await Promise.all(
    calls.slice(0, mostCalls).map((call) => {
      const result = known.get(keyOf(call))
      if (result !== undefined) return result
      if (toolbox.has(call.name)) live.status({ stage: 'tool', tool: call.name })
      return toolbox.call(call)
    }),
  )
  const shown = cutTogether(results, mostResultCharacters)
  const resultOf = (at: number) => shown[at] ?? refused
  const messages: PromptMessage[] = [
    {
      role: 'assistant',
      content: text === '' ? null : text.toWellFormed(),
      tool_calls: calls.map(repeated),
      opaque: { message: opaque, calls: calls.map((call) => call.opaque) },
    },
    ...calls.map(({ id }, at): PromptMessage => ({ role: 'tool', tool_call_id: id, content: resultOf(at) })),
  ]
  return {
    messages,
    results: calls.map(({ name, arguments: written }, at) => ({ name, arguments: written, result: resultOf(at) })),
  }
}

/** The same for the same call, in whichever order its arguments were written. */
function keyOf({ name, arguments: written }: Pick<ToolCall, 'name' | 'arguments'>): string {
  try {
    return `${name} ${JSON.stringify(sorted(JSON.parse(written)))}`
  } catch {
    return `${name} ${written.trim() || '{}'}`
  }
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)])
}

/** The results in the order of their calls: each has what those before it leave, and room to say that it was cut. */
function cutTogether(results: readonly string[], most: number): string[] {
  let left = most - results.length * leastCut
  return results.map((result) => {
    const room = left + leastCut
    const shown = cutData(result, room)
    left = room - countCharacters(shown)
    return shown
  })
}

const callable = /^[\w-]{1,64}$/

/**
 * A call as it is repeated to the model. Servers refuse a malformed name or arguments there, and that would end the
 * turn.
 */
function repeated({ id, name, arguments: written }: ToolCall) {
  return {
    id,
    type: 'function' as const,
    function: {
      name: callable.test(name) ? name : 'unknown',
      arguments: isObject(written) ? written.toWellFormed() : '{}',
    },
  }
}

function isObject(written: string): boolean {
  try {
    const value: unknown = JSON.parse(written)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
