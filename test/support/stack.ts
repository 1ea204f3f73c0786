import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { jetstreamManager, type StreamAPI } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import type { BusAccess } from '@yoldas/bus'
import {
  type Database,
  freePort,
  isAlive,
  makeServiceAccount,
  type Nats,
  type NatsUser,
  type Part,
  type ServiceUser,
  startNats,
  startPart,
} from '@yoldas/local'
import {
  type HigherEducation,
  type Identity,
  type Model,
  type Push,
  type Storage,
  startHigherEducation,
  startIdentity,
  startModel,
  startPush,
  startStorage,
  type TokenOptions,
} from '@yoldas/standins'
import { startKeeper, testDatabase } from '@yoldas/testkit'
import pg from 'pg'
import { inject } from 'vitest'
import { checkLogs } from './logLines.ts'
import { inBundle, type Program } from './programs.ts'

/** What the identity provider signs HS256 with; a gateway knows it only as AUTH_JWT_SECRET in its `env`. */
export const erasureKey = 'the erasure key of the tests, of 32 and more'
export const hs256Secret = 'the legacy secret of the tests, of 32 characters and more'

export type ServiceName = ServiceUser
/** The first replica is called like its service. */
type PartName = ServiceName | `${ServiceName}-${number}`

export type Stack = AsyncDisposable & {
  /** Of each gateway; the first is `url`. */
  urls: string[]
  url: string
  identity: Identity
  model: Model
  push: Push
  storage: Storage
  /** Asked by the engines of the shared stack alone: what each does for it at its start takes CPU. */
  higherEducation: HigherEducation
  nats: Nats
  /** Starts NATS again after it was killed, where it was and with what it had stored, unless that is lost too. */
  restartNats(options?: { storeLost: boolean }): Promise<void>
  database: Database
  /** Looks into the database, as an operator would. */
  query(text: string, values?: unknown[]): Promise<Array<Record<string, unknown>>>
  /** Subjects of this student that the memory stream still has. */
  liveSubjects(studentKey: string): Promise<string[]>
  /** What an operator can do to the streams. */
  withStreams<Result>(use: (streams: StreamAPI) => Promise<Result>): Promise<Result>
  /** Empties the memory stream, as its ten minutes or a restart of NATS do. */
  purgeLive(): Promise<void>
  parts: Record<string, Part>
  /** Of each part: where only operators look. */
  internalUrls: Record<string, string>
  /** What a part has logged since the first start. */
  logs(part: string): Promise<string>
  /** Starts a part again, with the ports that it had, and configured otherwise where that is said. */
  restart(part: string, env?: Record<string, string>): Promise<void>
  /** Starts one more gateway, configured as this file needs it, and lets who shares the stack alone. */
  startGateway(env: Record<string, string>): Promise<Gateway>
  /** A student of one's own, signed in. */
  student(options?: TokenOptions & { sub?: string }): Promise<Student>
}

export type Student = { sub: string; token: string }
export type Gateway = AsyncDisposable & { url: string }

export type StackOptions = {
  /** One of each that is not named. */
  replicas?: Partial<Record<ServiceName, number>>
  /** Of a service, and what one replica has besides; it may depend on where the servers are. */
  env?: Env | ((servers: Servers) => Promise<Env>)
  /** Instead of one of its own on the server that all tests share. */
  database?: Database
  /**
   * Instead of one server of its own: nodes that keep each stream together, behind one address. They outlive the stack.
   */
  cluster?: Cluster
  /** Instead of the one that goes with the test run. */
  folder?: string
  /** Origins of pages that may read and write the storage. */
  pages?: readonly string[]
  /** How a service is started, by its `main.ts`; bundled by default. */
  program?: (file: string) => Program | Promise<Program>
}
export type Servers = {
  nats: Nats
  identity: Identity
  model: Model
  push: Push
  storage: Storage
  higherEducation: HigherEducation
}
export type Cluster = { nats: Nats; caFile: string; servers: number }
type Env = Partial<Record<PartName, Record<string, string>>>

/** What the shared stack asks students to agree to: of children alone, who are few in tests, it is required. */
const askedConsents = [
  { kind: 'terms', version: '2026-1', required: false },
  { kind: 'privacy', version: '2026-2', required: true, bands: ['0-12'] },
]

let shared: Promise<Stack> | undefined

