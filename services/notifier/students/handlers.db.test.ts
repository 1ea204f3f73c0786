import { randomUUID } from 'node:crypto'
import { exportPage, Unavailable } from '@yoldas/bus'
import { storeReply } from '@yoldas/contracts/chat'
import type { ExportPage } from '@yoldas/contracts/export'
import { noteSeen } from '@yoldas/contracts/inactivity'
import { studentErasedFrom } from '@yoldas/contracts/profile'
import { type Db, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { createMetrics } from '@yoldas/telemetry'
import { eventually } from '@yoldas/testkit'
import { openDb } from '@yoldas/testkit/servers'
import { deadlineIn } from '@yoldas/time'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { takeAction } from '../actions/store.ts'
import { pushMetrics } from '../metrics.ts'
import { accept } from '../replies/handlers.ts'
import { startProviders } from '../test/deliveries.ts'
import type { Reply, Script } from '../test/provider.ts'
import { countWaiting, newNotification, newStudent, offerReply, tablesNaming } from '../test/students.ts'
import { hashToken } from '../tokens.ts'
import { exportParts, forgetOutside, forgetStudent } from './handlers.ts'
import { eraseStudent, lockStudent } from './store.ts'

const db = await openDb('notifier')
const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())

const relay = { wake: () => {}, [Symbol.asyncDispose]: async () => {} }
const lock = (studentKey: string, from: Db = db) => from.transaction((tx) => lockStudent(tx, studentKey))

/** A student with a row in every table. */
async function newFullStudent() {
  const student = await newStudent(db)
  const replyToken = (await offerReply(db, student)) ?? ''
  const clientId = randomUUID()
  await accept({ db, relay }, { token: replyToken, text: 'cevabım', clientId, replyId: newId() })
  const notification = await newNotification(db, student)
  const { turnId } = notification
  const actionId = randomUUID()
  await db.transaction((tx) =>
    takeAction(tx, { studentKey: student.studentKey, turnId, action: 'snooze', clientId: actionId }),
  )
  return { actionId, ...student, replyToken, clientId, notification }
}

const Outgoing = z.object({ subject: z.string() })
const commands = (studentKey: string) =>
  db.anyFirst(sql.type(Outgoing)`SELECT subject FROM outbox WHERE student_key = ${studentKey}`)

describe('locking a student', () => {
  test('makes them known, once, however many do it first', async () => {
    const studentKey = randomUUID()
    const locks = await Promise.all(Array.from({ length: 20 }, () => lock(studentKey)))
    expect(locks).toEqual(Array(20).fill({ erased: false }))
    expect(await lock(studentKey)).toEqual({ erased: false })
  })

  test('lasts until the transaction ends, erasure included', async () => {
    const { studentKey } = await newStudent(db)
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = db.transaction(async (tx) => {
      await lockStudent(tx, studentKey)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const erasing = eraseStudent(db, studentKey)
    await eventually('the erasure to wait', async () => (await countWaiting(db)) > 0)
    released.resolve()
    await Promise.all([holding, erasing])
    expect(await lock(studentKey)).toEqual({ erased: true })
  })

  test('answers for one who was erased before they were known', async () => {
    const studentKey = randomUUID()
    await eraseStudent(db, studentKey)
    expect(await lock(studentKey)).toEqual({ erased: true })
  })
})

describe('forgetting a student', () => {
  test('leaves nothing but the closed row and the word that it is done', async () => {
    const { studentKey, token, notification } = await newFullStudent()
    expect(await commands(studentKey)).toEqual([storeReply.subject, noteSeen.subject])
    await forgetStudent({ db, relay }, studentKey)
    expect(await tablesNaming(db, studentKey)).toEqual(['outbox', 'student'])
    expect(await commands(studentKey)).toEqual([studentErasedFrom.subject])
    for (const trace of [token, 'cevabım', notification.turnId, notification.deliveryId, notification.body])
      expect(await tablesNaming(db, trace)).toEqual([])
  })

  test('twice says it once more, and changes nothing', async () => {
    const { studentKey } = await newFullStudent()
    await forgetStudent({ db, relay }, studentKey)
    await forgetStudent({ db, relay }, studentKey)
    expect(await commands(studentKey)).toEqual([studentErasedFrom.subject, studentErasedFrom.subject])
    expect(await tablesNaming(db, studentKey)).toEqual(['outbox', 'student'])
  })

  test('who is erased again by another way keeps the word that it is done', async () => {
    const { studentKey } = await newFullStudent()
    await forgetStudent({ db, relay }, studentKey)
    await eraseStudent(db, studentKey)
    expect(await commands(studentKey)).toEqual([studentErasedFrom.subject])
  })

  test('who has more than a statement removes leaves nothing of it', async () => {
    const { studentKey } = await newFullStudent()
    await db.query(sql.typeAlias('none')`
      INSERT INTO notification (turn_id, student_key, type, message_id, bubbles, body)
      SELECT gen_random_uuid(), ${studentKey}, 'reply', gen_random_uuid(), 1, 'x' FROM generate_series(1, 1200)
    `)
    await db.query(sql.typeAlias('none')`
      INSERT INTO reply_token (token_hash, student_key, message_id, expires_at)
      SELECT sha256(n::text::bytea), ${studentKey}, gen_random_uuid(), now() FROM generate_series(1, 1200) AS n
    `)
    await eraseStudent(db, studentKey)
    expect(await tablesNaming(db, studentKey)).toEqual(['student'])
  })

  test('leaves others alone', async () => {
    const [leaver, other] = [await newFullStudent(), await newFullStudent()]
    const before = await exportAll(other.studentKey)
    await forgetStudent({ db, relay }, leaver.studentKey)
    expect(await exportAll(other.studentKey)).toEqual(before)
  })
})

describe('the user at OneSignal of an erased student', () => {
  const connected = async (script: Script, off = {}) => {
    const { providers, asked } = opened.use(await startProviders(script, off))
    const metrics = createMetrics()
    return { deps: { db, providers, pushes: pushMetrics(metrics) }, asked, metrics }
  }
  const inTime = () => deadlineIn(5_000)

  test('is deleted, after everything here', async () => {
    const { studentKey } = await newFullStudent()
    const left: string[][] = []
    const { deps, asked } = await connected(() => ({ status: 202, body: {} }))
    const onesignal = deps.providers.onesignal
    if (!onesignal) throw new Error('OneSignal is off')
    const forget: typeof onesignal.forget = async (...args) => {
      left.push(await tablesNaming(db, studentKey))
      return onesignal.forget(...args)
    }
    await forgetOutside(
      { ...deps, providers: { onesignal: { ...onesignal, forget } } },
      { studentKey, sub: 'elif' },
      inTime(),
    )
    expect(left).toEqual([['student']])
    expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/\/users\/by\/external_id\/elif$/)])
  })

  test.each([
    ['is away', { status: 503, body: {} }, []],
    [
      'refuses us',
      { status: 403, body: {} },
      ['yoldas_push_misconfigured_total{provider="onesignal",code="HTTP_403"} 1'],
    ],
  ])(
    'is asked for again while OneSignal %s, and alerts where that may not help',
    async (_why, reply: Reply, alerts) => {
      const { studentKey } = await newStudent(db)
      const { deps, metrics } = await connected(() => reply)
      await expect(forgetOutside(deps, { studentKey, sub: 'elif' }, inTime())).rejects.toBeInstanceOf(Unavailable)
      expect(await tablesNaming(db, studentKey)).toEqual(['student'])
      const text = (await metrics.text())
        .split('\n')
        .filter((line) => line.startsWith('yoldas_push_misconfigured_total{'))
      expect(text).toEqual(alerts)
    },
  )

  test('is nobody where there was none, and where OneSignal is not configured', async () => {
    const { studentKey } = await newStudent(db)
    const unknown = await connected(() => ({ status: 404, body: { errors: [] } }))
    await forgetOutside(unknown.deps, { studentKey, sub: 'elif' }, inTime())
    const off = await connected(() => ({ status: 503 }), { onesignal: true })
    await forgetOutside(off.deps, { studentKey, sub: 'elif' }, inTime())
    expect([unknown.asked.length, off.asked.length]).toEqual([1, 0])
  })
})

