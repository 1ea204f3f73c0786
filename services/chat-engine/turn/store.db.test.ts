import { randomUUID } from 'node:crypto'
import { connectDb, type Db, type DbPool, sql, UniqueViolation } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { eventually, patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Bubble } from '../conversation/rules.ts'
import { findHistory, findPast } from '../conversation/said/store.ts'
import { lockConversation } from '../conversation/store.ts'
import { requestStop, restartTurn } from '../engine/control/store.ts'
import { findTurn } from '../engine/find/store.ts'
import { claimReady } from '../engine/leases/store.ts'
import { acceptSend, type Send } from '../engine/sending/store.ts'
import { storeMemory } from '../memory/store.ts'
import { closeStudent } from '../students/close.ts'
import { claimSend, enterEngine, sendTurn, takeAllOver } from '../test/engine.ts'
import { type Claim, commitTurn, type Effect, type EngineIdentity, failTurn, type TurnAnswer } from './store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
})
afterAll(() => opened.disposeAsync())

const engine = (leaseSeconds = 60) => enterEngine(db, leaseSeconds)
const usage = { model: 'm', inputTokens: 1, outputTokens: 2, firstTokenMs: 3, totalMs: 4 }
const bubble = (text: string) => ({ id: newId(), text, author: 'model' as const })
const complete = (bubbles: Bubble[]): TurnAnswer => ({ bubbles, finish: 'complete', effects: [] })

const send = (studentKey: string, taker: EngineIdentity | null, more: Partial<Send> = {}) =>
  sendTurn(db, taker, { studentKey, ...more })
const claimed = (studentKey: string, taker: EngineIdentity) => claimSend(db, taker, { studentKey })

/** Only this student's: other tests of this file may leave work behind. */
const mine = (claims: readonly Claim[], studentKey: string) => claims.filter((claim) => claim.studentKey === studentKey)

const State = z.object({ state: z.string() })
const stateIn = (db: Db, turnId: string) => db.oneFirst(sql.type(State)`SELECT state FROM turn WHERE id = ${turnId}`)
const stateOf = (turnId: string) => stateIn(db, turnId)

const Blocks = z.object({ Plan: z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() }) })
const Plan = z.object({ 'QUERY PLAN': z.tuple([Blocks]) })
/** A statement was run to be explained, and has no rows. */
class Explained extends Error {}

describe('a stop', () => {
  const stop = ({ studentKey, turnId }: Pick<Claim, 'studentKey' | 'turnId'>, stopId: string) =>
    requestStop(db, studentKey, turnId, stopId)
  const [first, second] = [randomUUID(), randomUUID()]

  test('of a running turn is the first one’s, however often both ask, before its end and after', async () => {
    const claim = await claimed(randomUUID(), await engine())
    const ask = async () => [await stop(claim, first), await stop(claim, second), await stop(claim, first)]
    const asFirst = (state: string) => [true, false, true].map((isFirst) => ({ state, isFirst }))
    expect(await ask()).toEqual(asFirst('running'))
    await commitTurn(db, claim, { bubbles: [], finish: 'stopped', effects: [] }, usage)
    expect(await ask()).toEqual(asFirst('stopped'))
  })

  test('of a waiting turn is too, and the answer to a turn that was done is nobody’s', async () => {
    const studentKey = randomUUID()
    const running = await claimed(studentKey, await engine())
    const { turn } = await send(studentKey, await engine())
    const waiting = { studentKey, turnId: turn.turnId }
    expect([await stop(waiting, first), await stop(waiting, second), await stop(waiting, first)]).toEqual([
      { state: 'stopped', isFirst: true },
      { state: 'stopped', isFirst: false },
      { state: 'stopped', isFirst: true },
    ])
    await commitTurn(db, running, complete([bubble('bitti')]), usage)
    expect(await stop(running, first)).toEqual({ state: 'done', isFirst: false })
  })
})

