import { execFile } from 'node:child_process'
import { access, copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The files of an installed extension: its library, and the folder that has `vector.control` and `vector--….sql`. */
export type Extension = { library: string; scripts: string }

const source = 'https://github.com/pgvector/pgvector.git'
/** A release, and its commit: git verifies what it fetches by this hash. */
const version = '0.8.6'
const commit = '8ee86c96f0fd72390f890aa8a336fda6d3ab4c6c'

/** Those of its Makefile, for any processor of this kind, and those that Postgres needs to be compiled with. */
const flags = [
  ...['-shared', '-fPIC', '-O2', '-fno-strict-aliasing', '-fwrapv'],
  ...['-ftree-vectorize', '-fassociative-math', '-fno-signed-zeros', '-fno-trapping-math', '-ffp-contract=fast'],
]

/**
 * Builds pgvector in `folder`, in about 10 s of one core, where a compiler, git and the headers of this major version
 * are.
 * @throws when one of them is missing, or the source cannot be fetched
 */
export async function buildPgvector(major: string, folder: string, signal: AbortSignal): Promise<Extension> {
  const headers = await findHeaders(major)
  for (const tool of ['cc', 'git'])
    await run(tool, ['--version']).catch(() => {
      throw new Error(`there is no ${tool} to build it with`)
    })
  const tree = join(folder, 'source')
  await mkdir(tree)
  const options = { cwd: tree, signal }
  console.log(`pgvector   building ${version} from source for Postgres ${major} (once)`)
  await run('git', ['init', '--quiet'], options)
  await run('git', ['fetch', '--quiet', '--depth=1', source, commit], options)
  await run('git', ['checkout', '--quiet', 'FETCH_HEAD'], options)
  const files = (await readdir(join(tree, 'src'))).filter((name) => name.endsWith('.c')).map((name) => `src/${name}`)
  await run('cc', [...flags, `-I${headers}`, '-o', 'vector.so', ...files, '-lm'], options)
  const scripts = join(tree, 'sql')
  await copyFile(join(scripts, 'vector.sql'), join(scripts, `vector--${version}.sql`))
  await copyFile(join(tree, 'vector.control'), join(scripts, 'vector.control'))
  return { library: join(tree, 'vector.so'), scripts }
}

/** The folder that has the server's `postgres.h`, where Debian puts it or where `pg_config` says. */
async function findHeaders(major: string): Promise<string> {
  const { stdout } = await run('pg_config', ['--version', '--includedir-server']).catch(() => ({ stdout: '' }))
  const [name = '', folder = ''] = stdout.split('\n')
  const configured = name.startsWith(`PostgreSQL ${major}.`) ? [folder] : []
  for (const headers of [`/usr/include/postgresql/${major}/server`, ...configured]) {
    const isThere = access(join(headers, 'postgres.h')).then(
      () => true,
      () => false,
    )
    if (await isThere) return headers
  }
  throw new Error(`there are no headers of Postgres ${major} to build it with`)
}
