import { setTimeout } from 'node:timers/promises'
import { findHistory } from '@yoldas/chat-engine/conversation/said/store'
import { connectDb } from '@yoldas/db'
import { type Area, type Bench, measure, warmAndInterleave } from '../bench.ts'
import {
  firstStudent,
  loadHistory,
  longMessages,
  longSub,
  readerCount,
  readerStep,
  readerSub,
  studentKeyPrefix,
} from '../history/load.ts'
import { findPgbench, runPgbench } from '../history/pgbench.ts'
import { groupsOf } from '../picture.ts'
import { median } from '../statistics.ts'
import { type Goal, milliseconds, perSecond, times } from '../table.ts'
import { startServices } from '../variants.ts'
import { signIn } from './turns.ts'

const atOnce = 8
const limit = 60
const mostSearchMilliseconds = 60

/**
 * The newest page of students' histories: through the store function, through the public door, and with pgbench; and a
 * search that reads as much as one request may.
 */
export async function historyRows(bench: Bench): Promise<Area> {
  const { servers, say } = bench
  await using parts = new AsyncDisposableStack()
  const { database, studentCount } = await loadHistory(servers, bench.historyRows, say)
  const services = parts.use(await startServices(servers, database))
  const db = parts.use(await connectDb(database.urls['chat-engine']))
  const tokens = Array.from({ length: readerCount }, (_, reader) => servers.token(readerSub(reader)))
  const searching = [servers.token(longSub)]
  await signIn(services.url, [...tokens, ...searching])
  const pgbench = await findPgbench()
  if (!pgbench) say('history: this machine has no pgbench (package postgresql); its rows are left out')

  const readers = Array.from(
    { length: readerCount },
    (_, reader) => `${studentKeyPrefix}${firstStudent + reader * readerStep(studentCount)}`,
  )
  const load = { url: services.url, method: 'GET' as const, path: '/api/chat/history', body: null, tokens, atOnce }
  const expect = { status: 200, stream: false }
  const search = { ...load, path: '/api/chat/search?q=yoktur', tokens: searching, atOnce: 1, expect }
  const runPgbenchWith = (protocol: 'simple' | 'prepared', seconds: number) =>
    pgbench
      ? runPgbench(pgbench, database, { studentCount, atOnce, seconds, limit, protocol })
      : Promise.resolve(Number.NaN)
  const rates = await warmAndInterleave(bench, (bench) => ({
    store: () => readForAWhile((reader) => findHistory(db, readers[reader] ?? '', { limit }), bench.seconds),
    door: async () => (await measure(bench, services, { ...load, expect })).perSecond,
    pgbench: () => runPgbenchWith('simple', bench.seconds),
    prepared: () => runPgbenchWith('prepared', bench.seconds),
    searchMilliseconds: async () => {
      const { p50, p99, cpu } = await measure(bench, services, search)
      const took = `CPU of services ${milliseconds(cpu.services)}, of Postgres ${milliseconds(cpu.postgres)}`
      say(`search: p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, ${took}`)
      return p99
    },
  }))
  const searchMilliseconds = median(rates.searchMilliseconds)
  const ofPgbench = (name: 'store' | 'door', to: 'pgbench' | 'prepared') =>
    median(rates[name].map((rate, round) => rate / (rates[to][round] ?? Number.NaN)))
  say(
    `history: store ${perSecond(median(rates.store))}, public door ${perSecond(median(rates.door))}, ` +
      `pgbench ${perSecond(median(rates.pgbench))}, with prepared statements ${perSecond(median(rates.prepared))}`,
  )
  const goal = (path: string, name: 'store' | 'door', aim: number | null): Goal => {
    const reached = ofPgbench(name, 'prepared')
    const figures = `${times(reached)} pgbench with prepared statements, ${times(ofPgbench(name, 'pgbench'))} without`
    return { path, goal: aim ? `≥ ${times(aim)} pgbench` : '', reached: figures, met: aim ? reached >= aim : null }
  }
  const messages = bench.historyRows.toLocaleString('en')
  const bars = {
    'public door': median(rates.door),
    'store function': median(rates.store),
    'pgbench, prepared': median(rates.prepared),
    pgbench: median(rates.pgbench),
  }
  return {
    goals: [
      goal(`newest ${limit} of ${messages} messages, ${atOnce} at once, store function`, 'store', 0.5),
      goal('the same through the public door', 'door', null),
      {
        path: `a search that finds nothing in the newest of ${longMessages.toLocaleString('en')} messages, p99`,
        goal: `≤ ${mostSearchMilliseconds} ms`,
        reached: milliseconds(searchMilliseconds),
        met: searchMilliseconds <= mostSearchMilliseconds,
      },
    ],
    picture: {
      title: `The newest ${limit} messages of a student`,
      charts: [
        {
          figure: 'pages',
          format: perSecond,
          groups: groupsOf(
            [messages],
            (n) => `of ${n} messages`,
            () => bars,
          ),
        },
      ],
    },
  }
}

/** Pages a second with one process asking, as an engine does. */
async function readForAWhile(
  read: (reader: number) => Promise<{ messages: unknown[] }>,
  seconds: number,
): Promise<number> {
  let [pages, over] = [0, false]
  const asker = async () => {
    while (!over) {
      const { messages } = await read(Math.floor(Math.random() * readerCount))
      if (messages.length !== limit) throw new Error(`a page has ${messages.length} messages`)
      pages += 1
    }
  }
  const start = performance.now()
  const askers = Promise.all(Array.from({ length: atOnce }, asker))
  await Promise.race([askers, setTimeout(seconds * 1000)])
  const rate = pages / ((performance.now() - start) / 1000)
  over = true
  await askers
  return rate
}
