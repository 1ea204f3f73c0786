import type { UnreadCount } from '@yoldas/contracts/unread'
import { sql, unnest } from '@yoldas/db'

export type Counted = { studentKey: string; unread: UnreadCount }

/** What is unread by the newest of these, of each student, as `n` of a statement. */
export function newestUnread(all: readonly Counted[]) {
  const oldestFirst = all.toSorted((one, other) => one.unread.revision - other.unread.revision)
  const newest = new Map(oldestFirst.map((counted) => [counted.studentKey, counted]))
  return unnest('n', [...newest.values()], {
    student_key: ['uuid', ({ studentKey }) => studentKey],
    unread: ['int4', ({ unread }) => unread.count],
    revision: ['int8', ({ unread }) => unread.revision],
  })
}

/** Where it is newer than what is known of the student, as `s` of the statement. */
export const takeNewer = sql.fragment`
  unread = CASE WHEN n.revision > s.unread_revision THEN n.unread ELSE s.unread END,
  unread_revision = greatest(s.unread_revision, n.revision)`

/** What is held of a student, in the order of an export. */
export const kinds = [
  'student',
  'device',
  'notification',
  'delivery',
  'attempt',
  'replyToken',
  'reply',
  'action',
] as const
export type Kind = (typeof kinds)[number]

/**
 * What is held of a student, each row with the `key` that its export is paged by. Reply tokens themselves are exported
 * to nobody.
 */
export const rowsOf = (studentKey: string) =>
  ({
    student: sql.fragment`
      SELECT student_key::text AS key, replied_on AS "repliedOn", unread
      FROM student WHERE student_key = ${studentKey} AND (replied_on IS NOT NULL OR unread_revision > 0)
    `,
    device: sql.fragment`
      SELECT encode(token_hash, 'hex') AS key, token, platform, app_version AS "appVersion", locale,
        created_at AS "createdAt", updated_at AS "updatedAt"
      FROM device WHERE student_key = ${studentKey}
    `,
    notification: sql.fragment`
      SELECT turn_id::text AS key, turn_id AS "turnId", type AS "notificationType", message_type AS "messageType",
        message_id AS "messageId", bubbles, body, created_at AS "createdAt"
      FROM notification WHERE student_key = ${studentKey}
    `,
    delivery: sql.fragment`
      SELECT id::text AS key, id AS "deliveryId", turn_id AS "turnId", state, due_at AS "dueAt",
        created_at AS "createdAt"
      FROM delivery WHERE student_key = ${studentKey}
    `,
    attempt: sql.fragment`
      SELECT a.id::text AS key, a.delivery_id AS "deliveryId", a.attempt, a.provider, a.started_at AS "startedAt",
        a.finished_at AS "finishedAt", a.outcome, a.status, a.answer
      FROM attempt AS a JOIN delivery AS d ON d.id = a.delivery_id WHERE d.student_key = ${studentKey}
    `,
    replyToken: sql.fragment`
      SELECT encode(token_hash, 'hex') AS key, message_id AS "messageId", expires_at AS "expiresAt",
        revoked_at AS "revokedAt"
      FROM reply_token WHERE student_key = ${studentKey}
    `,
    reply: sql.fragment`
      SELECT client_id::text AS key, client_id AS "clientId", accepted_at AS "acceptedAt"
      FROM reply_mark WHERE student_key = ${studentKey}
    `,
    action: sql.fragment`
      SELECT a.turn_id || '.' || a.action AS key, a.turn_id AS "turnId", a.action, a.client_id AS "clientId",
        a.acted_at AS "actedAt"
      FROM notification_action AS a JOIN notification AS n ON n.turn_id = a.turn_id WHERE n.student_key = ${studentKey}
    `,
  }) satisfies Record<Kind, unknown>
