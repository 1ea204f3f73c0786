import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { connectBus } from '@yoldas/bus'
import { eventually, startKeeper } from '@yoldas/testkit'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type NatsCluster, type NatsNode, natsNodes, startNatsCluster } from '../support/natsCluster.ts'

const Varz = z.object({
  tls_required: z.boolean(),
  jetstream: z.object({
    config: z.object({ sync_always: z.boolean(), max_memory: z.int() }),
    meta: z.object({ leader: z.string(), cluster_size: z.int() }),
  }),
})

/** Whether both streams are led by others than the first node. */
async function othersLead(cluster: NatsCluster): Promise<boolean> {
  const streams = await cluster.streamsOf('nats-1')
  return streams.length === 2 && streams.every(({ leader }) => ['nats-1', 'nats-2'].includes(leader))
}

test('three nodes find each other over TLS, write what they acknowledge, and do without one of them', async () => {
  await using parts = new AsyncDisposableStack()
  const cluster = parts.use(await startNatsCluster(inject('folder')))
  for (const node of natsNodes) {
    const varz = Varz.parse(await cluster.ask(node, '/varz'))
    expect(varz.tls_required).toBe(true)
    expect(varz.jetstream.config).toEqual({ sync_always: true, max_memory: 512 * 2 ** 20 })
    expect(varz.jetstream.meta.cluster_size).toBe(3)
    expect(natsNodes).toContain(varz.jetstream.meta.leader)
  }

  const tls = { caFile: cluster.caFile }
  const url = cluster.urlFor('admin', 'nats-0')
  const keeper = parts.use(await startKeeper({ url, tls, replicas: 3, log: { info: () => {}, warn: () => {} } }))
  const kept = { name: expect.any(String), replicas: 3, leader: expect.any(String) }
  const both = [kept, kept]
  expect(await cluster.streamsOf('nats-1')).toEqual(both)
  await cluster.end('nats-0')
  await eventually(
    'a leader of each among the others, and a keeper that sees them',
    async () => keeper.ready() && (await othersLead(cluster)),
    30_000,
  )
}, 120_000)

test('a node that was away counts as started only when its streams have all that the others have', async () => {
  await using parts = new AsyncDisposableStack()
  const cluster = parts.use(await startNatsCluster(inject('folder')))
  const tls = { caFile: cluster.caFile }
  const log = { info: () => {}, warn: () => {} }
  parts.use(await startKeeper({ url: cluster.urlFor('admin', 'nats-1'), tls, replicas: 3, log }))
  await cluster.kill('nats-0')
  // Between two leaders nobody takes events.
  await eventually('leaders among the others', () => othersLead(cluster), 30_000)
  const { username, password } = new URL(cluster.urlFor('admin', 'nats-1'))
  const connection = await connect({
    ...{ servers: cluster.address('nats-1'), user: username, pass: decodeURIComponent(password), tls },
  })
  parts.defer(() => connection.close())
  const published = 10_000
  const payload = new Uint8Array(1024)
  const js = jetstream(connection)
  for (let i = 0; i < published; i += 500)
    await Promise.all(Array.from({ length: 500 }, () => js.publish('events.test.missed', payload, { timeout: 30_000 })))
  await cluster.start('nats-0')
  const follows = await cluster.followers('nats-0')
  expect(follows.map(({ stream }) => stream)).toContain('EVENTS')
  for (const one of follows) expect(one).toEqual({ stream: one.stream, current: true, lag: 0 })
  // What is in its log it may still be applying.
  const Messages = z.object({ messages: z.int() })
  const messages = async () => Messages.parse(await cluster.ask('nats-0', '/jsz')).messages
  await eventually('all messages', async () => (await messages()) >= published, 30_000)
}, 180_000)

test('a gateway beside which the leader of live events dies learns that some were lost', async () => {
  await using parts = new AsyncDisposableStack()
  const cluster = parts.use(await startNatsCluster(inject('folder')))
  const tls = { caFile: cluster.caFile }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const leaderOf = async (node: NatsNode) => {
    const live = (await cluster.streamsOf(node)).find(({ name }) => name === 'LIVE')
    return natsNodes.find((name) => name === live?.leader)
  }
  const first = parts.use(await startKeeper({ url: cluster.urlFor('admin', 'nats-0'), tls, replicas: 3, log }))
  const leader = await eventually('a leader', () => leaderOf('nats-0'))
  const [beside = 'nats-0'] = natsNodes.filter((node) => node !== leader)
  await first[Symbol.asyncDispose]()
  parts.use(await startKeeper({ url: cluster.urlFor('admin', beside), tls, replicas: 3, log }))
  const url = cluster.urlFor('gateway', beside)
  const bus = parts.use(await connectBus({ url, tls, name: 'gateway', log }))
  const { incarnation } = await bus.liveState()
  let reports = 0
  bus.onReconnect(() => {
    reports += 1
  })
  // What the keeper announces first is new to it too.
  await eventually('what the keeper announces', () => reports > 0)
  reports = 0
  await cluster.kill(leader)
  await eventually('the report', () => reports > 0, 30_000)
  expect((await bus.liveState()).incarnation).not.toBe(incarnation)
  expect(bus.connected()).toBe(true)
}, 120_000)
