import { sql } from '@yoldas/db'
import { openDb } from '@yoldas/testkit/servers'
import { istanbulTime } from '@yoldas/time'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findDevices } from '../devices/store.ts'
import {
  accepted,
  attempt,
  claimNew,
  claimOf,
  deliverDeps,
  deliveriesOf,
  ledgerOf,
  metricsOf,
  newAnswer,
  notify,
  onlyOf,
  startProviders,
} from '../test/deliveries.ts'
import type { Reply, Script } from '../test/provider.ts'
import { newStudent } from '../test/students.ts'

const db = await openDb('notifier')
const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())

async function connected(script?: Script) {
  const { providers, sent } = opened.use(await startProviders(script))
  return { deps: deliverDeps(db, providers), sent }
}

describe('times', () => {
  const Sent = z.looseObject({ apns: z.object({ headers: z.object({ 'apns-expiration': z.coerce.number() }) }) })
  const Seconds = z.object({ seconds: z.number() })
  const nowSeconds = () =>
    db.oneFirst(sql.type(Seconds)`SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds`)
  const from = async (seconds: number) => new Date(((await nowSeconds()) + seconds) * 1000).toISOString()
  const sendOne = async (event: Parameters<typeof notify>[1]) => {
    const { deps, sent } = await connected()
    const before = await nowSeconds()
    await notify(deps, event)
    for (const claim of await claimOf(db, event.studentKey)) await attempt(deps, claim)
    const ends = sent().map(({ body }) => Sent.parse(JSON.parse(body).message).apns.headers['apns-expiration'])
    return { deps, ends, before, after: await nowSeconds() }
  }

  test('a push lives for a day', async () => {
    const { ends, before, after } = await sendOne(newAnswer((await newStudent(db)).studentKey))
    expect(ends[0]).toBeGreaterThanOrEqual(Math.floor(before) + 24 * 3600)
    expect(ends[0]).toBeLessThanOrEqual(after + 24 * 3600)
  })

  test('and no longer than it is of use', async () => {
    const expiresAt = await from(3600)
    const { ends } = await sendOne({ ...newAnswer((await newStudent(db)).studentKey), expiresAt })
    expect(ends).toEqual([Math.floor(Date.parse(expiresAt) / 1000)])
  })

  test('a silence check-in lives until the evening, when nothing else was said', async () => {
    const event = { ...newAnswer((await newStudent(db)).studentKey), type: 'silence_checkin' as const }
    const { ends, before } = await sendOne(event)
    const [end = 0] = ends
    expect(istanbulTime(new Date(end * 1000)).time).toBe('20:00')
    expect(end - before).toBeGreaterThan(0)
    expect(end - before).toBeLessThanOrEqual(24 * 3600)
  })

  test('what is of no use any more is not sent, and the ledger says so', async () => {
    const event = { ...newAnswer((await newStudent(db)).studentKey), expiresAt: await from(-1) }
    const { deps, ends } = await sendOne(event)
    expect(ends).toEqual([])
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'dropped', leased: false }])
    expect(await ledgerOf(db, event.turnId)).toMatchObject([{ outcome: 'expired', finished: true, status: null }])
    expect(await metricsOf(deps, 'yoldas_push_dropped_total{')).toEqual([
      'yoldas_push_dropped_total{provider="fcm",reason="expired"} 1',
    ])
  })
})

describe('alerts', () => {
  const html: Reply = { status: 200, body: '<html>Welcome to the hotel</html>' }

  test('a malformed answer is tried again for half an hour, and alerts once until a push is taken', async () => {
    const answers = [html, html, accepted, html]
    const { deps } = await connected(() => answers.shift() ?? accepted)
    const alert = (count: number) => [`yoldas_push_misconfigured_total{provider="fcm",code="HTTP_200"} ${count}`]
    for (const [count, state] of [
      [1, 'pending'],
      [1, 'pending'],
      [1, 'sent'],
      [2, 'pending'],
    ] as const) {
      const { studentKey } = await newStudent(db)
      const { event, claims } = await claimNew(deps, studentKey)
      await attempt(deps, onlyOf(claims))
      expect(await findDevices(db, studentKey)).toHaveLength(1)
      expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state }])
      expect(await metricsOf(deps, 'yoldas_push_misconfigured_total{')).toEqual(alert(count))
    }
  })

  test('an error of APNs that is not about the token keeps it and alerts by its reason', async () => {
    const details = [
      { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'INVALID_ARGUMENT' },
      { '@type': 'type.googleapis.com/google.firebase.fcm.v1.ApnsError', statusCode: 400, reason: 'TopicDisallowed' },
    ]
    const body = { error: { status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.', details } }
    const { deps } = await connected(() => ({ status: 400, body }))
    const { studentKey } = await newStudent(db)
    const { event, claims } = await claimNew(deps, studentKey)
    await attempt(deps, onlyOf(claims))
    expect(await findDevices(db, studentKey)).toHaveLength(1)
    expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ state: 'dropped' }])
    expect(await metricsOf(deps, 'yoldas_push_misconfigured_total{')).toEqual([
      'yoldas_push_misconfigured_total{provider="fcm",code="TopicDisallowed"} 1',
    ])
  })
})

test('the quota of the whole project slows everything that goes to its phones', async () => {
  const { deps } = await connected(() => ({ status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED' } } }))
  const { studentKey } = await newStudent(db)
  const { event, claims } = await claimNew(deps, studentKey)
  await attempt(deps, onlyOf(claims))
  const [delivery] = await deliveriesOf(db, event.turnId)
  expect(delivery?.pauseSeconds).toBeGreaterThan(59.5)
  const Paused = z.object({ seconds: z.number() })
  const paused = sql.type(Paused)`
    SELECT extract(epoch FROM paused_until - clock_timestamp())::float8 AS seconds FROM pace WHERE provider = 'fcm'
  `
  expect(await db.oneFirst(paused)).toBeGreaterThan(0)
  await db.query(sql.typeAlias('none')`UPDATE pace SET paused_until = NULL`)
})
