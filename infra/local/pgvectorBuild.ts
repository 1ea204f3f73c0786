import { execFile } from 'node:child_process'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Extension } from './pgvector.ts'

const run = promisify(execFile)

const source = 'https://github.com/pgvector/pgvector.git'
/** Release 0.8.6: git verifies what it fetches by this hash. */
const commit = '8ee86c96f0fd72390f890aa8a336fda6d3ab4c6c'

/**
 * Builds pgvector in `folder`, in about 10 s of one core, where a compiler, make, git and the headers of this major version are.
 * @throws when one of them is missing, or the source cannot be fetched
 */
export async function buildPgvector(major: string, folder: string, signal: AbortSignal): Promise<Extension> {
  const config = await findHeaders(major)
  for (const tool of ['cc', 'make', 'git'])
    await run(tool, ['--version']).catch(() => {
      throw new Error(`there is no ${tool} to build it with`)
    })
  const tree = join(folder, 'source')
  await mkdir(tree)
  const options = { cwd: tree, signal }
  console.log(`pgvector   building it from source for Postgres ${major} (once)`)
  await run('git', ['init', '--quiet'], options)
  await run('git', ['fetch', '--quiet', '--depth=1', source, commit], options)
  await run('git', ['checkout', '--quiet', 'FETCH_HEAD'], options)
  // For any processor of this kind, since the cache may move to another; without LLVM's copy, which the server cannot use.
  await run('make', ['-j2', 'OPTFLAGS=', 'with_llvm=no', `PG_CONFIG=${config}`], options)
  await run('cp', ['vector.control', 'sql/'], options)
  return { library: join(tree, 'vector.so'), scripts: join(tree, 'sql') }
}

/** The `pg_config` that knows where they are. */
async function findHeaders(major: string): Promise<string> {
  for (const config of ['pg_config', `/usr/lib/postgresql/${major}/bin/pg_config`]) {
    const { stdout } = await run(config, ['--version', '--includedir-server']).catch(() => ({ stdout: '' }))
    const [version = '', headers = ''] = stdout.split('\n')
    const isThere = access(join(headers, 'postgres.h')).then(
      () => true,
      () => false,
    )
    if (version.startsWith(`PostgreSQL ${major}.`) && (await isThere)) return config
  }
  throw new Error(`there are no headers of Postgres ${major} to build it with`)
}
