import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Database } from '@yoldas/local'
import { collecting, settledBytes } from '@yoldas/testkit/memory'
import pg from 'pg'
import { type Area, type Bench, ratio, warmAndInterleave } from '../bench.ts'
import { secondsOf } from '../cpu.ts'
import { type FeedLoad, startFeedLoad } from '../feeds/index.ts'
import type { Feeds } from '../feeds/protocol.ts'
import { ownServers } from '../ownServers.ts'
import { groupsOf, type Picture } from '../picture.ts'
import type { Servers } from '../servers.ts'
import { median } from '../statistics.ts'
import { type Goal, markdown, microseconds, perSecond, times } from '../table.ts'
import { startServices, startWriter } from '../variants.ts'

type Crowd = { feeds: number; students: number }
const most = 5_000
/** Feeds that are open at once, and whose they are. */
const crowds: Crowd[] = [
  { feeds: 1_000, students: 1_000 },
  { feeds: most, students: most },
  { feeds: most, students: 1_000 },
]
const gibibyte = 1024 ** 3
const firstStudents = 1_000
const mostBytesMore = 10 * 1024
const leadSeconds = 1
/** Of a feed: so much is under way at once that the measured process always has something to do. */
const aheadOfFeed = 2

/**
 * Who serves feeds, with some open. Each has students of its own, since a student's events reach all who serve them.
 */
type Side = {
  name: string
  pid: number
  servers: Servers
  load: FeedLoad
  studentKeys: string[]
  feeds: Feeds
  /** Of other students: opened and closed before memory is measured, so that only feeds count. */
  firstFeeds: Feeds
}
/** CPU is in microseconds for each event that a feed had. */
type FanOut = { perSecond: number; cpu: { own: number; nats: number; publisher: number; readers: number } }
type Measured = { crowd: Crowd; bytesPerFeed: Record<string, number>; rounds: Record<string, FanOut[]> }

/** The live feed's fan-out through the gateway and through a bare socket writer, and what an idle feed costs either. */
export async function feedRows(bench: Bench): Promise<Area> {
  checkOpenFiles(3 * most)
  const measurements: Measured[] = []
  for (const crowd of crowds) {
    const measured = await measureCrowd(bench, crowd)
    measurements.push(measured)
    bench.say(`feeds, ${nameOf(crowd)}: ${summary(measured)}`)
  }
  bench.say(`\n${details(measurements)}\n`)
  return { goals: goals(measurements), picture: picture(measurements), figures: figuresOf(measurements) }
}

function figuresOf(measurements: Measured[]): Record<string, number> {
  const { bytesPerFeed, rounds } = measurements.find(({ crowd }) => crowd.students === most) ?? {}
  const cpu = (part: keyof FanOut['cpu']) => median((rounds?.gateway ?? []).map((one) => one.cpu[part]))
  const memory = (bytesPerFeed?.gateway ?? Number.NaN) / 1024
  return { 'services µs': cpu('own'), 'NATS µs': cpu('nats'), 'kibibytes of a feed': memory }
}

function picture(measurements: Measured[]): Picture {
  const groups = (figure: (measured: Measured, name: string) => number) =>
    groupsOf(
      measurements,
      ({ crowd }) => nameOf(crowd),
      (measured) => Object.fromEntries(Object.keys(measured.rounds).map((name) => [name, figure(measured, name)])),
    )
  const cpu = ({ rounds }: Measured, name: string) => median((rounds[name] ?? []).map((one) => one.cpu.own))
  const memory = ({ bytesPerFeed }: Measured, name: string) => bytesPerFeed[name] ?? Number.NaN
  return {
    title: 'Live feeds',
    charts: [
      { figure: 'CPU of an event, own', format: microseconds, groups: groups(cpu) },
      { figure: 'memory of an idle feed', format: kibibytes, groups: groups(memory) },
    ],
  }
}

async function measureCrowd(bench: Bench, crowd: Crowd): Promise<Measured> {
  await using parts = new AsyncDisposableStack()
  const gateway = await openGateway(bench, parts, crowd)
  const writer = await openWriter(parts, crowd, gateway, 'writer')
  const plain = await openWriter(parts, crowd, gateway, 'plain')
  const other = bench.otherClone && (await openGateway(bench, parts, crowd, bench.otherClone))
  const sides = [gateway, writer, ...(other ? [other] : [])]

  for (const { load, firstFeeds } of [...sides, plain]) {
    await load.open(firstFeeds)
    load.close()
  }
  const bytesPerFeed: Measured['bytesPerFeed'] = {}
  for (const { name, pid, load, feeds } of [...sides, plain]) {
    const before = await settledBytes(pid)
    await load.open(feeds)
    bytesPerFeed[name] = ((await settledBytes(pid)) - before) / crowd.feeds
  }
  const rounds = await warmAndInterleave(bench, (bench) =>
    Object.fromEntries(sides.map((side) => [side.name, () => fanOut(bench, side)])),
  )
  for (const { load } of sides) load.close()
  return { crowd, bytesPerFeed, rounds }
}

