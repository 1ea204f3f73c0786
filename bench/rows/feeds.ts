import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Database } from '@yoldas/local'
import { collecting, settledBytes } from '@yoldas/testkit/memory'
import pg from 'pg'
import { type Area, type Bench, interleave, ratio } from '../bench.ts'
import { secondsOf } from '../cpu.ts'
import { cloneFor } from '../databases.ts'
import { type FeedLoad, startFeedLoad } from '../feeds/index.ts'
import type { Feeds } from '../feeds/protocol.ts'
import { groupsOf, type Picture } from '../picture.ts'
import { median } from '../statistics.ts'
import { type Goal, markdown, microseconds, perSecond, times } from '../table.ts'
import { startGateway, startServices, startWriter } from '../variants.ts'

type Crowd = { feeds: number; students: number }
const most = 5_000
/** Feeds that are open at once, and whose they are. */
const crowds: Crowd[] = [
  { feeds: 1_000, students: 1_000 },
  { feeds: most, students: most },
  { feeds: most, students: 1_000 },
]
const gibibyte = 1024 ** 3
const goal = { cpu: 2, perGibibyte: 75_000 }
const warmSeconds = 1
/** Of a feed: so much is under way at once that the measured process always has something to do. */
const aheadOfFeed = 2

/**
 * Who serves feeds, with some open. Each has students of its own, since a student's events reach all who serve them.
 */
type Side = { name: string; pid: number; studentKeys: string[]; feeds: Feeds }
/** CPU is in microseconds for each event that a feed had. */
type FanOut = { perSecond: number; cpu: { own: number; nats: number; publisher: number; readers: number } }
type Measured = { crowd: Crowd; bytesPerFeed: Record<string, number>; rounds: Record<string, FanOut[]> }

/** The live feed's fan-out through the gateway and through a bare socket writer, and what an idle feed costs either. */
export async function feedRows(bench: Bench): Promise<Area> {
  checkOpenFiles((bench.otherClone ? 3 : 2) * most)
  const measurements: Measured[] = []
  for (const crowd of crowds) {
    const measured = await measureCrowd(bench, crowd)
    measurements.push(measured)
    bench.say(`feeds, ${nameOf(crowd)}: ${summary(measured)}`)
  }
  bench.say(`\n${details(measurements)}\n`)
  return { goals: goals(measurements), picture: picture(measurements) }
}

function picture(measurements: Measured[]): Picture {
  const groups = (figure: (measured: Measured, name: string) => number) =>
    groupsOf(
      measurements,
      ({ crowd }) => nameOf(crowd),
      (measured) => Object.fromEntries(Object.keys(measured.rounds).map((name) => [name, figure(measured, name)])),
    )
  const cpu = ({ rounds }: Measured, name: string) => median((rounds[name] ?? []).map((one) => one.cpu.own))
  const kibibytes = ({ bytesPerFeed }: Measured, name: string) => (bytesPerFeed[name] ?? Number.NaN) / 1024
  return {
    title: 'Live feeds',
    charts: [
      { figure: 'CPU of an event, own', format: microseconds, groups: groups(cpu) },
      { figure: 'memory of an idle feed', format: (value) => `${value.toFixed(1)} KiB`, groups: groups(kibibytes) },
    ],
  }
}

async function measureCrowd(bench: Bench, crowd: Crowd): Promise<Measured> {
  await using parts = new AsyncDisposableStack()
  const load = parts.use(startFeedLoad(bench.servers.nats.urlFor('chat-engine')))
  const database = parts.use(await cloneFor(bench.servers, 'feeds'))
  const services = parts.use(await startServices(bench.servers, database, { gatewayArgs: collecting }))
  const writer = parts.use(await startWriter(bench.servers, collecting))
  const gateway = { url: services.url, pid: services.gatewayPid }
  const sides = [await gatewaySide(bench, database, crowd, { name: 'gateway', ...gateway }), writerSide(writer, crowd)]
  if (bench.otherClone) {
    const other = parts.use(await startGateway(bench.servers, { clone: bench.otherClone, nodeArgs: collecting }))
    sides.push(await gatewaySide(bench, database, crowd, { name: 'gateway of the other clone', ...other }))
  }

  const bytesPerFeed: Measured['bytesPerFeed'] = {}
  for (const { name, pid, feeds } of sides) {
    const before = await settledBytes(pid)
    await load.open(feeds)
    bytesPerFeed[name] = ((await settledBytes(pid)) - before) / crowd.feeds
  }
  const measurements = Object.fromEntries(sides.map((side) => [side.name, () => fanOut(bench, load, side)]))
  await interleave(1, measurements)
  const rounds = await interleave(bench.rounds, measurements)
  load.close()
  return { crowd, bytesPerFeed, rounds }
}

/** A gateway whose students exist and have tokens of an identity provider. */
async function gatewaySide(
  { servers }: Bench,
  database: Database,
  crowd: Crowd,
  { name, url, pid }: { name: string; url: string; pid: number },
): Promise<Side> {
  const students = await addStudents(database, crowd.students)
  const tokens = students.map(({ sub }) => servers.token(sub))
  const studentKeys = students.map(({ studentKey }) => studentKey)
  return { name, pid, studentKeys, feeds: { url, path: '/api/chat/events', tokens: forEachFeed(crowd, tokens) } }
}

