import type { OpaqueFields, ToolCall } from '../clients/completion/calls.ts'
import { ModelFailed } from '../clients/completion/failure.ts'
import type { Prompt } from '../clients/completion/request.ts'
import { type Model, streamCompletion } from '../clients/model.ts'

/** What an engine would have got of one answer, and how it came. */
export type Heard = {
  text: string
  calls: ToolCall[]
  opaque: OpaqueFields
  cut: 'length' | 'filter' | null
  /** How often text came. */
  pieces: number
  /** Milliseconds until the first and the last text, since it was asked. */
  firstText: number
  lastText: number
  /** As the server counted them; null where it did not count both. */
  counted: { input: number; output: number } | null
  cachedTokens: number
  /** `late` is our own deadline. What came before is kept. */
  failure: ModelFailed | 'late' | null
  seconds: number
}

/** Asks as an engine does, for at most so many seconds. */
export async function ask(model: Model, prompt: Prompt, seconds: number): Promise<Heard> {
  const heard: Heard = { ...nothing, calls: [], opaque: {}, seconds }
  const signal = AbortSignal.timeout(seconds * 1_000)
  const begun = performance.now()
  try {
    const events = streamCompletion(model, prompt, signal, ({ cached }) => {
      heard.cachedTokens = cached
    })
    for await (const event of events) {
      if (event.kind === 'text') addText(heard, event.text, performance.now() - begun)
      else if (event.kind === 'calls') Object.assign(heard, { calls: event.calls, opaque: event.opaque ?? {} })
      else if (event.kind === 'cut') heard.cut = event.by
      else if (event.inputTokens !== null && event.outputTokens !== null)
        heard.counted = { input: event.inputTokens, output: event.outputTokens }
    }
  } catch (error) {
    if (!(error instanceof ModelFailed) && !signal.aborted) throw error
    heard.failure = error instanceof ModelFailed ? error : 'late'
  }
  return heard
}

const nothing = {
  text: '',
  cut: null,
  pieces: 0,
  firstText: 0,
  lastText: 0,
  counted: null,
  cachedTokens: 0,
  failure: null,
}

function addText(heard: Heard, text: string, milliseconds: number): void {
  if (heard.pieces === 0) heard.firstText = milliseconds
  heard.lastText = milliseconds
  heard.pieces += 1
  heard.text += text
}
