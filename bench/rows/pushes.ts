import { randomUUID } from 'node:crypto'
import { type Bus, connectBus } from '@yoldas/bus'
import { eventSubject } from '@yoldas/contracts/events'
import { companionAnswered } from '@yoldas/contracts/proactive'
import { makeServiceAccount } from '@yoldas/local'
import { createLog } from '@yoldas/telemetry'
import { type Area, type Bench, interleave, measure, repeatFor } from '../bench.ts'
import type { Load } from '../client/index.ts'
import { type CpuSeconds, cpuFigures, cpuOf, forEachPart } from '../cpu.ts'
import { startNotifier } from '../notifier/start.ts'
import { addBacklog, connectOwner, type OwnQuery, registerPhones, untilNone } from '../notifier/students.ts'
import { ownServers } from '../ownServers.ts'
import { groupsOf } from '../picture.ts'
import { type PushProvider, startPushProvider } from '../pushes/index.ts'
import { median } from '../statistics.ts'
import { type Goal, milliseconds, perSecond, times } from '../table.ts'

const pushCount = 5_000
/** As many as the notifier has under way. */
const atOnce = 64

type Side = {
  bench: Bench
  bus: Bus
  provider: PushProvider
  query: OwnQuery
  students: string[]
  pid: number
} & AsyncDisposable
/** CPU is in milliseconds for each push. */
type Pushed = { perSecond: number; cpu: CpuSeconds }

const goalPerSecond = 3_000
const goalMilliseconds = 0.5

/**
 * What the companion wrote, brought to a provider that answers at once; beside it the same requests with nothing around
 * them, and the notifier of the other clone where there is one. Each has servers of its own: services on one bus would
 * share the work.
 */
export async function pushRows(bench: Bench): Promise<Area> {
  await using parts = new AsyncDisposableStack()
  const ours = parts.use(await openSide(bench, 'pushes'))
  const other = bench.otherClone && parts.use(await openSide(bench, 'other_pushes', bench.otherClone))
  const both = (side: Side, whose: string) => ({
    [`${whose}events`]: () => measurePushes(side, () => publishEvents(side.bus, side.students)),
    [`${whose}backlog`]: async () => {
      await side.query('BEGIN')
      await addBacklog(side.query, side.students)
      return measurePushes(side, async () => void (await side.query('COMMIT')))
    },
  })
  const measurements = {
    ...both(ours, ''),
    ...(other && both(other, 'other ')),
    bare: () => measureBare(ours),
  }
  for (const run of Object.values(measurements)) await repeatFor(bench.warmSeconds, run)
  const measured: Record<string, Pushed[]> = await interleave(bench.rounds, measurements)
  const bare = measured.bare ?? []
  const row = (name: string, path: string, isGoal = false) =>
    measured[name] ? [goal(path, measured[name], bare, isGoal)] : []
  const shown = ['events', 'backlog'] as const
  const bars = (figure: (pushed: Pushed[]) => number) => (name: (typeof shown)[number]) => ({
    notifier: figure(measured[name] ?? []),
    ...(other && { 'notifier of the other clone': figure(measured[`other ${name}`] ?? []) }),
  })
  const groups = (figure: (pushed: Pushed[]) => number) =>
    groupsOf(shown, (name) => ({ events: 'from events', backlog: 'that wait in the database' })[name], bars(figure))
  const requests = { name: 'the requests alone', bars: [{ name: 'bare loop', value: medianRate(bare) }] }
  const goals = [
    ...row('events', 'pushes to a provider that answers at once, from events'),
    ...row('other events', 'the same by the other clone'),
    ...row('backlog', 'pushes of deliveries that wait in the database', true),
    ...row('other backlog', 'the same by the other clone'),
    { path: `the requests alone, ${atOnce} at once`, goal: '', reached: perSecond(medianRate(bare)), met: null },
  ]
  return {
    goals,
    figures: {
      ...cpuFigures(medianParts(measured.events ?? []), 'ms'),
      'pushes a second': medianRate(measured.events ?? []),
    },
    picture: {
      title: 'Pushes to a provider that answers at once',
      charts: [
        { figure: 'pushes', format: perSecond, groups: [...groups(medianRate), requests] },
        { figure: 'CPU of a push, over all processes', format: milliseconds, groups: groups(medianCpu) },
      ],
    },
  }
}

