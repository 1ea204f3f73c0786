import type { Db } from './queries.ts'
import { sql } from './sql.ts'

/**
 * Makes what removes rows of a table whose `time` is so many days ago or more, at most `limit` of them; it returns how
 * many. Replicas that do it at once share the rows. Ordered, so that an index is read even by a plan that knows no
 * number of days, and takes a third of the table to be older.
 */
export const forgetOlder =
  (table: string, time: string) =>
  async (db: Db, days: number, limit: number): Promise<number> => {
    const at = sql.identifier([time])
    const { rowCount } = await db.query(sql.typeAlias('none')`
      DELETE FROM ${sql.identifier([table])} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${sql.identifier([table])} WHERE ${at} <= statement_timestamp() - ${days} * interval '1 day'
        ORDER BY ${at} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ))
    `)
    return rowCount
  }
