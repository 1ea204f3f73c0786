import { randomUUID } from 'node:crypto'
import { type Db, planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exportStudent, findHistory, findPast, lastTurnIndex, messageExists } from '../conversation/said/store.ts'
import { replaceAnswer, restartTurn } from '../engine/control/store.ts'
import { findSent, findTurn } from '../engine/find/store.ts'
import { copyKey } from '../media/rules.ts'
import { findChecks, findMedia, insertMedia, settleMedia } from '../media/store.ts'
import { retentionMetrics } from '../metrics.ts'
import { appendAll } from '../proactive/store.ts'
import { addReaction } from '../reactions/store.ts'
import { append, counted } from '../test/appends.ts'
import { enterEngine, sendTurn } from '../test/engine.ts'
import { type Claim, commitTurn, noUsage } from '../turn/store.ts'
import { type Erased, eraseOld, planErasing } from './eraseOld.ts'
import { lockOld, removeUnused } from './store.ts'

const db = await openDb('chat-engine', { connections: 8 })
const engine = await enterEngine(db)
const none = sql.typeAlias('none')
const days = 30

const always = async () => true
const run = (by: Db = db, mayGoOn = always) => {
  const log = createLog('chat-engine', 'silent')
  return eraseOld({ db: by, log, retention: retentionMetrics(createMetrics()) }, days, mayGoOn)
}

type Sending = Parameters<typeof sendTurn>[2]

/** A question and its answer of two bubbles. */
async function talk(studentKey: string, more: Sending = {}) {
  const { turn, claim } = await sendTurn(db, engine, { studentKey, text: 'Türev nedir?', ...more })
  const bubbles = ['Limittir.', 'Örnek verelim.'].map((text) => ({ id: newId(), text, author: 'model' as const }))
  await commitTurn(db, running(claim), { bubbles, finish: 'complete', effects: [] }, noUsage)
  return { turnId: turn.turnId, question: turn.message.id, bubbles: bubbles.map(({ id }) => id) }
}

function running(claim: Claim | null): Claim {
  if (!claim) throw new Error('the turn does not run')
  return claim
}

/** Moves all that is stored of a student until now so many days back. */
async function age(studentKey: string, by: number): Promise<void> {
  const past = sql.fragment`created_at = created_at - make_interval(days => ${by})`
  await db.query(none`UPDATE message SET ${past} WHERE student_key = ${studentKey}`)
  await db.query(none`UPDATE media SET ${past} WHERE student_key = ${studentKey}`)
  await db.query(none`
    UPDATE conversation SET kept_since = kept_since - make_interval(days => ${by}) WHERE student_key = ${studentKey}
  `)
}

async function attachment(studentKey: string, kind: 'file' | 'image' = 'file') {
  const id = newId()
  const announced = { id, studentKey, kind, mimeType: kind === 'file' ? 'text/plain' : 'image/png', sizeBytes: 100 }
  await db.transaction((tx) => insertMedia(tx, announced, 10 ** 9))
  const media = await db.transaction((tx) => settleMedia(tx, studentKey, id, { status: 'ready', sizeBytes: 90 }))
  if (!media) throw new Error('the attachment is not ready')
  return media
}

const historyOf = async (studentKey: string) => (await findHistory(db, studentKey, { limit: 60 })).messages
const textsOf = async (studentKey: string) => (await historyOf(studentKey)).map(({ content }) => content)
const Prefix = z.object({ prefix: z.string() })
const removals = (studentKey: string) =>
  db.anyFirst(sql.type(Prefix)`SELECT prefix FROM object_removal WHERE prefix LIKE ${`%/${studentKey}/%`}`)

