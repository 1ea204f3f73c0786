import { randomUUID } from 'node:crypto'
import { connectDb, type Db, type DbPool, planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { eventually, patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findHistory, findPast } from '../conversation/said/store.ts'
import { appendAll } from '../proactive/store.ts'
import { closeStudent } from '../students/close.ts'
import { append, eventsOf, stateOf, textsOf } from '../test/appends.ts'
import { enterEngine } from '../test/engine.ts'
import type { EngineIdentity } from '../turn/store.ts'
import { type Claim, commitTurn, noUsage } from '../turn/store.ts'
import { requestStop } from './control/store.ts'
import { settleFailure } from './failure.ts'
import { findRunningTurn, findTurn } from './find/store.ts'
import { claimReady, claimReruns, countBehindReruns } from './leases/store.ts'
import { acceptReply, acceptSend } from './sending/store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['chat-engine']), { connections: 20 }))
  engine = await enterEngine(db)
})
afterAll(() => opened.disposeAsync())

let engine: EngineIdentity
const answer = (text: string) => ({
  bubbles: [{ id: newId(), text, author: 'model' as const }],
  finish: 'complete' as const,
  effects: [],
})

async function send(studentKey: string, taker: EngineIdentity | null = engine) {
  const sent = { studentKey, turnId: newId(), messageId: newId(), text: 'yeni soru' }
  const accepted = await db.transaction((tx) => acceptSend(tx, sent, taker))
  if (!accepted) throw new Error('the student is erased')
  return { ...accepted, turnId: sent.turnId }
}

async function reply(studentKey: string) {
  const turnId = newId()
  const replied = { studentKey, turnId, messageId: newId(), text: 'yanıt', replyToId: newId() }
  const accepted = await db.transaction((tx) => acceptReply(tx, replied))
  return { turnId, takenOver: accepted?.takenOver ?? [] }
}

async function claimOf(turnId: string): Promise<Claim> {
  const claim = (await claimReady(db, engine, 1000)).find((claim) => claim.turnId === turnId)
  if (!claim) throw new Error('the turn was not claimed')
  return claim
}

/** A reply of a student's own that an engine has. */
async function running() {
  const studentKey = randomUUID()
  const { turnId } = await reply(studentKey)
  return { studentKey, turnId, claim: await claimOf(turnId) }
}

/** The same when it has failed and waits to be run again. */
async function resting() {
  const turn = await running()
  expect(await settleFailure(db, turn.claim, noUsage)).toBe('rerun')
  return turn
}

/** As when the pause before the next run has gone by. */
const due = ({ turnId }: { turnId: string }) =>
  db.query(sql.typeAlias('none')`
    UPDATE turn SET not_before = clock_timestamp() WHERE id = ${turnId} AND not_before IS NOT NULL
  `)

const rerunsOf = async ({ studentKey }: { studentKey: string }) =>
  (await claimReruns(db, engine, 1000)).filter((claim) => claim.studentKey === studentKey)

const outcomeOf = async (studentKey: string, turnId: string) => (await findTurn(db, studentKey, turnId))?.outcome

