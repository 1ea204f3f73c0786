import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { type Bus, connectBus, type handle } from '@yoldas/bus'
import { command, event, eventSubject } from '@yoldas/contracts/events'
import { connectDb, type Db, type DbPool, sql } from '@yoldas/db'
import { eventually, startNats, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { consumeEvent } from './consumer.ts'
import { findUnconfirmed, handleCommand, recordEvent, sendCommand } from './messages.ts'
import { startRelay } from './relay.ts'
import { consumeOnce } from './store.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const isUnavailable = () => false
const service = 'profile-journey' as const

/** A database, a NATS server and a connection to each, of one's own. */
async function world() {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await testDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-outbox-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  let nats = await startNats({ folder })
  opened.defer(() => nats[Symbol.asyncDispose]())
  const db = opened.use(await connectDb(database.urls['chat-engine']))
  const bus = opened.use(await connectBus({ url: nats.urlFor('admin'), name: 'test', log: silent, live: false }))
  const close = opened.move()
  return {
    db,
    bus,
    /** Puts something into the stream of events that no service of ours would. */
    publishRaw: (subject: string, payload: string) =>
      withNats(nats.urlFor('admin'), (connection) => jetstream(connection).publish(subject, payload)),
    /** Messages that the consumer of an event has been given and has not settled. */
    unacknowledged: (of: string, name: string) =>
      withNats(nats.urlFor('admin'), async (connection) => {
        const { consumers } = await jetstreamManager(connection)
        return (await consumers.info('EVENTS', `${of}_${name.replaceAll('.', '-')}`)).num_ack_pending
      }),
    /** Stops the server and starts it again with nothing on its disk. */
    wipe: async () => {
      await nats[Symbol.asyncDispose]()
      await rm(join(folder, 'jetstream'), { recursive: true })
      nats = await startNats({ folder, port: nats.port })
    },
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

let shared: Awaited<ReturnType<typeof world>>
let db: DbPool
let bus: Bus
beforeAll(async () => {
  shared = await world()
  db = shared.db
  bus = shared.bus
})
afterAll(() => shared[Symbol.asyncDispose]())

const Count = z.object({ count: z.int() })
const rows = (studentKey: string, from = db) =>
  from.oneFirst(sql.type(Count)`SELECT count(*) FROM outbox WHERE student_key = ${studentKey}`)
const parked = (studentKey: string) =>
  db.oneFirst(sql.type(Count)`SELECT count(*) FROM dead_letter WHERE student_key = ${studentKey}`)
/** So that a test need not wait for the pauses between deliveries. */
const dueNow = (studentKey: string) =>
  db.query(sql.typeAlias('none')`UPDATE outbox SET due_at = clock_timestamp() WHERE student_key = ${studentKey}`)

const newCommand = () =>
  command({ service, subject: `test.command.${randomUUID()}`, input: z.object({ text: z.string() }) })
const newEvent = () => event({ name: `test.${randomUUID()}.v1`, data: z.object({ text: z.string() }) })

describe('a command', () => {
  test('is delivered, its effect happens once however often it arrives, and it leaves the outbox', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    const effects: string[] = []
    const handler = handleCommand(order, db, async (_tx: Db, { text }) => void effects.push(text))
    await using _serving = await bus.serve([handler], { service, isUnavailable })
    await using _relays = relays(3)
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        db.transaction((tx) => sendCommand(tx, order, studentKey, { text: String(i) })),
      ),
    )
    await eventually('the outbox to be empty', async () => (await rows(studentKey)) === 0)
    expect(effects.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i))
  })

  test('of a transaction that rolled back is never sent', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    const rolledBack = db.transaction(async (tx) => {
      await sendCommand(tx, order, studentKey, { text: 'x' })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await rows(studentKey)).toBe(0)
  })

  test('whose answer was lost is sent again and answered without a second effect', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    let [effects, answers] = [0, 0]
    const effect = handleCommand(order, db, async () => {
      effects += 1
    })
    const losing = { ...effect, answer: loseFirst(effect.answer, () => (answers += 1)) }
    await using _serving = await bus.serve([losing], { service, isUnavailable })
    await using relay = startRelay({ db, bus, log: silent })
    await db.transaction((tx) => sendCommand(tx, order, studentKey, { text: 'x' }))
    relay.ring()
    await eventually('the command to be delivered', async () => (await rows(studentKey)) === 0)
    expect(effects).toBe(1)
    expect(answers).toBe(2)
  })

  test('that is refused five times is parked, and holds back no other', async () => {
    const [studentKey, other, order, good] = [randomUUID(), randomUUID(), newCommand(), newCommand()]
    let refusals = 0
    const refusing = handleCommand(order, db, async () => {
      refusals += 1
      throw new Error('never')
    })
    const handlers = [refusing, handleCommand(good, db, async () => {})]
    await using _serving = await bus.serve(handlers, { service, isUnavailable })
    await using _relays = relays(1)
    await db.transaction((tx) => sendCommand(tx, order, studentKey, { text: 'x' }))
    await db.transaction((tx) => sendCommand(tx, good, other, { text: 'x' }))
    await eventually('the good one to arrive', async () => (await rows(other)) === 0)
    await eventually('the bad one to be parked', async () => {
      await dueNow(studentKey)
      return (await parked(studentKey)) === 1
    })
    expect(refusals).toBe(5)
    expect(await rows(studentKey)).toBe(0)
  })

  test('for a service that is away waits for it, and is never parked', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    await using _relays = relays(1)
    await db.transaction((tx) => sendCommand(tx, order, studentKey, { text: 'x' }))
    const Attempts = z.object({ attempts: z.int() })
    await eventually('more attempts than refusals are allowed', async () => {
      await dueNow(studentKey)
      const attempts = await db.oneFirst(
        sql.type(Attempts)`SELECT attempts FROM outbox WHERE student_key = ${studentKey}`,
      )
      return attempts > 7
    })
    await using _serving = await bus.serve([handleCommand(order, db, async () => {})], { service, isUnavailable })
    await eventually('the command to arrive', async () => {
      await dueNow(studentKey)
      return (await rows(studentKey)) === 0
    })
    expect(await parked(studentKey)).toBe(0)
  })
})

