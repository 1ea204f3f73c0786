import { randomUUID } from 'node:crypto'
import { type Db, sql } from '@yoldas/db'
import { eventually } from '@yoldas/testkit'
import { openDb } from '@yoldas/testkit/servers'
import { deadlineIn } from '@yoldas/time'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Claim } from '../claiming/store.ts'
import { register, remove } from '../devices/handlers.ts'
import { findDevices } from '../devices/store.ts'
import { findReplyToken } from '../replies/store.ts'
import { eraseStudent } from '../students/store.ts'
import {
  accepted,
  age,
  attempt,
  claimNew,
  claimOf,
  deliverDeps,
  deliveriesOf,
  fcmSent,
  ledgerOf,
  metricsOf,
  notify,
  onlyOf,
  refusal,
  startProviders,
} from '../test/deliveries.ts'
import type { Reply, Script } from '../test/provider.ts'
import { newStudent } from '../test/students.ts'
import { hashToken } from '../tokens.ts'
import { prepareAttempts } from './attempt.ts'

const db = await openDb('notifier')
const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())

const inTime = () => deadlineIn(9_000)

async function connected(script?: Script) {
  const { providers, sent } = opened.use(await startProviders(script))
  return { deps: deliverDeps(db, providers), sent }
}

describe('a push', () => {
  test('shows the body and offers a reply, and is in the ledger with the answer', async () => {
    const { deps, sent } = await connected()
    const { studentKey, token } = await newStudent(db)
    const { event, claims } = await claimNew(deps, studentKey)
    await attempt(deps, onlyOf(claims))
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'sent', leased: false }])
    expect(await ledgerOf(db, event.turnId)).toEqual([
      {
        attempt: 1,
        provider: 'fcm',
        finished: true,
        outcome: 'sent',
        status: 200,
        answer: 'OK: projects/p/messages/1',
      },
    ])
    const [message] = sent().map(fcmSent)
    expect(message).toMatchObject({ token, notification: { body: 'Merhaba!' }, data: { messageId: event.messageId } })
    const offered = await findReplyToken(db, hashToken(message?.data.replyToken ?? ''))
    expect(offered).toEqual({ studentKey, messageId: event.messageId, isUsable: true })
    expect(await metricsOf(deps, 'yoldas_push_attempts_total{')).toEqual([
      'yoldas_push_attempts_total{provider="fcm",outcome="sent"} 1',
    ])
  })

  test('is in the ledger before it is sent', async () => {
    const { deps, sent } = await connected(() => 'silence')
    const { event, claims } = await claimNew(deps, (await newStudent(db)).studentKey)
    void attempt(deps, onlyOf(claims)).catch(() => {})
    await eventually('the push to be asked for', () => sent().length === 1)
    expect(await ledgerOf(db, event.turnId)).toMatchObject([{ attempt: 1, finished: false, outcome: null }])
  })

  test('by alias goes to all subscriptions of the student, and is sent once for all attempts', async () => {
    const answers: Reply[] = [{ status: 503 }, accepted]
    const { deps, sent } = await connected(() => answers.shift() ?? accepted)
    const studentKey = randomUUID()
    const { event, claims } = await claimNew(deps, studentKey)
    await attempt(deps, onlyOf(claims))
    await age(db, event.turnId, 10)
    await attempt(deps, onlyOf(await claimOf(db, studentKey)))
    const [{ id } = { id: '' }] = await deliveriesOf(db, event.turnId)
    const alias = { include_aliases: { external_id: [`sub of ${studentKey}`] }, idempotency_key: id }
    expect(sent().map(({ body }) => JSON.parse(body))).toMatchObject([alias, alias])
    expect(await ledgerOf(db, event.turnId)).toMatchObject([
      { attempt: 1, provider: 'onesignal', outcome: 'again', status: 503 },
      { attempt: 2, provider: 'onesignal', outcome: 'sent', status: 200 },
    ])
  })
})

