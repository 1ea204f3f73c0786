import { type Db, forgetOlder, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import type { UnaskedKind } from './rules.ts'

const Recent = z.object({ id: z.uuid(), studentKey: z.uuid(), writtenAt: z.string(), isTurnedOn: z.boolean() })

/** More than the caps ask about, should one of them be the message itself. */
const recentRows = 3

/** The newest messages that were written to each of these students unasked: those turned on, and the others. */
export function findRecent(tx: Db, studentKeys: readonly string[]) {
  const newest = (which: ReturnType<typeof sql.fragment>) => sql.fragment`
    SELECT id, written_at, turned_on FROM unasked_message
    WHERE student_key = s.student_key AND ${which} ORDER BY written_at DESC LIMIT ${recentRows}`
  return tx.any(sql.type(Recent)`
    SELECT u.id, s.student_key AS "studentKey", u.written_at AS "writtenAt", u.turned_on AS "isTurnedOn"
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS s (student_key)
    CROSS JOIN LATERAL (
      (${newest(sql.fragment`turned_on`)}) UNION ALL (${newest(sql.fragment`NOT turned_on`)})
    ) AS u
  `)
}

export type NewUnasked = {
  id: string
  studentKey: string
  kind: UnaskedKind
  template: string | null
  isTurnedOn: boolean
  writtenAt: string
}

/** Notes that these are written to locked students. One that was noted before is so now. */
export async function noteUnasked(tx: Db, rows: readonly NewUnasked[]): Promise<void> {
  if (rows.length === 0) return
  await tx.query(sql.typeAlias('none')`
    INSERT INTO unasked_message (id, student_key, kind, template, turned_on, written_at)
    SELECT * FROM ${unnest('n', rows, {
      id: ['uuid', ({ id }) => id],
      student_key: ['uuid', ({ studentKey }) => studentKey],
      kind: ['text', ({ kind }) => kind],
      template: ['text', ({ template }) => template],
      turned_on: ['bool', ({ isTurnedOn }) => isTurnedOn],
      written_at: ['timestamptz', ({ writtenAt }) => writtenAt],
    })}
    ON CONFLICT (id) DO UPDATE SET written_at = EXCLUDED.written_at
  `)
}

/** Forgets messages that history has not taken. */
export async function removeUnasked(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.query(sql.typeAlias('none')`DELETE FROM unasked_message WHERE id = ANY(${sql.array([...ids], 'uuid')})`)
}

const Used = z.object({ studentKey: z.uuid(), templates: z.array(z.string()) })

/** The templates that each of these students had last, newest first; nothing of who had none. */
export function findTemplates(db: Db, studentKeys: readonly string[], limit: number) {
  return db.any(sql.type(Used)`
    SELECT s.student_key AS "studentKey", array_agg(u.template ORDER BY u.written_at DESC) AS templates
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS s (student_key)
    CROSS JOIN LATERAL (
      SELECT template, written_at FROM unasked_message
      WHERE student_key = s.student_key AND template IS NOT NULL ORDER BY written_at DESC LIMIT ${limit}
    ) AS u
    GROUP BY s.student_key
  `)
}

const Wanted = z.object({
  studentKey: z.uuid(),
  actedAt: z.string().nullable(),
  /** Null when it is over. */
  pausedUntil: z.string().nullable(),
})

/** When each of these students last acted in a notification, and until when they want nothing unasked. */
export function findWishes(db: Db, studentKeys: readonly string[]) {
  return db.any(sql.type(Wanted)`
    SELECT s.student_key AS "studentKey", p.until AS "pausedUntil",
      (SELECT max(acted_at) FROM notification_action WHERE student_key = s.student_key) AS "actedAt"
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS s (student_key)
    LEFT JOIN pause AS p ON p.student_key = s.student_key AND p.until > clock_timestamp()
  `)
}

/** Pauses what a locked student gets unasked, unless that is paused for longer. */
export async function pauseUnasked(tx: Db, studentKey: string, until: Date): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO pause AS p (student_key, until) VALUES (${studentKey}, ${until.toISOString()})
    ON CONFLICT (student_key) DO UPDATE SET until = greatest(p.until, EXCLUDED.until)
  `)
}

export const forgetUnasked = forgetOlder('unasked_message', 'written_at')

/** For what students chose in notifications. */
export const forgetActions = forgetOlder('notification_action', 'acted_at')

const forgetEnded = forgetOlder('pause', 'until')

/** Forgets pauses that are over. */
export const forgetPauses = (db: Db, limit: number): Promise<number> => forgetEnded(db, 0, limit)

const Key = z.object({ studentKey: z.uuid() })

/** Who of these students has something unasked pending for today, in Istanbul, which they have not turned on. */
export function findPending(tx: Db, studentKeys: readonly string[]): Promise<readonly string[]> {
  return tx.anyFirst(sql.type(Key)`
    SELECT DISTINCT student_key AS "studentKey" FROM scheduled_message
    WHERE student_key = ANY(${sql.array([...studentKeys], 'uuid')}) AND kind <> 'reminder' AND parked_at IS NULL
      AND (occasion IS NULL OR occasion NOT IN ('reviews', 'weekly'))
      AND (due_at AT TIME ZONE 'Europe/Istanbul')::date <= (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date
  `)
}
