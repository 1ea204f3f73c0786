import { testDatabase } from '@yoldas/testkit'
import pg from 'pg'
import { expect, test } from 'vitest'
import { owners } from './owners.ts'
import { limitFunctions } from './rights.ts'

const [chat] = owners

test('a function of a migration is its service’s to call alone; what an extension brought stays as it is', async () => {
  await using opened = new AsyncDisposableStack()
  const { url } = opened.use(await testDatabase())
  const client = new pg.Client(url)
  await client.connect()
  opened.defer(() => client.end())
  const callers = async (name: string) => {
    const { rows } = await client.query(
      `SELECT role FROM unnest($1::text[]) AS role
       WHERE has_function_privilege(role, (SELECT min(oid) FROM pg_proc WHERE proname = $2), 'EXECUTE')`,
      [['public', ...owners.map(({ role }) => role)], name],
    )
    return rows.map(({ role }) => role)
  }
  const own = ['lock_conversation_v1', 'accept_send_v2', 'end_turn_v2', 'corpus_nearest']
  for (const name of own) expect(await callers(name)).toEqual([chat.role])
  const all = 'ON ALL FUNCTIONS IN SCHEMA chat'
  await client.query(`GRANT EXECUTE ${all} TO PUBLIC; REVOKE EXECUTE ${all} FROM ${chat.role}`)
  expect(await callers('end_turn_v2')).toContain('public')
  await limitFunctions(client, chat)
  for (const name of own) expect(await callers(name)).toEqual([chat.role])
  expect(await callers('similarity')).toContain('public')
})