describe('nothing is sent', () => {
  test.each([
    [
      'was handed to another student',
      (token: string) => register(db, { studentKey: randomUUID(), token, platform: 'ios' }),
    ],
    ['was removed', (token: string, studentKey: string) => remove(db, studentKey, token, inTime())],
  ])('when the device %s between claim and send', async (_what, change) => {
    const { deps, sent } = await connected()
    const { studentKey, token, deviceHash } = await newStudent(db)
    const { event, claims } = await claimNew(deps, studentKey)
    await change(token, studentKey)
    await attempt(deps, onlyOf(claims))
    expect(sent()).toEqual([])
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'dropped', leased: false }])
    expect(await ledgerOf(db, event.turnId)).toMatchObject([{ outcome: 'device-gone', finished: true, status: null }])
    const Count = z.object({ count: z.int() })
    const offered = sql.type(Count)`SELECT count(*) FROM reply_token WHERE device_hash = ${sql.binary(deviceHash)}`
    expect(await db.oneFirst(offered)).toBe(0)
  })

  test('when the student was erased', async () => {
    const { deps, sent } = await connected()
    const { studentKey } = await newStudent(db)
    const { event, claims } = await claimNew(deps, studentKey)
    await eraseStudent(db, studentKey)
    await attempt(deps, onlyOf(claims))
    expect(sent()).toEqual([])
    expect(await deliveriesOf(db, event.turnId)).toEqual([])
  })

  test('when the student is leaving, though not all of theirs is removed yet', async () => {
    const { deps, sent } = await connected()
    const { studentKey } = await newStudent(db)
    const { event, claims } = await claimNew(deps, studentKey)
    await db.query(sql.typeAlias('none')`
      UPDATE student SET erased_at = clock_timestamp() WHERE student_key = ${studentKey}
    `)
    await attempt(deps, onlyOf(claims))
    expect(sent()).toEqual([])
    expect(await ledgerOf(db, event.turnId)).toEqual([])
  })

  test('by a sender whose claim has passed to another', async () => {
    const { deps, sent } = await connected()
    const { studentKey } = await newStudent(db)
    const { event, claims } = await claimNew(deps, studentKey, 0)
    const [current] = await claimOf(db, studentKey)
    await attempt(deps, onlyOf(claims))
    expect(sent()).toEqual([])
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'pending', attempt: 2, leased: true }])
    if (current) await attempt(deps, current)
    expect(sent()).toHaveLength(1)
  })

  test('by alias to a student whom nobody knows any more', async () => {
    const { deps, sent } = await connected()
    const { event, claims } = await claimNew(deps, randomUUID())
    await attempt({ ...deps, findSubjects: async () => [null] }, onlyOf(claims))
    expect(sent()).toEqual([])
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'dropped' }])
  })

  test('by alias to many students who are asked for together goes to each, and to nobody who was erased', async () => {
    const { deps, sent } = await connected()
    const claims: Claim[] = []
    for (let nth = 0; nth < 20; nth += 1) claims.push(onlyOf((await claimNew(deps, randomUUID())).claims))
    const [left, ...others] = claims.map(({ studentKey }) => studentKey)
    const asked: Array<readonly string[]> = []
    const findSubjects: typeof deps.findSubjects = async (studentKeys) => {
      asked.push(studentKeys)
      return studentKeys.map((key) => (key === left ? null : `sub of ${key}`))
    }
    const attemptOne = prepareAttempts({ ...deps, findSubjects })
    await Promise.all(claims.map(attemptOne))
    // One question for all that were opened together.
    expect(asked.map(({ length }) => length)).toEqual([20])
    const aliases = sent().map(({ body }) => JSON.parse(body).include_aliases.external_id)
    expect(aliases.toSorted()).toEqual(others.map((key) => [`sub of ${key}`]).toSorted())
  })

  test('by alias while the sub of the student cannot be found is tried again', async () => {
    const { deps, sent } = await connected()
    const { event, claims } = await claimNew(deps, randomUUID())
    const findSubjects = () => Promise.reject(new Error('profile-journey is away'))
    await attempt({ ...deps, findSubjects }, onlyOf(claims))
    expect(sent()).toEqual([])
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'pending', leased: false }])
  })
})

test('a late answer is in the ledger, but decides nothing', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { deps, sent } = await connected()
  const fcm = deps.providers.fcm
  if (!fcm) throw new Error('FCM is off')
  const slow = { send: async (...args: Parameters<typeof fcm.send>) => answered.then(() => fcm.send(...args)) }
  const { studentKey } = await newStudent(db)
  const { event, claims } = await claimNew(deps, studentKey, 0)
  const late = attempt({ ...deps, providers: { ...deps.providers, fcm: slow } }, onlyOf(claims))
  await eventually('the first attempt', async () => (await ledgerOf(db, event.turnId)).length === 1)
  expect(await claimOf(db, studentKey)).toHaveLength(1)
  answer()
  await late
  expect(sent()).toHaveLength(1)
  expect(await ledgerOf(db, event.turnId)).toMatchObject([{ attempt: 1, finished: true, outcome: 'sent' }])
  expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'pending', attempt: 2, leased: true }])
  expect(await metricsOf(deps, 'yoldas_push_overtaken_total{')).toEqual([
    'yoldas_push_overtaken_total{provider="fcm"} 1',
  ])
})

