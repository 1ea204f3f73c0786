import pg from 'pg'
import type { Reports } from './reports.ts'

const quote = pg.escapeIdentifier

/**
 * For finding passages of the corpus; in the schema of the service that uses them, whose search path finds nothing
 * elsewhere.
 */
export const extensions = [
  { name: 'pg_trgm', schema: 'chat', without: 'the migrations need it, install the contrib package of Postgres' },
  { name: 'vector', schema: 'chat', without: 'the corpus is searched by text only' },
] as const

/** Makes it, or brings the one that is there up to date. Everything else works without, which is reported. */
export async function prepareExtension(
  client: pg.Client,
  { name, schema, without }: (typeof extensions)[number],
  reports: Reports,
): Promise<void> {
  const { rows } = await client.query(
    `SELECT a.default_version AS newest, e.extversion AS installed, n.nspname AS schema
     FROM pg_available_extensions AS a
     LEFT JOIN pg_extension AS e ON e.extname = a.name LEFT JOIN pg_namespace AS n ON n.oid = e.extnamespace
     WHERE a.name = $1`,
    [name],
  )
  const [found] = rows
  const missing = (reason: string) => reports.warn(`has no extension ${name} (${reason}): ${without}`)
  const stays = (reason: string) => reports.warn(`leaves extension ${name} as it is (${reason})`)
  if (!found) return missing('it is not installed on the server')
  const [extension, wanted] = [quote(name), quote(schema)]
  const run = (statement: string, done: string, onError: (reason: string) => void) =>
    client.query(statement).then(
      () => reports.did(`extension ${name}: ${done}`),
      (error: Error) => onError(error.message),
    )
  if (!found.installed) return run(`CREATE EXTENSION ${extension} SCHEMA ${wanted}`, 'made', missing)
  if (found.installed !== found.newest)
    await run(`ALTER EXTENSION ${extension} UPDATE`, `is now ${found.newest}`, stays)
  if (found.schema !== schema)
    await run(`ALTER EXTENSION ${extension} SET SCHEMA ${wanted}`, `moved to the schema ${schema}`, stays)
}
