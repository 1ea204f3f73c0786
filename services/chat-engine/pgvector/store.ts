import { type Db, isUnavailable, sql } from '@yoldas/db'
import { z } from 'zod'

const Version = z.object({ version: z.string() })

/** Of the extension `vector` in this database; null where it is missing or cannot be used, such as without its library. */
export async function pgvectorVersion(db: Db): Promise<string | null> {
  const version = await db.maybeOneFirst(
    sql.type(Version)`SELECT extversion AS version FROM pg_extension WHERE extname = 'vector'`,
  )
  if (version === null) return null
  return db.query(sql.typeAlias('none')`SELECT '[1]'::vector`).then(
    () => version,
    (error) => {
      if (isUnavailable(error)) throw error
      return null
    },
  )
}
