import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import dns from 'node:dns'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { promisify } from 'node:util'
import { freePort } from '@yoldas/local'
import { startIdentity, startModel, startPush, startStorage } from '@yoldas/standins'
import { eventually } from '@yoldas/testkit'
import { vi } from 'vitest'
import { stringify } from 'yaml'
import { z } from 'zod'
import { single } from '../../single/compose.ts'
import type { Student } from '../../support/stack.ts'
import type { Engine } from './engine.ts'
import { caddy, image } from './images.ts'

const run = promisify(execFile)
const domain = 'api.school.test'
const outside = 'host.docker.internal'
const project = 'yoldas-check'
const everywhere = '0.0.0.0'

/** An authority of certificates that asks by ACME, as Let's Encrypt does: another Caddy. */
const authority = `{
	skip_install_trust
	admin off
}
https://ca:8443 {
	tls internal
	acme_server
}
`

export type Machine = AsyncDisposable & {
  url: string
  backups: string
  /** A student of one's own, signed in. */
  student(): Promise<Student>
  /** Runs commands of docs/single.md as they stand, in infra/single. Resolves with what they print. */
  sh(commands: string, env?: Record<string, string>): Promise<string>
  container(service: string): Promise<Container>
  query(statement: string): Promise<string>
  /** Believes the proxy, wherever it is now. */
  believe(): Promise<void>
}
const Inspected = z.tuple([
  z.object({
    State: z.object({ Pid: z.number(), StartedAt: z.string(), Health: z.object({ Status: z.string() }).optional() }),
    RestartCount: z.number(),
    NetworkSettings: z.object({ Networks: z.record(z.string(), z.object({ IPAddress: z.string() })) }),
  }),
])
export type Container = { pid: number; startedAt: string; restarts: number; health: string; address: string }

function readContainer(inspected: string): Container {
  const [{ State, RestartCount, NetworkSettings }] = Inspected.parse(JSON.parse(inspected))
  return {
    pid: State.Pid,
    startedAt: State.StartedAt,
    restarts: RestartCount,
    health: State.Health?.Status ?? '',
    address: Object.values(NetworkSettings.Networks)[0]?.IPAddress ?? '',
  }
}

/** What `npm run single -- init` and Compose make of infra/single, with stand-ins for other companies' services. */
export async function startMachine({ docker, env: ofEngine }: Engine): Promise<Machine> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-machine-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const listening = async () => ({ host: everywhere, port: await freePort() })
  const seen = ({ url }: { url: string }) => Object.assign(new URL(url), { hostname: outside }).href.replace(/\/$/, '')
  const identityPort = await freePort()
  const issuer = `http://${outside}:${identityPort}/auth/v1`
  const identity = opened.use(await startIdentity({ host: everywhere, port: identityPort, issuer }))
  const model = opened.use(await startModel(await listening()))
  opened.use(await startPush({ ...(await listening()), oneSignalKey: 'test' }))
  const storage = opened.use(
    await startStorage({
      ...(await listening()),
      ...{ accessKeyId: 'test', secretAccessKey: 'the storage secret of the check', bucket: 'media', corsOrigins: [] },
    }),
  )
  const [values, backups] = [join(folder, '.env'), join(folder, 'backups')]
  await mkdir(backups)
  await run(process.execPath, [join(single, 'main.ts'), 'init', values], {
    env: {
      PATH: process.env.PATH,
      DOMAIN: domain,
      ACME_EMAIL: 'it@school.test',
      ACME_CA: 'https://ca:8443/acme/local/directory',
      AUTH_URL: seen(identity),
      MODEL_BASE_URL: seen(model),
      MODEL_API_KEY: 'test',
      MODEL_NAME: 'stand-in',
      DAILY_TOKENS: '1000000000',
      S3_BUCKET: storage.bucket,
      S3_REGION: storage.region,
      S3_ENDPOINT: seen(storage),
      S3_ACCESS_KEY_ID: storage.accessKeyId,
      S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
      BACKUPS: backups,
      IMAGE: image,
    },
  })
  await writeFile(join(folder, 'Caddyfile'), authority)
  const version = await docker('run', '--rm', caddy, 'caddy', 'version')
  await writeFile(join(folder, 'proxy'), caddyfileFor(version, await readFile(join(single, 'Caddyfile'), 'utf8')))
  await writeFile(join(folder, 'override.yaml'), override(folder))
  const env = {
    ...ofEngine,
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: `${join(single, 'compose.yaml')}:${join(folder, 'override.yaml')}`,
    COMPOSE_ENV_FILES: values,
  }
  const sh = async (commands: string, more: Record<string, string> = {}) => {
    const child = spawn('sh', ['-ec', commands], { cwd: single, env: { ...env, ...more } })
    const code = new Promise((settle) => child.once('close', settle))
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
    if ((await code) !== 0) throw new Error(`${commands}\n${out}\n${err}`)
    return out.trim()
  }
  opened.defer(async () => void (await sh('docker compose down --volumes --remove-orphans --timeout 5')))
  await sh('docker compose up --detach --wait')
  const container = async (service: string) => readContainer(await docker('inspect', `${project}-${service}-1`))

  let address = ''
  const lookup = dns.lookup
  const spy = vi.spyOn(dns, 'lookup')
  opened.defer(() => spy.mockRestore())
  // The name is in no DNS.
  spy.mockImplementation(((name: string, ...rest: [object, () => void]) =>
    Reflect.apply(lookup, dns, [name === domain ? address : name, ...rest])) as typeof dns.lookup)
  const authorities = tls.getCACertificates()
  opened.defer(() => tls.setDefaultCACertificates(authorities))
  const believe = async () => {
    address = (await container('caddy')).address
    const certificate = await docker('exec', `${project}-ca-1`, 'cat', '/data/caddy/pki/authorities/local/root.crt')
    tls.setDefaultCACertificates([...authorities, certificate])
    await eventually('the proxy to have a certificate', () =>
      fetch(`https://${domain}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  }
  await believe()
  const close = opened.move()
  return {
    url: `https://${domain}`,
    backups,
    sh,
    container,
    believe,
    student: async () => {
      const sub = `school-${randomUUID()}`
      return { sub, token: await identity.token(sub) }
    },
    query: (statement) =>
      docker('exec', `${project}-postgres-1`, 'psql', '-U', 'postgres', '-d', 'yoldas', '-Atc', statement),
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

/** Debian's Caddy, 2.6.2, knows `request_buffers` by an older name alone. */
const caddyfileFor = (version: string, text: string) =>
  version.startsWith('2.6.') ? text.replace(/request_buffers \w+/, 'buffer_requests') : text

/** Beside infra/single/compose.yaml: where the stand-ins are, and the authority, which asks the proxy by its name. */
function override(folder: string): string {
  const reaching = { extra_hosts: [`${outside}:host-gateway`] }
  const authority = {
    image: caddy,
    command: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
    volumes: [`${folder}/Caddyfile:/etc/caddy/Caddyfile:ro`, 'ca:/data'],
  }
  const proxy = {
    environment: { SSL_CERT_FILE: '/ca/caddy/pki/authorities/local/root.crt' },
    volumes: [`${folder}/proxy:/etc/caddy/Caddyfile:ro`, 'ca:/ca:ro'],
    depends_on: ['ca'],
    networks: { default: { aliases: [domain] } },
  }
  const services = { gateway: reaching, 'chat-engine': reaching, ca: authority, caddy: proxy }
  // It is reached inside of the engine's network: another may hold the ports.
  return stringify({ services, volumes: { ca: {} } }).replace('  caddy:\n', '  caddy:\n    ports: !reset []\n')
}