const send = (order: ReturnType<typeof newCommand>, studentKey: string, ...texts: string[]) =>
  db.transaction(async (tx) => {
    const ids: string[] = []
    for (const text of texts) ids.push(await sendCommand(tx, order, studentKey, { text }))
    return ids
  })
const muchTime = 20_000

describe('commands that somebody waits for', () => {
  test('have all arrived when it resolves', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    const arrived: string[] = []
    const handler = handleCommand(order, db, async (_tx, { text }) => void arrived.push(text))
    await using _serving = await bus.serve([handler], { service, isUnavailable })
    await using relay = startRelay({ db, bus, log: silent })
    await relay.deliver(await send(order, studentKey, 'a', 'b', 'c'), muchTime)
    expect(arrived.toSorted()).toEqual(['a', 'b', 'c'])
    expect(await rows(studentKey)).toBe(0)
  })

  test('are waited for while another relay delivers them', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const handler = handleCommand(order, db, async () => {
      reached.resolve()
      await released.promise
    })
    await using _serving = await bus.serve([handler], { service, isUnavailable })
    await using _other = relays(1)
    const ids = await send(order, studentKey, 'x')
    await reached.promise
    await using relay = startRelay({ db, bus, log: silent })
    let resolved = false
    const delivered = relay.deliver(ids, muchTime).then(() => {
      resolved = true
    })
    await relay.deliver(ids, 200)
    expect(resolved).toBe(false)
    released.resolve()
    await delivered
    expect(await rows(studentKey)).toBe(0)
  })

  test('are given up for a service that is away when the time has passed, and arrive later', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    await using relay = startRelay({ db, bus, log: silent })
    const started = performance.now()
    await relay.deliver(await send(order, studentKey, 'x'), 600)
    expect(performance.now() - started).toBeGreaterThan(590)
    expect(await rows(studentKey)).toBe(1)
    await using _serving = await bus.serve([handleCommand(order, db, async () => {})], { service, isUnavailable })
    await eventually('the command to arrive', async () => (await rows(studentKey)) === 0)
  })

  test('are given up in time for a service that does not answer, and are not sent again meanwhile', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    const released = Promise.withResolvers<void>()
    let tries = 0
    const handler = handleCommand(order, db, async () => {
      tries += 1
      await released.promise
    })
    await using _serving = await bus.serve([handler], { service, isUnavailable })
    await using relay = startRelay({ db, bus, log: silent })
    const started = performance.now()
    await relay.deliver(await send(order, studentKey, 'x'), 600)
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(tries).toBe(1)
    released.resolve()
    await eventually('the command to arrive', async () => (await rows(studentKey)) === 0)
  })

  test('that are refused to the last are not waited for any longer', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    const refusing = handleCommand(order, db, async () => {
      throw new Error('never')
    })
    await using _serving = await bus.serve([refusing], { service, isUnavailable })
    await using relay = startRelay({ db, bus, log: silent })
    const ids = await send(order, studentKey, 'x')
    let resolved = false
    const delivered = relay.deliver(ids, muchTime).then(() => {
      resolved = true
    })
    await eventually('the command to be parked', async () => {
      await dueNow(studentKey)
      return (await parked(studentKey)) === 1 || resolved
    })
    await delivered
    expect(await parked(studentKey)).toBe(1)
  })

  test('are none, or are there no more: nothing is waited for', async () => {
    await using relay = startRelay({ db, bus, log: silent })
    const started = performance.now()
    await relay.deliver([], muchTime)
    await relay.deliver([randomUUID()], muchTime)
    expect(performance.now() - started).toBeLessThan(muchTime / 2)
  })

  test('of a Postgres that is gone are given up in time', async () => {
    await using own = await world()
    await using relay = startRelay({ db: own.db, bus: own.bus, log: silent })
    await own.db[Symbol.asyncDispose]()
    await relay.deliver([randomUUID()], 100)
  })
})