describe('a dead token', () => {
  test('goes, and with it the delivery, but not the offer to reply', async () => {
    const { deps, sent } = await connected(() => refusal(404, 'UNREGISTERED'))
    const { studentKey } = await newStudent(db)
    const { event, claims } = await claimNew(deps, studentKey)
    await attempt(deps, onlyOf(claims))
    expect(await findDevices(db, studentKey)).toEqual([])
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'dropped' }])
    expect(await ledgerOf(db, event.turnId)).toMatchObject([
      { outcome: 'dead', status: 404, answer: 'UNREGISTERED: UNREGISTERED in words' },
    ])
    const replyToken = sent().map(fcmSent)[0]?.data.replyToken ?? ''
    expect(await findReplyToken(db, hashToken(replyToken))).toMatchObject({ isUsable: true })
  })

  test.each(['the student', 'another student'])('stays when %s has registered it anew meanwhile', async (who) => {
    const { studentKey, token } = await newStudent(db)
    const owner = who === 'the student' ? studentKey : randomUUID()
    const { deps } = await connected()
    const dead = {
      send: async () => {
        await register(db, { studentKey: owner, token, platform: 'ios' })
        // Moments are given in milliseconds, of which little may take less.
        await db.query(sql.typeAlias('none')`
          UPDATE device SET updated_at = updated_at + interval '1 second' WHERE token = ${token}
        `)
        return { outcome: 'dead' as const, status: 404, code: 'UNREGISTERED', message: '', retryAfterSeconds: 0 }
      },
    }
    const { event, claims } = await claimNew(deps, studentKey)
    await attempt({ ...deps, providers: { ...deps.providers, fcm: dead } }, onlyOf(claims))
    expect(await findDevices(db, owner)).toMatchObject([{ token }])
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'dropped' }])
  })
})

test.each([
  ['SENDER_ID_MISMATCH', 403],
  ['THIRD_PARTY_AUTH_ERROR', 401],
] as const)('%s keeps the token, drops the push and alerts', async (code, status) => {
  const { deps } = await connected(() => refusal(status, code))
  const { studentKey } = await newStudent(db)
  const { event, claims } = await claimNew(deps, studentKey)
  await attempt(deps, onlyOf(claims))
  expect(await findDevices(db, studentKey)).toHaveLength(1)
  expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'dropped' }])
  const alert = `yoldas_push_misconfigured_total{provider="fcm",code="${code}"} 1`
  expect(await metricsOf(deps, 'yoldas_push_misconfigured_total{')).toEqual([alert])
})

