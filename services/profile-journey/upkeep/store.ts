import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

/** What has to be done again and again, so that a restore works when it is needed. */
export type Task = 'tombstones exported' | 'restore verified'

export async function noteDone(db: Db, task: Task, at: string): Promise<void> {
  await db.query(sql.typeAlias('none')`
    INSERT INTO upkeep AS u (task, done_at) VALUES (${task}, ${at})
    ON CONFLICT (task) DO UPDATE SET done_at = greatest(u.done_at, EXCLUDED.done_at)
  `)
}

const Seconds = z.object({ seconds: z.number() })

/** When that was last, in seconds since 1970; before the first time, when the schema was made. */
export function lastDone(db: Db, task: Task): Promise<number> {
  return db.oneFirst(sql.type(Seconds)`
    SELECT extract(epoch FROM coalesce(
      (SELECT done_at FROM upkeep WHERE task = ${task}), (SELECT min(run_on) FROM migration)
    ))::float8 AS seconds
  `)
}
