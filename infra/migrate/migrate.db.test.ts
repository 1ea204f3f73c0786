import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { connectBus } from '@yoldas/bus'
import { connectDb, type DbPool, databaseCheck, sql } from '@yoldas/db'
import { kept } from '@yoldas/keeper'
import { migrationFolders, type OwningService, owners } from '@yoldas/postgres/owners'
import { eventually, freePort, hasOpenssl, startKeeper, startPart } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { authenticateByCertificates, emptyServers, runCommand, type Servers } from './test/migration.ts'

const root = resolve(import.meta.dirname, '../..')
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const Value = z.object({ value: z.unknown() })

const isReady = (db: DbPool, service: OwningService) => {
  const schema = owners.find((owner) => owner.service === service)?.schema ?? ''
  return databaseCheck(db, { schema, folders: migrationFolders(service) })()
}

// Servers of the environment are somebody's: their roles and certificates are not ours to change.
describe.skipIf(process.env.DATABASE_URL || process.env.NATS_URL)('servers that nobody has prepared', () => {
  const opened = new AsyncDisposableStack()
  let servers: Servers
  beforeAll(async () => {
    servers = opened.use(await emptyServers())
  })
  afterAll(() => opened.disposeAsync())

  test('are prepared by two commands at once, which say each step; again changes nothing', async () => {
    const runs = await Promise.all([runCommand(servers.env), runCommand(servers.env)])
    for (const { code, errors } of runs)
      expect({ code, errors: errors.replaceAll(/^warning: .*\n/gm, '') }).toEqual({ code: 0, errors: '' })
    const all = runs.flatMap(({ steps }) => steps)
    const times = (step: string | RegExp) => all.filter((line) => line.match(step)).length
    expect(times('database yoldas: made')).toBe(1)
    for (const { role, schema } of owners) {
      expect(times(`role ${role}: made`)).toBe(1)
      expect(times(RegExp(`schema ${schema}: applied 001_`))).toBe(1)
    }
    expect(times('ready: services of this release may start')).toBe(2)
    expect(all.join('\n')).not.toContain('the-password-of')
    const again = await servers.prepare()
    expect(
      again.filter((step) => !/: (is there|is as it should be|up to date|are as they should be)$/.test(step)),
    ).toEqual([])
    for (const { service } of owners) {
      await using db = await connectDb(servers.urlFor(service))
      expect(await isReady(db, service)).toBe(true)
    }
    const connection = await connect({
      servers: new URL(servers.env.NATS_URL ?? '').host,
      ...userOf(servers.env.NATS_URL ?? ''),
    })
    const { streams, consumers } = await jetstreamManager(connection)
    expect((await streams.names().next()).toSorted()).toEqual(['EVENTS', 'LIVE'])
    expect(await consumers.list('EVENTS').next()).toHaveLength(kept.length + 1)
    await connection.close()
  })

  test('a wrong environment, and a server that is not there, end the command with a code of their own', async () => {
    const { NATS_URL: _left, ...without } = servers.env
    const nowhere = { ...servers.env, DATABASE_URL: `postgres://postgres:secret@127.0.0.1:${await freePort()}/yoldas` }
    const [wrong, gone] = await Promise.all([runCommand({ ...without, LOCK_TRIES: 'x' }), runCommand(nowhere)])
    expect(wrong).toMatchObject({ code: 2, errors: expect.stringMatching(/NATS_URL.*LOCK_TRIES/s) })
    expect(gone).toMatchObject({ code: 1, errors: expect.stringMatching(/^migrate failed: .*ECONNREFUSED/) })
    expect(gone.errors).not.toContain('secret')
  })

  test('what a role changed of itself is seen by its service, and put back', async () => {
    const service = 'profile-journey'
    await using db = await connectDb(servers.urlFor(service))
    const change = (what: string) => db.query({ ...sql.typeAlias('none')``, sql: `ALTER ROLE profile_journey ${what}` })
    await change('SET statement_timeout = 0')
    await change(`IN DATABASE yoldas SET idle_in_transaction_session_timeout = 0`)
    expect(await isReady(db, service)).toMatch(
      /\(idle_in_transaction_session_timeout, statement_timeout\): run migrate$/,
    )
    // Last: with it no further connection can be had.
    await change(`PASSWORD 'its own'`)
    const steps = await servers.prepare()
    expect(steps).toContainEqual(
      expect.stringMatching(/^role profile_journey: put back: password, statement_timeout, settings in .*yoldas/),
    )
    expect(steps.filter((step) => step.includes('put back'))).toHaveLength(1)
    expect(await isReady(db, service)).toBe(true)
    await using again = await connectDb(servers.urlFor(service))
    expect(await isReady(again, service)).toBe(true)
  })

  test('a service whose database is older waits, says what it lacks, and begins when it is there', async () => {
    await using keeper = await startKeeper({ url: servers.nats.urlFor('admin'), log: silent })
    expect(keeper.ready()).toBe(true)
    await using owner = await connectDb(servers.env.DATABASE_URL ?? '')
    const rename = (from: string, to: string) =>
      owner.query(sql.typeAlias('none')`UPDATE scheduler.migration SET name = ${to} WHERE name = ${from}`)
    await rename('001_schema', 'later')
    const port = await freePort()
    const internal = `http://127.0.0.1:${port}`
    await using _scheduler = await startPart({
      name: 'companion-scheduler',
      command: process.execPath,
      args: [join(root, 'services/companion-scheduler/main.ts')],
      log: join(servers.folder, 'scheduler.log'),
      readyUrl: `${internal}/livez`,
      env: {
        HOST: '127.0.0.1',
        INTERNAL_PORT: String(port),
        DATABASE_URL: servers.urlFor('companion-scheduler'),
        NATS_URL: servers.nats.urlFor('companion-scheduler'),
      },
    })
    const readiness = async () => {
      const response = await fetch(`${internal}/readyz`)
      return { status: response.status, body: await response.text() }
    }
    const lacks = 'the database lacks the migration 001_schema of the schema scheduler: run migrate'
    await eventually('the reason', async () => (await readiness()).body.includes(lacks))
    expect((await readiness()).status).toBe(503)
    await using asker = await connectBus({ url: servers.nats.urlFor('gateway'), name: 'gateway', log: silent })
    expect(await asker.ping('companion-scheduler', 200)).toBe(false)
    await rename('later', '001_schema')
    await eventually('that it is ready', async () => (await readiness()).status === 200)
    await eventually('its answer', () => asker.ping('companion-scheduler', 2_000))
  })

  test.skipIf(!hasOpenssl)(
    'without passwords services come by their certificates, each as itself, renewed ones without a restart',
    async () => {
      const authority = await authenticateByCertificates(servers)
      const { DATABASE_URL = '', NATS_URL = '' } = servers.env
      const steps = await servers.prepare({ DATABASE_URL, NATS_URL })
      expect(steps).toContain('role notifier: put back: password')
      const urlBy = (role: string, { certFile, keyFile }: ReturnType<typeof authority.issue>) => {
        const url = new URL(servers.urlFor('notifier'))
        Object.assign(url, { hostname: 'localhost', username: role, password: '' })
        url.search = String(
          new URLSearchParams({
            sslmode: 'verify-full',
            sslrootcert: authority.caFile,
            sslcert: certFile,
            sslkey: keyFile,
          }),
        )
        return url
      }
      const mine = authority.issue('notifier')
      const url = urlBy('notifier', mine)
      // What a pool does with several connections, ends and begins again.
      await using db = await connectDb(url.href)
      const serial = (pool: DbPool) =>
        pool.oneFirst(
          sql.type(Value)`SELECT client_serial::text AS value FROM pg_stat_ssl WHERE pid = pg_backend_pid()`,
        )
      const first = await serial(db)
      expect(first).toMatch(/^\d+$/)
      expect(await isReady(db, 'notifier')).toBe(true)

      const renewed = authority.issue('notifier')
      await copyFile(renewed.certFile, mine.certFile)
      await copyFile(renewed.keyFile, mine.keyFile)
      await servers.admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'notifier'`)
      const second = await eventually('a new connection', () => serial(db).catch(() => false))
      expect(second).not.toBe(first)

      for (const [wrong, reason] of [
        [urlBy('chat_engine', mine), /certificate authentication failed/],
        [withoutCertificate(url), /certificate|reject/],
        [new URL(servers.urlFor('notifier')), /rejects|no pg_hba.conf entry/],
        [withAuthority(url, mine.certFile), /certificate/],
      ] as const)
        await expect(connectDb(wrong.href), wrong.search).rejects.toThrow(reason)
    },
  )
})

const userOf = (url: string) => ({ user: new URL(url).username, pass: new URL(url).password })

function withoutCertificate(given: URL): URL {
  const url = new URL(given)
  for (const name of ['sslcert', 'sslkey']) url.searchParams.delete(name)
  return url
}

function withAuthority(given: URL, file: string): URL {
  const url = new URL(given)
  url.searchParams.set('sslrootcert', file)
  return url
}
