import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { isShown } from '../media/store.ts'

const Before = z.object({ before: z.string() })

/** The beginning of the day in Istanbul so many days before today: what was stored earlier is kept for too long. */
export function dayBefore(db: Db, days: number): Promise<string> {
  return db.oneFirst(sql.type(Before)`
    SELECT ((statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date - ${days}::int)::timestamp
      AT TIME ZONE 'Europe/Istanbul' AS before
  `)
}

const Key = z.object({ studentKey: z.uuid() })

/**
 * Locks conversations with messages of before then until the transaction ends. It waits for none: those that somebody
 * has locked are left for a later page.
 */
export function lockOld(tx: Db, before: string, limit: number) {
  return tx.anyFirst(sql.type(Key)`
    SELECT student_key AS "studentKey" FROM conversation
    WHERE kept_since < ${before} AND erased_at IS NULL ORDER BY kept_since LIMIT ${limit} FOR UPDATE SKIP LOCKED
  `)
}

const Old = z.object({ id: z.uuid(), turnId: z.uuid(), studentKey: z.uuid(), role: z.enum(['user', 'assistant']) })
export type Old = z.infer<typeof Old>

/**
 * The messages of before then among the first `each` of each student, in the order of their turns. A turn that is not
 * finished keeps its question.
 */
export function findOld(tx: Db, studentKeys: readonly string[], before: string, each: number) {
  return tx.any(sql.type(Old)`
    SELECT m.id, m.turn_id AS "turnId", m.student_key AS "studentKey", m.role
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS s (student_key)
    CROSS JOIN LATERAL (
      SELECT id, turn_id, student_key, role, created_at FROM message
      WHERE student_key = s.student_key AND NOT emptied ORDER BY turn_index, position LIMIT ${each}
    ) AS m
    JOIN turn AS t ON t.id = m.turn_id
    WHERE m.created_at < ${before} AND t.finished_at IS NOT NULL
  `)
}

/** Empties messages of students: nothing shows them any more, and nothing answers them. */
export async function emptyQuestions(tx: Db, ids: readonly string[]): Promise<void> {
  const emptied = sql.array([...ids], 'uuid')
  await tx.query(sql.typeAlias('none')`
    UPDATE message SET content = '', media = '[]', reactions = '[]', reply_to_id = NULL, emptied = true
    WHERE id = ANY(${emptied})
  `)
  await tx.query(sql.typeAlias('none')`UPDATE message SET reply_to_id = NULL WHERE reply_to_id = ANY(${emptied})`)
}

/** Removes messages of the companion, and the turns that have none left, but for those that a student began. */
export async function removeBubbles(tx: Db, bubbles: readonly Pick<Old, 'id' | 'turnId'>[]): Promise<void> {
  const column = (values: string[]) => sql.array([...new Set(values)], 'uuid')
  await tx.query(sql.typeAlias('none')`DELETE FROM message WHERE id = ANY(${column(bubbles.map(({ id }) => id))})`)
  await tx.query(sql.typeAlias('none')`
    DELETE FROM turn
    WHERE id = ANY(${column(bubbles.map(({ turnId }) => turnId))}) AND origin NOT IN ('chat', 'notification')
      AND NOT EXISTS (SELECT FROM message WHERE turn_id = turn.id)
  `)
}

/**
 * Notes of locked conversations without old messages since when they have any. An answer that came long after its
 * question may be the first of them, and what was written meanwhile is found that much later.
 */
export async function noteKept(tx: Db, studentKeys: readonly string[], before: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE conversation AS c SET kept_since = greatest(${before}, coalesce(
      (
        SELECT created_at FROM message
        WHERE student_key = c.student_key AND NOT emptied ORDER BY turn_index, position LIMIT 1
      ),
      clock_timestamp()
    ))
    WHERE student_key = ANY(${sql.array([...studentKeys], 'uuid')})
  `)
}

const Attachment = z.object({ id: z.uuid(), studentKey: z.uuid() })

/** Attachments of before then that no message has any more. */
const unused = (before: string) => sql.fragment`status = 'ready' AND created_at < ${before} AND NOT ${isShown}`

/** Removes some of them, but for pictures; the caller removes their objects in the same transaction. */
export function removeUnused(tx: Db, before: string, limit: number) {
  return tx.any(sql.type(Attachment)`
    DELETE FROM media WHERE id = ANY(ARRAY(
      SELECT id FROM media WHERE kind <> 'image' AND ${unused(before)}
      ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING id, student_key AS "studentKey"
  `)
}

const Place = z.object({ createdAt: z.string(), id: z.uuid() })
export type Place = z.infer<typeof Place>

/**
 * Has it found out of the next pictures among them, after a place, whether a mistake has them: they are not removed
 * here. Answers with their places, in order.
 */
export function checkUnused(tx: Db, before: string, after: Place | null, limit: number): Promise<readonly Place[]> {
  return tx.any(sql.type(Place)`
    WITH next AS MATERIALIZED (
      SELECT id, created_at FROM media
      WHERE kind = 'image' AND check_at IS NULL AND ${unused(before)} AND (
        ${after?.id ?? null}::uuid IS NULL
        OR (created_at, id) > (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid)
      )
      ORDER BY created_at, id LIMIT ${limit}
    ), checked AS (
      UPDATE media SET check_at = clock_timestamp() WHERE id = ANY(ARRAY(SELECT id FROM next))
    )
    SELECT created_at::text AS "createdAt", id FROM next ORDER BY created_at, id
  `)
}

const Counted = z.object({ emptied: z.int(), removed: z.int(), attachments: z.int() })

/** What there is of before then: messages of students, messages of the companion, and attachments. */
export function countOld(db: Db, before: string) {
  return db.one(sql.type(Counted)`
    WITH old AS (
      SELECT m.role, m.media FROM conversation AS c
      JOIN message AS m ON m.student_key = c.student_key AND NOT m.emptied AND m.created_at < ${before}
      JOIN turn AS t ON t.id = m.turn_id AND t.finished_at IS NOT NULL
      WHERE c.kept_since < ${before} AND c.erased_at IS NULL
    )
    SELECT count(*) FILTER (WHERE role = 'user') AS emptied, count(*) FILTER (WHERE role = 'assistant') AS removed,
      (
        SELECT count(*) FROM media
        WHERE kind <> 'image' AND status = 'ready' AND created_at < ${before} AND NOT EXISTS (
          SELECT FROM message
          WHERE message.student_key = media.student_key AND message.media <> '[]' AND message.created_at >= ${before}
            AND message.media @> jsonb_build_array(jsonb_build_object('id', media.id))
        )
      ) AS attachments
    FROM old
  `)
}
