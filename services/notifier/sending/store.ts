import { Platform } from '@yoldas/contracts/notifier'
import { MessageType } from '@yoldas/contracts/proactive'
import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import { type Claim, retryTime } from '../claiming/store.ts'
import { longestTtlSeconds } from '../pushes/rules.ts'
import { tokenLife } from '../replies/store.ts'

/** A claim, and the ids that its attempt is to have. */
export type Opening = Claim & { entryId: string; replyHash: Buffer }

const Opened = z.object({
  id: z.uuid(),
  /** Why the delivery is given up instead. */
  dropped: z.enum(['device-gone', 'late', 'expired']).nullable(),
  deviceHash: z.instanceof(Buffer).nullable(),
  /** Null by alias, and when the device is no longer the student's. */
  token: z.string().nullable(),
  platform: Platform.nullable(),
  type: z.enum(['reply', 'scheduled', 'silence_checkin']),
  messageType: MessageType.nullable(),
  messageId: z.uuid(),
  bubbles: z.int(),
  body: z.string(),
  /** How long the provider may keep the push, and until when (in seconds since 1970). */
  ttlSeconds: z.int(),
  endSeconds: z.int(),
  startedAt: z.string(),
})
export type Opened = z.infer<typeof Opened>

/**
 * Enters an attempt for each claim into the ledger, before anything is sent, with a reply token good for 14 days; a
 * delivery that is to be sent no more is given up, which the ledger says too. A claim that has passed to a newer
 * attempt is left out. Devices stay their students' until the transaction ends: who takes one over then finds the token
 * and revokes it. The caller has locked the students.
 */
export function openAttempts(tx: Db, openings: readonly Opening[]) {
  const ids = sql.array(
    openings.map(({ id }) => id),
    'uuid',
  )
  return tx.any(sql.type(Opened)`
    WITH held AS MATERIALIZED (
      SELECT d.id, d.attempt, d.turn_id, d.student_key, d.device_hash, d.provider, d.created_at, c.entry_id,
        c.reply_hash
      FROM delivery AS d
      JOIN ${unnest('c', openings, {
        id: ['uuid', ({ id }) => id],
        attempt: ['int4', ({ attempt }) => attempt],
        entry_id: ['uuid', ({ entryId }) => entryId],
        reply_hash: ['bytea', ({ replyHash }) => replyHash],
      })}
        ON c.id = d.id AND c.attempt = d.attempt
      WHERE d.id = ANY(${ids}) AND d.state = 'pending'
      ORDER BY d.id FOR UPDATE OF d
    ),
    phone AS MATERIALIZED (
      SELECT held.id, v.token, v.platform
      FROM device AS v JOIN held ON v.token_hash = held.device_hash AND v.student_key = held.student_key
      WHERE v.token_hash = ANY(ARRAY(SELECT device_hash FROM held))
      ORDER BY v.token_hash FOR SHARE OF v
    ),
    judged AS MATERIALIZED (
      SELECT held.*, phone.token, phone.platform, n.type, n.message_type, n.message_id, n.bubbles, n.body, now,
        least(n.expires_at, now + make_interval(secs => ${longestTtlSeconds})) AS gone,
        CASE
          WHEN n.expires_at <= now THEN 'expired'
          WHEN held.attempt > 1 AND now > held.created_at + ${retryTime} THEN 'late'
          WHEN held.device_hash IS NOT NULL AND phone.id IS NULL THEN 'device-gone'
        END AS dropped
      FROM held
      JOIN notification AS n ON n.turn_id = held.turn_id
      LEFT JOIN phone ON phone.id = held.id
      CROSS JOIN (SELECT clock_timestamp() AS now OFFSET 0) AS moment
      WHERE n.turn_id = ANY(ARRAY(SELECT turn_id FROM held))
    ),
    offered AS (
      INSERT INTO reply_token (token_hash, student_key, message_id, device_hash, expires_at)
      SELECT reply_hash, student_key, message_id, device_hash, now + ${tokenLife} FROM judged WHERE dropped IS NULL
    ),
    given_up AS (
      UPDATE delivery SET state = 'dropped', lease_until = NULL
      WHERE id = ANY(ARRAY(SELECT id FROM judged WHERE dropped IS NOT NULL))
    ),
    entered AS (
      INSERT INTO attempt (id, delivery_id, attempt, provider, finished_at, outcome, answer)
      SELECT entry_id, id, attempt, provider, CASE WHEN dropped IS NOT NULL THEN clock_timestamp() END, dropped,
        CASE WHEN dropped IS NOT NULL THEN 'nothing was sent' END
      FROM judged
      RETURNING delivery_id, started_at
    )
    SELECT j.id, j.dropped, j.device_hash AS "deviceHash", j.token, j.platform, j.type, j.message_type AS "messageType",
      j.message_id AS "messageId", j.bubbles, j.body, e.started_at AS "startedAt",
      floor(extract(epoch FROM j.gone - j.now))::int8 AS "ttlSeconds",
      floor(extract(epoch FROM j.gone))::int8 AS "endSeconds"
    FROM judged AS j JOIN entered AS e ON e.delivery_id = j.id
  `)
}

