import { type Db, sql } from '@yoldas/db'

/** Forgets notifications that are older, with their ledger; answers with how many there were, at most `limit`. */
export async function forgetNotifications(db: Db, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM notification WHERE turn_id = ANY(ARRAY(
      SELECT turn_id FROM notification
      WHERE created_at <= statement_timestamp() - make_interval(days => ${days})
      ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}
