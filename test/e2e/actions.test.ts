import { randomBytes, randomUUID } from 'node:crypto'
import type { MessageType } from '@yoldas/contracts/proactive'
import { NotificationAction } from '@yoldas/contracts/push'
import { eventually } from '@yoldas/testkit'
import { istanbulTime, nextDay } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, call, readHistory } from '../support/client.ts'
import { runJobHere } from '../support/jobs.ts'
import { ageOffer, keyOf, offerActions, offerReply } from '../support/offers.ts'
import { inHours, schedule, scheduledOf } from '../support/schedule.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { exchange } from '../support/wire.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const path = '/api/notifications/action'
const act = (body: unknown, url = stack.url) => answer(call(url, null, 'POST', path, body))
const accepted = { status: 202, body: { accepted: true } }
const refusal = (at: string) => ({
  status: 400,
  body: { error: 'invalid request', issues: [{ path: at, message: expect.any(String) }] },
})

const Taken = z.object({ type: z.literal('action'), turnId: z.uuid(), action: NotificationAction })
/** What the student finds, in an export, to have done. */
async function actionsOf(student: Student) {
  const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
  return z
    .array(z.looseObject({ type: z.string() }))
    .parse(body.notifier)
    .filter(({ type }) => type === 'action')
    .map((record) => Taken.parse(record))
}

async function newOffer(messageType: MessageType | null = null, deviceToken?: string) {
  const student = await stack.student()
  await call(stack.url, student, 'GET', '/api/me')
  return { student, ...(await offerActions(stack, student, { messageType, ...(deviceToken && { deviceToken }) })) }
}

const Pushed = z.object({
  data: z.looseObject({ type: z.string(), messageId: z.uuid(), replyToken: z.string(), actions: z.string() }),
  apns: z.object({ payload: z.object({ aps: z.object({ category: z.string() }) }) }).optional(),
  ios_category: z.string().optional(),
})

/** As if what is scheduled for the student were due now; how much that is. */
async function makeDue(student: Student, kind: 'reminder' | 'followup' = 'reminder'): Promise<number> {
  const due = await stack.query(
    `UPDATE scheduler.scheduled_message
     SET due_at = clock_timestamp(), next_attempt_at = clock_timestamp()
      WHERE student_key = $1 AND kind = $2 RETURNING 1`,
    [await keyOf(stack, student), kind],
  )
  return due.length
}

const clock = async () => {
  const [row] = await stack.query('SELECT clock_timestamp() AS now')
  return z.date().parse(row?.now)
}

/** As if a reminder and the check-in of this silence were due now. */
async function makeBothDue(student: Student): Promise<void> {
  await call(stack.url, student, 'PATCH', '/api/profile', { quietHours: null })
  await schedule(stack.url, student, { text: 'Türev tekrarı' })
  const key = await keyOf(stack, student)
  await makeDue(student)
  await stack.query(
    `INSERT INTO scheduler.scheduled_message (id, student_key, kind, text, silent_since, due_at, next_attempt_at)
     SELECT gen_random_uuid(), student_key, 'silence_checkin', 'Nasılsın?', silent_since, now(), now()
     FROM chat.conversation WHERE student_key = $1`,
    [key],
  )
}

