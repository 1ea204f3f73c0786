import { randomUUID } from 'node:crypto'
import { connectDb, type DbPool, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { patient, testDatabase } from '@yoldas/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { replaceAnswer } from '../../engine/control/store.ts'
import { claimReady } from '../../engine/leases/store.ts'
import { acceptReply } from '../../engine/sending/store.ts'
import { appendAll } from '../../proactive/store.ts'
import { append, eventsOf } from '../../test/appends.ts'
import { claimSend, enterEngine, sendTurn } from '../../test/engine.ts'
import { type Claim, commitTurn, type EngineIdentity, noUsage } from '../../turn/store.ts'
import { decodeCursor } from '../rules.ts'
import { findHistory } from '../said/store.ts'
import { openConversation } from '../store.ts'
import { findReadStates, moveRead } from './store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
let engine: EngineIdentity
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  engine = await enterEngine(db)
})
afterAll(() => opened.disposeAsync())

const texts = (count: number) => Array.from({ length: count }, (_, nth) => `${nth}`)
const answer = (claim: Claim, count: number) => {
  const bubbles = texts(count).map((text) => ({ id: newId(), text, author: 'model' as const }))
  return commitTurn(db, claim, { bubbles, finish: 'complete', effects: [] }, noUsage)
}
const messagesOf = async (studentKey: string) => {
  const { messages } = await findHistory(db, studentKey, { limit: 1_000 })
  return messages.map((message) => ({ ...message, place: decodeCursor(message.cursor) ?? 0 }))
}
const stateOf = async (studentKey: string) => {
  const [state] = await findReadStates(db, [studentKey])
  if (!state) throw new Error('there is no conversation')
  return state
}
const Counted = z.looseObject({ unread: z.object({ count: z.int(), revision: z.int() }) })

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('turn', 'append', 'reply', 'regenerate', 'read'),
    bubbles: fc.integer({ min: 1, max: 3 }),
    which: fc.nat({ max: 30 }),
  }),
  { minLength: 8, maxLength: 12 },
)

test('unread is what the companion wrote after the place up to which the student has read, and each event says so', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const studentKey = randomUUID()
      await openConversation(db, studentKey)
      let [read, revision, events] = [1, 0, 0]
      let newest: string | null = null
      for (const { what, bubbles, which } of all) {
        const before = await messagesOf(studentKey)
        const chosen = before[which % before.length]
        if (!chosen) throw new Error('there is no notice')
        if (what === 'turn') {
          const claim = await claimSend(db, engine, { studentKey })
          await answer(claim, bubbles)
          const own = (await messagesOf(studentKey)).find(
            ({ turnId, role }) => turnId === claim.turnId && role === 'user',
          )
          read = own?.place ?? 0
          newest = claim.turnId
        }
        if (what === 'append') {
          await appendAll(db, [append(studentKey, texts(bubbles))])
          newest = null
        }
        if (what === 'reply') {
          const reply = { studentKey, turnId: newId(), messageId: newId(), text: 'x', replyToId: chosen.id }
          await db.transaction((tx) => acceptReply(tx, reply))
          const claim = (await claimReady(db, engine, 1_000)).find(({ turnId }) => turnId === reply.turnId)
          if (claim) await answer(claim, bubbles)
          read = Math.max(read, chosen.place)
          newest = reply.turnId
        }
        if (what === 'regenerate' && newest) {
          const asked = { studentKey, turnId: newest, regenerateId: newId() }
          const replaced = await replaceAnswer(db, asked, engine)
          if (replaced.kind !== 'restarted' || !replaced.claim) throw new Error('the answer is not replaced')
          await answer(replaced.claim, bubbles)
          const bubblesOf = (messages: typeof before) =>
            messages.filter(({ turnId, role }) => turnId === newest && role === 'assistant').map(({ place }) => place)
          if (Math.max(...bubblesOf(before)) <= read) read = Math.max(...bubblesOf(await messagesOf(studentKey)))
        }
        if (what === 'read') {
          await db.transaction((tx) => moveRead(tx, studentKey, chosen.place))
          read = Math.max(read, chosen.place)
        }

        const after = await messagesOf(studentKey)
        const isUnread = ({ place, role, origin }: (typeof after)[number]) =>
          place > read && role === 'assistant' && origin !== 'notice'
        const state = await stateOf(studentKey)
        expect(state).toMatchObject({ position: read, count: after.filter(isUnread).length })
        expect(state.revision).toBeGreaterThanOrEqual(revision)
        revision = state.revision
        const recorded = (await eventsOf(db, studentKey)).map((event) => Counted.parse(event).unread)
        if (recorded.length > events) expect(recorded.at(-1)).toEqual({ count: state.count, revision })
        events = recorded.length
      }
    }),
    { numRuns: 6 },
  )
})

test('it only goes forward, and is counted up to 99', async () => {
  const studentKey = randomUUID()
  await openConversation(db, studentKey)
  await appendAll(db, [append(studentKey, texts(120))])
  expect(await stateOf(studentKey)).toMatchObject({ position: 1, count: 99 })
  expect(await moveRead(db, studentKey, 101)).toMatchObject({ position: 101, count: 20 })
  expect(await moveRead(db, studentKey, 101)).toBeNull()
  expect(await moveRead(db, studentKey, 50)).toBeNull()
  expect(await stateOf(studentKey)).toMatchObject({ position: 101, count: 20 })
})

test('a send says that it read what came before it, and one with nothing before it says nothing', async () => {
  const studentKey = randomUUID()
  await openConversation(db, studentKey)
  await appendAll(db, [append(studentKey, texts(2))])
  const { read } = await sendTurn(db, null, { studentKey })
  expect(read).toMatchObject({ data: { unread: 0 } })
  expect((await sendTurn(db, null, { studentKey })).read).toBeNull()
})

const Blocks = z.object({ Plan: z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() }) })
const Explained = z.object({ 'QUERY PLAN': z.tuple([Blocks]) })

test('however much a student has, counting reads no more than what is counted', async () => {
  const studentKey = randomUUID()
  const { turn } = await sendTurn(db, null, { studentKey })
  await db.query(sql.typeAlias('none')`
    INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
    SELECT gen_random_uuid(), ${studentKey}, n, ${turn.turnId}, 1, 'assistant', 'model', 'chat', 'x'
    FROM generate_series(10, 10009) AS n
  `)
  const blocksAfter = async (readTo: number) => {
    const [{ Plan }] = await db.oneFirst(sql.type(Explained)`
      EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT count_unread(${studentKey}, ${readTo})
    `)
    return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
  }
  await blocksAfter(1)
  expect(await blocksAfter(10_007)).toBeLessThan(20)
  expect(await blocksAfter(1)).toBeLessThan(220)
})
