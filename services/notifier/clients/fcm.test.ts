import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { deadlineIn } from '@yoldas/time'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { testPush } from '../pushes/rules.ts'
import { type Reply, type Script, startProvider } from '../test/provider.ts'
import { connectFcm, fcmMessage } from './fcm.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const message = fcmMessage('the token', 'ios', testPush('2027-01-15T08:00:00.000Z'))
const granted: Reply = { body: { access_token: 'ya29.1', expires_in: 3599, token_type: 'Bearer' } }

/** FCM and Google's token endpoint at one address. */
async function startFcm(sends: Script, tokens: Script = () => granted) {
  const provider = await startProvider((asked) => (asked.path === '/token' ? tokens(asked) : sends(asked)))
  const account = {
    projectId: 'yoldas-test',
    email: 'push@yoldas-test.iam.gserviceaccount.com',
    privateKey,
    keyId: 'key 1',
    tokenUrl: `${provider.url}/token`,
  }
  const fcm = connectFcm(account, provider.url)
  return {
    ...provider,
    send: (milliseconds = 5_000, begin = deadlineIn(5_000)) => fcm.send(message, milliseconds, begin),
  }
}

const refusal = (code: number, status: string, ...details: object[]): Reply => ({
  status: code,
  body: { error: { code, status, message: `${status} in words`, ...(details.length > 0 ? { details } : {}) } },
})
const fcmError = (errorCode: string) => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
  errorCode,
})
const badRequest = (...fields: string[]) => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  ...(fields.length > 0 ? { fieldViolations: fields.map((field) => ({ field, description: 'wrong' })) } : {}),
})
const apnsError = (reason: string) => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.ApnsError',
  statusCode: 400,
  reason,
})
const quotaFailure = (subject: string, description: string) => ({
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ subject, description }],
})
const errorInfo = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'RATE_LIMIT_EXCEEDED' }

test('a message is sent as it is, with an access token of the service account', async () => {
  const name = 'projects/yoldas-test/messages/1'
  await using fcm = await startFcm(() => ({ body: { name } }))
  expect(await fcm.send()).toEqual({ outcome: 'sent', status: 200, code: 'OK', message: name, retryAfterSeconds: 0 })
  const [, sent] = fcm.asked
  expect(sent?.path).toBe('/v1/projects/yoldas-test/messages:send')
  expect(sent?.headers).toMatchObject({ authorization: 'Bearer ya29.1', 'content-type': 'application/json' })
  expect(JSON.parse(sent?.body ?? '')).toEqual({ message })
})

test('of what the provider says of a refusal, nobody gets more than 1,000 characters', async () => {
  const error = { status: 'X'.repeat(5_000), message: 'y'.repeat(20_000), details: [] }
  await using fcm = await startFcm(() => ({ status: 400, body: { error } }))
  const { code, message: said } = await fcm.send()
  expect([code, said]).toEqual(['X'.repeat(1_000), 'y'.repeat(1_000)])
})

test('nothing is sent that has not begun in time, an access token that was long in coming included', async () => {
  await using fcm = await startFcm(() => ({ body: { name: 'x' } }))
  expect(await fcm.send(5_000, deadlineIn(0))).toMatchObject({ outcome: 'again', status: null, code: 'NOT_BEGUN' })
  expect(fcm.asked.map(({ path }) => path)).toEqual(['/token'])
})

