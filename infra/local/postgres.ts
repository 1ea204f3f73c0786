import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startContainer } from './containers.ts'
import { host } from './ports.ts'
import { findPostgres, initialise, takeOwnership, unprivileged } from './postgresBinary.ts'
import { endProcesses, externalServer, processesIn, type Running, spawnProcess } from './processes.ts'
import { onPort, untilReady } from './ready.ts'
import { ownSecret, stateFolder } from './state.ts'

/** `url` is a superuser's, to the database `postgres` (or the one that DATABASE_URL names). */
export type Postgres = Running & { url: string; port: number }

export type PostgresOptions = {
  /** Its data, kept when it stops. Without one it is a temporary folder that goes with the server. */
  folder?: string
  /** 0 or none: a free one. */
  port?: number
  /** False gives up safety for speed: what was committed last may be lost with a crash of the server. */
  durable: boolean
  log?: string
  pidFile?: string
  mirror?: string
  /** Gives up starting. */
  signal?: AbortSignal
}

const image = 'pgvector/pgvector:pg17'
const startSeconds = 30
const stopSeconds = 8

/**
 * Uses the server of DATABASE_URL, else a container, else a local binary, as root too. Resolves when it takes
 * connections. Starting again in a folder recovers what a killed server left there, and ends what still runs in it.
 * @throws with the end of its log when it does not start
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return externalPostgres(DATABASE_URL)
  const temporary = options.folder === undefined
  const folder = await stateFolder(options.folder, 'yoldas-postgres-')
  // Kept beside the data, which remembers it.
  const password = await ownSecret(join(folder, 'password'))
  const server = await onPort(options.port, (port) => startSomewhere({ ...options, folder }, port, password))
  if (!temporary) return server
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function externalPostgres(url: string): Promise<Postgres> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect().catch((error: Error) => {
    throw new Error(`DATABASE_URL is set, but its server does not answer (${error.message}): mend or unset it`)
  })
  await client.end()
  return { ...externalServer('DATABASE_URL'), url, port: Number(new URL(url).port || 5432) }
}

type Located = PostgresOptions & { folder: string }

async function startSomewhere(options: Located, port: number, password: string): Promise<Postgres> {
  const url = `postgres://postgres:${password}@${host}:${port}/postgres`
  const log = options.log ?? join(options.folder, 'postgres.log')
  const running = (await startInContainer(options, port, password, log)) ?? (await startBinary(options, port, log))
  await untilReady(running, {
    name: 'Postgres',
    ready: () => postgresAnswers(url),
    seconds: startSeconds,
    log,
    signal: options.signal,
  })
  return { ...running, url, port }
}

/** Whether the server takes this user and has this database. */
export async function postgresAnswers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    )
}

function settings(durable: boolean): string[] {
  const list = [
    `max_connections=${durable ? 200 : 600}`,
    'timezone=UTC',
    'log_timezone=UTC',
    // pgvector before 0.8.2 may write beyond its memory when several processes build one index.
    'max_parallel_maintenance_workers=0',
  ]
  if (!durable) list.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off')
  return list.flatMap((setting) => ['-c', setting])
}

/** A folder stays with the kind of server that made it: versions and owners of the files differ. */
async function startInContainer(options: Located, port: number, password: string, log: string) {
  if (await exists(join(options.folder, 'data'))) return undefined
  const running = await startContainer({
    image,
    command: ['postgres', ...settings(options.durable)],
    env: { POSTGRES_PASSWORD: password, PGDATA: '/state/container', POSTGRES_INITDB_ARGS: '--locale=C.UTF-8' },
    port: { host: port, container: 5432 },
    folder: { source: options.folder, target: '/state' },
    log,
    pidFile: options.pidFile,
    stopSeconds,
  })
  if (!running && (await exists(join(options.folder, 'container'))))
    throw new Error('The data was made in a container: start the container runtime, or remove it with npm run reset.')
  return running
}

async function startBinary({ folder, durable, pidFile, mirror, signal }: Located, port: number, log: string) {
  const data = join(folder, 'data')
  const bin = await findPostgres(data, signal)
  if (!(await exists(data))) await initialise(bin, data, join(folder, 'password'), durable)
  await endLeftovers(folder)
  await takeOwnership(data)
  return spawnProcess({
    command: join(bin, 'postgres'),
    args: [
      '-D',
      data,
      '-p',
      String(port),
      // No unix socket: its path may be longer than the system allows.
      ...['-c', `listen_addresses=${host}`, '-c', 'unix_socket_directories='],
      ...settings(durable),
    ],
    wrapper: unprivileged().wrapper,
    log,
    pidFile,
    mirror,
    // Fast shutdown: clients are disconnected, nothing is lost.
    stopSignal: 'SIGINT',
    stopSeconds,
  })
}

/** Local servers that run in a folder given to startPostgres, also those of other processes. */
export function postgresProcesses(folder: string): number[] {
  return processesIn(join(folder, 'data'), 'postgres')
}

/**
 * What outlived a killed supervisor or postmaster. Its lock file goes too: Postgres trusts the number in it, which may
 * be another process's by now.
 */
async function endLeftovers(folder: string): Promise<void> {
  await endProcesses(() => postgresProcesses(folder), 'SIGQUIT', 5)
  if (process.platform === 'linux') await rm(join(folder, 'data/postmaster.pid'), { force: true })
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
