import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf, postToFcm, sendMessage, sendTo } from '../../test/push.ts'
import { type Push, startPush } from '../server.ts'

let push: Push
beforeAll(async () => {
  push = await startPush()
})
afterAll(() => push[Symbol.asyncDispose]())

const notification = { title: 'Yoldaş', body: 'Merhaba' }

test('a message is accepted under a name of its own and recorded as it came', async () => {
  const message = {
    token: 'phone-1',
    notification,
    data: { type: 'message', messageId: 'm-1' },
    android: { priority: 'high', ttl: '60s', notification: { channelId: 'companion-message', tag: 'm-1' } },
    apns: { headers: { 'apns-collapse-id': 'm-1' }, payload: { aps: { category: 'companion-message', badge: 1 } } },
  }
  const answers = [await sendMessage(push, message), await sendMessage(push, message)]
  const names = await Promise.all(answers.map((answer) => answer.json()))
  expect(names).toEqual([
    { name: expect.stringMatching(/^projects\/yoldas\/messages\/[\w-]+$/) },
    { name: expect.any(String) },
  ])
  expect(names[0]).not.toEqual(names[1])
  expect(push.sent({ token: 'phone-1' })).toEqual([
    { at: expect.stringMatching(/^\d{4}-.*Z$/), provider: 'fcm', token: 'phone-1', body: message },
    expect.objectContaining({ body: message }),
  ])
})

test.for([[''], ['Basic abc'], ['Bearer '], ['Key abc']])('the credential %j is refused', async ([authorization]) => {
  const answer = await sendMessage(push, { token: 'phone-2' }, { authorization })
  expect(await errorOf(answer)).toMatchObject({ http: 401, code: 401, status: 'UNAUTHENTICATED', errorCode: undefined })
})

test('only the access token is taken where there is one', async () => {
  await using strict = await startPush({ accessToken: 'right' })
  const wrong = await sendMessage(strict, { token: 'a' }, { authorization: 'Bearer wrong' })
  expect(await errorOf(wrong)).toMatchObject({ http: 401, message: expect.stringContaining('invalid authentication') })
  const right = await sendMessage(strict, { token: 'a' }, { authorization: 'Bearer right' })
  expect(right.status).toBe(200)
})

test.for(['{"message":{"notification":{"title":"x"}}}', '{"message":{"token":""}}', '{"message":{}}', '{}', ''])(
  'without a target FCM itself refuses: %s',
  async (body) => {
    const { bad, ...error } = await errorOf(await postToFcm(push, body))
    expect(error).toMatchObject({
      http: 400,
      status: 'INVALID_ARGUMENT',
      message: 'Recipient of the message is not set.',
      errorCode: 'INVALID_ARGUMENT',
    })
    expect(bad?.fieldViolations).toEqual([{ field: 'message', description: error.message }])
  },
)

test.for([
  ['message.data[0].value', { data: { type: 12 } }, "Invalid value at 'message.data[0].value' (TYPE_STRING), 12"],
  [
    'message.data[1].value',
    { data: { a: 'x', b: null } },
    "Invalid value at 'message.data[1].value' (TYPE_STRING), null",
  ],
  [
    'message.data[0].value',
    { data: { a: { deep: 'x' } } },
    `Invalid JSON payload received. Unknown name "deep" at 'message.data[0].value': Cannot find field.`,
  ],
  [
    'message',
    { tokens: ['a'] },
    `Invalid JSON payload received. Unknown name "tokens" at 'message': Cannot find field.`,
  ],
  [
    'message.notification',
    { notification: { click_action: 'x' } },
    `Invalid JSON payload received. Unknown name "click_action" at 'message.notification': Cannot find field.`,
  ],
  [
    'message',
    { notification: [] },
    `Invalid JSON payload received. Unknown name "notification" at 'message': Proto field is not repeating, cannot start list.`,
  ],
  [
    'message.android.priority',
    { android: { priority: 'urgent' } },
    `Invalid value at 'message.android.priority' (type.googleapis.com/google.firebase.fcm.v1.AndroidMessagePriority), "urgent"`,
  ],
  [
    'message.android.ttl',
    { android: { ttl: 60 } },
    `Invalid value at 'message.android.ttl' (type.googleapis.com/google.protobuf.Duration), 60`,
  ],
  [
    'message.apns.headers[0].value',
    { apns: { headers: { 'apns-priority': 10 } } },
    "Invalid value at 'message.apns.headers[0].value' (TYPE_STRING), 10",
  ],
  [
    'message.android.notification.sticky',
    { android: { notification: { sticky: 'yes' } } },
    `Invalid value at 'message.android.notification.sticky' (TYPE_BOOL), "yes"`,
  ],
] as const)("Google's parser refuses %s", async ([field, part, description]) => {
  const { bad, ...error } = await errorOf(await sendMessage(push, { token: 'unread', ...part }))
  expect(error).toMatchObject({
    http: 400,
    code: 400,
    status: 'INVALID_ARGUMENT',
    message: description,
    errorCode: undefined,
  })
  expect(bad?.fieldViolations).toEqual([{ field, description }])
})

