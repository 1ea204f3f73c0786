import pg from 'pg'
import { operatorRole } from './operator.ts'
import { type Owner, owners } from './owners.ts'

const quote = pg.escapeIdentifier

/** CREATE DATABASE does not copy these rights, whatever its template. */
export async function limitConnecting(client: pg.Client, name: string): Promise<void> {
  const roles = [...owners.map(({ role }) => role), operatorRole].map(quote).join(', ')
  await client.query(`REVOKE ALL ON DATABASE ${quote(name)} FROM PUBLIC`)
  await client.query(`GRANT CONNECT ON DATABASE ${quote(name)} TO ${roles}`)
}

/** Makes the schema; its service reads and writes rows in it, and nothing else. */
export async function prepareSchema(client: pg.Client, owner: Owner): Promise<void> {
  const [schema, role] = [quote(owner.schema), quote(owner.role)]
  const rows = 'SELECT, INSERT, UPDATE, DELETE'
  const { rows: tables } = await client.query('SELECT to_regclass($1) AS record', [`${schema}.migration`])
  // In one transaction, so that the record of migrations is never open to the service.
  await client.query('BEGIN')
  try {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`)
    await client.query(`GRANT ${rows} ON ALL TABLES IN SCHEMA ${schema} TO ${role}`)
    await client.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`)
    await client.query(`ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT ${rows} ON TABLES TO ${role}`)
    await client.query(`ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE, SELECT ON SEQUENCES TO ${role}`)
    if (tables[0]?.record) await limitRecord(client, owner)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** What has been applied is not the service's to change; it reads there whether the database is new enough for it. */
export async function limitRecord(client: pg.Client, { schema, role }: Owner): Promise<void> {
  await client.query(`REVOKE INSERT, UPDATE, DELETE ON ${quote(schema)}.migration FROM ${quote(role)}`)
}

/** Functions of migrations are the service's to call and nobody else's: Postgres lets everybody call a new one. */
export async function limitFunctions(client: pg.Client, { schema, role }: Owner): Promise<void> {
  const { rows } = await client.query(
    `SELECT oid::regprocedure AS name FROM pg_proc AS f
     WHERE pronamespace = $1::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = f.oid AND deptype = 'e')
       AND (has_function_privilege('public', oid, 'EXECUTE') OR NOT has_function_privilege($2, oid, 'EXECUTE'))`,
    [quote(schema), role],
  )
  // Both in one transaction: the service is at work.
  for (const { name } of rows)
    await client.query(
      `REVOKE ALL ON FUNCTION ${name} FROM PUBLIC; GRANT EXECUTE ON FUNCTION ${name} TO ${quote(role)}`,
    )
}

/**
 * Large objects are in no schema: Postgres lets everybody make them, in any number, and no service looks at them when a
 * student is erased.
 */
export async function limitLargeObjects(client: pg.Client): Promise<void> {
  const roles = owners.map(({ role }) => role)
  const { rows } = await client.query(
    `SELECT oid::regprocedure AS name FROM pg_proc
     WHERE pronamespace = 'pg_catalog'::regnamespace AND proname ~ '^(lo_.*|loread|lowrite)$'
       AND EXISTS (SELECT FROM unnest($1::text[]) AS role WHERE has_function_privilege(role, oid, 'EXECUTE'))`,
    [roles],
  )
  const everybody = ['PUBLIC', ...roles.map(quote)].join(', ')
  for (const { name } of rows) await client.query(`REVOKE ALL ON FUNCTION ${name} FROM ${everybody}`)
}
