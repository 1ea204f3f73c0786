import { randomUUID } from 'node:crypto'
import { type Bus, handle } from '@yoldas/bus'
import { eventSubject } from '@yoldas/contracts/events'
import { connectDb, type Db, sql } from '@yoldas/db'
import { eventually, patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { consumeEvent } from './consumer.ts'
import { handleCommand, recordEvent, sendCommand } from './messages.ts'
import { startRelay } from './relay.ts'
import { consuming, isUnavailable, newCommand, newEvent, parked, rows, service, silent, world } from './test/world.ts'

let shared: Awaited<ReturnType<typeof world>>
let bus: Bus
beforeAll(async () => {
  shared = await world()
  bus = shared.bus
})
afterAll(() => shared[Symbol.asyncDispose]())

/** An outbox of the test's own, beside the stream that all share. */
async function ownOutbox() {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await testDatabase())
  const db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  const close = opened.move()
  return { db, [Symbol.asyncDispose]: () => close.disposeAsync() }
}

/** Events that count as published in a stream, at a place. */
async function addPublished(
  db: Db,
  studentKey: string,
  count: number,
  place: { incarnation: string; sequence: number },
) {
  await db.query(sql.typeAlias('none')`
    INSERT INTO outbox (id, kind, subject, student_key, payload, published_at, incarnation, sequence)
    SELECT gen_random_uuid(), 'event', ${eventSubject('test.lost.v1', studentKey)}, ${studentKey}, '{"text":"x"}',
      clock_timestamp(), ${place.incarnation}, ${place.sequence}
    FROM generate_series(1, ${count})
  `)
}

const Count = z.object({ count: z.int() })
const publishedIn = (db: Db, incarnation: string, sequence = Number.MAX_SAFE_INTEGER) =>
  db.oneFirst(sql.type(Count)`
    SELECT count(*) FROM outbox
    WHERE published_at IS NOT NULL AND incarnation = ${incarnation} AND sequence <= ${sequence}
  `)

test('events of a lost stream are published again, more of them than one statement takes', async () => {
  await using own = await ownOutbox()
  const lost = 5_100
  await addPublished(own.db, randomUUID(), lost, { incarnation: '2000-01-01T00:00:00Z', sequence: 1 })
  const warned: object[] = []
  await using _relay = startRelay({ db: own.db, bus, log: { ...silent, warn: (object) => warned.push(object) } })
  const { incarnation } = await bus.eventsState()
  await eventually('all to be in the stream', async () => (await publishedIn(own.db, incarnation)) === lost)
  expect(warned).toContainEqual({ events: lost })
})

test('events beyond the end of a stream that came back shorter are published again', async () => {
  await using own = await ownOutbox()
  const { incarnation, lastSequence } = await bus.eventsState()
  const beyond = lastSequence + 1_000_000
  await addPublished(own.db, randomUUID(), 3, { incarnation, sequence: beyond })
  await using _relay = startRelay({ db: own.db, bus, log: silent })
  await eventually('them to have real places', async () => (await publishedIn(own.db, incarnation, beyond - 1)) === 3)
})

test('a failed look at the stream is repeated, and the events it missed are published all the same', async () => {
  await using own = await ownOutbox()
  await addPublished(own.db, randomUUID(), 3, { incarnation: '2000-01-01T00:00:00Z', sequence: 1 })
  let looks = 0
  const failing: Bus = {
    ...bus,
    // The first look finds the stream, and then cannot ask the database what the stream has lost.
    eventsState: async () => {
      looks += 1
      const state = await bus.eventsState()
      return looks === 1 ? { ...state, lastSequence: Number.NaN } : state
    },
  }
  await using _relay = startRelay({ db: own.db, bus: failing, log: silent })
  const { incarnation } = await bus.eventsState()
  await eventually('them to be in the stream', async () => (await publishedIn(own.db, incarnation)) === 3)
  expect(looks).toBeGreaterThan(1)
})

test('an event is marked as published only after the stream has it', async () => {
  await using own = await ownOutbox()
  const [studentKey, fact] = [randomUUID(), newEvent()]
  const markedBefore: boolean[] = []
  const watched: Bus = {
    ...bus,
    publishEvent: async (id, subject, data) => {
      markedBefore.push(
        await own.db.exists(sql.typeAlias('none')`
        SELECT FROM outbox WHERE id = ${id} AND published_at IS NOT NULL
      `),
      )
      return bus.publishEvent(id, subject, data)
    },
  }
  await using relay = startRelay({ db: own.db, bus: watched, log: silent })
  await own.db.transaction((tx) => recordEvent(tx, fact, studentKey, { text: 'x' }))
  relay.wake()
  const { incarnation } = await bus.eventsState()
  await eventually('the event to be marked', async () => (await publishedIn(own.db, incarnation)) === 1)
  expect(markedBefore).toEqual([false])
})

