import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { MessageType } from '@yoldas/contracts/proactive'
import type { Stack, Student } from './stack.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

export async function keyOf(stack: Stack, { sub }: Student): Promise<string> {
  const [row] = await stack.query('SELECT student_key FROM profile.student WHERE sub = $1', [sub])
  return String(row?.student_key)
}

/** A reply token as the notification of a message carries it: to a device, or by alias. */
export async function offerReply(
  stack: Stack,
  student: Student,
  { messageId, deviceToken }: { messageId: string; deviceToken?: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await stack.query(
    `INSERT INTO notify.reply_token (token_hash, student_key, message_id, device_hash, expires_at)
     VALUES ($1, $2, $3, $4, clock_timestamp() + interval '14 days')`,
    [hashOf(token), await keyOf(stack, student), messageId, deviceToken === undefined ? null : hashOf(deviceToken)],
  )
  return token
}

/** The same of a message that the student was notified of; it stands in no history. */
export async function offerActions(
  stack: Stack,
  student: Student,
  { messageType, deviceToken }: { messageType: MessageType | null; deviceToken?: string },
): Promise<{ turnId: string; messageId: string; token: string }> {
  const [turnId, messageId, key] = [randomUUID(), randomUUID(), await keyOf(stack, student)]
  await stack.query('INSERT INTO notify.student (student_key) VALUES ($1) ON CONFLICT DO NOTHING', [key])
  await stack.query(
    `INSERT INTO notify.notification (turn_id, student_key, type, message_type, message_id, bubbles, body)
     VALUES ($1, $2, CASE WHEN $3::text IS NULL THEN 'silence_checkin' ELSE 'scheduled' END, $3, $4, 1, 'x')`,
    [turnId, key, messageType, messageId],
  )
  const to = deviceToken === undefined ? {} : { deviceToken }
  return { turnId, messageId, token: await offerReply(stack, student, { messageId, ...to }) }
}

/** As if a token had been issued so much earlier; as Postgres writes intervals. */
export async function ageOffer(stack: Stack, token: string, by: string): Promise<void> {
  await stack.query('UPDATE notify.reply_token SET expires_at = expires_at - $2::interval WHERE token_hash = $1', [
    hashOf(token),
    by,
  ])
}
