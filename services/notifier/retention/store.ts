import { type Db, sql } from '@yoldas/db'

/** In the statement's text: of a parameter the planner would take a third of the table to be older. */
const kept = sql.fragment`interval '30 days'`

/**
 * Forgets notifications of long ago, how they were delivered included; answers with how many there were, at most
 * `limit`.
 */
export async function forgetNotifications(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM notification WHERE turn_id = ANY(ARRAY(
      SELECT turn_id FROM notification
      WHERE created_at <= statement_timestamp() - ${kept}
      ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}
