import type { ToolCall } from './directives.ts'

export type Usage = { promptTokens: number; completionTokens: number }
export type FinishReason = 'stop' | 'length' | 'tool_calls'
export type CallWithId = ToolCall & { id: string }
export type CompletionHead = { id: string; created: number; model: string }

export const fingerprint = 'fp_standin'
const argumentPieceLength = 12

/** The events of one streamed completion, each as the bytes that are sent; what all have in common is written once. */
export function completionEvents({ id, created, model }: CompletionHead, includeUsage: boolean) {
  const head = JSON.stringify({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    service_tier: 'default',
    system_fingerprint: fingerprint,
  }).slice(0, -1)
  const before = `data: ${head},"choices":[{"index":0,"delta":`
  const noUsage = includeUsage ? ',"usage":null' : ''
  const after = `,"logprobs":null,"finish_reason":null}]${noUsage}}\n\n`
  const chunk = (delta: string) => `${before}${delta}${after}`
  const callChunk = (call: object) => chunk(JSON.stringify({ tool_calls: [call] }))
  return {
    role: (hasText: boolean) => chunk(`{"role":"assistant","content":${hasText ? '""' : 'null'},"refusal":null}`),
    text: (token: string) => `${before}{"content":${JSON.stringify(token)}}${after}`,
    /** The name first, then the arguments in pieces. */
    toolCall: ({ id, name, arguments: text }: CallWithId, index: number) => [
      callChunk({ index, id, type: 'function', function: { name, arguments: '' } }),
      ...piecesOf(text).map((piece) => callChunk({ index, function: { arguments: piece } })),
    ],
    finish: (reason: FinishReason) => `${before}{},"logprobs":null,"finish_reason":"${reason}"}]${noUsage}}\n\n`,
    usage: (usage: Usage) => `data: ${head},"choices":[],"usage":${JSON.stringify(usageBody(usage))}}\n\n`,
  }
}

export const endOfStream = 'data: [DONE]\n\n'

export const usageBody = ({ promptTokens, completionTokens }: Usage) => ({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
  total_tokens: promptTokens + completionTokens,
  prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
  completion_tokens_details: {
    reasoning_tokens: 0,
    audio_tokens: 0,
    accepted_prediction_tokens: 0,
    rejected_prediction_tokens: 0,
  },
})

function piecesOf(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${argumentPieceLength}}`, 'gu')) ?? []
}
