import { randomUUID } from 'node:crypto'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection, PermissionViolationError } from '@nats-io/transport-node'
import { connectBus, handle } from '@yoldas/bus'
import {
  asks,
  type BusUser,
  consumes,
  durableOf,
  eventsStream,
  liveStream,
  publishes,
  signals,
} from '@yoldas/contracts/bus'
import { sendMessage, storeReply } from '@yoldas/contracts/chat'
import { eventSubject, studentErased } from '@yoldas/contracts/events'
import { eraseStudent } from '@yoldas/contracts/profile'
import { serviceNames } from '@yoldas/contracts/request'
import { eventually, startNats } from '@yoldas/testkit'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allContracts, rightsOf } from './test/rights.ts'

type Name = BusUser | `${Exclude<BusUser, 'operator'>}-next`
const namesOf = (user: BusUser): Name[] => (user === 'operator' ? [user] : [user, `${user}-next`])

const log = { info: () => {}, warn: () => {}, error: () => {} }
const users = ['gateway', 'operator', ...serviceNames] as const
/** Each service's two users: the second takes over while a password is changed. */
const both = users.flatMap((user) => namesOf(user).map((name) => [name, user] as const))
const contracts = [...(await allContracts()).values()]
const durables = users.flatMap((user) =>
  ['bus-keeper', user].flatMap((reader) => consumes[user].map(({ name }) => durableOf(reader, name))),
)
const concrete = (pattern: string) => pattern.replaceAll('*', 'x').replaceAll('>', 'x.y')

/** What stands at the last `*` of a pattern, and all beneath it. */
const widened = (pattern: string) => `${pattern.slice(0, pattern.lastIndexOf('*'))}>`

/** Whether a subject is one of a pattern's. */
function isOf(pattern: string, subject: string): boolean {
  const [wanted, given] = [pattern.split('.'), subject.split('.')]
  if (wanted.at(-1) === '>')
    return (
      given.length >= wanted.length && isOf(wanted.slice(0, -1).join('.'), given.slice(0, wanted.length - 1).join('.'))
    )
  return wanted.length === given.length && wanted.every((token, i) => token === '*' || token === given[i])
}

/** Everything that anybody says on the bus, and all that JetStream can be asked. */
const said = [
  ...contracts.map(({ subject }) => subject),
  ...users.flatMap((user) => [...signals[user].publishes, ...signals[user].reads].map(concrete)),
  ...users.flatMap((user) => publishes[user].map(({ name }) => eventSubject(name, 'x'))),
  ...['', '.chat-engine', '.notifier.x'].map((to) => `$SRV.PING${to}`),
  'anything.at.all',
]
const askable = [
  ...['INFO', 'STREAM.NAMES', 'STREAM.LIST', 'STREAM.CREATE.OWN', 'STREAM.TEMPLATE.CREATE.OWN'],
  ...[liveStream, eventsStream].flatMap((stream) => [
    ...['INFO', 'UPDATE', 'DELETE', 'PURGE', 'MSG.GET', 'MSG.DELETE', 'SNAPSHOT', 'RESTORE'].map(
      (what) => `STREAM.${what}.${stream}`,
    ),
    ...['', '.live.x.y'].map((of) => `DIRECT.GET.${stream}${of}`),
    ...['CREATE', 'NAMES', 'LIST'].map((what) => `CONSUMER.${what}.${stream}`),
    ...['CREATE', 'DURABLE.CREATE'].map((what) => `CONSUMER.${what}.${stream}.own`),
    ...durables.flatMap((durable) =>
      ['INFO', 'DELETE', 'MSG.NEXT', 'PAUSE', 'RESET'].map((what) => `CONSUMER.${what}.${stream}.${durable}`),
    ),
  ]),
].map((what) => `$JS.API.${what}`)
const acknowledged = durables.map((durable) => `$JS.ACK.${eventsStream}.${durable}.1.1.1.1.1`)
const everything = [...new Set([...said, ...askable, ...acknowledged])]

const opened = new AsyncDisposableStack()
let nats: Awaited<ReturnType<typeof startNats>>
beforeAll(async () => {
  nats = opened.use(await startNats())
})
afterAll(() => opened.disposeAsync())

async function connectAs(user: Name | 'admin'): Promise<NatsConnection> {
  const { host, username, password } = new URL(nats.urlFor(user))
  const inboxPrefix = `_INBOX_${username.replace(/-next$/, '')}`
  const connection = await connect({ servers: host, user: username, pass: password, inboxPrefix })
  opened.defer(() => connection.close())
  return connection
}

/** The subjects that the server has refused so far. */
function watchRefusals(connection: NatsConnection): Set<string> {
  const refused = new Set<string>()
  const watch = async () => {
    for await (const status of connection.status())
      if (status.type === 'error' && status.error instanceof PermissionViolationError) refused.add(status.error.subject)
  }
  void watch()
  return refused
}

