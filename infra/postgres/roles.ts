import pg from 'pg'
import { isPassword, makeVerifier } from './password.ts'

const quote = pg.escapeIdentifier
const literal = pg.escapeLiteral

const attributes = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOREPLICATION NOBYPASSRLS CONNECTION LIMIT -1'

/** The role as the server has it. */
type Found = { isPlain: boolean; password: string | null; settings: string[]; databases: string[] }

/** Without a password it authenticates by a client certificate. */
export type Role = { role: string; settings: Record<string, string>; password: string | null }

/**
 * Makes the role, or puts back what is not as it should be: its attributes, its password, and the settings that it may
 * have changed of itself, in any database. Answers with what was done.
 */
export async function prepareRole(client: pg.Client, { role, settings: wanted, password }: Role): Promise<string> {
  const found = await findRole(client, role)
  const wrong = found ? differences(found, wanted, password) : ['made']
  if (wrong.length === 0) return 'is as it should be'
  const name = quote(role)
  const kept = password === null ? 'NULL' : literal(makeVerifier(password))
  // In one transaction: a connection meanwhile has either the old settings or the new ones.
  await client.query('BEGIN')
  try {
    await client.query(`${found ? 'ALTER' : 'CREATE'} ROLE ${name} ${attributes}`)
    if (!found || wrong.includes('password')) await client.query(`ALTER ROLE ${name} PASSWORD ${kept}`)
    for (const database of found?.databases ?? [])
      await client.query(`ALTER ROLE ${name} IN DATABASE ${quote(database)} RESET ALL`)
    await client.query(`ALTER ROLE ${name} RESET ALL`)
    for (const [setting, value] of Object.entries(wanted))
      await client.query(`ALTER ROLE ${name} SET ${setting} = ${literal(value)}`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
  return found ? `put back: ${wrong.join(', ')}` : 'made'
}

async function findRole(client: pg.Client, role: string): Promise<Found | undefined> {
  const { rows } = await client.query(
    `SELECT a.rolpassword AS password,
       a.rolcanlogin AND NOT (a.rolsuper OR a.rolcreatedb OR a.rolcreaterole OR a.rolinherit OR a.rolreplication
         OR a.rolbypassrls) AND a.rolconnlimit = -1 AS "isPlain",
       ARRAY(SELECT setting FROM pg_db_role_setting AS s, unnest(s.setconfig) AS setting
         WHERE s.setrole = a.oid AND s.setdatabase = 0) AS settings,
       ARRAY(SELECT d.datname::text FROM pg_db_role_setting AS s JOIN pg_database AS d ON d.oid = s.setdatabase
         WHERE s.setrole = a.oid) AS databases
     FROM pg_authid AS a WHERE a.rolname = $1`,
    [role],
  )
  return rows[0]
}

/** The names of what is not as it should be; never a value, which may be a secret. */
function differences(found: Found, wanted: Record<string, string>, password: string | null): string[] {
  const lines = Object.entries(wanted).map(([name, value]) => `${name}=${value}`)
  const other = [...lines.filter((line) => !found.settings.includes(line)), ...found.settings].filter(
    (line) => !(lines.includes(line) && found.settings.includes(line)),
  )
  return [
    ...(found.isPlain ? [] : ['attributes']),
    ...(isPassword(password, found.password) ? [] : ['password']),
    ...new Set(other.map((line) => line.slice(0, line.indexOf('=')))),
    ...found.databases.map((database) => `settings in ${database}`),
  ]
}