describe('a reply’s turn that waits to be run again', () => {
  test('is run again when its time has come, and not before', async () => {
    const turn = await resting()
    expect(await findTurn(db, turn.studentKey, turn.turnId)).toMatchObject({
      state: 'queued',
      attempt: 2,
      waits: false,
    })
    expect((await findRunningTurn(db, turn.studentKey))?.turnId).toBe(turn.turnId)
    expect(await rerunsOf(turn)).toEqual([])
    await due(turn)
    const [again] = await rerunsOf(turn)
    expect(again).toMatchObject({ turnId: turn.turnId, attempt: 2 })
    expect(await rerunsOf(turn)).toEqual([])
    expect(await stateOf(db, turn.turnId)).toBe('running')
  })

  test.each(['chat', 'notification'])('is taken over by a %s message in its commit', async (origin) => {
    const { studentKey, turnId } = await resting()
    const newer = origin === 'chat' ? await send(studentKey, null) : await reply(studentKey)
    expect(newer.takenOver).toEqual([{ turnId, attempt: 2 }])
    const claim = await claimOf(newer.turnId)
    expect(await outcomeOf(studentKey, turnId)).toMatchObject({ kind: 'done', finish: 'complete', messages: [] })
    const { messages } = await findPast(db, claim, 10, 1000)
    expect(messages.map(({ content }) => content)).toEqual([origin === 'chat' ? 'yeni soru' : 'yanıt', 'yanıt'])
    const { turns } = await findHistory(db, studentKey, { limit: 10 })
    expect(turns).toMatchObject([{ turnId: newer.turnId, state: 'running' }])
    expect(await eventsOf(db, studentKey)).toEqual([])
    await due({ turnId })
    expect(await rerunsOf({ studentKey })).toEqual([])
  })

  test('is taken over when it fails, by a message that came while it ran', async () => {
    const { studentKey, turnId, claim } = await running()
    const newer = await send(studentKey)
    expect(newer.claim).toBeNull()
    expect(await settleFailure(db, claim, noUsage)).toMatchObject({ kind: 'done', finish: 'complete', messages: [] })
    expect(await outcomeOf(studentKey, turnId)).toMatchObject({ kind: 'done', messages: [] })
    expect(await stateOf(db, newer.turnId)).toBe('ready')
    expect(await eventsOf(db, studentKey)).toEqual([])
  })

  test('is not taken over while it runs again', async () => {
    const turn = await resting()
    await due(turn)
    const [again] = await rerunsOf(turn)
    if (!again) throw new Error('the turn is not run again')
    const newer = await send(turn.studentKey)
    expect(newer).toMatchObject({ claim: null, takenOver: [] })
    expect((await commitTurn(db, again, answer('tamam'), noUsage))?.messages).toHaveLength(1)
    expect(await stateOf(db, newer.turnId)).toBe('ready')
  })

  test('is measured by what waits behind it, while it runs and not between two runs', async () => {
    const behind = await countBehindReruns(db)
    const turn = await resting()
    expect(await countBehindReruns(db)).toBe(behind)
    await due(turn)
    expect(await rerunsOf(turn)).toHaveLength(1)
    await send(turn.studentKey)
    await send(turn.studentKey)
    expect(await countBehindReruns(db)).toBe(behind + 2)
    expect(await planOf(db, countBehindReruns)).toMatch(/Index Cond: \(+student_key = (again|behind)\.student_key/)
  })

  test('is apologised for when its runs are used up, also before a newer message', async () => {
    const { studentKey, turnId, claim } = await running()
    await db.query(sql.typeAlias('none')`UPDATE turn SET reruns = 3 WHERE id = ${turnId}`)
    const newer = await send(studentKey)
    expect(await settleFailure(db, claim, noUsage)).toMatchObject({
      kind: 'done',
      messages: [{ content: expect.stringContaining('Kusura bakma') }],
    })
    expect(await stateOf(db, newer.turnId)).toBe('ready')
  })

  test('that was taken over is done for good, however the newer turn ends', async () => {
    const { studentKey, turnId, claim } = await resting()
    const newer = await reply(studentKey)
    const failing = await claimOf(newer.turnId)
    expect(await settleFailure(db, failing, noUsage)).toBe('rerun')
    expect(await settleFailure(db, claim, noUsage)).toBeNull()
    await Promise.all([due({ turnId }), due(newer)])
    expect(await rerunsOf({ studentKey })).toMatchObject([{ turnId: newer.turnId }])
    expect(await stateOf(db, turnId)).toBe('done')
  })

  test('can be stopped, and is then stopped as the attempt that its followers wait for', async () => {
    const { studentKey, turnId } = await resting()
    const followed = (await findTurn(db, studentKey, turnId))?.attempt
    await requestStop(db, studentKey, turnId, newId())
    expect(await findTurn(db, studentKey, turnId)).toMatchObject({ state: 'stopped', attempt: followed })
    await due({ turnId })
    expect(await rerunsOf({ studentKey })).toEqual([])
    expect((await send(studentKey)).claim).not.toBeNull()
  })

  test('goes with a student who leaves', async () => {
    const turn = await resting()
    await closeStudent(db, turn.studentKey)
    expect(await db.transaction((tx) => acceptSend(tx, { ...turn, messageId: newId(), text: 'x' }, null))).toBeNull()
    const failed = await running()
    await closeStudent(db, failed.studentKey)
    expect(await settleFailure(db, failed.claim, noUsage)).toBeNull()
    expect(await textsOf(db, failed.studentKey)).toEqual(['yanıt'])
  })
})

describe('what the companion writes first', () => {
  test('goes ahead of a reply’s turn that waits to be run again, and takes nothing over', async () => {
    const turn = await resting()
    const row = append(turn.studentKey, ['Bugün nasılsın?'])
    expect(await appendAll(db, [row])).toMatchObject({ outcomes: ['appended'], messages: [{}] })
    expect(await stateOf(db, row.turnId)).toBe('done')
    expect(await stateOf(db, turn.turnId)).toBe('waiting')
    await due(turn)
    expect(await rerunsOf(turn)).toMatchObject([{ turnId: turn.turnId, attempt: 2 }])
  })

  test('ends without making the turn ready whose time has not come', async () => {
    const turn = await running()
    const row = append(turn.studentKey, ['Bugün nasılsın?'])
    await appendAll(db, [row])
    await settleFailure(db, turn.claim, noUsage)
    await commitTurn(db, await claimOf(row.turnId), answer('Bugün nasılsın?'), noUsage)
    expect(await stateOf(db, turn.turnId)).toBe('waiting')
    expect(await rerunsOf(turn)).toEqual([])
    await due(turn)
    expect(await rerunsOf(turn)).toMatchObject([{ turnId: turn.turnId, attempt: 2 }])
  })

  test('goes ahead when it waited behind the run that failed, and is not run beside the next', async () => {
    const turn = await running()
    const row = append(turn.studentKey, ['Bugün nasılsın?'])
    await appendAll(db, [row])
    expect(await settleFailure(db, turn.claim, noUsage)).toBe('rerun')
    expect(await stateOf(db, row.turnId)).toBe('ready')
    await due(turn)
    expect(await rerunsOf(turn)).toEqual([])
    const ahead = await claimOf(row.turnId)
    expect(await rerunsOf(turn)).toEqual([])
    const newer = await send(turn.studentKey)
    expect(newer).toMatchObject({ claim: null, takenOver: [{ turnId: turn.turnId }] })
    await commitTurn(db, ahead, answer('Bugün nasılsın?'), noUsage)
    expect(await stateOf(db, newer.turnId)).toBe('ready')
    expect(await rerunsOf(turn)).toEqual([])
  })
})

const Unfinished = z.object({ turnId: z.uuid(), state: z.string() })
const unfinishedOf = (studentKey: string) =>
  db.any(sql.type(Unfinished)`
    SELECT id AS "turnId", state FROM turn
    WHERE student_key = ${studentKey} AND state IN ('waiting', 'ready', 'running') ORDER BY turn_index
  `)

/** Does something in a transaction that ends when it is told. */
async function hold(run: (tx: Db) => Promise<unknown>) {
  const [done, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const transaction = db.transaction(async (tx) => {
    await run(tx)
    done.resolve()
    await told.promise
  })
  await Promise.race([done.promise, transaction])
  return {
    commit: async () => {
      told.resolve()
      await transaction
    },
  }
}

describe('a message that is accepted while the turn is claimed for its next run', () => {
  test('takes it over when it comes first: nobody claims it', async () => {
    const turn = await resting()
    await due(turn)
    const { studentKey } = turn
    const turnId = newId()
    const accepting = await hold((tx) =>
      acceptSend(tx, { studentKey, turnId, messageId: newId(), text: 'yeni soru' }, null),
    )
    expect(await rerunsOf(turn)).toEqual([])
    await accepting.commit()
    expect(await rerunsOf(turn)).toEqual([])
    expect(await unfinishedOf(studentKey)).toEqual([{ turnId, state: 'ready' }])
  })

  test('waits for it when it comes second', async () => {
    const turn = await resting()
    await due(turn)
    const claiming = await hold((tx) => claimReruns(tx, engine, 1000))
    const sending = send(turn.studentKey)
    await eventually('the message to wait for the claim', () =>
      db.exists(sql.typeAlias('none')`
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      `),
    )
    await claiming.commit()
    const newer = await sending
    expect(newer).toMatchObject({ claim: null, takenOver: [] })
    expect(await unfinishedOf(turn.studentKey)).toEqual([
      { turnId: turn.turnId, state: 'running' },
      { turnId: newer.turnId, state: 'waiting' },
    ])
  })

  test('does one or the other, however many come at the same moment', async () => {
    const turns: Array<Awaited<ReturnType<typeof resting>>> = []
    for (let i = 0; i < 40; i += 1) turns.push(await resting())
    await Promise.all(turns.map(due))
    const looking = Array.from({ length: 20 }, () => claimReruns(db, engine, 3))
    const sent = await Promise.all(turns.map(({ studentKey }) => send(studentKey, null)))
    await Promise.all(looking)
    for (const [i, { studentKey, turnId }] of turns.entries()) {
      const newer = sent[i]
      const both = [
        { turnId, state: 'running' },
        { turnId: newer?.turnId, state: 'waiting' },
      ]
      const alone = [{ turnId: newer?.turnId, state: 'ready' }]
      expect(await unfinishedOf(studentKey)).toEqual(newer?.takenOver.length === 1 ? alone : both)
    }
  })
})
