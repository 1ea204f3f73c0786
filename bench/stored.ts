// node bench/stored.ts [milliseconds a token] [turns of each student]: what a turn with its push leaves behind, in
// bytes: rows with their indexes, Postgres's log, and both streams. docs/scale.md counts with it. Sizes do not depend
// on what else the machine does.
import { randomUUID } from 'node:crypto'
import { connect } from '@nats-io/transport-node'
import { makeServiceAccount } from '@yoldas/local'
import pg from 'pg'
import { z } from 'zod'
import { cloneFor } from './databases.ts'
import { startNotifier } from './notifier/start.ts'
import { connectOwner, type OwnQuery, untilNone } from './notifier/students.ts'
import { startPushProvider } from './pushes/index.ts'
import { type Servers, startServers } from './servers.ts'
import { startServices } from './variants.ts'

const [studentCount, atOnce] = [100, 16]
/** Milliseconds between two tokens of an answer, and turns of each student: few rows have more of their pages' room. */
const [delay = 0, turnsEach = 20, ...more] = process.argv.slice(2).map(Number)
if (more.length > 0 || !Number.isInteger(delay) || !Number.isInteger(turnsEach) || delay < 0 || turnsEach < 1) {
  console.error('Both are whole numbers: node bench/stored.ts [milliseconds a token] [turns of each student]')
  process.exit(2)
}
const turns = studentCount * turnsEach
const question = `${'Türev sorularında hep takılıyorum, nereden başlamalıyım? '.repeat(2)}\n!tokens 100\n!delay ${delay}`

const all = [
  ...['chat.turn', 'chat.message', 'chat.outbox'],
  ...['notify.notification', 'notify.delivery', 'notify.attempt', 'notify.reply_token'],
]

await using servers = await startServers()
await using database = await cloneFor(servers, 'stored')
await using owner = await connectOwner(database)
using provider = await startPushProvider()
const account = await makeServiceAccount(provider.url)
await using _notifier = await startNotifier(servers, database, { url: provider.url, account })
await using services = await startServices(servers, database)
const { query } = owner
const students = Array.from({ length: studentCount }, () => servers.token())
await crowd(students, (token) =>
  post(token, '/api/devices', { token: `phone-${token.slice(-40)}`, platform: 'android' }),
)
const before = await look(query, servers)
await crowd(students, async (token) => {
  for (let turn = 0; turn < turnsEach; turn += 1)
    await post(token, '/api/chat/send', { message: question, clientId: randomUUID() })
})
await untilNone(query, `SELECT count(*) FROM chat.outbox WHERE published_at IS NULL`)
await untilNone(query, `SELECT count(*) FROM notify.delivery WHERE state = 'pending'`)
const after = await look(query, servers)
const perTurn = (name: keyof typeof after) => `${((after[name] - before[name]) / turns).toFixed(1)} a turn`
const [{ characters } = { characters: 0 }] = await query(
  `SELECT avg(char_length(content))::int AS characters FROM chat.message WHERE role = 'assistant'`,
)
console.log(`${turns} turns: a question of ${question.length} characters, bubbles of ${characters} each`)
await query(`VACUUM ANALYZE ${all.join(', ')}`)
for (const table of all) {
  const [row] = await query(
    `SELECT count(*)::int AS rows, pg_total_relation_size('${table}')::int AS bytes,
       pg_indexes_size('${table}')::int AS indexes
     FROM ${table}`,
  )
  const { rows, bytes, indexes } = z.object({ rows: z.int(), bytes: z.int(), indexes: z.int() }).parse(row)
  const each = `${(bytes / rows).toFixed()} bytes a row (${(indexes / rows).toFixed()} of them indexes)`
  console.log(`${table}: ${(rows / turns).toFixed(2)} rows a turn, ${each}, ${(bytes / turns).toFixed()} bytes a turn`)
}
console.log(`Postgres's log: ${perTurn('log')}; commits: ${perTurn('commits')}`)
console.log(`LIVE: ${perTurn('liveMessages')}, bytes ${perTurn('liveBytes')}`)
console.log(`EVENTS: ${perTurn('eventMessages')}, bytes ${perTurn('eventBytes')}`)

async function crowd<Each>(each: readonly Each[], act: (one: Each) => Promise<unknown>): Promise<void> {
  const waiting = [...each]
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await act(next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Again while the services have no room: on a busy machine they may not. */
async function post(token: string, path: string, body: object): Promise<void> {
  for (;;) {
    const response = await fetch(services.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (response.ok && !text.includes('event: error')) return
    if (response.status !== 503) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
  }
}

async function look(ask: OwnQuery, { nats, postgres }: Servers) {
  const [row] = await ask(`SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS log`)
  const [live, events] = [await streamOf(nats.urlFor('admin'), 'LIVE'), await streamOf(nats.urlFor('admin'), 'EVENTS')]
  return {
    log: Number(row?.log),
    commits: await commitsOf(postgres.url),
    ...{ liveMessages: live.messages, liveBytes: live.bytes, eventMessages: events.messages, eventBytes: events.bytes },
  }
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

async function streamOf(url: string, stream: string) {
  const { host, username, password } = new URL(url)
  const nats = await connect({ servers: host, user: username, pass: password })
  const answer = (await nats.request(`$JS.API.STREAM.INFO.${stream}`)).json()
  await nats.close()
  return z.object({ state: z.object({ messages: z.int(), bytes: z.int() }) }).parse(answer).state
}
