import { randomUUID } from 'node:crypto'
import { connectDb, type Db, type DbPool, planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { closeStudent } from '../../students/close.ts'
import { stateOf } from '../../test/appends.ts'
import { claimSend, enterEngine, runOut, sendTurn, takeAllOver } from '../../test/engine.ts'
import { type Claim, type EngineIdentity, failTurn, noUsage } from '../../turn/store.ts'
import { restartTurn } from '../control/store.ts'
import { acceptSend, type Send } from '../sending/store.ts'
import {
  claimGivenUp,
  claimReady,
  claimReruns,
  findHeld,
  findStopping,
  forgetGone,
  giveBack,
  leave,
  markGone,
  maxLeases,
  renewLease,
  takeOver,
} from './store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
let url: string
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  url = database.urls['chat-engine']
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
})
afterAll(() => opened.disposeAsync())

const engine = (leaseSeconds = 60) => enterEngine(db, leaseSeconds)

const send = (studentKey: string, taker: EngineIdentity | null, more: Partial<Send> = {}) =>
  sendTurn(db, taker, { studentKey, ...more })
const claimed = (studentKey: string, taker: EngineIdentity) => claimSend(db, taker, { studentKey })

/** Only this student's: other tests of this file may leave work behind. */
const mine = (claims: readonly Claim[], studentKey: string) => claims.filter((claim) => claim.studentKey === studentKey)

const again = (owner: EngineIdentity) => renewLease(db, { ...owner, leaseSeconds: 60 })

describe('a lease', () => {
  test('that is renewed is not taken over', async () => {
    const studentKey = randomUUID()
    const owner = await engine(0)
    await claimed(studentKey, owner)
    expect(await again(owner)).toBe('late')
    expect(await again(owner)).toBe('renewed')
    expect(mine(await takeAllOver(db, await engine()), studentKey)).toEqual([])
  })

  test('that ran out is not taken over by the process that still runs the turn, which renews it', async () => {
    const studentKey = randomUUID()
    const owner = await engine(0)
    const { turnId } = await claimed(studentKey, owner)
    expect(await markGone(db, owner)).not.toContain(owner.engineId)
    expect(mine(await takeOver(db, owner, [turnId], 1000), studentKey)).toEqual([])
    expect(mine(await takeOver(db, owner, [], 1000), studentKey)).toEqual([])
    expect(await again(owner)).toBe('late')
    expect(await findHeld(db, owner)).toEqual([{ turnId, attempt: 1 }])
  })

  test('may run out three times, then the turn is given up', async () => {
    const studentKey = randomUUID()
    const turn = await claimed(studentKey, await engine(0))
    for (let lease = 2; lease <= maxLeases; lease++) {
      expect(mine(await claimGivenUp(db, 60, [], 1000), studentKey)).toEqual([])
      expect(mine(await takeAllOver(db, await engine()), studentKey)).toMatchObject([{ attempt: lease }])
      await runOut(db, turn)
    }
    expect(mine(await takeAllOver(db, await engine()), studentKey)).toEqual([])
    expect(mine(await claimGivenUp(db, 60, [], 1000), studentKey)).toMatchObject([{ attempt: maxLeases + 1 }])
  })

  const Changed = z.object({ changed: z.record(z.string(), z.int()) })
  /** By this connection. */
  const changed = sql.type(Changed)`
    SELECT jsonb_object_agg(relname, n_tup_ins + n_tup_upd) AS changed FROM pg_stat_xact_user_tables
    WHERE n_tup_ins + n_tup_upd > 0
  `
  test('is one row, whatever the number of turns', async () => {
    const owner = await engine()
    for (let turn = 0; turn < 20; turn += 1) await claimed(randomUUID(), owner)
    await using one = await connectDb(patient(url), { connections: 1 })
    await one.transaction(async (tx) => {
      expect(await renewLease(tx, owner)).toBe('renewed')
      expect(await tx.oneFirst(changed)).toEqual({ engine: 1 })
    })
  })
})

