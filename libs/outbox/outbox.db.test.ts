import { randomUUID } from 'node:crypto'
import type { Bus, handle } from '@yoldas/bus'
import { eventSubject } from '@yoldas/contracts/events'
import { type Db, type DbPool, sql } from '@yoldas/db'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { consumeEvent } from './consumer.ts'
import { findUnconfirmed, handleCommand, recordEvent, recordEvents, sendCommand, takeBack } from './messages.ts'
import { startRelay } from './relay.ts'
import { consumeOnce, eraseMessages } from './store.ts'
import {
  consuming,
  dueNow,
  isUnavailable,
  newCommand,
  newEvent,
  parked,
  refusedDueNow,
  rows,
  service,
  silent,
  world,
} from './test/world.ts'

let shared: Awaited<ReturnType<typeof world>>
let db: DbPool
let bus: Bus
beforeAll(async () => {
  shared = await world()
  db = shared.db
  bus = shared.bus
})
afterAll(() => shared[Symbol.asyncDispose]())

describe('a command', () => {
  test('is delivered, its effect happens once however often it arrives, and it leaves the outbox', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    const effects: string[] = []
    // What a transaction did that rolled back, and is done again, did not happen.
    const kept = (_input: unknown, text: string | undefined) => text !== undefined && effects.push(text)
    const handler = handleCommand(order, db, async (_tx: Db, { text }) => text, kept)
    await using _serving = await bus.serve([handler], { service, isUnavailable })
    await using _relays = relays(3)
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        db.transaction((tx) => sendCommand(tx, order, studentKey, { text: String(i) })),
      ),
    )
    await eventually('the outbox to be empty', async () => (await rows(db, studentKey)) === 0)
    expect(effects.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i))
  })

  test('of a transaction that rolled back is never sent', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    const rolledBack = db.transaction(async (tx) => {
      await sendCommand(tx, order, studentKey, { text: 'x' })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await rows(db, studentKey)).toBe(0)
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
    relay.wake()
    await eventually('the command to be delivered', async () => (await rows(db, studentKey)) === 0)
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
    await eventually('the good one to arrive', async () => (await rows(db, other)) === 0)
    await eventually('the bad one to be parked', async () => {
      await refusedDueNow(db, studentKey)
      return (await parked(db, studentKey)) === 1
    })
    expect(refusals).toBe(5)
    expect(await rows(db, studentKey)).toBe(0)
  })

  test('for a service that is away waits for it, and is never parked', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    await using _relays = relays(1)
    await db.transaction((tx) => sendCommand(tx, order, studentKey, { text: 'x' }))
    const Attempts = z.object({ attempts: z.int() })
    await eventually('more attempts than refusals are allowed', async () => {
      await dueNow(db, studentKey)
      const attempts = await db.oneFirst(
        sql.type(Attempts)`SELECT attempts FROM outbox WHERE student_key = ${studentKey}`,
      )
      return attempts > 7
    })
    await using _serving = await bus.serve([handleCommand(order, db, async () => {})], { service, isUnavailable })
    await eventually('the command to arrive', async () => {
      await dueNow(db, studentKey)
      return (await rows(db, studentKey)) === 0
    })
    expect(await parked(db, studentKey)).toBe(0)
  })
})

test('messages that nobody waits for leave together, a little later', async () => {
  const order = newCommand()
  const effects: string[] = []
  const handler = handleCommand(order, db, async (_tx: Db, { text }) => void effects.push(text))
  await using _serving = await bus.serve([handler], { service, isUnavailable })
  let committed = 0
  const commit = async () => {
    await db.transaction((tx) => sendCommand(tx, order, randomUUID(), { text: 'x' }))
    committed += 1
    woken ??= performance.now()
    relay.wakeSoon()
  }
  let woken: number | undefined
  const claims: Array<{ at: number; committedBefore: number; found: number }> = []
  const looked = Promise.withResolvers<void>()
  const any: Db['any'] = async (query) => {
    const claim = { at: performance.now(), committedBefore: committed }
    const found = await db.any(query)
    if (!query.sql.includes('SKIP LOCKED')) return found
    if (woken !== undefined) claims.push({ ...claim, found: found.length })
    // Before the relay begins to wait for its next poll, which cannot come first then.
    else if (found.length === 0) await commit().then(looked.resolve)
    return found
  }
  await using relay = startRelay({ db: { ...db, any }, bus, log: silent })
  await looked.promise
  for (let nth = 1; nth < 20; nth += 1) await commit()
  await eventually('all to arrive', () => effects.length === 20)
  const [first] = claims
  // It lingers for 100 ms, of a clock that may be read a little late.
  expect(first?.at).toBeGreaterThan((woken ?? 0) + 50)
  expect(first?.found).toBeGreaterThanOrEqual(first?.committedBefore ?? 20)
})

