import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres, initialise, type Postgres, prepareDatabase, startPostgres, systemServers } from '@yoldas/local'
import { eventually } from '@yoldas/testkit'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { answer, call, readHistory, send } from '../support/client.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'
import { migrateVariables } from './migrate.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
const schemas = quoted(['chat', 'notify', 'profile', 'scheduler'])
const roles = quoted(['chat_engine', 'companion_scheduler', 'notifier', 'profile_journey'])

const versionOf = async (bin: string) => {
  const { stdout } = await run(join(bin, 'postgres'), ['--version'])
  return Number(/\d+/.exec(stdout)?.[0])
}
/** The server of the project's own files, and the oldest of the system's, which has pg_dump and pg_restore too. */
const own = await findPostgres('/nowhere').catch(() => '')
const ownVersion = own ? await versionOf(own) : 0
const older = (await systemServers()).findLast(({ bin, major }) => bin !== own && Number(major) <= ownVersion)
if (!older) console.log('upgrade    not tried: apt-get install postgresql, for pg_dump and a server of another major')

/** The major that the server itself names. */
const majorOf = async ({ url }: Postgres) => {
  const [row] = await ask(url, 'SHOW server_version_num')
  return Math.floor(Number(row?.server_version_num) / 10_000)
}

async function ask(url: string, statement: string): Promise<Array<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** A server in a folder of its own, which that program has made, with the same superuser as the other. */
async function serverOf(bin: string, password: string, port?: number): Promise<Postgres> {
  const folder = await mkdtemp(join(inject('folder'), 'upgrade-'))
  await writeFile(join(folder, 'password'), password, { mode: 0o600 })
  await initialise(bin, join(folder, 'data'), join(folder, 'password'), true)
  return startPostgres({ folder, durable: true, ...(port === undefined ? {} : { port }) })
}

const Text = z.object({ text: z.string() })
const listOf = async (url: string, statement: string) =>
  (await ask(url, statement)).map((row) => Text.parse(row).text).toSorted()

const inSchemas = `n.nspname IN (${schemas})`

/** Each table of the services, with how many rows it has and a hash of all that is in them. */
async function rowsOf(url: string): Promise<string[]> {
  const tables = await listOf(
    url,
    `SELECT format('%I.%I', n.nspname, c.relname) AS text
     FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND ${inSchemas}`,
  )
  return await Promise.all(
    tables.map(async (table) => {
      const hash = `md5(coalesce(string_agg(t::text, E'\n' ORDER BY t::text), ''))`
      const [row] = await ask(url, `SELECT count(*) AS count, ${hash} AS hash FROM ${table} AS t`)
      return `${table} ${row?.count} ${row?.hash}`
    }),
  )
}

/** What has to stay as it is: roles, their passwords and settings, owners, rights, indexes, constraints, functions. */
async function catalogOf(url: string): Promise<string[]> {
  // Of everybody but the owner, whose rights each major has more of.
  const acl = (column: string) =>
    `(SELECT string_agg(a::text, ',' ORDER BY a::text) FROM unnest(${column}) AS a WHERE a::text NOT LIKE 'postgres=%')`
  const statements = [
    `SELECT concat_ws(' ', 'role', rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin,
       rolreplication, rolbypassrls, rolconnlimit, rolpassword) AS text FROM pg_authid WHERE rolname IN (${roles})`,
    `SELECT concat_ws(' ', 'setting', r.rolname, d.datname, array_to_string(s.setconfig, ',')) AS text
     FROM pg_db_role_setting AS s LEFT JOIN pg_roles AS r ON r.oid = s.setrole
     LEFT JOIN pg_database AS d ON d.oid = s.setdatabase`,
    `SELECT concat_ws(' ', 'database', datname, pg_get_userbyid(datdba), pg_encoding_to_char(encoding), datcollate,
       ${acl('datacl')}) AS text FROM pg_database WHERE datname = current_database()`,
    `SELECT concat_ws(' ', 'schema', n.nspname, pg_get_userbyid(nspowner), ${acl('nspacl')}) AS text
     FROM pg_namespace AS n WHERE ${inSchemas} OR n.nspname = 'public'`,
    `SELECT concat_ws(' ', 'relation', c.relkind, c.oid::regclass, pg_get_userbyid(relowner), ${acl('relacl')}) AS text
     FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace WHERE ${inSchemas} AND c.relkind <> 't'`,
    `SELECT concat_ws(' ', 'index', indexdef) AS text FROM pg_indexes AS n
     WHERE schemaname IN (${schemas})`,
    `SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) AS text
     FROM pg_constraint AS c JOIN pg_namespace AS n ON n.oid = c.connamespace WHERE ${inSchemas}`,
    `SELECT concat_ws(' ', 'function', p.oid::regprocedure, pg_get_userbyid(proowner), ${acl('proacl')},
       md5(prosrc)) AS text FROM pg_proc AS p JOIN pg_namespace AS n ON n.oid = p.pronamespace
     WHERE ${inSchemas} AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`,
    `SELECT concat_ws(' ', 'default', pg_get_userbyid(defaclrole), n.nspname, defaclobjtype,
       ${acl('defaclacl')}) AS text FROM pg_default_acl AS d LEFT JOIN pg_namespace AS n ON n.oid = d.defaclnamespace`,
  ]
  return (await Promise.all(statements.map((statement) => listOf(url, statement)))).flat()
}

