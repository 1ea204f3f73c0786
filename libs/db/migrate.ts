import { join } from 'node:path'
import pg from 'pg'

/** The runner's own lock, which programs that call it directly take too. */
const oneAtATime = '7241865325823964'

type Options = {
  databaseUrl: string
  schema: string
  folders: readonly string[]
  /** A migration that waits longer than this for a lock fails (55P03) and can be tried again. */
  lockMilliseconds?: number
}

/**
 * Brings one schema up to date with the migrations in the folders, each in a transaction of its own. Only one process
 * migrates at a time, others wait for it.
 */
export async function migrate({ databaseUrl, schema, folders, lockMilliseconds = 0 }: Options): Promise<void> {
  // Not with this file: services read what is to be migrated, and never migrate.
  const { runner } = await import('node-pg-migrate')
  const client = new pg.Client({ connectionString: databaseUrl })
  // The statement that meets the broken connection reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [oneAtATime])
    // Not before: waiting for another's migrations takes as long as they do.
    await client.query("SELECT set_config('lock_timeout', $1, false)", [String(Math.ceil(lockMilliseconds))])
    await runner({
      dbClient: client,
      dir: folders.map((folder) => join(folder, '*.sql')),
      useGlob: true,
      schema,
      migrationsSchema: schema,
      migrationsTable: 'migration',
      direction: 'up',
      singleTransaction: false,
      noLock: true,
      log: () => {},
    })
  } finally {
    await client.end()
  }
}
