import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import { headStart } from '../claiming/store.ts'
import type { Content, Provider } from '../pushes/rules.ts'
import { type Counted, newestUnread, takeNewer } from '../students/rows.ts'

export type NewNotification = Content &
  Counted & {
    turnId: string
    expiresAt: string | null
    traceparent?: string | null
  }

/** What each delivery of a student puts the next ones behind, and how far behind anybody's they can get. */
const spacing = { step: '1 second', most: '1 hour' }

const Made = z.object({ turnId: z.uuid() })

/**
 * Enters what students are to be notified of and how: a delivery to each of their devices, or one by alias when they
 * have none, and notes what is unread. Returns the turns of which there is something to send; a turn that is known makes
 * nothing, whatever has changed since. The caller has locked the students. A silence check-in that does not say so is of
 * use until 20:00 in Istanbul.
 */
export async function createNotifications(
  tx: Db,
  notifications: readonly NewNotification[],
  through: Record<Provider, boolean>,
): Promise<Set<string>> {
  const keys = sql.array(
    notifications.map(({ studentKey }) => studentKey),
    'uuid',
  )
  const made = await tx.anyFirst(sql.type(Made)`
    WITH moment AS MATERIALIZED (SELECT clock_timestamp() AS now),
    made AS (
      INSERT INTO notification (turn_id, student_key, type, message_type, message_id, bubbles, body, traceparent,
        expires_at)
      SELECT turn_id, student_key, type, message_type, message_id, bubbles, body, traceparent,
        coalesce(expires_at, CASE WHEN type = 'silence_checkin' THEN ${nextEvening} END)
      FROM moment, ${unnest('n', notifications, {
        turn_id: ['uuid', ({ turnId }) => turnId],
        student_key: ['uuid', ({ studentKey }) => studentKey],
        type: ['text', ({ type }) => type],
        message_type: ['text', ({ messageType }) => messageType],
        message_id: ['uuid', ({ messageId }) => messageId],
        bubbles: ['int4', ({ bubbles }) => bubbles],
        body: ['text', ({ body }) => body],
        expires_at: ['timestamptz', ({ expiresAt }) => expiresAt],
        traceparent: ['text', ({ traceparent }) => traceparent ?? null],
      })}
      ON CONFLICT DO NOTHING
      RETURNING turn_id, student_key, type, expires_at
    ),
    phone AS MATERIALIZED (
      SELECT student_key, token_hash FROM device WHERE student_key = ANY(${keys}) AND ${through.fcm}::boolean
    ),
    target AS MATERIALIZED (
      SELECT made.*, phone.token_hash FROM made JOIN phone USING (student_key)
      UNION ALL
      SELECT made.*, NULL FROM made
      WHERE ${through.onesignal}::boolean AND NOT EXISTS (SELECT FROM phone WHERE phone.student_key = made.student_key)
    ),
    placed AS MATERIALIZED (
      -- All deliveries of a turn have one place: behind those of the turns before it.
      SELECT t.turn_id, t.token_hash, t.student_key, t.type, t.expires_at, now + ${spacing.most}::interval AS last,
        least(greatest(s.next_place, now), now + ${spacing.most}::interval)
          + (rank() OVER of_student - 1) * ${spacing.step}::interval AS place,
        count(*) OVER (PARTITION BY t.turn_id) * ${spacing.step}::interval AS width
      FROM target AS t JOIN student AS s ON s.student_key = t.student_key, moment
      WHERE s.student_key = ANY(${keys})
      WINDOW of_student AS (PARTITION BY t.student_key ORDER BY t.turn_id)
    ),
    moved AS (
      UPDATE student AS s SET next_place = coalesce(p.next, s.next_place), ${takeNewer}
      FROM ${newestUnread(notifications)} LEFT JOIN (
        SELECT student_key, max(least(place, last) + width) AS next FROM placed GROUP BY student_key
      ) AS p USING (student_key)
      WHERE s.student_key = n.student_key AND s.student_key = ANY(${keys})
    )
    INSERT INTO delivery (id, turn_id, student_key, device_hash, due_at, place)
    SELECT gen_random_uuid(), turn_id, student_key, token_hash, now,
      least(place, last) - ${headStart(sql.fragment`type`, sql.fragment`expires_at`, sql.fragment`now`)}
    FROM placed, moment
    RETURNING turn_id AS "turnId"
  `)
  return new Set(made)
}

/** The next time that Istanbul's clocks show 20:00. */
const nextEvening = sql.fragment`
  (date_trunc('day', (now AT TIME ZONE 'Europe/Istanbul') + interval '4 hours') + interval '20 hours')
    AT TIME ZONE 'Europe/Istanbul'
`
