import { randomUUID } from 'node:crypto'
import { type Kept, kept as keptByServices, startKeeper } from '@yoldas/keeper'
import {
  cloneDatabase,
  type Database,
  dropDatabase,
  type Nats,
  type NatsOptions,
  startNats as startServer,
} from '@yoldas/local'
import { inject } from 'vitest'

export { startKeeper } from '@yoldas/keeper'
export { freePort, nodeArgs, startNats as startNatsAlone, startPart, startPostgres } from '@yoldas/local'
export { type Authority, type Certificate, hasOpenssl, makeAuthority } from './certificates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's, of the server that this run's tests share. */
    postgresUrl: string
    /** The migrated database that tests copy. */
    template: string
    /** For what tests leave until the run's end. */
    folder: string
  }
}

/** A migrated database of one's own; it goes when disposed. */
export async function testDatabase(): Promise<Database & AsyncDisposable> {
  const url = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const database = await cloneDatabase(url, inject('template'), name)
  return { ...database, [Symbol.asyncDispose]: () => dropDatabase(url, name) }
}

/** The address for a pool of the test's own process, which may be too busy to connect within the usual time. */
export function patient(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('connect_timeout', '60')
  return url.href
}

export type KeptNats = Nats & {
  /** Makes the durable consumer of an event that only a test has; it is kept like the others. */
  keep(service: string, eventName: string): Promise<void>
}

/** A NATS server with its streams, whose keeper runs in this process as long as the server does. */
export async function startNats(options: NatsOptions = {}): Promise<KeptNats> {
  const server = await startServer(options)
  const kept: Kept[] = [...keptByServices]
  const silent = { info: () => {}, warn: () => {} }
  const keeper = await startKeeper({ url: server.urlFor('admin'), log: silent, kept })
  return {
    ...server,
    keep: async (service, name) => {
      kept.push({ service, name })
      await keeper.look()
    },
    kill: async () => {
      await keeper[Symbol.asyncDispose]()
      await server.kill()
    },
    async [Symbol.asyncDispose]() {
      await keeper[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** Between two questions: an eighth of what was waited, so that the CPU goes to what is waited for. */
const pollMilliseconds = (waited: number) => Math.min(Math.max(waited / 8, 20), 100)
/** What a lease holds up comes after 15 s, and on a busy machine after a minute, which are no reason to fail. */
const waitMilliseconds = 90_000

/**
 * Asks until the answer is no longer undefined or false, and returns it.
 * @throws after `milliseconds`, naming what was waited for
 */
export async function eventually<Value>(
  what: string,
  ask: () => Promise<Value | undefined | false> | Value | undefined | false,
  milliseconds = waitMilliseconds,
): Promise<Value> {
  const began = performance.now()
  for (;;) {
    const value = await ask()
    if (value !== undefined && value !== false) return value
    const waited = performance.now() - began
    if (waited > milliseconds) throw new Error(`waited ${milliseconds} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds(waited)))
  }
}
