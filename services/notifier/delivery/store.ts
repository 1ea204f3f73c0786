import { Platform } from '@yoldas/contracts/notifier'
import { MessageType, type Timely } from '@yoldas/contracts/proactive'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import type { Answer } from '../clients/answer.ts'
import { arriveSeconds, type Content, longestTtlSeconds, type Provider, providers, sendSeconds } from './rules.ts'

export type NewNotification = Content & Timely & { turnId: string; studentKey: string; traceparent?: string | null }

/** An answer stands so much before what came with it: somebody waits for it, and what stood longer than that is not overtaken. */
const headStart = (type: ReturnType<typeof sql.fragment>) =>
  sql.fragment`CASE WHEN ${type} = 'reply' THEN interval '1 hour' ELSE interval '0' END`

/** What each delivery of a student puts the next ones behind, and how far behind anybody's they can get. */
const spacing = { step: '1 second', most: '1 hour' }

/**
 * Notes what the student is to be told and how: a delivery to each of their devices, or one by alias when they have none.
 * Returns how many deliveries that makes; 0 for a turn that is known, whatever has changed since. The caller has locked the
 * student. A silence check-in that does not say so is of use until 20:00 in Istanbul.
 */
export async function createNotification(
  tx: Db,
  notification: NewNotification,
  through: Record<Provider, boolean>,
): Promise<number> {
  const { turnId, studentKey, type, messageType, messageId, bubbles, body, expiresAt, quietUntil, traceparent } =
    notification
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    WITH moment AS MATERIALIZED (SELECT clock_timestamp() AS now),
    made AS (
      INSERT INTO notification (turn_id, student_key, type, message_type, message_id, bubbles, body, quiet_until,
        traceparent, expires_at)
      SELECT ${turnId}::uuid, ${studentKey}::uuid, ${type}, ${messageType}, ${messageId}::uuid, ${bubbles}::int, ${body},
        ${quietUntil ?? null}::timestamptz, ${traceparent ?? null}::text,
        coalesce(${expiresAt ?? null}::timestamptz, CASE WHEN ${type} = 'silence_checkin' THEN ${nextEvening} END)
      FROM moment
      ON CONFLICT DO NOTHING
      RETURNING turn_id, student_key, quiet_until
    ),
    reachable AS (SELECT token_hash FROM device WHERE student_key = ${studentKey} AND ${through.fcm}::boolean),
    target AS (
      SELECT token_hash FROM reachable
      UNION ALL
      SELECT NULL WHERE ${through.onesignal}::boolean AND NOT EXISTS (SELECT FROM reachable)
    ),
    placed AS (
      SELECT least(greatest(s.next_place, now), now + ${spacing.most}::interval) AS place
      FROM student AS s, moment WHERE s.student_key = ${studentKey}
    ),
    moved AS (
      UPDATE student SET next_place = place + (SELECT count(*) FROM target) * ${spacing.step}::interval
      FROM placed WHERE student_key = ${studentKey} AND EXISTS (SELECT FROM made)
    )
    INSERT INTO delivery (id, turn_id, student_key, device_hash, due_at, place)
    SELECT gen_random_uuid(), made.turn_id, made.student_key, target.token_hash, greatest(now, made.quiet_until),
      CASE WHEN made.quiet_until > now THEN NULL ELSE place - ${headStart(sql.fragment`${type}`)} END
    FROM made, target, placed, moment
  `)
  return rowCount
}

/** The next time that Istanbul's clocks show 20:00. */
const nextEvening = sql.fragment`
  (date_trunc('day', (now AT TIME ZONE 'Europe/Istanbul') + interval '4 hours') + interval '20 hours')
    AT TIME ZONE 'Europe/Istanbul'
`

/** The right to send, until the lease ends and a newer attempt begins. */
export const Claim = z.object({
  id: z.uuid(),
  studentKey: z.uuid(),
  provider: z.enum(providers),
  attempt: z.int(),
  /** Of whatever the student is notified of. */
  traceparent: z.string().nullish(),
})
export type Claim = z.infer<typeof Claim>

export type Claiming = {
  provider: Provider
  limit: number
  leaseSeconds: number
  /** Over all replicas. A second's worth may go at once. */
  perSecond: number
}

/** The start of a statement's own time, which an index can be searched by. */
const isFree = sql.fragment`(lease_until IS NULL OR lease_until <= statement_timestamp())`

/** Gives what has waited for its moment a place in the queue; answers with how many there were, at most `limit`. */
export async function queueDue(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    UPDATE delivery AS d SET place = d.due_at - ${headStart(sql.fragment`n.type`)}
    FROM notification AS n
    WHERE n.turn_id = d.turn_id AND d.id = ANY(ARRAY(
      SELECT id FROM delivery
      WHERE state = 'pending' AND place IS NULL AND due_at <= statement_timestamp() AND ${isFree}
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}

const isQueued = (provider: Provider) => sql.fragment`
  state = 'pending' AND place IS NOT NULL AND provider = ${provider} AND due_at <= statement_timestamp() AND ${isFree}
`

/**
 * Takes as many queued deliveries as there are tokens for, in the order of their places. What a sender that died had taken is
 * free again when its lease ends.
 */
export function claimDue(db: Db, { provider, limit, leaseSeconds, perSecond }: Claiming) {
  return db.any(sql.type(Claim)`
    WITH room AS (
      SELECT least(
        ${perSecond}::float8,
        tokens + greatest(0, extract(epoch FROM clock_timestamp() - refilled_at)::float8) * ${perSecond}::float8
      ) AS tokens
      FROM pace WHERE provider = ${provider} AND (paused_until IS NULL OR paused_until <= clock_timestamp())
        AND EXISTS (SELECT FROM delivery WHERE ${isQueued(provider)})
      FOR UPDATE
    ),
    due AS (
      SELECT id FROM delivery WHERE ${isQueued(provider)}
      ORDER BY place LIMIT coalesce((SELECT least(${limit}, floor(tokens)) FROM room), 0)::int
      FOR UPDATE SKIP LOCKED
    ),
    taken AS (
      UPDATE pace SET tokens = room.tokens - (SELECT count(*) FROM due), refilled_at = clock_timestamp()
      FROM room WHERE provider = ${provider} AND EXISTS (SELECT FROM due)
    )
    UPDATE delivery AS d
    SET attempt = d.attempt + 1, lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    WHERE d.id = ANY(ARRAY(SELECT id FROM due))
    RETURNING d.id, d.student_key AS "studentKey", d.provider, d.attempt,
      (SELECT traceparent FROM notification WHERE turn_id = d.turn_id) AS traceparent
  `)
}

/** Nobody asks the provider for anything in these seconds. */
export async function pauseProvider(db: Db, provider: Provider, seconds: number): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE pace
    SET paused_until = greatest(paused_until, clock_timestamp() + make_interval(secs => ${seconds}))
    WHERE provider = ${provider}
  `)
}

