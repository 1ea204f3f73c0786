import { type Bus, connectBus } from '@yoldas/bus'
import type { ServiceName } from '@yoldas/contracts/request'
import { connectDb, type DbPool } from '@yoldas/db'
import { afterAll } from 'vitest'
import { patient, startNats, testDatabase } from './index.ts'

/** A log that says nothing. */
export const silent = { info: () => {}, warn: () => {}, error: () => {} }

/**
 * A service's connections to a migrated database of this test file's own; it goes when the tests of the file are over.
 */
export async function openDb(service: ServiceName, options: { connections?: number } = {}): Promise<DbPool> {
  const opened = disposedAfterAll()
  const database = opened.use(await testDatabase())
  return opened.use(await connectDb(patient(database.urls[service]), options))
}

/** A NATS server of this test file's own: the function returned connects to it as this user. */
export async function openNats(): Promise<(user: ServiceName | 'gateway' | 'admin') => Promise<Bus>> {
  const opened = disposedAfterAll()
  const nats = opened.use(await startNats())
  return async (user) => opened.use(await connectBus({ url: nats.urlFor(user), name: user, log: silent }))
}

function disposedAfterAll(): AsyncDisposableStack {
  const opened = new AsyncDisposableStack()
  afterAll(() => opened.disposeAsync())
  return opened
}
