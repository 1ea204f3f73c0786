import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNotification, notificationFor } from '../../test/push.ts'
import { type Push, startPush } from '../server.ts'

let push: Push
beforeAll(async () => {
  push = await startPush({ oneSignalKey: 'os_v2_app_key' })
})
afterAll(() => push[Symbol.asyncDispose]())

const create = (body: unknown, key = 'Key os_v2_app_key') => createNotification(push, body, key)
const createFor = (externalId: string, more: object = {}) => create({ ...notificationFor(externalId), ...more })
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
const targeting = 'You must include which players, segments, or tags you wish to send this notification to.'

test('a notification is created and recorded by external id', async () => {
  const answer = await createFor('student-1', { data: { type: 'test' }, ios_category: 'companion-message' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ id: uuid, external_id: null })
  const body = expect.objectContaining({ data: { type: 'test' }, ios_category: 'companion-message' })
  expect(push.sent({ externalId: 'student-1' })).toMatchObject([{ provider: 'onesignal', token: 'student-1', body }])
  expect(push.sent({ token: 'student-1' })).toEqual([])
})

test.for([
  ['Key os_v2_app_key', 200],
  ['Basic os_v2_app_key', 200],
  ['Bearer os_v2_app_key', 403],
  ['Key other', 403],
  ['', 403],
] as const)('the header %j is answered %d', async ([header, status]) => {
  const answer = await create(notificationFor('student-2'), header)
  expect(answer.status).toBe(status)
  if (status === 403)
    expect(await answer.json()).toEqual({ errors: [expect.stringContaining('Access denied.  Please')] })
})

test.for([
  [{ contents: undefined }, 'Message Notifications must have English language content'],
  [{ contents: { tr: 'Merhaba' } }, 'Message Notifications must have English language content'],
  [{ include_aliases: undefined }, targeting],
  [{ include_aliases: { external_id: [] } }, targeting],
  [{ target_channel: undefined }, expect.stringContaining('target_channel')],
  [{ app_id: undefined }, expect.stringContaining('app_id not found')],
  [{ app_id: 'yoldas' }, 'app_id must be a valid UUID'],
  [{ idempotency_key: 'message-1' }, 'idempotency_key must be a valid UUID'],
] as const)('%j is refused', async ([wrong, reason]) => {
  const answer = await createFor('student-3', wrong)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ errors: [reason] })
  expect(push.sent({ externalId: 'student-3' })).toEqual([])
})

test.for(['{', '[]', 'null', ''])('the body %j is refused', async (body) => {
  const headers = { authorization: 'Key os_v2_app_key' }
  expect((await fetch(`${push.url}/notifications`, { method: 'POST', headers, body })).status).toBe(400)
})

test('nobody- is a 200 with an empty id, and nothing is sent', async () => {
  const answer = await createFor('nobody-1')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ id: '', errors: ['All included players are not subscribed'] })
  expect(push.sent({ externalId: 'nobody-1' })).toEqual([])
  expect(push.attempts({ externalId: 'nobody-1' })).toMatchObject([{ status: 200, answer: { id: '' } }])
})

test('half- is sent and names the subscriptions that were not reached', async () => {
  const answer = await createFor('half-1')
  expect(await answer.json()).toEqual({
    id: uuid,
    external_id: null,
    errors: { invalid_aliases: { external_id: ['half-1'] } },
  })
  expect(push.sent({ externalId: 'half-1' })).toHaveLength(1)
})

test('of several students those are reached who are subscribed', async () => {
  const answer = await create(notificationFor('nobody-2', 'student-4'))
  expect(await answer.json()).toMatchObject({ id: uuid, errors: { invalid_aliases: { external_id: ['nobody-2'] } } })
  expect([push.sent({ externalId: 'nobody-2' }), push.sent({ externalId: 'student-4' })]).toMatchObject([[], [{}]])
})

test('quota- is a 429 with Retry-After twice and then succeeds', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await createFor('quota-1')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await answer.json()).toEqual({ errors: ['API rate limit exceeded.'] })
  }
  expect((await createFor('quota-1')).status).toBe(200)
  expect(push.attempts({ externalId: 'quota-1' }).map(({ status }) => status)).toEqual([429, 429, 200])
})

test('down- is a 503 every time', async () => {
  const answers = [await createFor('down-1'), await createFor('down-1'), await createFor('down-1')]
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
})

test('reset- has its connection reset once', async () => {
  await expect(createFor('reset-1')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
  expect((await createFor('reset-1')).status).toBe(200)
  expect(push.sent({ externalId: 'reset-1' })).toHaveLength(1)
})

test('a repeated idempotency key returns the first answer and sends nothing again', async () => {
  const key = randomUUID()
  const first = await createFor('student-5', { idempotency_key: key })
  const again = await createFor('student-5', { idempotency_key: key, contents: { en: 'Başka' } })
  const [created, repeated] = [await first.json(), await again.json()]
  expect(created).toEqual({ id: uuid, external_id: key })
  expect(repeated).toEqual(created)
  expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  expect(push.sent({ externalId: 'student-5' })).toHaveLength(1)
  expect(push.attempts({ externalId: 'student-5' })).toHaveLength(2)
})

test('external_id is the older name of the idempotency key', async () => {
  const key = randomUUID()
  const answers = [
    await createFor('student-6', { external_id: key }),
    await createFor('student-6', { idempotency_key: key }),
  ]
  const [first, again] = await Promise.all(answers.map((answer) => answer.json()))
  expect(again).toEqual(first)
})

test('a key whose request sent nothing is free for the next try', async () => {
  const key = randomUUID()
  for (const status of [429, 429, 200]) {
    expect((await createFor('quota-2', { idempotency_key: key })).status).toBe(status)
  }
  expect(push.sent({ externalId: 'quota-2' })).toHaveLength(1)
})

test('slow- is answered after 3 s, and its repeat at once', async () => {
  const start = performance.now()
  const more = { idempotency_key: randomUUID() }
  let isAnswered = false
  const slow = createFor('slow-1', more).finally(() => {
    isAnswered = true
  })
  await expect.poll(() => push.sent({ externalId: 'slow-1' })).toHaveLength(1)
  const repeat = await (await createFor('slow-1', more)).json()
  expect(isAnswered).toBe(false)
  expect(await (await slow).json()).toEqual(repeat)
  expect(performance.now() - start).toBeGreaterThan(2900)
  expect(push.sent({ externalId: 'slow-1' })).toHaveLength(1)
})