describe('what may be tried again', () => {
  const failing: Script = () => refusal(503, 'UNAVAILABLE')

  test('is due after a pause that doubles, and an entry in the ledger each', async () => {
    const { deps } = await connected(failing)
    const { studentKey } = await newStudent(db)
    const { event, claims } = await claimNew(deps, studentKey)
    let claim = onlyOf(claims)
    for (const seconds of [1, 2, 4, 8]) {
      await attempt(deps, claim)
      const [delivery] = await deliveriesOf(db, event.turnId)
      expect(delivery).toMatchObject({ state: 'pending', leased: false })
      expect(delivery?.pauseSeconds).toBeGreaterThan(seconds - 0.5)
      expect(delivery?.pauseSeconds).toBeLessThanOrEqual(seconds * 1.25)
      await age(db, event.turnId, 20)
      claim = onlyOf(await claimOf(db, studentKey))
    }
    const entries = await ledgerOf(db, event.turnId)
    expect(entries.map(({ attempt, outcome, status }) => [attempt, outcome, status])).toEqual(
      [1, 2, 3, 4].map((attempt) => [attempt, 'again', 503]),
    )
  })

  test('waits for as long as the provider asks', async () => {
    const { deps } = await connected(() => refusal(429, 'QUOTA_EXCEEDED', { 'retry-after': '100' }))
    const { studentKey } = await newStudent(db)
    const { event, claims } = await claimNew(deps, studentKey)
    await attempt(deps, onlyOf(claims))
    const [delivery] = await deliveriesOf(db, event.turnId)
    expect(delivery?.pauseSeconds).toBeGreaterThan(99.5)
    expect(delivery?.pauseSeconds).toBeLessThanOrEqual(125)
  })

  test.each([
    [28 * 60, '10', 'pending'],
    [30 * 60, '0', 'dropped'],
    [60, '1800', 'dropped'],
  ])('%d s after it was made and asked to wait %s s is %s', async (seconds, retryAfter, state) => {
    const { deps } = await connected(() => refusal(429, 'QUOTA_EXCEEDED', { 'retry-after': retryAfter }))
    const { studentKey } = await newStudent(db)
    const { event } = await claimNew(deps, studentKey)
    await age(db, event.turnId, seconds)
    await db.query(sql.typeAlias('none')`UPDATE delivery SET attempt = 0 WHERE turn_id = ${event.turnId}`)
    await attempt(deps, onlyOf(await claimOf(db, studentKey)))
    expect(await ledgerOf(db, event.turnId)).toMatchObject([{ attempt: 1, outcome: 'again' }])
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state }])
    const dropped = await metricsOf(deps, 'yoldas_push_dropped_total{')
    const late = ['yoldas_push_dropped_total{provider="fcm",reason="late"} 1']
    expect(dropped).toEqual(state === 'dropped' ? late : [])
  })

  test('is not tried again by who finds it after that, left by one that died', async () => {
    const { deps, sent } = await connected()
    const { studentKey } = await newStudent(db)
    const { event, claims } = await claimNew(deps, studentKey)
    expect(claims).toHaveLength(1)
    await age(db, event.turnId, 31 * 60)
    await attempt(deps, onlyOf(await claimOf(db, studentKey)))
    expect(sent()).toEqual([])
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'dropped' }])
  })

  test('but once it is tried, however late', async () => {
    const { deps, sent } = await connected()
    const { studentKey } = await newStudent(db)
    const { event } = await claimNew(deps, studentKey)
    await age(db, event.turnId, 2 * 3600)
    await db.query(sql.typeAlias('none')`UPDATE delivery SET attempt = 0 WHERE turn_id = ${event.turnId}`)
    await attempt(deps, onlyOf(await claimOf(db, studentKey)))
    expect(sent()).toHaveLength(1)
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'sent' }])
  })
})

test('a delivery whose provider is no longer configured is dropped, with an alert', async () => {
  const { deps } = await connected()
  const { studentKey } = await newStudent(db)
  const { event, claims } = await claimNew(deps, studentKey)
  await attempt({ ...deps, providers: { fcm: null, onesignal: null } }, onlyOf(claims))
  expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'dropped' }])
  expect(await ledgerOf(db, event.turnId)).toMatchObject([{ outcome: 'misconfigured', status: null }])
})

test('neither tokens nor words are in the ledger, whatever a provider quotes', async () => {
  const { deps, sent } = await connected(({ body }) => ({
    status: 400,
    body: { error: { status: 'INVALID_ARGUMENT', message: `Wrong: ${body}` } },
  }))
  const { studentKey, token } = await newStudent(db)
  const { event, claims } = await claimNew(deps, studentKey)
  await attempt(deps, onlyOf(claims))
  const [message] = sent().map(fcmSent)
  const ledger = JSON.stringify(await ledgerOf(db, event.turnId))
  expect(ledger).toContain('Wrong')
  for (const secret of [token, message?.data.replyToken ?? token, 'Merhaba!']) expect(ledger).not.toContain(secret)
})

test('a failure to store what came of an attempt leaves the delivery to be sent again', async () => {
  const { deps } = await connected()
  const { studentKey } = await newStudent(db)
  const { event, claims } = await claimNew(deps, studentKey)
  const broken: Db = { ...db, any: () => Promise.reject(new Error('Postgres is away')) }
  await expect(attempt({ ...deps, db: broken }, onlyOf(claims))).rejects.toThrow('Postgres is away')
  expect(await ledgerOf(db, event.turnId)).toMatchObject([{ attempt: 1, finished: false }])
  expect(await notify(deps, event)).toBe(false)
  await age(db, event.turnId, 60)
  await attempt(deps, onlyOf(await claimOf(db, studentKey)))
  expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'sent', attempt: 2 }])
})
