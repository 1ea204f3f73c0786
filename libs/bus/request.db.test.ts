import { randomUUID } from 'node:crypto'
import { request, type ServiceName } from '@yoldas/contracts/request'
import { startNats } from '@yoldas/testkit'
import { deadlineIn, pause } from '@yoldas/time'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { connectBus, handle, Unavailable } from './index.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const service: ServiceName = 'notifier'
const firstMilliseconds = 300
const tested = request({
  service,
  subject: 'notify.tested.v1',
  input: z.object({ id: z.string() }),
  output: z.object({ by: z.number() }),
  attemptMilliseconds: firstMilliseconds,
})

const never = () => new Promise<never>(() => {})
const refuse = async () => {
  throw new Unavailable('what it needs is away')
}
const answer = async () => {}

/** Four replicas and a client. `steps` says what happens to the n-th question, at any replica; then nothing answers. */
async function setUp(...steps: Array<() => Promise<void>>) {
  await using opened = new AsyncDisposableStack()
  const nats = opened.use(await startNats())
  const connect = async () => opened.use(await connectBus({ url: nats.urlFor('admin'), name: 'test', log }))
  const asker = await connect()
  let received = 0
  for (const by of [0, 1, 2, 3]) {
    const handler = handle(tested, async () => {
      const step = steps[received] ?? never
      received += 1
      await step()
      return { by }
    })
    // Closing would wait for what is never answered.
    await (await connect()).serve([handler], { service, isUnavailable: () => false })
  }
  const close = opened.move()
  const started = performance.now()
  return {
    ask: (milliseconds: number) => asker.request(tested, { id: randomUUID() }, deadlineIn(milliseconds)),
    received: () => received,
    milliseconds: () => performance.now() - started,
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

test('a question that nobody answers is received by two replicas, however long its asker waits', async () => {
  await using set = await setUp()
  await expect(set.ask(2_000)).rejects.toThrow(Unavailable)
  expect(set.received()).toBe(2)
  expect(set.milliseconds()).toBeGreaterThan(1_990)
})

test('the second replica has all the time that its asker still waits', async () => {
  await using set = await setUp(never, () => pause(4 * firstMilliseconds))
  expect(await set.ask(10_000)).toMatchObject({ by: expect.any(Number) })
  expect(set.received()).toBe(2)
})

test('a replica that refuses at once counts as no silence: the question is bridged to one that answers', async () => {
  await using set = await setUp(never, refuse, answer)
  expect(await set.ask(10_000)).toMatchObject({ by: expect.any(Number) })
  expect(set.received()).toBe(3)
})

test('after a refusal two replicas may be silent, and no third one', async () => {
  await using set = await setUp(refuse)
  await expect(set.ask(2_000)).rejects.toThrow(Unavailable)
  expect(set.received()).toBe(3)
})

test('two refusals are enough, whatever came before', async () => {
  await using set = await setUp(refuse, refuse)
  await expect(set.ask(10_000)).rejects.toThrow('is unavailable')
  expect(set.received()).toBe(2)
  expect(set.milliseconds()).toBeLessThan(5_000)
})
