import type { Prompt } from '@yoldas/chat-engine/clients/completion/request'
import type { Model, ModelEvent } from '@yoldas/chat-engine/clients/model'

/** As the SDK calls it by itself. */
export const withFetch = (model: Model): Model => ({ ...model, client: model.client.withOptions({ fetch }) })

/** Reads a completion as the documentation of the `openai` SDK shows it. */
export async function* streamWithSdk(
  { name, client }: Model,
  { messages, tools }: Pick<Prompt, 'messages' | 'tools'>,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const chunks = await client.chat.completions.create(
    { model: name, messages: [...messages], tools: [...tools], stream: true, stream_options: { include_usage: true } },
    { signal },
  )
  let finished = false
  for await (const { model, choices, usage } of chunks) {
    const text = choices[0]?.delta.content
    if (text) yield { kind: 'text', text }
    if (choices[0]?.finish_reason) finished = true
    if (usage) yield { kind: 'usage', model, inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens }
  }
  if (!finished) throw new Error('the model stopped in the middle of its answer')
}
