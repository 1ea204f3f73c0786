import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { startContainer } from './containers.ts'
import { findNats } from './natsBinary.ts'
import { host } from './ports.ts'
import { endProcesses, externalServer, processesWith, type Running, spawnProcess, until } from './processes.ts'
import { onPort, untilReady } from './ready.ts'
import { stateFolder } from './state.ts'

/** The users of infra/nats/nats.conf. */
export const natsUsers = ['admin', 'gateway', 'chat-engine', 'notifier', 'profile-journey'] as const
export type NatsUser = (typeof natsUsers)[number]

/** With NATS_URL in the environment, every user is the one that it names. */
export type Nats = Running & { port: number; urlFor(user: NatsUser): string }

export type NatsOptions = {
  /** Passwords and JetStream's store (`jetstream`), kept when it stops. Without one: a temporary folder that goes with the server. */
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

const image = 'nats:2.12-alpine'
const configuration = resolve(import.meta.dirname, '../nats/nats.conf')
const startSeconds = 15
const stopSeconds = 5
/** Marks our processes, so that those which outlived a killed supervisor are found. */
const marker = 'NATS_STORE_DIR'

/**
 * Uses the server of NATS_URL, else a container, else a local binary. Resolves when it takes connections. Starting again in a folder
 * keeps passwords and streams, and ends what still runs in it.
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
  const { hostname, port } = new URL(url)
  if (!(await until(() => greets(hostname, Number(port || 4222)), 5)))
    throw new Error('NATS_URL is set, but its server does not answer: mend or unset it')
  return { ...externalServer('NATS_URL'), urlFor: () => url, port: Number(port || 4222) }
}

async function ownPasswords(folder: string): Promise<Passwords> {
  const file = join(folder, 'passwords.json')
  const made = Object.fromEntries(natsUsers.map((user) => [user, randomBytes(24).toString('hex')]))
  await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  // A user that is newer than the file gets a password for this run.
  return { ...made, ...JSON.parse(await readFile(file, 'utf8')) }
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

function environment(place: { host: string; port: number; store: string }, passwords: Passwords) {
  const secrets = natsUsers.map((user) => [
    `NATS_${user.toUpperCase().replaceAll('-', '_')}_PASSWORD`,
    JSON.stringify(passwords[user]),
  ])
  return {
    NATS_LISTEN_HOST: JSON.stringify(place.host),
    NATS_LISTEN_PORT: String(place.port),
    [marker]: JSON.stringify(place.store),
    ...(Object.fromEntries(secrets) as Record<string, string>),
  }
}

/** Local servers that run in a folder given to startNats, whoever started them. */
export function natsProcesses(folder: string): number[] {
  return processesWith(marker, JSON.stringify(folder))
}

function startInContainer(options: Located, port: number, passwords: Passwords, log: string) {
  return startContainer({
    image,
    command: ['nats-server', '-c', '/etc/nats.conf'],
    env: environment({ host: '0.0.0.0', port: 4222, store: '/state' }, passwords),
    port: { host: port, container: 4222 },
    folder: { source: options.folder, target: '/state' },
    files: [{ source: configuration, target: '/etc/nats.conf' }],
    log,
    pidFile: options.pidFile,
    stopSeconds,
  })
}

async function startBinary({ folder, pidFile, mirror }: Located, port: number, passwords: Passwords, log: string) {
  const env = environment({ host, port, store: folder }, passwords)
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
