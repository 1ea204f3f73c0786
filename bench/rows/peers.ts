import { type Area, type Bench, type Measured, measure, medianOf, ratio, warmAndInterleave } from '../bench.ts'
import { cloneFor } from '../databases.ts'
import { ownServers } from '../ownServers.ts'
import { groupsOf, type Picture } from '../picture.ts'
import { findRedis } from '../redis.ts'
import { type Goal, milliseconds, perSecond, times } from '../table.ts'
import { startPeer, startServices, type Variant } from '../variants.ts'
import { allCpu, fastest, slowest, turnLoad } from './turns.ts'

const atOnce = 64
const measuredPaces = [
  { pace: slowest, leastTurns: 1.7, mostCpu: 0.7 },
  { pace: fastest, leastTurns: 3, mostCpu: null },
] as const
/** Of the AI SDK's stream of a message. */
const marks = { chunk: '"text-delta"', end: 'data: [DONE]' }

type Both = Record<'services' | 'AI SDK', Measured[]>
type Measurement = (typeof measuredPaces)[number] & { both: Both }

/** A turn beside what many would build instead: the AI SDK with resumable-stream on Redis, and Postgres. */
export async function peerRows(bench: Bench): Promise<Area | null> {
  const redis = findRedis()
  if (!redis) {
    bench.say('peers: left out, since neither valkey-server nor redis-server is on the PATH')
    return null
  }
  await using parts = new AsyncDisposableStack()
  const { servers, database } = parts.use(await ownServers(bench.servers, 'peers_services'))
  const services = parts.use(await startServices(servers, database))
  const peer = parts.use(await startPeer(bench.servers, parts.use(await cloneFor(bench.servers, 'peers')), redis))
  const measurements: Measurement[] = []
  for (const measured of measuredPaces) {
    const loadOf = (variant: Variant) => turnLoad(bench, variant, measured.pace, atOnce)
    const both = await warmAndInterleave(bench, (bench) => ({
      services: async () => measure({ ...bench, servers }, services, await loadOf(services)),
      'AI SDK': async () => measure(bench, peer, { ...(await loadOf(peer)), marks }),
    }))
    measurements.push({ ...measured, both })
    bench.say(`peers, ${measured.pace.name}: ${Object.entries(both).map(figures).join('; ')}`)
  }
  return { goals: measurements.flatMap(goalsOf), picture: pictureOf(measurements) }
}

function figures([name, rounds]: [string, Measured[]]): string {
  const all = medianOf(rounds)
  return `${name} ${perSecond(all.perSecond)}, first token p50 ${milliseconds(all.p50)}, CPU ${milliseconds(allCpu(all))}`
}

function goalsOf({ pace, leastTurns, mostCpu, both }: Measurement): Goal[] {
  const [ours, theirs] = [both.services, both['AI SDK']]
  const shown = (figure: (one: Measured) => number, format: (value: number) => string) =>
    [ours, theirs].map((rounds) => format(figure(medianOf(rounds)))).join(', ')
  const [turns, cpu] = [ratio(ours, theirs, (one) => one.perSecond), ratio(ours, theirs, allCpu)]
  return [
    {
      path: `turn, ${pace.name}, ${atOnce} at once, against the AI SDK with resumable-stream and Redis`,
      goal: `≥ ${times(leastTurns)} turns/s`,
      reached: `${times(turns)} (${shown((one) => one.perSecond, perSecond)})`,
      met: turns >= leastTurns,
    },
    {
      path: 'CPU of the same, with NATS or Redis, and Postgres',
      goal: mostCpu === null ? '' : `≤ ${times(mostCpu)}`,
      reached: `${times(cpu)} (${shown(allCpu, milliseconds)})`,
      met: mostCpu === null ? null : cpu <= mostCpu,
    },
  ]
}

function pictureOf(measurements: Measurement[]): Picture {
  const groups = (figure: (measured: Measured) => number) =>
    groupsOf(
      measurements,
      ({ pace }) => pace.name,
      ({ both }) => Object.fromEntries(Object.entries(both).map(([name, rounds]) => [name, figure(medianOf(rounds))])),
    )
  return {
    title: `A turn beside the AI SDK’s, ${atOnce} at once`,
    charts: [
      { figure: 'turns', format: perSecond, groups: groups((one) => one.perSecond) },
      { figure: 'CPU of a turn, over all processes', format: milliseconds, groups: groups(allCpu) },
    ],
  }
}
