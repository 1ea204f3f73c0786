import { randomUUID } from 'node:crypto'
import { connectDb, type DbPool, sql, UniqueViolation } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { acceptSend, findHistory, findTurn, type Send } from '../messages/store.ts'
import {
  type Answer,
  type Bubble,
  type Claim,
  claimReady,
  commitTurn,
  type Engine,
  failTurn,
  findGivenUp,
  findPast,
  maxLeases,
  renewLeases,
  takeOver,
} from './store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(database.urls['chat-engine']))
})
afterAll(() => opened.disposeAsync())

const engine = (leaseSeconds = 60): Engine => ({ engineId: randomUUID(), leaseSeconds })
const usage = { model: 'm', inputTokens: 1, outputTokens: 2, firstTokenMs: 3, totalMs: 4 }
const bubble = (text: string) => ({ id: newId(), text })
const complete = (bubbles: Bubble[]): Answer => ({ bubbles, finish: 'complete', effects: [] })

async function send(studentKey: string, taker: Engine | null, more: Partial<Send> = {}) {
  const turn = { studentKey, turnId: newId(), messageId: newId(), text: 'soru', ...more }
  const accepted = await db.transaction((tx) => acceptSend(tx, turn, taker))
  if (!accepted) throw new Error('the student is erased')
  return accepted
}

async function claimed(studentKey: string, taker: Engine): Promise<Claim> {
  const { claim } = await send(studentKey, taker)
  if (!claim) throw new Error('the turn was not claimed')
  return claim
}

/** Only this student's: other tests of this file may leave work behind. */
const mine = (claims: readonly Claim[], studentKey: string) => claims.filter((claim) => claim.studentKey === studentKey)

const stateOf = async (turnId: string) =>
  (await db.one(sql.type(z.object({ state: z.string() }))`SELECT state FROM turn WHERE id = ${turnId}`)).state

describe('accepting a message', () => {
  test('claims its turn when the student has no other, and lets it wait otherwise', async () => {
    const studentKey = randomUUID()
    expect((await send(studentKey, engine())).claim).toMatchObject({ attempt: 1, turnIndex: 0 })
    const second = await send(studentKey, engine())
    expect(second.claim).toBeNull()
    expect(second.ready).toBe(false)
    expect(second.turn).toMatchObject({ state: 'queued', message: { turnIndex: 1 } })
  })

  test('without a free slot leaves the turn to any engine', async () => {
    const studentKey = randomUUID()
    const { ready, turn } = await send(studentKey, null)
    expect(ready).toBe(true)
    const taken = mine(await claimReady(db, engine(), 1000), studentKey)
    expect(taken).toMatchObject([{ turnId: turn.turnId, attempt: 1 }])
  })

  test('twice is refused by its ids, and nothing of the second is stored', async () => {
    const studentKey = randomUUID()
    const ids = { turnId: newId(), messageId: newId(), clientId: randomUUID() }
    await send(studentKey, engine(), ids)
    await expect(send(studentKey, engine(), ids)).rejects.toBeInstanceOf(UniqueViolation)
    const sameClient = { clientId: ids.clientId }
    await expect(send(studentKey, engine(), sameClient)).rejects.toBeInstanceOf(UniqueViolation)
    expect((await findHistory(db, studentKey, { limit: 10 })).messages).toHaveLength(1)
    expect((await send(studentKey, engine())).turn.message.turnIndex).toBe(1)
  })

  test('fifty times at once gives fifty places in one order, and one running turn', async () => {
    const studentKey = randomUUID()
    const accepted = await Promise.all(Array.from({ length: 50 }, () => send(studentKey, engine())))
    expect(accepted.filter(({ claim }) => claim)).toHaveLength(1)
    const indexes = accepted.map(({ turn }) => turn.message.turnIndex)
    expect(indexes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i))
    expect(accepted.find(({ claim }) => claim)?.turn.message.turnIndex).toBe(0)
  })
})