describe('an engine whose lease ran out', () => {
  test('is marked gone once, however many look, and its turns go in batches to the engines that ask', async () => {
    const owner = await engine(0)
    const turns = await Promise.all(Array.from({ length: 7 }, () => claimed(randomUUID(), owner)))
    const ids = turns.map(({ turnId }) => turnId)
    const looking = await Promise.all(Array.from({ length: 4 }, () => engine()))
    const marked = await Promise.all(looking.map((other) => markGone(db, other)))
    expect(marked.flat().filter((id) => id === owner.engineId)).toHaveLength(1)
    const claims = (await Promise.all(looking.map((other) => takeOver(db, other, [], 2)))).flat()
    const taken = claims.map(({ turnId }) => turnId).filter((id) => ids.includes(id))
    const rest = (await takeOver(db, await engine(), [], 1000)).map(({ turnId }) => turnId)
    expect([...taken, ...rest].filter((id) => ids.includes(id)).sort()).toEqual(ids.toSorted())
    expect(taken.length).toBeGreaterThan(0)
  })

  test('marks nobody itself', async () => {
    const [late, other] = [await engine(0), await engine(0)]
    expect(await markGone(db, late)).toEqual([])
    expect(await again(late)).toBe('late')
    expect(await markGone(db, late)).toContain(other.engineId)
  })

  test('and was marked gone neither renews it nor claims anything', async () => {
    const owner = await engine(0)
    const studentKey = randomUUID()
    const { turnId } = await claimed(studentKey, owner)
    await markGone(db, await engine())
    expect(await again(owner)).toBe('gone')
    expect(await findHeld(db, owner)).toEqual([])
    const { turn, claim, ready } = await send(randomUUID(), owner)
    expect([turn.state, claim, ready]).toEqual(['queued', null, true])
    expect(await claimReady(db, owner, 1000)).toEqual([])
    expect(await takeOver(db, owner, [], 1000)).toEqual([])
    const [current] = mine(await takeOver(db, await engine(), [], 1000), studentKey)
    if (!current) throw new Error('nobody took over')
    expect(await failTurn(db, current, noUsage)).toBe(true)
    const retry = { studentKey, turnId, attempt: 2 }
    expect(await restartTurn(db, retry, owner)).toEqual({ kind: 'restarted', claim: null })
    expect(await stateOf(db, turnId)).toBe('ready')
  })

  test('loses what it claims while it is being marked, too', async () => {
    const owner = await engine(0)
    const turn = { studentKey: randomUUID(), turnId: newId(), messageId: newId(), text: 'soru' }
    const other = await engine()
    const [claimed, marked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const claiming = db.transaction(async (tx) => {
      const accepted = await acceptSend(tx, turn, owner)
      claimed.resolve()
      await marked.promise
      return accepted
    })
    await claimed.promise
    expect(await markGone(db, other)).toContain(owner.engineId)
    marked.resolve()
    expect((await claiming)?.claim).toMatchObject({ attempt: 1 })
    expect(mine(await takeAllOver(db, other), turn.studentKey)).toMatchObject([{ attempt: 2 }])
  })

  test('is forgotten an hour later, once no turn is held in its name', async () => {
    const exists = ({ engineId }: EngineIdentity) =>
      db.exists(sql.typeAlias('none')`SELECT FROM engine WHERE id = ${engineId}`)
    const [living, fresh, old, holding] = [await engine(), await engine(0), await engine(0), await engine(0)]
    const { turnId } = await claimed(randomUUID(), holding)
    await markGone(db, living)
    for (const { engineId } of [old, holding])
      await db.query(sql.typeAlias('none')`
        UPDATE engine SET gone_at = clock_timestamp() - interval '61 minutes' WHERE id = ${engineId}
      `)
    // As by a claim that was committed only now.
    await db.query(sql.typeAlias('none')`
      UPDATE turn SET engine_id = ${holding.engineId}, free_at = NULL WHERE id = ${turnId}
    `)
    await forgetGone(db)
    const left = await Promise.all([living, fresh, old, holding].map(exists))
    expect(left).toEqual([true, true, false, true])
    await takeAllOver(db, living)
    await forgetGone(db)
    expect(await exists(holding)).toBe(false)
  })
})

test('nobody waits for the lease of an engine that ended', async () => {
  const owner = await engine()
  const studentKey = randomUUID()
  await claimed(studentKey, owner)
  await leave(db, owner)
  expect(await markGone(db, await engine())).not.toContain(owner.engineId)
  expect(mine(await takeAllOver(db, await engine()), studentKey)).toMatchObject([{ attempt: 2 }])
})

/** A turn of a student's own whose third lease has run out, and the engine that had it last. */
async function lost() {
  const studentKey = randomUUID()
  const turn = await claimed(studentKey, await engine(0))
  await takeAllOver(db, await engine())
  await runOut(db, turn)
  const owner = await engine()
  const [last] = mine(await takeAllOver(db, owner), studentKey)
  if (!last) throw new Error('nobody took over')
  await runOut(db, last)
  return { studentKey, owner, last }
}

describe('a turn that is to be given up', () => {
  test('is claimed by one process, however many look', async () => {
    const { studentKey } = await lost()
    await markGone(db, await engine())
    const found = await Promise.all(Array.from({ length: 4 }, () => claimGivenUp(db, 60, [], 1000)))
    expect(mine(found.flat(), studentKey)).toHaveLength(1)
  })

  test('is not claimed while its engine renews the lease, or where it runs', async () => {
    const { studentKey, owner, last } = await lost()
    expect(mine(await claimGivenUp(db, 60, [last.turnId], 1000), studentKey)).toEqual([])
    expect(await again(owner)).toBe('late')
    await markGone(db, await engine())
    expect(mine(await claimGivenUp(db, 60, [], 1000), studentKey)).toEqual([])
    expect(await stateOf(db, last.turnId)).toBe('running')
  })

  test('is not its engine’s any more, which neither holds nor ends it', async () => {
    const { studentKey, owner, last } = await lost()
    await markGone(db, await engine())
    const [claim] = mine(await claimGivenUp(db, 60, [], 1000), studentKey)
    if (!claim) throw new Error('the turn was not given up')
    expect(await again(owner)).toBe('gone')
    expect(await findHeld(db, owner)).toEqual([])
    expect(await failTurn(db, last, noUsage)).toBe(false)
    expect(await failTurn(db, claim, noUsage)).toBe(true)
  })

  test('is tried again when the engine that gives it up dies as well', async () => {
    const { studentKey } = await lost()
    await markGone(db, await engine())
    expect(mine(await claimGivenUp(db, 0, [], 1000), studentKey)).toHaveLength(1)
    expect(mine(await claimGivenUp(db, 60, [], 1000), studentKey)).toHaveLength(1)
    expect(mine(await claimGivenUp(db, 60, [], 1000), studentKey)).toEqual([])
  })
})

const Counted = z.object({ failures: z.int(), engineId: z.uuid().nullable() })
const countedOf = (turnId: string) =>
  db.one(sql.type(Counted)`SELECT failures, engine_id AS "engineId" FROM turn WHERE id = ${turnId}`)

describe('a turn that is given back', () => {
  test('is claimed by any engine, and no lease has run out', async () => {
    const studentKey = randomUUID()
    const owner = await engine()
    const { turnId } = await claimed(studentKey, owner)
    const held = await findHeld(db, owner)
    expect(held).toEqual([{ turnId, attempt: 1 }])
    expect(await giveBack(db, owner, held)).toEqual([turnId])
    expect(await findHeld(db, owner)).toEqual([])
    expect(await countedOf(turnId)).toEqual({ failures: 0, engineId: null })
    expect(mine(await claimReady(db, await engine(), 1000), studentKey)).toMatchObject([{ turnId, attempt: 2 }])
  })

  test('is so by its engine only', async () => {
    const { turnId } = await claimed(randomUUID(), await engine())
    expect(await giveBack(db, await engine(), [{ turnId, attempt: 1 }])).toEqual([])
    expect(await stateOf(db, turnId)).toBe('running')
  })

  test('is so by its attempt only', async () => {
    const studentKey = randomUUID()
    const owner = await engine(0)
    const { turnId } = await claimed(studentKey, owner)
    expect(mine(await takeAllOver(db, await engine()), studentKey)).toMatchObject([{ attempt: 2 }])
    expect(await giveBack(db, owner, [{ turnId, attempt: 1 }])).toEqual([])
    expect(await stateOf(db, turnId)).toBe('running')
  })

  test('is none of a student who has left', async () => {
    const studentKey = randomUUID()
    const owner = await engine()
    await claimed(studentKey, owner)
    await closeStudent(db, studentKey)
    expect(await findHeld(db, owner)).toEqual([])
  })
})

describe('a look for work among 5,000 turns that are not due', () => {
  let many: DbPool
  beforeAll(async () => {
    const database = opened.use(await testDatabase())
    many = opened.use(await connectDb(patient(database.urls['chat-engine'])))
    await many.query(sql.typeAlias('none')`
      INSERT INTO conversation (student_key) SELECT gen_random_uuid() FROM generate_series(1, 10000)
    `)
    await many.query(sql.typeAlias('none')`
      INSERT INTO turn (id, student_key, turn_index, origin, state, engine_id, failures, not_before)
      SELECT gen_random_uuid(), student_key, 0, 'notification',
        CASE WHEN nth % 2 = 0 THEN 'running' ELSE 'waiting' END,
        CASE WHEN nth % 2 = 0 THEN gen_random_uuid() END, nth % 3,
        CASE WHEN nth % 2 = 1 THEN clock_timestamp() + interval '1 hour' END
      FROM (SELECT student_key, row_number() OVER () AS nth FROM conversation) AS c
    `)
    await many.query(sql.typeAlias('none')`
      INSERT INTO engine (id, lease_until, gone_at)
      SELECT gen_random_uuid(), clock_timestamp() + interval '20 seconds',
        CASE WHEN nth % 10 = 0 THEN clock_timestamp() END
      FROM generate_series(1, 50) AS nth
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
    const explain = async (query: Parameters<Db['any']>[0]) => {
      plans.push(await many.one(sql.type(Plan)`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`))
      return []
    }
    const explaining: Db = {
      ...many,
      any: explain,
      anyFirst: explain,
    }
    await look(explaining)
    const [plan] = plans
    if (!plan) throw new Error('nothing was asked')
    const [{ Plan: top }] = plan['QUERY PLAN']
    return top['Shared Hit Blocks'] + top['Shared Read Blocks']
  }

  test.each<[string, (db: Db, engine: EngineIdentity) => Promise<unknown>]>([
    ['what is ready', (look, one) => claimReady(look, one, 32)],
    ['what is to run again', (look, one) => claimReruns(look, one, 32)],
    ['what dead engines left', (look, one) => takeOver(look, one, [], 32)],
    ['who is gone', markGone],
    ['what an engine has', findHeld],
    ['what it is to stop', findStopping],
    ['what is given up', (look) => claimGivenUp(look, 60, [], 32)],
  ])('for %s is bounded by an index', async (_name, look) => {
    const one = await enterEngine(many)
    expect(await blocksOf((db) => look(db, one))).toBeLessThan(50)
  })

  test('for what an engine is to stop reads an index of that alone', async () => {
    const one = await enterEngine(many)
    expect(await planOf(many, (look) => findStopping(look, one))).toContain('turn_stopping')
  })
})
