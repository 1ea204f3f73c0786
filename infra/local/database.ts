import { createHmac } from 'node:crypto'
import { join, resolve } from 'node:path'
import pg from 'pg'

/** The services that have tables: each has one schema and one role, and may touch nothing else. */
const owners = [
  { service: 'chat-engine', schema: 'chat', role: 'chat_engine' },
  { service: 'companion-scheduler', schema: 'scheduler', role: 'companion_scheduler' },
  { service: 'notifier', schema: 'notify', role: 'notifier' },
  { service: 'profile-journey', schema: 'profile', role: 'profile_journey' },
] as const

/** For finding passages of the corpus; in the schema of the service that uses them, whose search path finds nothing elsewhere. */
const extensions = [
  { name: 'pg_trgm', schema: 'chat', without: 'the migrations need it, install the contrib package of Postgres' },
  { name: 'vector', schema: 'chat', without: 'the corpus is searched by text only' },
] as const

export type OwningService = (typeof owners)[number]['service']

export type Database = {
  name: string
  /** A superuser's. */
  url: string
  /** Each service's own role. */
  urls: Record<OwningService, string>
}

const root = resolve(import.meta.dirname, '../..')
/** Roles belong to the whole server: only one process at a time sets them up. */
const rolesLock = 4_217_508_133
const quote = pg.escapeIdentifier
const literal = pg.escapeLiteral

/** Makes what is missing of the database, its schemas and roles, and migrates. Safe to run again and at the same time as others. */
export async function prepareDatabase(superuserUrl: string, name: string): Promise<Database> {
  const database = describeDatabase(superuserUrl, name)
  await withClient(superuserUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [rolesLock])
    await createDatabase(client, name)
    for (const { role } of owners) await prepareRole(client, role, rolePassword(superuserUrl, role))
    await limitConnecting(client, name)
  })
  // One at a time in the database itself too: a second run finds everything done.
  await withClient(database.url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [rolesLock])
    await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC')
    for (const owner of owners) await prepareSchema(client, owner)
    for (const extension of extensions) await prepareExtension(client, extension)
    const { migrate } = await import('@yoldas/db')
    for (const { service, schema, role } of owners) {
      const folder = join(root, 'services', service, 'migrations')
      await migrate({ databaseUrl: database.url, schema, folder })
      // What has been applied is not the service's to change.
      await client.query(`REVOKE ALL ON ${quote(schema)}.migration FROM ${quote(role)}`)
    }
  })
  return database
}

/**
 * Copies a prepared database, with its tables, rows and rights, in about 100 ms. Nobody may be connected to the template.
 * @throws when there is a database of that name
 */
export async function cloneDatabase(superuserUrl: string, template: string, name: string): Promise<Database> {
  await withClient(superuserUrl, async (client) => {
    await client.query(`CREATE DATABASE ${quote(name)} TEMPLATE ${quote(template)}`)
    await limitConnecting(client, name)
  })
  return describeDatabase(superuserUrl, name)
}

/** Ends the connections to the database and removes it, if it exists. */
export async function dropDatabase(superuserUrl: string, name: string): Promise<void> {
  await withClient(superuserUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`))
}

/** The one that DATABASE_URL names, unless it is the one that every server has. */
export function databaseName(url: string | undefined): string {
  const named = url ? decodeURIComponent(new URL(url).pathname.slice(1)) : ''
  return named === '' || named === 'postgres' ? 'yoldas' : named
}

/** The addresses of a database and of its roles, whether or not it has been prepared. */
export function describeDatabase(superuserUrl: string, name: string): Database {
  const urlOf = (role: string) => {
    const url = new URL(superuserUrl)
    url.username = role
    url.password = rolePassword(superuserUrl, role)
    url.pathname = `/${name}`
    return url.href
  }
  const url = new URL(superuserUrl)
  url.pathname = `/${name}`
  const urls = Object.fromEntries(owners.map(({ service, role }) => [service, urlOf(role)]))
  return { name, url: url.href, urls: urls as Record<OwningService, string> }
}

/** Follows from the superuser's, so that every process that may set the roles up comes to the same one. */
function rolePassword(superuserUrl: string, role: string): string {
  const { password } = new URL(superuserUrl)
  return createHmac('sha256', password || 'local')
    .update(role)
    .digest('hex')
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // The query that meets the broken connection reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${quote(name)} TEMPLATE template0 ENCODING 'UTF8'`)
}

