import { type Area, type Bench, interleave, type Measured, measure, medianOf, ratio, warming } from '../bench.ts'
import type { Load } from '../client/index.ts'
import { cpuFigures } from '../cpu.ts'
import { cloneFor } from '../databases.ts'
import { ownServers } from '../ownServers.ts'
import { groupsOf, type Picture } from '../picture.ts'
import type { Servers } from '../servers.ts'
import { median } from '../statistics.ts'
import { type Goal, markdown, milliseconds, perSecond, times } from '../table.ts'
import { startServices, startSingle, type Variant } from '../variants.ts'

const paces = [
  { name: '10 ms a token', tokens: 50, delayMilliseconds: 10 },
  { name: 'no delay', tokens: 200, delayMilliseconds: 0 },
] as const
export type Pace = (typeof paces)[number]
export const [slowest, fastest] = paces
const crowds = [1, 16, 64] as const
const mostMilliseconds = { pacedCpu: 10, firstToken: 4 }
/** New ones for every window, so that no variant has longer conversations than another. */
const studentCount = 256

type ByVariant = Record<Variant['name'], Measured[]>
/** What is measured, with the servers that it uses. */
type Side = { servers: Servers; variant: Variant }
type Measurement = { pace: Pace; atOnce: number; measured: ByVariant }

/** A streamed turn through the services, a single process, and an ordinary single process. */
export async function turnRows(bench: Bench): Promise<Area> {
  await using parts = new AsyncDisposableStack()
  const services = async (name: string, clone?: string): Promise<Side> => {
    const { servers, database } = parts.use(await ownServers(bench.servers, name, clone))
    return { servers, variant: parts.use(await startServices(servers, database, { clone })) }
  }
  const single = async (name: string, kind: 'ours' | 'ordinary'): Promise<Side> => {
    const database = parts.use(await cloneFor(bench.servers, name))
    return { servers: bench.servers, variant: parts.use(await startSingle(bench.servers, database, kind)) }
  }
  const sides: Side[] = [
    await services('services'),
    await single('single', 'ours'),
    await single('ordinary', 'ordinary'),
    ...(bench.otherClone ? [await services('other', bench.otherClone)] : []),
  ]
  const measurements: Measurement[] = []
  for (const pace of paces) {
    for (const side of sides) await measureTurns(warming(bench), side, pace, 64)
    for (const atOnce of crowds) {
      const byName = sides.map((side) => [side.variant.name, () => measureTurns(bench, side, pace, atOnce)])
      const measured: ByVariant = await interleave(bench.rounds, Object.fromEntries(byName))
      measurements.push({ pace, atOnce, measured })
      bench.say(`turns, ${pace.name}, ${atOnce} at once: ${summary(measured)}`)
    }
  }
  bench.say(`\n${details(measurements)}\n`)
  const figures = cpuFigures(medianOf(measuredBy(measurements, slowest, 64).services).cpu, 'ms')
  return { goals: goals(measurements), picture: picture(measurements), figures }
}

/** Of the services, or whatever is measured in their place, with the bus and the database. */
export const allCpu = ({ cpu }: Measured): number => cpu.services + cpu.nats + cpu.postgres

function picture(measurements: Measurement[]): Picture {
  const groups = (figure: (measured: Measured) => number) =>
    groupsOf(
      measurements,
      ({ pace, atOnce }) => `${pace.name}, ${atOnce} at once`,
      ({ measured }) =>
        Object.fromEntries(Object.entries(measured).map(([name, rounds]) => [name, figure(medianOf(rounds))])),
    )
  return {
    title: 'A streamed turn',
    charts: [
      { figure: 'turns', format: perSecond, groups: groups((one) => one.perSecond) },
      { figure: 'CPU of a turn, with NATS and Postgres', format: milliseconds, groups: groups(allCpu) },
    ],
  }
}

async function measureTurns(bench: Bench, { servers, variant }: Side, pace: Pace, atOnce: number): Promise<Measured> {
  return measure({ ...bench, servers }, variant, await turnLoad(bench, variant, pace, atOnce))
}

