import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf, sendMessage, sendTo } from '../../test/push.ts'
import { type Push, startPush } from '../server.ts'

let push: Push
beforeAll(async () => {
  push = await startPush()
})
afterAll(() => push[Symbol.asyncDispose]())

const statusOf = async (token: string) => (await sendTo(push, token)).status
const statuses = (token: string) => push.attempts({ token }).map(({ status }) => status)

test.for([
  ['dead-1', 404, 'NOT_FOUND', 'UNREGISTERED'],
  ['bare-1', 400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'],
  ['mismatch-1', 403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'],
  ['thirdparty-1', 401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR'],
  ['down-1', 503, 'UNAVAILABLE', undefined],
] as const)('%s is answered %d %s every time', async ([token, code, status, errorCode]) => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { bad, ...error } = await errorOf(await sendTo(push, token))
    expect(error).toMatchObject({ http: code, code, status, errorCode })
    expect(bad).toBeUndefined()
  }
  expect(push.sent({ token })).toEqual([])
  expect(statuses(token)).toEqual([code, code, code])
})

test('invalid- names the token in a BadRequest', async () => {
  const { bad, errorCode } = await errorOf(await sendTo(push, 'invalid-1'))
  expect(errorCode).toBe('INVALID_ARGUMENT')
  expect(bad?.fieldViolations).toMatchObject([{ field: 'message.token' }])
})

test.for(['BadDeviceToken', 'TopicDisallowed'])('apns-%s- is that error of APNs, and no other word', async (reason) => {
  const { http, errorCode, details, bad } = await errorOf(await sendTo(push, `apns-${reason}-1`))
  expect([http, errorCode]).toEqual([400, 'INVALID_ARGUMENT'])
  expect(bad).toBeUndefined()
  expect(details).toContainEqual({
    '@type': 'type.googleapis.com/google.firebase.fcm.v1.ApnsError',
    statusCode: 400,
    reason,
  })
})

test.for([
  ['quota-1', 429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'],
  ['rate-1', 429, 'RESOURCE_EXHAUSTED', undefined],
  ['busy-1', 503, 'UNAVAILABLE', 'UNAVAILABLE'],
  ['internal-1', 500, 'INTERNAL', 'INTERNAL'],
] as const)('%s is answered %d %s twice and then succeeds', async ([token, code, status, errorCode]) => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await sendTo(push, token)
    expect(answer.headers.get('retry-after')).toBe(code === 429 ? '1' : null)
    expect(await errorOf(answer)).toMatchObject({ http: code, status, errorCode })
  }
  expect(push.sent({ token })).toEqual([])
  expect([await statusOf(token), await statusOf(token)]).toEqual([200, 200])
  expect(statuses(token)).toEqual([code, code, 200, 200])
  expect(push.sent({ token })).toHaveLength(2)
})

test('a quota of the device is marked by its QuotaFailure', async () => {
  const { details } = await errorOf(await sendTo(push, 'quota-2'))
  expect(details).toContainEqual(
    expect.objectContaining({
      '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
      violations: [expect.anything()],
    }),
  )
})

test('counting is per token, and a message that is refused for itself counts nothing', async () => {
  await sendMessage(push, { token: 'busy-2', data: { from: 'x' } })
  expect([await statusOf('busy-2'), await statusOf('busy-3')]).toEqual([503, 503])
  expect([await statusOf('busy-2'), await statusOf('busy-2')]).toEqual([503, 200])
  expect(await statusOf('busy-3')).toBe(503)
})

test('reset- has its connection reset once, unsent', async () => {
  await expect(sendTo(push, 'reset-1')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
  expect(push.attempts({ token: 'reset-1' })).toMatchObject([{ status: 0, answer: null }])
  expect(push.sent({ token: 'reset-1' })).toEqual([])
  expect(await statusOf('reset-1')).toBe(200)
})

test('slow- is sent at once and answered after 3 s', async () => {
  const start = performance.now()
  let isAnswered = false
  const answer = sendTo(push, 'slow-1').finally(() => {
    isAnswered = true
  })
  await expect.poll(() => push.sent({ token: 'slow-1' })).toHaveLength(1)
  expect(isAnswered).toBe(false)
  expect((await answer).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(2900)
})

test('notfound- is a page that says nothing about a token', async () => {
  const answer = await sendTo(push, 'notfound-1')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toMatch(/^<!DOCTYPE html>(?!.*UNREGISTERED)/s)
})

test('garbage- is a 200 without JSON that took no message', async () => {
  const answer = await sendTo(push, 'garbage-1')
  expect(answer.status).toBe(200)
  await expect(answer.json()).rejects.toThrow()
  expect(push.sent({ token: 'garbage-1' })).toEqual([])
})

test.for(['dead', 'deadly-1', 'constructor-1', 'x-dead-1', 'cXy_z:APA91b-quota-1'])(
  '%s is a phone like any',
  async (token) => {
    expect(await statusOf(token)).toBe(200)
  },
)
