import { cloneDatabase, type Database, dropDatabase, prepareDatabase } from '@yoldas/local'
import type { Servers } from './servers.ts'

const template = 'bench_template'

/** An empty, migrated database of one's own, dropped when it is disposed of. */
export async function cloneFor({ postgres }: Servers, name: string): Promise<Database & AsyncDisposable> {
  const own = `bench_${name}`
  await prepareDatabase(postgres.url, template)
  await dropDatabase(postgres.url, own)
  const database = await cloneDatabase(postgres.url, template, own)
  return { ...database, [Symbol.asyncDispose]: () => dropDatabase(postgres.url, own) }
}
