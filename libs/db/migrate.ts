import { readdir } from 'node:fs/promises'
import pg from 'pg'

/** The runner's own lock, which programs that call it directly take too. */
const oneAtATime = '7241865325823964'

type Options = {
  databaseUrl: string
  schema: string
  folder: string
  /** A migration that waits longer than this for a lock fails (55P03) and can be tried again. */
  lockMilliseconds?: number
}

/**
 * Brings one schema up to date, each migration in a transaction of its own; returns the names of those applied.
 * Only one process migrates at a time, others wait for it.
 */
export async function migrate({ databaseUrl, schema, folder, lockMilliseconds = 0 }: Options): Promise<string[]> {
  // Not with this file: services read what is to be migrated, and never migrate.
  const { runner } = await import('node-pg-migrate')
  const client = new pg.Client({ connectionString: databaseUrl })
  // The statement that meets the broken connection reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [oneAtATime])
    // Not before: whoever waits for another's migrations waits as long as they take.
    await client.query("SELECT set_config('lock_timeout', $1, false)", [String(Math.ceil(lockMilliseconds))])
    const applied = await runner({
      dbClient: client,
      dir: folder,
      schema,
      migrationsSchema: schema,
      migrationsTable: 'migration',
      direction: 'up',
      singleTransaction: false,
      noLock: true,
      log: () => {},
    })
    return applied.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** The names of the migrations in a folder, in their order. */
export async function listMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  return files.map((file) => file.slice(0, -'.sql'.length)).sort()
}
