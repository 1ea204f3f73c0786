import type { TurnOutcome } from '@yoldas/contracts/chat'
import { terminalNumber } from '@yoldas/contracts/live'
import { isDataRefused } from '@yoldas/db'
import { describeSpan, errorType, failActiveSpan, traceId } from '@yoldas/telemetry'
import { atMost } from '@yoldas/time'
import { writeAnswer } from '../answer/answer.ts'
import type { Orders, TurnDeps } from '../answer/attempt.ts'
import type { LiveTurn } from '../answer/live.ts'
import type { FoundConcern } from '../care/store.ts'
import { ModelFailed } from '../clients/completion/failure.ts'
import { showMessage } from '../conversation/open.ts'
import { genAi } from '../genAi.ts'
import type { TurnMetrics } from '../metrics.ts'
import type { ReadAhead } from '../prompt/context.ts'
import { promptVersion } from '../prompt/promptVersion.ts'
import { untilAvailable } from '../turn/available.ts'
import { type Claim, type Committed, commitTurn, noUsage, type TurnAnswer, type Usage } from '../turn/store.ts'
import { settleFailure } from './failure.ts'
import { findTurn } from './find/store.ts'

/** Said by an engine that must leave a turn to others: its lease is lost or it is ending. */
export class TurnAbandoned extends Error {
  override name = 'TurnAbandoned'
}

/** The same as `runAttempt`, measured. Resolves with whether the student's next turn may be ready. */
export async function runTurn(...asked: Parameters<typeof runAttempt>): Promise<boolean> {
  const [{ turns }] = asked
  const started = performance.now()
  const measured = (error?: string) => turns.agentInvoked((performance.now() - started) / 1000, error)
  try {
    const { mayBeReady, failure } = await runAttempt(...asked)
    if (failure !== undefined) failActiveSpan(failure)
    measured(failure)
    return mayBeReady
  } catch (error) {
    measured(errorType(error))
    throw error
  }
}

/** `failure` names why the turn failed. */
type AttemptEnd = { mayBeReady: boolean; failure?: string | undefined }

/**
 * Runs one attempt at a turn to its end: `done` when an answer is stored, `error` when the model failed. Says nothing
 * when the turn has passed to another attempt.
 */
async function runAttempt(
  deps: TurnDeps,
  claim: Claim,
  live: LiveTurn,
  orders: Orders,
  ahead?: ReadAhead,
): Promise<AttemptEnd> {
  const usage: Usage = { ...noUsage }
  const conversation = traceId() && deps.pseudonymOf('gen_ai.conversation.id', claim.studentKey)
  describeSpan({ 'yoldas.prompt.version': promptVersion, [genAi.conversation]: conversation })
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  const found: FoundConcern[] = []
  let answer: TurnAnswer | null = null
  let failure: string | undefined
  try {
    answer = await writeAnswer(deps, { claim, ahead, live, orders, usage, found, elapsed, conversation })
  } catch (error) {
    orders.abandoned.throwIfAborted()
    deps.log.warn({ err: error, turnId: claim.turnId, attempt: claim.attempt }, 'turn failed')
    failure = errorType(error instanceof ModelFailed ? error.kind : error)
  }
  usage.totalMs = elapsed()
  const stored = await storeOrFail(deps, claim, answer ?? { found }, usage, orders)
  if (stored) await announceInTime(deps, claim, stored)
  const outcome = stored?.outcome
  if (outcome && outcome !== 'rerun') live.end(outcome, stored?.read ?? null)
  showMessage(deps.bus, claim.studentKey, stored?.pause ?? null)
  if (outcome) deps.onEnd(claim)
  if (outcome && outcome !== 'rerun' && outcome.kind === 'failed') failure ??= 'refused_by_postgres'
  if (outcome && outcome !== 'rerun') countConcerns(deps.turns, found)
  measure(deps.turns, stored?.isKept ? 'kept' : (outcome ?? 'abandoned'), usage)
  return { mayBeReady: stored?.promoted ?? true, failure }
}

