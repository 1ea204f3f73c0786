import { execFile } from 'node:child_process'
import { access, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { downloadPackage } from './aptDownload.ts'
import { cacheFolder, publish } from './cache.ts'
import { forGlibc } from './pgvectorSymbols.ts'

const run = promisify(execFile)

/** The release of Debian that has the package for Postgres 17. */
const suite = 'trixie'
/** It is optional: where the network does not answer, the start goes on without it. */
const downloadMilliseconds = 60_000

/** The files of an installed extension: its library, and the folder that has `vector.control` and `vector--….sql`. */
type Extension = { library: string; scripts: string }

/** An installation of Postgres: `bin`, `lib` and `share` are in `folder`. */
export type Installation = { folder: string; version: string }

/**
 * The folder of a copy of this Postgres with pgvector in it, from the cache. Made once, from the extension that the
 * system has for the same major version, else from Debian's package; the original stays as it is.
 * @throws when neither can be had, with the reason
 */
export async function addPgvector(postgres: Installation, signal?: AbortSignal): Promise<string> {
  const cache = await cacheFolder()
  const prefix = `postgres-${postgres.version}-pgvector-`
  const kept = (await readdir(cache)).filter((name) => name.startsWith(prefix))
  // The newest first.
  for (const name of kept.sort((a, b) => b.localeCompare(a, 'en', { numeric: true })))
    if (await isUsable(join(cache, name))) return join(cache, name)
  const folder = await mkdtemp(join(cache, 'download-'))
  try {
    const extension = await findExtension(postgres, folder, signal)
    const copy = join(folder, 'postgres')
    await run('cp', ['-a', postgres.folder, copy])
    await install(extension, copy)
    const home = join(cache, prefix + (await versionOf(extension)))
    await publish(copy, home, () => isUsable(home))
    return home
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const libraryIn = (postgres: string) => join(postgres, 'lib/postgresql/vector.so')
const scriptsIn = (postgres: string) => join(postgres, 'share/postgresql/extension')

const isUsable = (postgres: string) =>
  exists(join(postgres, 'bin/postgres'), libraryIn(postgres), join(scriptsIn(postgres), 'vector.control'))

function exists(...files: string[]): Promise<boolean> {
  return Promise.all(files.map((file) => access(file))).then(
    () => true,
    () => false,
  )
}

/** As Debian lays files out, under `root`. */
function debianFiles(major: string, root = '/'): Extension {
  return {
    library: join(root, 'usr/lib/postgresql', major, 'lib/vector.so'),
    scripts: join(root, 'usr/share/postgresql', major, 'extension'),
  }
}

/** Whether the system's Postgres of this major version has it. */
export function systemHasPgvector(major: string): Promise<boolean> {
  const { library, scripts } = debianFiles(major)
  return exists(library, join(scripts, 'vector.control'))
}

async function findExtension({ version }: Installation, folder: string, signal?: AbortSignal): Promise<Extension> {
  const [major = ''] = version.split('.')
  if (await systemHasPgvector(major)) return debianFiles(major)
  const ending = AbortSignal.any([AbortSignal.timeout(downloadMilliseconds), ...(signal ? [signal] : [])])
  return downloadExtension(major, folder, ending).catch((cause) => {
    throw new Error(reasonOf(cause), { cause })
  })
}

/** What apt and others complain of on many lines, on one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError') return 'the network does not answer'
  const [, complaint = error.message] = /^E: (.+)$/m.exec(error.message) ?? []
  return complaint.trim()
}

async function downloadExtension(major: string, folder: string, signal: AbortSignal): Promise<Extension> {
  const name = `postgresql-${major}-pgvector`
  console.log(`pgvector   downloading ${name} of Debian ${suite} (once)`)
  await downloadPackage(name, suite, folder, { signal, retries: 1 })
  const extension = debianFiles(major, join(folder, 'unpacked'))
  const { stdout } = await run('getconf', ['GNU_LIBC_VERSION'])
  const library = await readFile(extension.library)
  await writeFile(extension.library, forGlibc(library, stdout.replace('glibc', '').trim()))
  return extension
}

async function install({ library, scripts }: Extension, postgres: string): Promise<void> {
  const files = (await readdir(scripts)).filter((name) => /^vector(--.*\.sql|\.control)$/.test(name))
  for (const name of files) await cp(join(scripts, name), join(scriptsIn(postgres), name))
  await cp(library, libraryIn(postgres))
}

async function versionOf({ scripts }: Extension): Promise<string> {
  const control = await readFile(join(scripts, 'vector.control'), 'utf8')
  const [, version] = /^default_version\s*=\s*'([\d.]+)'/m.exec(control) ?? []
  if (version === undefined) throw new Error('vector.control names no version')
  return version
}