describe('a conversation of which a part is too old', () => {
  test('keeps the rest, with all that it had', async () => {
    const studentKey = randomUUID()
    const old = await talk(studentKey)
    await age(studentKey, days + 1)
    const kept = await talk(studentKey, { text: 'Peki integral?', replyToId: old.question })
    expect(await textsOf(studentKey)).toHaveLength(7)
    await run()
    const history = await historyOf(studentKey)
    expect(history.map(({ id }) => id)).toEqual([kept.question, ...kept.bubbles])
    // What is gone is answered no more.
    expect(history[0]?.replyTo).toBeNull()
    const exported = await exportStudent(db, studentKey, 0, 60, 100_000)
    expect(exported.map(({ id }) => id)).toEqual([kept.question, ...kept.bubbles])
    const past = await findPast(db, { studentKey, turnIndex: lastTurnIndex }, 60, 100_000)
    expect(past.messages.map(({ content }) => content)).toEqual(['Örnek verelim.', 'Limittir.', 'Peki integral?'])
    await run()
    expect(await historyOf(studentKey)).toEqual(history)
  })

  test('goes on where it was: places and numbers of turns are given once', async () => {
    const studentKey = randomUUID()
    const { turnId } = await talk(studentKey)
    await age(studentKey, days + 1)
    await run()
    expect(await historyOf(studentKey)).toEqual([])
    const next = await talk(studentKey)
    const [message] = await historyOf(studentKey)
    expect(message).toMatchObject({ id: next.question, turnIndex: 2 })
    expect((await findTurn(db, studentKey, turnId))?.message.turnIndex).toBe(1)
  })

  test('is of days in Istanbul: what was stored on the last day that counts stays', async () => {
    const studentKey = randomUUID()
    await talk(studentKey)
    await age(studentKey, days)
    await run()
    expect(await historyOf(studentKey)).toHaveLength(4)
    await age(studentKey, 1)
    await run()
    expect(await historyOf(studentKey)).toEqual([])
  })

  test('keeps what an unfinished turn was asked, until it has ended', async () => {
    const studentKey = randomUUID()
    const { claim } = await sendTurn(db, engine, { studentKey, text: 'Türev nedir?' })
    await age(studentKey, days + 1)
    await run()
    expect(await textsOf(studentKey)).toEqual(['Türev nedir?'])
    await commitTurn(db, running(claim), { bubbles: [], finish: 'complete', effects: [] }, noUsage)
    await age(studentKey, 1)
    await run()
    expect(await textsOf(studentKey)).toEqual([])
  })
})

describe('a question that was emptied', () => {
  test('is found by a repeat of its send, with an end that has no messages', async () => {
    const [studentKey, clientId] = [randomUUID(), randomUUID()]
    const { turnId, question } = await talk(studentKey, { clientId })
    await age(studentKey, days + 1)
    await run()
    const turn = await findSent(db, { studentKey, turnId: newId(), clientId })
    const shown = { content: '', media: [], reactions: [], replyTo: null }
    expect(turn).toMatchObject({
      turnId,
      message: { id: question, ...shown },
      outcome: { kind: 'done', finish: 'complete', messages: [] },
    })
    await expect(sendTurn(db, engine, { studentKey, clientId })).rejects.toThrow()
  })

  test('is not known to what is done to messages and turns', async () => {
    const studentKey = randomUUID()
    const { turnId, question } = await talk(studentKey)
    await age(studentKey, days + 1)
    await run()
    expect(await messageExists(db, studentKey, question)).toBe(false)
    const reaction = { studentKey, messageId: question, actor: 'user' as const, emoji: '👍' }
    expect(await db.transaction((tx) => addReaction(tx, reaction))).toEqual({ kind: 'unknown' })
    expect(await replaceAnswer(db, { studentKey, turnId, regenerateId: randomUUID() }, engine)).toEqual({
      kind: 'refused',
    })
    await db.query(none`UPDATE turn SET state = 'failed' WHERE id = ${turnId}`)
    expect(await restartTurn(db, { studentKey, turnId, attempt: 1 }, engine)).toEqual({ kind: 'refused' })
  })
})

test('what the companion wrote first goes with its turn, and so does the notice', async () => {
  const studentKey = randomUUID()
  await appendAll(db, [append(studentKey, ['Kimya', 'Hadi!'])])
  await age(studentKey, days + 1)
  await run()
  expect(await historyOf(studentKey)).toEqual([])
  expect(await db.exists(none`SELECT FROM turn WHERE student_key = ${studentKey}`)).toBe(false)
})

describe('an attachment', () => {
  test('goes with the last message that has it, and its objects through their removal', async () => {
    const studentKey = randomUUID()
    const [early, again] = [await attachment(studentKey), await attachment(studentKey)]
    await talk(studentKey, { media: [early, again] })
    await age(studentKey, days + 1)
    await talk(studentKey, { media: [again] })
    await run()
    expect(await findMedia(db, studentKey, early.id)).toBeNull()
    expect(await removals(studentKey)).toEqual([copyKey(studentKey, early.id)])
    expect((await historyOf(studentKey))[0]?.media).toEqual([again])
    await age(studentKey, days + 1)
    await run()
    expect(await findMedia(db, studentKey, again.id)).toBeNull()
    expect(await removals(studentKey)).toHaveLength(2)
  })

  test('that was never sent goes when it is as old', async () => {
    const studentKey = randomUUID()
    const { id } = await attachment(studentKey)
    await run()
    expect(await findMedia(db, studentKey, id)).not.toBeNull()
    await age(studentKey, days + 1)
    await run()
    expect(await findMedia(db, studentKey, id)).toBeNull()
  })
})

