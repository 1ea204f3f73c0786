import { randomUUID } from 'node:crypto'
import { type Bus, connectBus } from '@yoldas/bus'
import { eventSubject } from '@yoldas/contracts/events'
import { companionAnswered } from '@yoldas/contracts/proactive'
import { makeServiceAccount } from '@yoldas/local'
import { createLog } from '@yoldas/telemetry'
import { type Bench, interleave, measure } from '../bench.ts'
import type { Load } from '../client/index.ts'
import { type CpuSeconds, cpuOf, forEachPart } from '../cpu.ts'
import { cloneFor } from '../databases.ts'
import { ownNats, startNotifier } from '../notifier/start.ts'
import { addBacklog, connectOwner, type OwnQuery, registerPhones, untilNone } from '../notifier/students.ts'
import { type PushProvider, startPushProvider } from '../pushes/index.ts'
import { median } from '../statistics.ts'
import { type Goal, milliseconds, perSecond, times } from '../table.ts'

const pushCount = 5_000
/** As many as the notifier has under way. */
const atOnce = 64

type Side = { bench: Bench; bus: Bus; provider: PushProvider; query: OwnQuery; students: string[]; pid: number }
/** CPU is in milliseconds for each push. */
type Pushed = { perSecond: number; cpu: CpuSeconds }

/** What the companion wrote, brought to a provider that answers at once; beside it the same requests with nothing around them. */
export async function pushRows(bench: Bench): Promise<Goal[]> {
  await using parts = new AsyncDisposableStack()
  const { servers } = parts.use(await ownNats(bench.servers))
  const database = parts.use(await cloneFor(servers, 'pushes'))
  const { query } = parts.use(await connectOwner(database))
  const students = await registerPhones(query, pushCount)
  const provider = parts.use(await startPushProvider())
  const account = await makeServiceAccount(provider.url)
  const notifier = parts.use(await startNotifier(servers, database, { url: provider.url, account }))
  const url = servers.nats.urlFor('chat-engine')
  const bus = parts.use(await connectBus({ url, name: 'chat-engine', log: createLog('bench', 'warn') }))
  const side: Side = { bench: { ...bench, servers }, bus, provider, query, students, pid: notifier.pid }
  const measurements = {
    events: () => measurePushes(side, () => publishEvents(bus, students)),
    backlog: () => measurePushes(side, () => addBacklog(query, students)),
    bare: () => measureBare(side),
  }
  const { events, backlog, bare } = await interleave(bench.rounds, measurements)
  return [
    goal('pushes to a provider that answers at once, from events', events, bare),
    goal('the same of deliveries that wait in the database', backlog, bare),
    { path: `the requests alone, ${atOnce} at once`, goal: '', reached: perSecond(medianRate(bare)), met: null },
  ]
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
    isBody: true,
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

function goal(path: string, pushed: Pushed[], bare: Pushed[]): Goal {
  const ratio = median(pushed.map((one, round) => one.perSecond / (bare[round] ?? one).perSecond))
  const { services, nats, postgres } = forEachPart((part) => median(pushed.map(({ cpu }) => cpu[part])))
  const cpu = `CPU: notifier ${milliseconds(services)}, NATS ${milliseconds(nats)}, Postgres ${milliseconds(postgres)}`
  const reached = `${perSecond(medianRate(pushed))}, ${times(ratio)} the requests alone; ${cpu}`
  return { path, goal: '', reached, met: null }
}
