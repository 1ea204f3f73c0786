import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { startPostgres } from './postgres.ts'

const folder = await mkdtemp(join(tmpdir(), 'yoldas-postgres-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
// A server of the environment is not ours to kill.
const ours = test.runIf(!process.env.DATABASE_URL)

async function run(url: string, text: string) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

ours('what is committed survives a kill, and the same address works again', async () => {
  const first = await startPostgres({ folder, durable: true })
  await run(first.url, 'CREATE TABLE kept AS SELECT 1 AS one')
  process.kill(first.pid as number, 'SIGKILL')
  expect(await first.exited).toBe('killed by SIGKILL')
  await using second = await startPostgres({ folder, port: first.port, durable: true })
  expect(second.url).toBe(first.url)
  expect(await run(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }])
})

ours('a server that still runs in the folder is ended by the next start', async () => {
  const first = await startPostgres({ folder, durable: true })
  await using second = await startPostgres({ folder, durable: true })
  await first.exited
  expect(await run(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

ours('a server that cannot start is an error with the end of its log', async () => {
  const taken = Number(new URL(inject('postgresUrl')).port)
  await expect(startPostgres({ folder, port: taken, durable: false })).rejects.toThrow(
    /^Postgres exited with code 1; .*could not bind IPv4 address/s,
  )
})

ours('it listens on this machine only', async () => {
  const [settings] = await run(
    inject('postgresUrl'),
    `SELECT current_setting('listen_addresses') AS addresses, current_setting('server_encoding') AS encoding`,
  )
  expect(settings).toEqual({ addresses: '127.0.0.1', encoding: 'UTF8' })
})
