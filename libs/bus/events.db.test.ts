import { randomUUID } from 'node:crypto'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect, nanos } from '@nats-io/transport-node'
import { eventSubject } from '@yoldas/contracts/events'
import { eventually, startNats } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { connectBus, Unavailable } from './index.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

test('a consumer that an earlier release made, with another limit, goes on where it was', async () => {
  await using nats = await startNats()
  await using bus = await connectBus({ url: nats.urlFor('admin'), name: 'test', log })
  const ids = Array.from({ length: 5 }, () => randomUUID())
  const publish = (id = '') => bus.publishEvent(id, eventSubject('happened.v1', randomUUID()), {})
  await nats.keep('notifier', 'happened.v1')
  await publish(ids[0])
  const seen: string[] = []
  const consume = () =>
    bus.consumeEvents('notifier', 'happened.v1', async ({ id, acknowledge }) => {
      seen.push(id)
      acknowledge()
    })
  {
    await using _before = consume()
    await eventually('the first', () => seen.length === 1)
  }
  const { host, username, password } = new URL(nats.urlFor('admin'))
  const admin = await connect({ servers: host, user: username, pass: password })
  const { consumers } = await jetstreamManager(admin)
  const durable = 'notifier_happened-v1'
  await consumers.update('EVENTS', durable, { ack_wait: nanos(30_000) })
  for (const id of ids.slice(1)) await publish(id)
  await using _after = consume()
  await eventually('the others', () => seen.length === ids.length)
  expect(seen).toEqual(ids)
  await eventually('the limit of this release', async () => {
    const { config } = await consumers.info('EVENTS', durable)
    return config.ack_wait === nanos(15_000)
  })
  await admin.close()
})

test('an event that no stream takes is refused at once, one that nobody acknowledges when its time is up', async () => {
  await using nats = await startNats()
  await using bus = await connectBus({ url: nats.urlFor('admin'), name: 'test', log })
  const subject = eventSubject('unheard.v1', randomUUID())
  const { host, username, password } = new URL(nats.urlFor('admin'))
  const admin = await connect({ servers: host, user: username, pass: password })
  const { streams } = await jetstreamManager(admin)
  await streams.delete('EVENTS')
  await expect(bus.publishEvent(randomUUID(), subject, {})).rejects.toThrow(Unavailable)
  admin.subscribe(subject)
  await admin.flush()
  const began = performance.now()
  await expect(bus.publishEvent(randomUUID(), subject, {})).rejects.toThrow('in time')
  expect(performance.now() - began).toBeGreaterThan(4_900)
  await admin.close()
})