async function openSide(bench: Bench, name: string, clone?: string): Promise<Side> {
  await using opened = new AsyncDisposableStack()
  const { servers, database } = opened.use(await ownServers(bench.servers, name, clone))
  const { query } = opened.use(await connectOwner(database))
  const students = await registerPhones(query, pushCount)
  const provider = opened.use(await startPushProvider())
  const account = await makeServiceAccount(provider.url)
  const { pid } = opened.use(await startNotifier(servers, database, { url: provider.url, account }, { clone }))
  const url = servers.nats.urlFor('chat-engine')
  const bus = opened.use(await connectBus({ url, name: 'chat-engine', log: createLog('bench', 'warn') }))
  const close = opened.move()
  return {
    ...{ bench: { ...bench, servers }, bus, provider, query, students, pid },
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

/** Pushes all that `begin` gives the notifier to do. */
async function measurePushes({ bench, provider, query, pid }: Side, begin: () => Promise<void>): Promise<Pushed> {
  const { nats, postgres, model } = bench.servers
  const look = () => cpuOf({ services: [pid], nats: nats.pid, postgres: postgres.pid, model: model.pid })
  const before = look()
  const pushed = provider.awaitPushes(pushCount)
  await begin()
  const seconds = await pushed
  await untilNone(query, `SELECT count(*) FROM notify.delivery WHERE state = 'pending'`)
  const after = look()
  const cpu = forEachPart((part) => ((after[part] - before[part]) * 1000) / pushCount)
  return { perSecond: (pushCount - 1) / seconds, cpu }
}

/** As chat-engine's relay does. */
async function publishEvents(bus: Bus, students: string[]): Promise<void> {
  for (let i = 0; i < students.length; i += 64)
    await Promise.all(students.slice(i, i + 64).map((studentKey) => publishWritten(bus, studentKey)))
}

const text =
  'Bugün türev sorularını çözdüm demiştin; yarınki planına biraz integral ekledim. Akşam nasıl geçti, anlatır mısın?'

function publishWritten(bus: Bus, studentKey: string): Promise<number> {
  const [turnId, messageId] = [randomUUID(), randomUUID()]
  const written = {
    studentKey,
    turnId,
    type: 'reply',
    messageType: null,
    messageId,
    bubbles: 2,
    text,
    expiresAt: null,
    unread: { count: 2, revision: 1 },
  } as const
  return bus.publishEvent(
    randomUUID(),
    eventSubject(companionAnswered.name, studentKey),
    companionAnswered.data.parse(written),
  )
}

/** From the client's process, with a body as long as a push's. */
function measureBare({ bench, provider: { url } }: Side): Promise<Pushed> {
  const expect = { status: 200, stream: false }
  const path = '/v1/projects/yoldas-local/messages:send'
  const load: Load = { url, method: 'POST', path, body: 'x'.repeat(900), tokens: ['bench'], atOnce, expect }
  return measure(bench, { url, pids: [] }, load)
}

const medianRate = (rounds: Pushed[]) => median(rounds.map((one) => one.perSecond))
const medianParts = (pushed: Pushed[]) => forEachPart((part) => median(pushed.map(({ cpu }) => cpu[part])))
const medianCpu = (rounds: Pushed[]) => median(rounds.map(({ cpu }) => cpu.services + cpu.nats + cpu.postgres))

function goal(path: string, pushed: Pushed[], bare: Pushed[], isGoal: boolean): Goal {
  const ratio = median(pushed.map((one, round) => one.perSecond / (bare[round] ?? one).perSecond))
  const { services, nats, postgres } = medianParts(pushed)
  const each = services + nats + postgres
  const cpu = `notifier ${milliseconds(services)}, NATS ${milliseconds(nats)}, Postgres ${milliseconds(postgres)}`
  const rate = medianRate(pushed)
  const reached = `${perSecond(rate)}, ${times(ratio)} the requests alone; CPU ${milliseconds(each)}: ${cpu}`
  if (!isGoal) return { path, goal: '', reached, met: null }
  const wanted = `≥ ${perSecond(goalPerSecond)}, ≤ ${goalMilliseconds} ms CPU`
  return { path, goal: wanted, reached, met: rate >= goalPerSecond && each <= goalMilliseconds }
}
