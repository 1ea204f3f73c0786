import { randomUUID } from 'node:crypto'
import { connectDb, type Db, type DbPool, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { stateOf } from '../../proactive/fixture.ts'
import { closeStudent } from '../../students/close.ts'
import { acceptSend, type Send } from '../sending/store.ts'
import { type Claim, type EngineIdentity, failTurn, noUsage } from '../store.ts'
import { claimGivenUp, claimReady, claimReruns, findHeld, giveBack, maxLeases, renewLeases, takeOver } from './store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(database.urls['chat-engine']))
})
afterAll(() => opened.disposeAsync())

const engine = (leaseSeconds = 60): EngineIdentity => ({ engineId: randomUUID(), leaseSeconds })

async function send(studentKey: string, taker: EngineIdentity | null, more: Partial<Send> = {}) {
  const turn = { studentKey, turnId: newId(), messageId: newId(), text: 'soru', ...more }
  const accepted = await db.transaction((tx) => acceptSend(tx, turn, taker))
  if (!accepted) throw new Error('the student is erased')
  return accepted
}

async function claimed(studentKey: string, taker: EngineIdentity): Promise<Claim> {
  const { claim } = await send(studentKey, taker)
  if (!claim) throw new Error('the turn was not claimed')
  return claim
}

/** Only this student's: other tests of this file may leave work behind. */
const mine = (claims: readonly Claim[], studentKey: string) => claims.filter((claim) => claim.studentKey === studentKey)

describe('a lease', () => {
  test('that is renewed is not taken over', async () => {
    const studentKey = randomUUID()
    const owner = engine(0)
    const { turnId } = await claimed(studentKey, owner)
    expect(await renewLeases(db, { ...owner, leaseSeconds: 60 }, [turnId])).toEqual([
      { turnId, attempt: 1, stopRequested: false },
    ])
    expect(mine(await takeOver(db, engine(), [], 1000), studentKey)).toEqual([])
  })

  test('is renewed by its engine only', async () => {
    const { turnId } = await claimed(randomUUID(), engine())
    expect(await renewLeases(db, engine(), [turnId])).toEqual([])
  })

  test('that ran out is not taken over by the process that still runs the turn', async () => {
    const studentKey = randomUUID()
    const owner = engine(0)
    const { turnId } = await claimed(studentKey, owner)
    expect(mine(await takeOver(db, owner, [turnId], 1000), studentKey)).toEqual([])
    expect(await renewLeases(db, { ...owner, leaseSeconds: 60 }, [turnId])).toMatchObject([{ turnId, attempt: 1 }])
  })

  test('may run out three times, then the turn is given up', async () => {
    const studentKey = randomUUID()
    await claimed(studentKey, engine(0))
    for (let lease = 2; lease <= maxLeases; lease++) {
      expect(mine(await claimGivenUp(db, engine(), [], 1000), studentKey)).toEqual([])
      expect(mine(await takeOver(db, engine(0), [], 1000), studentKey)).toMatchObject([{ attempt: lease }])
    }
    expect(mine(await takeOver(db, engine(0), [], 1000), studentKey)).toEqual([])
    expect(mine(await claimGivenUp(db, engine(), [], 1000), studentKey)).toMatchObject([{ attempt: maxLeases + 1 }])
  })
})

/** A turn of a student's own whose third lease has run out, and the engine that had it last. */
async function lost() {
  const studentKey = randomUUID()
  await claimed(studentKey, engine(0))
  await takeOver(db, engine(0), [], 1000)
  const owner = engine(0)
  const [last] = mine(await takeOver(db, owner, [], 1000), studentKey)
  if (!last) throw new Error('nobody took over')
  return { studentKey, owner, last, renew: () => renewLeases(db, { ...owner, leaseSeconds: 60 }, [last.turnId]) }
}

describe('a turn that is given up', () => {
  test('is so by one process, however many look', async () => {
    const { studentKey } = await lost()
    const found = await Promise.all(Array.from({ length: 4 }, () => claimGivenUp(db, engine(), [], 1000)))
    expect(mine(found.flat(), studentKey)).toHaveLength(1)
  })

  test('is not when its engine renewed the lease first, or runs in this process', async () => {
    const { studentKey, owner, last, renew } = await lost()
    expect(mine(await claimGivenUp(db, owner, [last.turnId], 1000), studentKey)).toEqual([])
    expect(await renew()).toHaveLength(1)
    expect(mine(await claimGivenUp(db, engine(), [], 1000), studentKey)).toEqual([])
    expect(await stateOf(db, last.turnId)).toBe('running')
  })

  test('is nobody else’s any more: its engine neither renews nor ends it', async () => {
    const { studentKey, last, renew } = await lost()
    const [claim] = mine(await claimGivenUp(db, engine(), [], 1000), studentKey)
    if (!claim) throw new Error('the turn was not given up')
    expect((await renew()).filter(({ attempt }) => attempt === last.attempt)).toEqual([])
    expect(await failTurn(db, last, noUsage)).toBe(false)
    expect(await failTurn(db, claim, noUsage)).toBe(true)
  })
})

