import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

const Table = z.object({ name: z.string() })

/** The service's tables with a row that has this text in it, in whatever column. */
export async function tablesNaming(db: Db, needle: string): Promise<string[]> {
  const tables = await db.anyFirst(sql.type(Table)`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = current_schema() AND tablename <> 'migration' ORDER BY tablename
  `)
  const found: string[] = []
  for (const name of tables) {
    const isNaming = await db.exists(sql.typeAlias('none')`
      SELECT FROM ${sql.identifier([name])} AS t WHERE t::text LIKE '%' || ${needle}::text || '%'
    `)
    if (isNaming) found.push(name)
  }
  return found
}

const Waiting = z.object({ count: z.int() })

/** How many of this database's connections wait for a lock. */
export const countWaiting = (db: Db): Promise<number> =>
  db.oneFirst(sql.type(Waiting)`
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
  `)
