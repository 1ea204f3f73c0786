import { randomUUID } from 'node:crypto'
import { dropDatabase, prepareDatabase, startPostgres } from '@yoldas/local'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

/** One Postgres for the whole run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres({ durable: false })
  if (process.env.FAKETIME) await expectMoved(postgres.url)
  const template = `template_${randomUUID().replaceAll('-', '')}`
  await prepareDatabase(postgres.url, template)
  project.provide('postgresUrl', postgres.url)
  project.provide('template', template)
  return async () => {
    await dropDatabase(postgres.url, template)
    await postgres[Symbol.asyncDispose]()
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