test('its assertion is signed by the account, for its token endpoint, and good on clocks ten minutes off', async () => {
  await using fcm = await startFcm(() => ({ body: { name: 'x' } }))
  await fcm.send()
  const form = new URLSearchParams(fcm.asked[0]?.body)
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const assertion = form.get('assertion') ?? ''
  expect(decodeProtectedHeader(assertion)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key 1' })
  for (const minutes of [-10, 0, 10]) {
    const currentDate = new Date(Date.now() + minutes * 60_000)
    const options = { issuer: 'push@yoldas-test.iam.gserviceaccount.com', audience: `${fcm.url}/token`, currentDate }
    const { payload } = await jwtVerify(
      assertion,
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      options,
    )
    expect(payload.scope).toBe('https://www.googleapis.com/auth/firebase.messaging')
    expect(payload.iat).toBeLessThan(currentDate.getTime() / 1000)
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(3600)
  }
})

test('one access token serves all messages until it ends', async () => {
  let seconds = 3599
  const tokens = () => ({ body: { access_token: 'ya29.1', expires_in: seconds } })
  await using fcm = await startFcm(() => ({ body: { name: 'x' } }), tokens)
  const count = () => fcm.asked.filter(({ path }) => path === '/token').length
  await Promise.all(Array.from({ length: 20 }, () => fcm.send()))
  await fcm.send()
  expect(count()).toBe(1)

  seconds = 1
  await using short = await startFcm(() => ({ body: { name: 'x' } }), tokens)
  await short.send()
  await short.send()
  expect(short.asked.map(({ path }) => path).filter((path) => path === '/token')).toHaveLength(2)
})

test.each([
  ['UNREGISTERED', 'dead', refusal(404, 'NOT_FOUND', fcmError('UNREGISTERED'))],
  // It names nothing: it may be anybody's fault.
  ['INVALID_ARGUMENT', 'misconfigured', refusal(400, 'INVALID_ARGUMENT', fcmError('INVALID_ARGUMENT'))],
  ...['BadDeviceToken', 'Unregistered'].map(
    (reason) =>
      [reason, 'dead', refusal(400, 'INVALID_ARGUMENT', fcmError('INVALID_ARGUMENT'), apnsError(reason))] as const,
  ),
  ['BadDeviceToken', 'dead', refusal(400, 'INVALID_ARGUMENT', apnsError('BadDeviceToken'))],
  ...['DeviceTokenNotForTopic', 'TopicDisallowed', 'PayloadTooLarge', 'BadTopic', 'what comes next year'].map(
    (reason) =>
      [
        reason,
        'misconfigured',
        refusal(400, 'INVALID_ARGUMENT', fcmError('INVALID_ARGUMENT'), apnsError(reason)),
      ] as const,
  ),
  [
    'PayloadTooLarge',
    'misconfigured',
    refusal(
      400,
      'INVALID_ARGUMENT',
      ...[fcmError('INVALID_ARGUMENT'), badRequest('message.token'), apnsError('PayloadTooLarge')],
    ),
  ],
  [
    'InvalidProviderToken',
    'misconfigured',
    refusal(401, 'UNAUTHENTICATED', fcmError('THIRD_PARTY_AUTH_ERROR'), apnsError('InvalidProviderToken')),
  ],
  [
    'INVALID_ARGUMENT',
    'dead',
    refusal(400, 'INVALID_ARGUMENT', fcmError('INVALID_ARGUMENT'), badRequest('message.token')),
  ],
  [
    'INVALID_ARGUMENT',
    'misconfigured',
    refusal(400, 'INVALID_ARGUMENT', badRequest('message.data[0].value'), fcmError('INVALID_ARGUMENT')),
  ],
  [
    'INVALID_ARGUMENT',
    'misconfigured',
    refusal(400, 'INVALID_ARGUMENT', badRequest('message.token', 'message.android.ttl'), fcmError('INVALID_ARGUMENT')),
  ],
  // A message that is too large.
  ['INVALID_ARGUMENT', 'misconfigured', refusal(400, 'INVALID_ARGUMENT', badRequest(), fcmError('INVALID_ARGUMENT'))],
  // JSON that is not a message.
  ['INVALID_ARGUMENT', 'misconfigured', refusal(400, 'INVALID_ARGUMENT', badRequest('message.token'))],
  ['INVALID_ARGUMENT', 'misconfigured', refusal(400, 'INVALID_ARGUMENT')],
  ['SENDER_ID_MISMATCH', 'misconfigured', refusal(403, 'PERMISSION_DENIED', fcmError('SENDER_ID_MISMATCH'))],
  ['THIRD_PARTY_AUTH_ERROR', 'misconfigured', refusal(401, 'UNAUTHENTICATED', fcmError('THIRD_PARTY_AUTH_ERROR'))],
  ['PERMISSION_DENIED', 'misconfigured', refusal(403, 'PERMISSION_DENIED')],
  ['NOT_FOUND', 'misconfigured', refusal(404, 'NOT_FOUND')],
  ['UNSPECIFIED_ERROR', 'misconfigured', refusal(400, 'UNKNOWN', fcmError('UNSPECIFIED_ERROR'))],
  ['UNAVAILABLE', 'again', refusal(503, 'UNAVAILABLE', fcmError('UNAVAILABLE'))],
  ['UNAVAILABLE', 'again', refusal(503, 'UNAVAILABLE')],
  ['INTERNAL', 'again', refusal(500, 'INTERNAL', fcmError('INTERNAL'))],
  ['DEADLINE_EXCEEDED', 'again', refusal(504, 'DEADLINE_EXCEEDED')],
] as const)('%s is %s', async (code, outcome, reply) => {
  await using fcm = await startFcm(() => reply)
  const words = expect.stringMatching(/ in words$/)
  expect(await fcm.send()).toEqual({ outcome, status: reply.status, code, message: words, retryAfterSeconds: 0 })
})

test.each([
  ['a device’s', [fcmError('QUOTA_EXCEEDED'), quotaFailure('device', 'Device message rate exceeded.')], false],
  ['one that is not named', [fcmError('QUOTA_EXCEEDED')], false],
  ['the project’s', [fcmError('QUOTA_EXCEEDED'), quotaFailure('project:1', 'Message rate exceeded.')], true],
  ['the front end’s', [errorInfo], true],
  ['one without details', [], true],
])(
  'of a quota that is used up, %s, a minute is waited for, unless the provider names a time',
  async (_whose, details, slows) => {
    const reply = refusal(429, 'RESOURCE_EXHAUSTED', ...details)
    await using silent = await startFcm(() => reply)
    const { slows: isSlowed = false, ...judged } = await silent.send()
    expect(judged).toMatchObject({ outcome: 'again', retryAfterSeconds: 60 })
    expect(isSlowed).toBe(slows)
    await using saying = await startFcm(() => ({ ...reply, headers: { 'retry-after': '7' } }))
    expect(await saying.send()).toMatchObject({ outcome: 'again', retryAfterSeconds: 7 })
  },
)

test.each([
  ['a bare 404', { status: 404, body: '<html>not here</html>' }, true],
  ['a page in place of an answer', { body: '<html>Welcome to the hotel</html>' }, true],
  ['a success without a name', { body: {} }, true],
  ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }, true],
  ['a page of a proxy that finds nobody', { status: 502, body: '<html>Bad Gateway</html>' }, undefined],
] as const)('%s is tried again, and alerts where that may not help', async (_what, reply: Reply, alerts) => {
  await using fcm = await startFcm(() => reply)
  const status = reply.status ?? 200
  const answer = await fcm.send()
  expect(answer).toMatchObject({ outcome: 'again', status, code: `HTTP_${status}`, message: `HTTP ${status}` })
  expect(answer.alerts).toBe(alerts)
  expect(fcm.asked).toHaveLength(2)
})

