import type { Relay } from '@yoldas/outbox'
import type { Log } from '@yoldas/telemetry'
import {
  type Model,
  type ModelEvent,
  ModelFailed,
  type PromptMessage,
  streamCompletion,
  type ToolCall,
} from '../clients/model.ts'
import { type HigherEducation, source as higherEducation } from '../higherEducation/tools.ts'
import type { SignMedia } from '../media/signing.ts'
import type { TurnMetrics } from '../metrics.ts'
import { openSchedule } from '../schedule/open.ts'
import type { Exhausted, Meter } from '../spending/meter.ts'
import { openWork } from '../work/open.ts'
import { type Given, openGiven } from './citations.ts'
import { buildContext, type ContextDeps } from './context.ts'
import type { LiveTurn } from './live.ts'
import { untilAvailable } from './patience.ts'
import type { Answer, Claim, Effect, Usage } from './store.ts'
import { openToolbox, type Tool, type Toolbox } from './toolbox.ts'
import { openWriting, type Writing } from './writing.ts'

export type TurnDeps = ContextDeps & {
  log: Log
  relay: Pick<Relay, 'deliver'>
  turns: TurnMetrics
  model: Model
  tools: readonly Tool[]
  /** Where there is such a server. */
  higherEducation?: HigherEducation | undefined
  signMedia: SignMedia
  meter: Meter
  turnSeconds: number
  /** What a turn's end sends to other services is committed. */
  onEnd: () => void
}

/** What others want of a turn under way: that it is left alone, or that it ends with what is written. */
export type Orders = { abandoned: AbortSignal; stopped: AbortSignal }

/** Answers that the model may give in a turn: each but the last may call tools. */
const maxSteps = 5

export type Attempt = {
  claim: Claim
  live: LiveTurn
  orders: Orders
  /** Filled in while the model works. */
  usage: Usage
  elapsed(): number
}

/**
 * Writes the answer of one attempt, using tools on the way: what they would change is left to the commit. Stopped, it is what
 * was written and done until then.
 * @throws ModelFailed, and what makes the context impossible to read
 */
export async function writeAnswer(deps: TurnDeps, attempt: Attempt): Promise<Answer> {
  const { live, orders } = attempt
  const { abandoned, stopped } = orders
  const signal = AbortSignal.any([abandoned, stopped, AbortSignal.timeout(deps.turnSeconds * 1000)])
  const given = openGiven()
  const writing = openWriting(live, given)
  const effects: Effect[] = []
  const finish = await writeSteps(deps, attempt, { writing, given, effects, signal }).then(
    () => 'complete' as const,
    (error) => {
      if (!stopped.aborted || abandoned.aborted) throw error
      return 'stopped' as const
    },
  )
  const bubbles = writing.end()
  if (finish === 'complete' && bubbles.length === 0 && !effects.some(({ isAnswer }) => isAnswer))
    throw new ModelFailed('empty', 'the model answered without text')
  return { finish, bubbles, effects: [...effects] }
}

type Begun = { writing: Writing; given: Given; effects: Effect[]; signal: AbortSignal }

async function writeSteps(deps: TurnDeps, attempt: Attempt, begun: Begun): Promise<void> {
  const { claim, live } = attempt
  const { writing, given, signal } = begun
  const listing = deps.higherEducation?.tools()
  const context = await untilAvailable(deps.log, signal, () => buildContext(deps, { claim, live, given }, signal))
  const exhausted = deps.meter.exhausted(context.spentTokens)
  if (exhausted) return excuse(deps, attempt, begun, exhausted)
  const external = await listing
  const degraded = [...context.degraded, ...(external === null ? [higherEducation] : [])]
  if (degraded.length > 0) live.status({ stage: 'writing', degraded })
  const { studentKey } = claim
  const stage = (effect: Effect) => begun.effects.push(effect)
  const schedule = openSchedule({ ...deps, studentKey, signal, stage })
  const work = openWork({ ...deps, studentKey, signal, stage })
  const { messages, questionId, messageIds, exam } = context
  const toolbox = openToolbox(
    [...deps.tools, ...(external ?? [])],
    { ...deps, live, studentKey, questionId, messageIds, exam, given, signal, schedule, work, stage },
    deps.turns,
  )
  for (let step = 1; step <= maxSteps; step += 1) {
    const tools = step < maxSteps ? toolbox.definitions() : []
    const said = await writeStep(deps, attempt, { messages, tools }, begun)
    if (said.calls.length === 0 || tools.length === 0 || writing.isFull) return
    // What two answers of the model say are bubbles of their own.
    writing.split()
    messages.push(...(await untilAborted(signal, useTools(toolbox, said, live))))
    const lost = toolbox.lost()
    live.status({ stage: 'writing', ...(lost.length > 0 && { degraded: [...degraded, ...lost] }) })
  }
}