function writerSide({ url, pid }: { url: string; pid: number }, crowd: Crowd): Side {
  const studentKeys = Array.from({ length: crowd.students }, () => randomUUID())
  return { name: 'bare writer', pid, studentKeys, feeds: { url, path: '/', tokens: forEachFeed(crowd, studentKeys) } }
}

const forEachFeed = ({ feeds }: Crowd, tokens: string[]): string[] =>
  Array.from({ length: feeds }, (_, feed) => tokens[feed % tokens.length] as string)

async function addStudents(database: Database, count: number): Promise<Array<{ sub: string; studentKey: string }>> {
  const students = Array.from({ length: count }, () => ({ sub: `bench-${randomUUID()}`, studentKey: randomUUID() }))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('INSERT INTO profile.student (student_key, sub) SELECT * FROM unnest($1::uuid[], $2::text[])', [
    students.map(({ studentKey }) => studentKey),
    students.map(({ sub }) => sub),
  ])
  await client.end()
  return students
}

/** A window in which the turns of all students run at once, as fast as their events are read. */
async function fanOut(
  { servers, seconds }: Bench,
  load: FeedLoad,
  { name, pid, studentKeys, feeds }: Side,
): Promise<FanOut> {
  const looks: Array<FanOut['cpu']> = []
  const look = () => {
    const [publisher, readers] = [secondsOf(load.pids.publisher), secondsOf(load.pids.readers)]
    looks.push({ own: secondsOf(pid), nats: secondsOf(servers.nats.pid), publisher, readers })
  }
  const publishing = {
    studentKeys,
    feedsEach: feeds.tokens.length / studentKeys.length,
    ahead: aheadOfFeed * feeds.tokens.length,
  }
  const { perSecond, count } = await load
    .run(publishing, { warmSeconds, seconds, onWindow: look })
    .catch((cause) => Promise.reject(new Error(`the feeds of ${name} broke`, { cause })))
  const [before, after] = looks
  if (!before || !after) throw new Error('a window opens and closes')
  const each = (part: keyof FanOut['cpu']) => ((after[part] - before[part]) * 1e6) / count
  return {
    perSecond,
    cpu: { own: each('own'), nats: each('nats'), publisher: each('publisher'), readers: each('readers') },
  }
}

/** The readers hold the feeds of every side. */
function checkOpenFiles(feeds: number) {
  const needed = feeds + 200
  const limit = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity)
  if (limit < needed)
    throw new Error(`a process may open ${limit} files, feeds need ${needed}: raise it with ulimit -n`)
}

const nameOf = ({ feeds, students }: Crowd) =>
  `${feeds.toLocaleString('en')} of ${students === feeds ? 'as many' : students.toLocaleString('en')} students`

const medianRate = (rounds: FanOut[] = []) => median(rounds.map((one) => one.perSecond))

const summary = ({ rounds }: Measured) =>
  Object.entries(rounds)
    .map(([name, all]) => `${name} ${perSecond(medianRate(all))}`)
    .join(', ')

function details(measurements: Measured[]): string {
  const rows = measurements.flatMap(({ crowd, rounds, bytesPerFeed }) =>
    Object.entries(rounds).map(([name, all]) => {
      const cpu = (part: keyof FanOut['cpu']) => microseconds(median(all.map((one) => one.cpu[part])))
      const bytes = bytesPerFeed[name] ?? Number.NaN
      return [
        ...[nameOf(crowd), name, perSecond(medianRate(all))],
        ...[cpu('own'), cpu('nats'), cpu('publisher'), cpu('readers')],
        ...[`${(bytes / 1024).toFixed(1)} KiB`, perGibibyte(bytes)],
      ]
    }),
  )
  const cpu = ['CPU an event: own', 'NATS', '(publisher)', '(readers)']
  return markdown(['feeds', 'variant', 'events', ...cpu, 'memory of a feed', 'feeds per GiB'], rows)
}

const perGibibyte = (bytes: number) => Math.round(gibibyte / bytes).toLocaleString('en')

function goals(measurements: Measured[]): Goal[] {
  return measurements.flatMap(({ crowd, rounds, bytesPerFeed }) => {
    const { gateway = [], 'bare writer': writer = [] } = rounds
    const isGoal = crowd.students === crowd.feeds
    const rate = ratio(gateway, writer, (one) => one.perSecond)
    const cpu = ratio(gateway, writer, ({ cpu }) => cpu.own)
    const rates = `${perSecond(medianRate(gateway))}, ${perSecond(medianRate(writer))}`
    const fanOut: Goal = {
      path: `live feed, ${nameOf(crowd)}, against a bare socket writer`,
      goal: isGoal ? `≤ ${times(goal.cpu)} its CPU an event` : '',
      reached: `${times(cpu)} its CPU an event, ${times(rate)} the events (${rates})`,
      met: isGoal ? cpu <= goal.cpu : null,
    }
    if (crowd.students !== most) return [fanOut]
    const { gateway: bytes = Number.NaN, 'bare writer': bareBytes = Number.NaN } = bytesPerFeed
    const memory: Goal = {
      path: 'idle live feeds in memory',
      goal: `≥ ${goal.perGibibyte.toLocaleString('en')} per GiB`,
      reached: `${perGibibyte(bytes)} (bare socket writer ${perGibibyte(bareBytes)})`,
      met: gibibyte / bytes >= goal.perGibibyte,
    }
    return [fanOut, memory]
  })
}
