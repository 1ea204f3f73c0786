import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Migration = { name: string; file: string }

/** The migrations in these folders, in the order of their names. */
export function listMigrations(folders: readonly string[]): Migration[] {
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ name: basename(file, '.sql'), file }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** SHA-256, in hex, of what these migrations say. */
export function hashMigrations(migrations: readonly Migration[]): string {
  const hash = createHash('sha256')
  for (const { name, file } of migrations) hash.update(`${name}\n`).update(readFileSync(file))
  return hash.digest('hex')
}
