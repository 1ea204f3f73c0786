import { cloneDatabase, type Database, describeDatabase, dropDatabase, prepareDatabase } from '@yoldas/local'
import pg from 'pg'
import type { Servers } from './servers.ts'

const template = 'bench_template'

/** An empty, migrated database of one's own, dropped when it is disposed of. */
export async function cloneFor({ postgres }: Servers, name: string): Promise<Database & AsyncDisposable> {
  const own = `bench_${name}`
  await prepareDatabase(postgres.url, template).catch(async () => {
    // Another schema made it.
    await dropDatabase(postgres.url, template)
    await prepareDatabase(postgres.url, template)
  })
  await dropDatabase(postgres.url, own)
  const database = await cloneDatabase(postgres.url, template, own)
  return { ...database, [Symbol.asyncDispose]: () => dropDatabase(postgres.url, own) }
}

/**
 * A database that is filled once and kept for the next run; filled anew when it was not filled to its end, or another
 * schema made it.
 */
export async function loadOnce(
  { postgres }: Servers,
  name: string,
  fill: (client: pg.Client) => Promise<void>,
): Promise<Database> {
  const own = `bench_${name}`
  return withClient(postgres.url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [own])
    const kept = rowCount === 1 && (await prepareDatabase(postgres.url, own).catch(() => false as const))
    if (kept) return kept
    const unfinished = `${own}_unfinished`
    await dropDatabase(postgres.url, unfinished)
    const { url } = await prepareDatabase(postgres.url, unfinished)
    await withClient(url, fill)
    await dropDatabase(postgres.url, own)
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${own}`)
    return describeDatabase(postgres.url, own)
  })
}

export async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/**
 * Drops indexes and keys of these tables; returns the statements that make them again, without looking at the rows of
 * foreign keys.
 */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const big = `ARRAY[${tables.map((table) => `'${table}'::regclass`).join(', ')}]`
  const { rows: constraints } = await client.query(`
    SELECT conrelid::regclass AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition, contype
    FROM pg_constraint
    WHERE contype IN ('p', 'u', 'f') AND (conrelid = ANY(${big}) OR confrelid = ANY(${big}))
    ORDER BY contype = 'f'`)
  const { rows: indexes } = await client.query(`
    SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index WHERE indrelid = ANY(${big}) AND indexrelid NOT IN (SELECT conindid FROM pg_constraint)`)
  for (const { table, name } of constraints.toReversed())
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  return [
    ...constraints.map(({ table, name, definition, contype }) => {
      const unchecked = contype === 'f' ? ' NOT VALID' : ''
      return `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}${unchecked}`
    }),
    ...indexes.map(({ definition }) => definition),
  ]
}
