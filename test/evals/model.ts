import { converse } from './converse.ts'
import type { Scenario } from './scenario/scenario.ts'
import type { EvaluatedStack } from './stack.ts'

const greeting: Scenario = {
  id: 'persona/greeting',
  kind: 'persona',
  title: 'Answers a greeting',
  messages: [{ say: 'Merhaba!', expect: [] }],
  ...{ plan: [], sessions: [], exams: [], expect: [], rubric: {} },
}

/**
 * Asks the stack for an answer, and who wrote it.
 * @throws when it was another model; one that its server calls by a longer name, with a date for example, is the same
 */
export async function expectModel(stack: EvaluatedStack, model: string, signal: AbortSignal): Promise<void> {
  const { usage } = await converse(greeting, stack, signal)
  const models = usage.flatMap((turn) => turn.model ?? [])
  if (models.some((name) => name.toLowerCase().includes(model.toLowerCase()))) return
  const command = `MODEL_BASE_URL=… MODEL_API_KEY=… MODEL_NAME=${model} npm start`
  throw new Error(`This stack answers with ${models.join(', ') || 'no model'}, not with ${model}: ${command}`)
}
