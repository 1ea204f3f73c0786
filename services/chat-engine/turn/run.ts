import type { Bus } from '@yoldas/bus'
import type { TurnOutcome } from '@yoldas/contracts/chat'
import { terminalNumber } from '@yoldas/contracts/live'
import { type Db, isUnavailable } from '@yoldas/db'
import { describeSpan, type Log } from '@yoldas/telemetry'
import { pause } from '@yoldas/time'
import { type Model, ModelFailed, streamCompletion } from '../clients/model.ts'
import { findTurn } from '../messages/store.ts'
import type { TurnMetrics } from '../metrics.ts'
import { bubbleSplitter } from './bubbles.ts'
import { buildContext } from './context.ts'
import type { LiveTurn } from './live.ts'
import { type Answer, type Claim, commitTurn, failTurn, type Usage } from './store.ts'

export type TurnDeps = {
  db: Db
  bus: Bus
  log: Log
  turns: TurnMetrics
  model: Model
  turnSeconds: number
  historyTokens: number
}

/** Said by an engine that must leave a turn to others: its lease is lost or it is ending. */
export class TurnAbandoned extends Error {
  override name = 'TurnAbandoned'
}

/** What others want of a turn under way: that it is left alone, or that it ends with what is written. */
export type Orders = { abandoned: AbortSignal; stopped: AbortSignal }

/**
 * Runs one attempt at a turn to its end: `done` when an answer is stored, `error` when the model failed. Says nothing
 * when the turn has passed to another attempt.
 */
export async function runTurn(deps: TurnDeps, claim: Claim, live: LiveTurn, orders: Orders): Promise<void> {
  const usage: Usage = { model: deps.model.name, inputTokens: null, outputTokens: null, firstTokenMs: null, totalMs: 0 }
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  let answer: Answer | null = null
  try {
    answer = await writeAnswer(deps, claim, live, orders, usage, elapsed)
  } catch (error) {
    orders.abandoned.throwIfAborted()
    deps.log.warn({ err: error, turnId: claim.turnId, attempt: claim.attempt }, 'turn failed')
    countFailure(deps.turns, error)
  }
  usage.totalMs = elapsed()
  const outcome = await untilAvailable(deps.log, orders.abandoned, () => store(deps.db, claim, answer, usage))
  if (outcome) live.end(outcome)
  measure(deps.turns, outcome, usage)
}

function countFailure({ modelFailures }: TurnMetrics, error: unknown): void {
  if (error instanceof ModelFailed) modelFailures.inc({ kind: error.kind })
  else if (error instanceof DOMException && error.name === 'TimeoutError') modelFailures.inc({ kind: 'timeout' })
}

/** Without an outcome the turn has passed to another attempt. */
function measure(turns: TurnMetrics, result: TurnOutcome | null, { firstTokenMs, totalMs }: Usage): void {
  const outcome = result?.kind === 'done' ? result.finish : (result?.kind ?? 'abandoned')
  describeSpan({ 'yoldas.turn.outcome': outcome })
  turns.ended.inc({ outcome })
  turns.duration.observe({ outcome }, totalMs / 1000)
  if (firstTokenMs !== null) turns.firstToken.observe(firstTokenMs / 1000)
}

async function writeAnswer(
  deps: TurnDeps,
  claim: Claim,
  live: LiveTurn,
  { abandoned, stopped }: Orders,
  usage: Usage,
  elapsed: () => number,
): Promise<Answer> {
  const signal = AbortSignal.any([abandoned, stopped, AbortSignal.timeout(deps.turnSeconds * 1000)])
  const splitter = bubbleSplitter()
  const write = async () => {
    const context = await untilAvailable(deps.log, signal, () => buildContext(deps, claim))
    if (context.degraded.length > 0) live.status(context.degraded)
    for await (const event of streamCompletion(deps.model, context.messages, signal)) {
      if (event.kind === 'usage') {
        Object.assign(usage, { model: event.model ?? usage.model, inputTokens: event.inputTokens })
        usage.outputTokens = event.outputTokens
      } else {
        usage.firstTokenMs ??= elapsed()
        live.write(splitter.push(event.text))
      }
    }
  }
  const finish = await write().then(
    () => 'complete' as const,
    (error) => {
      if (!stopped.aborted || abandoned.aborted) throw error
      return 'stopped' as const
    },
  )
  live.write(splitter.end())
  if (finish === 'complete' && splitter.bubbles.length === 0)
    throw new ModelFailed('empty', 'the model answered without text')
  return { finish, bubbles: splitter.bubbles.map((text, index) => ({ id: live.bubbleId(index), text })) }
}

async function store(db: Db, claim: Claim, answer: Answer | null, usage: Usage): Promise<TurnOutcome | null> {
  const n = terminalNumber(claim.attempt)
  if (answer === null) {
    if (await failTurn(db, claim, usage)) return { kind: 'failed', n }
  } else {
    const messages = await commitTurn(db, claim, answer, usage)
    if (messages) return { kind: 'done', n, finish: answer.finish, messages }
  }
  // Either the turn has passed on, or an earlier try was committed and only its answer was lost.
  const turn = await findTurn(db, claim.studentKey, claim.turnId)
  return turn?.outcome?.n === n ? turn.outcome : null
}

const againMilliseconds = 250

/**
 * A turn outlasts a Postgres that is gone for a moment: what it needs or has written is asked for again until the signal, and
 * once after it. (A turn whose end was committed and only not heard of looks as if it had passed to another attempt.)
 */
async function untilAvailable<Result>(log: Log, signal: AbortSignal, ask: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted()
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      signal.throwIfAborted()
      log.warn({ err: error }, 'Postgres is unavailable: asked again')
      await pause(againMilliseconds, signal)
    }
  }
}
