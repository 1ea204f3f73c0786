import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listMigrations } from '@yoldas/db'

const root = resolve(import.meta.dirname, '../..')
const ofOutbox = join(root, 'libs/outbox/migrations')
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** The SHA-256 of each service's migrations, by name, in the order in which they are applied. */
export function todaysMigrations(): Record<string, Record<string, string>> {
  const folders = globSync('services/*/migrations', { cwd: root }).toSorted()
  return Object.fromEntries(
    folders.map((folder) => {
      const migrations = listMigrations([ofOutbox, join(root, folder)])
      return [folder.split('/')[1], Object.fromEntries(migrations.map(({ name, file }) => [name, hashOf(file)]))]
    }),
  )
}
