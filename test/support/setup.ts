import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabase, endProcesses, isAlive, prepareDatabase, startPostgres } from '@yoldas/local'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { bundleServices } from './bundle.ts'
import { checkLogs } from './logLines.ts'

/**
 * One Postgres for the whole run, with a migrated template that every test file copies, and one folder for what they
 * start.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-tests-'))
  // Tests without services do not wait for it.
  const bundling = bundleServices(folder)
  const postgres = await startPostgres({ durable: false })
  if (process.env.FAKETIME) await expectMoved(postgres.url)
  const template = `template_${randomUUID().replaceAll('-', '')}`
  await prepareDatabase(postgres.url, template)
  project.provide('postgresUrl', postgres.url)
  project.provide('template', template)
  project.provide('folder', folder)
  return async () => {
    await using _postgres = postgres
    await bundling
    await endProcesses(() => startedIn(folder), 'SIGKILL', 5)
    try {
      checkLogs(join(folder, '*/logs/*.log'))
    } finally {
      await rm(folder, { recursive: true, force: true })
      await dropDatabase(postgres.url, template)
    }
  }
}

/** What still runs of the stacks that the files of a worker share. */
function startedIn(folder: string): number[] {
  const files = globSync('*/pids/*', { cwd: folder })
  return files.flatMap((file) => readPid(join(folder, file))).filter(isAlive)
}

/** None once its process has ended, which removes the file. */
function readPid(file: string): number[] {
  try {
    return [Number(readFileSync(file, 'utf8'))]
  } catch {
    return []
  }
}

/** Whether the server goes by the clock that was moved for this process: one in a container does not. */
async function expectMoved(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT extract(epoch FROM clock_timestamp())::float8 AS at')
  await client.end()
  if (Math.abs(Number(rows[0]?.at) - Date.now() / 1000) > 60)
    throw new Error('the clock of Postgres has not moved: stop the container runtime or unset DATABASE_URL')
}