type Exported = Record<string, unknown> & { type: string }

async function exportAll(studentKey: string): Promise<Exported[]> {
  const records: Exported[] = []
  for (let after: string | null = null; ; ) {
    const page: ExportPage = await exportPage(exportParts(db, studentKey), after)
    records.push(...page.records)
    if (page.next === null) return records
    after = page.next
  }
}

describe('an export', () => {
  test('has everything that is held, and no secret', async () => {
    const { studentKey, token, replyToken, clientId, actionId, notification } = await newFullStudent()
    const { turnId, deliveryId, body } = notification
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const records = await exportAll(studentKey)
    expect(records).toEqual([
      { type: 'student', repliedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), unread: 0 },
      { type: 'device', token, platform: 'ios', appVersion: null, locale: null, createdAt: time, updatedAt: time },
      expect.objectContaining({ type: 'notification', turnId, notificationType: 'reply', body, createdAt: time }),
      expect.objectContaining({ type: 'delivery', deliveryId, turnId, state: 'sent' }),
      expect.objectContaining({ type: 'attempt', deliveryId, provider: 'fcm', startedAt: time, status: 200 }),
      { type: 'replyToken', messageId: expect.any(String), expiresAt: time, revokedAt: null },
      { type: 'reply', clientId, acceptedAt: time },
      { type: 'action', turnId, action: 'snooze', clientId: actionId, actedAt: time },
    ])
    for (const secret of [replyToken, hashToken(replyToken).toString('hex')])
      expect(JSON.stringify(records)).not.toContain(secret)
  })

  test('of much comes page by page, each record once', async () => {
    const { studentKey } = await newStudent(db)
    await db.query(sql.typeAlias('none')`
      INSERT INTO notification (turn_id, student_key, type, message_id, bubbles, body)
      SELECT gen_random_uuid(), ${studentKey}, 'reply', gen_random_uuid(), 1, n::text FROM generate_series(1, 200) AS n
    `)
    const bodies = (await exportAll(studentKey)).filter(({ type }) => type === 'notification').map(({ body }) => body)
    expect(bodies.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
  })

  test('of an unknown or erased student is empty', async () => {
    const { studentKey } = await newFullStudent()
    await eraseStudent(db, studentKey)
    expect(await exportAll(studentKey)).toEqual([])
    expect(await exportAll(randomUUID())).toEqual([])
  })
})
