import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { type Provider, providers } from '../pushes/rules.ts'
import { arriveSeconds, awayFailures, probeSeconds, sendSeconds } from './rules.ts'

type Fragment = ReturnType<typeof sql.fragment>

/** A delivery is tried again for this time after it was made. */
export const retryTime = sql.fragment`interval '30 minutes'`

/**
 * How much a delivery stands before what came with it. An answer an hour: somebody waits for it, and what stood longer
 * than that is not overtaken. What is of use for less time than it would be tried for, by as much as it is less.
 */
export const headStart = (type: Fragment, expiresAt: Fragment, made: Fragment) => sql.fragment`(
  CASE WHEN ${type} = 'reply' THEN interval '1 hour' ELSE interval '0' END
    + greatest(interval '0', least(${retryTime}, coalesce(${made} + ${retryTime} - ${expiresAt}, interval '0')))
)`

/** The right to send, until the lease ends and a newer attempt begins. */
export const Claim = z.object({
  id: z.uuid(),
  studentKey: z.uuid(),
  provider: z.enum(providers),
  attempt: z.int(),
  /** Of whatever the student is notified of. */
  traceparent: z.string().nullish(),
  /** The provider has failed by itself, and has taken nothing since. */
  suspected: z.boolean(),
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

/**
 * Gives what has waited for its moment a place in the queue; answers with how many there were, at most `limit`. What was
 * tried before stands where it stood when it was made.
 */
export async function queueDue(db: Db, limit: number): Promise<number> {
  const start = headStart(sql.fragment`n.type`, sql.fragment`n.expires_at`, sql.fragment`d.created_at`)
  const { rowCount } = await db.query(sql.typeAlias('none')`
    UPDATE delivery AS d SET place = CASE WHEN d.waits_for_provider THEN d.created_at ELSE d.due_at END - ${start}
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
 * Takes as many queued deliveries as there are tokens for, in the order of their places; of a provider that is away one
 * at a time. What a sender that died had taken is free again when its lease ends.
 */
export function claimDue(db: Db, { provider, limit, leaseSeconds, perSecond }: Claiming) {
  return db.any(sql.type(Claim)`
    WITH room AS (
      SELECT failures > 0 AS suspected, failures >= ${awayFailures} AS away, least(
        ${perSecond}::float8,
        tokens + greatest(0, extract(epoch FROM clock_timestamp() - refilled_at)::float8) * ${perSecond}::float8
      ) AS tokens
      FROM pace WHERE provider = ${provider} AND (paused_until IS NULL OR paused_until <= clock_timestamp())
        AND (failures < ${awayFailures} OR probe_at <= clock_timestamp())
        AND EXISTS (SELECT FROM delivery WHERE ${isQueued(provider)})
      FOR UPDATE
    ),
    first AS (
      SELECT id FROM delivery WHERE ${isQueued(provider)}
      ORDER BY place LIMIT coalesce((SELECT least(${limit}, floor(tokens)) FROM room WHERE NOT away), 0)::int
      FOR UPDATE SKIP LOCKED
    ),
    -- The newest: what was tried for as long as it is of use would be dropped instead of tried.
    probe AS (
      SELECT id FROM delivery WHERE ${isQueued(provider)}
      ORDER BY place DESC LIMIT (SELECT count(*) FROM room WHERE away AND tokens >= 1)
      FOR UPDATE SKIP LOCKED
    ),
    due AS (SELECT id FROM first UNION ALL SELECT id FROM probe),
    taken AS (
      UPDATE pace SET tokens = room.tokens - (SELECT count(*) FROM due), refilled_at = clock_timestamp(),
        probe_at = CASE WHEN away THEN clock_timestamp() + make_interval(secs => ${probeSeconds}) ELSE probe_at END
      FROM room WHERE provider = ${provider} AND EXISTS (SELECT FROM due)
    )
    UPDATE delivery AS d
    SET attempt = d.attempt + 1, lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    WHERE d.id = ANY(ARRAY(SELECT id FROM due))
    RETURNING d.id, d.student_key AS "studentKey", d.provider, d.attempt,
      (SELECT traceparent FROM notification WHERE turn_id = d.turn_id) AS traceparent,
      (SELECT suspected FROM room) AS suspected
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

/** Counts attempts that the provider failed by itself. When it counts as away, it is not asked for so many seconds. */
export async function noteFailures(db: Db, provider: Provider, count: number, waitSeconds: number): Promise<void> {
  const seconds = Math.max(probeSeconds, waitSeconds)
  await db.query(sql.typeAlias('none')`
    UPDATE pace SET failures = failures + ${count},
      probe_at = greatest(probe_at, clock_timestamp() + make_interval(secs => ${seconds}))
    WHERE provider = ${provider}
  `)
}

/** The provider took a push. If it was away, what waited for it is due. */
export async function noteBack(db: Db, provider: Provider): Promise<void> {
  await db.query(sql.typeAlias('none')`
    WITH before AS MATERIALIZED (
      SELECT failures FROM pace WHERE provider = ${provider} AND failures > 0 FOR UPDATE
    ),
    back AS (
      UPDATE pace SET failures = 0, probe_at = NULL FROM before WHERE provider = ${provider}
    )
    UPDATE delivery SET due_at = clock_timestamp()
    WHERE id = ANY(ARRAY(
      SELECT id FROM delivery
      WHERE provider = ${provider} AND state = 'pending' AND place IS NULL AND waits_for_provider
        AND due_at > statement_timestamp() AND EXISTS (SELECT FROM before WHERE before.failures >= ${awayFailures})
      FOR UPDATE SKIP LOCKED
    ))
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
