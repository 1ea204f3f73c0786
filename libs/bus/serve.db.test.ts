import { randomUUID } from 'node:crypto'
import { request, type ServiceName } from '@yoldas/contracts/request'
import { createMetrics } from '@yoldas/telemetry'
import { eventually, startNats } from '@yoldas/testkit'
import { deadlineIn, pause, runUnasked } from '@yoldas/time'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Bus, connectBus, handle, RequestFailed, Unavailable, withoutPermit } from './index.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const service: ServiceName = 'notifier'
const tested = request({
  service,
  subject: 'notify.tested.v1',
  input: z.object({ studentKey: z.string().optional(), id: z.string() }),
  output: z.object({ by: z.string() }),
})
type Asked = z.output<typeof tested.input>

/** Replicas that all answer by `work`, and a bus to ask with. */
async function setUp(work: (asked: Asked) => Promise<unknown>, replicas: Array<{ canServe?: () => boolean }> = [{}]) {
  await using opened = new AsyncDisposableStack()
  const nats = opened.use(await startNats())
  const connect = async () => opened.use(await connectBus({ url: nats.urlFor('admin'), name: 'test', log }))
  const asker = await connect()
  const servings = []
  for (const [index, replica] of replicas.entries()) {
    const handler = handle(tested, async (asked) => {
      await work(asked)
      return { by: String(index) }
    })
    const bus: Bus = await connect()
    servings.push(opened.use(await bus.serve([handler], { service, isUnavailable: () => false, ...replica })))
  }
  const close = opened.move()
  const ask = (studentKey: string | undefined, milliseconds = 20_000) =>
    asker.request(tested, { ...(studentKey ? { studentKey } : {}), id: randomUUID() }, deadlineIn(milliseconds))
  return { nats, connect, ask, servings, [Symbol.asyncDispose]: () => close.disposeAsync() }
}

/** Work that ends when it is let go, and how much of it is going on. */
function gated() {
  const atWork = new Map<string, Array<() => void>>()
  const all = (key: string) => atWork.get(key) ?? []
  return {
    work: ({ studentKey = '' }: Asked) =>
      new Promise<void>((resolve) => void atWork.set(studentKey, [...all(studentKey), resolve])),
    count: (key: string) => all(key).length,
    letGo: (key: string) => {
      for (const end of all(key)) end()
      atWork.delete(key)
    },
  }
}

test('two requests of a student are worked on at once, the others wait, and nobody else waits for them', async () => {
  const { work, count, letGo } = gated()
  await using set = await setUp(work)
  const [greedy, other] = [randomUUID(), randomUUID()]
  const flood = Promise.all(Array.from({ length: 9 }, () => set.ask(greedy)))
  await eventually('the first two', () => count(greedy) === 2)
  const answered = set.ask(other)
  await eventually('the other student at work', () => count(other) === 1)
  expect(count(greedy)).toBe(2)
  letGo(other)
  await answered
  let [over, most] = [false, 0]
  const ended = flood.finally(() => {
    over = true
  })
  while (!over) {
    most = Math.max(most, count(greedy))
    letGo(greedy)
    await pause(5)
  }
  expect(await ended).toHaveLength(9)
  expect(most).toBe(2)
})

test('requests that are no one student’s are all worked on at once', async () => {
  const { work, count, letGo } = gated()
  await using set = await setUp(work)
  const batch = Promise.all(Array.from({ length: 9 }, () => set.ask(undefined)))
  await eventually('all of them', () => count('') === 9)
  letGo('')
  await batch
})

test('of a queue that is longer than its askers wait, only what is answered is worked on', async () => {
  let begun = 0
  await using set = await setUp(async () => {
    begun += 1
    await pause(100)
  })
  const student = randomUUID()
  const asked = await Promise.allSettled(Array.from({ length: 100 }, () => set.ask(student, 1_500)))
  const answered = asked.filter(({ status }) => status === 'fulfilled').length
  expect(answered).toBeGreaterThan(0)
  expect(answered).toBeLessThan(100)
  // Two may be at work when their askers have waited long enough.
  expect(begun).toBeLessThanOrEqual(answered + 2)
  for (const one of asked) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Unavailable)
})

test('a handler that waits for something else gives its permit to the student’s other requests', async () => {
  const { work, count, letGo } = gated()
  let waiting = 0
  const waited = Promise.withResolvers<void>()
  await using set = await setUp(async (asked) => {
    if (waiting < 5) {
      waiting += 1
      await withoutPermit(() => waited.promise)
    }
    await work(asked)
  })
  const student = randomUUID()
  const asked = Promise.all(Array.from({ length: 7 }, () => set.ask(student)))
  await eventually('five that wait and two at work', () => waiting === 5 && count(student) === 2)
  waited.resolve()
  await pause(50)
  expect(count(student)).toBe(2)
  let over = false
  const ended = asked.finally(() => {
    over = true
  })
  while (!over) {
    expect(count(student)).toBeLessThanOrEqual(2)
    letGo(student)
    await pause(5)
  }
  await ended
})

