import pg from 'pg'
import { owners } from './owners.ts'

/** Of people who look inside, by the commands of infra/operator: it may change no more than these need. */
export const operatorRole = 'operator'
const quote = pg.escapeIdentifier

/** What is done to messages that were refused, in every schema. */
const changes = { dead_letter: 'DELETE', inbox_refusal: 'DELETE', outbox: 'INSERT, UPDATE' }

/** For tables that there are, and to read those that are to come. */
export async function grantOperator(client: pg.Client): Promise<void> {
  const role = quote(operatorRole)
  for (const { schema } of owners) {
    const name = quote(schema)
    await client.query(`GRANT USAGE ON SCHEMA ${name} TO ${role}`)
    await client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA ${name} TO ${role}`)
    await client.query(`ALTER DEFAULT PRIVILEGES IN SCHEMA ${name} GRANT SELECT ON TABLES TO ${role}`)
    for (const [table, rights] of Object.entries(changes))
      await client.query(`GRANT ${rights} ON ${name}.${table} TO ${role}`)
  }
}
