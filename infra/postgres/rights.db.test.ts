import { testDatabase } from '@yoldas/testkit'
import pg from 'pg'
import { expect, test } from 'vitest'
import { owners } from './owners.ts'
import { limitFunctions, limitLargeObjects } from './rights.ts'

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
  const own = ['lock_conversation', 'open_conversation', 'accept_send', 'end_turn', 'corpus_nearest']
  for (const name of own) expect(await callers(name)).toEqual([chat.role])
  const all = 'ON ALL FUNCTIONS IN SCHEMA chat'
  await client.query(`GRANT EXECUTE ${all} TO PUBLIC; REVOKE EXECUTE ${all} FROM ${chat.role}`)
  expect(await callers('end_turn')).toContain('public')
  await limitFunctions(client, chat)
  for (const name of own) expect(await callers(name)).toEqual([chat.role])
  expect(await callers('similarity')).toContain('public')
})

test('a service keeps nothing outside of its own schema', async () => {
  await using opened = new AsyncDisposableStack()
  const { url, urls } = opened.use(await testDatabase())
  const connect = async (as: string) => {
    const client = new pg.Client(as)
    await client.connect()
    opened.defer(() => client.end())
    return client
  }
  const admin = await connect(url)
  const services = await Promise.all(Object.values(urls).map(connect))
  const large = [
    'SELECT lo_create(0)',
    'SELECT lo_creat(-1)',
    `SELECT lo_from_bytea(0, 'kept')`,
    `SELECT lo_import('/etc/hostname')`,
    `SELECT lo_put(1, 0, 'kept')`,
    'SELECT lo_open(1, 131072)',
    `SELECT lowrite(0, 'kept')`,
    'SELECT lo_truncate64(0, 9)',
    'SELECT lo_unlink(1)',
  ]
  const elsewhere = [
    'CREATE TEMPORARY TABLE kept (n int)',
    'CREATE TABLE public.kept (n int)',
    'CREATE TABLE kept (n int)',
    'CREATE SCHEMA kept',
  ]
  const expectRefused = async () => {
    for (const service of services)
      for (const statement of [...large, ...elsewhere])
        await expect(service.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  }
  await expectRefused()
  await admin.query(`
    GRANT EXECUTE ON FUNCTION lo_create(oid), lo_put(oid, int8, bytea), lowrite(int, bytea) TO PUBLIC;
    GRANT EXECUTE ON FUNCTION lo_from_bytea(oid, bytea) TO chat_engine
  `)
  await expect(services[0]?.query(`SELECT lo_from_bytea(0, 'kept')`)).resolves.toBeDefined()
  await limitLargeObjects(admin)
  await expectRefused()
})

test('who looks inside reads every table, changes those of refused messages alone, and makes none', async () => {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await testDatabase())
  const [admin, operator] = [new pg.Client(database.url), new pg.Client(database.operatorUrl)]
  for (const client of [admin, operator]) {
    await client.connect()
    opened.defer(() => client.end())
  }
  const { rows: tables } = await admin.query(
    `SELECT c.oid::regclass::text AS name, c.relname FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname = ANY ($1)`,
    [owners.map(({ schema }) => schema)],
  )
  expect(tables.length).toBeGreaterThan(30)
  const may = async (right: string) => {
    const { rows } = await operator.query(
      'SELECT name FROM unnest($1::text[]) AS name WHERE has_table_privilege(name, $2) ORDER BY name',
      [tables.map(({ name }) => name), right],
    )
    return rows.map(({ name }) => name)
  }
  const named = (...names: string[]) =>
    tables
      .filter(({ relname }) => names.includes(relname))
      .map(({ name }) => name)
      .toSorted()
  expect(await may('SELECT')).toHaveLength(tables.length)
  expect((await may('DELETE')).toSorted()).toEqual(named('dead_letter', 'inbox_refusal'))
  expect((await may('INSERT')).toSorted()).toEqual(named('outbox'))
  expect((await may('UPDATE')).toSorted()).toEqual(named('outbox'))
  for (const statement of ['CREATE TABLE chat.own (n int)', 'CREATE SCHEMA own', 'CREATE TEMPORARY TABLE own (n int)'])
    await expect(operator.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  await admin.query('CREATE TABLE notify.later (n int)')
  await expect(operator.query('SELECT FROM notify.later')).resolves.toBeDefined()
})
