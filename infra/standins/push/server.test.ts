import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNotification, getJson, notificationFor, sendMessage, sendTo } from '../test/push.ts'
import { type Push, startPush } from './server.ts'

let push: Push
beforeAll(async () => {
  push = await startPush()
})
afterAll(() => push[Symbol.asyncDispose]())

const repeated = (token: string, tag: string, body: string) => ({
  token,
  notification: { title: 'Yoldaş', body },
  data: { messageId: tag },
  android: { notification: { tag } },
  apns: { headers: { 'apns-collapse-id': tag } },
})

test('GET /sent lists what a phone was sent', async () => {
  await sendTo(push, 'seen by fetch')
  expect(await getJson(`${push.url}/sent?token=seen%20by%20fetch`)).toEqual({
    messages: [
      {
        at: expect.any(String),
        provider: 'fcm',
        token: 'seen by fetch',
        body: expect.objectContaining({ token: 'seen by fetch', data: { type: 'test' } }),
      },
    ],
  })
  await createNotification(push, notificationFor('student'))
  expect(await getJson(`${push.url}/sent?externalId=student`)).toMatchObject({
    messages: [{ provider: 'onesignal', token: 'student' }],
  })
})

test('GET /attempts lists what was answered', async () => {
  await sendTo(push, 'dead-1')
  expect(await getJson(`${push.url}/attempts?token=dead-1`)).toMatchObject({
    attempts: [{ provider: 'fcm', token: 'dead-1', status: 404, answer: { error: { status: 'NOT_FOUND' } } }],
  })
  await createNotification(push, notificationFor('nobody-1'))
  expect(await getJson(`${push.url}/attempts?externalId=nobody-1`)).toMatchObject({ attempts: [{ status: 200 }] })
})

test('without a filter everybody is listed', async () => {
  await sendTo(push, 'anybody')
  expect(await getJson(`${push.url}/sent`)).toMatchObject({
    messages: expect.arrayContaining([expect.objectContaining({ token: 'anybody' })]),
  })
  expect(await getJson(`${push.url}/attempts`)).toMatchObject({
    attempts: expect.arrayContaining([expect.objectContaining({ token: 'anybody' })]),
  })
})

test('GET /shown has a repeat once, on either platform', async () => {
  for (const body of ['bir', 'iki']) await sendMessage(push, repeated('phone', 'm-1', body))
  await sendMessage(push, repeated('phone', 'm-2', 'üç'))
  const notifications = [
    { tag: 'm-1', title: 'Yoldaş', body: 'iki', category: null, actions: [], data: { messageId: 'm-1' }, count: 2 },
    { tag: 'm-2', title: 'Yoldaş', body: 'üç', category: null, actions: [], data: { messageId: 'm-2' }, count: 1 },
  ]
  for (const platform of ['', '&platform=ios', '&platform=android']) {
    expect(await getJson(`${push.url}/shown?token=phone${platform}`)).toEqual({ notifications })
  }
})

test('GET /shown wants to know which phone', async () => {
  expect((await fetch(`${push.url}/shown`)).status).toBe(400)
})

test('GET /health is well', async () => {
  expect(await getJson(`${push.url}/health`)).toEqual({ status: 'ok' })
})

test('a held back answer holds up no closing', async () => {
  const other = await startPush()
  const answer = sendTo(other, 'slow-1').catch(() => 'cut off')
  await expect.poll(() => other.sent()).toHaveLength(1)
  await other[Symbol.asyncDispose]()
  expect(await answer).toBe('cut off')
})
