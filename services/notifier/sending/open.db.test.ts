import { randomBytes, randomUUID } from 'node:crypto'
import { type Db, planOf, sql } from '@yoldas/db'
import { eventually } from '@yoldas/testkit'
import { openDb } from '@yoldas/testkit/servers'
import { pause } from '@yoldas/time'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { beginSeconds } from '../claiming/rules.ts'
import type { Claim } from '../claiming/store.ts'
import { lockStudent } from '../students/store.ts'
import { claimNew, claimOf, deliverDeps, deliveriesOf, newAnswer, notify, startProviders } from '../test/deliveries.ts'
import { countWaiting, hold, newStudent } from '../test/students.ts'
import { hashToken } from '../tokens.ts'
import { prepareAttempts } from './attempt.ts'
import { openBatch } from './open.ts'
import { openAttempts, settleAttempts } from './store.ts'

const db = await openDb('notifier')
const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())

const connected = async () => deliverDeps(db, opened.use(await startProviders()).providers)
const open = (claims: readonly Claim[]) => db.transaction((tx) => openBatch(tx, claims))

/** Claims of students of their own, with a device each. */
async function claimMany(count: number): Promise<Claim[]> {
  const deps = await connected()
  const students = await Promise.all(Array.from({ length: count }, () => newStudent(db)))
  const claimed = []
  for (const { studentKey } of students) claimed.push(...(await claimNew(deps, studentKey)).claims)
  return claimed
}

test('the time to begin in counts from before the attempt is entered, however long that takes', async () => {
  const claims = await claimMany(1)
  const entering = 300
  const [opening] = await db.transaction((tx) => {
    let statements = 0
    const any: Db['any'] = async (query) => {
      const rows = await tx.any(query)
      statements += 1
      // The first locks the student.
      if (statements === 2) await pause(entering)
      return rows
    }
    return openBatch(Object.assign(Object.create(tx), { any }), claims)
  })
  if (opening?.kind !== 'opened') throw new Error(opening?.kind)
  expect(opening.attempt.begin.remaining()).toBeLessThanOrEqual(beginSeconds * 1000 - entering + 1)
})

const Expiry = z.object({ isExact: z.boolean() })

test('each attempt of a batch gets a reply token of its own, good for 14 days to the second', async () => {
  const openings = await open(await claimMany(5))
  const tokens = openings.flatMap((opening) => (opening.kind === 'opened' ? [opening.attempt.replyToken] : []))
  expect(new Set(tokens).size).toBe(5)
  for (const token of tokens) {
    const isExact = await db.oneFirst(sql.type(Expiry)`
      SELECT expires_at - interval '336 hours' BETWEEN clock_timestamp() - interval '1 minute' AND clock_timestamp()
        AS "isExact"
      FROM reply_token WHERE token_hash = ${sql.binary(hashToken(token))}
    `)
    expect(isExact).toBe(true)
  }
})

test('one batch opens, drops and passes over, each delivery for itself', async () => {
  const claims = await claimMany(5)
  const [, gone, erased, passed, expired] = claims
  if (!gone || !erased || !passed || !expired) throw new Error('five were claimed')
  await db.query(sql.typeAlias('none')`DELETE FROM device WHERE student_key = ${gone.studentKey}`)
  await db.query(sql.typeAlias('none')`
    UPDATE student SET erased_at = clock_timestamp() WHERE student_key = ${erased.studentKey}
  `)
  await db.query(sql.typeAlias('none')`UPDATE delivery SET attempt = 2 WHERE id = ${passed.id}`)
  await db.query(sql.typeAlias('none')`
    UPDATE notification SET expires_at = clock_timestamp() WHERE student_key = ${expired.studentKey}
  `)
  expect(await open(claims)).toMatchObject([
    { kind: 'opened' },
    { kind: 'dropped', reason: 'device-gone' },
    { kind: 'overtaken' },
    { kind: 'overtaken' },
    { kind: 'dropped', reason: 'expired' },
  ])
})

test('a student whom somebody else has locked keeps nobody of the batch waiting, and is waited for alone', async () => {
  const claims = await claimMany(3)
  const [busy] = claims
  if (!busy) throw new Error('nothing was claimed')
  const holding = await hold(db, (tx) => lockStudent(tx, busy.studentKey))
  expect((await open(claims)).map(({ kind }) => kind)).toEqual(['busy', 'opened', 'opened'])
  const alone = open([busy])
  await eventually('the attempt to wait', async () => (await countWaiting(db)) > 0)
  await holding.commit()
  expect(await alone).toMatchObject([{ kind: 'opened' }])
})

test('a row that cannot be worked on fails alone, and the rest of its batch is sent', async () => {
  const deps = await connected()
  const { studentKey } = await newStudent(db)
  const events = Array.from({ length: 9 }, () => newAnswer(studentKey))
  for (const event of events) await notify(deps, event)
  const claims = await claimOf(db, studentKey)
  const bad = claims[4]
  if (!bad || claims.length !== 9) throw new Error(`${claims.length} claims`)
  // The ledger has this attempt: a newer claim of it cannot be entered.
  await db.query(sql.typeAlias('none')`
    INSERT INTO attempt (id, delivery_id, attempt, provider) VALUES (gen_random_uuid(), ${bad.id}, 1, 'fcm')
  `)
  const attempt = prepareAttempts(deps)
  const ended = await Promise.allSettled(claims.map(attempt))
  expect(ended.map(({ status }) => status)).toEqual(claims.map(({ id }) => (id === bad.id ? 'rejected' : 'fulfilled')))
  const states = await Promise.all(events.map(({ turnId }) => deliveriesOf(db, turnId)))
  expect(states.flat().filter(({ state }) => state === 'sent')).toHaveLength(8)
  expect(states.flat().find(({ id }) => id === bad.id)).toMatchObject({ state: 'pending', leased: true })
})

test('everything of a batch is found by key', async () => {
  const claims = await claimMany(1)
  const openings = claims.map((claim) => ({ ...claim, entryId: randomUUID(), replyHash: randomBytes(32) }))
  const opening = await planOf(db, (tx) => openAttempts(tx, openings))
  const settling = await planOf(db, (tx) =>
    settleAttempts(
      tx,
      claims.map(({ id, attempt, provider, suspected }) => ({
        ...{ id, attempt, provider, suspected, outcome: 'sent', status: 200, answer: 'OK' },
        settlement: { kind: 'sent' as const },
      })),
    ),
  )
  for (const plan of [opening, settling])
    expect(plan).not.toMatch(/Seq Scan on (delivery|attempt|notification|device|student)/)
})
