import { roleSettings } from '@yoldas/db'
import pg from 'pg'
import { withClient } from './client.ts'
import { extensions, prepareExtension } from './extensions.ts'
import { applyMigrations, type LockRetries } from './migrations.ts'
import { grantOperator, operatorRole } from './operator.ts'
import { migrationFolders, type OwningService, owners } from './owners.ts'
import type { Reports } from './reports.ts'
import { limitConnecting, limitFunctions, limitLargeObjects, limitRecord, prepareSchema } from './rights.ts'
import { prepareRole, type Role } from './roles.ts'

/** Roles belong to the whole server: only one process at a time sets them up. */
const oneAtATime = 4_217_508_133
const quote = pg.escapeIdentifier

/** Null for a role that has none: it authenticates by a client certificate. */
export type Passwords = Record<OwningService | 'operator', string | null>

type Options = {
  /** A superuser's address of any database of the server; roles and the database are made from there. */
  superuserUrl: string
  name: string
  passwords: Passwords
  reports: Reports
  retries?: LockRetries
}

/**
 * Makes what is missing of the database, its roles, schemas and rights, puts back what was changed of them, and
 * migrates. Safe to run again, at the same time as others, and while services are at work.
 * @throws LockedOut, and OtherSchema
 */
export async function prepareDatabase({ superuserUrl, name, passwords, reports, retries }: Options): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    await takeTurns(client, reports)
    const made = await createDatabase(client, name)
    reports.did(`database ${name}: ${made ? 'made' : 'is there'}`)
    const roles: Role[] = [
      ...owners.map(({ role, schema, service }) => ({
        ...{ role, settings: roleSettings(schema), password: passwords[service] },
      })),
      { role: operatorRole, settings: {}, password: passwords.operator },
    ]
    for (const role of roles) reports.did(`role ${role.role}: ${await prepareRole(client, role)}`)
    await limitConnecting(client, name)
  })
  const url = Object.assign(new URL(superuserUrl), { pathname: `/${encodeURIComponent(name)}` }).href
  // One at a time in the database itself too: a second run finds everything done.
  await withClient(url, async (client) => {
    await takeTurns(client, reports)
    await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC')
    await limitLargeObjects(client)
    for (const owner of owners) await prepareSchema(client, owner)
    for (const extension of extensions) await prepareExtension(client, extension, reports)
    for (const owner of owners) {
      const folders = migrationFolders(owner.service)
      const applied = await applyMigrations({ client, url, schema: owner.schema, folders, retries })
      await limitRecord(client, owner)
      await limitFunctions(client, owner)
      const done = applied.length > 0 ? `applied ${applied.join(', ')}` : 'up to date'
      reports.did(`schema ${owner.schema}: ${done}`)
    }
    await grantOperator(client)
  })
}

/** Until the connection ends. */
async function takeTurns(client: pg.Client, reports: Reports): Promise<void> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [oneAtATime])
  if (rows[0]?.taken) return
  reports.did('another process prepares this server: waiting for it')
  await client.query('SELECT pg_advisory_lock($1)', [oneAtATime])
}

/** Answers whether it was missing. */
async function createDatabase(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (rowCount !== 0) return false
  await client.query(`CREATE DATABASE ${quote(name)} TEMPLATE template0 ENCODING 'UTF8'`)
  return true
}
