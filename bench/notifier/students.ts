import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '@yoldas/local'
import pg from 'pg'

export type OwnQuery = (text: string, values?: unknown[]) => Promise<pg.QueryResult['rows']>

/** A superuser's connection to the database: to prepare what is measured, and to look when it has ended. */
export async function connectOwner(database: Pick<Database, 'url'>): Promise<{ query: OwnQuery } & AsyncDisposable> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return {
    query: async (text, values) => (await client.query(text, values)).rows,
    [Symbol.asyncDispose]: () => client.end(),
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Students whom all services know. Tables are analysed once they are filled: an empty one would be planned for as
 * empty.
 */
async function makeStudents(query: OwnQuery, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID())
  await query('INSERT INTO notify.student (student_key) SELECT unnest($1::uuid[])', [keys])
  await query(
    `INSERT INTO profile.student (student_key, sub) SELECT key, 'bench-' || key FROM unnest($1::uuid[]) AS key`,
    [keys],
  )
  return keys
}

/** Students who were notified of a message each; returns their reply tokens. */
export async function offerReplies(query: OwnQuery, count: number): Promise<string[]> {
  const keys = await makeStudents(query, count)
  const tokens = keys.map(() => randomBytes(32).toString('base64url'))
  await query(
    `INSERT INTO notify.reply_token (token_hash, student_key, message_id, expires_at)
     SELECT hash, key, gen_random_uuid(), clock_timestamp() + interval '14 days'
     FROM unnest($1::bytea[], $2::uuid[]) AS made (hash, key)`,
    [tokens.map(hashOf), keys],
  )
  await query('VACUUM ANALYZE notify.student, notify.reply_token, profile.student')
  return tokens
}

/** Students with a phone each; returns their keys. */
export async function registerPhones(query: OwnQuery, count: number): Promise<string[]> {
  const keys = await makeStudents(query, count)
  // As long as those that FCM gives out.
  const tokens = keys.map(() => randomBytes(122).toString('base64url'))
  await query(
    `INSERT INTO notify.device (token_hash, token, student_key, platform)
     SELECT hash, token, key, 'android' FROM unnest($1::bytea[], $2::text[], $3::uuid[]) AS made (hash, token, key)`,
    [tokens.map(hashOf), tokens, keys],
  )
  await query('VACUUM ANALYZE notify.student, notify.device, profile.student')
  return keys
}

/** A delivery to the phone of each of these students, due now. */
export async function addBacklog(query: OwnQuery, students: string[]): Promise<void> {
  await query(
    `WITH made AS (
       INSERT INTO notify.notification (turn_id, student_key, type, message_id, bubbles, body)
       SELECT gen_random_uuid(), key, 'reply', gen_random_uuid(), 2, 'Yarınki planına biraz integral ekledim.'
       FROM unnest($1::uuid[]) AS key
       RETURNING turn_id, student_key
     )
     INSERT INTO notify.delivery (id, turn_id, student_key, device_hash, place)
     SELECT gen_random_uuid(), turn_id, student_key, token_hash, clock_timestamp()
       FROM made JOIN notify.device USING (student_key)`,
    [students],
  )
}

/** Resolves when the query counts nothing any more. @throws when that takes longer than so many minutes */
export async function untilNone(query: OwnQuery, counting: string, minutes = 2): Promise<void> {
  const end = performance.now() + minutes * 60_000
  while (Number((await query(counting))[0]?.count) > 0) {
    if (performance.now() > end) throw new Error(`after ${minutes} minutes there still are: ${counting}`)
    await setTimeout(100)
  }
}
