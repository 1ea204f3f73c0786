import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { type Bus, connectBus } from '@yoldas/bus'
import { type BusUser, eventsStream, liveStream } from '@yoldas/contracts/bus'
import { eventSubject, studentErased } from '@yoldas/contracts/events'
import { companionWrote } from '@yoldas/contracts/proactive'
import { eventually, startNatsAlone } from '@yoldas/testkit'
import { describe, expect, test } from 'vitest'
import { startKeeper } from './keep.ts'
import { unlessMissing } from './make.ts'
import { kept } from './streams.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

/** A server whose keeper lives longer than it, and an operator's look at its streams. */
async function world(options: Pick<Parameters<typeof startKeeper>[0], 'againMilliseconds'> = {}) {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-keeper-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  let server = await startNatsAlone({ folder })
  opened.defer(() => server[Symbol.asyncDispose]())
  const url = server.urlFor('admin')
  const { host, username, password } = new URL(url)
  const warnings: object[] = []
  const warn = (object: object) => void warnings.push(object)
  const keeper = opened.use(await startKeeper({ url, log: { ...log, warn }, ...options }))
  const admin = await connect({ servers: host, user: username, pass: password, maxReconnectAttempts: -1 })
  opened.defer(() => admin.close())
  const close = opened.move()
  const bus = async (user: BusUser) => close.use(await connectBus({ url: server.urlFor(user), name: user, log }))
  return {
    admin,
    manager: await jetstreamManager(admin),
    js: jetstream(admin),
    bus,
    look: keeper.look,
    warnings,
    store: join(folder, 'jetstream', 'KEEPER', 'streams', eventsStream),
    /** Stops the server, changes what it has on its disk, and starts it again. */
    restart: async (change: () => Promise<void> = async () => {}) => {
      await server[Symbol.asyncDispose]()
      await change()
      server = await startNatsAlone({ folder, port: server.port })
    },
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}
type World = Awaited<ReturnType<typeof world>>

const publish = (bus: Bus, studentKey: string = randomUUID(), id: string = randomUUID()) =>
  bus.publishEvent(id, eventSubject(companionWrote.name, studentKey), { studentKey })

/** The incarnations of the stream that listeners of the bus were notified of. */
function watch(bus: Bus) {
  let calls = 0
  bus.onStreamsChanged(() => {
    calls += 1
  })
  return () => calls
}

/** Records events as a relay does: those that its stream has not are published again. */
function recorder(bus: Bus) {
  const events = new Map<string, { incarnation: string; sequence: number }>()
  let incarnation = ''
  const put = async (id: string) => {
    const sequence = await publish(bus, id, id)
    events.set(id, { incarnation, sequence })
  }
  const look = async () => {
    const state = await bus.eventsState()
    incarnation = state.incarnation
    for (const [id, at] of events)
      if (at.incarnation !== state.incarnation || at.sequence > state.lastSequence) await put(id)
  }
  const lookAgain = () =>
    eventually('a look at the stream', () =>
      look().then(
        () => true,
        () => false,
      ),
    )
  bus.onStreamsChanged(() => void lookAgain().catch(() => {}))
  return { look: lookAgain, record: put, ids: () => [...events.keys()] }
}

/** Every event that the notifier reads. */
function read(bus: Bus) {
  const seen = new Set<string>()
  const consumer = bus.consumeEvents('notifier', companionWrote.name, async ({ id, acknowledge }) => {
    seen.add(id)
    acknowledge()
  })
  return { seen, consumer }
}

describe('what the keeper keeps', () => {
  test('is made again when it is deleted while everybody is connected, and everybody is notified', async () => {
    await using own = await world()
    const bus = await own.bus('chat-engine')
    const announced = watch(bus)
    await eventually('the first announcement', () => announced() > 0)
    const before = await bus.eventsState()
    await own.manager.streams.delete(liveStream)
    await own.manager.streams.delete(eventsStream)
    await eventually('another stream', async () => {
      const state = await bus.eventsState().catch(() => before)
      return state.incarnation !== before.incarnation
    })
    await eventually('an announcement', () => announced() > 1)
    expect((await own.manager.consumers.list(eventsStream).next()).length).toBe(kept.length + 1)
    await eventually('the live stream', async () => {
      const live = await own.manager.streams.info(liveStream).catch(() => null)
      return live?.config.allow_direct
    })
  })

  test('is as the release wants it, and a durable consumer that is missing is made again', async () => {
    await using own = await world()
    const { manager } = own
    await manager.streams.update(liveStream, { max_bytes: 1024 * 1024 })
    await manager.consumers.delete(eventsStream, 'notifier_companion-wrote-v1')
    const bus = await own.bus('notifier')
    const { seen, consumer } = read(bus)
    await using _reading = consumer
    await eventually(
      'its size',
      async () => (await manager.streams.info(liveStream)).config.max_bytes === 256 * 2 ** 20,
    )
    const id = randomUUID()
    await publish(await own.bus('chat-engine'), id, id)
    await eventually('the event', () => seen.has(id))
  })
})

// Each has a server of its own, and waits for looks at it.
describe.concurrent('nothing is lost when the stream of events', () => {
  const faults: Array<[string, (own: World) => Promise<void>]> = [
    ['is deleted', async ({ manager }) => void (await manager.streams.delete(eventsStream))],
    ['is emptied', async ({ manager }) => void (await manager.streams.purge(eventsStream))],
    ['loses one from its middle', async ({ manager }) => void (await manager.streams.deleteMessage(eventsStream, 3))],
  ]
  test.each(faults)('%s while everybody is connected', async (_what, fault) => {
    await using own = await world()
    const relay = recorder(await own.bus('chat-engine'))
    await relay.look()
    for (let i = 0; i < 5; i++) await relay.record(randomUUID())
    const { state } = await own.manager.streams.info(eventsStream)
    expect(state.last_seq).toBe(5)
    await own.look()
    await fault(own)
    // Nobody has read anything yet.
    const { seen, consumer } = read(await own.bus('notifier'))
    await using _reading = consumer
    await eventually('all of them', () => relay.ids().every((id) => seen.has(id)))
  })

  test.each(['than its consumers', 'with its consumers'])('comes back shorter %s', async (what) => {
    await using own = await world()
    const backup = `${own.store}-before`
    const relay = recorder(await own.bus('chat-engine'))
    await relay.look()
    for (let i = 0; i < 3; i++) await relay.record(randomUUID())
    const { seen, consumer } = read(await own.bus('notifier'))
    await using _reading = consumer
    await eventually('the first', () => seen.size === 3)
    await own.restart(() => cp(own.store, backup, { recursive: true }))
    await relay.look()
    for (let i = 0; i < 4; i++)
      await eventually('a place', () =>
        relay.record(randomUUID()).then(
          () => true,
          () => false,
        ),
      )
    await eventually('the others', () => seen.size === 7)
    const lost = relay.ids()
    await own.restart(async () => {
      const part = what === 'with its consumers' ? '' : 'msgs'
      await rm(join(own.store, part), { recursive: true })
      await cp(join(backup, part), join(own.store, part), { recursive: true })
    })
    seen.clear()
    const fresh = Array.from({ length: 6 }, () => randomUUID())
    for (const id of fresh)
      await eventually('a place', () =>
        relay.record(id).then(
          () => true,
          () => false,
        ),
      )
    await eventually('the new ones', () => fresh.every((id) => seen.has(id)))
    // The stream has again whatever the relay has recorded.
    await eventually('all of them', async () => {
      const there = await own.manager.streams.info(eventsStream).catch(() => null)
      return (there?.state.messages ?? 0) >= lost.length + fresh.length
    })
  })
})

describe('an erased student', () => {
  const erase = async (own: World, studentKey: string) => {
    const profile = await own.bus('profile-journey')
    await profile.publishEvent(randomUUID(), eventSubject(studentErased.name, studentKey), { studentKey })
  }
  const subjects = async (own: World, studentKey: string) => {
    const of = async (stream: string) => {
      const { state } = await own.manager.streams.info(stream, { subjects_filter: '>' })
      return Object.keys(state.subjects ?? {}).filter((subject) => subject.includes(studentKey))
    }
    return [...(await of(liveStream)), ...(await of(eventsStream))]
  }

  test('is removed from both streams at once, and again after what is published late', async () => {
    await using own = await world({ againMilliseconds: 5_000 })
    const [studentKey, other, engine] = [randomUUID(), randomUUID(), await own.bus('chat-engine')]
    const write = async (key: string) => {
      engine.publishLive(key, randomUUID(), { n: 0, event: 'restart', data: { turnId: key } })
      await publish(engine, key)
    }
    await write(studentKey)
    await write(other)
    await erase(own, studentKey)
    const erased = eventSubject(studentErased.name, studentKey)
    await eventually('the first purge', async () => (await subjects(own, studentKey)).join() === erased)
    await write(studentKey)
    // What is live is not acknowledged: it may come a moment later.
    await eventually('what is published late', async () => (await subjects(own, studentKey)).length === 3)
    await using reading = new AsyncDisposableStack()
    for (const service of ['chat-engine', 'companion-scheduler', 'notifier'] as const) {
      const bus = await own.bus(service)
      reading.use(bus.consumeEvents(service, studentErased.name, async ({ acknowledge }) => acknowledge()))
    }
    await eventually('nothing of them', async () => (await subjects(own, studentKey)).length === 0)
    expect((await subjects(own, other)).length).toBe(2)
    expect(own.warnings).toEqual([])
  })

  test('hides no loss: a stream that somebody empties during its purges is made anew', async () => {
    await using own = await world()
    const engine = await own.bus('chat-engine')
    await publish(engine)
    await own.look()
    const { created } = await own.manager.streams.info(eventsStream)
    const purges = own.admin.subscribe(`$JS.API.STREAM.PURGE.${eventsStream}`, { max: 1 })
    await own.admin.flush()
    await erase(own, randomUUID())
    for await (const _first of purges) await own.manager.streams.purge(eventsStream)
    await eventually('another stream', async () => {
      const now = await unlessMissing(own.manager.streams.info(eventsStream))
      return now && now.created !== created
    })
  })

  test('is not taken for one by an answer that somebody had sent to the event’s subject', async () => {
    await using own = await world()
    const [studentKey, engine] = [randomUUID(), await own.bus('chat-engine')]
    await publish(engine, studentKey)
    const subject = eventSubject(studentErased.name, studentKey)
    await own.js.publish(subject, JSON.stringify({ type: 'io.nats.micro.v1.ping_response', id: 'A', name: 'x' }))
    await own.js.publish(subject, JSON.stringify({ id: randomUUID(), data: { studentKey: randomUUID() } }))
    await eventually('both to be settled', async () => {
      const { num_pending, num_ack_pending } = await own.manager.consumers.info(
        eventsStream,
        'bus-keeper_student-erased-v1',
      )
      return num_pending + num_ack_pending === 0
    })
    expect(await subjects(own, studentKey)).toContain(eventSubject(companionWrote.name, studentKey))
  })
})
