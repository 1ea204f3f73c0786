import type { Database } from '@yoldas/local'
import { type Area, type Bench, interleave, type Measured, measure, medianOf, ratio } from '../bench.ts'
import type { Load } from '../client/index.ts'
import { cloneFor } from '../databases.ts'
import { ownNats } from '../notifier/start.ts'
import { groupsOf, type Picture } from '../picture.ts'
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
/** New ones for every window, so that no variant has longer conversations than another. */
const studentCount = 256

type ByVariant = Record<Variant['name'], Measured[]>
/** What is measured, with the servers that it uses. */
type Side = { bench: Bench; variant: Variant }
type Measurement = { pace: Pace; atOnce: number; measured: ByVariant }

/** A streamed turn through the services, a single process, and an ordinary single process. */
export async function turnRows(bench: Bench): Promise<Area> {
  await using parts = new AsyncDisposableStack()
  const database = async (name: string): Promise<Database> => parts.use(await cloneFor(bench.servers, name))
  /** Services on one bus would take each other's turns: those of each clone have one of their own. */
  const services = async (name: string, clone?: string) => {
    const { servers } = parts.use(await ownNats(bench.servers))
    const variant = parts.use(await startServices(servers, await database(name), { clone }))
    return { bench: { ...bench, servers }, variant }
  }
  const single = async (name: string, kind: 'ours' | 'ordinary') => {
    const variant = parts.use(await startSingle(bench.servers, await database(name), kind))
    return { bench, variant }
  }
  const sides: Side[] = [
    await services('services'),
    await single('single', 'ours'),
    await single('ordinary', 'ordinary'),
    ...(bench.otherClone ? [await services('other', bench.otherClone)] : []),
  ]
  for (const side of sides) await measureTurns(side, fastest, 64)
  const measurements: Measurement[] = []
  for (const pace of paces)
    for (const atOnce of crowds) {
      const byName = sides.map((side) => [side.variant.name, () => measureTurns(side, pace, atOnce)])
      const measured: ByVariant = await interleave(bench.rounds, Object.fromEntries(byName))
      measurements.push({ pace, atOnce, measured })
      bench.say(`turns, ${pace.name}, ${atOnce} at once: ${summary(measured)}`)
    }
  bench.say(`\n${details(measurements)}\n`)
  return { goals: goals(measurements), picture: picture(measurements) }
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

async function measureTurns({ bench, variant }: Side, pace: Pace, atOnce: number): Promise<Measured> {
  return measure(bench, variant, await turnLoad(bench, variant, pace, atOnce))
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

function goals(measurements: Measurement[]): Goal[] {
  const of = (pace: Pace, atOnce: number) => {
    const found = measurements.find((one) => one.pace === pace && one.atOnce === atOnce)
    if (!found) throw new Error('every pace is measured with every crowd')
    return found.measured
  }
  const turns = (
    path: string,
    { measured, against, goal }: { measured: ByVariant; against: Variant['name']; goal: number },
  ) => {
    const reached = ratio(measured.services, measured[against], (one) => one.perSecond)
    const [ours, theirs] = [medianOf(measured.services), medianOf(measured[against])]
    const figures = `${times(reached)} (${perSecond(ours.perSecond)}, ${perSecond(theirs.perSecond)})`
    return { path, goal: `≥ ${times(goal)} turns/s`, reached: figures, met: reached >= goal }
  }
  return [
    turns('streamed turn, 10 ms a token, 64 at once, against a single process', {
      measured: of(slowest, 64),
      against: 'single process',
      goal: 0.85,
    }),
    turns('the same with no delay', { measured: of(fastest, 64), against: 'single process', goal: 0.85 }),
    turns('the same against the ordinary single process', {
      measured: of(fastest, 64),
      against: 'ordinary single process',
      goal: 1.15,
    }),
    ...cpuGoals('CPU of a turn, no delay, 64 at once, with NATS and Postgres', of(fastest, 64), 5.5),
    ...cpuGoals('CPU of a turn, 10 ms a token, 64 at once, with NATS and Postgres', of(slowest, 64), 9.5),
    firstTokenGoal(of(slowest, 16)),
  ]
}

function cpuGoals(path: string, { services, 'single process': single }: ByVariant, most: number): Goal[] {
  const each = median(services.map(allCpu))
  const all = ratio(services, single, allCpu)
  const own = ratio(services, single, ({ cpu }) => cpu.services)
  const reached = `${times(all)}, ${times(own)} the services alone`
  return [
    { path, goal: `≤ ${most} ms`, reached: milliseconds(each), met: each <= most },
    { path: 'the same', goal: `≤ ${times(1.3)} the single process`, reached, met: all <= 1.3 },
  ]
}

function firstTokenGoal({ services, 'single process': single }: ByVariant): Goal {
  const added = median(services.map(({ p50 }, round) => p50 - (single[round]?.p50 ?? Number.NaN)))
  const path = 'time to first token added by gateway, bus and engine, 16 at once'
  return { path, goal: 'p50 ≤ 1.5 ms', reached: milliseconds(added), met: added <= 1.5 }
}
