import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

/**
 * What leaves a service, kept in the sender's transaction until it has arrived. The tables `outbox`, `inbox` and
 * `dead_letter` are found by the search path: each service has its own.
 */
export const Outgoing = z.object({
  id: z.uuid(),
  kind: z.enum(['command', 'event']),
  addressee: z.string().nullable(),
  subject: z.string(),
  payload: z.unknown(),
  attempts: z.int(),
})
export type Outgoing = z.infer<typeof Outgoing>

export type NewOutgoing = Pick<Outgoing, 'id' | 'kind' | 'addressee' | 'subject'> & {
  studentKey: string
  payload: unknown
}

/** A message that is refused so often is parked in `dead_letter`. Being unavailable is no refusal. */
export const maxRefusals = 5

export async function addOutgoing(tx: Db, { id, kind, addressee, subject, studentKey, payload }: NewOutgoing) {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO outbox (id, kind, addressee, subject, student_key, payload)
    VALUES (${id}, ${kind}, ${addressee}, ${subject}, ${studentKey}, ${JSON.stringify(payload)}::jsonb)
  `)
}

/** Takes what is due for one lease; what a crashed relay took is due again when it ends. */
export function claimOutgoing(db: Db, limit: number, leaseSeconds: number) {
  return db.any(sql.type(Outgoing)`
    WITH due AS (
      SELECT id FROM outbox WHERE published_at IS NULL AND due_at <= clock_timestamp()
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE outbox AS o
    SET due_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}), attempts = o.attempts + 1
    FROM due WHERE o.id = due.id
    RETURNING o.id, o.kind, o.addressee, o.subject, o.payload, o.attempts
  `)
}

/** A command has arrived: its addressee has committed it. */
export async function removeOutgoing(db: Db, id: string): Promise<void> {
  await db.query(sql.typeAlias('none')`DELETE FROM outbox WHERE id = ${id}`)
}

/** An event is in the stream; it is kept, to be published again should the stream lose it. */
export async function markPublished(db: Db, id: string, incarnation: string, sequence: number): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE outbox SET published_at = clock_timestamp(), incarnation = ${incarnation}, sequence = ${sequence}
    WHERE id = ${id}
  `)
}

export async function postpone(db: Db, id: string, seconds: number): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE outbox SET due_at = clock_timestamp() + make_interval(secs => ${seconds}) WHERE id = ${id}
  `)
}

const Refused = z.object({ parked: z.boolean() })

/** Counts a refusal of the message itself, and parks it after the last. True when it is parked. */
export async function refuse(db: Db, id: string, seconds: number, reason: string): Promise<boolean> {
  const row = await db.maybeOne(sql.type(Refused)`
    WITH refused AS (
      UPDATE outbox SET refusals = refusals + 1, due_at = clock_timestamp() + make_interval(secs => ${seconds})
      WHERE id = ${id} AND refusals < ${maxRefusals - 1}
      RETURNING id
    ),
    removed AS (
      DELETE FROM outbox WHERE id = ${id} AND refusals >= ${maxRefusals - 1}
      RETURNING id, kind, subject, student_key, payload
    ),
    parked AS (
      INSERT INTO dead_letter (id, direction, subject, student_key, payload, reason)
      SELECT id, 'out', subject, student_key, payload, ${reason} FROM removed
      RETURNING id
    )
    SELECT EXISTS (SELECT FROM parked) AS parked
  `)
  return row?.parked ?? false
}

/** Makes due again the events that the stream, as it is now, cannot have any more. */
export async function reviveLost(db: Db, incarnation: string, lastSequence: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    UPDATE outbox SET published_at = NULL, due_at = clock_timestamp()
    WHERE published_at IS NOT NULL AND (incarnation <> ${incarnation} OR sequence > ${lastSequence})
  `)
  return rowCount
}

/** Forgets published events that the stream has dropped by age, and consumed ids that can no longer come again. */
export async function forgetOld(db: Db, eventSeconds: number, inboxSeconds: number): Promise<void> {
  await db.query(sql.typeAlias('none')`
    DELETE FROM outbox WHERE published_at < clock_timestamp() - make_interval(secs => ${eventSeconds})
  `)
  await db.query(sql.typeAlias('none')`
    DELETE FROM inbox WHERE consumed_at < clock_timestamp() - make_interval(secs => ${inboxSeconds})
  `)
  await db.query(sql.typeAlias('none')`
    DELETE FROM inbox_refusal WHERE refused_at < clock_timestamp() - make_interval(secs => ${inboxSeconds})
  `)
}

/** True the first time; belongs in the transaction of the message's own effect. */
export async function consumeOnce(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    INSERT INTO inbox (id) VALUES (${id}) ON CONFLICT DO NOTHING
  `)
  return rowCount === 1
}

/** Counts a refusal of a received event; true when it was the last, and the event is parked. */
export async function refuseReceived(
  db: Db,
  { id, studentKey, data }: { id: string; studentKey: string; data: unknown },
  subject: string,
  reason: string,
): Promise<boolean> {
  const { parked } = await db.one(sql.type(Refused)`
    WITH counted AS (
      INSERT INTO inbox_refusal AS r (id, refusals) VALUES (${id}, 1)
      ON CONFLICT (id) DO UPDATE SET refusals = r.refusals + 1
      RETURNING refusals
    ),
    parked AS (
      INSERT INTO dead_letter (id, direction, subject, student_key, payload, reason)
      SELECT ${id}::uuid, 'in', ${subject}, ${studentKey}::uuid, ${JSON.stringify(data)}::jsonb, ${reason}
      FROM counted WHERE refusals >= ${maxRefusals}
      ON CONFLICT (id) DO NOTHING
      RETURNING id
    )
    SELECT EXISTS (SELECT FROM parked) AS parked
  `)
  return parked
}

const Lag = z.object({ seconds: z.number() })

/** How long the oldest undelivered message has waited; 0 when there is none. */
export function outboxLagSeconds(db: Db): Promise<number> {
  return db.oneFirst(sql.type(Lag)`
    SELECT coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS seconds
    FROM outbox WHERE published_at IS NULL
  `)
}

const DeadLetters = z.object({ count: z.int() })

export function countDeadLetters(db: Db): Promise<number> {
  return db.oneFirst(sql.type(DeadLetters)`SELECT count(*) FROM dead_letter`)
}

/** Removes what waits to leave about a student, and what is parked. */
export async function eraseMessages(tx: Db, studentKey: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`DELETE FROM outbox WHERE student_key = ${studentKey}`)
  await tx.query(sql.typeAlias('none')`DELETE FROM dead_letter WHERE student_key = ${studentKey}`)
}
