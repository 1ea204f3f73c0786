import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eventually, freePort, type KeptNats, startNats, startPart, startPostgres, testDatabase } from '@yoldas/testkit'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startProxy, type TcpProxy } from '../chaos/proxy.ts'
import { checkLogs } from '../support/logLines.ts'
import { asInImage, inBundle } from '../support/programs.ts'

let nats: KeptNats
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  nats = opened.use(await startNats())
})
afterAll(() => opened.disposeAsync())

const files = {
  gateway: 'services/gateway/main.ts',
  'chat-engine': 'services/chat-engine/main.ts',
  'companion-scheduler': 'services/companion-scheduler/main.ts',
  notifier: 'services/notifier/main.ts',
  'profile-journey': 'services/profile-journey/main.ts',
  'bus-keeper': 'infra/nats/keeper.ts',
} as const
type Name = keyof typeof files

/** What each needs besides its servers. */
const needed: Partial<Record<Name, Record<string, string>>> = {
  gateway: { AUTH_URL: 'http://127.0.0.1:1' },
  'chat-engine': {
    MODEL_BASE_URL: 'http://127.0.0.1:1',
    MODEL_API_KEY: 'test',
    MODEL_NAME: 'test',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_REGION: 'test',
    S3_BUCKET: 'test',
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  },
  'profile-journey': { ERASURE_KEY: 'the erasure key of the tests, of 32 and more' },
}

/** Starts the part, which lives then, ready or not. */
async function start(name: Name, env: Record<string, string>) {
  const [port, internalPort] = [await freePort(), await freePort()]
  const log = join(inject('folder'), `starts-${name}-${internalPort}.log`)
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${internalPort}${path}`)
    return { status: response.status, body: await response.json() }
  }
  const part = await startPart({
    name,
    ...(name === 'bus-keeper' ? asInImage(files[name]) : await inBundle(files[name])),
    log,
    readyUrl: `http://127.0.0.1:${internalPort}/livez`,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
      NATS_URL: nats.urlFor(name === 'bus-keeper' ? 'admin' : name),
      DRAIN_SECONDS: '0',
      ...needed[name],
      ...env,
    },
  })
  return {
    pid: part.pid,
    exited: part.exited,
    /** Until its log has given a reason like this, it lives and is not ready. */
    waits: async (reason: RegExp) => {
      await eventually(`${name} to say why it waits`, async () => reason.test(await readFile(log, 'utf8')))
      expect((await ask('/livez')).status).toBe(200)
      expect(await ask('/readyz')).toMatchObject({ status: 503, body: { state: 'starting' } })
    },
    begins: () => eventually(`${name} to begin`, async () => (await ask('/readyz')).status === 200),
    [Symbol.asyncDispose]: async () => {
      await part[Symbol.asyncDispose]()
      checkLogs(log)
    },
  }
}

/** The same address at another port. */
function at(port: number, address: string): string {
  const url = new URL(address)
  url.port = String(port)
  return url.href
}

describe.concurrent('a part that starts lives, waits and begins by itself', () => {
  test('when Postgres refuses connections', async () => {
    await using database = await testDatabase()
    const url = database.urls['chat-engine']
    const port = await freePort()
    await using engine = await start('chat-engine', { DATABASE_URL: at(port, url) })
    await engine.waits(/waiting for database/)
    await engine.waits(/no connection to Postgres: .*ECONNREFUSED/)
    await using _proxy = await startProxy({ target: url, port })
    await engine.begins()
  })

  test('when connections to Postgres hang', async () => {
    await using database = await testDatabase()
    await using proxy = await startProxy({ target: database.urls['companion-scheduler'] })
    proxy.blackHole(true)
    await using scheduler = await start('companion-scheduler', { DATABASE_URL: proxy.url })
    await scheduler.waits(/no connection to Postgres: timeout/)
    proxy.heal()
    await scheduler.begins()
  })

  test('when Postgres has no connection left', async () => {
    await using database = await testDatabase()
    await using admin = await connect(database.url)
    const limit = (most: number) => admin.query(`ALTER DATABASE "${database.name}" CONNECTION LIMIT ${most}`)
    await limit(0)
    await using profile = await start('profile-journey', { DATABASE_URL: database.urls['profile-journey'] })
    await profile.waits(/no connection to Postgres: too many connections/)
    await limit(-1)
    await profile.begins()
  })

  // A server of the environment is not ours to end.
  test.skipIf(process.env.DATABASE_URL)('when Postgres cannot take connections now', async () => {
    await using database = await testDatabase()
    const url = database.urls.notifier
    await using ending = await startPostgres({ durable: false })
    // As long as somebody is connected, it says so to everybody else.
    await using _last = await connect(ending.url)
    process.kill(ending.pid ?? 0, 'SIGTERM')
    let proxy: TcpProxy = await startProxy({ target: ending.url })
    const { port } = proxy
    await using notifier = await start('notifier', { DATABASE_URL: at(port, url) })
    await notifier.waits(/no connection to Postgres: the database system is shutting down/)
    await proxy[Symbol.asyncDispose]()
    proxy = await startProxy({ target: url, port })
    await using _proxy = proxy
    await notifier.begins()
  })

  test('when NATS refuses connections', async () => {
    const port = await freePort()
    await using gateway = await start('gateway', { NATS_URL: at(port, nats.urlFor('gateway')) })
    await using keeper = await start('bus-keeper', { NATS_URL: at(port, nats.urlFor('admin')) })
    for (const part of [gateway, keeper]) await part.waits(/NATS does not answer/)
    await using _proxy = await startProxy({ target: nats.urlFor('gateway'), port })
    for (const part of [gateway, keeper]) await part.begins()
  })

  test('and ends at once when it is asked to, while it waits', async () => {
    await using database = await testDatabase()
    const url = new URL(database.urls.notifier)
    url.password = 'wrong'
    await using notifier = await start('notifier', { DATABASE_URL: url.href })
    await notifier.waits(/password authentication failed for user \\"notifier\\"/)
    await using gateway = await start('gateway', { NATS_URL: at(1, nats.urlFor('gateway')) })
    await gateway.waits(/NATS does not answer/)
    for (const { pid, exited } of [notifier, gateway]) {
      process.kill(pid, 'SIGTERM')
      expect(await exited).toBe('killed by SIGTERM')
    }
  })
})

/** What lets a process find no file of this name. */
const without = (file: string) =>
  `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const read = fs.readFileSync
  fs.readFileSync = (path, ...more) => {
    if (String(path).endsWith('${file}')) throw new Error('ENOENT')
    return read(path, ...more)
  }
  syncBuiltinESMExports()
`)}`

test('chat-engine ends at once, and names the file, where the weights that find distress are missing', async () => {
  const { command, args } = await inBundle(files['chat-engine'])
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', NATS_URL: 'nats://127.0.0.1:1' }
  const started = promisify(execFile)(command, ['--import', without('weights.json'), ...args], {
    env: { ...process.env, ...needed['chat-engine'], ...env },
  })
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/classifier\/weights\.json is missing or malformed/),
  })
})

async function connect(url: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
}
