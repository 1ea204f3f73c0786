import { randomUUID } from 'node:crypto'
import { connectBus } from '@yoldas/bus'
import { liveStreams, partitionOf } from '@yoldas/contracts/bus'
import { eventually, startKeeper } from '@yoldas/testkit'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type NatsNode, natsNodes, startNatsCluster } from '../support/natsCluster.ts'

const Varz = z.object({
  tls_required: z.boolean(),
  jetstream: z.object({
    config: z.object({ sync_always: z.boolean(), max_memory: z.int() }),
    meta: z.object({ leader: z.string(), cluster_size: z.int() }),
  }),
})

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
    async () => {
      const streams = await cluster.streamsOf('nats-1')
      return (
        keeper.ready() && streams.length === 2 && streams.every(({ leader }) => ['nats-1', 'nats-2'].includes(leader))
      )
    },
    30_000,
  )
}, 120_000)

test('a gateway beside which the leader of live events dies learns that some were lost, and whose', async () => {
  await using parts = new AsyncDisposableStack()
  const cluster = parts.use(await startNatsCluster(inject('folder')))
  const tls = { caFile: cluster.caFile }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  // There is room for two, each with an elected leader.
  const [partitions, keys] = [2, Array.from({ length: 50 }, () => randomUUID())]
  const students = [0, 1].map((nth) => keys.find((key) => partitionOf(key, partitions) === nth) ?? '')
  const leadersSeenBy = async (node: NatsNode) => {
    const streams = await cluster.streamsOf(node)
    const leaders = liveStreams(partitions).map((live) => streams.find(({ name }) => name === live)?.leader)
    return leaders.every((leader) => natsNodes.some((name) => name === leader)) && leaders
  }
  const keep = async (node: NatsNode) =>
    parts.use(await startKeeper({ url: cluster.urlFor('admin', node), tls, replicas: 3, partitions, log }))
  const first = await keep('nats-0')
  const leaders = await eventually('leaders', () => leadersSeenBy('nats-0'))
  const leader = natsNodes.find((node) => node === leaders[0]) ?? 'nats-0'
  const [beside = 'nats-0'] = natsNodes.filter((node) => node !== leader)
  await first[Symbol.asyncDispose]()
  await keep(beside)
  const url = cluster.urlFor('gateway', beside)
  const bus = parts.use(await connectBus({ url, tls, name: 'gateway', log }))
  const incarnations = () =>
    Promise.all(students.map(async (studentKey) => (await bus.liveState(studentKey)).incarnation))
  const before = await incarnations()
  let reports = 0
  const concerned = new Set<string | undefined>()
  bus.onReconnect((concerns = () => true) => {
    reports += 1
    for (const studentKey of students.filter(concerns)) concerned.add(studentKey)
  })
  // What the keeper announces first is new to it too.
  await eventually('what the keeper announces', () => reports > 0)
  reports = 0
  concerned.clear()
  await cluster.kill(leader)
  const losing = students.filter((_, nth) => leaders[nth] === leader)
  await eventually('the report', () => losing.every((studentKey) => concerned.has(studentKey)), 30_000)
  const after = await incarnations()
  expect(students.filter((_, nth) => after[nth] !== before[nth])).toEqual(losing)
  expect([...concerned].toSorted()).toEqual(losing.toSorted())
  expect(bus.connected()).toBe(true)
}, 120_000)
