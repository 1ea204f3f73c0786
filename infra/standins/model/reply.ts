import { ordinaryAnswer, toolEcho, unclearNote } from './answers.ts'
import { readConversation } from './conversation.ts'
import { type Ending, type Fault, parseDirectives, type ToolCall, tokensOf } from './directives.ts'
import type { Pace } from './pace.ts'
import type { ChatRequest } from './requests.ts'
import type { FinishReason } from './stream.ts'

export type Answer = {
  kind: 'answer'
  tokens: string[]
  calls: ToolCall[]
  finish: FinishReason
  pace: Pace
  breakAfter: number | undefined
  fault: Fault | undefined
}
export type Reply = Answer | Ending

/** An unhurried model, but not one to wait for. */
const usualDelayMilliseconds = 3

/** What this request is answered with. The same request has the same answer; nothing is remembered between two. */
export function decideReply(request: ChatRequest, now: Date): Reply {
  const conversation = readConversation(request.messages)
  const directives = parseDirectives(conversation.question, request.model)
  const step = directives.steps[conversation.step]
  if (step?.ending) return step.ending
  const offered = offeredTools(request)
  const answer = (part: Pick<Answer, 'tokens' | 'calls' | 'finish'>): Answer => ({
    kind: 'answer',
    ...part,
    pace: {
      firstMilliseconds: directives.firstMilliseconds ?? 0,
      delayMilliseconds: directives.delayMilliseconds ?? usualDelayMilliseconds,
    },
    breakAfter: directives.breakAfter,
    fault: step?.fault,
  })
  const call = (calls: ToolCall[]) => answer({ tokens: [], calls, finish: 'tool_calls' })
  const say = (tokens: string[]) => answer({ calls: [], ...limited(tokens, request) })

  if (offered.size > 0 && step && step.calls.length > 0) return call(step.calls)
  if (offered.size > 0 && directives.loop) return call([directives.loop])
  const { care, hint } = directives
  const distress = care === undefined ? [] : tokensOf(`⟨care:${care}⟩ `)
  const hinted = hint === undefined ? [] : tokensOf(`⟨ipucu${hint === '' ? '' : `:${hint}`}⟩ `)
  const unclear = directives.unclear.length > 0 ? tokensOf(`${unclearNote(directives.unclear)}\n\n`) : []
  const note = [...distress, ...hinted, ...unclear]
  if (directives.answer) return say([...note, ...directives.answer])
  const isSteered = directives.loop !== undefined || directives.steps.length > 0
  if (isSteered && conversation.results.length > 0) return say([...note, ...tokensOf(toolEcho(conversation.results))])
  const ordinary = ordinaryAnswer({ ...conversation, question: directives.text, offered }, now)
  if (ordinary.kind === 'call') return call([ordinary.call])
  return say([...note, ...tokensOf(ordinary.text)])
}

/** An answer keeps to the tokens that it was allowed, whatever the directives say. */
function limited(tokens: string[], request: ChatRequest): Pick<Answer, 'tokens' | 'finish'> {
  const limit = request.max_completion_tokens ?? request.max_tokens ?? Number.POSITIVE_INFINITY
  return tokens.length <= limit ? { tokens, finish: 'stop' } : { tokens: tokens.slice(0, limit), finish: 'length' }
}

function offeredTools({ tools, tool_choice }: ChatRequest): ReadonlySet<string> {
  return new Set(tool_choice === 'none' ? [] : tools?.map((tool) => tool.function.name))
}
