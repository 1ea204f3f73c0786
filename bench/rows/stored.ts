import { randomUUID } from 'node:crypto'
import { connect } from '@nats-io/transport-node'
import { makeServiceAccount } from '@yoldas/local'
import pg from 'pg'
import { z } from 'zod'
import type { Area, Bench } from '../bench.ts'
import { startNotifier } from '../notifier/start.ts'
import { connectOwner, type OwnQuery, untilNone } from '../notifier/students.ts'
import { ownServers } from '../ownServers.ts'
import { groupsOf } from '../picture.ts'
import { startPushProvider } from '../pushes/index.ts'
import type { Servers } from '../servers.ts'
import { startServices } from '../variants.ts'

/** Few rows have more of their pages' room. */
const [studentCount, turnsEach, atOnce] = [100, 20, 16]
const turns = studentCount * turnsEach
const question = `${'Türev sorularında hep takılıyorum, nereden başlamalıyım? '.repeat(2)}\n!tokens 100\n!delay 0`

const tables = [
  ...['chat.turn', 'chat.message', 'chat.outbox'],
  ...['notify.notification', 'notify.delivery', 'notify.attempt', 'notify.reply_token'],
]

/**
 * What a turn with its push leaves behind: rows with their indexes, Postgres's log, and both streams. It does not
 * depend on what else the machine does.
 */
export async function storedRows(bench: Bench): Promise<Area> {
  await using parts = new AsyncDisposableStack()
  const { servers, database } = parts.use(await ownServers(bench.servers, 'stored'))
  const { query } = parts.use(await connectOwner(database))
  const provider = parts.use(await startPushProvider())
  const account = await makeServiceAccount(provider.url)
  parts.use(await startNotifier(servers, database, { url: provider.url, account }))
  const { url } = parts.use(await startServices(servers, database))
  const students = Array.from({ length: studentCount }, () => servers.token())
  const device = (token: string) => ({ token: `phone-${token.slice(-40)}`, platform: 'android' })
  await forEach(students, (token) => post(`${url}/api/devices`, token, device(token)))
  const before = await look(query, servers)
  await forEach(students, async (token) => {
    for (let turn = 0; turn < turnsEach; turn += 1)
      await post(`${url}/api/chat/send`, token, { message: question, clientId: randomUUID() })
  })
  await untilNone(query, 'SELECT count(*) FROM chat.outbox WHERE published_at IS NULL')
  await untilNone(query, `SELECT count(*) FROM notify.delivery WHERE state = 'pending'`)
  const after = await look(query, servers)
  const grown = (name: keyof typeof after) => (after[name] - before[name]) / turns
  await query(`VACUUM ANALYZE ${tables.join(', ')}`)
  const bytes: Record<string, number> = {}
  for (const table of tables) bytes[table] = (await sizeOf(query, table)) / turns
  Object.assign(bytes, { log: grown('log'), LIVE: grown('liveBytes'), EVENTS: grown('eventBytes') })
  const commits = grown('commits')
  const inTables = tables.reduce((sum, table) => sum + (bytes[table] ?? 0), 0)
  const reached = `${Math.round(inTables)} bytes in Postgres with indexes, ${Math.round(grown('log'))} of its log, ${commits.toFixed(1)} commits`
  const groups = groupsOf(
    Object.keys(bytes),
    (name) => name,
    (name) => ({ 'of a turn': bytes[name] ?? Number.NaN }),
  )
  return {
    goals: [{ path: 'what a turn with its push leaves', goal: '', reached, met: null }],
    picture: {
      title: 'What a turn with its push leaves behind',
      charts: [{ figure: 'bytes', format: (value) => String(Math.round(value)), groups }],
    },
    figures: {
      ...Object.fromEntries(Object.entries(bytes).map(([name, value]) => [`${name} bytes`, value])),
      commits,
    },
  }
}

/** With its indexes. */
async function sizeOf(query: OwnQuery, table: string): Promise<number> {
  const [row] = await query(`SELECT pg_total_relation_size('${table}')::int AS bytes`)
  return z.object({ bytes: z.int() }).parse(row).bytes
}

async function forEach<One>(all: readonly One[], act: (one: One) => Promise<unknown>): Promise<void> {
  const waiting = [...all]
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await act(next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Again while the services have no room: on a busy machine they may not. */
async function post(url: string, token: string, body: object): Promise<void> {
  for (;;) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (response.ok && !text.includes('event: error')) return
    if (response.status !== 503) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`)
  }
}

async function look(query: OwnQuery, { nats, postgres }: Servers) {
  const [row] = await query(`SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS log`)
  const admin = nats.urlFor('admin')
  const [live, events] = [await bytesOf(admin, 'LIVE'), await bytesOf(admin, 'EVENTS')]
  return { log: Number(row?.log), commits: await commitsOf(postgres.url), liveBytes: live, eventBytes: events }
}

/** Of the whole server; its own look is one. */
async function commitsOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await client.query('SELECT sum(xact_commit)::float8 AS commits FROM pg_stat_database')
  await client.end()
  return Number(rows[0]?.commits)
}

async function bytesOf(url: string, stream: string): Promise<number> {
  const { host, username, password } = new URL(url)
  const nats = await connect({ servers: host, user: username, pass: password })
  const answer = (await nats.request(`$JS.API.STREAM.INFO.${stream}`)).json()
  await nats.close()
  return z.object({ state: z.object({ bytes: z.int() }) }).parse(answer).state.bytes
}
