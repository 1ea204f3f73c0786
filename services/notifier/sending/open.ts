import type { Platform } from '@yoldas/contracts/notifier'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { type Deadline, deadlineIn } from '@yoldas/time'
import type { z } from 'zod'
import { beginSeconds } from '../claiming/rules.ts'
import type { Claim } from '../claiming/store.ts'
import { messagePush, type Push } from '../pushes/rules.ts'
import { newReplyToken } from '../replies/store.ts'
import { lockStudents } from '../students/store.ts'
import { hashToken } from '../tokens.ts'
import { type Opened, openAttempts } from './store.ts'

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

/**
 * `device-gone`: it was removed, or is another student's now. `late`: it was tried for long enough. `expired`: it is of
 * no use now.
 */
export type DropReason = 'device-gone' | 'late' | 'expired'

export type Opening =
  | { kind: 'opened'; attempt: Attempt }
  | { kind: 'dropped'; reason: DropReason }
  /** The delivery is no longer this claim's, or its student was erased. */
  | { kind: 'overtaken' }
  /** Somebody else writes about the student: nothing was done, others are not to wait for that. */
  | { kind: 'busy' }

/**
 * Enters an attempt for each claim into the ledger, with a reply token of its own. Whose a device is, is decided here:
 * nobody takes it over before that is committed, and who does afterwards revokes the token and waits until `begin` has
 * passed.
 */
export async function openBatch(tx: Db, claims: readonly Claim[]): Promise<Opening[]> {
  const locked = await lockStudents(
    tx,
    claims.map(({ studentKey }) => studentKey),
  )
  const present = claims.filter(({ studentKey }) => locked.get(studentKey)?.erased === false)
  const openings = present.map((claim) => {
    const replyToken = newReplyToken()
    return { ...claim, entryId: newId(), replyToken, replyHash: hashToken(replyToken) }
  })
  const begin = deadlineIn(beginSeconds * 1000)
  const opened = openings.length > 0 ? await openAttempts(tx, openings) : []
  const rows = new Map(opened.map((row) => [row.id, row]))
  const tokens = new Map(openings.map(({ id, replyToken }) => [id, replyToken]))
  return claims.map(({ id, studentKey }) => {
    if (!locked.has(studentKey)) return { kind: 'busy' }
    const [row, replyToken, unread = 0] = [rows.get(id), tokens.get(id), locked.get(studentKey)?.unread]
    if (!row || replyToken === undefined) return { kind: 'overtaken' }
    if (row.dropped) return { kind: 'dropped', reason: row.dropped }
    return { kind: 'opened', attempt: attemptOf({ ...row, unread }, replyToken, begin) }
  })
}

function attemptOf(row: Opened & { unread: number }, replyToken: string, begin: Deadline): Attempt {
  const { deviceHash: hash, token, platform, startedAt } = row
  const device = hash && token !== null && platform ? { hash, token, platform } : null
  return { push: messagePush(row, replyToken), replyToken, device, startedAt, begin }
}