test('a picture that no message has any more is not removed: whether a mistake has it is to be found out', async () => {
  const studentKey = randomUUID()
  const [shown, unused] = [await attachment(studentKey, 'image'), await attachment(studentKey, 'image')]
  await talk(studentKey, { media: [shown] })
  await age(studentKey, days)
  await run()
  expect(await findChecks(db, 100)).not.toContainEqual(expect.objectContaining({ studentKey }))
  await age(studentKey, 1)
  await talk(studentKey, { media: [shown] })
  await run()
  const due = (await findChecks(db, 100)).filter((check) => check.studentKey === studentKey)
  expect(due.map(({ id }) => id)).toEqual([unused.id])
  expect(await findMedia(db, studentKey, unused.id)).not.toBeNull()
})

/** Students with more than a page has of each. */
async function fill(students: number, turns: number) {
  const keys = Array.from({ length: students }, () => randomUUID())
  for (const studentKey of keys) {
    await attachment(studentKey)
    const { turnId } = await talk(studentKey)
    await db.query(none`
      WITH t AS (
        INSERT INTO turn (id, student_key, turn_index, origin, state, finished_at)
        SELECT gen_random_uuid(), ${studentKey}, 1 + nth, 'chat', 'done', finished_at
        FROM turn, generate_series(1, ${turns}::int) AS nth WHERE id = ${turnId}
        RETURNING id, turn_index
      )
      INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
      SELECT gen_random_uuid(), ${studentKey}, 10 * turn_index + nth, t.id, turn_index, role, author, 'chat', role
      FROM t, (VALUES (1, 'user', 'student'), (2, 'assistant', 'model')) AS m (nth, role, author)
    `)
    await age(studentKey, days + 1)
  }
  return keys
}
const sum = (runs: readonly Erased[]) =>
  runs.reduce((one, other) => ({
    emptied: one.emptied + other.emptied,
    removed: one.removed + other.removed,
    attachments: one.attachments + other.attachments,
  }))

test('a run that says what it would erase changes nothing, and says what the run does', async () => {
  const [studentKey = ''] = await fill(1, 120)
  const before = await historyOf(studentKey)
  const planned = await planErasing(db, days)
  expect(planned).toEqual({ emptied: 121, removed: 123, attachments: 1 })
  expect(await planErasing(db, 0)).toEqual({ emptied: 0, removed: 0, attachments: 0 })
  expect(await historyOf(studentKey)).toEqual(before)
  expect(await run()).toEqual(planned)
  expect(await planErasing(db, days)).toEqual({ emptied: 0, removed: 0, attachments: 0 })
})

test('runs that are interrupted, repeated and at once erase everything once', async () => {
  const keys = await fill(15, 60)
  const planned = await planErasing(db, days)
  expect(planned).toEqual({ emptied: 15 * 61, removed: 15 * 63, attachments: 15 })
  let pages = 0
  const first = await run(db, async () => {
    pages += 1
    return pages <= 2
  })
  expect(first.emptied + first.removed).toBeGreaterThan(0)
  expect(first.emptied + first.removed).toBeLessThanOrEqual(1_000)
  // Dies at its commit, after everything else.
  const dying: Db = {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        await work(tx)
        throw new Error('killed')
      }),
  }
  await expect(run(dying)).rejects.toThrow('killed')
  const { db: watched, repeated } = counted(db)
  const together = await Promise.all([run(watched), run(watched), run(watched)])
  // Those that another run had locked are found by the next one.
  expect(sum([first, ...together, await run()])).toEqual(planned)
  expect(repeated()).toBe(0)
  for (const studentKey of keys) expect(await historyOf(studentKey)).toEqual([])
})

test('0 days erase nothing', async () => {
  const studentKey = randomUUID()
  await talk(studentKey)
  await age(studentKey, 10_000)
  const log = createLog('chat-engine', 'silent')
  await eraseOld({ db, log, retention: retentionMetrics(createMetrics()) }, 0, always)
  expect(await textsOf(studentKey)).toContain('Türev nedir?')
})

test.each([
  ['conversations', (tx: Db) => lockOld(tx, '2020-01-01T00:00:00.000Z', 10), /Index Cond: \(kept_since < /],
  ['attachments', (tx: Db) => removeUnused(tx, '2020-01-01T00:00:00.000Z', 500), /Index Cond: \(created_at < /],
])('old %s are found by an index, and nothing is read as a whole', async (_what, find, found) => {
  const plan = await planOf(db, find)
  expect(plan).toMatch(found)
  expect(plan).not.toContain('Seq Scan')
})
