import { ScheduledMessage } from '@yoldas/contracts/scheduler'
import { type Db, sql } from '@yoldas/db'
import { eraseMessages } from '@yoldas/outbox'
import { z } from 'zod'

const Key = z.object({ studentKey: z.uuid() })

/**
 * Makes the students known if they are not, and lets nobody else write about them until the transaction ends. Answers
 * with those who have not left: about the others nothing may be written.
 */
export async function lockStudents(tx: Db, studentKeys: readonly string[]): Promise<readonly string[]> {
  const keys = [...new Set(studentKeys)]
  await tx.query(sql.typeAlias('none')`
    INSERT INTO student (student_key) SELECT key FROM unnest(${sql.array(keys, 'uuid')}) AS key
    ORDER BY key ON CONFLICT DO NOTHING
  `)
  return lockKnown(tx, keys)
}

/** The same of students who are known, as everybody is whom a scheduled message is for. */
export function lockKnown(tx: Db, studentKeys: readonly string[]): Promise<readonly string[]> {
  return tx.anyFirst(sql.type(Key)`
    SELECT student_key AS "studentKey" FROM (
      SELECT student_key, erased_at FROM student WHERE student_key = ANY(${sql.array([...studentKeys], 'uuid')})
      ORDER BY student_key FOR UPDATE
    ) AS locked
    WHERE erased_at IS NULL
  `)
}

/** Whether the student was erased; holds the answer true until the transaction ends. */
export async function lockErased(tx: Db, studentKey: string): Promise<boolean> {
  return (await lockStudents(tx, [studentKey])).length === 0
}

/** Whether the student was erased; false for one who is not known. */
export function isErased(db: Db, studentKey: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`
    SELECT FROM student WHERE student_key = ${studentKey} AND erased_at IS NOT NULL
  `)
}

/**
 * Removes all that this service holds of the student, who was erased, after seeing to it that nothing late is added.
 * Only the closed row's random key stays. May be interrupted and run again.
 */
export async function eraseStudent(db: Db, studentKey: string): Promise<void> {
  await db.query(sql.typeAlias('none')`
    INSERT INTO student AS s (student_key, erased_at) VALUES (${studentKey}, clock_timestamp())
    ON CONFLICT (student_key) DO UPDATE SET erased_at = coalesce(s.erased_at, clock_timestamp())
  `)
  await db.query(sql.typeAlias('none')`DELETE FROM scheduled_message WHERE student_key = ${studentKey}`)
  // After what is scheduled, since delivering a reminder makes one of the other.
  await db.query(sql.typeAlias('none')`DELETE FROM delivered_reminder WHERE student_key = ${studentKey}`)
  await db.query(sql.typeAlias('none')`DELETE FROM cancelled_message WHERE student_key = ${studentKey}`)
  await db.query(sql.typeAlias('none')`DELETE FROM unasked_message WHERE student_key = ${studentKey}`)
  await db.query(sql.typeAlias('none')`DELETE FROM notification_action WHERE student_key = ${studentKey}`)
  await db.query(sql.typeAlias('none')`DELETE FROM pause WHERE student_key = ${studentKey}`)
  await eraseMessages(db, studentKey)
}

const Held = ScheduledMessage.extend({
  kind: z.string(),
  afterMessageId: z.uuid().nullable(),
  silentSince: z.string().nullable(),
  template: z.string().nullable(),
  occasion: z.string().nullable(),
  blockId: z.uuid().nullable(),
  snoozedFrom: z.uuid().nullable(),
  attempt: z.int(),
  refusals: z.int(),
  parkedAt: z.string().nullable(),
})

/** What is to be written to the student, parked messages included, by id, so many after this one. */
export function exportStudent(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(Held)`
    SELECT id, kind, text, reason, after_message_id AS "afterMessageId", cancel_on AS "cancelOn",
      silent_since AS "silentSince", template, occasion, block_id AS "blockId", snoozed_from AS "snoozedFrom", due_at AS "dueAt", created_at AS "createdAt",
      attempt, refusals, parked_at AS "parkedAt"
    FROM scheduled_message WHERE student_key = ${studentKey} AND (${after}::uuid IS NULL OR id > ${after})
    ORDER BY id LIMIT ${limit}
  `)
}

const Noted = z.object({
  id: z.uuid(),
  kind: z.string(),
  template: z.string().nullable(),
  turnedOn: z.boolean(),
  writtenAt: z.string(),
})

/** What was written to the student unasked, by id, so many after this one. */
export function exportUnasked(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(Noted)`
    SELECT id, kind, template, turned_on AS "turnedOn", written_at AS "writtenAt" FROM unasked_message
    WHERE student_key = ${studentKey} AND (${after}::uuid IS NULL OR id > ${after}) ORDER BY id LIMIT ${limit}
  `)
}

const Action = z.object({ turnId: z.uuid(), action: z.string(), actedAt: z.string() })

/** What the student chose in notifications, by message and action, so many after `<message>/<action>`. */
export function exportActions(db: Db, studentKey: string, after: string | null, limit: number) {
  const [turnId = '00000000-0000-0000-0000-000000000000', action = ''] = after?.split('/') ?? []
  return db.any(sql.type(Action)`
    SELECT turn_id AS "turnId", action, acted_at AS "actedAt" FROM notification_action
    WHERE student_key = ${studentKey} AND (turn_id, action) > (${turnId}::uuid, ${action})
    ORDER BY turn_id, action LIMIT ${limit}
  `)
}

const Pause = z.object({ until: z.string() })

/** Until when the student wants nothing unasked; null for one who wants it. */
export function exportPause(db: Db, studentKey: string) {
  return db.maybeOne(sql.type(Pause)`SELECT until FROM pause WHERE student_key = ${studentKey}`)
}

const Delivered = z.object({
  id: z.uuid(),
  text: z.string(),
  reason: z.string().nullable(),
  afterMessageId: z.uuid().nullable(),
  dueAt: z.string(),
  blockId: z.uuid().nullable(),
  snoozedFrom: z.uuid().nullable(),
  deliveredAt: z.string(),
})

/** Reminders that were delivered lately, by id, so many after this one. */
export function exportDelivered(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(Delivered)`
    SELECT id, text, reason, after_message_id AS "afterMessageId", due_at AS "dueAt", block_id AS "blockId",
      snoozed_from AS "snoozedFrom", delivered_at AS "deliveredAt"
    FROM delivered_reminder WHERE student_key = ${studentKey} AND (${after}::uuid IS NULL OR id > ${after})
    ORDER BY id LIMIT ${limit}
  `)
}
