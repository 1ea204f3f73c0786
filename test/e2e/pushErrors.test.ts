import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call, send } from '../support/client.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'

const notifiers = ['notifier', 'notifier-2']

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ replicas: { 'companion-scheduler': 0, notifier: 2 } })
})
afterAll(() => stack[Symbol.asyncDispose]())

async function addDevice(student: Student, kind = 'phone'): Promise<string> {
  const token = `${kind}-${randomUUID()}`
  const { status } = await call(stack.url, student, 'POST', '/api/devices', { token, platform: 'android' })
  expect(status).toBe(200)
  return token
}

/** The first bubble that answers a message. */
async function ask(student: Student, message = '!say cevap'): Promise<ChatMessage> {
  const { last } = await send(stack.url, student, { message })
  const [first] = last.event === 'done' ? last.data.messages : []
  if (!first) throw new Error(`the turn ended with ${last.event}`)
  return first
}

const reply = async (token: string) =>
  (await call(stack.url, null, 'POST', '/api/notifications/reply', { token, text: '!say x' })).status

const Entry = z.object({
  provider: z.enum(['fcm', 'onesignal']),
  state: z.enum(['pending', 'sent', 'dropped']),
  attempt: z.int(),
  outcome: z.string().nullable(),
  status: z.int().nullable(),
  answer: z.string().nullable(),
  /** From this attempt's answer until the next attempt. */
  pauseSeconds: z.number().nullable(),
})

/** What the ledger says of every time that a provider was asked for a student, or for one of their devices. */
async function ledgerOf(student: Student, token: string | null = null) {
  const rows = await stack.query(
    `SELECT d.provider, d.state, a.attempt, a.outcome, a.status, a.answer,
       extract(epoch FROM lead(a.started_at) OVER (PARTITION BY d.id ORDER BY a.attempt) - a.finished_at)::float8
         AS "pauseSeconds"
     FROM notify.attempt AS a JOIN notify.delivery AS d ON d.id = a.delivery_id
     WHERE d.student_key = $1 AND ($2::text IS NULL OR d.device_hash = sha256(convert_to($2, 'UTF8')))
     ORDER BY d.created_at, a.attempt`,
    [await keyOf(stack, student), token],
  )
  // On a busy machine an attempt may be late to begin: it asks nobody.
  return z
    .array(Entry)
    .parse(rows)
    .filter(({ answer }) => !answer?.startsWith('NOT_BEGUN'))
}

/** The same once its last attempt has decided the delivery. */
const decided = (student: Student, token: string | null = null) =>
  eventually('the delivery to be decided', async () => {
    const ledger = await ledgerOf(student, token)
    return ledger.length > 0 && ledger.every(({ state }) => state !== 'pending') && ledger
  })

const triedTimes = (student: Student, times: number, token: string | null = null) =>
  eventually(`${times} attempts`, async () => {
    const ledger = await ledgerOf(student, token)
    return ledger.filter(({ outcome }) => outcome !== null).length >= times && ledger
  })

const isRegistered = async (token: string) =>
  (await stack.query('SELECT FROM notify.device WHERE token = $1', [token])).length === 1

/** As if the deliveries had been made so much earlier, and were due now. */
const age = async (student: Student, by: string) =>
  stack.query(
    `UPDATE notify.delivery SET created_at = created_at - $2::interval, due_at = clock_timestamp()
     WHERE student_key = $1`,
    [await keyOf(stack, student), by],
  )

/** As when the sender died before it could tell that the push was taken. */
const forgetAnswer = async (student: Student) =>
  stack.query(
    `UPDATE notify.delivery SET state = 'pending', due_at = clock_timestamp()
     WHERE student_key = $1 AND state = 'sent'`,
    [await keyOf(stack, student)],
  )

