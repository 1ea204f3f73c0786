import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { type Provider, providers } from '../pushes/rules.ts'
import { arriveSeconds, sendSeconds } from './rules.ts'

/**
 * An answer stands so much before what came with it: somebody waits for it, and what stood longer than that is not
 * overtaken.
 */
export const headStart = (type: ReturnType<typeof sql.fragment>) =>
  sql.fragment`CASE WHEN ${type} = 'reply' THEN interval '1 hour' ELSE interval '0' END`

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
 * Takes as many queued deliveries as there are tokens for, in the order of their places. What a sender that died had
 * taken is free again when its lease ends.
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

const Waiting = z.object({ count: z.int(), oldestSeconds: z.number() })

/** Deliveries that are not decided yet, and how long ago the oldest of them was made. */
export function countPending(db: Db) {
  return db.one(sql.type(Waiting)`
    SELECT count(*) AS count,
      coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS "oldestSeconds"
    FROM delivery WHERE state = 'pending'
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
