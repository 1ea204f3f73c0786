import { randomBytes } from 'node:crypto'
import { noteSeen } from '@yoldas/contracts/inactivity'
import { type Db, forgetOlder, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import type { NewCommand } from '@yoldas/outbox'
import { currentTrace } from '@yoldas/telemetry'
import { z } from 'zod'

const tokenBytes = 32
/** In the statements' text: of a parameter the planner would take a third of the table to be older. */
const repeated = sql.fragment`interval '10 minutes'`

/** How long a reply token is good. */
export const tokenLife = sql.fragment`interval '14 days'`

/** Only its hash is kept. */
export const newReplyToken = (): string => randomBytes(tokenBytes).toString('base64url')

const ReplyToken = z.object({
  /** Null when the student was erased. */
  studentKey: z.uuid().nullable(),
  messageId: z.uuid().nullable(),
  isUsable: z.boolean(),
})

/** Null for a token that nobody was given, or that was given so long ago that it is forgotten. */
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

const Taken = z.object({ outcome: z.enum(['accepted', 'repeated', 'gone', 'invalid', 'busy']) })
type Taking = { tokenHash: Buffer; replyId: string; clientId?: string | undefined; command: NewCommand; most: number }

/**
 * Sends the command of a reply, whose student is locked until the transaction ends. It is `repeated`, and sends
 * nothing, where its id came in the last 10 minutes; of parallel ones one is accepted. A reply without a clientId is
 * repeated by the gateway alone, which asks again with the same replyId when an answer was lost. chat-engine would
 * ignore a turn that it has, but what it has stored is not for us to rely on. profile-journey is sent the day.
 * `busy`, where `most` such commands wait already, is to be rolled back.
 */
export async function takeReply(tx: Db, { tokenHash, replyId, clientId, command, most }: Taking) {
  const { outcome } = await tx.one(sql.type(Taken)`
    SELECT outcome FROM accept_reply(
      of_student => ${command.studentKey}, of_token => ${sql.binary(tokenHash)}, reply_id => ${replyId},
      sent_as => ${clientId ?? null}, most => ${most}, command_id => ${command.id},
      addressed_to => ${command.addressee}, of_subject => ${command.subject},
      said => ${JSON.stringify(command.payload)}::jsonb,
      seen_id => ${newId()}, seen_to => ${noteSeen.service}, seen_subject => ${noteSeen.subject},
      trace => ${currentTrace()}
    )
  `)
  return outcome
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
