import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { StoredProfile } from './rules.ts'

const Key = z.object({ studentKey: z.uuid() })
const Student = z.object({ profile: StoredProfile, createdAt: z.string() })

/** Finds the student of a `sub`, or makes one with the key given; of two racing callers both get the first one's key. */
export async function findOrCreateStudent(db: Db, sub: string, freshKey: string): Promise<string> {
  const existing = await findStudentKey(db, sub)
  if (existing) return existing
  const created = await db.maybeOne(sql.type(Key)`
    INSERT INTO student (student_key, sub) VALUES (${freshKey}, ${sub})
    ON CONFLICT (sub) DO NOTHING
    RETURNING student_key AS "studentKey"
  `)
  return created?.studentKey ?? findOrCreateStudent(db, sub, freshKey)
}

async function findStudentKey(db: Db, sub: string): Promise<string | undefined> {
  const row = await db.maybeOne(sql.type(Key)`SELECT student_key AS "studentKey" FROM student WHERE sub = ${sub}`)
  return row?.studentKey
}

/** Null for an erased student. */
export function findStudent(db: Db, studentKey: string) {
  return db.maybeOne(sql.type(Student)`
    SELECT profile, created_at AS "createdAt" FROM student WHERE student_key = ${studentKey}
  `)
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