const Counted = z.object({ failures: z.int(), engineId: z.uuid().nullable() })
const countedOf = (turnId: string) =>
  db.one(sql.type(Counted)`SELECT failures, engine_id AS "engineId" FROM turn WHERE id = ${turnId}`)

describe('a turn that is given back', () => {
  test('is claimed by any engine, and no lease has run out', async () => {
    const studentKey = randomUUID()
    const owner = engine()
    const { turnId } = await claimed(studentKey, owner)
    const held = await findHeld(db, owner)
    expect(held).toEqual([{ turnId, attempt: 1 }])
    expect(await giveBack(db, owner, held)).toEqual([turnId])
    expect(await findHeld(db, owner)).toEqual([])
    expect(await countedOf(turnId)).toEqual({ failures: 0, engineId: null })
    expect(mine(await claimReady(db, engine(), 1000), studentKey)).toMatchObject([{ turnId, attempt: 2 }])
  })

  test('is so by its engine only', async () => {
    const { turnId } = await claimed(randomUUID(), engine())
    expect(await giveBack(db, engine(), [{ turnId, attempt: 1 }])).toEqual([])
    expect(await stateOf(db, turnId)).toBe('running')
  })

  test('is so by its attempt only', async () => {
    const studentKey = randomUUID()
    const owner = engine(0)
    const { turnId } = await claimed(studentKey, owner)
    expect(mine(await takeOver(db, owner, [], 1000), studentKey)).toMatchObject([{ attempt: 2 }])
    expect(await giveBack(db, owner, [{ turnId, attempt: 1 }])).toEqual([])
    expect(await stateOf(db, turnId)).toBe('running')
  })

  test('is none of a student who has left', async () => {
    const studentKey = randomUUID()
    const owner = engine()
    await claimed(studentKey, owner)
    await closeStudent(db, studentKey)
    expect(await findHeld(db, owner)).toEqual([])
  })
})

describe('a look for work among 5,000 turns that are not due', () => {
  let many: DbPool
  beforeAll(async () => {
    const database = opened.use(await testDatabase())
    many = opened.use(await connectDb(database.urls['chat-engine']))
    await many.query(sql.typeAlias('none')`
      INSERT INTO conversation (student_key) SELECT gen_random_uuid() FROM generate_series(1, 10000)
    `)
    await many.query(sql.typeAlias('none')`
      INSERT INTO turn (id, student_key, turn_index, origin, state, engine_id, lease_until, failures, not_before)
      SELECT gen_random_uuid(), student_key, 0, 'notification',
        CASE WHEN nth % 2 = 0 THEN 'running' ELSE 'waiting' END,
        CASE WHEN nth % 2 = 0 THEN gen_random_uuid() END,
        CASE WHEN nth % 2 = 0 THEN clock_timestamp() + interval '1 hour' END, nth % 3,
        CASE WHEN nth % 2 = 1 THEN clock_timestamp() + interval '1 hour' END
      FROM (SELECT student_key, row_number() OVER () AS nth FROM conversation) AS c
    `)
    await many.query(sql.typeAlias('none')`ANALYZE turn`)
    await many.query(sql.typeAlias('none')`ANALYZE conversation`)
  })

  const Plan = z.object({
    'QUERY PLAN': z.tuple([
      z.object({ Plan: z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() }) }),
    ]),
  })

  /** Blocks that the statement looks at. */
  async function blocksOf(look: (db: Db) => Promise<unknown>): Promise<number> {
    const plans: Array<z.infer<typeof Plan>> = []
    const explaining: Db = {
      ...many,
      any: async (query) => {
        plans.push(await many.one(sql.type(Plan)`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`))
        return []
      },
    }
    await look(explaining)
    const [plan] = plans
    if (!plan) throw new Error('nothing was asked')
    const [{ Plan: top }] = plan['QUERY PLAN']
    return top['Shared Hit Blocks'] + top['Shared Read Blocks']
  }

  test.each<[string, (db: Db) => Promise<unknown>]>([
    ['what is ready', (look) => claimReady(look, engine(), 32)],
    ['what is to run again', (look) => claimReruns(look, engine(), 32)],
    ['what dead engines left', (look) => takeOver(look, engine(), [], 32)],
    ['what is given up', (look) => claimGivenUp(look, engine(), [], 32)],
  ])('for %s is bounded by an index', async (_name, look) => {
    expect(await blocksOf(look)).toBeLessThan(50)
  })
})
