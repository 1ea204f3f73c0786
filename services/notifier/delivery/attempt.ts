import type { Platform } from '@yoldas/contracts/notifier'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { type Deadline, deadlineIn } from '@yoldas/time'
import type { z } from 'zod'
import { issueReplyToken } from '../replies/store.ts'
import { lockStudent } from '../students/store.ts'
import { beginSeconds, messagePush, type Push } from './rules.ts'
import { type Claim, dropDelivery, enterAttempt, holdDelivery } from './store.ts'

export type Attempt = {
  push: Push
  /** Good for this attempt's notification. */
  replyToken: string
  /** Null by alias. */
  device: { hash: Buffer; token: string; platform: z.infer<typeof Platform> } | null
  /** By the database's clock. */
  startedAt: string
  /** When it has passed nothing is sent any more. */
  begin: Deadline
}

/** `device-gone`: it was removed, or is another student's now. `late`: it was tried for long enough. `expired`: it is of no use now. */
export type DropReason = 'device-gone' | 'late' | 'expired'

export type Opening =
  | { kind: 'opened'; attempt: Attempt }
  | { kind: 'dropped'; reason: DropReason }
  /** The delivery is no longer this claim's, or its student has left. */
  | { kind: 'overtaken' }

/**
 * Enters the attempt into the ledger, with a reply token of its own. Whose the device is, is decided here: nobody takes it over
 * before that is committed, and who does afterwards revokes the token and waits until `begin` has passed.
 */
export async function openAttempt(tx: Db, claim: Claim): Promise<Opening> {
  const { studentKey } = claim
  if ((await lockStudent(tx, studentKey)).erased) return { kind: 'overtaken' }
  const held = await holdDelivery(tx, claim)
  if (!held) return { kind: 'overtaken' }
  if (held.isExpired) return drop(tx, claim, 'expired')
  if (held.isLate) return drop(tx, claim, 'late')
  const { deviceHash, token, platform, messageId } = held
  const replyToken = await issueReplyToken(tx, { studentKey, messageId, deviceHash })
  if (replyToken === null) return drop(tx, claim, 'device-gone')
  const begin = deadlineIn(beginSeconds * 1000)
  const startedAt = await enterAttempt(tx, newId(), claim)
  const device = deviceHash && token !== null && platform ? { hash: deviceHash, token, platform } : null
  return { kind: 'opened', attempt: { push: messagePush(held, replyToken), replyToken, device, startedAt, begin } }
}

async function drop(tx: Db, claim: Claim, reason: DropReason): Promise<Opening> {
  await dropDelivery(tx, newId(), claim, reason)
  return { kind: 'dropped', reason }
}
