import { setTimeout } from 'node:timers/promises'
import { connectBus } from '@yoldas/bus'
import { getProfile } from '@yoldas/contracts/profile'
import { getContext } from '@yoldas/contracts/work'
import { createLog } from '@yoldas/telemetry'
import { startNats } from '@yoldas/testkit'
import { addDays, deadlineIn, istanbulTime } from '@yoldas/time'
import { type Area, type Bench, type Measured, measure, warmAndInterleave } from '../bench.ts'
import { loadJourney, workerCount, workerExams, workerKey, workerRows, workerSub } from '../journey/load.ts'
import { groupsOf } from '../picture.ts'
import { logOf } from '../servers.ts'
import { median, percentile } from '../statistics.ts'
import { type Goal, milliseconds, times } from '../table.ts'
import { startGateway, startProfile } from '../variants.ts'
import { signIn } from './turns.ts'

/** One asks after the other: it is the time of an answer that counts. */
const atOnce = 2
const goalMilliseconds = 30

type Latency = Pick<Measured, 'p50' | 'p99'> & Partial<Pick<Measured, 'cpu'>>
type Routes = Record<string, () => Promise<Latency>>
type Side = (bench: Bench) => Routes

/** What students with much work ask, among a million others and among a hundredth of them. */
export async function journeyRows(bench: Bench): Promise<Area> {
  await using parts = new AsyncDisposableStack()
  const many = await openSide(bench, parts, bench.students)
  const few = await openSide(bench, parts, Math.round(bench.students / 100))
  const named = (name: string, routes: Routes) =>
    Object.entries(routes).map(([path, run]) => [`${name} ${path}`, run] as const)
  const paths = Object.keys(many(bench))
  // Its routes together warm a side.
  const measured = await warmAndInterleave({ ...bench, warmSeconds: bench.warmSeconds / paths.length }, (bench) =>
    Object.fromEntries([...named('many', many(bench)), ...named('few', few(bench))]),
  )
  const goals = paths.map((path): Goal => {
    const [these = [], those = []] = [measured[`many ${path}`], measured[`few ${path}`]]
    const [p50, p99] = [median(these.map((one) => one.p50)), median(these.map((one) => one.p99))]
    const grown = median(these.map((one, round) => one.p50 / (those[round]?.p50 ?? Number.NaN)))
    const reached = `p99 ${milliseconds(p99)}, p50 ${milliseconds(p50)}, ${times(grown)} that among ${Math.round(bench.students / 100)}`
    return { path, goal: `p99 ≤ ${goalMilliseconds} ms`, reached: reached + cpuOf(these), met: p99 <= goalMilliseconds }
  })
  const p50 = (side: string, path: string) => median((measured[`${side} ${path}`] ?? []).map((one) => one.p50))
  const among = (students: number) => `among ${Math.round(students).toLocaleString('en')}`
  const groups = groupsOf(
    paths,
    (path) => path,
    (path) => ({ [among(bench.students)]: p50('many', path), [among(bench.students / 100)]: p50('few', path) }),
  )
  return {
    goals,
    picture: {
      title: 'What students with much work ask, among many others and among few',
      charts: [{ figure: 'time to the answer, p50', format: milliseconds, groups }],
    },
  }
}

/** Of an answer; on a busy machine it alone says something. */
function cpuOf(measured: Latency[]): string {
  const of = (part: 'services' | 'postgres') => median(measured.flatMap(({ cpu }) => cpu?.[part] ?? []))
  return measured[0]?.cpu
    ? `; CPU: services ${milliseconds(of('services'))}, Postgres ${milliseconds(of('postgres'))}`
    : ''
}

async function openSide(bench: Bench, parts: AsyncDisposableStack, students: number): Promise<Side> {
  const nats = parts.use(await startNats({ log: logOf('nats-of-one') }))
  const servers = { ...bench.servers, nats }
  const database = await loadJourney(servers, students, bench.say)
  const profile = parts.use(await startProfile(servers, database, {}))
  const gateway = parts.use(await startGateway(servers, {}))
  const url = servers.nats.urlFor('chat-engine')
  const bus = parts.use(await connectBus({ url, name: 'bench', log: createLog('bench', 'warn') }))
  const tokens = Array.from({ length: workerCount }, (_, worker) => servers.token(workerSub(worker)))
  await signIn(gateway.url, tokens)
  const variant = { url: gateway.url, pids: [profile.pid, gateway.pid] }
  const get = (bench: Bench, path: string) => () =>
    measure({ ...bench, servers }, variant, {
      ...{ url: gateway.url, method: 'GET', path: `/api${path}`, body: null, tokens, atOnce },
      expect: { status: 200, stream: false },
    })
  const profileIsTold = async (studentKey: string) =>
    (await bus.request(getProfile, { studentKey }, deadlineIn(5_000))).kind === 'found'
  const contextIsWhole = async (studentKey: string) => {
    const context = await bus.request(getContext, { studentKey }, deadlineIn(5_000))
    return context.kind === 'found' && context.summary !== null
  }
  const { day } = istanbulTime(new Date())
  const [year, plan] = [`from=${addDays(day, -365)}&to=${day}`, `from=${addDays(day, -31)}&to=${addDays(day, 30)}`]
  const of = `of ${workerRows.toLocaleString('en')} sessions and as many blocks`
  return (bench) => ({
    [`topics ${of}`]: get(bench, '/journey/topics'),
    [`hours of a year by day, ${of}`]: get(bench, `/journey/hours?${year}&groupBy=day`),
    [`hours of a year by week, ${of}`]: get(bench, `/journey/hours?${year}&groupBy=week`),
    [`hours of a year by subject, ${of}`]: get(bench, `/journey/hours?${year}&groupBy=subject`),
    [`streak ${of}`]: get(bench, '/journey/streak'),
    [`progress over 50 of ${workerExams.toLocaleString('en')} results`]: get(
      bench,
      '/journey/progress?examType=tyt&limit=50',
    ),
    [`100 of ${workerExams.toLocaleString('en')} results`]: get(bench, '/journey/exams?limit=100'),
    [`100 of ${workerRows.toLocaleString('en')} sessions`]: get(bench, '/journey/sessions?limit=100'),
    'plan of 62 days, 620 blocks': get(bench, `/plan?${plan}`),
    '`GET /api/me`': get(bench, '/me'),
    'profile alone, over the bus': () => askForAWhile(bench, profileIsTold),
    'profile and summary for a turn, over the bus': () => askForAWhile(bench, contextIsWhole),
  })
}

/** As the door is asked: `atOnce` askers, each the workers in turn. */
async function askForAWhile({ seconds }: Bench, ask: (studentKey: string) => Promise<boolean>): Promise<Latency> {
  const took: number[] = []
  let over = false
  const asker = async (_: unknown, first: number) => {
    for (let nth = first; !over; nth += atOnce) {
      const start = performance.now()
      if (!(await ask(workerKey(nth % workerCount)))) throw new Error('a question was not answered with all there is')
      took.push(performance.now() - start)
    }
  }
  const askers = Promise.all(Array.from({ length: atOnce }, asker))
  await Promise.race([askers, setTimeout(seconds * 1000)])
  over = true
  await askers
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) }
}