test('an answer of more than 1 MiB is in the log, one of more than 4 MiB is refused, and all are measured', async () => {
  await using nats = await startNats()
  const said: Array<{ level: string; subject?: unknown; bytes?: unknown }> = []
  const at = (level: string) => (line: object) => void said.push({ level, ...line })
  const heard = { info: at('info'), warn: at('warn'), error: at('error') }
  const metrics = createMetrics()
  await using bus = await connectBus({ url: nats.urlFor('admin'), name: 'test', log: heard, metrics })
  const sizes = { ok: 2 ** 20, large: 2 ** 20 + 1, largest: 4 * 2 ** 20, beyond: 4 * 2 ** 20 + 1 }
  const around = JSON.stringify({ by: '' }).length
  const letter = 'ş'
  const handler = handle(tested, async ({ id }) => {
    const bytes = sizes[z.enum(['ok', 'large', 'largest', 'beyond']).parse(id)] - around
    return { by: letter.repeat(bytes / 2) + 'x'.repeat(bytes % 2) }
  })
  await using _serving = await bus.serve([handler], { service, isUnavailable: () => false })
  const ask = (id: string) => bus.request(tested, { id }, deadlineIn(20_000))
  for (const id of ['ok', 'large', 'largest']) expect((await ask(id)).by.length).toBeGreaterThan(2 ** 19 - around)
  await expect(ask('beyond')).rejects.toThrow(RequestFailed)
  const { subject } = tested
  // An answer that takes long is asked for again.
  const lines = new Set(said.filter(({ level }) => level !== 'info').map((line) => JSON.stringify(line)))
  expect([...lines].map((line) => JSON.parse(line))).toEqual([
    { level: 'warn', subject, bytes: sizes.large },
    { level: 'warn', subject, bytes: sizes.largest },
    { level: 'error', subject, bytes: sizes.beyond },
  ])
  const measured = (await metrics.text()).split('\n')
  const answersUpTo = (le: string | number) => {
    const bucket = `yoldas_bus_answer_bytes_bucket{le="${le}",subject="${subject}"} `
    return Number(measured.find((line) => line.startsWith(bucket))?.slice(bucket.length))
  }
  const [ok, largest, all] = [answersUpTo(2 ** 20), answersUpTo(4 * 2 ** 20), answersUpTo('+Inf')]
  expect(ok).toBeGreaterThanOrEqual(1)
  expect(largest - ok).toBeGreaterThanOrEqual(2)
  expect(all - largest).toBeGreaterThanOrEqual(1)
})

test('work that is shared goes on when the one who began it has gone', async () => {
  const waited = Promise.withResolvers<void>()
  let [shared, isDone]: [Promise<void> | undefined, boolean] = [undefined, false]
  await using set = await setUp(() => {
    shared ??= runUnasked(async () => {
      await withoutPermit(() => waited.promise)
      isDone = true
    })
    return shared
  })
  const student = randomUUID()
  await expect(set.ask(student, 800)).rejects.toThrow(Unavailable)
  const second = set.ask(student)
  waited.resolve()
  await second
  expect(isDone).toBe(true)
})

test('a replica that cannot serve is not asked, and is asked again when it can', async () => {
  let can = true
  await using set = await setUp(async () => {}, [{ canServe: () => can }, {}])
  const [first] = set.servings
  const answeredBy = async () =>
    new Set((await Promise.all(Array.from({ length: 40 }, () => set.ask(randomUUID())))).map(({ by }) => by))
  await eventually('both at work', async () => (await answeredBy()).size === 2)
  can = false
  await eventually('that it left', async () => !(await answeredBy()).has('0'))
  expect(first?.isAsked()).toBe(false)
  expect([...(await answeredBy())]).toEqual(['1'])
  can = true
  await eventually('that it came back', async () => (await answeredBy()).size === 2)
})

test('alone and unable to serve, it leaves its askers without a service soon', async () => {
  await using set = await setUp(async () => {}, [{ canServe: () => false }])
  const refused = async () => {
    const deadline = deadlineIn(5_000)
    const error = await set.ask(randomUUID(), 5_000).catch((reason) => reason)
    return error instanceof Unavailable && deadline.remaining() > 0
  }
  await eventually('a refusal before the asker’s time is up', refused)
})

test('a service that NATS has ended says so, and does not try again', async () => {
  await using nats = await startNats()
  // The gateway may listen to no requests.
  await using bus = await connectBus({ url: nats.urlFor('gateway'), name: 'test', log })
  await using serving = await bus.serve([handle(tested, async () => ({ by: '' }))], {
    service,
    isUnavailable: () => false,
  })
  expect(await serving.ended).toMatch(/permission/i)
  expect(serving.isAsked()).toBe(false)
})

test('publishing on a bus that is closed or closing does nothing and throws nothing', async () => {
  await using nats = await startNats()
  const bus = await connectBus({ url: nats.urlFor('admin'), name: 'test', log })
  const publish = () => {
    bus.publishLive(randomUUID(), randomUUID(), { n: 1, event: 'error', data: { error: 'chat failed' } })
    bus.signalReady()
    bus.signalStopping(randomUUID())
    bus.askSnapshot(randomUUID(), randomUUID())
    bus.announceErased(randomUUID())
  }
  const closing = bus[Symbol.asyncDispose]()
  expect(publish).not.toThrow()
  await closing
  expect(publish).not.toThrow()
})
