import { hashMigrations, listMigrations, type Migration, migrate } from '@yoldas/db'
import { pause } from '@yoldas/time'
import pg from 'pg'

export type LockRetries = {
  /** For each lock of a migration: all that ask for the table meanwhile wait behind it. */
  lockSeconds: number
  tries: number
  /** Between two tries, for each try that there was. */
  pauseSeconds: number
}

const usual: LockRetries = { lockSeconds: 3, tries: 5, pauseSeconds: 1 }

/** A migration could not have its locks, since somebody holds a transaction open. */
export class LockedOut extends Error {
  override name = 'LockedOut'
}

/** The database has a schema that other files than ours made. */
export class OtherSchema extends Error {
  override name = 'OtherSchema'
}

type Options = {
  /** A superuser's, of the same database. */
  client: pg.Client
  url: string
  schema: string
  folders: readonly string[]
  retries: LockRetries | undefined
}

/**
 * Applies what is missing, each migration in a transaction of its own, and answers with their names. One that cannot
 * have its locks in time lets go of all it has and is tried again, so that no request of a service waits longer than
 * `lockSeconds` for it. A database whose migrations were others than ours is refused: a tree that was not released made
 * it. One of a newer release stays as it is.
 * @throws LockedOut after the last try, and OtherSchema
 */
export async function applyMigrations({ client, url, schema, folders, retries = usual }: Options): Promise<string[]> {
  const { lockSeconds, tries, pauseSeconds } = retries
  const migrations = listMigrations(folders)
  const missing = await missingMigrations(client, schema, migrations)
  await noteHashes(client, schema, migrations, missing.length === migrations.length)
  for (let tried = 1; ; tried += 1) {
    try {
      await migrate({ databaseUrl: url, schema, folders, lockMilliseconds: lockSeconds * 1000 })
      return missing
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === lockNotAvailable)) throw error
      const [next = 'a migration'] = await missingMigrations(client, schema, migrations)
      if (tried >= tries) throw new LockedOut(await explain(client, `${schema}: ${next}`, retries), { cause: error })
    }
    await pause(tried * pauseSeconds * 1000)
  }
}

const lockNotAvailable = '55P03'

/**
 * Notes at the schema, before anything is applied, a hash for each of the migrations with those before it: a run which is
 * broken off can go on, and the release before, when it comes back, finds its own last one among them. In a database that
 * has some already, either its last or ours has to be known to the other.
 */
async function noteHashes(client: pg.Client, schema: string, migrations: Migration[], isNew: boolean): Promise<void> {
  const name = pg.escapeIdentifier(schema)
  const { rows } = await client.query("SELECT obj_description($1::regnamespace, 'pg_namespace') AS noted", [name])
  const ours = migrations.map((_, last) => hashMigrations(migrations.slice(0, last + 1)))
  const noted = String(rows[0]?.noted).split(' ')
  const isNewer = noted.includes(ours.at(-1) ?? '')
  if (!isNew && !isNewer && !ours.includes(noted.at(-1) ?? ''))
    throw new OtherSchema(
      `the schema ${schema} was made by other migrations than these, of a tree that was not released; go on with the ` +
        'image that made it, or begin anew: npm run reset removes the database of npm start, elsewhere drop the ' +
        'database and run migrate',
    )
  if (!isNewer) await client.query(`COMMENT ON SCHEMA ${name} IS ${pg.escapeLiteral(ours.join(' '))}`)
}

async function missingMigrations(client: pg.Client, schema: string, migrations: Migration[]): Promise<string[]> {
  const record = `${pg.escapeIdentifier(schema)}.migration`
  const { rows } = await client.query('SELECT to_regclass($1) AS record', [record])
  const applied = rows[0]?.record ? (await client.query(`SELECT name FROM ${record}`)).rows : []
  const names = new Set(applied.map(({ name }) => String(name)))
  return migrations.map(({ name }) => name).filter((name) => !names.has(name))
}

/**
 * Whose transactions are old enough to have been in the way. What they run may hold texts of students: it is not shown.
 */
async function explain(client: pg.Client, migration: string, { lockSeconds, tries }: LockRetries): Promise<string> {
  const { rows } = await client.query(
    `SELECT pid, usename AS role, floor(extract(epoch FROM clock_timestamp() - xact_start))::int AS seconds
     FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND xact_start < clock_timestamp() - make_interval(secs => $1)
     ORDER BY xact_start LIMIT 5`,
    [lockSeconds],
  )
  const open = rows.map(({ pid, role, seconds }) => `process ${pid} of ${role} since ${seconds} s`)
  const who = open.length > 0 ? ` Transactions are open: ${open.join(', ')}.` : ''
  return (
    `${migration} could not lock what it changes within ${lockSeconds} s, ${tries} times; ` +
    `nothing of it was applied.${who}` +
    ' End them (SELECT pg_terminate_backend(process)) or wait for them, then run migrate again.'
  )
}
