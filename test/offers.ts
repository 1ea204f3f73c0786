import { createHash, randomBytes } from 'node:crypto'
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

/** As if a token had been issued so much earlier; as Postgres writes intervals. */
export async function ageOffer(stack: Stack, token: string, by: string): Promise<void> {
  await stack.query('UPDATE notify.reply_token SET expires_at = expires_at - $2::interval WHERE token_hash = $1', [
    hashOf(token),
    by,
  ])
}
