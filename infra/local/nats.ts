import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { startContainer } from './containers.ts'
import { findNats } from './natsBinary.ts'
import { host } from './ports.ts'
import { endProcesses, externalServer, processesWith, type Running, spawnProcess, until } from './processes.ts'
import { onPort, untilReady } from './ready.ts'
import { stateFolder } from './state.ts'

const services = ['gateway', 'chat-engine', 'companion-scheduler', 'notifier', 'profile-journey'] as const
export type ServiceUser = (typeof services)[number]
/** The users of infra/nats/nats.conf: of each service two, so that a password can be changed while it is at work. */
export type NatsUser = 'admin' | 'operator' | ServiceUser | `${ServiceUser}-next`
export const natsUsers: readonly NatsUser[] = [
  'admin',
  'operator',
  ...services,
  ...services.map((service) => `${service}-next` as const),
]

/** With NATS_URL in the environment, every user is the one that it names. */
export type Nats = Running & { port: number; urlFor(user: NatsUser): string }

export type NatsOptions = {
  /** Another than this clone's infra/nats/nats.conf, with the same users. */
  configuration?: string
  /**
   * Passwords and JetStream's store (`jetstream`), kept when it stops. Without one: a temporary folder that goes with
   * the server.
   */
  folder?: string
  /** 0 or none: a free one. */
  port?: number
  log?: string
  pidFile?: string
  mirror?: string
  /** Gives up starting. */
  signal?: AbortSignal
}

type Passwords = Record<NatsUser, string>

const passwordFile = (folder: string) => join(folder, 'passwords.json')
const image = 'nats:2.12-alpine'
const ownConfiguration = resolve(import.meta.dirname, '../nats/nats.conf')
const startSeconds = 15
const stopSeconds = 5
/** Marks our processes, so that those which outlived a killed supervisor are found. */
const marker = 'NATS_STORE_DIR'

/**
 * Uses the server of NATS_URL, else a container, else a local binary. Resolves when it takes connections. Starting
 * again in a folder keeps passwords and streams, and ends what still runs in it.
 * @throws with the end of its log when it does not start
 */
export async function startNats(options: NatsOptions = {}): Promise<Nats> {
  const { NATS_URL } = process.env
  if (NATS_URL) return externalNats(NATS_URL)
  const folder = await stateFolder(options.folder, 'yoldas-nats-')
  const passwords = await ownPasswords(folder)
  const server = await onPort(options.port, (port) => startSomewhere({ ...options, folder }, port, passwords))
  if (options.folder !== undefined) return server
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function externalNats(url: string): Promise<Nats> {
  if (!(await until(() => natsAnswers(url), 5)))
    throw new Error('NATS_URL is set, but its server does not answer: mend or unset it')
  return { ...externalServer('NATS_URL'), urlFor: () => url, port: portOf(url) }
}

const portOf = (url: string): number => Number(new URL(url).port || 4222)

/** Whether a NATS server takes connections there. Whom it lets in, it does not say. */
export const natsAnswers = (url: string): Promise<boolean> => greets(new URL(url).hostname, portOf(url))

/**
 * The same address for another user, when it is the admin's of the server that startNats started in this folder. Any
 * other server was named by somebody, and has one user for all.
 */
export async function ownNatsUrl(url: string, folder: string, user: NatsUser): Promise<string> {
  const passwords = await readPasswords(passwordFile(folder))
  const own = new URL(url)
  const password = passwords[user]
  if (own.password !== passwords.admin || password === undefined) return url
  return Object.assign(own, { username: user, password }).href
}

async function readPasswords(file: string): Promise<Partial<Passwords>> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error
    return '{}'
  })
  return JSON.parse(text)
}

/** Made once and kept; also those of users that are newer than what was kept. */
async function ownPasswords(folder: string): Promise<Passwords> {
  const file = passwordFile(folder)
  const kept = await readPasswords(file)
  const all = natsUsers.map((user) => [user, kept[user] ?? randomBytes(24).toString('hex')])
  const passwords = Object.fromEntries(all) as Passwords
  // Whole or not at all: half of a file could not be read again.
  await writeFile(`${file}.new`, JSON.stringify(passwords), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return passwords
}

type Located = NatsOptions & { folder: string }

async function startSomewhere(options: Located, port: number, passwords: Passwords): Promise<Nats> {
  const log = options.log ?? join(options.folder, 'nats.log')
  const running =
    (await startInContainer(options, port, passwords, log)) ?? (await startBinary(options, port, passwords, log))
  await untilReady(running, {
    name: 'NATS',
    ready: () => greets(host, port),
    seconds: startSeconds,
    log,
    signal: options.signal,
  })
  return { ...running, port, urlFor: (user) => `nats://${user}:${passwords[user]}@${host}:${port}` }
}

/** A NATS server speaks first. */
async function greets(hostname: string, port: number): Promise<boolean> {
  const socket = connect(port, hostname)
  const signal = AbortSignal.timeout(1_000)
  const greeting = await once(socket, 'data', { signal }).then(
    ([data]) => String(data),
    () => '',
  )
  socket.destroy()
  return greeting.startsWith('INFO ')
}

/** What nats.conf takes from its environment. Who has no password here cannot come in. */
export function natsEnvironment(place: { host: string; port: number; store: string }, passwords: Partial<Passwords>) {
  const secrets = natsUsers.map((user) => [
    `NATS_${user.toUpperCase().replaceAll('-', '_')}_PASSWORD`,
    JSON.stringify(passwords[user] ?? randomBytes(24).toString('hex')),
  ])
  return {
    NATS_LISTEN_HOST: JSON.stringify(place.host),
    NATS_LISTEN_PORT: String(place.port),
    [marker]: JSON.stringify(place.store),
    ...(Object.fromEntries(secrets) as Record<string, string>),
  }
}

/** Local servers that run in a folder given to startNats, also those of other processes. */
export function natsProcesses(folder: string): number[] {
  return processesWith(marker, JSON.stringify(folder))
}

function startInContainer(options: Located, port: number, passwords: Passwords, log: string) {
  return startContainer({
    image,
    command: ['nats-server', '-c', '/etc/nats.conf'],
    env: natsEnvironment({ host: '0.0.0.0', port: 4222, store: '/state' }, passwords),
    port: { host: port, container: 4222 },
    folder: { source: options.folder, target: '/state' },
    files: [{ source: options.configuration ?? ownConfiguration, target: '/etc/nats.conf' }],
    log,
    pidFile: options.pidFile,
    stopSeconds,
  })
}

async function startBinary(options: Located, port: number, passwords: Passwords, log: string) {
  const { folder, pidFile, mirror, configuration = ownConfiguration } = options
  const env = natsEnvironment({ host, port, store: folder }, passwords)
  await endProcesses(() => natsProcesses(folder), 'SIGTERM', stopSeconds)
  return spawnProcess({
    command: await findNats(),
    args: ['-c', configuration],
    env,
    log,
    pidFile,
    mirror,
    stopSignal: 'SIGTERM',
    stopSeconds,
  })
}
