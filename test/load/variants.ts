import { join } from 'node:path'
import { type Database, freePort, type Part } from '@yoldas/local'
import { root, type Servers, startProgram } from './servers.ts'

export type Variant = AsyncDisposable & {
  name: 'services' | 'services of the other clone' | 'single process' | 'ordinary single process'
  url: string
  /** Its own programs. */
  pids: number[]
}

const erasureKey = 'the erasure key of the benchmark, of 32 and more'
const host = '127.0.0.1'

/**
 * The services as `npm start` runs them. `profileFolder`: each writes what its CPU did there when it ends. `clone`: those of
 * another clone of the repository, to see what a change does.
 */
export async function startServices(
  servers: Servers,
  database: Database,
  { profileFolder, clone }: { profileFolder?: string; clone?: string | undefined } = {},
): Promise<Variant> {
  await using opened = new AsyncDisposableStack()
  const tracing = join(clone ?? root, 'libs/telemetry/register.ts')
  const start = async (service: 'profile-journey' | 'chat-engine' | 'gateway', env: Record<string, string>) => {
    const internalPort = await freePort()
    const part = await startProgram({
      name: clone ? `${service}-of-the-other-clone` : service,
      clone,
      file: `services/${service}/main.ts`,
      nodeArgs: [...(profileFolder ? profiling(profileFolder, service) : []), '--import', tracing],
      readyUrl: `http://${host}:${internalPort}/readyz`,
      env: { HOST: host, INTERNAL_PORT: String(internalPort), NATS_URL: servers.nats.urlFor(service), ...env },
    })
    return opened.use(part)
  }
  const port = await freePort()
  const parts: Part[] = [
    await start('profile-journey', { DATABASE_URL: database.urls['profile-journey'], ERASURE_KEY: erasureKey }),
    await start('chat-engine', {
      DATABASE_URL: database.urls['chat-engine'],
      MODEL_BASE_URL: servers.model.url,
      MODEL_API_KEY: 'bench',
      MODEL_NAME: 'stand-in',
      DRAIN_SECONDS: '1',
    }),
    await start('gateway', { PORT: String(port), AUTH_URL: servers.authUrl, DRAIN_SECONDS: '1' }),
  ]
  const close = opened.move()
  return {
    name: clone ? 'services of the other clone' : 'services',
    url: `http://${host}:${port}`,
    pids: parts.map(({ pid }) => pid),
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

const profiling = (folder: string, name: string) => [
  '--cpu-prof',
  '--cpu-prof-dir',
  folder,
  '--cpu-prof-name',
  `${name}.cpuprofile`,
]

/** The same work in one process, reading the model's stream with our own reader or with the SDK's. */
export async function startSingle(servers: Servers, database: Database, reader: 'own' | 'sdk'): Promise<Variant> {
  const name = reader === 'own' ? 'single process' : 'ordinary single process'
  const port = await freePort()
  const url = `http://${host}:${port}`
  const part = await startProgram({
    name: name.replaceAll(' ', '-'),
    file: 'test/load/baseline/main.ts',
    readyUrl: `${url}/health`,
    env: {
      PORT: String(port),
      DATABASE_URL: database.urls['chat-engine'],
      PROFILE_DATABASE_URL: database.urls['profile-journey'],
      ERASURE_KEY: erasureKey,
      AUTH_URL: servers.authUrl,
      MODEL_BASE_URL: servers.model.url,
      READER: reader,
    },
  })
  return { name, url, pids: [part.pid], [Symbol.asyncDispose]: () => part[Symbol.asyncDispose]() }
}
