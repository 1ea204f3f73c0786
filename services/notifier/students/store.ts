import { studentErasedFrom } from '@yoldas/contracts/profile'
import { type Db, sql } from '@yoldas/db'
import { eraseMessages } from '@yoldas/outbox'
import { z } from 'zod'
import { type Counted, type Kind, newestUnread, rowsOf, takeNewer } from './rows.ts'

const Lock = z.object({ erased: z.boolean() })

/**
 * Makes the student known if they are not, and lets nobody else write about them until the transaction ends. About one
 * who is erased nothing may be written.
 */
export async function lockStudent(tx: Db, studentKey: string): Promise<{ erased: boolean }> {
  const known = await tx.maybeOne(lockKnown(studentKey))
  if (known) return known
  await tx.query(sql.typeAlias('none')`
    INSERT INTO student (student_key) VALUES (${studentKey}) ON CONFLICT DO NOTHING
  `)
  return tx.one(lockKnown(studentKey))
}

const lockKnown = (studentKey: string) => sql.type(Lock)`
  SELECT erased_at IS NOT NULL AS erased FROM student WHERE student_key = ${studentKey} FOR UPDATE
`

const Locked = z.object({ studentKey: z.uuid(), erased: z.boolean(), unread: z.int() })
export type Locks = ReadonlyMap<string, Omit<z.infer<typeof Locked>, 'studentKey'>>

/**
 * The same of many students at once, in the order of their keys. One alone is waited for; of several, those whom
 * somebody else has locked are left out, so that the others do not wait for them.
 */
export async function lockStudents(tx: Db, studentKeys: readonly string[]): Promise<Locks> {
  const keys = [...new Set(studentKeys)].toSorted()
  const waits = keys.length === 1
  const locked = await lockPresent(tx, keys, waits)
  const absent = keys.filter((key) => !locked.has(key))
  if (absent.length === 0) return locked
  await tx.query(sql.typeAlias('none')`
    INSERT INTO student (student_key) SELECT unnest(${sql.array(absent, 'uuid')}) ON CONFLICT DO NOTHING
  `)
  return new Map([...locked, ...(await lockPresent(tx, absent, waits))])
}

async function lockPresent(tx: Db, keys: readonly string[], waits: boolean): Promise<Locks> {
  const others = waits ? sql.fragment`` : sql.fragment`SKIP LOCKED`
  const rows = await tx.any(sql.type(Locked)`
    SELECT student_key AS "studentKey", erased_at IS NOT NULL AS erased, unread FROM student
    WHERE student_key = ANY(${sql.array(keys, 'uuid')}) ORDER BY student_key FOR UPDATE ${others}
  `)
  return new Map(rows.map(({ studentKey, ...lock }) => [studentKey, lock]))
}

/** Notes what is unread of locked students, where nothing newer is known. */
export async function noteUnread(tx: Db, all: readonly Counted[]): Promise<void> {
  const keys = sql.array(
    all.map(({ studentKey }) => studentKey),
    'uuid',
  )
  await tx.query(sql.typeAlias('none')`
    UPDATE student AS s SET ${takeNewer} FROM ${newestUnread(all)}
    WHERE s.student_key = n.student_key AND s.student_key = ANY(${keys})
  `)
}

/** Whether the student was erased; holds the answer true until the transaction ends. */
export async function lockErased(tx: Db, studentKey: string): Promise<boolean> {
  return (await lockStudent(tx, studentKey)).erased
}

const Replied = z.object({ studentKey: z.uuid(), day: z.string() })

/** On which day in Istanbul each of these students replied last; those who never did are absent. */
export function findReplied(db: Db, studentKeys: readonly string[]) {
  return db.any(sql.type(Replied)`
    SELECT student_key AS "studentKey", to_char(replied_on, 'YYYY-MM-DD') AS day FROM student
    WHERE student_key = ANY(${sql.array([...studentKeys], 'uuid')}) AND replied_on IS NOT NULL
  `)
}

/** Statements of this size stay far from the time a statement may take. */
const batch = 500

/**
 * Removes all that this service holds of the student, who was erased, after seeing to it that nothing late is added.
 * Only the closed row's random key stays, and the hashes of reply tokens, which name nobody: such a token is answered
 * as its student's who is gone. May be interrupted and run again.
 */
export async function eraseStudent(db: Db, studentKey: string): Promise<void> {
  await db.query(sql.typeAlias('none')`
    INSERT INTO student AS s (student_key, erased_at) VALUES (${studentKey}, clock_timestamp())
    ON CONFLICT (student_key) DO UPDATE
    SET erased_at = coalesce(s.erased_at, clock_timestamp()), replied_on = NULL, unread = 0, unread_revision = 0
  `)
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      DELETE FROM device WHERE token_hash = ANY(ARRAY(
        SELECT token_hash FROM device WHERE student_key = ${studentKey} LIMIT ${batch}
      ))
    `),
  )
  // Deliveries, attempts and actions go with them.
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      DELETE FROM notification WHERE turn_id = ANY(ARRAY(
        SELECT turn_id FROM notification WHERE student_key = ${studentKey} LIMIT ${batch}
      ))
    `),
  )
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      UPDATE reply_token SET student_key = NULL, message_id = NULL, device_hash = NULL
      WHERE token_hash = ANY(ARRAY(
        SELECT token_hash FROM reply_token WHERE student_key = ${studentKey} LIMIT ${batch}
      ))
    `),
  )
  await db.query(sql.typeAlias('none')`DELETE FROM reply_mark WHERE student_key = ${studentKey}`)
  // Who erased them a moment before may have said so: nobody would ask for it again for 20 s.
  await eraseMessages(db, studentKey, studentErasedFrom)
}

async function untilNone(remove: () => Promise<{ rowCount: number }>): Promise<void> {
  while ((await remove()).rowCount > 0);
}

/** `key` is where the next page goes on. */
const Held = z.looseObject({ key: z.string() })

/** What this service holds of the student of one kind, after a key in the order of keys; null begins. */
export function exportStudent(db: Db, studentKey: string, kind: Kind, after: string | null, limit: number) {
  return db.any(sql.type(Held)`
    SELECT * FROM (${rowsOf(studentKey)[kind]}) AS held
    WHERE ${after}::text IS NULL OR key > ${after}::text
    ORDER BY key LIMIT ${limit}
  `)
}