test('what the companion writes first offers its actions on iOS, on Android and by alias, and takes them', async () => {
  const [registered, byAlias] = [await stack.student(), await stack.student()]
  const [ios, android] = [`phone-${randomUUID()}`, `phone-${randomUUID()}`]
  await call(stack.url, registered, 'POST', '/api/devices', { token: ios, platform: 'ios' })
  await call(stack.url, registered, 'POST', '/api/devices', { token: android, platform: 'android' })
  await Promise.all([registered, byAlias].map(makeBothDue))
  await runJobHere(stack, 'deliver-due')

  const offered = {
    scheduled: ['companion-reminder', 'done,snooze'],
    silence_checkin: ['companion-checkin', 'snooze,mute_week'],
  }
  const pushedTo = (phone: { token: string } | { externalId: string }, type: keyof typeof offered) =>
    eventually(`the ${type}`, () => {
      const found = stack.push.sent(phone).find(({ body }) => JSON.stringify(body).includes(`"type":"${type}"`))
      return found && Pushed.parse(found.body)
    })
  for (const type of ['scheduled', 'silence_checkin'] as const) {
    const [category, actions] = offered[type]
    const [onIos, onAndroid, alias] = [
      await pushedTo({ token: ios }, type),
      await pushedTo({ token: android }, type),
      await pushedTo({ externalId: byAlias.sub }, type),
    ]
    for (const { data } of [onIos, onAndroid, alias]) expect(data.actions).toBe(actions)
    expect([onIos.apns?.payload.aps.category, alias.ios_category]).toEqual([category, category])
    expect(onAndroid.data).toMatchObject({ channelId: 'companion-message' })
    const shown = stack.push.shown({ token: android, platform: 'android' })
    expect(shown.find(({ tag }) => tag === onAndroid.data.messageId)?.actions).toEqual(actions?.split(','))

    // From both phones at once it is one.
    const tokens = [onIos, onAndroid, alias].map(({ data }) => data.replyToken)
    const given = await Promise.all(tokens.map((token) => act({ token, action: 'snooze' })))
    expect(given.map(({ status }) => status)).toEqual([202, 202, 202])
  }
  for (const student of [registered, byAlias]) {
    expect((await actionsOf(student)).map(({ action }) => action)).toEqual(['snooze', 'snooze'])
    const { messages } = (await readHistory(stack.url, student)).body
    expect(messages.filter(({ origin }: { origin: string }) => origin === 'notification')).toEqual([])
  }
})

test('what was chosen is done: tomorrow again, a quiet week, a block that is done', async () => {
  const student = await stack.student()
  const phone = `phone-${randomUUID()}`
  await call(stack.url, student, 'PATCH', '/api/profile', { quietHours: null })
  await call(stack.url, student, 'POST', '/api/devices', { token: phone, platform: 'android' })
  const [reminder] = await schedule(stack.url, student, { text: 'Kimya tekrarı' })
  const day = istanbulTime(inHours(48)).day
  const asked = { day, startTime: '09:00', minutes: 90, subject: 'Fizik', kind: 'study', remind: true }
  const { body: made } = await answer(call(stack.url, student, 'POST', '/api/plan/blocks', asked))
  // Both at once: what is due alone may be delivered before.
  const reminders = async () =>
    stack.query(`SELECT FROM scheduler.scheduled_message WHERE student_key = $1 AND kind = 'reminder'`, [
      await keyOf(stack, student),
    ])
  await eventually('the reminder of the block', async () => (await reminders()).length === 2)
  await makeDue(student)
  await runJobHere(stack, 'deliver-due')
  const tokenOf = (text: string) =>
    eventually(`the push of ${text}`, () => {
      const pushed = stack.push.sent({ token: phone }).find(({ body }) => JSON.stringify(body).includes(text))
      return pushed && Pushed.parse(pushed.body).data.replyToken
    })

  await act({ token: await tokenOf('Kimya tekrarı'), action: 'snooze' })
  const again = await eventually('the reminder again', async () => (await scheduledOf(stack.url, student))[0])
  expect(again).toMatchObject({ kind: 'reminder', text: 'Kimya tekrarı' })
  expect(again.id).not.toBe(reminder?.id)
  const now = await clock()
  expect(istanbulTime(new Date(again.dueAt)).day).toBe(nextDay(istanbulTime(now).day))

  await act({ token: await tokenOf('Fizik'), action: 'done' })
  const statusOf = async () =>
    (await answer(call(stack.url, student, 'GET', `/api/plan?from=${day}&to=${day}`))).body.blocks[0].status
  expect(made.block.status).toBe('planned')
  await eventually('the block to be done', async () => (await statusOf()) === 'done')

  const { token } = await offerActions(stack, student, { messageType: null })
  await act({ token, action: 'mute_week' })
  await schedule(stack.url, student, { text: 'Nasıl gidiyor?', kind: 'followup' })
  await eventually('the scheduler to have all actions', async () => {
    const left = 'SELECT FROM notify.outbox WHERE student_key = $1'
    return (await stack.query(left, [await keyOf(stack, student)])).length === 0
  })
  await makeDue(student, 'followup')
  await runJobHere(stack, 'deliver-due')
  await eventually('the follow-up to wait', async () => {
    const followup = (await scheduledOf(stack.url, student)).find(({ kind }) => kind === 'followup')
    return followup && Date.parse(followup.dueAt) > now.getTime() + 6 * 86_400_000
  })
})