/** With students of its own, who have signed in. */
export async function turnLoad({ servers }: Bench, { url }: Variant, pace: Pace, atOnce: number): Promise<Load> {
  const tokens = Array.from({ length: studentCount }, () => servers.token())
  await signIn(url, tokens)
  const body = JSON.stringify({ message: `!tokens ${pace.tokens}\n!delay ${pace.delayMilliseconds}\nmerhaba` })
  const expect = { status: 200, stream: true }
  const spreadMilliseconds = pace.tokens * pace.delayMilliseconds
  return { url, method: 'POST', path: '/api/chat/send', body, tokens, atOnce, spreadMilliseconds, expect }
}

/** The first request of a token verifies it and makes the student: not what this row is about. */
export async function signIn(url: string, tokens: string[]): Promise<void> {
  for (let i = 0; i < tokens.length; i += 16)
    await Promise.all(
      tokens.slice(i, i + 16).map(async (token) => {
        const response = await fetch(`${url}/api/nothing`, { headers: { authorization: `Bearer ${token}` } })
        await response.body?.cancel()
        if (response.status !== 404) throw new Error(`${url} answered a sign-in with ${response.status}`)
      }),
    )
}

const summary = (measured: ByVariant) =>
  Object.entries(measured)
    .map(([name, rounds]) => `${name} ${perSecond(medianOf(rounds).perSecond)}`)
    .join(', ')

function details(measurements: Measurement[]): string {
  const rows = measurements.flatMap(({ pace, atOnce, measured }) =>
    Object.entries(measured).map(([name, rounds]) => {
      const { perSecond: turns, p50, p99, cpu } = medianOf(rounds)
      const own = [cpu.services, cpu.nats, cpu.postgres, cpu.services + cpu.nats + cpu.postgres, cpu.model]
      return [
        pace.name,
        String(atOnce),
        name,
        perSecond(turns),
        milliseconds(p50),
        milliseconds(p99),
        ...own.map(milliseconds),
      ]
    }),
  )
  const cpu = ['CPU a turn: own', 'NATS', 'Postgres', 'all three', '(model)']
  return markdown(['pace', 'at once', 'variant', 'turns', 'first token p50', 'p99', ...cpu], rows)
}

function measuredBy(measurements: Measurement[], pace: Pace, atOnce: number): ByVariant {
  const found = measurements.find((one) => one.pace === pace && one.atOnce === atOnce)
  if (!found) throw new Error('every pace is measured with every crowd')
  return found.measured
}

function goals(measurements: Measurement[]): Goal[] {
  const [paced, undelayed] = [measuredBy(measurements, slowest, 64), measuredBy(measurements, fastest, 64)]
  const turns = (path: string, measured: ByVariant, against: Variant['name']): Goal => {
    const reached = ratio(measured.services, measured[against], (one) => one.perSecond)
    const [ours, theirs] = [medianOf(measured.services), medianOf(measured[against])]
    const rates = `(${perSecond(ours.perSecond)}, ${perSecond(theirs.perSecond)})`
    return { path, goal: '', reached: `${times(reached)} turns/s ${rates}`, met: null }
  }
  return [
    cpuGoal('CPU of a turn, 10 ms a token, 64 at once, with NATS and Postgres', paced, mostMilliseconds.pacedCpu),
    cpuGoal('CPU of a turn, no delay, 64 at once, with NATS and Postgres', undelayed, null),
    firstTokenGoal(measuredBy(measurements, slowest, 16)),
    turns('turn, 10 ms a token, 64 at once, against a single process', paced, 'single process'),
    turns('turn, no delay, 64 at once, against a single process', undelayed, 'single process'),
    turns('turn, no delay, 64 at once, against an ordinary single process', undelayed, 'ordinary single process'),
  ]
}

function cpuGoal(path: string, { services, 'single process': single }: ByVariant, most: number | null): Goal {
  const each = median(services.map(allCpu))
  const reached = `${milliseconds(each)}, ${times(ratio(services, single, allCpu))} the single process`
  return { path, goal: most === null ? '' : `≤ ${most} ms`, reached, met: most === null ? null : each <= most }
}

function firstTokenGoal({ services, 'single process': single }: ByVariant): Goal {
  const added = median(services.map(({ p50 }, round) => p50 - (single[round]?.p50 ?? Number.NaN)))
  const path = 'time to first token added by gateway, bus and engine, 16 at once'
  const most = mostMilliseconds.firstToken
  return { path, goal: `p50 ≤ ${most} ms`, reached: milliseconds(added), met: added <= most }
}
