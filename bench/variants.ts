import { join } from 'node:path'
import { type Database, nodeArgs as defaultArgs, freePort, type Part } from '@yoldas/local'
import { startRedis } from './redis.ts'
import { root, type Servers, startProgram } from './servers.ts'
import { productionEnvironment } from './shipped.ts'

export type Variant = AsyncDisposable & {
  name: 'services' | 'services of the other clone' | 'single process' | 'ordinary single process' | 'AI SDK'
  url: string
  /** Its own programs. */
  pids: number[]
}

/** A program that answers at the address. */
export type Answering = AsyncDisposable & { url: string; pid: number }
export type Services = Variant & { gatewayPid: number; gateways: Answering[]; enginePids: number[] }

export type ProgramOptions = { clone?: string | undefined; nodeArgs?: string[] }
type ServicesOptions = Omit<ProgramOptions, 'nodeArgs'> & { gatewayArgs?: string[]; replicas?: number }
type ServiceName = 'profile-journey' | 'chat-engine' | 'companion-scheduler' | 'gateway' | 'notifier'

const erasureKey = 'the erasure key of the benchmark, of 32 and more'
const host = '127.0.0.1'

/**
 * The services as they run in production: with its environment, and traced. `clone`: those of another clone of the
 * repository, to see what a change does. `gatewayArgs` are the gateway's for node. `replicas`: so many engines and
 * gateways.
 */
export async function startServices(
  servers: Servers,
  database: Database,
  { gatewayArgs, replicas = 1, ...options }: ServicesOptions = {},
): Promise<Services> {
  await using opened = new AsyncDisposableStack()
  const profile = opened.use(await startProfile(servers, database, options))
  const enginePids: number[] = []
  const gateways: Answering[] = []
  for (let nth = 0; nth < replicas; nth += 1) {
    enginePids.push(opened.use(await startEngine(servers, database, options)).pid)
    gateways.push(opened.use(await startGateway(servers, { ...options, nodeArgs: gatewayArgs ?? [] })))
  }
  const [gateway] = gateways
  if (!gateway) throw new Error('there is one gateway at least')
  const close = opened.move()
  return {
    name: options.clone ? 'services of the other clone' : 'services',
    url: gateway.url,
    pids: [profile.pid, ...enginePids, ...gateways.map(({ pid }) => pid)],
    gatewayPid: gateway.pid,
    gateways,
    enginePids,
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

export function startProfile(servers: Servers, database: Database, options: ProgramOptions): Promise<Part> {
  return startService(servers, 'profile-journey', options, {
    DATABASE_URL: database.urls['profile-journey'],
    ERASURE_KEY: erasureKey,
  })
}

export function startEngine(servers: Servers, database: Database, options: ProgramOptions): Promise<Part> {
  return startService(servers, 'chat-engine', options, {
    DATABASE_URL: database.urls['chat-engine'],
    MODEL_BASE_URL: servers.model.url,
    MODEL_API_KEY: 'bench',
    MODEL_NAME: 'stand-in',
    ...servers.storage,
  })
}

export function startScheduler(servers: Servers, database: Database): Promise<Part> {
  return startService(servers, 'companion-scheduler', {}, { DATABASE_URL: database.urls['companion-scheduler'] })
}

/** Another gateway, for services that run. */
export async function startGateway(servers: Servers, options: ProgramOptions): Promise<Answering> {
  const port = await freePort()
  const env = { PORT: String(port), AUTH_URL: servers.authUrl }
  const part = await startService(servers, 'gateway', options, env)
  return { url: `http://${host}:${port}`, pid: part.pid, [Symbol.asyncDispose]: () => part[Symbol.asyncDispose]() }
}

/** One of them, ready. */
export async function startService(
  servers: Servers,
  service: ServiceName,
  { clone = root, nodeArgs = [] }: ProgramOptions,
  env: Record<string, string>,
): Promise<Part> {
  const internalPort = await freePort()
  return startProgram({
    name: clone === root ? service : `${service}-of-the-other-clone`,
    args: [...nodeArgs, ...defaultArgs(`services/${service}/main.ts`, clone)],
    readyUrl: `http://${host}:${internalPort}/readyz`,
    env: {
      ...productionEnvironment(clone, service),
      ...tracing(servers),
      // Nobody waits for the end of what was measured.
      ...{ DRAIN_DELAY_SECONDS: '0', DRAIN_SECONDS: '1' },
      ...{ HOST: host, INTERNAL_PORT: String(internalPort), NATS_URL: servers.nats.urlFor(service), ...env },
    },
  })
}

export const tracing = ({ tracesUrl }: Servers) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrl })

/**
 * What feeds are measured beside: a process that only writes to sockets what it receives from the bus (`writer`), and
 * one that only holds them (`plain`).
 */
export async function startWriter(servers: Servers, kind: 'writer' | 'plain', nodeArgs: string[]): Promise<Answering> {
  const port = await freePort()
  const url = `http://${host}:${port}`
  const part = await startProgram({
    name: kind,
    args: [...nodeArgs, join(root, `bench/feeds/${kind}.ts`)],
    readyUrl: url,
    env: { PORT: String(port), NATS_URL: servers.nats.urlFor('gateway') },
  })
  return { url, pid: part.pid, [Symbol.asyncDispose]: () => part[Symbol.asyncDispose]() }
}

/**
 * The same work in one process: traced, with our statements, reader of the model's stream and option for Node, or as
 * anybody would have it.
 */
export async function startSingle(servers: Servers, database: Database, kind: 'ours' | 'ordinary'): Promise<Variant> {
  const name = kind === 'ours' ? 'single process' : 'ordinary single process'
  const port = await freePort()
  const url = `http://${host}:${port}`
  const part = await startProgram({
    name: name.replaceAll(' ', '-'),
    args: kind === 'ours' ? defaultArgs('bench/baseline/main.ts') : [join(root, 'bench/baseline/main.ts')],
    readyUrl: `${url}/health`,
    env: {
      PORT: String(port),
      DATABASE_URL: database.urls['chat-engine'],
      PROFILE_DATABASE_URL: database.urls['profile-journey'],
      ERASURE_KEY: erasureKey,
      AUTH_URL: servers.authUrl,
      MODEL_BASE_URL: servers.model.url,
      KIND: kind,
      ...(kind === 'ours' && tracing(servers)),
    },
  })
  return { name, url, pids: [part.pid], [Symbol.asyncDispose]: () => part[Symbol.asyncDispose]() }
}

/** A turn as the AI SDK's documentation builds it, with a Redis or Valkey of its own, whose program this is. */
export async function startPeer(servers: Servers, database: Database, redis: string): Promise<Variant> {
  await using opened = new AsyncDisposableStack()
  const store = opened.use(await startRedis(redis))
  const port = await freePort()
  const url = `http://${host}:${port}`
  const program = opened.use(
    await startProgram({
      name: 'ai-sdk',
      args: [join(root, 'bench/peers/main.ts')],
      readyUrl: url,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: database.url,
        REDIS_URL: store.url,
        MODEL_BASE_URL: servers.model.url,
      },
    }),
  )
  const close = opened.move()
  return { name: 'AI SDK', url, pids: [program.pid, store.pid], [Symbol.asyncDispose]: () => close.disposeAsync() }
}