/** `isAway`: the provider failed by itself, and the delivery is due as soon as that is back. */
export type Settlement =
  | { kind: 'sent' }
  | { kind: 'dropped' }
  | { kind: 'again'; pauseSeconds: number; isAway: boolean; retryAfterSeconds: number }

/** What an attempt came to; `answer` is what the ledger keeps of the provider's words. */
export type Settling = Pick<Claim, 'id' | 'attempt' | 'provider' | 'suspected'> & {
  outcome: string
  status: number | null
  answer: string
  settlement: Settlement
}

const Settled = z.object({ id: z.uuid(), attempt: z.int(), state: z.enum(['pending', 'sent', 'dropped']) })

/**
 * Enters the answers into the ledger and decides the deliveries by them; one is dropped when its next attempt would be
 * too late. One that waits for its provider is not: its next attempt comes when the provider is back, or at the end of
 * its time. Returns what became of each. One that has passed to a newer attempt, whose answer counts instead, is left
 * out.
 */
export function settleAttempts(db: Db, settlings: readonly Settling[]) {
  const ids = sql.array(
    settlings.map(({ id }) => id),
    'uuid',
  )
  return db.any(sql.type(Settled)`
    WITH answer AS MATERIALIZED (
      SELECT * FROM ${unnest('a', settlings, {
        id: ['uuid', ({ id }) => id],
        attempt: ['int4', ({ attempt }) => attempt],
        outcome: ['text', ({ outcome }) => outcome],
        status: ['int4', ({ status }) => status],
        answer: ['text', ({ answer }) => answer],
        state: ['text', ({ settlement: { kind } }) => (kind === 'again' ? 'pending' : kind)],
        pause: ['float8', ({ settlement }) => (settlement.kind === 'again' ? settlement.pauseSeconds : 0)],
        away: ['bool', ({ settlement }) => settlement.kind === 'again' && settlement.isAway],
      })}
    ),
    held AS MATERIALIZED (
      SELECT id, created_at FROM delivery WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE
    ),
    answered AS (
      UPDATE attempt AS t
      SET finished_at = clock_timestamp(), outcome = a.outcome, status = a.status, answer = a.answer
      FROM held JOIN answer AS a USING (id)
      WHERE t.delivery_id = a.id AND t.attempt = a.attempt AND t.delivery_id = ANY(${ids})
    )
    UPDATE delivery AS d SET lease_until = NULL, due_at = next, place = NULL, waits_for_provider = a.away,
      state = CASE
        WHEN a.state = 'pending' AND next > d.created_at + ${retryTime} THEN 'dropped'
        ELSE a.state
      END
    FROM held
    JOIN answer AS a USING (id)
    CROSS JOIN LATERAL (
      SELECT least(
        clock_timestamp() + make_interval(secs => a.pause),
        CASE WHEN a.away THEN held.created_at + ${retryTime} END
      ) AS next OFFSET 0
    ) AS moment
    WHERE d.id = a.id AND d.attempt = a.attempt AND d.state = 'pending'
      AND d.id = ANY(${ids})
    RETURNING d.id, d.attempt, d.state
  `)
}
