import { describe, expect, test } from 'vitest'
import { testPush } from '../pushes/rules.ts'
import { type Reply, type Script, startProvider } from '../test/provider.ts'
import { connectOneSignal, oneSignalNotification } from './oneSignal.ts'

const appId = '5c1a6f0e-8f3e-4f3e-9d2b-0a4a3b1c2d3e'
const notification = oneSignalNotification(
  'the sub',
  'd3b07384-d9a0-4c9b-8f3e-000000000001',
  testPush('2027-01-15T08:00:00.000Z'),
)

async function startOneSignal(script: Script) {
  const provider = await startProvider(script)
  const oneSignal = connectOneSignal({ appId, apiKey: 'os_v2_key', url: provider.url })
  return {
    ...provider,
    send: (milliseconds = 5_000) => oneSignal.send(notification, milliseconds),
    forget: oneSignal.forget,
  }
}

test('a notification is asked for with the app and its key', async () => {
  await using oneSignal = await startOneSignal(() => ({ body: { id: 'n1', external_id: null } }))
  expect(await oneSignal.send()).toEqual({
    outcome: 'sent',
    status: 200,
    code: 'OK',
    message: 'n1',
    retryAfterSeconds: 0,
  })
  const [asked] = oneSignal.asked
  expect(asked).toMatchObject({ path: '/notifications', headers: { authorization: 'Key os_v2_key' } })
  expect(JSON.parse(asked?.body ?? '')).toEqual({ app_id: appId, ...notification })
})

const nobody = 'All included players are not subscribed'

test.each([
  ['an empty id', { body: { id: '', errors: [nobody] } }, 'nobody', nobody],
  ['no id', { body: { errors: { invalid_aliases: { external_id: ['the sub'] } } } }, 'nobody', 'invalid_aliases'],
  ['an id that is null', { body: { id: null, errors: null } }, 'nobody', ''],
  // Of several subscriptions some are not opted in: the notification is on its way to the others.
  [
    'an id beside aliases that were not reached',
    { body: { id: 'n1', errors: { invalid_aliases: { external_id: ['the sub'] } } } },
    'sent',
    'invalid_aliases',
  ],
  ['nobody among the recipients', { body: { id: 'n1', recipients: 0 } }, 'nobody', ''],
  ['400 for lack of anybody', { status: 400, body: { errors: [nobody] } }, 'nobody', nobody],
  [
    '400 for an alias alone',
    { status: 400, body: { errors: { invalid_aliases: { external_id: ['the sub'] } } } },
    'nobody',
    'invalid_aliases',
  ],
  [
    '400 for more than that',
    { status: 400, body: { errors: [nobody, 'and more'] } },
    'misconfigured',
    `${nobody}; and more`,
  ],
  [
    '400',
    { status: 400, body: { errors: ['app_id must be a valid UUID', 'and more'] } },
    'misconfigured',
    'app_id must be a valid UUID; and more',
  ],
  ['401', { status: 401, body: { errors: ['who are you'] } }, 'misconfigured', 'who are you'],
  ['403', { status: 403, body: { errors: ['Access denied.'] } }, 'misconfigured', 'Access denied.'],
  ['a bare 404', { status: 404, body: '<html></html>' }, 'again', 'HTTP 404'],
  ['a page in place of an answer', { body: '<html></html>' }, 'again', 'HTTP 200'],
  ['429', { status: 429, body: { errors: ['API rate limit exceeded.'] } }, 'again', 'API rate limit exceeded.'],
  ['503', { status: 503, body: {} }, 'again', 'HTTP 503'],
  ['a page with 500', { status: 500, body: '<html></html>' }, 'again', 'HTTP 500'],
] as const)('%s: %s', async (_what, reply: Reply, outcome, message) => {
  await using oneSignal = await startOneSignal(() => reply)
  expect(await oneSignal.send()).toMatchObject({ outcome, status: reply.status ?? 200, message })
})

test('the student is never named in what is kept of an answer', async () => {
  await using oneSignal = await startOneSignal(() => ({
    body: { id: '', errors: { invalid_aliases: { external_id: ['the sub'] } } },
  }))
  expect(JSON.stringify(await oneSignal.send())).not.toContain('the sub')
})

test('the time that it asks to wait is returned', async () => {
  await using oneSignal = await startOneSignal(() => ({ status: 429, headers: { 'retry-after': '30' }, body: {} }))
  expect(await oneSignal.send()).toMatchObject({ outcome: 'again', retryAfterSeconds: 30, slows: true })
  await using silent = await startOneSignal(() => ({ status: 429, body: {} }))
  expect(await silent.send()).toMatchObject({ outcome: 'again', retryAfterSeconds: 60, slows: true })
})

test('no answer may be one that was lost: it is asked again', async () => {
  await using oneSignal = await startOneSignal(() => 'reset')
  expect(await oneSignal.send()).toMatchObject({ outcome: 'again', status: null, code: 'ERR_HTTP2_STREAM_ERROR' })
  await using silent = await startOneSignal(() => 'silence')
  expect(await silent.send(200)).toMatchObject({ outcome: 'again', status: null, code: 'TIMEOUT' })
})

describe('a user who is to go', () => {
  test('is named as they are, and with the key', async () => {
    await using oneSignal = await startOneSignal(() => ({ status: 202, body: {} }))
    expect(await oneSignal.forget('a/b *.> ç?#%', 5_000)).toMatchObject({ outcome: 'sent', status: 202 })
    const path = `/apps/${appId}/users/by/external_id/a%2Fb%20*.%3E%20%C3%A7%3F%23%25`
    expect(oneSignal.asked).toMatchObject([{ path, headers: { authorization: 'Key os_v2_key' }, body: '' }])
  })

  test.each(['.', '..'])('leads to nobody else, called %j', async (subject) => {
    await using oneSignal = await startOneSignal(() => ({ status: 202, body: {} }))
    expect(await oneSignal.forget(subject, 5_000)).toMatchObject({ outcome: 'nobody' })
    expect(oneSignal.asked).toEqual([])
  })

  test.each([
    [200, '', 'sent'],
    [404, { errors: [] }, 'nobody'],
    [404, '<html></html>', 'again'],
    [401, { errors: [] }, 'misconfigured'],
    [429, { errors: [] }, 'again'],
    [503, '', 'again'],
  ] as const)('%d %j is %s', async (status, body, outcome) => {
    await using oneSignal = await startOneSignal(() => ({ status, body }))
    expect(await oneSignal.forget('the sub', 5_000)).toMatchObject({ outcome })
  })
})
