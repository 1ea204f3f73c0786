import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { type Database, freePort, type Nats, type NatsUser, type Part, startNats, startPart } from '@yoldas/local'
import { type Identity, type Model, startIdentity, startModel, type TokenOptions } from '@yoldas/standins'
import { testDatabase } from '@yoldas/testkit'
import pg from 'pg'

const root = resolve(import.meta.dirname, '..')
const hs256Secret = 'the legacy secret of the tests'

export type ServiceName = Exclude<NatsUser, 'admin'>

export type Stack = AsyncDisposable & {
  /** Of each gateway; the first is `url`. */
  urls: string[]
  url: string
  identity: Identity
  model: Model
  nats: Nats
  database: Database
  /** Looks into the database, as an operator would. */
  query(text: string, values?: unknown[]): Promise<Array<Record<string, unknown>>>
  /** Empties the memory stream, as its ten minutes or a restart of NATS do. */
  purgeLive(): Promise<void>
  parts: Record<string, Part>
  /** Starts a part again, with the ports that it had. */
  restart(part: string): Promise<void>
  /** A student of one's own, signed in. */
  student(options?: TokenOptions & { sub?: string }): Promise<Student>
}

export type Student = { sub: string; token: string }

export type StackOptions = {
  replicas?: Partial<Record<ServiceName, number>>
  env?: Partial<Record<ServiceName, Record<string, string>>>
}

/** The real services as processes, with their own database and NATS, and stand-ins for other companies' services. */
export async function startStack({ replicas = {}, env = {} }: StackOptions = {}): Promise<Stack> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-stack-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const [database, nats, identity, model] = await Promise.all([
    testDatabase(),
    startNats(),
    startIdentity({ hs256Secret }),
    startModel(),
  ])
  for (const server of [database, nats, identity, model]) opened.use(server)

  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => {})
  opened.defer(() => pool.end())

  const ofService: Record<ServiceName, Record<string, string>> = {
    'profile-journey': { DATABASE_URL: database.urls['profile-journey'] },
    'chat-engine': {
      DATABASE_URL: database.urls['chat-engine'],
      MODEL_BASE_URL: model.url,
      MODEL_API_KEY: 'test',
      MODEL_NAME: 'stand-in',
    },
    gateway: { AUTH_URL: identity.url },
  }
  const urls: string[] = []
  const starts: Record<string, () => Promise<Part>> = {}
  const parts: Record<string, Part> = {}
  for (const service of ['profile-journey', 'chat-engine', 'gateway'] as const) {
    for (let replica = 1; replica <= (replicas[service] ?? 1); replica++) {
      const name = replica === 1 ? service : `${service}-${replica}`
      const [port, internalPort] = [await freePort(), await freePort()]
      if (service === 'gateway') urls.push(`http://127.0.0.1:${port}`)
      starts[name] = () =>
        startPart({
          name,
          command: process.execPath,
          args: [join(root, 'services', service, 'main.ts')],
          log: process.env.STACK_LOGS ? join(process.env.STACK_LOGS, `${name}.log`) : join(folder, `${name}.log`),
          readyUrl: `http://127.0.0.1:${internalPort}/readyz`,
          stopSeconds: 10,
          env: {
            HOST: '127.0.0.1',
            PORT: String(port),
            INTERNAL_PORT: String(internalPort),
            NATS_URL: nats.urlFor(service),
            DRAIN_SECONDS: '2',
            ...ofService[service],
            ...env[service],
          },
        })
    }
  }
  await Promise.all(
    Object.entries(starts).map(async ([name, start]) => {
      parts[name] = await start()
      opened.defer(() => parts[name]?.[Symbol.asyncDispose]())
    }),
  )
  const close = opened.move()
  return {
    urls,
    url: urls[0] ?? '',
    identity,
    model,
    nats,
    database,
    query: async (text, values) => (await pool.query(text, values)).rows,
    purgeLive: async () => {
      const { host, username, password } = new URL(nats.urlFor('admin'))
      const connection = await connect({ servers: host, user: username, pass: password })
      await (await jetstreamManager(connection)).streams.purge('LIVE')
      await connection.close()
    },
    parts,
    restart: async (name) => {
      const start = starts[name]
      if (!start) throw new Error(`no part is called ${name}`)
      parts[name] = await start()
    },
    student: async ({ sub = `student-${randomUUID()}`, ...options } = {}) => ({
      sub,
      token: await identity.token(sub, options),
    }),
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}