test('an event that was published while the stream was replaced is looked for again', async () => {
  await using own = await ownOutbox()
  const [studentKey, fact] = [randomUUID(), newEvent()]
  let replaced = false
  const replacing: Bus = {
    ...bus,
    // What it returned before the replacement is what the event is marked with, after all looks.
    eventsState: async () => ({ ...(await bus.eventsState()), ...(replaced ? {} : { incarnation: 'the one before' }) }),
    publishEvent: async (id, subject, data) => {
      if (!replaced) {
        replaced = true
        reconnected()
      }
      return bus.publishEvent(id, subject, data)
    },
    onStreamsChanged: (listener) => {
      reconnected = listener
      return { [Symbol.dispose]: () => {} }
    },
  }
  let reconnected = () => {}
  await using relay = startRelay({ db: own.db, bus: replacing, log: silent })
  await own.db.transaction((tx) => recordEvent(tx, fact, studentKey, { text: 'x' }))
  relay.wake()
  const { incarnation } = await bus.eventsState()
  await eventually('the event to be in the new stream', async () => (await publishedIn(own.db, incarnation)) === 1)
})

test('a service that does not answer delays no events and no other service', async () => {
  await using own = await ownOutbox()
  const [hung, other, fact] = [newCommand('notifier'), newCommand(), newEvent()]
  const [hungKey, studentKey] = [randomUUID(), randomUUID()]
  const released = Promise.withResolvers<Record<string, never>>()
  const hanging = handle({ ...hung, input: z.unknown(), output: z.object({}) }, () => released.promise)
  await using _hung = await bus.serve([hanging], { service: 'notifier', isUnavailable })
  await using _serving = await bus.serve([handleCommand(other, own.db, async () => {})], { service, isUnavailable })
  let postponed = 0
  const count = () => {
    postponed += 1
  }
  await using relay = startRelay({ db: own.db, bus, log: { ...silent, warn: count } })
  // Before all others are disposed of, which waits for what is under way.
  using _release = { [Symbol.dispose]: () => released.resolve({}) }
  await own.db.transaction(async (tx) => {
    for (let i = 0; i < 200; i++) await sendCommand(tx, hung, hungKey, { text: String(i) })
  })
  relay.wake()
  await eventually('the hung service to have all it can take', async () => (await attempted(own.db, hungKey)) === 64)
  await own.db.transaction(async (tx) => {
    await sendCommand(tx, other, studentKey, { text: 'x' })
    await recordEvent(tx, fact, studentKey, { text: 'x' })
  })
  relay.wake()
  const { incarnation } = await bus.eventsState()
  await eventually('the event to be published', async () => (await publishedIn(own.db, incarnation)) === 1)
  await eventually('the command to arrive', async () => (await rows(own.db, studentKey)) === 1)
  expect(postponed).toBe(0)
})

const attempted = (db: Db, studentKey: string) =>
  db.oneFirst(sql.type(Count)`SELECT count(*) FROM outbox WHERE student_key = ${studentKey} AND attempts > 0`)

test('old marks are forgotten at the start', async () => {
  await using own = await ownOutbox()
  await own.db.query(sql.typeAlias('none')`
    INSERT INTO inbox (id, consumed_at) VALUES (${randomUUID()}, clock_timestamp() - interval '31 days')
  `)
  await using _relay = startRelay({ db: own.db, bus, log: silent })
  await eventually('the mark to be gone', async () => !(await own.db.exists(sql.typeAlias('none')`SELECT FROM inbox`)))
})

test('a refused event that Postgres cannot store is parked as text; one with a malformed id is dropped', async () => {
  await using own = await ownOutbox()
  const [studentKey, fact, id] = [randomUUID(), newEvent(), randomUUID()]
  const subject = eventSubject(fact.name, studentKey)
  await shared.publishRaw(subject, JSON.stringify({ id: 'no uuid', data: { text: 'x' } }))
  await shared.publishRaw(subject, JSON.stringify({ id, data: { text: '\u0000' } }))
  const deps = { ...consuming, db: own.db, bus }
  await shared.keep(fact)
  await using _consumer = consumeEvent(deps, fact, async () => {
    throw new Error('never')
  })
  await eventually('it to be parked', async () => (await parked(own.db, studentKey)) === 1, 25_000)
  const settled = async () => (await shared.unacknowledged(service, fact.name)) === 0
  await eventually('both to be settled', settled)
})

test('a refused event of an erased student is dropped, not parked', async () => {
  await using own = await ownOutbox()
  const [studentKey, fact] = [randomUUID(), newEvent()]
  const subject = eventSubject(fact.name, studentKey)
  await shared.publishRaw(subject, JSON.stringify({ id: randomUUID(), data: { text: 'x' } }))
  const deps = { ...consuming, db: own.db, bus, isErased: async (_tx: Db, key: string) => key === studentKey }
  let refusals = 0
  await shared.keep(fact)
  await using _consumer = consumeEvent(deps, fact, async () => {
    refusals += 1
    throw new Error('never')
  })
  await eventually('it to be refused', () => refusals === 1)
  const settled = async () => (await shared.unacknowledged(service, fact.name)) === 0
  await eventually('it to be settled', settled, 5_000)
  expect(await parked(own.db, studentKey)).toBe(0)
})
