import { randomUUID } from 'node:crypto'
import { cloneDatabase, type Database, dropDatabase } from '@yoldas/local'
import { inject } from 'vitest'

export { startNats } from '@yoldas/local'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's, of the server that this run's tests share. */
    postgresUrl: string
    /** The migrated database that tests copy. */
    template: string
  }
}

/** A migrated database of one's own; it goes when disposed. */
export async function testDatabase(): Promise<Database & AsyncDisposable> {
  const url = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const database = await cloneDatabase(url, inject('template'), name)
  return { ...database, [Symbol.asyncDispose]: () => dropDatabase(url, name) }
}

const pollMilliseconds = 20

/**
 * Asks until the answer is no longer undefined or false, and returns it.
 * @throws after `milliseconds`, naming what was waited for
 */
export async function eventually<Value>(
  what: string,
  ask: () => Promise<Value | undefined | false> | Value | undefined | false,
  milliseconds = 15_000,
): Promise<Value> {
  const end = performance.now() + milliseconds
  for (;;) {
    const value = await ask()
    if (value !== undefined && value !== false) return value
    if (performance.now() > end) throw new Error(`waited ${milliseconds} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
}