/** Of an attempt without an answer, what was found counts all the same. */
type Failed = Required<Pick<TurnAnswer, 'found'>>

/** An answer that Postgres refuses has failed, and is not written anew: the next attempt would be refused as well. */
async function storeOrFail(
  deps: TurnDeps,
  claim: Claim,
  answer: TurnAnswer | Failed,
  usage: Usage,
  { abandoned }: Orders,
): Promise<StoredEnd | null> {
  const { log } = deps
  try {
    return await untilAvailable(log, abandoned, () => store(deps, claim, answer, usage))
  } catch (error) {
    if (!isDataRefused(error)) throw error
    const { turnId, attempt } = claim
    log.error({ err: error, turnId, attempt }, 'Postgres refused what a turn would store: the turn failed')
    const spent = { ...noUsage, totalMs: usage.totalMs }
    return await untilAvailable(log, abandoned, () => store(deps, claim, { found: answer.found ?? [] }, spent))
  }
}

/** A turn's end is published after what its commit left to do, which is not waited for any longer than this. */
const announceMilliseconds = 2_000

function announceInTime({ log }: TurnDeps, { turnId }: Claim, { announce }: StoredEnd): Promise<void> {
  const failed = (err: unknown) => log.warn({ err, turnId }, 'post-commit notification failed')
  return atMost(announceMilliseconds, announce().catch(failed))
}

function countConcerns({ concerns }: TurnMetrics, found: readonly FoundConcern[]): void {
  for (const { concern, source } of found)
    if (concern.tier !== 'none') concerns.inc({ tier: concern.tier, category: concern.category, source })
}

/** `abandoned` when the turn has passed to another attempt, `kept` when the answer stays that was to be replaced. */
function measure(
  turns: TurnMetrics,
  result: TurnOutcome | 'rerun' | 'abandoned' | 'kept',
  { firstTokenMs, totalMs, inputTokens, outputTokens }: Usage,
): void {
  const ended = typeof result === 'string' ? result : result.kind
  const outcome = typeof result !== 'string' && result.kind === 'done' ? result.finish : ended
  describeSpan({
    'yoldas.turn.outcome': outcome,
    ...(inputTokens !== null && { [genAi.inputTokens]: inputTokens }),
    ...(outputTokens !== null && { [genAi.outputTokens]: outputTokens }),
  })
  turns.ended.inc({ outcome })
  turns.duration.observe({ outcome }, totalMs / 1000)
  if (firstTokenMs !== null) turns.firstToken.observe(firstTokenMs / 1000)
}

/** What is not there where nobody knows is optional. */
type StoredEnd = Partial<Pick<Committed, 'promoted' | 'isKept' | 'pause' | 'read'>> & {
  outcome: TurnOutcome | 'rerun'
  announce(): Promise<void>
}

async function store(
  deps: TurnDeps,
  claim: Claim,
  answer: TurnAnswer | Failed,
  usage: Usage,
): Promise<StoredEnd | null> {
  const { db, pauseMinutes } = deps
  const n = terminalNumber(claim.attempt)
  if (!('bubbles' in answer)) {
    const outcome = await settleFailure(db, claim, usage, answer.found, deps)
    if (outcome) return { outcome, isKept: claim.isRegenerated, announce: async () => {} }
  } else {
    const committed = await commitTurn(db, claim, { ...answer, pauseMinutes }, usage)
    if (committed) {
      const { messages, finish, ...more } = committed
      return { outcome: { kind: 'done', n, finish, messages }, ...more }
    }
  }
  // Either the turn has passed on, or an earlier try was committed and only its answer was lost.
  const turn = await findTurn(db, claim.studentKey, claim.turnId)
  return turn?.outcome?.n === n ? { outcome: turn.outcome, announce: async () => {} } : null
}
