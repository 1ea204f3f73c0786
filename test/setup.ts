import { randomUUID } from 'node:crypto'
import { dropDatabase, prepareDatabase, startPostgres } from '@yoldas/local'
import type { TestProject } from 'vitest/node'

/** One Postgres for the whole run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres({ durable: false })
  const template = `template_${randomUUID().replaceAll('-', '')}`
  await prepareDatabase(postgres.url, template)
  project.provide('postgresUrl', postgres.url)
  project.provide('template', template)
  return async () => {
    await dropDatabase(postgres.url, template)
    await postgres[Symbol.asyncDispose]()
  }
}