describe('an action', () => {
  test('is accepted, again and again, and taken once', async () => {
    const { student, token, turnId } = await newOffer('reminder')
    for (const clientId of [randomUUID(), null, undefined]) {
      const { status, body } = await act({ token, action: 'done', clientId, other: [1] })
      expect({ status, body }).toEqual(accepted)
    }
    expect(await actionsOf(student)).toEqual([{ type: 'action', turnId, action: 'done' }])
  })

  test('a hundred times at once, over every replica, is a hundred times accepted and taken once', async () => {
    const { student, token, turnId } = await newOffer()
    const body = { token, action: 'mute_week', clientId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => act(body, stack.urls[i % 2])))
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(202))
    expect(await actionsOf(student)).toEqual([{ type: 'action', turnId, action: 'mute_week' }])
  })

  test('with the clientId of another, in whatever case, is accepted and not taken', async () => {
    const { student, token } = await newOffer()
    const clientId = randomUUID()
    await act({ token, action: 'snooze', clientId })
    expect(await act({ token, action: 'mute_week', clientId: clientId.toUpperCase() })).toMatchObject(accepted)
    expect((await actionsOf(student)).map(({ action }) => action)).toEqual(['snooze'])
    expect(await act({ token, action: 'mute_week', clientId: randomUUID() })).toMatchObject(accepted)
    expect((await actionsOf(student)).map(({ action }) => action).toSorted()).toEqual(['mute_week', 'snooze'])
  })

  test('is the token’s student’s, even if another is signed in', async () => {
    const { student, token } = await newOffer()
    const other = await stack.student()
    const named = { sub: other.sub, studentKey: randomUUID(), messageId: randomUUID(), turnId: randomUUID() }
    const given = await answer(call(stack.url, other, 'POST', path, { token, action: 'snooze', ...named }))
    expect(given).toMatchObject(accepted)
    expect([(await actionsOf(student)).length, (await actionsOf(other)).length]).toEqual([1, 0])
  })

  test.each<[MessageType | null, NotificationAction]>([
    ['reminder', 'mute_week'],
    ['checkin', 'done'],
    ['followup', 'done'],
    [null, 'done'],
  ])('of a message (%s) that does not offer it (%s) is refused', async (messageType, action) => {
    const { student, token } = await newOffer(messageType)
    const { status, body } = await act({ token, action })
    expect({ status, body }).toEqual(refusal('action'))
    expect(await actionsOf(student)).toEqual([])
  })

  test.each(NotificationAction.options)('of an answer is refused: %s', async (action) => {
    const { student } = await newOffer()
    const token = await offerReply(stack, student, { messageId: randomUUID() })
    expect(await act({ token, action })).toMatchObject(refusal('action'))
  })

  test.each<[string, unknown, string]>([
    ['nothing', undefined, ''],
    ['a list', [], ''],
    ['a list of one', [{ token: 'x', action: 'snooze' }], ''],
    ['null', 'null', ''],
    ['broken JSON', '{"token":"x"', ''],
    ['no token', { action: 'snooze' }, 'token'],
    ['an empty token', { token: '', action: 'snooze' }, 'token'],
    ['a token of 4097', { token: 'x'.repeat(4097), action: 'snooze' }, 'token'],
    ['a token of 4097 emoji', { token: '👍'.repeat(4097), action: 'snooze' }, 'token'],
    ['a token that is not text', { token: 1, action: 'snooze' }, 'token'],
    ['a NUL in the token', { token: 'x\0', action: 'snooze' }, ''],
    ['half an emoji', { token: '\ud83d', action: 'snooze' }, ''],
    ['no action', { token: 'x' }, 'action'],
    ['an action of null', { token: 'x', action: null }, 'action'],
    ['an unknown action', { token: 'x', action: 'delete' }, 'action'],
    ['an action in capitals', { token: 'x', action: 'SNOOZE' }, 'action'],
    ['two actions', { token: 'x', action: 'done,snooze' }, 'action'],
    ['a list of actions', { token: 'x', action: ['snooze'] }, 'action'],
    ['a NUL in the action', { token: 'x', action: 'snooze\0' }, ''],
    ['a prototype key for an action', { token: 'x', action: '__proto__' }, 'action'],
    ['a clientId that is not a uuid', { token: 'x', action: 'snooze', clientId: 'x' }, 'clientId'],
    [
      'a clientId of version 9',
      { token: 'x', action: 'snooze', clientId: '01234567-89ab-9def-8123-456789abcdef' },
      'clientId',
    ],
    ['a clientId that is not text', { token: 'x', action: 'snooze', clientId: 7 }, 'clientId'],
  ])('with %s is refused before its token is looked at', async (_name, body, at) => {
    expect(await act(body)).toMatchObject(refusal(at))
  })
})