test('every unknown name is reported at once, those outside the message without a field', async () => {
  const { bad } = await errorOf(await postToFcm(push, '{"to":"a","priority":"high","message":{"token":"unread"}}'))
  expect(bad?.fieldViolations).toEqual([
    { description: 'Invalid JSON payload received. Unknown name "to": Cannot find field.' },
    { description: 'Invalid JSON payload received. Unknown name "priority": Cannot find field.' },
  ])
})

test.for(['{"message":', 'hello', '[]', 'null', '7'])('the body %s is not a request', async (body) => {
  expect(await errorOf(await postToFcm(push, body))).toMatchObject({ http: 400, status: 'INVALID_ARGUMENT' })
})

test.for(['from', 'message_type', 'gcm', 'gcm.notification.title', 'google.sent_time'])(
  'the key %s of data is reserved',
  async (key) => {
    const { bad, ...error } = await errorOf(
      await sendMessage(push, { token: 'unread', data: { type: 'x', [key]: 'y' } }),
    )
    expect(error).toMatchObject({ http: 400, message: `Invalid data payload key: ${key}` })
    expect(bad?.fieldViolations?.[0]?.field).toBe('message.data[1].key')
  },
)

test('notification and data may have 4096 bytes of keys and values together, and no more', async () => {
  const used = Buffer.byteLength('titleYoldaşbodyMerhabatext')
  const fits = { token: 'large', notification, data: { text: `ş${'x'.repeat(4096 - used - 2)}` } }
  expect((await sendMessage(push, fits)).status).toBe(200)
  const { bad, ...error } = await errorOf(await sendMessage(push, { ...fits, data: { text: `${fits.data.text}!` } }))
  expect(error).toMatchObject({ http: 400, status: 'INVALID_ARGUMENT', message: expect.stringContaining('4096 bytes') })
  expect(bad).toBeDefined()
  expect(push.sent({ token: 'large' })).toHaveLength(1)
})

test('an answer of 413 for a body that no message has', async () => {
  expect((await sendMessage(push, { token: 'a', data: { text: 'x'.repeat(70_000) } })).status).toBe(413)
})

test('more than one target, and a time to live of over four weeks, are refused', async () => {
  expect(await errorOf(await sendMessage(push, { token: 'a', topic: 'b' }))).toMatchObject({
    http: 400,
    message: expect.stringContaining("oneof field 'target' is already set"),
  })
  const long = await sendMessage(push, { token: 'a', android: { ttl: '2419201s' } })
  expect(await errorOf(long)).toMatchObject({ http: 400, errorCode: 'INVALID_ARGUMENT' })
})

test('with validate_only a message is judged and not sent', async () => {
  const trial = (token: string) => postToFcm(push, JSON.stringify({ validate_only: true, message: { token } }))
  expect(await (await trial('trial-1')).json()).toEqual({ name: 'projects/yoldas/messages/fake_message_id' })
  expect((await trial('dead-trial')).status).toBe(404)
  expect(push.sent({ token: 'trial-1' })).toEqual([])
})

test('nothing that was refused counts as sent', async () => {
  await sendMessage(push, { token: 'refused', data: { from: 'x' } })
  expect(push.sent({ token: 'refused' })).toEqual([])
  expect(push.attempts({ token: 'refused' })).toMatchObject([{ status: 400, answer: { error: { code: 400 } } }])
})

test('another method or path is a page that says 404', async () => {
  const answer = await fetch(`${push.url}/v1/projects/yoldas/messages`, { method: 'POST' })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect((await sendTo(push, 'phone-3')).status).toBe(200)
})
