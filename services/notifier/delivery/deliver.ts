import { maskToken } from '@yoldas/contracts/notifier'
import type { Db } from '@yoldas/db'
import { inSpan, inTrace, type Log } from '@yoldas/telemetry'
import type { Answer } from '../clients/answer.ts'
import { removeDead } from '../devices/store.ts'
import { type Attempt, openAttempt } from './attempt.ts'
import { ledgerEntry, pauseSeconds, sendSeconds } from './rules.ts'
import { type Address, type SendDeps, sendPush } from './send.ts'
import { type Claim, pauseProvider, type Settlement, settle } from './store.ts'

export type DeliverDeps = SendDeps & {
  db: Db
  log: Log
  /** The `sub` of a student; null for one who has left. It throws when that cannot be told. */
  findSubject(studentKey: string): Promise<string | null>
}

/**
 * Makes one attempt at a claimed delivery. What it answered and what follows from that is committed together; when it cannot
 * be, the lease runs out and the push is sent again, to be shown in place of the first.
 */
export async function deliver(deps: DeliverDeps, claim: Claim): Promise<void> {
  const { db, pushes } = deps
  const opening = await db.transaction((tx) => openAttempt(tx, claim))
  if (opening.kind === 'overtaken') pushes.overtaken.inc({ provider: claim.provider })
  else if (opening.kind === 'dropped') noteDrop(deps, claim, opening.reason)
  else
    await inTrace(claim.traceparent, () =>
      inSpan(`push ${claim.provider}`, { attributes: spanAttributes(claim) }, () =>
        attemptOnce(deps, claim, opening.attempt),
      ),
    )
}

const spanAttributes = ({ id, attempt }: Claim) => ({ 'yoldas.delivery.id': id, 'yoldas.delivery.attempt': attempt })

async function attemptOnce(deps: DeliverDeps, claim: Claim, attempt: Attempt): Promise<void> {
  const { push, replyToken, device, startedAt, begin } = attempt
  const { provider, id, studentKey } = claim
  const addressOf = (to: string): Address =>
    device ? { provider: 'fcm', to, platform: device.platform } : { provider: 'onesignal', to, id }
  const to = device?.token ?? (await findSubscriber(deps, studentKey))
  const answer = typeof to === 'string' ? await sendPush(deps, addressOf(to), push, sendSeconds * 1000, begin) : to
  if (answer.outcome === 'dead' && device) await removeDead(deps.db, device.hash, studentKey, startedAt)
  if (answer.slows) await pauseProvider(deps.db, provider, answer.retryAfterSeconds)
  const secrets = [replyToken, push.body, ...(typeof to === 'string' ? [to] : [])]
  const settlement = settlementOf(claim, answer)
  const state = await settle(deps.db, claim, { ...answer, ledger: ledgerEntry(answer, secrets) }, settlement)
  const token = device && maskToken(device.token)
  if (state === null) deps.pushes.overtaken.inc({ provider })
  else if (state === 'dropped') noteDrop(deps, claim, dropReason(answer), { ...told(answer), token })
  else if (state === 'pending') deps.log.warn({ ...named(claim), ...told(answer), token }, 'a push is tried again')
}

/** Who the student is to OneSignal, or what the attempt has come to without that. */
async function findSubscriber({ log, findSubject }: DeliverDeps, studentKey: string): Promise<string | Answer> {
  const unsent = { status: null, message: 'nothing was sent', retryAfterSeconds: 0 }
  try {
    return (await findSubject(studentKey)) ?? { ...unsent, outcome: 'nobody', code: 'STUDENT_LEFT' }
  } catch (err) {
    log.warn({ err }, 'who a student is could not be asked: tried again')
    return { ...unsent, outcome: 'again', code: 'SUBJECT_UNKNOWN' }
  }
}

function settlementOf({ attempt }: Claim, { outcome, retryAfterSeconds }: Answer): Settlement {
  if (outcome === 'sent') return { kind: 'sent' }
  if (outcome !== 'again') return { kind: 'dropped' }
  return { kind: 'again', pauseSeconds: pauseSeconds(attempt, retryAfterSeconds, Math.random()) }
}

const dropReason = ({ outcome }: Answer): string => (outcome === 'again' ? 'late' : outcome)

/** Devices go, students unsubscribe and times pass; whatever else ends a delivery somebody has to look at. */
function noteDrop({ log, pushes }: DeliverDeps, claim: Claim, reason: string, more: object = {}): void {
  pushes.dropped.inc({ provider: claim.provider, reason })
  const level = ['device-gone', 'dead', 'nobody', 'expired'].includes(reason) ? 'info' : 'error'
  log[level]({ ...named(claim), ...more, reason }, 'a push was dropped')
}

const named = ({ id, provider, attempt }: Claim) => ({ deliveryId: id, provider, attempt })
const told = ({ status, code }: Answer) => ({ status, code })
