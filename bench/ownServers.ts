import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, describeDatabase, dropDatabase, freePort, type Part } from '@yoldas/local'
import { startNats, startNatsAlone } from '@yoldas/testkit'
import { cloneFor } from './databases.ts'
import { logOf, type Servers, startProgram } from './servers.ts'

export type OwnServers = AsyncDisposable & { servers: Servers; database: Database }

/**
 * The same servers with a NATS of one's own, since services of two variants on one would take each other's work, and
 * with an empty database that goes when they are disposed of. `clone`: another clone of the repository, whose own
 * migration, rights and keeper of streams prepare both.
 */
export async function ownServers(servers: Servers, name: string, clone?: string): Promise<OwnServers> {
  await using opened = new AsyncDisposableStack()
  const log = logOf('nats-of-one')
  const nats = opened.use(
    await (clone ? startNatsAlone({ log, configuration: join(clone, 'infra/nats/nats.conf') }) : startNats({ log })),
  )
  const own = { ...servers, nats }
  const database = opened.use(await (clone ? migrateFor(own, name, clone) : cloneFor(own, name)))
  if (clone) opened.use(await startKeeper(own, clone))
  const close = opened.move()
  return { servers: own, database, [Symbol.asyncDispose]: () => close.disposeAsync() }
}

const passwordVariable = (service: string) => `${service.toUpperCase().replaceAll('-', '_')}_DATABASE_PASSWORD`

/** Runs the other clone's `migrate` as an operator would: it makes database, roles, streams and consumers. */
async function migrateFor({ postgres, nats }: Servers, name: string, clone: string) {
  const own = `bench_${name}`
  await dropDatabase(postgres.url, own)
  const database = describeDatabase(postgres.url, own)
  const passwords = Object.entries(database.urls).map(([service, url]) => [
    passwordVariable(service),
    new URL(url).password,
  ])
  const env = {
    ...process.env,
    ...Object.fromEntries(passwords),
    DATABASE_URL: database.url,
    NATS_URL: nats.urlFor('admin'),
  }
  await promisify(execFile)(process.execPath, [join(clone, 'infra/migrate/main.ts')], { env }).catch((cause) => {
    throw new Error(`${clone} could not be prepared; are its dependencies installed (npm test -- libs/ids)?`, { cause })
  })
  return { ...database, [Symbol.asyncDispose]: () => dropDatabase(postgres.url, own) }
}

/** Services wait for the keeper of their streams. Ours runs in this process. */
async function startKeeper({ nats }: Servers, clone: string): Promise<Part> {
  const port = await freePort()
  return startProgram({
    name: 'keeper-of-the-other-clone',
    args: [join(clone, 'infra/nats/keeper.ts')],
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    env: { HOST: '127.0.0.1', INTERNAL_PORT: String(port), NATS_URL: nats.urlFor('admin') },
  })
}
