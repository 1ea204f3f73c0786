import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

/** That a student left: a keyed hash, when, and the sign-ins that were yet to come then. Names nobody. */
export const Tombstone = z.object({
  subHash: z.string().regex(/^[0-9a-f]{64}$/),
  erasedAt: z.iso.datetime({ offset: true }),
  aheadSignIns: z.array(z.number()),
})
export type Tombstone = z.infer<typeof Tombstone>

/** The next ones after a hash. */
export function findTombstones(db: Db, after: string, limit: number) {
  return db.any(sql.type(Tombstone)`
    SELECT encode(sub_hash, 'hex') AS "subHash", erased_at AS "erasedAt", ahead_sign_ins AS "aheadSignIns"
    FROM tombstone WHERE sub_hash > decode(${after}, 'hex') ORDER BY sub_hash LIMIT ${limit}
  `)
}

/** Keeps these tombstones, each hash once; of one that is there, the later time and all sign-ins count. */
export async function keepTombstones(db: Db, tombstones: readonly Tombstone[]): Promise<void> {
  await db.query(sql.typeAlias('none')`
    INSERT INTO tombstone AS t (sub_hash, erased_at, ahead_sign_ins)
    SELECT decode("subHash", 'hex'), "erasedAt", "aheadSignIns"
    FROM jsonb_to_recordset(${JSON.stringify(tombstones)}::jsonb)
      AS r ("subHash" text, "erasedAt" timestamptz, "aheadSignIns" double precision[])
    ON CONFLICT (sub_hash) DO UPDATE SET erased_at = greatest(t.erased_at, EXCLUDED.erased_at),
      ahead_sign_ins = ARRAY(SELECT DISTINCT unnest(t.ahead_sign_ins || EXCLUDED.ahead_sign_ins))
  `)
}

const Present = z.object({ studentKey: z.uuid(), sub: z.string(), createdAt: z.string() })

/** The next students by key. */
export function findStudents(db: Db, after: string, limit: number) {
  return db.any(sql.type(Present)`
    SELECT student_key AS "studentKey", sub, created_at AS "createdAt" FROM student
    WHERE student_key > ${after} ORDER BY student_key LIMIT ${limit}
  `)
}