/**
 * The stack of all files that one worker runs, two replicas of most. For tests with students of their own, which count
 * nothing over all students. What a file kills it starts again; what a failed test left dead is started here. It ends
 * with the run; nobody disposes of it.
 */
export async function sharedStack(): Promise<Stack> {
  shared ??= startStack({
    replicas: { gateway: 2, 'chat-engine': 2, 'companion-scheduler': 2, notifier: 2 },
    // No turn goes without tools because its engine has just been started on a busy machine.
    env: async ({ higherEducation, model, push }) => ({
      // One sends by the key of a service account, the other by who it is where it runs.
      'notifier-2': {
        FIREBASE_SERVICE_ACCOUNT: '',
        FIREBASE_PROJECT_ID: 'yoldas-local',
        GCE_METADATA_HOST: new URL(push.url).host,
      },
      'profile-journey': { CONSENTS: JSON.stringify(askedConsents) },
      'chat-engine': {
        MCP_URL: higherEducation.url,
        MCP_LIST_MILLISECONDS: '8000',
        MODERATION_BASE_URL: model.url,
        MODERATION_API_KEY: 'test',
        MODERATION_MODEL: 'stand-in',
        TRANSCRIPTION_BASE_URL: model.url,
        TRANSCRIPTION_API_KEY: 'test',
        TRANSCRIPTION_MODEL: 'stand-in',
      },
    }),
  })
  const stack = await shared
  const dead = Object.entries(stack.parts).filter(([, { pid }]) => !isAlive(pid))
  await Promise.all(dead.map(([name]) => stack.restart(name)))
  return stack
}

