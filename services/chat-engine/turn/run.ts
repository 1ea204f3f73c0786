import type { Bus } from '@yoldas/bus'
import type { TurnOutcome } from '@yoldas/contracts/chat'
import { terminalNumber } from '@yoldas/contracts/live'
import { type Db, isUnavailable } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { pause } from '@yoldas/time'
import { type Model, streamCompletion } from '../clients/model.ts'
import { findTurn } from '../messages/store.ts'
import { bubbleSplitter } from './bubbles.ts'
import { buildContext } from './context.ts'
import type { LiveTurn } from './live.ts'
import { type Bubble, type Claim, commitTurn, failTurn, type Usage } from './store.ts'

export type TurnDeps = {
  db: Db
  bus: Bus
  log: Log
  model: Model
  turnSeconds: number
  historyTokens: number
}

/** Said by an engine that must leave a turn to others: its lease is lost or it is ending. */
export class TurnAbandoned extends Error {
  override name = 'TurnAbandoned'
}

/**
 * Runs one attempt at a turn to its end: `done` when an answer is stored, `error` when the model failed. Says nothing
 * when the turn has passed to another attempt.
 */
export async function runTurn(deps: TurnDeps, claim: Claim, live: LiveTurn, abandoned: AbortSignal): Promise<void> {
  const usage: Usage = { model: deps.model.name, inputTokens: null, outputTokens: null, firstTokenMs: null, totalMs: 0 }
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  let bubbles: Bubble[] | null = null
  try {
    bubbles = await answer(deps, claim, live, abandoned, usage, elapsed)
  } catch (error) {
    if (abandoned.aborted) throw abandoned.reason
    deps.log.warn({ err: error, turnId: claim.turnId, attempt: claim.attempt }, 'turn failed')
  }
  usage.totalMs = elapsed()
  const outcome = await untilAvailable(deps.log, abandoned, () => store(deps.db, claim, bubbles, usage))
  if (outcome) live.end(outcome)
}

async function answer(
  deps: TurnDeps,
  claim: Claim,
  live: LiveTurn,
  abandoned: AbortSignal,
  usage: Usage,
  elapsed: () => number,
): Promise<Bubble[]> {
  const signal = AbortSignal.any([abandoned, AbortSignal.timeout(deps.turnSeconds * 1000)])
  const context = await untilAvailable(deps.log, signal, () => buildContext(deps, claim))
  if (context.degraded.length > 0) live.status(context.degraded)
  const splitter = bubbleSplitter()
  for await (const event of streamCompletion(deps.model, context.messages, signal)) {
    if (event.kind === 'usage') {
      Object.assign(usage, { model: event.model ?? usage.model, inputTokens: event.inputTokens })
      usage.outputTokens = event.outputTokens
    } else {
      usage.firstTokenMs ??= elapsed()
      live.write(splitter.push(event.text))
    }
  }
  live.write(splitter.end())
  if (splitter.bubbles.length === 0) throw new Error('the model answered without text')
  return splitter.bubbles.map((text, index) => ({ id: live.bubbleId(index), text }))
}

async function store(db: Db, claim: Claim, bubbles: Bubble[] | null, usage: Usage): Promise<TurnOutcome | null> {
  const n = terminalNumber(claim.attempt)
  if (bubbles === null) {
    if (await failTurn(db, claim, usage)) return { kind: 'failed', n }
  } else {
    const messages = await commitTurn(db, claim, bubbles, usage)
    if (messages) return { kind: 'done', n, finish: 'complete', messages }
  }
  // Either the turn has passed on, or an earlier try was committed and only its answer was lost.
  const turn = await findTurn(db, claim.studentKey, claim.turnId)
  return turn?.outcome?.n === n ? turn.outcome : null
}

const againMilliseconds = 250

/** A turn outlasts a Postgres that is gone for a moment: what it needs or has written is asked for again until the signal. */
async function untilAvailable<Result>(log: Log, signal: AbortSignal, ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    signal.throwIfAborted()
    try {
      return await ask()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      log.warn({ err: error }, 'Postgres is unavailable: asked again')
      await pause(againMilliseconds, signal)
    }
  }
}