const excuses: Record<Exhausted, string> = {
  student:
    'Bugünlük yazışma sınırımıza geldik. Mesajın bende; gece yarısından sonra bana yeniden yazarsan kaldığımız yerden devam ederiz. Bekleyemeyecek bir derdin varsa lütfen güvendiğin bir yetişkinle konuş, acil bir durumda 112’yi ara.',
  deployment:
    'Bugün çok yoğunum, o yüzden sana şimdi yanıt yazamıyorum. Mesajın bende; yarın bana yeniden yazarsan kaldığımız yerden devam ederiz. Bekleyemeyecek bir derdin varsa lütfen güvendiğin bir yetişkinle konuş, acil bir durumda 112’yi ara.',
}

/** Answers without the model, whose tokens are used up for today. */
function excuse({ meter }: TurnDeps, { usage }: Attempt, { writing }: Begun, exhausted: Exhausted): void {
  meter.refused(exhausted)
  usage.model = null
  writing.push(excuses[exhausted])
}

type Said = { text: string; calls: ToolCall[] }

/** Shows one answer of the model as it comes. */
async function writeStep(
  { model, meter }: TurnDeps,
  { usage, elapsed }: Attempt,
  prompt: Parameters<typeof streamCompletion>[1],
  { writing, signal }: Begun,
): Promise<Said> {
  const said: Said = { text: '', calls: [] }
  const onSpent = (tokens: number) => {
    usage.spentTokens = (usage.spentTokens ?? 0) + tokens
    meter.add(tokens)
  }
  for await (const event of streamCompletion(model, prompt, signal, onSpent)) {
    if (event.kind === 'calls') said.calls = event.calls
    else if (event.kind === 'usage') addUsage(usage, event)
    else {
      usage.firstTokenMs ??= elapsed()
      said.text += event.text
      writing.push(event.text)
      // What would come now is not stored: leaving the stream ends the model's work.
      if (writing.isFull) break
    }
  }
  return said
}

/** What is billed is the sum of all steps. */
function addUsage(usage: Usage, { model, inputTokens, outputTokens }: Extract<ModelEvent, { kind: 'usage' }>): void {
  usage.model = model ?? usage.model
  usage.inputTokens = (usage.inputTokens ?? 0) + inputTokens
  usage.outputTokens = (usage.outputTokens ?? 0) + outputTokens
}

/** Uses all tools that an answer called, side by side, and returns what the model is told next. */
async function useTools(toolbox: Toolbox, { text, calls }: Said, live: LiveTurn): Promise<PromptMessage[]> {
  const results = await Promise.all(
    calls.map(async (call): Promise<PromptMessage> => {
      if (toolbox.has(call.name)) live.status({ stage: 'tool', tool: call.name })
      return { role: 'tool', tool_call_id: call.id, content: await toolbox.call(call) }
    }),
  )
  return [
    { role: 'assistant', content: text === '' ? null : text.toWellFormed(), tool_calls: calls.map(repeated) },
    ...results,
  ]
}

const callable = /^[\w-]{1,64}$/

/** A call as it is told back. Model servers refuse what is no name or no object there, and that would end the turn. */
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

/** What comes first: the work's result, or the signal's reason as a rejection. Work that is left goes on unheard. */
async function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const aborted = Promise.withResolvers<never>()
  const leave = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
