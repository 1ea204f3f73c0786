import { studentArrived } from '@yoldas/contracts/profile'
import { type Db, sql } from '@yoldas/db'
import { eraseMessages, recordEvent } from '@yoldas/outbox'
import { z } from 'zod'
import { StoredProfile } from './rules.ts'

const Key = z.object({ studentKey: z.uuid() })
const Student = z.object({ profile: StoredProfile, createdAt: z.string() })

const Known = z.object({ studentKey: z.uuid().nullable(), erasedAt: z.number().nullable() })

/** The student of a `sub`, and when (epoch seconds) the last student of that `sub` left. */
export function findKnown(db: Db, sub: string, subHash: Buffer) {
  return db.one(sql.type(Known)`
    SELECT
      (SELECT student_key FROM student WHERE sub = ${sub}) AS "studentKey",
      (SELECT extract(epoch FROM erased_at)::float8 FROM tombstone WHERE sub_hash = ${sql.binary(subHash)}) AS "erasedAt"
  `)
}

const Arrival = z.object({ studentKey: z.uuid(), arrivedAt: z.string() })

/**
 * Makes a student and tells that they came, in one commit: ring the relay then. Null, and nothing is told, when another
 * caller was faster.
 */
export function createStudent(db: Db, sub: string, freshKey: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const arrival = await tx.maybeOne(sql.type(Arrival)`
      INSERT INTO student (student_key, sub) VALUES (${freshKey}, ${sub})
      ON CONFLICT (sub) DO NOTHING
      RETURNING student_key AS "studentKey", created_at AS "arrivedAt"
    `)
    if (!arrival) return null
    await recordEvent(tx, studentArrived, arrival.studentKey, arrival)
    return arrival.studentKey
  })
}

/** Null for an erased student. */
export function findStudent(db: Db, studentKey: string) {
  return db.maybeOne(sql.type(Student)`
    SELECT profile, created_at AS "createdAt" FROM student WHERE student_key = ${studentKey}
  `)
}

const KeyedProfile = z.object({ studentKey: z.uuid(), profile: StoredProfile })

/** Of those students who have not left, in any order. */
export function findProfiles(db: Db, studentKeys: readonly string[]) {
  return db.any(sql.type(KeyedProfile)`
    SELECT student_key AS "studentKey", profile FROM student
    WHERE student_key = ANY(${sql.array([...studentKeys], 'uuid')})
  `)
}

const Subject = z.object({ sub: z.string() })

/** Null for an erased student. */
export function findSubject(db: Db, studentKey: string): Promise<string | null> {
  return db.maybeOneFirst(sql.type(Subject)`SELECT sub FROM student WHERE student_key = ${studentKey}`)
}

/** As `findStudent`, and nobody else changes the row until the transaction ends. */
export function lockStudent(tx: Db, studentKey: string) {
  return tx.maybeOne(sql.type(Student)`
    SELECT profile, created_at AS "createdAt" FROM student WHERE student_key = ${studentKey} FOR UPDATE
  `)
}

export async function saveProfile(tx: Db, studentKey: string, profile: StoredProfile): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE student SET profile = ${sql.jsonb(profile)} WHERE student_key = ${studentKey}
  `)
}

/** Removes all that this service holds of the student; null when it holds nothing. */
export async function eraseStudent(tx: Db, studentKey: string): Promise<{ sub: string } | null> {
  const left = await tx.maybeOne(sql.type(Subject)`DELETE FROM student WHERE student_key = ${studentKey} RETURNING sub`)
  if (left) await eraseMessages(tx, studentKey)
  return left
}

/** Marks that the students of this `sub` up to now have left. */
export async function bury(tx: Db, subHash: Buffer): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO tombstone (sub_hash, erased_at) VALUES (${sql.binary(subHash)}, clock_timestamp())
    ON CONFLICT (sub_hash) DO UPDATE SET erased_at = EXCLUDED.erased_at
  `)
}

/** Remembers what has yet to follow: the services that are to say that they hold nothing more. */
export async function openErasure(tx: Db, id: string, studentKey: string, pending: readonly string[]): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO erasure (id, student_key, pending)
    VALUES (${id}, ${studentKey}, ${sql.array([...pending], 'text')})
  `)
}

/** Notes that a service holds nothing more; with the last one, nothing here names the student any more. */
export async function closeErasure(tx: Db, studentKey: string, service: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE erasure SET pending = array_remove(pending, ${service}) WHERE student_key = ${studentKey}
  `)
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    UPDATE erasure SET student_key = NULL, completed_at = clock_timestamp()
    WHERE student_key = ${studentKey} AND pending = '{}'
  `)
  if (rowCount > 0) await eraseMessages(tx, studentKey)
}

/** Erasures that have not been completed for so long after they were announced; they are to be announced again. */
export async function findStalled(tx: Db, seconds: number): Promise<readonly string[]> {
  return tx.anyFirst(sql.type(Key)`
    UPDATE erasure SET announced_at = clock_timestamp()
    WHERE id IN (
      SELECT id FROM erasure
      WHERE completed_at IS NULL AND announced_at < clock_timestamp() - make_interval(secs => ${seconds})
      LIMIT 100 FOR UPDATE SKIP LOCKED
    )
    RETURNING student_key AS "studentKey"
  `)
}

const Exported = z.object({ sub: z.string(), profile: StoredProfile, createdAt: z.string() })

/** All that this service holds of the student, in one record. */
export function exportStudent(db: Db, studentKey: string) {
  return db.maybeOne(sql.type(Exported)`
    SELECT sub, profile, created_at AS "createdAt" FROM student WHERE student_key = ${studentKey}
  `)
}