const Held = z.object({
  deviceHash: z.instanceof(Buffer).nullable(),
  /** Null by alias, and when the device is no longer the student's. */
  token: z.string().nullable(),
  platform: Platform.nullable(),
  type: z.enum(['reply', 'scheduled', 'silence_checkin']),
  messageType: MessageType.nullable(),
  messageId: z.uuid(),
  bubbles: z.int(),
  body: z.string(),
  isLate: z.boolean(),
  isExpired: z.boolean(),
  /** For so long the provider may keep the push, and until then (in seconds since 1970). */
  ttlSeconds: z.int(),
  endSeconds: z.int(),
})

/** For so long after it was due for the first time a delivery is tried again. */
const patienceSeconds = 30 * 60
const patienceEnd = sql.fragment`
  greatest(d.created_at, n.quiet_until) + make_interval(secs => ${patienceSeconds})
`

/** What the claim is to send, while nobody else claims it; null when it is no longer this claim's. The caller has locked the student. */
export function holdDelivery(tx: Db, { id, attempt }: Claim) {
  return tx.maybeOne(sql.type(Held)`
    SELECT d.device_hash AS "deviceHash", v.token, v.platform, n.type, n.message_type AS "messageType",
      n.message_id AS "messageId", n.bubbles, n.body,
      d.attempt > 1 AND now > ${patienceEnd} AS "isLate",
      coalesce(n.expires_at <= now, false) AS "isExpired",
      floor(extract(epoch FROM gone - now))::int8 AS "ttlSeconds", floor(extract(epoch FROM gone))::int8 AS "endSeconds"
    FROM delivery AS d
    JOIN notification AS n ON n.turn_id = d.turn_id
    LEFT JOIN device AS v ON v.token_hash = d.device_hash AND v.student_key = d.student_key
    CROSS JOIN (SELECT clock_timestamp() AS now OFFSET 0) AS moment
    CROSS JOIN LATERAL (
      SELECT least(n.expires_at, now + make_interval(secs => ${longestTtlSeconds})) AS gone
    ) AS life
    WHERE d.id = ${id} AND d.attempt = ${attempt} AND d.state = 'pending'
    FOR UPDATE OF d
  `)
}

