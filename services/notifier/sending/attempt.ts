import { Unavailable } from '@yoldas/bus'
import { maskToken } from '@yoldas/contracts/notifier'
import { maxSubjects } from '@yoldas/contracts/profile'
import { type Db, isOutage } from '@yoldas/db'
import { inSpan, inTrace, type Log } from '@yoldas/telemetry'
import { inBatches } from '@yoldas/time'
import { sendSeconds } from '../claiming/rules.ts'
import { type Claim, noteBack, noteFailures, pauseProvider } from '../claiming/store.ts'
import { type Answer, isFailing } from '../clients/answer.ts'
import { removeDead } from '../devices/store.ts'
import { providers } from '../pushes/rules.ts'
import { type Attempt, type Opening, openBatch } from './open.ts'
import { ledgerEntry, pauseSeconds } from './rules.ts'
import { type Address, type SendDeps, sendPush } from './send.ts'
import { type Settlement, type Settling, settleAttempts } from './store.ts'

export type AttemptDeps = SendDeps & {
  db: Db
  log: Log
  /** The `sub` of each student; null for one who was erased. It throws when they cannot be found. */
  findSubjects(studentKeys: readonly string[]): Promise<ReadonlyArray<string | null>>
}

/** Of one transaction. */
export const mostAtOnce = 64
/** Answers come one by one: so long the first one waits for others to be entered with. */
const lingerMilliseconds = 5

type State = 'pending' | 'sent' | 'dropped' | null
type Batched = AttemptDeps & {
  findSubject(studentKey: string): Promise<string | null>
  open(claim: Claim): Promise<Opening>
  settle(settling: Settling): Promise<State>
}

/**
 * Makes one attempt at a claimed delivery. Attempts that come together are entered by one transaction, one question
 * says who their students are, and answers that come together are settled by one transaction. When an answer cannot be,
 * the lease runs out and the push is sent again, to be shown in place of the first.
 */
export function prepareAttempts(deps: AttemptDeps): (claim: Claim) => Promise<void> {
  const openAll = (claims: readonly Claim[]) => deps.db.transaction((tx) => openBatch(tx, claims))
  const open = inBatches(openAll, { most: mostAtOnce, isOutage })
  const settle = inBatches((all: readonly Settling[]) => settleBatch(deps.db, all), {
    most: mostAtOnce,
    lingerMilliseconds,
    isOutage,
  })
  const isAway = (error: unknown) => error instanceof Unavailable
  const findSubject = inBatches(deps.findSubjects, { most: maxSubjects, isOutage: isAway })
  const openOne = async (claim: Claim) => {
    const opening = await open(claim)
    return opening.kind === 'busy' ? ((await openAll([claim]))[0] ?? opening) : opening
  }
  return (claim) => makeAttempt({ ...deps, open: openOne, findSubject, settle }, claim)
}

/** What became of each delivery; null when it has passed to a newer attempt. Notes how the providers are. */
export async function settleBatch(db: Db, all: readonly Settling[]): Promise<State[]> {
  const settled = await settleAttempts(db, all)
  for (const provider of providers) {
    const answers = all.filter((one) => one.provider === provider)
    const failed = answers.filter(({ settlement }) => settlement.kind === 'again' && settlement.isAway)
    if (answers.some(({ outcome, suspected }) => suspected && outcome === 'sent')) await noteBack(db, provider)
    else if (failed.length > 0) await noteFailures(db, provider, failed.length, longestWait(failed))
  }
  const states = new Map(settled.map(({ id, attempt, state }) => [`${id} ${attempt}`, state]))
  return all.map(({ id, attempt }) => states.get(`${id} ${attempt}`) ?? null)
}

const longestWait = (failed: readonly Settling[]) =>
  Math.max(...failed.map(({ settlement }) => (settlement.kind === 'again' ? settlement.retryAfterSeconds : 0)))