/** A gateway whose students exist and have tokens of an identity provider; `clone`: that of another clone. */
async function openGateway(bench: Bench, parts: AsyncDisposableStack, crowd: Crowd, clone?: string): Promise<Side> {
  const { servers, database } = parts.use(await ownServers(bench.servers, clone ? 'other_feeds' : 'feeds', clone))
  const load = parts.use(startFeedLoad(servers.nats.urlFor('chat-engine'), clone))
  const { url, gatewayPid: pid } = parts.use(await startServices(servers, database, { clone, gatewayArgs: collecting }))
  const students = await addStudents(database, crowd.students + firstStudents)
  const name = clone ? 'gateway of the other clone' : 'gateway'
  const tokens = students.map(({ sub }) => servers.token(sub))
  const studentKeys = students.map(({ studentKey }) => studentKey).slice(firstStudents)
  return { name, pid, servers, load, studentKeys, ...feedsAt(`${url}/api/chat/events`, crowd, tokens) }
}

const writerNames = { writer: 'bare writer', plain: 'node:http alone' }

async function openWriter(
  parts: AsyncDisposableStack,
  crowd: Crowd,
  { servers, load }: Side,
  kind: keyof typeof writerNames,
): Promise<Side> {
  const { url, pid } = parts.use(await startWriter(servers, kind, collecting))
  const keys = Array.from({ length: crowd.students + firstStudents }, () => randomUUID())
  const name = writerNames[kind]
  return { name, pid, servers, load, studentKeys: keys.slice(firstStudents), ...feedsAt(`${url}/`, crowd, keys) }
}

function feedsAt(address: string, crowd: Crowd, tokens: string[]): Pick<Side, 'feeds' | 'firstFeeds'> {
  const { origin: url, pathname: path } = new URL(address)
  const at = (tokens: string[]) => ({ url, path, tokens })
  return {
    feeds: at(forEachFeed(crowd, tokens.slice(firstStudents))),
    firstFeeds: at(tokens.slice(0, firstStudents)),
  }
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
async function fanOut({ seconds }: Bench, side: Side): Promise<FanOut> {
  const { name, pid, servers, load, studentKeys, feeds } = side
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
    .run(publishing, { leadSeconds, seconds, onWindow: look })
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
        ...[kibibytes(bytes), perGibibyte(bytes)],
      ]
    }),
  )
  const cpu = ['CPU an event: own', 'NATS', '(publisher)', '(readers)']
  return markdown(['feeds', 'variant', 'events', ...cpu, 'memory of a feed', 'feeds per GiB'], rows)
}

const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
const perGibibyte = (bytes: number) => Math.round(gibibyte / bytes).toLocaleString('en')

function goals(measurements: Measured[]): Goal[] {
  return measurements.flatMap(({ crowd, rounds, bytesPerFeed }) => {
    const { gateway = [], 'bare writer': writer = [] } = rounds
    const rate = ratio(gateway, writer, (one) => one.perSecond)
    const cpu = ratio(gateway, writer, ({ cpu }) => cpu.own)
    const rates = `${perSecond(medianRate(gateway))}, ${perSecond(medianRate(writer))}`
    const fanOut: Goal = {
      path: `live feed, ${nameOf(crowd)}, against a bare socket writer`,
      goal: '',
      reached: `${times(cpu)} its CPU an event, ${times(rate)} the events (${rates})`,
      met: null,
    }
    if (crowd.students !== crowd.feeds) return [fanOut]
    const { gateway: bytes = Number.NaN, 'node:http alone': plainBytes = Number.NaN } = bytesPerFeed
    const memory: Goal = {
      path: `memory of an idle feed, ${nameOf(crowd)}`,
      goal: `≤ node:http alone + ${mostBytesMore / 1024} KiB`,
      reached: `${kibibytes(bytes)}, ${perGibibyte(bytes)} a GiB (node:http alone ${kibibytes(plainBytes)})`,
      met: bytes <= plainBytes + mostBytesMore,
    }
    return [fanOut, memory]
  })
}
