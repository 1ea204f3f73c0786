import { join } from 'node:path'
import { readConfigOrExit } from '@yoldas/config'
import { z } from 'zod'
import type { Bench } from './bench.ts'
import { startClient } from './client/index.ts'
import { published, record } from './report/record.ts'
import { authenticationRows } from './rows/authentication.ts'
import { bystanderRows } from './rows/bystander.ts'
import { feedRows } from './rows/feeds.ts'
import { historyRows } from './rows/history.ts'
import { journeyRows } from './rows/journey.ts'
import { peerRows } from './rows/peers.ts'
import { pushRows } from './rows/pushes.ts'
import { replicaRows } from './rows/replicas.ts'
import { replyRows } from './rows/replies.ts'
import { retrievalRows } from './rows/retrieval.ts'
import { scheduleRows } from './rows/schedules.ts'
import { storedRows } from './rows/stored.ts'
import { turnRows } from './rows/turns.ts'
import { folder, startServers } from './servers.ts'
import { type Goal, goalsTable } from './table.ts'

const rows = {
  turns: turnRows,
  peers: peerRows,
  replicas: replicaRows,
  authentication: authenticationRows,
  history: historyRows,
  journey: journeyRows,
  bystander: bystanderRows,
  feeds: feedRows,
  replies: replyRows,
  pushes: pushRows,
  schedules: scheduleRows,
  stored: storedRows,
  retrieval: retrievalRows,
}

const Config = z.object({
  /** Of each measured window. */
  BENCH_SECONDS: z.coerce.number().min(0.5).default(4),
  /** Of work before the first window of a variant. */
  BENCH_WARM_SECONDS: z.coerce.number().min(0.5).default(30),
  BENCH_ROUNDS: z.coerce.number().int().min(1).default(5),
  /** Messages to read history from. */
  BENCH_ROWS: z.coerce.number().int().min(100_000).default(10_000_000),
  /** Students among whose work statistics are computed. */
  BENCH_STUDENTS: z.coerce.number().int().min(10_000).default(1_000_000),
  /** Scheduled messages that are due, and that are not; students who are silent. */
  BENCH_DUE: z.coerce.number().int().min(1_000).default(20_000),
  BENCH_WAITING: z.coerce.number().int().min(100_000).default(1_000_000),
  BENCH_SILENT: z.coerce.number().int().min(20_000).default(100_000),
  /** Of the corpus that is searched; by hand also 100,000. */
  BENCH_PASSAGES: z.coerce.number().int().min(1_000).default(20_000),
  /** The folder of another clone of the repository, whose services are measured too, to see what a change does. */
  BENCH_AGAINST: z.string().optional(),
  /** The folder that figures and pictures are written to. */
  BENCH_TO: z.string().optional(),
  BENCH_ONLY: z.enum(Object.keys(rows) as Array<keyof typeof rows>).optional(),
})

const config = readConfigOrExit(Config, process.env)
/** A run of other sizes, or against another clone, is a trial: it changes no page, unless it is said. */
const isTrial = Object.keys(Config.shape).some((name) => name !== 'BENCH_ONLY' && process.env[name] !== undefined)
const target = config.BENCH_TO ?? (isTrial ? join(folder, 'figures') : published)
const say = (line: string) => console.log(line)

await using servers = await startServers()
using client = startClient()
const bench: Bench = {
  servers,
  client,
  seconds: config.BENCH_SECONDS,
  rounds: config.BENCH_ROUNDS,
  warmSeconds: config.BENCH_WARM_SECONDS,
  historyRows: config.BENCH_ROWS,
  students: config.BENCH_STUDENTS,
  dueRows: config.BENCH_DUE,
  waitingRows: config.BENCH_WAITING,
  silentStudents: config.BENCH_SILENT,
  passages: config.BENCH_PASSAGES,
  otherClone: config.BENCH_AGAINST,
  say,
}
const areas = Object.entries(rows).filter(([name]) => [undefined, name].includes(config.BENCH_ONLY))
const goals: Goal[] = []
for (const [name, measureArea] of areas) {
  const area = await measureArea(bench)
  if (!area) continue
  goals.push(...area.goals)
  await record(target, name, area, { order: Object.keys(rows), ...bench })
}
say(`\nMedians of ${bench.rounds} interleaved rounds of ${bench.seconds} s\n\n${goalsTable(goals)}`)
say(`\nFigures and pictures are in ${target}`)
