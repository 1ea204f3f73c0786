import { randomUUID } from 'node:crypto'
import { type DbPool, sql } from '@yoldas/db'
import { eventually } from '@yoldas/testkit'
import { every } from '@yoldas/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSlots } from '../claiming/slots.ts'
import { countPending } from '../claiming/store.ts'
import { prepareAttempts } from '../sending/attempt.ts'
import { accepted, deliverDeps, fcmSent, newAnswer, notify, startProviders } from '../test/deliveries.ts'
import type { Asked, Script } from '../test/provider.ts'
import { newStudent, openDatabase } from '../test/students.ts'
import { claimDeliveries } from './claim.ts'

// Senders take everybody's deliveries: one test at a time, on empty tables.
const opened = new AsyncDisposableStack()
let db: DbPool
let replicas: DbPool[]
beforeAll(async () => {
  const database = opened.use(await openDatabase(2))
  db = database.db
  replicas = database.replicas
})
afterAll(() => opened.disposeAsync())
beforeEach(() => db.query(sql.typeAlias('none')`DELETE FROM notification`))

type Options = { slots?: number; perSecond?: number; drainSeconds?: number; pollMilliseconds?: number }

/** A replica's claims and attempts, as main.ts puts it together. */
function startReplica(deps: ReturnType<typeof deliverDeps>, options: Options = {}) {
  const { slots = 8, perSecond = 10_000, drainSeconds = 10, pollMilliseconds = 50 } = options
  const attempt = prepareAttempts(deps)
  const open = openSlots({ log: deps.log, attempt, slots, drainSeconds, onRoom: () => claiming.wake() })
  const claim = () => claimDeliveries({ db: deps.db, slots: open, leaseSeconds: 60, perSecond })
  const fail = (error: unknown) => {
    throw error
  }
  const claiming = every(pollMilliseconds, claim, fail)
  return {
    slots: open,
    wake: claiming.wake,
    async [Symbol.asyncDispose]() {
      await claiming[Symbol.asyncDispose]()
      await open[Symbol.asyncDispose]()
    },
  }
}

async function provider(script?: Script) {
  const { providers, sent } = opened.use(await startProviders(script))
  return { providers, sent }
}

const decided = () => eventually('everything to be decided', async () => (await countPending(db)).count === 0)

test('two replicas deliver a burst between them, each push once', async () => {
  const { providers, sent } = await provider()
  const { studentKey } = await newStudent(db)
  const events = Array.from({ length: 100 }, () => newAnswer(studentKey))
  for (const event of events) await notify({ db, providers }, event)
  await using first = startReplica(deliverDeps(replicas[0] ?? db, providers))
  await using second = startReplica(deliverDeps(replicas[1] ?? db, providers))
  first.wake()
  second.wake()
  await decided()
  const messages = sent().map((asked) => fcmSent(asked).data.messageId)
  expect(messages).toHaveLength(100)
  expect(new Set(messages)).toEqual(new Set(events.map(({ messageId }) => messageId)))
})

test('no more are under way than there are slots, and the rest follows without waiting for the next poll', async () => {
  let underway = 0
  let most = 0
  const { providers } = await provider()
  const fcm = {
    send: async () => {
      underway += 1
      most = Math.max(most, underway)
      await new Promise((resolve) => setImmediate(resolve))
      underway -= 1
      return { outcome: 'sent' as const, status: 200, code: 'OK', message: '', retryAfterSeconds: 0 }
    },
  }
  const { studentKey } = await newStudent(db)
  for (let i = 0; i < 50; i++) await notify({ db, providers }, newAnswer(studentKey))
  const deps = deliverDeps(db, { ...providers, fcm })
  await using replica = startReplica(deps, { slots: 4, pollMilliseconds: 3_600_000 })
  replica.wake()
  await decided()
  expect(most).toBeLessThanOrEqual(4)
})

test('a provider that hangs keeps nothing from the other', async () => {
  const isAlias = ({ path }: Asked) => path === '/notifications'
  const { providers, sent } = await provider((asked) => (isAlias(asked) ? 'silence' : accepted))
  const { studentKey } = await newStudent(db)
  for (let i = 0; i < 6; i++) await notify({ db, providers }, newAnswer(randomUUID()))
  for (let i = 0; i < 6; i++) await notify({ db, providers }, newAnswer(studentKey))
  await using replica = startReplica(deliverDeps(db, providers), { slots: 2, drainSeconds: 0 })
  replica.wake()
  await eventually('all pushes to devices', () => sent().filter((asked) => !isAlias(asked)).length === 6)
})

test('asked to end, it takes nothing more and lets what is under way end', async () => {
  const answering = Promise.withResolvers<void>()
  const { providers } = await provider()
  let asked = 0
  const fcm = {
    send: async () => {
      asked += 1
      await answering.promise
      return { outcome: 'sent' as const, status: 200, code: 'OK', message: '', retryAfterSeconds: 0 }
    },
  }
  const { studentKey } = await newStudent(db)
  for (let i = 0; i < 5; i++) await notify({ db, providers }, newAnswer(studentKey))
  const replica = startReplica(deliverDeps(db, { ...providers, fcm }), { slots: 2 })
  replica.wake()
  await eventually('the first two', () => asked === 2)
  const ended = replica[Symbol.asyncDispose]()
  answering.resolve()
  await ended
  expect(asked).toBe(2)
  expect(replica.slots.free('fcm')).toBe(0)
  expect((await countPending(db)).count).toBe(3)
})

test('it ends although a provider does not answer, and others send it again', async () => {
  const { providers, sent } = await provider(() => (sent().length === 1 ? 'silence' : accepted))
  const { studentKey } = await newStudent(db)
  await notify({ db, providers }, newAnswer(studentKey))
  const dying = startReplica(deliverDeps(db, providers), { drainSeconds: 0 })
  dying.wake()
  await eventually('the first attempt', () => sent().length === 1)
  await dying[Symbol.asyncDispose]()
  await db.query(sql.typeAlias('none')`UPDATE delivery SET lease_until = clock_timestamp()`)
  await using other = startReplica(deliverDeps(db, providers))
  other.wake()
  await decided()
  expect(sent()).toHaveLength(2)
  expect(new Set(sent().map((asked) => fcmSent(asked).data.messageId)).size).toBe(1)
})
