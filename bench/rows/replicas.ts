import { type Area, type Bench, type Measured, measure, medianOf, ratio, warmAndInterleave } from '../bench.ts'
import { secondsOf } from '../cpu.ts'
import { ownServers } from '../ownServers.ts'
import { groupsOf } from '../picture.ts'
import { busySeconds, type Cores, coreCount, mostSaturated } from '../saturation.ts'
import type { Servers } from '../servers.ts'
import { median } from '../statistics.ts'
import { type Goal, markdown, milliseconds, perSecond, times } from '../table.ts'
import { type Services, startServices } from '../variants.ts'
import { allCpu, fastest, slowest, turnLoad } from './turns.ts'

const atOnce = 64
const counts = [1, 2, 3] as const
const paces = [slowest, fastest] as const
type Side = { count: number; servers: Servers; services: Services }
type Used = Measured & { cores: Cores }
type Measurement = { pace: (typeof paces)[number]; count: number; one: Used[]; rounds: Used[] }

/** Turns by one, two and three engines with as many gateways, and what has no more to give first. */
export async function replicaRows(bench: Bench): Promise<Area> {
  await using parts = new AsyncDisposableStack()
  const open = async (count: number): Promise<Side> => {
    const { servers, database } = parts.use(await ownServers(bench.servers, `replicas_${count}`))
    const services = parts.use(await startServices(servers, database, { replicas: count }))
    return { count, servers, services }
  }
  const sides: Side[] = []
  for (const count of counts) sides.push(await open(count))
  const measurements: Measurement[] = []
  for (const pace of paces) {
    const measured = await warmAndInterleave(bench, (bench) =>
      Object.fromEntries(sides.map((side) => [`of ${side.count}`, () => measureTurns(bench, side, pace)])),
    )
    for (const count of counts)
      measurements.push({ pace, count, one: measured['of 1'] ?? [], rounds: measured[`of ${count}`] ?? [] })
    bench.say(`${pace.name} is measured with ${counts.join(', ')} engines and gateways`)
  }
  bench.say(`\n${details(measurements)}\n`)
  return { goals: measurements.filter(({ count }) => count > 1).map(goalOf), picture: pictureOf(measurements) }
}

async function measureTurns(bench: Bench, { servers, services }: Side, pace: (typeof paces)[number]): Promise<Used> {
  const load = await turnLoad(bench, services, pace, atOnce)
  const pidsOf = {
    gateway: services.gateways.map(({ pid }) => pid),
    'chat-engine': services.enginePids,
    'profile-journey': services.pids.slice(0, 1),
  }
  const look = () => ({
    at: performance.now() / 1000,
    machine: busySeconds(),
    // One thread does a process's work: the busiest of its replicas is full first.
    used: Object.entries(pidsOf).map(([name, pids]) => ({ name, seconds: pids.map(secondsOf) })),
  })
  const looks: Array<ReturnType<typeof look>> = []
  const others = services.gateways.slice(1).map(({ url }) => url)
  const measured = await measure({ ...bench, servers }, services, { ...load, others }, () => looks.push(look()))
  const [before, after] = looks
  if (!before || !after) throw new Error('a window opens and closes')
  const seconds = after.at - before.at
  const threads = after.used.map(({ name, seconds: used }, part) => {
    const each = used.map((value, nth) => (value - (before.used[part]?.seconds[nth] ?? 0)) / seconds)
    return { name, all: each.reduce((sum, one) => sum + one, 0), busiest: Math.max(...each) }
  })
  const machine = (after.machine - before.machine) / seconds
  const [nats, postgres] = [measured.cpu.nats, measured.cpu.postgres].map((cpu) => (cpu * measured.perSecond) / 1000)
  return { ...measured, cores: { machine, nats: nats ?? Number.NaN, postgres: postgres ?? Number.NaN, threads } }
}

const coresOf = (rounds: Used[], figure: (cores: Cores) => number) => median(rounds.map(({ cores }) => figure(cores)))

function medianCores(rounds: Used[]): Cores {
  const names = rounds[0]?.cores.threads.map(({ name }) => name) ?? []
  return {
    machine: coresOf(rounds, ({ machine }) => machine),
    nats: coresOf(rounds, ({ nats }) => nats),
    postgres: coresOf(rounds, ({ postgres }) => postgres),
    threads: names.map((name, nth) => ({
      name,
      all: coresOf(rounds, ({ threads }) => threads[nth]?.all ?? Number.NaN),
      busiest: coresOf(rounds, ({ threads }) => threads[nth]?.busiest ?? Number.NaN),
    })),
  }
}

const nameOf = (count: number) => `${count} chat-engine${count > 1 ? 's' : ''} and gateway${count > 1 ? 's' : ''}`

function goalOf({ pace, count, one, rounds }: Measurement): Goal {
  const grown = ratio(rounds, one, (used) => used.perSecond)
  const rates = [rounds, one].map((used) => perSecond(medianOf(used).perSecond)).join(', ')
  const reached = `${times(grown)} one (${rates}); first used up: ${mostSaturated(medianCores(rounds))}`
  return { path: `turns, ${pace.name}, ${atOnce} at once, ${nameOf(count)}`, goal: '', reached, met: null }
}

function details(measurements: Measurement[]): string {
  const rows = measurements.map(({ pace, count, rounds }) => {
    const all = medianOf(rounds)
    const { machine, nats, postgres, threads } = medianCores(rounds)
    const cores = [...threads.map((part) => part.all), nats, postgres, machine].map((value) => value.toFixed(2))
    const figures = [perSecond(all.perSecond), ...[all.p50, all.p99, allCpu(all)].map(milliseconds)]
    return [pace.name, nameOf(count), ...figures, ...cores]
  })
  const cores = ['cores: gateway', 'chat-engine', 'profile-journey', 'NATS', 'Postgres', `machine, of ${coreCount}`]
  return markdown(['pace', 'replicas', 'turns', 'first token p50', 'p99', 'CPU a turn', ...cores], rows)
}

function pictureOf(measurements: Measurement[]) {
  const groups = (bars: (rounds: Used[]) => Record<string, number>) =>
    groupsOf(
      measurements,
      ({ pace, count }) => `${pace.name}, ${nameOf(count)}`,
      ({ rounds }) => bars(rounds),
    )
  const cores = (rounds: Used[]) => {
    const { machine, nats, postgres, threads } = medianCores(rounds)
    const parts = threads.map(({ name, all }) => [name, all])
    return { ...Object.fromEntries(parts), NATS: nats, Postgres: postgres, 'the machine': machine }
  }
  return {
    title: `Turns by more engines and gateways, ${atOnce} at once`,
    charts: [
      { figure: 'turns', format: perSecond, groups: groups((rounds) => ({ services: medianOf(rounds).perSecond })) },
      {
        figure: `cores in use, of ${coreCount}`,
        format: (value: number) => value.toFixed(2),
        groups: groups(cores),
      },
    ],
  }
}
