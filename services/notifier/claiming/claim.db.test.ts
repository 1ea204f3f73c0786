import { randomUUID } from 'node:crypto'
import { type Db, type DbPool, planOf, sql } from '@yoldas/db'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { settleBatch } from '../sending/attempt.ts'
import type { Settlement } from '../sending/store.ts'
import { claimOf, deliveriesOf, newAnswer, notify, startProviders } from '../test/deliveries.ts'
import { countWaiting, newStudent, openDatabase } from '../test/students.ts'
import { type Claim, claimDue, countPending, pauseProvider, queueDue } from './store.ts'

// Claims are of everybody's deliveries: one test at a time, on an empty table.
const opened = new AsyncDisposableStack()
let db: DbPool
let replicas: DbPool[]
let studentKey: string
beforeAll(async () => {
  const database = opened.use(await openDatabase(2))
  db = database.db
  replicas = database.replicas
  studentKey = (await newStudent(db)).studentKey
})
afterAll(() => opened.disposeAsync())
beforeEach(async () => {
  await db.query(sql.typeAlias('none')`DELETE FROM notification`)
  await setPace(0, -3600)
  await db.query(sql.typeAlias('none')`UPDATE student SET next_place = NULL`)
})

/** `secondsAhead` is where the time of the last refill lies from now. */
const setPace = (tokens: number, secondsAhead: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE pace SET tokens = ${tokens}, paused_until = NULL,
      refilled_at = clock_timestamp() + make_interval(secs => ${secondsAhead})
  `)

async function makeDeliveries(count: number): Promise<void> {
  const { providers } = opened.use(await startProviders())
  await Promise.all(Array.from({ length: count }, () => notify({ db, providers }, newAnswer(studentKey))))
}

async function claim(from: Db, { limit = 7, perSecond = 10_000, leaseSeconds = 60 } = {}) {
  await queueDue(from, 1_000)
  return claimDue(from, { provider: 'fcm', limit, perSecond, leaseSeconds })
}

const answered = { outcome: 'sent', status: 200, answer: 'OK: 1' }
const settle = async ({ id, attempt, provider, suspected }: Claim, settlement: Settlement) =>
  (await settleBatch(db, [{ id, attempt, provider, suspected, ...answered, settlement }]))[0]
const again = (pauseSeconds: number): Settlement => ({
  kind: 'again',
  pauseSeconds,
  isAway: false,
  retryAfterSeconds: 0,
})

describe('claiming', () => {
  test('by two senders at once never gives a delivery to both, and leaves none', async () => {
    await makeDeliveries(150)
    const takeAll = async (from: Db) => {
      const taken: string[] = []
      for (;;) {
        const claims = await claim(from)
        if (claims.length === 0) return taken
        taken.push(...claims.map(({ id }) => id))
      }
    }
    const [first = [], second = []] = await Promise.all(replicas.map(takeAll))
    expect(new Set([...first, ...second]).size).toBe(150)
    expect(first.length + second.length).toBe(150)
  })

  test('begins with what stands first, and takes nothing of the other provider’s', async () => {
    await makeDeliveries(3)
    const { providers } = opened.use(await startProviders())
    await notify({ db, providers }, newAnswer(randomUUID()))
    const [oldest] = await claim(db, { limit: 1 })
    const first = sql.unsafe`SELECT id FROM delivery WHERE provider = 'fcm' ORDER BY place LIMIT 1`
    expect(oldest?.id).toBe(await db.oneFirst(first))
    expect(await claim(db, { limit: 10 })).toHaveLength(2)
    expect(await claimDue(db, { provider: 'onesignal', limit: 10, perSecond: 10, leaseSeconds: 60 })).toHaveLength(1)
  })

  test('leaves alone what is not due, what is leased and what is decided', async () => {
    await makeDeliveries(1)
    const [taken] = await claim(db)
    expect(await claim(db)).toEqual([])
    if (!taken) throw new Error('nothing was claimed')
    expect(await settle(taken, again(60))).toBe('pending')
    expect(await claim(db)).toEqual([])
    await db.query(sql.typeAlias('none')`UPDATE delivery SET due_at = clock_timestamp()`)
    const [second] = await claim(db)
    expect(second).toEqual({ ...taken, attempt: 2 })
    expect(await settle(second ?? taken, { kind: 'sent' })).toBe('sent')
    await db.query(sql.typeAlias('none')`UPDATE delivery SET due_at = clock_timestamp()`)
    expect(await claim(db)).toEqual([])
  })

  test('counts what is not decided', async () => {
    await makeDeliveries(2)
    await db.query(sql.typeAlias('none')`UPDATE delivery SET created_at = created_at - interval '1 hour'`)
    const { count, oldestSeconds } = await countPending(db)
    expect(count).toBe(2)
    expect(oldestSeconds).toBeGreaterThanOrEqual(3600)
  })
})

const Taken = z.object({ turnId: z.uuid() })
/** The turns of claims, in the order of claiming one after the other. */
async function claimOneByOne(count: number): Promise<string[]> {
  const turns: string[] = []
  for (let i = 0; i < count; i++) {
    const [taken] = await claim(db, { limit: 1 })
    const turn = sql.type(Taken)`SELECT turn_id AS "turnId" FROM delivery WHERE id = ${taken?.id ?? null}`
    turns.push(await db.oneFirst(turn))
  }
  return turns
}

describe('the order of claims', () => {
  const announce = async (event: Parameters<typeof notify>[1]) => {
    const { providers } = opened.use(await startProviders())
    await notify({ db, providers }, event)
    return event.turnId
  }
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const checkin = (key: string, expiresAt = inHours(5)) => ({
    ...{ ...newAnswer(key), type: 'silence_checkin' as const, expiresAt },
  })

  test('lets an answer pass what the companion wrote first', async () => {
    const checkins: string[] = []
    for (let i = 0; i < 5; i++) checkins.push(await announce(checkin((await newStudent(db)).studentKey)))
    const answer = await announce(newAnswer((await newStudent(db)).studentKey))
    expect(await claimOneByOne(6)).toEqual([answer, ...checkins])
  })

  test('lets what is of use for less time go first, and answers before all of it', async () => {
    const at = async (hours: number) => announce(checkin((await newStudent(db)).studentKey, inHours(hours)))
    const [hours, twentyMinutes, fiveMinutes] = [await at(5), await at(1 / 3), await at(1 / 12)]
    const answer = await announce(newAnswer((await newStudent(db)).studentKey))
    expect(await claimOneByOne(4)).toEqual([answer, fiveMinutes, twentyMinutes, hours])
  })

  test('lets no answer pass what has waited for an hour', async () => {
    const old = await announce(checkin((await newStudent(db)).studentKey))
    await db.query(sql.typeAlias('none')`UPDATE delivery SET place = place - interval '1 hour'`)
    const answer = await announce(newAnswer((await newStudent(db)).studentKey))
    expect(await claimOneByOne(2)).toEqual([old, answer])
  })

  test('lets nobody wait behind all that is one student’s', async () => {
    const [many, few] = [(await newStudent(db)).studentKey, (await newStudent(db)).studentKey]
    const firsts: string[] = []
    for (let i = 0; i < 30; i++) firsts.push(await announce(newAnswer(many)))
    const other = await announce(newAnswer(few))
    expect((await claimOneByOne(31)).indexOf(other)).toBeLessThan(30)
    expect(firsts).toHaveLength(30)
  })

  test('puts nobody further behind than an hour, whatever they did', async () => {
    await db.query(sql.typeAlias('none')`
      UPDATE student SET next_place = clock_timestamp() + interval '1 year' WHERE student_key = ${studentKey}
    `)
    const answer = await announce(newAnswer(studentKey))
    await db.query(sql.typeAlias('none')`UPDATE delivery SET place = place - interval '1 second'`)
    const later = await announce(checkin((await newStudent(db)).studentKey))
    expect(await claimOneByOne(2)).toEqual([answer, later])
  })
})

describe('a provider that wants to be asked less', () => {
  test('is asked for nothing until then, and the other one is', async () => {
    await makeDeliveries(2)
    const { providers } = opened.use(await startProviders())
    await notify({ db, providers }, newAnswer(randomUUID()))
    await pauseProvider(db, 'fcm', 3600)
    await pauseProvider(db, 'fcm', 1)
    expect(await claim(db)).toEqual([])
    expect(await claimDue(db, { provider: 'onesignal', limit: 9, perSecond: 9, leaseSeconds: 60 })).toHaveLength(1)
    await db.query(sql.typeAlias('none')`UPDATE pace SET paused_until = clock_timestamp()`)
    expect(await claim(db)).toHaveLength(2)
  })
})

test('what is due is found by an index, and claimed by its keys', async () => {
  const queued = await planOf(db, (tx) => queueDue(tx, 500))
  expect(queued).toMatch(/Index Scan using delivery_waiting .*\n.*Index Cond: \(due_at <= statement_timestamp\(\)\)/)
  const claimed = await planOf(db, (tx) =>
    claimDue(tx, { provider: 'fcm', limit: 64, perSecond: 1_000, leaseSeconds: 60 }),
  )
  expect(claimed).toMatch(/Index Scan using delivery_place .*\n.*Index Cond: \(provider = 'fcm'/)
  for (const plan of [queued, claimed]) {
    expect(plan).toMatch(/Index Cond: \(id = ANY /)
    expect(plan).not.toMatch(/Seq Scan on delivery/)
  }
})

const Index = z.object({ name: z.string(), predicate: z.string().nullable() })
const Count = z.object({ count: z.int() })

/** How many deliveries each index has an entry of, as its definition says. */
async function entriesByIndex(): Promise<Record<string, number>> {
  const indexes = await db.any(sql.type(Index)`
    SELECT indexrelid::regclass::text AS name, pg_get_expr(indpred, indrelid) AS predicate
    FROM pg_index WHERE indrelid = 'delivery'::regclass
  `)
  const counts = indexes.map(async ({ name, predicate }) => {
    const counting = { ...sql.type(Count)``, sql: `SELECT count(*) FROM delivery WHERE ${predicate ?? 'true'}` }
    return [name, await db.oneFirst(counting)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('what is settled stays in no index that claims or hand-overs read', async () => {
  await makeDeliveries(5)
  const claims = await claim(db, { limit: 5 })
  expect(await entriesByIndex()).toMatchObject({ delivery_device: 5, delivery_place: 5, delivery_pkey: 5 })
  for (const taken of claims) await settle(taken, { kind: 'sent' })
  expect(await entriesByIndex()).toEqual({
    ...{ delivery_device: 0, delivery_place: 0, delivery_waiting: 0 },
    ...{ delivery_pkey: 5, delivery_student: 5, delivery_turn_id_device_hash_key: 5 },
  })
})

test('a sender that outlived its lease settles nothing', async () => {
  const { providers } = opened.use(await startProviders())
  const event = newAnswer(studentKey)
  await notify({ db, providers }, event)
  const [stale] = await claimOf(db, studentKey, 0)
  const [current] = await claimOf(db, studentKey)
  if (!stale || !current) throw new Error('not claimed twice')
  for (const kind of ['sent', 'dropped'] as const) expect(await settle(stale, { kind })).toBeNull()
  expect(await settle(stale, again(9))).toBeNull()
  expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'pending', attempt: 2, leased: true }])
  expect(await settle(current, { kind: 'sent' })).toBe('sent')
  expect(await settle(current, { kind: 'dropped' })).toBeNull()
})

describe('the pace, shared by two senders,', () => {
  const claimEverywhere = async (perSecond: number) => {
    const rounds = Array.from({ length: 10 }, (_, i) => claim(replicas[i % 2] ?? db, { limit: 4, perSecond }))
    return (await Promise.all(rounds)).flat().length
  }

  test('gives out the tokens there are, and not one more', async () => {
    await makeDeliveries(60)
    // Filled an hour from now: until then nothing is added.
    await setPace(10, 3600)
    const first = await claim(replicas[0] ?? db, { limit: 4, perSecond: 10 })
    expect(first).toHaveLength(4)
    await setPace(6.9, 3600)
    expect(await claim(replicas[1] ?? db, { limit: 50, perSecond: 10 })).toHaveLength(6)
  })

  test('waits for who is taking some of them', async () => {
    await makeDeliveries(60)
    await setPace(10, 3600)
    const [taken, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = replicas[0]?.transaction(async (tx) => {
      const claims = await claim(tx, { limit: 9, perSecond: 10 })
      await tx.query(sql.typeAlias('none')`UPDATE pace SET refilled_at = clock_timestamp() + interval '1 hour'`)
      taken.resolve()
      await committing.promise
      return claims
    })
    await taken.promise
    const second = claim(replicas[1] ?? db, { limit: 50, perSecond: 10 })
    await eventually('the second to wait', async () => (await countWaiting(db)) === 1)
    committing.resolve()
    expect(await first).toHaveLength(9)
    expect(await second).toHaveLength(1)
  })

  test('lets no more go than a second’s worth at once, and after that its rate', async () => {
    await makeDeliveries(100)
    const perSecond = 20
    await setPace(0, -3600)
    const started = performance.now()
    let taken = 0
    for (let round = 0; round < 4; round++) taken += await claimEverywhere(perSecond)
    const seconds = (performance.now() - started) / 1000
    expect(taken).toBeGreaterThanOrEqual(perSecond)
    expect(taken).toBeLessThanOrEqual(perSecond + Math.ceil(seconds * perSecond))
  })

  test('refills by the time that has gone by', async () => {
    await makeDeliveries(60)
    await setPace(0, -2)
    // Two seconds make two tokens at 1 a second, of which a second's worth may be kept.
    expect(await claim(db, { limit: 50, perSecond: 1 })).toHaveLength(1)
    await setPace(3, 3600)
    expect(await claim(db, { limit: 2, perSecond: 50 })).toHaveLength(2)
    await setPace(0.5, 3600)
    expect(await claim(db, { limit: 50, perSecond: 50 })).toEqual([])
  })

  test('costs nothing while nothing is due', async () => {
    await setPace(5, -3600)
    expect(await claim(db)).toEqual([])
    expect(await db.oneFirst(sql.unsafe`SELECT tokens FROM pace WHERE provider = 'fcm'`)).toBe(5)
  })
})