test.each([
  [{ 'retry-after': '7' }, 7],
  [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:09 GMT', date: 'Sat, 21 Nov 2026 12:00:00 GMT' }, 9],
  [{ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT', date: 'Sat, 21 Nov 2026 12:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, 0],
])('%j asks to wait %d s', async (headers: Record<string, string>, seconds) => {
  await using fcm = await startFcm(() => ({ ...refusal(503, 'UNAVAILABLE'), headers }))
  expect((await fcm.send()).retryAfterSeconds).toBe(seconds)
})

test('no answer may be one that was lost: it is asked again', async () => {
  await using fcm = await startFcm(() => 'reset')
  expect(await fcm.send()).toMatchObject({ outcome: 'again', status: null, code: 'ERR_HTTP2_STREAM_ERROR' })
  await using silent = await startFcm(() => 'silence')
  const late = { outcome: 'again', status: null, code: 'TIMEOUT', message: 'no answer in time' }
  expect(await silent.send(200)).toMatchObject(late)
  await using closed = await startFcm(() => 'silence')
  await closed[Symbol.asyncDispose]()
  expect(await closed.send()).toMatchObject({ outcome: 'again', status: null, code: 'ECONNREFUSED' })
})

test('a withdrawn access token is replaced at the next attempt; one that is refused when fresh alerts', async () => {
  let good = 'first'
  const sends: Script = ({ headers }) =>
    headers.authorization === `Bearer ${good}` ? { body: { name: 'x' } } : refusal(401, 'UNAUTHENTICATED', errorInfo)
  const tokens = () => ({ body: { access_token: good === 'nobody knows' ? 'other' : good, expires_in: 3599 } })
  await using fcm = await startFcm(sends, tokens)
  expect((await fcm.send()).outcome).toBe('sent')
  good = 'second'
  const withdrawn = await fcm.send()
  expect(withdrawn.outcome).toBe('again')
  expect(withdrawn.alerts).toBeUndefined()
  expect((await fcm.send()).outcome).toBe('sent')
  good = 'nobody knows'
  expect((await fcm.send()).outcome).toBe('again')
  expect(await fcm.send()).toMatchObject({ outcome: 'again', alerts: true, status: 401, code: 'UNAUTHENTICATED' })
})

const grant = (error: string, description?: string) => ({
  error,
  ...(description && { error_description: description }),
})

test.each([
  [
    'a key that was deleted',
    { status: 400, body: grant('invalid_grant', 'Invalid JWT Signature.') },
    true,
    'Invalid JWT Signature.',
  ],
  ['an account that is gone', { status: 401, body: grant('invalid_client') }, true, 'invalid_client'],
  ['a page in place of a token', { body: '<html></html>' }, true, 'HTTP 200'],
  ['a token endpoint that cannot', { status: 503, body: grant('internal_failure') }, undefined, 'internal_failure'],
] as const)('%s is reported as FCM’s answer, and nothing is sent', async (_what, reply: Reply, alerts, words) => {
  await using fcm = await startFcm(
    () => ({ body: { name: 'x' } }),
    () => reply,
  )
  const answer = await fcm.send()
  expect(answer).toMatchObject({ outcome: 'again', message: words })
  expect(answer.alerts).toBe(alerts)
  expect(fcm.asked.map(({ path }) => path)).toEqual(['/token'])
})

test('a token endpoint that is silent takes no longer than the message may', async () => {
  await using fcm = await startFcm(
    () => ({ body: { name: 'x' } }),
    () => 'silence',
  )
  expect(await fcm.send(200)).toMatchObject({ outcome: 'again', code: 'TIMEOUT' })
})