test('commands that have not arrived are taken back in order, but for others’ and refused ones', async () => {
  const [studentKey, other, order, another] = [randomUUID(), randomUUID(), newCommand(), newCommand()]
  const send = (to: typeof order, student: string, text: string) =>
    db.transaction((tx) => sendCommand(tx, to, student, { text }))
  const refused = await send(order, studentKey, 'refused')
  await db.query(sql.typeAlias('none')`UPDATE outbox SET refusals = 1 WHERE id = ${refused}`)
  for (const text of ['one', 'two']) await send(order, studentKey, text)
  await send(another, studentKey, 'another')
  await send(order, other, 'theirs')
  const rolledBack = db.transaction(async (tx) => {
    await takeBack(tx, order, studentKey)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await db.transaction((tx) => takeBack(tx, order, studentKey))).toEqual([{ text: 'one' }, { text: 'two' }])
  expect(await findUnconfirmed(db, order, studentKey)).toEqual([{ text: 'refused' }])
  expect(await findUnconfirmed(db, another, studentKey)).toEqual([{ text: 'another' }])
  expect(await findUnconfirmed(db, order, other)).toEqual([{ text: 'theirs' }])
  for (const student of [studentKey, other])
    await db.query(sql.typeAlias('none')`DELETE FROM outbox WHERE student_key = ${student}`)
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
    expect(await rows(db, studentKey)).toBe(0)
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
    expect(await rows(db, studentKey)).toBe(0)
  })

  test('are given up for a service that is away when the time has passed, and arrive later', async () => {
    const [studentKey, order] = [randomUUID(), newCommand()]
    await using relay = startRelay({ db, bus, log: silent })
    const started = performance.now()
    await relay.deliver(await send(order, studentKey, 'x'), 600)
    expect(performance.now() - started).toBeGreaterThan(590)
    expect(await rows(db, studentKey)).toBe(1)
    await using _serving = await bus.serve([handleCommand(order, db, async () => {})], { service, isUnavailable })
    await eventually('the command to arrive', async () => (await rows(db, studentKey)) === 0)
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
    expect(performance.now() - started).toBeLessThan(muchTime / 2)
    expect(tries).toBe(1)
    released.resolve()
    await eventually('the command to arrive', async () => (await rows(db, studentKey)) === 0)
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
      await dueNow(db, studentKey)
      return (await parked(db, studentKey)) === 1 || resolved
    })
    await delivered
    expect(await parked(db, studentKey)).toBe(1)
  })

  test('that have all left already is over at once', async () => {
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
    const deps = { ...consuming, db: own.db, bus: own.bus }
    await own.keep(fact)
    await using _consumer = consumeEvent(deps, fact, async (_data, id) => {
      arrivals += 1
      await own.db.transaction(async (tx) => {
        if (await consumeOnce(tx, id)) effects += 1
      })
    })
    await using relay = startRelay({ db: own.db, bus: own.bus, log: silent })
    await own.db.transaction((tx) => recordEvent(tx, fact, studentKey, { text: 'x' }))
    relay.wake()
    await eventually('the event to arrive', () => arrivals === 1)
    expect(await rows(own.db, studentKey)).toBe(1)

    await own.wipe()
    await eventually('the event to arrive again', () => arrivals >= 2, 30_000)
    expect(effects).toBe(1)
  })

  test('that is malformed is dropped, and holds back no other', async () => {
    const [studentKey, fact] = [randomUUID(), newEvent()]
    const arrived: string[] = []
    await shared.publishRaw(eventSubject(fact.name, studentKey), '{"no":"envelope"')
    const deps = { ...consuming, db, bus }
    await shared.keep(fact)
    await using _consumer = consumeEvent(deps, fact, async ({ text }) => void arrived.push(text))
    await using relay = startRelay({ db, bus, log: silent })
    await db.transaction((tx) => recordEvent(tx, fact, studentKey, { text: 'good' }))
    relay.wake()
    await eventually('the good one to arrive', () => arrived.length > 0)
    expect(arrived).toEqual(['good'])
    await eventually('both to be settled', async () => (await shared.unacknowledged(service, fact.name)) === 0, 5_000)
  })

  test('that its consumer refuses five times is parked; an outage parks nothing', async () => {
    const [studentKey, bad, fact] = [randomUUID(), randomUUID(), newEvent()]
    let outages = 0
    const deps = { ...consuming, db, bus }
    await shared.keep(fact)
    await using _consumer = consumeEvent(deps, fact, async ({ text }) => {
      if (text === 'bad') throw new Error('never')
      outages += 1
      if (outages < 7) throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
    })
    await using relay = startRelay({ db, bus, log: silent })
    await db.transaction((tx) => recordEvent(tx, fact, bad, { text: 'bad' }))
    await db.transaction((tx) => recordEvent(tx, fact, studentKey, { text: 'good' }))
    relay.wake()
    await eventually('the bad one to be parked', async () => (await parked(db, bad)) === 1, 25_000)
    await eventually('the outage to pass', () => outages === 7, 25_000)
    expect(await parked(db, studentKey)).toBe(0)
  })
})

describe('events that are recorded together', () => {
  test('each arrive, but for those of a student who was erased before they were published', async () => {
    const [fact, arrived] = [newEvent(), new Set<string>()]
    const students = [randomUUID(), randomUUID(), randomUUID()] as const
    await shared.keep(fact)
    await using _consumer = consumeEvent({ ...consuming, db, bus }, fact, async ({ text }) => void arrived.add(text))
    await db.transaction((tx) =>
      recordEvents(
        tx,
        fact,
        students.map((studentKey) => ({ studentKey, data: { text: studentKey } })),
      ),
    )
    const [first, erased, last] = students
    await db.transaction((tx) => eraseMessages(tx, erased))
    await using relay = startRelay({ db, bus, log: silent })
    relay.wake()
    await eventually('both', () => arrived.has(first) && arrived.has(last))
    expect(arrived).toEqual(new Set([first, last]))
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
