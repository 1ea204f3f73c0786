import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import type { Answer } from '../clients/answer.ts'
import { arriveSeconds, type Content, type Provider, providers } from './rules.ts'

export type NewNotification = Content & { turnId: string; studentKey: string }

/**
 * Notes what the student is to be told and how: a delivery to each of their devices, or one by alias when they have none.
 * Returns how many deliveries that makes; 0 for a turn that is known, whatever has changed since. The caller has locked the
 * student.
 */
export async function createNotification(
  tx: Db,
  notification: NewNotification,
  through: Record<Provider, boolean>,
): Promise<number> {
  const { turnId, studentKey, type, messageType, messageId, bubbles, body } = notification
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    WITH made AS (
      INSERT INTO notification (turn_id, student_key, type, message_type, message_id, bubbles, body)
      VALUES (${turnId}, ${studentKey}, ${type}, ${messageType}, ${messageId}, ${bubbles}, ${body})
      ON CONFLICT DO NOTHING
      RETURNING turn_id, student_key
    ),
    reachable AS (SELECT token_hash FROM device WHERE student_key = ${studentKey} AND ${through.fcm}::boolean),
    target AS (
      SELECT token_hash FROM reachable
      UNION ALL
      SELECT NULL WHERE ${through.onesignal}::boolean AND NOT EXISTS (SELECT FROM reachable)
    )
    INSERT INTO delivery (id, turn_id, student_key, device_hash)
    SELECT gen_random_uuid(), made.turn_id, made.student_key, target.token_hash FROM made, target
  `)
  return rowCount
}

/** The right to send, until the lease ends and a newer attempt begins. */
export const Claim = z.object({ id: z.uuid(), studentKey: z.uuid(), provider: z.enum(providers), attempt: z.int() })
export type Claim = z.infer<typeof Claim>

export type Claiming = {
  provider: Provider
  limit: number
  leaseSeconds: number
  /** Over all replicas. A second's worth may go at once. */
  perSecond: number
}

/** The start of a statement's own time, which an index can be searched by. */
const isDue = (provider: Provider) => sql.fragment`
  state = 'pending' AND provider = ${provider} AND due_at <= statement_timestamp()
  AND (lease_until IS NULL OR lease_until <= statement_timestamp())
`

/** Takes as many due deliveries as there are tokens for. What a sender that died had taken is due again when its lease ends. */
export function claimDue(db: Db, { provider, limit, leaseSeconds, perSecond }: Claiming) {
  return db.any(sql.type(Claim)`
    WITH room AS (
      SELECT least(
        ${perSecond}::float8,
        tokens + greatest(0, extract(epoch FROM clock_timestamp() - refilled_at)::float8) * ${perSecond}::float8
      ) AS tokens
      FROM pace WHERE provider = ${provider} AND EXISTS (SELECT FROM delivery WHERE ${isDue(provider)})
      FOR UPDATE
    ),
    due AS (
      SELECT id FROM delivery WHERE ${isDue(provider)}
      ORDER BY due_at LIMIT coalesce((SELECT least(${limit}, floor(tokens)) FROM room), 0)::int
      FOR UPDATE SKIP LOCKED
    ),
    taken AS (
      UPDATE pace SET tokens = room.tokens - (SELECT count(*) FROM due), refilled_at = clock_timestamp()
      FROM room WHERE provider = ${provider} AND EXISTS (SELECT FROM due)
    )
    UPDATE delivery AS d
    SET attempt = d.attempt + 1, lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    FROM due WHERE d.id = due.id
    RETURNING d.id, d.student_key AS "studentKey", d.provider, d.attempt
  `)
}

const Held = z.object({
  deviceHash: z.instanceof(Buffer).nullable(),
  /** Null by alias, and when the device is no longer the student's. */
  token: z.string().nullable(),
  type: z.enum(['reply', 'scheduled', 'silence_checkin']),
  messageType: z.string().nullable(),
  messageId: z.uuid(),
  bubbles: z.int(),
  body: z.string(),
  isLate: z.boolean(),
})

/** For so long after it was made a delivery is tried again. */
const patienceSeconds = 30 * 60

/** What the claim is to send, while nobody else claims it; null when it is no longer this claim's. The caller has locked the student. */
export function holdDelivery(tx: Db, { id, attempt }: Claim) {
  return tx.maybeOne(sql.type(Held)`
    SELECT d.device_hash AS "deviceHash", v.token, n.type, n.message_type AS "messageType", n.message_id AS "messageId",
      n.bubbles, n.body,
      d.attempt > 1 AND clock_timestamp() > d.created_at + make_interval(secs => ${patienceSeconds}) AS "isLate"
    FROM delivery AS d
    JOIN notification AS n ON n.turn_id = d.turn_id
    LEFT JOIN device AS v ON v.token_hash = d.device_hash AND v.student_key = d.student_key
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
      AND a.finished_at IS NULL AND a.started_at > clock_timestamp() - make_interval(secs => ${arriveSeconds})
  `)
}

/** Gives the delivery up. The caller holds it. */
export async function dropDelivery(tx: Db, { id }: Claim): Promise<void> {
  await tx.query(sql.typeAlias('none')`UPDATE delivery SET state = 'dropped', lease_until = NULL WHERE id = ${id}`)
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
    UPDATE delivery SET lease_until = NULL, due_at = moment + make_interval(secs => ${pause}),
      state = CASE
        WHEN ${state} = 'pending' AND moment + make_interval(secs => ${pause})
          > created_at + make_interval(secs => ${patienceSeconds}) THEN 'dropped'
        ELSE ${state}
      END
    FROM clock_timestamp() AS moment
    WHERE id = ${id} AND attempt = ${attempt} AND state = 'pending'
    RETURNING state
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
