import type OpenAI from 'openai'

/** Bytes of UTF-8 that a token of Turkish stands for, at the least, in the tokenizers of current models. */
export const bytesPerToken = 3
/** What a message costs beside its text. */
export const tokensPerMessage = 4
/** What current models count for an image of the size that they are sent. */
export const tokensPerImage = 1_200

type EstimatedPrompt = { messages: readonly OpenAI.ChatCompletionMessageParam[]; tools: readonly object[] }

/** An upper estimate of what a prompt costs, where nobody has counted it. */
export function estimatePrompt({ messages, tools }: EstimatedPrompt): number {
  const ofTools = tools.length === 0 ? 0 : tokensOf(JSON.stringify(tools))
  return messages.reduce((sum, message) => sum + estimateMessage(message), ofTools)
}

export function estimateMessage(message: OpenAI.ChatCompletionMessageParam): number {
  const called = 'tool_calls' in message ? tokensOf(JSON.stringify(message.tool_calls)) : 0
  const { content } = message
  if (typeof content === 'string') return tokensPerMessage + tokensOf(content) + called
  return (content ?? []).reduce((sum, part) => sum + estimatePart(part), tokensPerMessage + called)
}

/** Of an image the size in bytes says nothing. */
const estimatePart = (part: { type: string; text?: string }): number =>
  part.type === 'image_url' ? tokensPerImage : tokensOf(part.text ?? '')

/** An upper estimate of what a text costs. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken)