describe('a claim', () => {
  test('ends with its commit, which lets exactly the next turn be taken', async () => {
    const studentKey = randomUUID()
    const first = await claimed(studentKey, engine())
    const [second, third] = [await send(studentKey, engine()), await send(studentKey, engine())]
    expect(mine(await claimReady(db, engine(), 1000), studentKey)).toEqual([])
    const committed = await commitTurn(db, first, complete([bubble('bir'), bubble('iki')]), usage)
    expect(committed?.messages.map(({ content }) => content)).toEqual(['bir', 'iki'])
    expect(await stateOf(second.turn.turnId)).toBe('ready')
    expect(await stateOf(third.turn.turnId)).toBe('waiting')
  })

  test('of an old attempt changes nothing', async () => {
    const studentKey = randomUUID()
    const stale = await claimed(studentKey, engine(0))
    const [current] = mine(await takeOver(db, engine(), 1000), studentKey)
    expect(current).toMatchObject({ turnId: stale.turnId, attempt: 2 })
    expect(await commitTurn(db, stale, complete([bubble('eski')]), usage)).toBeNull()
    expect(await failTurn(db, stale, usage)).toBe(false)
    if (!current) throw new Error('nobody took over')
    expect((await commitTurn(db, current, complete([bubble('yeni')]), usage))?.messages).toHaveLength(1)
    const { messages } = await findHistory(db, studentKey, { limit: 10 })
    expect(messages.map(({ content }) => content)).toEqual(['soru', 'yeni'])
  })

  test('ends once: a repeated commit or a late failure stores nothing more', async () => {
    const studentKey = randomUUID()
    const claim = await claimed(studentKey, engine())
    await commitTurn(db, claim, complete([bubble('bir')]), usage)
    expect(await commitTurn(db, claim, complete([bubble('bir')]), usage)).toBeNull()
    expect(await failTurn(db, claim, usage)).toBe(false)
    expect(await findTurn(db, studentKey, claim.turnId)).toMatchObject({
      state: 'done',
      outcome: { kind: 'done', messages: [{ content: 'bir' }] },
    })
  })

  test('of a failed turn stores no text and frees the next', async () => {
    const studentKey = randomUUID()
    const claim = await claimed(studentKey, engine())
    const next = await send(studentKey, engine())
    expect(await failTurn(db, claim, usage)).toBe(true)
    expect(await stateOf(next.turn.turnId)).toBe('ready')
    expect((await findTurn(db, studentKey, claim.turnId))?.outcome?.kind).toBe('failed')
  })

  test('is taken by one engine only, however many ask', async () => {
    const students: string[] = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const studentKey = randomUUID()
        await send(studentKey, null)
        return studentKey
      }),
    )
    const taken = (await Promise.all(Array.from({ length: 5 }, () => claimReady(db, engine(), 8)))).flat()
    const ofThese = taken.filter(({ studentKey }) => students.includes(studentKey))
    expect(new Set(ofThese.map(({ turnId }) => turnId)).size).toBe(ofThese.length)
    expect(ofThese).toHaveLength(20)
  })
})

describe('a lease', () => {
  test('that is renewed is not taken over', async () => {
    const studentKey = randomUUID()
    const owner = engine(0)
    const { turnId } = await claimed(studentKey, owner)
    expect(await renewLeases(db, { ...owner, leaseSeconds: 60 }, [turnId])).toEqual([
      { turnId, attempt: 1, stopRequested: false },
    ])
    expect(mine(await takeOver(db, engine(), 1000), studentKey)).toEqual([])
  })

  test('is renewed by its engine only', async () => {
    const { turnId } = await claimed(randomUUID(), engine())
    expect(await renewLeases(db, engine(), [turnId])).toEqual([])
  })

  test('may run out three times, then the turn is given up', async () => {
    const studentKey = randomUUID()
    await claimed(studentKey, engine(0))
    for (let lease = 2; lease <= maxLeases; lease++) {
      expect(mine(await findGivenUp(db, 1000), studentKey)).toEqual([])
      expect(mine(await takeOver(db, engine(0), 1000), studentKey)).toMatchObject([{ attempt: lease }])
    }
    expect(mine(await takeOver(db, engine(0), 1000), studentKey)).toEqual([])
    expect(mine(await findGivenUp(db, 1000), studentKey)).toMatchObject([{ attempt: maxLeases }])
  })
})

test('what a turn is told is everything before it by turns, and nothing of later turns', async () => {
  const studentKey = randomUUID()
  const first = await claimed(studentKey, engine())
  await send(studentKey, engine(), { text: 'ikinci soru' })
  await send(studentKey, engine(), { text: 'üçüncü soru' })
  await commitTurn(db, first, complete([bubble('bir'), bubble('iki')]), usage)
  const [second] = mine(await claimReady(db, engine(), 1000), studentKey)
  if (!second) throw new Error('the second turn is not ready')
  const past = async (limit: number, bytes: number) =>
    (await findPast(db, second, limit, bytes)).messages.map(({ content }) => content)
  expect(await past(10, 1000)).toEqual(['ikinci soru', 'iki', 'bir', 'soru'])
  expect(await past(2, 1000)).toEqual(['ikinci soru', 'iki'])
  expect(await past(10, 0)).toEqual(['ikinci soru'])
  expect(await past(10, Buffer.byteLength('ikinci soruiki'))).toEqual(['ikinci soru', 'iki', 'bir'])
})

test('the service’s role can change its rows and nothing else', async () => {
  await expect(db.query(sql.typeAlias('none')`CREATE TABLE mischief ()`)).rejects.toThrow(/permission denied/)
  await expect(db.query(sql.typeAlias('none')`SELECT FROM profile.student`)).rejects.toThrow(/permission denied/)
})
