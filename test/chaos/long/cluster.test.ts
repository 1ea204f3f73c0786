import { setTimeout } from 'node:timers/promises'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type NatsCluster, type NatsNode, natsNodes, startNatsCluster } from '../../support/natsCluster.ts'
import { asInImage } from '../../support/programs.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { startBalancer } from '../balancer.ts'
import { nothingWrong } from '../ledger.ts'
import { type Place, usePhone } from '../phone.ts'
import { countsOf, judgePhones, settled } from '../phoneLedger.ts'
import { chosenSeed, type Random, seeded } from '../random.ts'
import { supervise } from '../world.ts'

const seed = chosenSeed()
const services = ['profile-journey', 'companion-scheduler', 'notifier', 'chat-engine', 'gateway'] as const
const phoneCount = 8

const opened = new AsyncDisposableStack()
let cluster: NatsCluster
let stack: Stack
let place: Place
let supervised: ReturnType<typeof supervise>
beforeAll(async () => {
  console.log(`CHAOS_SEED=${seed}`)
  cluster = opened.use(await startNatsCluster(inject('folder')))
  const before = opened.use(await startBalancer(...natsNodes.map(cluster.address)))
  const nats = {
    ...{ pid: undefined, how: 'three nodes', port: before.port, exited: new Promise<never>(() => {}) },
    urlFor: (user: Parameters<NatsCluster['urlFor']>[0]) => cluster.urlFor(user, before.port),
    kill: () => Promise.reject(new Error('its nodes are killed one by one')),
    [Symbol.asyncDispose]: async () => {},
  }
  const leased = { LEASE_SECONDS: '5' }
  stack = opened.use(
    await startStack({
      program: asInImage,
      cluster: { nats, caFile: cluster.caFile, servers: natsNodes.length },
      replicas: Object.fromEntries(services.map((service) => [service, 2])),
      env: { 'chat-engine': leased, notifier: leased },
    }),
  )
  const front = opened.use(await startBalancer(...stack.urls))
  place = { stack, urls: [front.url], rows: stack.query }
  supervised = opened.use(supervise(stack))
}, 180_000)
afterAll(() => opened.disposeAsync(), 60_000)

const Jsz = z.object({ meta_cluster: z.object({ leader: z.string().default('') }) })

/** Who leads now, asked of every node that answers. */
async function leaderOf(what: 'EVENTS' | 'LIVE' | 'the cluster'): Promise<NatsNode> {
  return eventually(
    `a leader of ${what}`,
    async () => {
      for (const node of natsNodes) {
        const leader =
          what === 'the cluster'
            ? Jsz.parse(await cluster.ask(node, '/jsz')).meta_cluster.leader
            : (await cluster.streamsOf(node)).find(({ name }) => name === what)?.leader
        const found = natsNodes.find((name) => name === leader)
        if (found) return found
      }
      return undefined
    },
    30_000,
  )
}

const shuffled = <Value>(values: readonly Value[], random: Random): Value[] =>
  values
    .map((value) => ({ value, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)

test('nodes of the cluster and replicas of all services die under load: nothing is lost or comes twice', async () => {
  const random = seeded(seed)
  const faults = random.fork()
  let isOver = false
  const used = await Promise.all(Array.from({ length: phoneCount }, () => usePhone(place, random.fork(), () => isOver)))
  const phones = used.map(({ phone }) => phone)
  const failure = Promise.race(used.map(({ finished }) => finished.then(() => new Promise<never>(() => {}))))
  failure.catch(() => {})
  const allGoOn = async () => {
    const before = phones.map(({ sent }) => sent.length)
    const goneOn = () => phones.every(({ sent }, i) => sent.length > (before[i] ?? 0) + 2)
    await Promise.race([eventually('more turns of everybody', goneOn, 90_000), failure])
  }
  const victims = shuffled(
    services.flatMap((service) => [service, `${service}-2`]),
    faults,
  )
  const disasters = [
    ...(['EVENTS', 'LIVE', 'the cluster'] as const).map((what) => () => leaderOf(what)),
    ...[1, 2].map(() => async () => faults.pick(natsNodes)),
  ]
  for (const choose of shuffled(disasters, faults)) {
    const node = await choose()
    await cluster.kill(node)
    await setTimeout(faults.between(0, 2_000))
    await Promise.all(victims.splice(0, 2).map((part) => supervised.kill(part)))
    await allGoOn()
    await supervised.up()
    await cluster.start(node)
    await allGoOn()
  }
  isOver = true
  await Promise.all(used.map(({ finished }) => finished))
  await settled(place, 180_000)
  await Promise.all(used.map(({ putAway }) => putAway()))
  const verdict = await judgePhones(place, phones, 'may come again')
  console.log({ ...countsOf(phones), kills: supervised.kills() + disasters.length })
  expect({ ...verdict, crashes: supervised.crashes }).toEqual({ ...nothingWrong, crashes: [] })
}, 900_000)