describe('a token', () => {
  const invalid = { status: 401, body: { error: 'invalid reply token' } }

  test.each<[string, () => Promise<string>]>([
    ['nobody was given', async () => randomBytes(32).toString('base64url')],
    ['is as long as it may be', async () => '👍'.repeat(4096)],
    ['is an access token', async () => (await stack.student()).token],
    ['is SQL', async () => `' OR '1'='1`],
  ])('that %s is refused', async (_name, token) => {
    const { status, body } = await act({ token: await token(), action: 'snooze' })
    expect({ status, body }).toEqual(invalid)
  })

  test('is good for 14 days and no longer, and as long as its device is the student’s', async () => {
    const { token } = await newOffer()
    await ageOffer(stack, token, '14 days -1 minute')
    expect(await act({ token, action: 'snooze' })).toMatchObject(accepted)
    await ageOffer(stack, token, '1 minute')
    for (const action of ['snooze', 'mute_week', 'done']) expect(await act({ token, action })).toMatchObject(invalid)

    const deviceToken = `phone-${randomUUID()}`
    const { student, token: onDevice } = await newOffer('reminder', deviceToken)
    await call(stack.url, student, 'POST', '/api/devices', { token: deviceToken, platform: 'ios' })
    expect(await act({ token: onDevice, action: 'snooze' })).toMatchObject(accepted)
    await call(stack.url, student, 'DELETE', '/api/devices', { token: deviceToken })
    expect(await act({ token: onDevice, action: 'done' })).toMatchObject(invalid)
  })

  test('of an erased student is answered with 404', async () => {
    const { student, token, turnId } = await newOffer()
    await act({ token, action: 'snooze', clientId: randomUUID() })
    expect((await call(stack.url, student, 'DELETE', '/api/me')).status).toBe(200)
    for (const action of ['snooze', 'mute_week']) {
      const { status, body } = await eventually('the student to be gone', async () => {
        const given = await act({ token, action })
        return given.status !== 202 && given
      })
      expect({ status, body }).toEqual({ status: 404, body: { error: 'student not found' } })
    }
    expect(await stack.query('SELECT FROM notify.notification_action WHERE turn_id = $1', [turnId])).toEqual([])
  })

  test('is in no log', async () => {
    const { token } = await newOffer()
    await act({ token, action: 'snooze' })
    await act({ token: `${token}x`, action: 'snooze' })
    await act({ token, action: token })
    for (const part of Object.keys(stack.parts)) expect(await stack.logs(part)).not.toContain(token)
  })
})

test.each([
  ['GET', path],
  ['DELETE', path],
  ['POST', `${path}/`],
  ['POST', '/api/notifications/Action'],
])('%s %s is an unknown route: 401, and 404 for who may ask', async (method, at) => {
  const { token } = await stack.student()
  const asked = (headers: Record<string, string>) => exchange(stack.url, { method, path: at, headers })
  expect(await asked({})).toMatchObject({ status: 401, body: '{"error":"unauthorized"}' })
  const authorization = `Bearer ${token}`
  expect(await asked({ authorization })).toMatchObject({ status: 404, body: '{"error":"not found"}' })
})
