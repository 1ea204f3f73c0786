import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { addSpent, today } from './rows.ts'

/** Adds what a turn has cost that does not end now: the commit that ends one adds its own. */
export async function addStudentTokens(db: Db, studentKey: string, tokens: number): Promise<void> {
  await db.query(sql.typeAlias('none')`UPDATE conversation SET ${addSpent(tokens)} WHERE student_key = ${studentKey}`)
}

const Sum = z.object({ tokens: z.int() })

/** Adds what an engine has spent to its day's row, and sums the day's rows of all engines. */
export async function addEngineTokens(db: Db, engineId: string, tokens: number): Promise<number> {
  await db.query(sql.typeAlias('none')`
    INSERT INTO spending AS s (day, engine_id, tokens) VALUES (${today}, ${engineId}, ${tokens})
    ON CONFLICT (day, engine_id) DO UPDATE SET tokens = s.tokens + excluded.tokens
  `)
  return db.oneFirst(
    sql.type(Sum)`SELECT coalesce(sum(tokens), 0)::bigint AS tokens FROM spending WHERE day = ${today}`,
  )
}

/** Forgets what was spent so many days ago; answers with how many rows that were, at most `limit`. */
export async function forgetSpent(db: Db, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM spending WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM spending WHERE day < ${today} - ${days}::int ORDER BY day LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}
