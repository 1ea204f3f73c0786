import { type Area, type Bench, interleave, repeatFor } from '../bench.ts'
import { type CpuSeconds, cpuFigures, forEachPart } from '../cpu.ts'
import { cloneFor } from '../databases.ts'
import { connectOwner } from '../notifier/students.ts'
import { ownServers } from '../ownServers.ts'
import { type Chart, groupsOf } from '../picture.ts'
import { startDelivering, untilPublished } from '../schedules/delivering.ts'
import { type Drained, startDrain } from '../schedules/index.ts'
import { median } from '../statistics.ts'
import { type Goal, microseconds, perSecond, times } from '../table.ts'
import { checkinRows } from './checkins.ts'
import { growthRows } from './growth.ts'

/** What the companion writes first: due rows beside two job queues, rows that are not due, and the daily job. */
export async function scheduleRows(bench: Bench): Promise<Area> {
  const [due, growth, checkins] = [await dueRows(bench), await growthRows(bench), await checkinRows(bench)]
  return {
    goals: [...due.goals, ...growth.goals, ...checkins.goals],
    figures: {
      ...cpuFigures(due.cpu, 'µs'),
      'seconds of 100,000 check-ins': (checkins.seconds * 100_000) / bench.silentStudents,
    },
    picture: { title: 'What the companion writes first', charts: [...due.charts, growth.chart] },
  }
}

/** As the picture has them. */
const names: Record<string, string> = {
  claims: 'claimed and finished',
  deliveries: 'delivered',
  other: 'delivered, other clone',
}
type ByDrain = Record<'claims' | 'deliveries' | 'pg-boss' | 'graphile-worker' | 'other', Drained[]>

/** Due rows claimed and finished, and delivered into history, beside two job queues whose jobs do nothing. */
async function dueRows({
  dueRows: count,
  ...bench
}: Bench): Promise<{ goals: Goal[]; charts: Chart[]; cpu: CpuSeconds }> {
  await using parts = new AsyncDisposableStack()
  const { servers } = bench
  const delivering = async (name: string, clone?: string) => {
    const { servers, database } = parts.use(await ownServers(bench.servers, name, clone))
    const { query } = parts.use(await connectOwner(database))
    const { pids: helpers } = parts.use(await startDelivering(servers, database, { clone }))
    const drain = parts.use(await startDrain(servers, database, 'deliveries', { helpers, clone }))
    return { query, drain }
  }
  const own = async (name: string) => parts.use(await cloneFor(servers, name))
  const claims = parts.use(await startDrain(servers, await own('claims'), 'claims'))
  const boss = parts.use(await startDrain(servers, await own('pgboss'), 'pg-boss'))
  const graphile = parts.use(await startDrain(servers, await own('graphile'), 'graphile-worker'))
  const deliveries = await delivering('deliveries')
  const other = bench.otherClone && (await delivering('other_deliveries', bench.otherClone))
  const publishing: number[] = []
  const measurements: Record<string, () => Promise<Drained>> = {
    claims: () => claims.measure(count),
    'graphile-worker': () => graphile.measure(count),
    'pg-boss': () => boss.measure(count),
    deliveries: () =>
      deliveries.drain.measure(count, async () => {
        publishing.push(await untilPublished(deliveries.query))
      }),
    ...(other && { other: () => other.drain.measure(count, () => untilPublished(other.query)) }),
  }
  for (const run of Object.values(measurements)) await repeatFor(bench.warmSeconds, run)
  publishing.length = 0
  const measured = await interleave(bench.rounds, measurements)
  for (const [name, rounds] of Object.entries(measured)) bench.say(`${count} rows, ${name}: ${figures(rounds)}`)
  const drained: ByDrain = { claims: [], deliveries: [], 'graphile-worker': [], 'pg-boss': [], other: [], ...measured }
  const goals = [
    ...againstQueues(`due rows claimed and finished, ${count} of them`, drained.claims, drained, {
      boss: 2,
      graphile: 1.3,
    }),
    deliveredRow(drained),
    ...(other ? [plain('the same by the other clone', figures(drained.other))] : []),
    plain('pg-boss, jobs that do nothing', figures(drained['pg-boss'])),
    plain('graphile-worker, jobs that do nothing', figures(drained['graphile-worker'])),
    plain(
      'events of what was delivered',
      `the last of ${count} published ${median(publishing).toFixed(1)} s after the last delivery`,
    ),
  ]
  const groups = (figure: (rounds: Drained[]) => number) =>
    groupsOf(
      [count],
      (n) => `${n.toLocaleString('en')} rows that are due`,
      () => Object.fromEntries(Object.entries(measured).map(([name, rounds]) => [names[name] ?? name, figure(rounds)])),
    )
  const charts = [
    { figure: 'due rows', format: perSecond, groups: groups(medianRate) },
    { figure: 'CPU of a row, over all processes', format: microseconds, groups: groups(medianCpu) },
  ]
  const cpu = forEachPart((part) => 1000 * median(drained.deliveries.map((one) => one.cpu[part])))
  return { goals, charts, cpu }
}

/** Beside the queues it has no goal: a row that is delivered does far more than a job that does nothing. */
function deliveredRow({ deliveries, ...drained }: ByDrain): Goal {
  const against = (name: 'pg-boss' | 'graphile-worker') => `${times(ratioTo(deliveries, drained[name]))} ${name}`
  const ratios = `${against('pg-boss')}, ${against('graphile-worker')}`
  const cpu = `CPU a row ${microseconds(medianCpu(deliveries))}: ${cpuParts(deliveries)}`
  return plain(
    'due rows delivered into history with their events',
    `${perSecond(medianRate(deliveries))}: ${ratios}; ${cpu}`,
  )
}

const plain = (path: string, reached: string): Goal => ({ path, goal: '', reached, met: null })

const medianRate = (rounds: Drained[]) => median(rounds.map((one) => one.perSecond))

/** Microseconds of all processes. */
const medianCpu = (rounds: Drained[]) =>
  median(rounds.map(({ cpu }) => 1000 * (cpu.services + cpu.nats + cpu.postgres)))

const figures = (rounds: Drained[]) => `${perSecond(medianRate(rounds))}; CPU a row: ${cpuParts(rounds)}`

function cpuParts(rounds: Drained[]): string {
  const { services, nats, postgres } = forEachPart((part) => median(rounds.map(({ cpu }) => cpu[part])))
  const [own, bus, database] = [services, nats, postgres].map((cpu) => microseconds(cpu * 1000))
  return `own ${own}, NATS ${bus}, Postgres ${database}`
}

/** The median of the ratios within each round. */
function ratioTo(ours: Drained[], theirs: Drained[]): number {
  return median(ours.map((one, round) => one.perSecond / (theirs[round] ?? one).perSecond))
}

function againstQueues(path: string, ours: Drained[], all: ByDrain, goals: { boss: number; graphile: number }): Goal[] {
  const boss = ratioTo(ours, all['pg-boss'])
  const graphile = ratioTo(ours, all['graphile-worker'])
  return [
    {
      path,
      goal: `≥ ${times(goals.boss)} pg-boss`,
      reached: `${times(boss)}, ${figures(ours)}`,
      met: boss >= goals.boss,
    },
    {
      path: 'the same',
      goal: `≥ ${times(goals.graphile)} graphile-worker`,
      reached: times(graphile),
      met: graphile >= goals.graphile,
    },
  ]
}
