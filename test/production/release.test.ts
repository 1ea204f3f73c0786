import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describeDatabase, nodeArgs, startPostgres } from '@yoldas/local'
import { expect, inject, test } from 'vitest'
import { chosenSeed, seeded } from '../chaos/random.ts'
import { rollUnderLoad, startRolling } from '../chaos/roll.ts'
import type { Stack } from '../support/stack.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()

/**
 * The commit of the last release: each writes these files anew. A release's own commit moves from the one before it. Empty
 * for the first, and without a history.
 */
async function findRelease(): Promise<string> {
  const from = (await git('status', '--porcelain')) === '' ? 'HEAD^' : 'HEAD'
  return git('log', '-1', '--format=%H', from, '--', 'contracts/released')
}
const release = await findRelease().catch(() => '')
if (!release)
  console.log('release    not tried: there is none before this one, or the history of the project is not here')

/** The files of a commit, with what its services need installed. */
async function checkOut(commit: string): Promise<string> {
  const folder = await mkdtemp(join(inject('folder'), 'release-'))
  await run('sh', ['-c', `git archive ${commit} | tar -x -C '${folder}'`], { cwd: root })
  const args = ['-y', 'pnpm@12', 'install', '--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts']
  await run('npx', args, { cwd: folder, maxBuffer: 2 ** 25 })
  return folder
}

/** What `migrate` of that tree does to Postgres; the keeper makes the streams. */
async function prepare(tree: string, url: string): Promise<void> {
  const script = `import { prepareDatabase } from ${JSON.stringify(join(tree, 'infra/local/database.ts'))}
    await prepareDatabase(${JSON.stringify(url)}, 'yoldas')`
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: tree })
}

const migrationsOf = async ({ query }: Pick<Stack, 'query'>) => {
  const schemas = ['chat', 'notify', 'profile', 'scheduler']
  const rows = await Promise.all(schemas.map((schema) => query(`SELECT name FROM ${schema}.migration`)))
  return rows.flat().length
}

test.skipIf(!release || process.env.DATABASE_URL)(
  'from the last release to this one and back under load: migrate, every service, and nothing fails or is lost',
  async () => {
    const seed = chosenSeed()
    const before = await checkOut(release)
    await using parts = new AsyncDisposableStack()
    const postgres = parts.use(await startPostgres({ durable: true }))
    await prepare(before, postgres.url)
    let tree = before
    const program = (file: string) => ({
      command: process.execPath,
      args: nodeArgs(file, tree),
    })
    const rolling = parts.use(await startRolling({ database: describeDatabase(postgres.url, 'yoldas'), program }))
    const { stack } = rolling
    const counts = [await migrationsOf(stack)]
    await rollUnderLoad(rolling, seeded(seed), async (round) => {
      if (round === 1) await prepare(root, postgres.url)
      counts.push(await migrationsOf(stack))
      tree = round === 1 ? root : before
    })
    console.log(`release    ${release.slice(0, 7)} with ${counts[0]} migrations, now ${counts[1]}; seed ${seed}`)
    expect(counts[2]).toBe(counts[1])
  },
  900_000,
)