describe('unconfirmed commands', () => {
  test('are those of the student and of their kind, in the order of sending, until they have arrived', async () => {
    const [studentKey, other, order, another] = [randomUUID(), randomUUID(), newCommand(), newCommand()]
    const texts = Array.from({ length: 20 }, (_, i) => String(i))
    const ids = await send(order, studentKey, ...texts.slice(0, 10))
    await send(order, other, 'of another student')
    await send(another, studentKey, 'of another kind')
    ids.push(...(await send(order, studentKey, ...texts.slice(10))))
    expect((await findUnconfirmed(db, order, studentKey)).map(({ text }) => text)).toEqual(texts)

    await using _serving = await bus.serve([handleCommand(order, db, async () => {})], { service, isUnavailable })
    await using relay = startRelay({ db, bus, log: silent })
    await relay.deliver(ids, muchTime)
    expect(await findUnconfirmed(db, order, studentKey)).toEqual([])
    expect(await findUnconfirmed(db, another, studentKey)).toEqual([{ text: 'of another kind' }])
  })
})

describe('an event', () => {
  test('reaches its consumer, and again when the stream was wiped; the inbox keeps its effect single', async () => {
    await using own = await world()
    const [studentKey, fact] = [randomUUID(), newEvent()]
    let [arrivals, effects] = [0, 0]
    const deps = { db: own.db, bus: own.bus, log: silent, service }
    await using _consumer = consumeEvent(deps, fact, async (_data, id) => {
      arrivals += 1
      await own.db.transaction(async (tx) => {
        if (await consumeOnce(tx, id)) effects += 1
      })
    })
    await using relay = startRelay({ db: own.db, bus: own.bus, log: silent })
    await own.db.transaction((tx) => recordEvent(tx, fact, studentKey, { text: 'x' }))
    relay.ring()
    await eventually('the event to arrive', () => arrivals === 1)
    expect(await rows(studentKey, own.db)).toBe(1)

    await own.wipe()
    await eventually('the event to arrive again', () => arrivals >= 2, 30_000)
    expect(effects).toBe(1)
  })

  test('that is no event at all is dropped, and holds back no other', async () => {
    const [studentKey, fact] = [randomUUID(), newEvent()]
    const arrived: string[] = []
    await shared.publishRaw(eventSubject(fact.name, studentKey), '{"no":"envelope"')
    const deps = { db, bus, log: silent, service }
    await using _consumer = consumeEvent(deps, fact, async ({ text }) => void arrived.push(text))
    await using relay = startRelay({ db, bus, log: silent })
    await db.transaction((tx) => recordEvent(tx, fact, studentKey, { text: 'good' }))
    relay.ring()
    await eventually('the good one to arrive', () => arrived.length > 0)
    expect(arrived).toEqual(['good'])
    await eventually('both to be settled', async () => (await shared.unacknowledged(service, fact.name)) === 0, 5_000)
  })

  test('that its consumer refuses five times is parked; an outage parks nothing', async () => {
    const [studentKey, bad, fact] = [randomUUID(), randomUUID(), newEvent()]
    let outages = 0
    const deps = { db, bus, log: silent, service }
    await using _consumer = consumeEvent(deps, fact, async ({ text }) => {
      if (text === 'bad') throw new Error('never')
      outages += 1
      if (outages < 7) throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
    })
    await using relay = startRelay({ db, bus, log: silent })
    await db.transaction((tx) => recordEvent(tx, fact, bad, { text: 'bad' }))
    await db.transaction((tx) => recordEvent(tx, fact, studentKey, { text: 'good' }))
    relay.ring()
    await eventually('the bad one to be parked', async () => (await parked(bad)) === 1, 25_000)
    await eventually('the outage to pass', () => outages === 7, 25_000)
    expect(await parked(studentKey)).toBe(0)
  })
})

/** Several relays of the same outbox, as replicas have them. */
function relays(count: number): AsyncDisposable {
  const running = new AsyncDisposableStack()
  for (let i = 0; i < count; i++) running.use(startRelay({ db, bus, log: silent }))
  return { [Symbol.asyncDispose]: () => running.disposeAsync() }
}

/** The first answer never leaves, as when the connection breaks after the commit. */
function loseFirst(answer: ReturnType<typeof handle>['answer'], onAnswer: () => number): typeof answer {
  return (msg, options) => {
    const lost = onAnswer() === 1
    return answer(lost ? Object.assign(Object.create(msg), { respond: () => true }) : msg, options)
  }
}

async function withNats<Result>(url: string, use: (connection: NatsConnection) => Promise<Result>): Promise<Result> {
  const { host, username, password } = new URL(url)
  const connection = await connect({ servers: host, user: username, pass: password })
  try {
    return await use(connection)
  } finally {
    await connection.close()
  }
}
