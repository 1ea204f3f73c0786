import { type Db, sql } from '@yoldas/db'

const notificationDays = 30

/** Forgets notifications of long ago, how they were delivered included; answers with how many there were, at most `limit`. */
export async function forgetNotifications(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM notification WHERE turn_id IN (
      SELECT turn_id FROM notification
      WHERE created_at <= clock_timestamp() - make_interval(days => ${notificationDays})
      ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
  `)
  return rowCount
}