/** The real services as processes, with their own database and NATS, and stand-ins for other companies' services. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { replicas = {}, env: given = {}, program = inBundle } = options
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(options.folder ?? inject('folder'), 'stack-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'pids'))
  const natsPlace = { folder: join(folder, 'nats'), pidFile: join(folder, 'pids', 'nats') }
  const [database, firstNats, identity, model, push, storage, higherEducation] = await Promise.all([
    options.database ?? opened.use(await testDatabase()),
    options.cluster?.nats ?? startNats(natsPlace),
    startIdentity({ hs256Secret }),
    startModel(),
    startPush({ oneSignalKey: 'test' }),
    startStorage({
      ...{ accessKeyId: 'test', secretAccessKey: 'the storage secret of the tests', bucket: 'media' },
      corsOrigins: options.pages ?? [],
    }),
    startHigherEducation(),
  ])
  for (const server of [identity, model, push, storage, higherEducation]) opened.use(server)
  let nats = firstNats
  if (!options.cluster) opened.defer(() => nats[Symbol.asyncDispose]())
  const access = (user: NatsUser): BusAccess => {
    const url = nats.urlFor(user)
    return options.cluster ? { url, tls: { caFile: options.cluster.caFile } } : { url }
  }
  const log = { info: () => {}, warn: () => {} }
  opened.use(await startKeeper({ ...access('admin'), replicas: options.cluster?.servers ?? 1, log }))

  const env =
    typeof given === 'function' ? await given({ nats, identity, model, push, storage, higherEducation }) : given

  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => {})
  opened.defer(() => pool.end())

  const ofService: Record<ServiceName, Record<string, string>> = {
    'profile-journey': {
      DATABASE_URL: database.urls['profile-journey'],
      ERASURE_KEY: erasureKey,
    },
    // Tests run at any hour: no night for them.
    'companion-scheduler': {
      DATABASE_URL: database.urls['companion-scheduler'],
      NIGHT_HOURS: '00:00-00:00',
      CARE_HOURS: '00:00-00:00',
    },
    notifier: {
      DATABASE_URL: database.urls.notifier,
      FIREBASE_SERVICE_ACCOUNT: await makeServiceAccount(push.url),
      FCM_URL: push.url,
      ONESIGNAL_APP_ID: '00000000-0000-4000-8000-000000000001',
      ONESIGNAL_API_KEY: 'test',
      ONESIGNAL_URL: push.url,
    },
    'chat-engine': {
      DATABASE_URL: database.urls['chat-engine'],
      MODEL_BASE_URL: model.url,
      MODEL_API_KEY: 'test',
      MODEL_NAME: 'stand-in',
      S3_ENDPOINT: storage.url,
      S3_REGION: storage.region,
      S3_BUCKET: storage.bucket,
      S3_ACCESS_KEY_ID: storage.accessKeyId,
      S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
    },
    gateway: { AUTH_URL: identity.url },
  }
  const urls: string[] = []
  const starts: Record<string, (env?: Record<string, string>) => Promise<Part>> = {}
  const parts: Record<string, Part> = {}
  const internalUrls: Record<string, string> = {}
  const logFile = (name: string) => join(process.env.STACK_LOGS ?? join(folder, 'logs'), `${name}.log`)
  opened.defer(() => checkLogs(logFile('*')))
  /** Has its ports from here on, whenever and however often it is started. */
  const prepare = async (service: ServiceName, name: string, ownEnv: Record<string, string>) => {
    const [port, internalPort] = [await freePort(), await freePort()]
    const internalUrl = `http://127.0.0.1:${internalPort}`
    const start = async (newEnv: Record<string, string> = {}) =>
      startPart({
        name,
        ...(await program(`services/${service}/main.ts`)),
        log: logFile(name),
        pidFile: join(folder, 'pids', name),
        readyUrl: `${internalUrl}/readyz`,
        // From source, beside other stacks that start, on a busy machine.
        readySeconds: 120,
        stopSeconds: 10,
        env: {
          HOST: '127.0.0.1',
          PORT: String(port),
          INTERNAL_PORT: String(internalPort),
          NATS_URL: nats.urlFor(service),
          ...(options.cluster ? { NATS_CA_FILE: options.cluster.caFile } : {}),
          DRAIN_SECONDS: '2',
          ...ofService[service],
          ...env[service],
          ...ownEnv,
          ...newEnv,
        },
      })
    return { url: `http://127.0.0.1:${port}`, internalUrl, start }
  }
  for (const service of ['profile-journey', 'chat-engine', 'companion-scheduler', 'notifier', 'gateway'] as const) {
    for (let replica = 1; replica <= (replicas[service] ?? 1); replica++) {
      const name: PartName = replica === 1 ? service : `${service}-${replica}`
      const { url, internalUrl, start } = await prepare(service, name, env[name] ?? {})
      internalUrls[name] = internalUrl
      starts[name] = start
      if (service === 'gateway') urls.push(url)
    }
  }
  // All at once: each takes its time to drain.
  opened.defer(async () => void (await Promise.all(Object.values(parts).map((part) => part[Symbol.asyncDispose]()))))
  await Promise.all(
    Object.entries(starts).map(async ([name, start]) => {
      parts[name] = await start()
    }),
  )
  const close = opened.move()
  return {
    urls,
    url: urls[0] ?? '',
    identity,
    model,
    push,
    storage,
    higherEducation,
    get nats() {
      return nats
    },
    restartNats: async ({ storeLost } = { storeLost: false }) => {
      if (storeLost) await rm(join(natsPlace.folder, 'jetstream'), { recursive: true, force: true })
      nats = await startNats({ ...natsPlace, port: nats.port })
    },
    database,
    query: async (text, values) => (await pool.query(text, values)).rows,
    liveSubjects: (studentKey) =>
      withStreams(access('admin'), async (streams) => {
        const { state } = await streams.info('LIVE', { subjects_filter: `live.${studentKey}.>` })
        return Object.keys(state.subjects ?? {})
      }),
    withStreams: (use) => withStreams(access('admin'), use),
    purgeLive: () => withStreams(access('admin'), async (streams) => void (await streams.purge('LIVE'))),
    parts,
    internalUrls,
    logs: (name) => readFile(logFile(name), 'utf8'),
    restart: async (name, newEnv) => {
      const start = starts[name]
      if (!start) throw new Error(`no part is called ${name}`)
      parts[name] = await start(newEnv)
    },
    startGateway: async (ownEnv) => {
      const { url, start } = await prepare('gateway', `gateway-${randomUUID()}`, ownEnv)
      const part = await start()
      return { url, [Symbol.asyncDispose]: () => part[Symbol.asyncDispose]() }
    },
    student: async ({ sub = `student-${randomUUID()}`, ...options } = {}) => ({
      sub,
      token: await identity.token(sub, options),
    }),
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

async function withStreams<Result>(access: BusAccess, use: (streams: StreamAPI) => Promise<Result>): Promise<Result> {
  const { host, username, password } = new URL(access.url)
  const tls = access.tls ? { tls: access.tls } : {}
  const connection = await connect({ servers: host, user: username, pass: decodeURIComponent(password), ...tls })
  try {
    return await use((await jetstreamManager(connection)).streams)
  } finally {
    await connection.close()
  }
}