describe('accepting a message', () => {
  test('that answers one which is gone, or another student’s, stores it as an answer to nothing', async () => {
    const [studentKey, taker] = [randomUUID(), await engine()]
    const others = await send(randomUUID(), taker)
    for (const replyToId of [newId(), others.turn.message.id])
      expect((await send(studentKey, taker, { replyToId })).turn.message.replyTo).toBeNull()
  })

  test('claims its turn when the student has no other, and lets it wait otherwise', async () => {
    const studentKey = randomUUID()
    expect((await send(studentKey, await engine())).claim).toMatchObject({ attempt: 1, turnIndex: 1 })
    const second = await send(studentKey, await engine())
    expect(second.claim).toBeNull()
    expect(second.ready).toBe(false)
    expect(second.turn).toMatchObject({ state: 'queued', message: { turnIndex: 2 } })
  })

  test('without a free slot leaves the turn to any engine', async () => {
    const studentKey = randomUUID()
    const { ready, turn } = await send(studentKey, null)
    expect(ready).toBe(true)
    const taken = mine(await claimReady(db, await engine(), 1000), studentKey)
    expect(taken).toMatchObject([{ turnId: turn.turnId, attempt: 1 }])
  })

  test('twice is refused by its ids, and nothing of the second is stored', async () => {
    const studentKey = randomUUID()
    const ids = { turnId: newId(), messageId: newId(), clientId: randomUUID() }
    await send(studentKey, await engine(), ids)
    await expect(send(studentKey, await engine(), ids)).rejects.toBeInstanceOf(UniqueViolation)
    const sameClient = { clientId: ids.clientId }
    await expect(send(studentKey, await engine(), sameClient)).rejects.toBeInstanceOf(UniqueViolation)
    expect((await findHistory(db, studentKey, { limit: 10 })).messages).toHaveLength(2)
    expect((await send(studentKey, await engine())).turn.message.turnIndex).toBe(2)
  })

  test('fifty times at once gives fifty places in one order, and one running turn', async () => {
    const studentKey = randomUUID()
    const accepted = await Promise.all(Array.from({ length: 50 }, async () => send(studentKey, await engine())))
    expect(accepted.filter(({ claim }) => claim)).toHaveLength(1)
    const indexes = accepted.map(({ turn }) => turn.message.turnIndex)
    expect(indexes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
    expect(accepted.find(({ claim }) => claim)?.turn.message.turnIndex).toBe(1)
  })
})

describe('a claim', () => {
  test('ends with nothing made ready when nothing waits', async () => {
    const claim = await claimed(randomUUID(), await engine())
    expect(await commitTurn(db, claim, complete([bubble('bir')]), usage)).toMatchObject({ promoted: false })
  })

  test('ends with its commit, which lets exactly the next turn be taken', async () => {
    const studentKey = randomUUID()
    const first = await claimed(studentKey, await engine())
    const [second, third] = [await send(studentKey, await engine()), await send(studentKey, await engine())]
    expect(mine(await claimReady(db, await engine(), 1000), studentKey)).toEqual([])
    const committed = await commitTurn(db, first, complete([bubble('bir'), bubble('iki')]), usage)
    expect(committed).toMatchObject({ messages: [{ content: 'bir' }, { content: 'iki' }], promoted: true })
    expect(await stateOf(second.turn.turnId)).toBe('ready')
    expect(await stateOf(third.turn.turnId)).toBe('waiting')
  })

  test('of an old attempt changes nothing', async () => {
    const studentKey = randomUUID()
    const stale = await claimed(studentKey, await engine(0))
    const [current] = mine(await takeAllOver(db, await engine()), studentKey)
    expect(current).toMatchObject({ turnId: stale.turnId, attempt: 2 })
    expect(await commitTurn(db, stale, complete([bubble('eski')]), usage)).toBeNull()
    expect(await failTurn(db, stale, usage)).toBe(false)
    if (!current) throw new Error('nobody took over')
    expect((await commitTurn(db, current, complete([bubble('yeni')]), usage))?.messages).toHaveLength(1)
    const { messages } = await findHistory(db, studentKey, { limit: 10 })
    expect(messages.slice(1).map(({ content }) => content)).toEqual(['soru', 'yeni'])
  })

  test('ends once: a repeated commit or a late failure stores nothing more', async () => {
    const studentKey = randomUUID()
    const claim = await claimed(studentKey, await engine())
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
    const claim = await claimed(studentKey, await engine())
    const next = await send(studentKey, await engine())
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
    const taken = (await Promise.all(Array.from({ length: 5 }, async () => claimReady(db, await engine(), 8)))).flat()
    const ofThese = taken.filter(({ studentKey }) => students.includes(studentKey))
    expect(new Set(ofThese.map(({ turnId }) => turnId)).size).toBe(ofThese.length)
    expect(ofThese).toHaveLength(20)
  })
})

describe('a retry', () => {
  test('of an attempt that failed runs the turn once, and repeated later starts no other attempt', async () => {
    const studentKey = randomUUID()
    let claim = await claimed(studentKey, await engine())
    const retry = async (attempt: number) =>
      restartTurn(db, { studentKey, turnId: claim.turnId, attempt }, await engine())
    for (const attempt of [1, 2]) {
      expect(await failTurn(db, claim, usage)).toBe(true)
      const again = await retry(attempt)
      if (again.kind !== 'restarted' || !again.claim) throw new Error('the turn does not run again')
      expect(await retry(attempt)).toEqual({ kind: 'restarted', claim: null })
      claim = again.claim
    }
    expect(await failTurn(db, claim, usage)).toBe(true)
    expect(await retry(1)).toEqual({ kind: 'refused' })
    expect(await stateOf(claim.turnId)).toBe('failed')
  })
})

/** Sets the notes, and says so in `told` when it is announced. */
function noting(studentKey: string, text: string, told: string[] = []): Effect {
  return {
    isAnswer: false,
    apply: async (tx) => {
      await storeMemory(tx, studentKey, { text, enabled: true })
      return () => void told.push(text)
    },
  }
}

const Notes = z.object({ scratchpad: z.string() })
const notesOf = async (studentKey: string) =>
  (await db.one(sql.type(Notes)`SELECT scratchpad FROM conversation WHERE student_key = ${studentKey}`)).scratchpad

describe('the effects of a turn', () => {
  test('are there with its commit, in their order, and told when the committer says so', async () => {
    const studentKey = randomUUID()
    const claim = await claimed(studentKey, await engine())
    const told: string[] = []
    const silent: Effect = { isAnswer: false, apply: async () => undefined }
    const effects = [noting(studentKey, 'bir', told), silent, noting(studentKey, 'iki', told)]
    const committed = await commitTurn(db, claim, { ...complete([bubble('tamam')]), effects }, usage)
    expect(await notesOf(studentKey)).toBe('iki')
    expect(told).toEqual([])
    await committed?.announce()
    expect(told).toEqual(['bir', 'iki'])
  })

  test('that cannot be told hold back no other, and what failed is told to the committer', async () => {
    const claim = await claimed(randomUUID(), await engine())
    const told: string[] = []
    const telling = (tell: () => void | Promise<void>): Effect => ({ isAnswer: false, apply: async () => tell })
    const effects = [
      telling(() => {
        throw new Error('at once')
      }),
      telling(async () => {
        told.push('begun')
        throw new Error('later')
      }),
      telling(() => void told.push('last')),
    ]
    const committed = await commitTurn(db, claim, { ...complete([bubble('tamam')]), effects }, usage)
    await expect(committed?.announce()).rejects.toMatchObject({ errors: [new Error('at once'), new Error('later')] })
    expect(told).toEqual(['begun', 'last'])
  })

  test.each(['complete', 'stopped'] as const)('are kept of a %s turn without text', async (finish) => {
    const studentKey = randomUUID()
    const claim = await claimed(studentKey, await engine())
    const next = await send(studentKey, await engine())
    const effects = [noting(studentKey, 'not')]
    expect((await commitTurn(db, claim, { bubbles: [], finish, effects }, usage))?.messages).toEqual([])
    expect(await notesOf(studentKey)).toBe('not')
    expect(await stateOf(claim.turnId)).toBe(finish === 'complete' ? 'done' : 'stopped')
    expect(await stateOf(next.turn.turnId)).toBe('ready')
  })

  test('are seen by nobody before the commit, which shows all of it at once', async () => {
    const studentKey = randomUUID()
    const claim = await claimed(studentKey, await engine())
    const look = async () => ({
      notes: await notesOf(studentKey),
      state: await stateOf(claim.turnId),
      messages: (await findHistory(db, studentKey, { limit: 10 })).messages.length,
    })
    const [reached, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const waiting: Effect = {
      isAnswer: false,
      apply: async () => {
        reached.resolve()
        await seen.promise
        return undefined
      },
    }
    const effects = [noting(studentKey, 'not'), waiting]
    const committed = commitTurn(db, claim, { ...complete([bubble('tamam')]), effects }, usage)
    await reached.promise
    expect(await look()).toEqual({ notes: '', state: 'running', messages: 2 })
    seen.resolve()
    await committed
    expect(await look()).toEqual({ notes: 'not', state: 'done', messages: 3 })
  })

  test.each([['with text', [bubble('eski')]] as const, ['without text', []] as const])(
    'of an old attempt %s are not even tried',
    async (_name, bubbles) => {
      const studentKey = randomUUID()
      const stale = await claimed(studentKey, await engine(0))
      const [current] = mine(await takeAllOver(db, await engine()), studentKey)
      if (!current) throw new Error('nobody took over')
      let tries = 0
      const counted: Effect = {
        isAnswer: true,
        apply: async () => {
          tries += 1
          return undefined
        },
      }
      const late: TurnAnswer = { bubbles: [...bubbles], finish: 'complete', effects: [counted] }
      expect(await commitTurn(db, stale, late, usage)).toBeNull()
      expect(tries).toBe(0)
      const effects = [counted, noting(studentKey, 'yeni')]
      expect(await commitTurn(db, current, { ...complete([]), effects }, usage)).not.toBeNull()
      expect(await commitTurn(db, current, { ...complete([]), effects }, usage)).toBeNull()
      expect(tries).toBe(1)
      expect(await notesOf(studentKey)).toBe('yeni')
    },
  )

  test('that cannot be take the whole turn back, which can be committed without them', async () => {
    const studentKey = randomUUID()
    const claim = await claimed(studentKey, await engine())
    const next = await send(studentKey, await engine())
    const told: string[] = []
    const tooLong = noting(studentKey, 'x'.repeat(2001), told)
    const effects = [noting(studentKey, 'bir', told), tooLong]
    await expect(commitTurn(db, claim, { ...complete([bubble('tamam')]), effects }, usage)).rejects.toThrow()
    expect(told).toEqual([])
    expect(await notesOf(studentKey)).toBe('')
    expect(await stateOf(claim.turnId)).toBe('running')
    expect(await stateOf(next.turn.turnId)).toBe('waiting')
    expect((await findHistory(db, studentKey, { limit: 10 })).messages).toHaveLength(3)
    const committed = await commitTurn(db, claim, complete([bubble('tamam')]), usage)
    expect(committed?.messages).toMatchObject([{ content: 'tamam' }])
  })

  test.each([['with text', [bubble('geç')]] as const, ['without text', []] as const])(
    'and its answer are not stored into a conversation that was closed meanwhile: %s',
    async (_name, bubbles) => {
      const studentKey = randomUUID()
      const claim = await claimed(studentKey, await engine())
      await closeStudent(db, studentKey)
      const effects = [noting(studentKey, 'geç')]
      expect(await commitTurn(db, claim, { ...complete([...bubbles]), effects }, usage)).toBeNull()
      expect(await failTurn(db, claim, usage)).toBe(false)
      expect(await notesOf(studentKey)).toBe('')
      expect((await findHistory(db, studentKey, { limit: 10 })).messages).toHaveLength(2)
      const { events } = await db.one(sql.type(z.object({ events: z.int() }))`
        SELECT count(*) AS events FROM outbox WHERE student_key = ${studentKey}
      `)
      expect(events).toBe(0)
    },
  )

  test('change nothing of a student who left meanwhile', async () => {
    const studentKey = randomUUID()
    const claim = await claimed(studentKey, await engine())
    await db.query(sql.typeAlias('none')`
      UPDATE conversation SET erased_at = clock_timestamp(), scratchpad = '' WHERE student_key = ${studentKey}
    `)
    await commitTurn(db, claim, { ...complete([]), effects: [noting(studentKey, 'geç')] }, usage)
    expect(await notesOf(studentKey)).toBe('')
  })

  test('are none of a turn that failed', async () => {
    const studentKey = randomUUID()
    const claim = await claimed(studentKey, await engine())
    expect(await failTurn(db, claim, usage)).toBe(true)
    const effects = [noting(studentKey, 'geç')]
    expect(await commitTurn(db, claim, { ...complete([bubble('geç')]), effects }, usage)).toBeNull()
    expect(await notesOf(studentKey)).toBe('')
    expect(await stateOf(claim.turnId)).toBe('failed')
  })
})

test('what a turn is told is everything before it by turns, and nothing of later turns', async () => {
  const studentKey = randomUUID()
  const first = await claimed(studentKey, await engine())
  await send(studentKey, await engine(), { text: 'ikinci soru' })
  await send(studentKey, await engine(), { text: 'üçüncü soru' })
  await commitTurn(db, first, complete([bubble('bir'), bubble('iki')]), usage)
  const [second] = mine(await claimReady(db, await engine(), 1000), studentKey)
  if (!second) throw new Error('the second turn is not ready')
  const past = async (limit: number, bytes: number) =>
    (await findPast(db, second, limit, bytes)).messages.map(({ content }) => content)
  expect(await past(10, 1000)).toEqual(['ikinci soru', 'iki', 'bir', 'soru'])
  expect(await past(2, 1000)).toEqual(['ikinci soru', 'iki'])
  expect(await past(10, 0)).toEqual(['ikinci soru'])
  expect(await past(10, Buffer.byteLength('ikinci soruiki'))).toEqual(['ikinci soru', 'iki', 'bir'])
})

const Waits = z.object({ waits: z.boolean() })

/** Begins `first` with the conversation locked, lets go when `second` waits, and answers with what came of both. */
async function whileLocked<First, Second>(
  studentKey: string,
  first: (tx: Db) => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const [locked, blocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction(async (tx) => {
    await lockConversation(tx, studentKey)
    locked.resolve()
    await blocked.promise
    return first(tx)
  })
  await locked.promise
  const waiting = second()
  await eventually('a statement to wait', () =>
    db.oneFirst(sql.type(Waits)`
      SELECT EXISTS (
        SELECT FROM pg_locks AS l JOIN pg_stat_activity AS a USING (pid)
        WHERE NOT l.granted AND a.datname = current_database()
      ) AS waits
    `),
  )
  blocked.resolve()
  return Promise.all([holding, waiting])
}

test('a message that waited for its conversation sees what was done: it waits behind the turn that runs', async () => {
  const studentKey = randomUUID()
  const taker = await engine()
  const turn = { studentKey, turnId: newId(), messageId: newId(), text: 'önce' }
  const [first, second] = await whileLocked(
    studentKey,
    (tx) => acceptSend(tx, turn, taker),
    () => send(studentKey, taker),
  )
  expect(first?.claim).toMatchObject({ turnIndex: 1 })
  expect(second).toMatchObject({ claim: null, turn: { state: 'queued', message: { turnIndex: 2 } } })
})

test('an answer that waits for its conversation while a later message is answered by hand is not stored', async () => {
  const studentKey = randomUUID()
  const claim = await claimed(studentKey, await engine())
  const acute = { tier: 'acute', category: 'self-harm' } as const
  const turn = { studentKey, turnId: newId(), messageId: newId(), text: 'x', concern: acute }
  const [, committed] = await whileLocked(
    studentKey,
    (tx) => acceptSend(tx, turn, null),
    () => commitTurn(db, claim, complete([bubble('cevap')]), usage),
  )
  expect(committed).toMatchObject({ messages: [], finish: 'stopped' })
  expect(await stateOf(claim.turnId)).toBe('stopped')
})

test('accepting and ending a turn go by keys, whatever the tables held when they were planned', async () => {
  await using own = await testDatabase()
  await using one = await connectDb(patient(own.urls['chat-engine']), { connections: 1 })
  const studentKey = randomUUID()
  const taker = await enterEngine(one)
  /** Blocks that both look at. */
  const turn = async () => {
    const send = { studentKey, turnId: newId(), messageId: newId(), text: 'soru' }
    const plans: Array<z.infer<typeof Plan>> = []
    const explaining: Db = {
      ...one,
      one: async (query) => {
        plans.push(await one.one(sql.type(Plan)`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`))
        throw new Explained()
      },
    }
    const explained = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(Explained)
    await explained(acceptSend(explaining, send, taker))
    const claim = {
      ...send,
      turnIndex: 0,
      origin: 'chat',
      attempt: 1,
      stopRequested: false,
      isRegenerated: false,
      claimedAt: '',
    } as const
    await explained(commitTurn(explaining, claim, complete([bubble('cevap'), bubble('iki')]), usage))
    expect(await stateIn(one, send.turnId)).toBe('done')
    return plans.map(({ 'QUERY PLAN': [{ Plan: top }] }) => top['Shared Hit Blocks'] + top['Shared Read Blocks'])
  }
  await using owner = await connectDb(patient(own.url), { statementMilliseconds: 60_000 })
  const tables = ['conversation', 'turn', 'message'].map((name) => sql.identifier(['chat', name]))
  // Looked at while it works, the plans would be made anew, and what that reads would count.
  for (const table of tables)
    await owner.query(sql.typeAlias('none')`ALTER TABLE ${table} SET (autovacuum_enabled = off)`)
  await turn()
  // Postgres reads a table of one page as a whole, where it knows that it is one.
  for (const table of tables) await owner.query(sql.typeAlias('none')`ANALYZE ${table}`)
  await turn()
  await owner.query(sql.typeAlias('none')`
    WITH others AS (
      INSERT INTO chat.conversation (student_key) SELECT gen_random_uuid() FROM generate_series(1, 20000)
      RETURNING student_key
    )
    INSERT INTO chat.turn (id, student_key, turn_index, origin, state, finished_at)
    SELECT gen_random_uuid(), student_key, 0, 'chat', 'done', clock_timestamp() FROM others
  `)
  // A connection that was opened meanwhile reads catalogs the first time.
  const turns = [await turn(), await turn(), await turn()]
  expect(Math.min(...turns.map(([accepted = Number.NaN]) => accepted))).toBeLessThan(100)
  expect(Math.min(...turns.map(([, ended = Number.NaN]) => ended))).toBeLessThan(100)
})

test('the service’s role can change its rows and nothing else', async () => {
  await expect(db.query(sql.typeAlias('none')`CREATE TABLE mischief ()`)).rejects.toThrow(/permission denied/)
  await expect(db.query(sql.typeAlias('none')`SELECT FROM profile.student`)).rejects.toThrow(/permission denied/)
})
