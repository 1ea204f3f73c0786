import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readConfig } from '@yoldas/config'
import { type OwningService, owners } from '@yoldas/postgres/owners'
import { type Authority, makeAuthority, startNatsAlone, startPostgres } from '@yoldas/testkit'
import pg from 'pg'
import { Config, passwordVariables } from '../config.ts'
import { migrate } from '../migrate.ts'

const password = (service: OwningService) => `the password of ${service}`.replaceAll(' ', '-')

/** A Postgres and a NATS that nobody has prepared, and what `migrate` is given for them. */
export async function emptyServers() {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-migrate-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const [postgres, nats] = await Promise.all([
    startPostgres({ durable: false }),
    startNatsAlone({ folder: join(folder, 'nats') }),
  ])
  opened.use(postgres)
  opened.use(nats)
  const admin = new pg.Client(postgres.url)
  await admin.connect()
  opened.defer(() => admin.end())
  const at = (path: string, user: string, secret: string) =>
    Object.assign(new URL(postgres.url), { pathname: path, username: user, password: secret }).href
  const roleOf = (service: OwningService) => owners.find((owner) => owner.service === service)?.role ?? ''
  const { username, password: superuserPassword } = new URL(postgres.url)
  const passwords = owners.map(({ service }) => [passwordVariables[service], password(service)] as const)
  const env: Record<string, string> = {
    DATABASE_URL: at('/yoldas', username, superuserPassword),
    NATS_URL: nats.urlFor('admin'),
    ...Object.fromEntries(passwords),
  }
  const close = opened.move()
  return {
    admin,
    folder,
    nats,
    env,
    /** Of a service in the database that was prepared. */
    urlFor: (service: OwningService) => at('/yoldas', roleOf(service), password(service)),
    /** In this process; resolves with its steps. */
    prepare: async (given = env): Promise<string[]> => {
      const steps: string[] = []
      const reports = { did: (step: string) => void steps.push(step), warn: () => {} }
      await migrate(readConfig(Config, given), reports)
      return steps
    },
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}
export type Servers = Awaited<ReturnType<typeof emptyServers>>

/** The command itself. */
export async function runCommand(env: Record<string, string>) {
  const inherited = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env: { ...inherited, ...env } })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, steps: output.trimEnd().split('\n'), errors }
}

/** Writes a file where the server runs, as its own user. */
async function writeThere(admin: pg.Client, file: string, content: string): Promise<void> {
  const lines = `SELECT unnest(string_to_array(${pg.escapeLiteral(content)}, E'\\n'))`
  await admin.query(`COPY (${lines}) TO PROGRAM ${pg.escapeLiteral(`umask 077; cat > '${file}'`)}`)
}

/** Has the server speak TLS, and let services in by certificates alone. */
export async function authenticateByCertificates({ admin }: Servers): Promise<Authority> {
  const authority = makeAuthority()
  const own = authority.issue('postgres')
  await writeThere(admin, 'server.key', await readFile(own.keyFile, 'utf8'))
  await writeThere(admin, 'server.crt', await readFile(own.certFile, 'utf8'))
  await writeThere(admin, 'clients.crt', await readFile(authority.caFile, 'utf8'))
  const { rows } = await admin.query('SHOW hba_file')
  const rules = [
    ...owners.map(({ role }) => `hostssl all ${role} all cert`),
    ...owners.map(({ role }) => `host all ${role} all reject`),
    'host all postgres all scram-sha-256',
  ]
  await writeThere(admin, rows[0]?.hba_file, `${rules.join('\n')}\n`)
  for (const [name, value] of [
    ['ssl_key_file', 'server.key'],
    ['ssl_cert_file', 'server.crt'],
    ['ssl_ca_file', 'clients.crt'],
    ['ssl', 'on'],
  ])
    await admin.query(`ALTER SYSTEM SET ${name} = '${value}'`)
  await admin.query('SELECT pg_reload_conf()')
  return authority
}