// A server of the environment has its own users.
describe.skipIf(process.env.NATS_URL)('with the credentials of one service', () => {
  test.each(both)('of %s nothing can be published that is not its own', async (name, user) => {
    const connection = await connectAs(name)
    const refused = watchRefusals(connection)
    const own = rightsOf(user, contracts).publish
    const foreign = everything.filter((subject) => !own.some((pattern) => isOf(pattern, subject)))
    for (const subject of foreign) connection.publish(subject)
    await connection.flush()
    await eventually('every refusal', () => foreign.every((subject) => refused.has(subject)))
    expect(foreign.length).toBeGreaterThan(everything.length / 2)
  })

  test.each(both)('%s receives nothing that is not its own', async (name, user) => {
    const connection = await connectAs(name)
    const refused = watchRefusals(connection)
    const own = rightsOf(user, contracts).subscribe
    const others = both
      .map(([other]) => other)
      .filter((other) => other !== user)
      .map((other) => `_INBOX_${other}.>`)
    const wide = [
      '>',
      '*',
      '*.>',
      '*.*',
      '*.*.*',
      'chat.>',
      'live.>',
      'feed.>',
      'events.>',
      '$JS.>',
      '_INBOX.>',
      '_R_.>',
    ]
    const foreign = [...wide, ...others, '_INBOX_admin.>', ...everything].filter(
      (subject) => !own.some((pattern) => isOf(pattern, subject)),
    )
    for (const subject of foreign) connection.subscribe(subject, { callback: () => {} })
    await connection.flush()
    await eventually('every refusal', () => foreign.every((subject) => refused.has(subject)))
  })

  test.each(users)('of %s no answer can be had sent where it may not publish itself', async (user) => {
    await using world = await servedWorld()
    const attacker = await connectAs(user)
    const { victim } = world
    const targets = [
      ...[liveStream, eventsStream].flatMap((stream) =>
        ['PURGE', 'DELETE'].map((what) => `$JS.API.STREAM.${what}.${stream}`),
      ),
      `$JS.API.CONSUMER.DELETE.${eventsStream}.notifier_companion-wrote-v1`,
      ...[sendMessage, storeReply, eraseStudent].map(({ subject }) => subject),
      `erased.${victim}`,
      eventSubject(studentErased.name, victim),
    ]
    const before = await world.state()
    const payloads = ['', '{"seq":1}', JSON.stringify({ studentKey: victim })]
    for (const pattern of rightsOf(user, contracts).publish.filter((pattern) => !pattern.startsWith('$JS.ACK')))
      for (const reply of targets)
        for (const payload of payloads) attacker.publish(concrete(pattern), payload, { reply })
    await attacker.flush()
    await world.settled()
    expect(world.reached).toEqual([])
    expect(await world.state()).toEqual(before)
  })

  // The server compares a subscription with the rights token by token: `$SRV.>` would be one of `$SRV.*`.
  test.each(users)('%s receives nothing more by a > in place of the last * of a right', async (user) => {
    const connection = await connectAs(user)
    const own = rightsOf(user, contracts).subscribe
    const delivered = new Set<string>()
    for (const pattern of own.filter((one) => one.includes('*')))
      connection.subscribe(widened(pattern), { callback: (_, { subject }) => void delivered.add(subject) })
    await connection.flush()
    const speakers = await Promise.all(
      users.map(async (speaker) => ({
        speaker: await connectAs(speaker),
        // Nobody reads what streams and their consumers are told.
        subjects: rightsOf(speaker, contracts).publish.filter((one) => !/^(\$JS|events)\./.test(one)),
      })),
    )
    for (const { speaker, subjects } of [
      ...speakers,
      { speaker: await connectAs('admin'), subjects: ['feed.x.y', 'feed.x.y.z', 'bus.streams'] },
    ]) {
      for (const subject of subjects) speaker.publish(concrete(subject))
      await speaker.flush()
    }
    await connection.flush()
    const signalled = signals[user].reads.filter((one) => one.includes('*'))
    expect(signalled.filter((one) => ![...delivered].some((subject) => isOf(one, subject)))).toEqual([])
    expect([...delivered].filter((subject) => !own.some((one) => isOf(one, subject)))).toEqual([])
  })
})

const OfStudent = z.object({ studentKey: z.string() })

/** Every service answers all that it is asked, and a student has messages in both streams. */
async function servedWorld() {
  await using parts = new AsyncDisposableStack()
  const [victim, reached]: [string, string[]] = [randomUUID(), []]
  const bus = async (user: BusUser) => parts.use(await connectBus({ url: nats.urlFor(user), name: user, log }))
  const gateway = await bus('gateway')
  for (const service of serviceNames) {
    const serving = await bus(service)
    const handlers = contracts
      .filter((contract) => contract.service === service)
      .map((contract) =>
        handle({ ...contract, input: z.unknown(), output: z.unknown() }, async (input) => {
          if (OfStudent.safeParse(input).data?.studentKey === victim) reached.push(contract.subject)
          // It would be believed where it was sent.
          return { studentKey: victim }
        }),
      )
    parts.use(await serving.serve(handlers, { service, isUnavailable: () => false }))
    for (const { name } of publishes[service]) {
      const studentKey = name === studentErased.name ? randomUUID() : victim
      await serving.publishEvent(randomUUID(), eventSubject(name, studentKey), { studentKey })
    }
    if (service !== 'chat-engine') continue
    serving.publishLive(victim, victim, { n: 0, event: 'restart', data: { turnId: victim } })
    serving.onErased((studentKey) => void (studentKey === victim && reached.push('erased')))
  }
  const { streams } = await jetstreamManager(await connectAs('admin'))
  const close = parts.move()
  return {
    victim,
    reached,
    /** Resolves when every service has read what came before. */
    settled: async () => {
      for (const service of serviceNames) {
        const asked = asks.gateway.find((contract) => contract.service === service)
        if (!asked) throw new RangeError(`the gateway asks nothing of ${service}`)
        const contract = { ...asked, input: z.unknown(), output: z.unknown() }
        await gateway.request(contract, {}, deadlineIn(20_000))
      }
    },
    state: () =>
      Promise.all(
        [liveStream, eventsStream].map(async (stream) => {
          const { created, config, state } = await streams.info(stream, { subjects_filter: '>' })
          const ofVictim = Object.entries(state.subjects ?? {}).filter(([subject]) => subject.includes(victim))
          return { created, config, first: state.first_seq, consumers: state.consumer_count, ofVictim }
        }),
      ),
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}
