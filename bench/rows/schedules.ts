import { type Bench, interleave } from '../bench.ts'
import { forEachPart } from '../cpu.ts'
import { cloneFor } from '../databases.ts'
import { ownNats } from '../notifier/start.ts'
import { connectOwner } from '../notifier/students.ts'
import { startDelivering, untilPublished } from '../schedules/delivering.ts'
import { type Drained, startDrain } from '../schedules/index.ts'
import { median } from '../statistics.ts'
import { type Goal, microseconds, perSecond, times } from '../table.ts'
import { checkinRows } from './checkins.ts'
import { growthRows } from './growth.ts'

/** What the companion writes first: due rows beside two job queues, rows that are not due, and the daily job. */
export async function scheduleRows(bench: Bench): Promise<Goal[]> {
  return [...(await dueRows(bench)), ...(await growthRows(bench)), ...(await checkinRows(bench))]
}

type ByDrain = Record<'claims' | 'deliveries' | 'pg-boss' | 'graphile-worker', Drained[]>

/** Due rows claimed and finished, and delivered into history, beside two job queues whose jobs do nothing. */
async function dueRows({ dueRows: count, ...bench }: Bench): Promise<Goal[]> {
  await using parts = new AsyncDisposableStack()
  const { servers } = parts.use(await ownNats(bench.servers))
  const own = async (name: string) => parts.use(await cloneFor(servers, name))
  const claims = parts.use(await startDrain(servers, await own('claims'), 'claims'))
  const boss = parts.use(await startDrain(servers, await own('pgboss'), 'pg-boss'))
  const graphile = parts.use(await startDrain(servers, await own('graphile'), 'graphile-worker'))
  const database = await own('deliveries')
  const { query } = parts.use(await connectOwner(database))
  const delivering = parts.use(await startDelivering(servers, database))
  const deliveries = parts.use(await startDrain(servers, database, 'deliveries', delivering.pids))
  const publishing: number[] = []
  const measurements = {
    claims: () => claims.measure(count),
    'graphile-worker': () => graphile.measure(count),
    'pg-boss': () => boss.measure(count),
    deliveries: async () => {
      const drained = await deliveries.measure(count)
      publishing.push(await untilPublished(query))
      return drained
    },
  }
  await interleave(1, measurements)
  publishing.length = 0
  const drained = await interleave(bench.rounds, measurements)
  for (const [name, rounds] of Object.entries(drained)) bench.say(`${count} rows, ${name}: ${figures(rounds)}`)
  return [
    ...againstQueues(`due rows claimed and finished, ${count} of them`, drained.claims, drained, {
      boss: 2,
      graphile: 1.3,
    }),
    ...againstQueues('due rows delivered into history with their events', drained.deliveries, drained, {
      boss: 1.5,
      graphile: 1,
    }),
    plain('pg-boss, jobs that do nothing', figures(drained['pg-boss'])),
    plain('graphile-worker, jobs that do nothing', figures(drained['graphile-worker'])),
    plain(
      'events of what was delivered',
      `the last of ${count} published ${median(publishing).toFixed(1)} s after the last delivery`,
    ),
  ]
}

const plain = (path: string, reached: string): Goal => ({ path, goal: '', reached, met: null })

const medianRate = (rounds: Drained[]) => median(rounds.map((one) => one.perSecond))

function figures(rounds: Drained[]): string {
  const { services, nats, postgres } = forEachPart((part) => median(rounds.map(({ cpu }) => cpu[part])))
  const [own, bus, database] = [services, nats, postgres].map((cpu) => microseconds(cpu * 1000))
  return `${perSecond(medianRate(rounds))}; CPU a row: own ${own}, NATS ${bus}, Postgres ${database}`
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