/** A counter over all notifiers. */
async function count(name: string, labels: Record<string, string>): Promise<number> {
  const urls = Object.entries(stack.internalUrls).filter(([part]) => part.startsWith('notifier'))
  const texts = await Promise.all(urls.map(async ([, url]) => (await fetch(`${url}/metrics`)).text()))
  const isMeant = (line: string) =>
    line.startsWith(`${name}{`) && Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`))
  const lines = texts.flatMap((text) => text.split('\n')).filter(isMeant)
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0)
}
const alerts = (provider: string, code: string) => count('yoldas_push_misconfigured_total', { provider, code })

const Tried = z.object({ data: z.object({ replyToken: z.string() }) })
const replyTokens = (attempts: Array<{ body: unknown }>) =>
  attempts.map(({ body }) => Tried.parse(body).data.replyToken)

const outcomes = (ledger: Array<{ outcome: string | null }>) => ledger.map(({ outcome }) => outcome)

describe('a device', () => {
  test.concurrent.each([
    ['dead', 404, 'UNREGISTERED: Requested entity was not found.'],
    ['invalid', 400, 'INVALID_ARGUMENT: The registration token is not a valid FCM registration token'],
    ['apns-BadDeviceToken', 400, 'BadDeviceToken: Request contains an invalid argument.'],
    ['apns-Unregistered', 400, 'Unregistered: Request contains an invalid argument.'],
  ])('that is %s to FCM is removed at once, and what it offered before stays good', async (kind, status, words) => {
    const student = await stack.student()
    const token = await addDevice(student, kind)
    await ask(student)
    expect(await decided(student)).toMatchObject([{ state: 'dropped', outcome: 'dead', status, answer: words }])
    expect(await isRegistered(token)).toBe(false)
    expect(await Promise.all(replyTokens(stack.push.attempts({ token })).map(reply))).toEqual([202])
    await eventually('the answer to the reply, by alias', () => stack.push.sent({ externalId: student.sub }).length > 0)
    expect(stack.push.attempts({ token })).toHaveLength(1)
  })

  test.concurrent.each([
    ['mismatch', 'SENDER_ID_MISMATCH', 403],
    ['thirdparty', 'THIRD_PARTY_AUTH_ERROR', 401],
    ['bare', 'INVALID_ARGUMENT', 400],
    ['apns-DeviceTokenNotForTopic', 'DeviceTokenNotForTopic', 400],
    ['apns-TopicDisallowed', 'TopicDisallowed', 400],
    ['apns-PayloadTooLarge', 'PayloadTooLarge', 400],
  ])(
    'that only our settings keep from FCM (%s) stays, and somebody is alerted instead of a retry',
    async (kind, code, status) => {
      const student = await stack.student()
      const token = await addDevice(student, kind)
      const before = await alerts('fcm', code)
      await ask(student)
      expect(await decided(student)).toMatchObject([{ state: 'dropped', outcome: 'misconfigured', status }])
      expect(await alerts('fcm', code)).toBe(before + 1)
      expect(await isRegistered(token)).toBe(true)
      expect(stack.push.attempts({ token })).toHaveLength(1)
    },
  )

  test.concurrent.each([
    ['notfound', 'HTTP_404', 404],
    ['garbage', 'HTTP_200', 200],
  ])(
    'of which something else than FCM answers (%s) stays and is tried again, and somebody is alerted',
    async (kind, code, status) => {
      const student = await stack.student()
      const token = await addDevice(student, kind)
      await ask(student)
      const ledger = await triedTimes(student, 2)
      expect(ledger[0]).toMatchObject({ state: 'pending', outcome: 'again', status })
      expect(await alerts('fcm', code)).toBeGreaterThan(0)
      expect(await isRegistered(token)).toBe(true)
    },
  )

  test.concurrent.each([
    ['quota', ['again', 'again', 'sent']],
    ['rate', ['again', 'again', 'sent']],
    ['busy', ['again', 'again', 'sent']],
    ['internal', ['again', 'again', 'sent']],
    ['reset', ['again', 'sent']],
    ['slow', ['sent']],
  ])(
    'for which FCM fails for a moment (%s) is tried until it is reached, and shows one notification',
    async (kind, expected) => {
      const student = await stack.student()
      const token = await addDevice(student, kind)
      const message = await ask(student)
      const ledger = await decided(student)
      expect(outcomes(ledger)).toEqual(expected)
      for (const { attempt, pauseSeconds } of ledger.slice(0, -1))
        expect(pauseSeconds).toBeGreaterThanOrEqual(2 ** (attempt - 1))
      expect(stack.push.shown({ token })).toMatchObject([{ tag: message.id, body: 'cevap', count: 1 }])
      expect(await isRegistered(token)).toBe(true)
    },
  )

  test.concurrent('that FCM never reaches is tried ever more rarely, for half an hour, and stays', async () => {
    const student = await stack.student()
    const token = await addDevice(student, 'down')
    await ask(student)
    const ledger = await triedTimes(student, 3)
    for (const entry of ledger.slice(0, 3))
      expect(entry).toMatchObject({
        state: 'pending',
        outcome: 'again',
        status: 503,
        answer: 'UNAVAILABLE: The service is currently unavailable.',
      })
    const [first, second] = ledger
    expect(first?.pauseSeconds).toBeGreaterThanOrEqual(1)
    expect(second?.pauseSeconds).toBeGreaterThanOrEqual(2)
    const attempts = stack.push.attempts({ token }).length
    const before = await count('yoldas_push_dropped_total', { provider: 'fcm', reason: 'late' })
    await age(student, '31 minutes')
    expect((await decided(student)).length).toBeLessThanOrEqual(attempts + 1)
    expect(await count('yoldas_push_dropped_total', { provider: 'fcm', reason: 'late' })).toBe(before + 1)
    expect(await isRegistered(token)).toBe(true)
    expect(stack.push.sent({ token })).toEqual([])
  })

  test.concurrent('waits for no other, whatever is wrong with those', async () => {
    const student = await stack.student()
    const kinds = ['slow', 'down', 'reset', 'dead', 'busy', 'slow']
    const slow = await Promise.all(kinds.map((kind) => addDevice(student, kind)))
    const good = await addDevice(student)
    for (const nth of [1, 2]) {
      await ask(student, `!say ${nth}`)
      await eventually('the good one', () => stack.push.sent({ token: good }).length === nth)
    }
    expect(outcomes(await decided(student, good))).toEqual(['sent', 'sent'])
    expect(outcomes(await triedTimes(student, 2, slow[0]))).toEqual(['sent', 'sent'])
    const [first] = await stack.query(
      `SELECT max(finished_at) FILTER (WHERE device_hash = sha256(convert_to($2, 'UTF8')))
         < max(finished_at) FILTER (WHERE device_hash = sha256(convert_to($3, 'UTF8'))) AS sooner
       FROM notify.attempt AS a JOIN notify.delivery AS d ON d.id = a.delivery_id
       WHERE student_key = $1`,
      [await keyOf(stack, student), good, slow[0]],
    )
    expect(first).toEqual({ sooner: true })
  })

  test.concurrent('that is sent the same twice shows it once, and either of its reply tokens is good', async () => {
    const student = await stack.student()
    const token = await addDevice(student)
    const message = await ask(student)
    await decided(student)
    await forgetAnswer(student)
    expect(outcomes(await decided(student))).toEqual(['sent', 'sent'])
    expect(stack.push.shown({ token })).toMatchObject([{ tag: message.id, count: 2 }])
    const offered = replyTokens(stack.push.sent({ token }))
    expect(new Set(offered).size).toBe(2)
    expect(await Promise.all(offered.map(reply))).toEqual([202, 202])
  })
})

describe('by alias', () => {
  const newStudent = (kind: string) => stack.student({ sub: `${kind}-${randomUUID()}` })
  const shown = ({ sub }: Student) => stack.push.shown({ externalId: sub })

  test.concurrent('nobody subscribed is dropped without a retry and without an alert', async () => {
    const student = await newStudent('nobody')
    await ask(student)
    expect(await decided(student)).toMatchObject([
      { provider: 'onesignal', state: 'dropped', outcome: 'nobody', status: 200 },
    ])
    expect(await alerts('onesignal', 'NOBODY')).toBe(0)
    expect(stack.push.attempts({ externalId: student.sub })).toHaveLength(1)
  })

  test.concurrent.each([
    ['half', ['sent']],
    ['quota', ['again', 'again', 'sent']],
    ['reset', ['again', 'sent']],
    ['slow', ['sent']],
  ])('an answer of the kind %s ends with one notification', async (kind, expected) => {
    const student = await newStudent(kind)
    const message = await ask(student)
    expect(outcomes(await decided(student))).toEqual(expected)
    expect(shown(student)).toMatchObject([{ tag: message.id, title: 'Yoldaş', body: 'cevap', count: 1 }])
  })

  test.concurrent('a 503 is tried again', async () => {
    const student = await newStudent('down')
    await ask(student)
    const [first, second] = await triedTimes(student, 2)
    for (const entry of [first, second])
      expect(entry).toMatchObject({
        state: 'pending',
        outcome: 'again',
        status: 503,
        answer: 'HTTP_503: Service temporarily unavailable',
      })
    expect(first?.pauseSeconds).toBeGreaterThanOrEqual(1)
  })

  test.concurrent('the same twice is one notification, whose reply token is good', async () => {
    const student = await newStudent('student')
    await ask(student)
    await decided(student)
    await forgetAnswer(student)
    expect(outcomes(await decided(student))).toEqual(['sent', 'sent'])
    expect(stack.push.attempts({ externalId: student.sub })).toHaveLength(2)
    expect(shown(student)).toMatchObject([{ count: 1 }])
    expect(await Promise.all(replyTokens(stack.push.sent({ externalId: student.sub })).map(reply))).toEqual([202])
  })

  // Last, since these notifiers know no other key.
  test('a key that OneSignal refuses is an alert and no retry, and chat works as ever', async () => {
    await Promise.all(notifiers.map((name) => stack.parts[name]?.[Symbol.asyncDispose]()))
    // What others left would be tried with it.
    await stack.query(`UPDATE notify.delivery SET state = 'dropped' WHERE state = 'pending'`)
    await Promise.all(notifiers.map((name) => stack.restart(name, { ONESIGNAL_API_KEY: 'wrong' })))
    const student = await stack.student()
    expect(await ask(student)).toMatchObject({ content: 'cevap' })
    expect(await decided(student)).toMatchObject([{ state: 'dropped', outcome: 'misconfigured', status: 403 }])
    expect(await alerts('onesignal', 'HTTP_403')).toBe(1)
  })
})
