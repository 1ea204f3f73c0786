import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

const Version = z.object({ version: z.string() })
const Dimensions = z.object({ dimensions: z.int() })

/**
 * Of the extension `vector` in this database; null where it is missing or fails, such as on a server without its
 * library.
 */
export async function pgvectorVersion(db: Db): Promise<string | null> {
  const version = await db.maybeOneFirst(
    sql.type(Version)`SELECT extversion AS version FROM pg_extension WHERE extname = 'vector'`,
  )
  if (version === null) return null
  return db.oneFirst(sql.type(Dimensions)`SELECT vector_dims('[1]'::vector) AS dimensions`).then(
    () => version,
    () => null,
  )
}
