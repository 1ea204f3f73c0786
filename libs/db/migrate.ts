import { runner } from 'node-pg-migrate'

/**
 * Brings one schema up to date, each migration in a transaction of its own; returns the names of those applied.
 * Only one process migrates at a time, others wait for it.
 */
export async function migrate(options: { databaseUrl: string; schema: string; folder: string }): Promise<string[]> {
  const applied = await runner({
    databaseUrl: options.databaseUrl,
    dir: options.folder,
    schema: options.schema,
    migrationsSchema: options.schema,
    migrationsTable: 'migration',
    direction: 'up',
    singleTransaction: false,
    advisoryLockMode: 'wait',
    log: () => {},
  })
  return applied.map(({ name }) => name)
}
