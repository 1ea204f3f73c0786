import { randomBytes } from 'node:crypto'
import { type Db, forgetOlder, sql } from '@yoldas/db'
import { z } from 'zod'

const tokenBytes = 32
/** In the statements' text: of a parameter the planner would take a third of the table to be older. */
const repeated = sql.fragment`interval '10 minutes'`

/** For so long a reply token is good. */
export const tokenLife = sql.fragment`interval '14 days'`

/** Only its hash is kept. */
export const newReplyToken = (): string => randomBytes(tokenBytes).toString('base64url')

const ReplyToken = z.object({
  /** Null when the student has left. */
  studentKey: z.uuid().nullable(),
  messageId: z.uuid().nullable(),
  isUsable: z.boolean(),
})

/** Null for a token that nobody was given, or so long ago that it is forgotten. */
export function findReplyToken(db: Db, tokenHash: Buffer) {
  return db.maybeOne(sql.type(ReplyToken)`
    SELECT student_key AS "studentKey", message_id AS "messageId",
      revoked_at IS NULL AND expires_at > clock_timestamp() AS "isUsable"
    FROM reply_token WHERE token_hash = ${sql.binary(tokenHash)}
  `)
}

/** Revokes what the student was offered on this device. */
export async function revokeOwn(tx: Db, deviceHash: Buffer, studentKey: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE reply_token SET revoked_at = clock_timestamp()
    WHERE device_hash = ${sql.binary(deviceHash)} AND student_key = ${studentKey} AND revoked_at IS NULL
  `)
}

/** Revokes what everybody else was offered on this device. */
export async function revokeOthers(tx: Db, deviceHash: Buffer, studentKey: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE reply_token SET revoked_at = clock_timestamp()
    WHERE device_hash = ${sql.binary(deviceHash)} AND student_key <> ${studentKey} AND revoked_at IS NULL
  `)
}

/**
 * True for the first reply of this id, and for one that comes 10 minutes or more after the last that was; its time
 * counts from then on. Of parallel ones it is true for one.
 */
export async function markReply(tx: Db, studentKey: string, clientId: string): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    INSERT INTO reply_mark AS m (student_key, client_id) VALUES (${studentKey}, ${clientId})
    ON CONFLICT (student_key, client_id) DO UPDATE SET accepted_at = clock_timestamp()
    WHERE m.accepted_at <= clock_timestamp() - ${repeated}
  `)
  return rowCount === 1
}

const Undelivered = z.object({ count: z.int() })

/** Commands of the student's that wait in the outbox. The caller has locked the student. */
export function countUndelivered(tx: Db, subject: string, studentKey: string): Promise<number> {
  return tx.oneFirst(sql.type(Undelivered)`
    SELECT count(*) FROM outbox WHERE student_key = ${studentKey} AND kind = 'command' AND subject = ${subject}
  `)
}

export const forgetTokens = forgetOlder('reply_token', 'expires_at')

/** Forgets marks that no reply repeats any more; returns how many there were, at most `limit`. */
export async function forgetMarks(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM reply_mark WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM reply_mark
      WHERE accepted_at <= statement_timestamp() - ${repeated}
      ORDER BY accepted_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}
