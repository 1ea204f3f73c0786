import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@nats-io/transport-node'
import { databaseName } from '@yoldas/postgres/owners'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type Database, dropDatabase } from './database.ts'
import { type Nats, startNats } from './nats.ts'
import { freePort } from './ports.ts'
import { accessAs } from './running.ts'

const superuser = inject('postgresUrl')

/** As `npm start` leaves it while it runs. */
let folder: string
let database: Database
let nats: Nats
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  folder = await newFolder(opened)
  database = await newDatabase(opened)
  nats = opened.use(await startNats({ folder: join(folder, 'nats') }))
  await writeFile(join(folder, 'env'), environment(database.url, nats.urlFor('admin')))
})
afterAll(() => opened.disposeAsync())

const environment = (databaseUrl: string, natsUrl: string) =>
  `GATEWAY_URL=http://127.0.0.1:8080\nDATABASE_URL=${databaseUrl}\nNATS_URL=${natsUrl}\nAUTH_JWT_SECRET=a=b\n`

async function newFolder(parts: AsyncDisposableStack): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'yoldas-running-'))
  parts.defer(() => rm(made, { recursive: true, force: true }))
  return made
}

async function newDatabase(parts: AsyncDisposableStack): Promise<Database> {
  const name = `running_${randomUUID().replaceAll('-', '')}`
  parts.defer(() => dropDatabase(superuser, name))
  return await cloneDatabase(superuser, inject('template'), name)
}

const access = (given = {}, from = folder) => accessAs('companion-scheduler', from, given)

// A NATS of the environment has its own users.
describe.skipIf(process.env.NATS_URL)('access to the stack that runs', () => {
  test('is that of the service, by its own role and user', async () => {
    const { DATABASE_URL, NATS_URL } = await access()
    expect(DATABASE_URL).toBe(database.urls['companion-scheduler'])
    expect(NATS_URL).toBe(nats.urlFor('companion-scheduler'))
    const client = new pg.Client(DATABASE_URL)
    await client.connect()
    const { rows } = await client.query('SELECT current_user AS name, current_schema AS schema')
    await client.end()
    expect(rows).toEqual([{ name: 'companion_scheduler', schema: 'scheduler' }])
    const { host, username, password } = new URL(NATS_URL)
    await (await connect({ servers: host, user: username, pass: password, reconnect: false })).close()
  })

  test('is the same when the environment names the very same servers', async () => {
    const given = { DATABASE_URL: database.url, NATS_URL: nats.urlFor('admin') }
    expect(await access(given)).toEqual(await access())
  })

  test('is to the servers that the environment names, whether or not anything was started here', async () => {
    await using parts = new AsyncDisposableStack()
    const other = await newDatabase(parts)
    const server = parts.use(await startNats({ folder: await newFolder(parts) }))
    const given = { DATABASE_URL: other.url, NATS_URL: server.urlFor('gateway') }
    const expected = { DATABASE_URL: other.urls['companion-scheduler'], NATS_URL: given.NATS_URL }
    expect(await access(given)).toEqual(expected)
    expect(await access(given, await newFolder(parts))).toEqual(expected)
  })

  test('is refused in a sentence that says what to do, where nothing was started', async () => {
    await using parts = new AsyncDisposableStack()
    await expect(access({}, await newFolder(parts))).rejects.toThrow(/^[^\n]*: run npm start first\.$/)
  })

  test.each(['Postgres', 'NATS'])('is refused so without %s, and prints no password', async (server) => {
    await using parts = new AsyncDisposableStack()
    const stale = await newFolder(parts)
    const gone = new URL(server === 'NATS' ? nats.urlFor('admin') : database.url)
    gone.port = String(await freePort())
    const urls = server === 'NATS' ? [database.url, gone.href] : [gone.href, nats.urlFor('admin')]
    await writeFile(join(stale, 'env'), environment(urls[0] ?? '', urls[1] ?? ''))
    const refusal = access({}, stale)
    await expect(refusal).rejects.toThrow(new RegExp(`^${server} [^\\n]* ${gone.host}: run npm start first\\.$`))
    await expect(refusal).rejects.not.toThrow(gone.password || 'no password')
  })
})

test.skipIf(process.env.NATS_URL)('a user that is newer than the kept passwords keeps the one it gets', async () => {
  await using parts = new AsyncDisposableStack()
  const kept = await newFolder(parts)
  await using first = await startNats({ folder: kept })
  await first.kill()
  const file = join(kept, 'passwords.json')
  const { 'companion-scheduler': _, ...older } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify(older))
  await using second = await startNats({ folder: kept })
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject(older)
  const { password } = new URL(second.urlFor('companion-scheduler'))
  expect(JSON.parse(await readFile(file, 'utf8'))['companion-scheduler']).toBe(password)
  await second.kill()
  await using third = await startNats({ folder: kept })
  expect(new URL(third.urlFor('companion-scheduler')).password).toBe(password)
})

test('a database is called as its address says, and yoldas where that names none of its own', () => {
  expect(databaseName(undefined)).toBe('yoldas')
  expect(['', '/', '/postgres'].map((path) => databaseName(`postgres://a:b@localhost:1${path}`))).toEqual([
    'yoldas',
    'yoldas',
    'yoldas',
  ])
  expect(databaseName('postgres://a:b@localhost/okul%C3%A7a')).toBe('okulça')
})