/** Its limits and search path hold in every database of the server, since CREATE DATABASE does not copy those of one. */
async function prepareRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { schema } = owners.find((owner) => owner.role === role) ?? {}
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
  const attributes = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOREPLICATION NOBYPASSRLS'
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER'
  await client.query(`${verb} ROLE ${quote(role)} ${attributes} PASSWORD ${literal(password)}`)
  await client.query(`ALTER ROLE ${quote(role)} SET search_path = ${quote(schema ?? '')}`)
  await client.query(`ALTER ROLE ${quote(role)} SET statement_timeout = '5s'`)
  await client.query(`ALTER ROLE ${quote(role)} SET idle_in_transaction_session_timeout = '5s'`)
}

/** CREATE DATABASE does not copy these either. */
async function limitConnecting(client: pg.Client, name: string): Promise<void> {
  const roles = owners.map(({ role }) => quote(role)).join(', ')
  await client.query(`REVOKE ALL ON DATABASE ${quote(name)} FROM PUBLIC`)
  await client.query(`GRANT CONNECT ON DATABASE ${quote(name)} TO ${roles}`)
}

async function prepareSchema(client: pg.Client, { schema, role }: (typeof owners)[number]): Promise<void> {
  const rows = 'SELECT, INSERT, UPDATE, DELETE'
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${quote(schema)}`)
  await client.query(`GRANT USAGE ON SCHEMA ${quote(schema)} TO ${quote(role)}`)
  const here = `IN SCHEMA ${quote(schema)}`
  await client.query(`GRANT ${rows} ON ALL TABLES ${here} TO ${quote(role)}`)
  await client.query(`GRANT USAGE, SELECT ON ALL SEQUENCES ${here} TO ${quote(role)}`)
  await client.query(`ALTER DEFAULT PRIVILEGES ${here} GRANT ${rows} ON TABLES TO ${quote(role)}`)
  await client.query(`ALTER DEFAULT PRIVILEGES ${here} GRANT USAGE, SELECT ON SEQUENCES TO ${quote(role)}`)
}

/** Makes it, or brings the one that is there up to date. Everything else works without, which is printed. */
async function prepareExtension(
  client: pg.Client,
  { name, schema, without }: (typeof extensions)[number],
): Promise<void> {
  const { rows } = await client.query(
    `SELECT a.default_version AS newest, e.extversion AS installed, n.nspname AS schema
     FROM pg_available_extensions AS a
     LEFT JOIN pg_extension AS e ON e.extname = a.name LEFT JOIN pg_namespace AS n ON n.oid = e.extnamespace
     WHERE a.name = $1`,
    [name],
  )
  const [found] = rows
  const say = (what: string) => console.log(`postgres   ${what}`)
  const missing = (reason: string) => say(`has no extension ${name} (${reason}): ${without}`)
  if (!found) return missing('it is not installed on the server')
  const [extension, wanted] = [quote(name), quote(schema)]
  const run = (statement: string, onError: (reason: string) => void) =>
    client.query(statement).catch((error: Error) => onError(error.message))
  if (!found.installed) return void (await run(`CREATE EXTENSION ${extension} SCHEMA ${wanted}`, missing))
  const stays = (reason: string) => say(`leaves extension ${name} as it is (${reason})`)
  if (found.installed !== found.newest) await run(`ALTER EXTENSION ${extension} UPDATE`, stays)
  if (found.schema !== schema) await run(`ALTER EXTENSION ${extension} SET SCHEMA ${wanted}`, stays)
}
