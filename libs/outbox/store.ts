import { type Db, forgetOlder, sql, unnest } from '@yoldas/db'
import { currentTrace } from '@yoldas/telemetry'
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
  /** Of the span that recorded it. */
  traceparent: z.string().nullable(),
})
export type Outgoing = z.infer<typeof Outgoing>

export type NewOutgoing = Pick<Outgoing, 'id' | 'kind' | 'addressee' | 'subject'> & {
  studentKey: string
  payload: unknown
}

/** A message that is refused this often is parked in `dead_letter`. Being unavailable does not count as a refusal. */
export const maxRefusals = 5

export async function addOutgoing(tx: Db, { id, kind, addressee, subject, studentKey, payload }: NewOutgoing) {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO outbox (id, kind, addressee, subject, student_key, payload, traceparent)
    VALUES (
      ${id}, ${kind}, ${addressee}, ${subject}, ${studentKey}, ${JSON.stringify(payload)}::jsonb, ${currentTrace()}
    )
  `)
}

export type NewCommand = Pick<NewOutgoing, 'id' | 'subject' | 'studentKey' | 'payload'> & { addressee: string }
export type NewEvent = Pick<NewOutgoing, 'id' | 'subject' | 'studentKey' | 'payload'>

/** An event that nobody else publishes for one lease. */
export type ClaimedEvent = Pick<Outgoing, 'id' | 'subject' | 'payload' | 'attempts' | 'traceparent'>

/** Longer than a delivery may take, so that no two relays deliver the same message at once. */
export const leaseSeconds = 15

export async function addEvents(tx: Db, events: readonly NewEvent[]): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO outbox (id, kind, subject, student_key, payload, traceparent)
    SELECT id, 'event', subject, student_key, payload, ${currentTrace()}::text
    FROM ${unnest('e', events, {
      id: ['uuid', ({ id }) => id],
      subject: ['text', ({ subject }) => subject],
      student_key: ['uuid', ({ studentKey }) => studentKey],
      payload: ['jsonb', ({ payload }) => JSON.stringify(payload)],
    })}
  `)
}

/** An array, so that any plan finds them by key: a join may be planned for a tenth of the table, and read all of it. */
const claimAll = (ids: ReturnType<typeof sql.fragment>, leaseSeconds: number) => sql.type(Outgoing)`
  UPDATE outbox
  SET due_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
  WHERE id = ANY(ARRAY(${ids}))
  RETURNING id, kind, addressee, subject, payload, attempts, traceparent
`

/** What goes to one service, by its name, or all events: a service that is slow or away holds back nothing else. */
export type Lane = string
export const eventsLane: Lane = ''
export const laneOf = ({ addressee }: Outgoing): Lane => addressee ?? eventsLane

/**
 * Takes what is due, of each lane so much as it has room for, for one lease; what a crashed relay took is due again
 * then. The lanes are one value: by the length of an array Postgres would plan each claim anew.
 */
export function claimOutgoing(db: Db, room: ReadonlyArray<{ lane: Lane; most: number }>, leaseSeconds: number) {
  const due = sql.fragment`
    SELECT due.id
    FROM jsonb_to_recordset(${sql.jsonb(room.map(({ lane, most }) => ({ lane, most })))}) AS room (lane text, most int)
    CROSS JOIN LATERAL (
      SELECT id FROM outbox
      WHERE published_at IS NULL AND coalesce(addressee, '') = room.lane AND due_at <= statement_timestamp()
      ORDER BY due_at LIMIT room.most FOR UPDATE SKIP LOCKED
    ) AS due`
  return db.any(claimAll(due, leaseSeconds))
}

/** Takes those of these messages that are due. */
export function claimThese(db: Db, ids: readonly string[], leaseSeconds: number) {
  const due = sql.fragment`
    SELECT id FROM outbox
    WHERE id = ANY(${sql.array(ids, 'uuid')}) AND published_at IS NULL AND due_at <= statement_timestamp()
    FOR UPDATE SKIP LOCKED`
  return db.any(claimAll(due, leaseSeconds))
}

/** Whether any of these messages has still to leave. */
export function areWaiting(db: Db, ids: readonly string[]): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`
    SELECT FROM outbox WHERE id = ANY(${sql.array(ids, 'uuid')}) AND published_at IS NULL
  `)
}

const Sent = z.object({ payload: z.unknown() })