const Moment = z.object({ startedAt: z.string() })

/** Enters the attempt into the ledger, before anything is sent; returns when that was. */
export function enterAttempt(tx: Db, id: string, claim: Claim): Promise<string> {
  return tx.oneFirst(sql.type(Moment)`
    INSERT INTO attempt (id, delivery_id, attempt, provider)
    VALUES (${id}, ${claim.id}, ${claim.attempt}, ${claim.provider})
    RETURNING started_at AS "startedAt"
  `)
}

/** Whether an attempt to push to the device may still be on its way that was entered while it was somebody else's. */
export function isUnderwayForOthers(db: Db, deviceHash: Buffer, studentKey: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`
    SELECT FROM delivery AS d JOIN attempt AS a ON a.delivery_id = d.id
    WHERE d.device_hash = ${sql.binary(deviceHash)} AND d.student_key <> ${studentKey} AND d.state = 'pending'
      AND a.finished_at IS NULL AND a.started_at > statement_timestamp() - make_interval(secs => ${arriveSeconds})
  `)
}

/** Whether an attempt to push to the student's device is not answered yet, of one that died in the last seconds too. */
export function isUnderwayFor(db: Db, deviceHash: Buffer, studentKey: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`
    SELECT FROM delivery AS d JOIN attempt AS a ON a.delivery_id = d.id
    WHERE d.device_hash = ${sql.binary(deviceHash)} AND d.student_key = ${studentKey} AND d.state = 'pending'
      AND a.finished_at IS NULL AND a.started_at > statement_timestamp() - make_interval(secs => ${sendSeconds})
  `)
}

/** Gives the delivery up without an attempt, and says why in the ledger. The caller holds it. */
export async function dropDelivery(tx: Db, entryId: string, claim: Claim, reason: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    WITH dropped AS (UPDATE delivery SET state = 'dropped', lease_until = NULL WHERE id = ${claim.id})
    INSERT INTO attempt (id, delivery_id, attempt, provider, finished_at, outcome, answer)
    VALUES (${entryId}, ${claim.id}, ${claim.attempt}, ${claim.provider}, clock_timestamp(), ${reason}, 'nothing was sent')
  `)
}

export type Settlement = { kind: 'sent' } | { kind: 'dropped' } | { kind: 'again'; pauseSeconds: number }

const State = z.object({ state: z.enum(['pending', 'sent', 'dropped']) })

/**
 * Enters the answer into the ledger and decides the delivery by it, which is dropped when its next attempt would be too late.
 * Returns what became of the delivery; null when it has passed to a newer attempt, whose answer counts instead.
 */
export async function settle(
  db: Db,
  { id, attempt }: Claim,
  { outcome, status, ledger }: Pick<Answer, 'outcome' | 'status'> & { ledger: string },
  settlement: Settlement,
): Promise<'pending' | 'sent' | 'dropped' | null> {
  const state = settlement.kind === 'again' ? 'pending' : settlement.kind
  const pause = settlement.kind === 'again' ? settlement.pauseSeconds : 0
  const row = await db.maybeOne(sql.type(State)`
    WITH answered AS (
      UPDATE attempt
      SET finished_at = clock_timestamp(), outcome = ${outcome}, status = ${status}, answer = ${ledger}
      WHERE delivery_id = ${id} AND attempt = ${attempt}
    )
    UPDATE delivery AS d SET lease_until = NULL, due_at = moment + make_interval(secs => ${pause}), place = NULL,
      state = CASE
        WHEN ${state} = 'pending' AND moment + make_interval(secs => ${pause}) > ${patienceEnd} THEN 'dropped'
        ELSE ${state}
      END
    FROM notification AS n, clock_timestamp() AS moment
    WHERE d.id = ${id} AND d.attempt = ${attempt} AND d.state = 'pending' AND n.turn_id = d.turn_id
    RETURNING d.state
  `)
  return row?.state ?? null
}

const Waiting = z.object({ count: z.int(), oldestSeconds: z.number() })

/** Deliveries that are not decided yet, and how long ago the oldest of them was made. */
export function countPending(db: Db) {
  return db.one(sql.type(Waiting)`
    SELECT count(*) AS count,
      coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS "oldestSeconds"
    FROM delivery WHERE state = 'pending'
  `)
}
