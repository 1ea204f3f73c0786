import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseName, type OwningService } from '@yoldas/postgres/owners'
import type { Config } from './config.ts'
import { describeDatabase } from './database.ts'
import { natsAnswers, ownNatsUrl } from './nats.ts'
import { postgresAnswers } from './postgres.ts'

/** What a program needs to work with the stack that runs as this service, with no more rights than it has. */
export type Access = { DATABASE_URL: string; NATS_URL: string }

/**
 * From the state that `npm start` keeps in this folder; servers that the environment names are used instead, as it
 * does.
 * @throws a sentence that says what to do, when nothing runs or a server does not answer
 */
export async function accessAs(
  service: OwningService,
  folder: string,
  given: Partial<Pick<Config, 'DATABASE_URL' | 'NATS_URL'>>,
): Promise<Access> {
  const known = await readEnvironment(join(folder, 'env'))
  const superuserUrl = given.DATABASE_URL ?? known.DATABASE_URL
  const adminUrl = given.NATS_URL ?? known.NATS_URL
  if (!superuserUrl || !adminUrl) throw new Error('Nothing has been started here: run npm start first.')
  const access = {
    DATABASE_URL: describeDatabase(superuserUrl, databaseName(superuserUrl)).urls[service],
    NATS_URL: await ownNatsUrl(adminUrl, join(folder, 'nats'), service),
  }
  const [postgres, nats] = await Promise.all([postgresAnswers(access.DATABASE_URL), natsAnswers(access.NATS_URL)])
  if (!postgres) throw notRunning('Postgres', access.DATABASE_URL)
  if (!nats) throw notRunning('NATS', access.NATS_URL)
  return access
}

/**
 * To look into all services at once. Only some commands ask NATS, and say themselves that it does not answer.
 * @throws as `accessAs`
 */
export async function operatorAccess(
  folder: string,
  given: Partial<Pick<Config, 'DATABASE_URL' | 'NATS_URL'>>,
): Promise<Access> {
  const known = await readEnvironment(join(folder, 'env'))
  const superuserUrl = given.DATABASE_URL ?? known.DATABASE_URL
  const adminUrl = given.NATS_URL ?? known.NATS_URL
  if (!superuserUrl || !adminUrl) throw new Error('Nothing has been started here: run npm start first.')
  const { operatorUrl } = describeDatabase(superuserUrl, databaseName(superuserUrl))
  if (!(await postgresAnswers(operatorUrl))) throw notRunning('Postgres', operatorUrl)
  return { DATABASE_URL: operatorUrl, NATS_URL: await ownNatsUrl(adminUrl, join(folder, 'nats'), 'operator') }
}

const notRunning = (server: string, url: string) =>
  new Error(`${server} does not answer at ${new URL(url).host}: run npm start first.`)

/** The `KEY=value` lines of a file; none of one that is not there. */
export async function readEnvironment(file: string): Promise<Record<string, string>> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  return Object.fromEntries(lines.map((line) => [line.split('=', 1)[0] ?? '', line.slice(line.indexOf('=') + 1)]))
}