/** Commands about a student that wait to be delivered or for the answer that they were, in the order of sending. */
export function findCommands(db: Db, subject: string, studentKey: string) {
  return db.any(sql.type(Sent)`
    SELECT payload FROM outbox WHERE student_key = ${studentKey} AND kind = 'command' AND subject = ${subject}
    ORDER BY created_at, id
  `)
}

/** Removes those of them that were never refused, and returns them in that order. */
export function removeCommands(tx: Db, subject: string, studentKey: string) {
  return tx.any(sql.type(Sent)`
    WITH removed AS (
      DELETE FROM outbox
      WHERE student_key = ${studentKey} AND kind = 'command' AND subject = ${subject} AND refusals = 0
      RETURNING id, created_at, payload
    )
    SELECT payload FROM removed ORDER BY created_at, id
  `)
}

/** A command has arrived: its addressee has committed it. */
export async function removeOutgoing(db: Db, ids: readonly string[]): Promise<void> {
  await db.query(sql.typeAlias('none')`DELETE FROM outbox WHERE id = ANY(${sql.array(ids, 'uuid')})`)
}

/** An event that is in the stream: in which, and where. */
export type Published = { id: string; incarnation: string; sequence: number }

/** These events are in the stream; they are kept, to be published again should the stream lose them. */
export async function markPublished(db: Db, published: readonly Published[]): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE outbox AS o SET published_at = clock_timestamp(), incarnation = p.incarnation, sequence = p.sequence
    FROM ${unnest('p', published, {
      id: ['uuid', ({ id }) => id],
      incarnation: ['text', ({ incarnation }) => incarnation],
      sequence: ['int8', ({ sequence }) => sequence],
    })}
    WHERE o.id = p.id
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

/** Of one statement, so that it stays far from the time a statement may take. */
export const batch = 5_000

const revive = (lost: ReturnType<typeof sql.fragment>) => sql.typeAlias('none')`
  UPDATE outbox SET published_at = NULL, due_at = clock_timestamp()
  WHERE id = ANY(ARRAY(${lost})) AND published_at IS NOT NULL
`

/** Makes due again some of the events that lie beyond the stream's end; 0 when there are no more. */
export async function reviveBeyond(db: Db, incarnation: string, lastSequence: number): Promise<number> {
  const { rowCount } = await db.query(
    revive(sql.fragment`
      SELECT id FROM outbox
      WHERE published_at IS NOT NULL AND incarnation = ${incarnation} AND sequence > ${lastSequence} LIMIT ${batch}`),
  )
  return rowCount
}

/** Makes due again some of the events that are in another stream; 0 when there are no more. */
export async function reviveAbsent(db: Db, incarnation: string): Promise<number> {
  // Two ranges, since no index finds what is unequal.
  const { rowCount } = await db.query(
    revive(sql.fragment`
      (SELECT id FROM outbox WHERE published_at IS NOT NULL AND incarnation < ${incarnation} LIMIT ${batch})
      UNION ALL
      (SELECT id FROM outbox WHERE published_at IS NOT NULL AND incarnation > ${incarnation} LIMIT ${batch})`),
  )
  return rowCount
}

/** For published events that the stream has dropped by age. */
export const forgetEvents = forgetOlder('outbox', 'published_at')
/** For the ids of received messages that can no longer come again. */
export const forgetConsumed = forgetOlder('inbox', 'consumed_at')
/** For counts of how often ids were refused. */
export const forgetRefused = forgetOlder('inbox_refusal', 'refused_at')
/** For what is parked. */
export const forgetParked = forgetOlder('dead_letter', 'parked_at')

/** True the first time; belongs in the transaction of the message's own effect. */
export async function consumeOnce(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    INSERT INTO inbox (id) VALUES (${id}) ON CONFLICT DO NOTHING
  `)
  return rowCount === 1
}

/** Counts a refusal of a received event; true when it was the last, and the event is parked with that payload. */
export async function refuseReceived(
  db: Db,
  { id, studentKey, payload }: { id: string; studentKey: string; payload: unknown },
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
      SELECT ${id}::uuid, 'in', ${subject}, ${studentKey}::uuid, ${JSON.stringify(payload)}::jsonb, ${reason}
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

/** Removes what is parked about a student and what waits to leave, but for commands of this kind. */
export async function eraseMessages(tx: Db, studentKey: string, kept?: { subject: string }): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    DELETE FROM outbox WHERE student_key = ${studentKey} AND subject <> ${kept?.subject ?? ''}
  `)
  await tx.query(sql.typeAlias('none')`DELETE FROM dead_letter WHERE student_key = ${studentKey}`)
}