async function makeAttempt(deps: Batched, claim: Claim): Promise<void> {
  const { provider } = claim
  const opening = await deps.open(claim)
  if (opening.kind === 'busy') throw new Error('a single student is never busy: its lock is waited for')
  if (opening.kind === 'overtaken') deps.pushes.overtaken.inc({ provider })
  else if (opening.kind === 'dropped') noteDrop(deps, claim, opening.reason)
  else
    await inTrace(claim.traceparent, () =>
      inSpan(`push ${provider}`, { attributes: spanAttributes(claim) }, () =>
        sendAndSettle(deps, claim, opening.attempt),
      ),
    )
}

const spanAttributes = ({ id, attempt }: Claim) => ({ 'yoldas.delivery.id': id, 'yoldas.delivery.attempt': attempt })

async function sendAndSettle(deps: Batched, claim: Claim, attempt: Attempt): Promise<void> {
  const { push, replyToken, device, startedAt, begin } = attempt
  const { provider, id, studentKey, suspected } = claim
  const addressOf = (to: string): Address =>
    device ? { provider: 'fcm', to, platform: device.platform } : { provider: 'onesignal', to, id }
  const to = device?.token ?? (await findSubscriber(deps, studentKey))
  const answer = typeof to === 'string' ? await sendPush(deps, addressOf(to), push, sendSeconds * 1000, begin) : to
  if (answer.outcome === 'dead' && device) await removeDead(deps.db, device.hash, studentKey, startedAt)
  if (answer.slows) await pauseProvider(deps.db, provider, answer.retryAfterSeconds)
  const secrets = [replyToken, push.body, ...(typeof to === 'string' ? [to] : [])]
  const state = await deps.settle({
    ...{ id, attempt: claim.attempt, provider, suspected, outcome: answer.outcome, status: answer.status },
    answer: ledgerEntry(answer, secrets),
    settlement: settlementOf(claim, answer, typeof to === 'string' && isFailing(answer)),
  })
  const token = device && maskToken(device.token)
  if (state === null) deps.pushes.overtaken.inc({ provider })
  else if (state === 'dropped') noteDrop(deps, claim, dropReason(answer), { ...summary(answer), token })
  else if (state === 'pending')
    deps.log.warn({ ...named(claim), ...summary(answer), token }, 'a push failed: trying again')
}

/** Who the student is to OneSignal, or what the attempt has come to without that. */
async function findSubscriber({ log, findSubject }: Batched, studentKey: string): Promise<string | Answer> {
  const unsent = { status: null, message: 'nothing was sent', retryAfterSeconds: 0 }
  try {
    return (await findSubject(studentKey)) ?? { ...unsent, outcome: 'nobody', code: 'STUDENT_LEFT' }
  } catch (err) {
    log.warn({ err }, 'finding the sub of a student failed: trying again')
    return { ...unsent, outcome: 'again', code: 'SUBJECT_UNKNOWN' }
  }
}

function settlementOf({ attempt }: Claim, { outcome, retryAfterSeconds }: Answer, isAway: boolean): Settlement {
  if (outcome === 'sent') return { kind: 'sent' }
  if (outcome !== 'again') return { kind: 'dropped' }
  const pause = pauseSeconds(attempt, { retryAfterSeconds, isFailing: isAway }, Math.random())
  return { kind: 'again', pauseSeconds: pause, isAway, retryAfterSeconds }
}

const dropReason = ({ outcome }: Answer): string => (outcome === 'again' ? 'late' : outcome)

/** Devices go, students unsubscribe and times pass; whatever else ends a delivery somebody has to look at. */
function noteDrop({ log, pushes }: AttemptDeps, claim: Claim, reason: string, more: object = {}): void {
  pushes.dropped.inc({ provider: claim.provider, reason })
  const level = ['device-gone', 'dead', 'nobody', 'expired'].includes(reason) ? 'info' : 'error'
  log[level]({ ...named(claim), ...more, reason }, 'a push was dropped')
}

const named = ({ id, provider, attempt }: Claim) => ({ deliveryId: id, provider, attempt })
const summary = ({ status, code }: Answer) => ({ status, code })
