import { z } from 'zod'
import { codeOf } from './errors.ts'
import { listMigrations } from './migrations.ts'
import type { Db } from './queries.ts'
import { sql } from './sql.ts'

/**
 * What `migrate` sets for a service's role, in every database of the server: CREATE DATABASE does not copy those of
 * one.
 */
export const roleSettings = (schema: string): Record<string, string> => ({
  search_path: schema,
  statement_timeout: '5s',
  idle_in_transaction_session_timeout: '5s',
})

const Applied = z.object({ name: z.string() })
const Setting = z.object({ setting: z.string() })
/** Of Postgres: no such table or schema, and no right to read it, which an earlier release did not give. */
const unprepared = /^(42P01|3F000|42501)$/

/**
 * A check for `/readyz`: true when the database has the migrations in the folders, and more if it likes, and the role's
 * settings are those that `migrate` makes; else a sentence for an operator.
 */
export function databaseCheck(db: Db, { schema, folders }: { schema: string; folders: readonly string[] }) {
  const needed = listMigrations(folders)
  return async (): Promise<true | string> => {
    const applied = await findApplied(db, schema)
    const missing = needed.find(({ name }) => !applied.has(name))
    if (missing) return `the database lacks the migration ${missing.name} of the schema ${schema}: run migrate`
    const changed = changedSettings(roleSettings(schema), await findSettings(db))
    if (changed.length === 0) return true
    return `the role has other settings than migrate gives it (${changed.join(', ')}): run migrate`
  }
}

async function findApplied(db: Db, schema: string): Promise<Set<string>> {
  try {
    const names = await db.anyFirst(
      sql.type(Applied)`SELECT name FROM ${sql.identifier([schema, 'migration'])} ORDER BY id`,
    )
    return new Set(names)
  } catch (error) {
    if (codesOf(error).some((code) => unprepared.test(code))) return new Set()
    throw error
  }
}

/** Also those of this database alone. */
const findSettings = (db: Db) =>
  db.anyFirst(sql.type(Setting)`
    SELECT setting FROM pg_db_role_setting AS s, unnest(s.setconfig) AS setting
    WHERE s.setrole = (SELECT oid FROM pg_roles WHERE rolname = current_user)
      AND s.setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
  `)

function changedSettings(wanted: Record<string, string>, found: readonly string[]): string[] {
  const lines = Object.entries(wanted).map(([name, value]) => `${name}=${value}`)
  const wrong = [...lines.filter((line) => !found.includes(line)), ...found.filter((line) => !lines.includes(line))]
  return [...new Set(wrong.map((line) => line.slice(0, line.indexOf('='))))].sort()
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [codeOf(error), ...codesOf(error.cause)]
}