/** The command of docs/runbooks/migrate.md; what it printed. */
async function migrate(stack: Stack): Promise<string[]> {
  const env = { ...process.env, ...migrateVariables(stack) }
  const { stdout } = await run(process.execPath, [join(root, 'infra/migrate/main.ts')], { env })
  return stdout.trim().split('\n')
}

const History = z.object({ messages: z.array(z.object({ id: z.uuid(), content: z.string() })) })
const history = async ({ url }: Stack, student: Student) =>
  History.parse((await readHistory(url, student)).body).messages

test.skipIf(!older || process.env.DATABASE_URL)(
  'a server of another major that a dump has filled lacks no row, role or right, and services go on',
  async () => {
    if (!older) return
    await using parts = new AsyncDisposableStack()
    const password = randomBytes(24).toString('hex')
    let postgres = await serverOf(older.bin, password)
    parts.defer(() => postgres[Symbol.asyncDispose]())
    expect(await majorOf(postgres)).toBe(Number(older.major))
    const database = await prepareDatabase(postgres.url, 'yoldas')
    const stack = parts.use(await startStack({ database }))

    const student = await stack.student()
    await answer(call(stack.url, student, 'POST', '/api/devices', { token: `of ${student.sub}`, platform: 'ios' }))
    for (const message of ['Bir', 'İki', 'Yarın 20:00 için hatırlatma kur'])
      expect((await send(stack.url, student, { message })).last.event).toBe('done')
    const said = await history(stack, student)
    await eventually('the pushes', () => stack.push.sent({ token: `of ${student.sub}` }).length >= 3, 60_000)

    // As docs/runbooks/upgrade.md says it: nobody writes any more, what is there is dumped and read by the next server.
    await Promise.all(Object.values(stack.parts).map((part) => part[Symbol.asyncDispose]()))
    const left = { rows: await rowsOf(database.url), catalog: await catalogOf(database.url) }
    const folder = await mkdtemp(join(inject('folder'), 'dump-'))
    const [globals, dump] = [join(folder, 'globals.sql'), join(folder, 'yoldas.dump')]
    const client = (name: string, ...args: string[]) => run(join(older.bin, name), args, { maxBuffer: 2 ** 25 })
    await client('pg_dumpall', '--globals-only', `--dbname=${postgres.url}`, `--file=${globals}`)
    await client('pg_dump', '--format=custom', `--dbname=${database.url}`, `--file=${dump}`)
    const { port } = postgres
    await postgres[Symbol.asyncDispose]()

    postgres = await serverOf(own, password, port)
    expect(await majorOf(postgres)).toBe(ownVersion)
    console.log(`upgrade    Postgres ${older.major} to ${ownVersion}, by a dump`)
    // It makes the superuser too, who is there: the one statement that may fail.
    await client('psql', '--quiet', '--no-psqlrc', `--dbname=${postgres.url}`, `--file=${globals}`)
    await client('pg_restore', '--create', '--exit-on-error', `--dbname=${postgres.url}`, dump)
    expect(await catalogOf(database.url)).toEqual(left.catalog)
    expect(left.rows.length).toBeGreaterThan(30)
    expect(await rowsOf(database.url)).toEqual(left.rows)

    // Finds nothing to do but extensions, which are of the server.
    const steps = await migrate(stack)
    const nothingDone = /: (is there|is as it should be|up to date|are as they should be)$|^extension |^ready: /
    expect(steps.filter((step) => !nothingDone.test(step))).toEqual([])
    expect(await rowsOf(database.url)).toEqual(left.rows)
    await ask(database.url, 'ANALYZE')
    await expect(ask(database.urls.notifier, 'SELECT FROM chat.message')).rejects.toThrow('permission denied')

    // Each is ready only when it has found its migrations and its role as they should be.
    await Promise.all(Object.keys(stack.parts).map((name) => stack.restart(name)))
    expect(await history(stack, student)).toEqual(said)
    expect((await send(stack.url, student, { message: 'Üç' })).last.event).toBe('done')
    expect((await history(stack, student)).slice(0, said.length)).toEqual(said)
    await eventually('the push', () => stack.push.sent({ token: `of ${student.sub}` }).length >= 4, 60_000)
  },
  240_000,
)
