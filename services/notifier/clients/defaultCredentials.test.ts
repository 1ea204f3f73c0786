import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { testPush } from '../pushes/rules.ts'
import { type Asked, type Reply, type Script, startProvider } from '../test/provider.ts'
import { connectFcm, fcmMessage } from './fcm.ts'

const message = fcmMessage('the token', 'ios', testPush('2027-01-15T08:00:00.000Z'))
const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const flavor = { 'metadata-flavor': 'Google', 'content-type': 'application/json' }
const granted = (token: string, seconds = 3599): Reply => ({
  headers: flavor,
  body: { access_token: token, expires_in: seconds, token_type: 'Bearer' },
})

afterEach(() => vi.unstubAllEnvs())

/** FCM, and the metadata server of the place where this runs, at one address. */
async function startPlace(tokens: Script, sends: Script = () => ({ body: { name: 'x' } })) {
  const provider = await startProvider((asked) => (asked.path.startsWith('/v1/') ? sends(asked) : tokens(asked)))
  vi.stubEnv('GCE_METADATA_HOST', new URL(provider.url).host)
  const fcm = connectFcm({ projectId: 'yoldas-test' }, provider.url)
  const tokensAsked = () => provider.asked.filter(({ path }) => path.startsWith('/computeMetadata/'))
  return { ...provider, send: (milliseconds = 10_000) => fcm.send(message, milliseconds), tokensAsked }
}

test('the metadata server is asked for a token that is good for FCM alone, once for as long as it lasts', async () => {
  let seconds = 3599
  await using place = await startPlace(() => granted('ya29.1', seconds))
  await Promise.all(Array.from({ length: 20 }, () => place.send()))
  await place.send()
  const [asked] = place.tokensAsked()
  expect(place.tokensAsked()).toHaveLength(1)
  expect(new URL(asked?.path ?? '', place.url).searchParams.get('scopes')).toBe(scope)
  expect(asked?.headers).toMatchObject({ 'metadata-flavor': 'Google' })
  expect(place.asked.at(-1)?.headers.authorization).toBe('Bearer ya29.1')

  seconds = 59
  await using short = await startPlace(() => granted('ya29.2', seconds))
  await short.send()
  await short.send()
  expect(short.tokensAsked()).toHaveLength(2)
})

test('a token that was withdrawn is replaced, and one that is refused when fresh alerts', async () => {
  let good = 'first'
  const unauthenticated = { status: 401, body: { error: { status: 'UNAUTHENTICATED' } } }
  const sends = ({ headers }: Asked): Reply =>
    headers.authorization === `Bearer ${good}` ? { body: { name: 'x' } } : unauthenticated
  await using place = await startPlace(() => granted(good === 'nobody knows' ? 'other' : good), sends)
  expect((await place.send()).outcome).toBe('sent')
  good = 'second'
  const withdrawn = await place.send()
  expect(withdrawn).toMatchObject({ outcome: 'again', code: 'UNAUTHENTICATED' })
  expect(withdrawn.alerts).toBeUndefined()
  expect((await place.send()).outcome).toBe('sent')
  good = 'nobody knows'
  await place.send()
  expect(await place.send()).toMatchObject({ outcome: 'again', alerts: true })
})

test.each([
  ['no service account here', { status: 404, headers: flavor, body: 'not found' }, true, { code: 'HTTP_404' }],
  [
    'an account that may not',
    { status: 403, headers: flavor, body: { error: 'forbidden', error_description: 'no scope' } },
    true,
    { code: 'forbidden', message: 'no scope' },
  ],
  ['a page of something in between', { body: '<html>the secret</html>' }, true, { code: 'NO_CREDENTIALS' }],
  ['no token in the answer', { headers: flavor, body: { token: 'the secret' } }, true, { code: 'NO_CREDENTIALS' }],
  [
    'an answer that is too long',
    { headers: flavor, body: ' '.repeat(100_000) + JSON.stringify(granted('a token').body) },
    undefined,
    { code: 'UNREACHABLE' },
  ],
  ['a server that cannot', { status: 503, headers: flavor, body: '' }, undefined, { code: 'HTTP_503', status: 503 }],
  ['a connection that is reset', 'reset', undefined, { code: 'ECONNRESET', status: null }],
] as const)('%s is an answer to try again after, and nothing is sent', async (_what, reply, alerts, expected) => {
  await using place = await startPlace(() => reply)
  const answer = await place.send()
  expect(answer).toMatchObject({ outcome: 'again', ...expected })
  expect(answer.alerts).toBe(alerts)
  expect(answer.message).not.toContain('secret')
  expect(place.asked).toEqual(place.tokensAsked())
})

test('a metadata server that is silent takes no longer than the message may', async () => {
  await using place = await startPlace(() => 'silence')
  expect(await place.send(200)).toMatchObject({ outcome: 'again', code: 'TIMEOUT' })
})

/** Google's token exchange and FCM at one address, and a file that a cluster elsewhere would mount. */
async function startElsewhere(configure: (url: string) => object) {
  const folder = await mkdtemp(join(inject('folder'), 'federation-'))
  const [file, subject] = [join(folder, 'credentials.json'), join(folder, 'subject')]
  const google = await startProvider(({ path }) =>
    path === '/sts' ? granted('ya29.federated') : { body: { name: 'x' } },
  )
  await writeFile(subject, 'the token of the cluster')
  await writeFile(file, JSON.stringify({ ...configure(google.url), credential_source: { file: subject } }))
  const fcm = connectFcm({ projectId: 'yoldas-test', file }, google.url)
  return { ...google, send: () => fcm.send(message, 10_000) }
}

const pool = {
  type: 'external_account',
  audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/yoldas/providers/cluster',
  subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
}

test('elsewhere the token that the cluster gives to the pod is exchanged for one of Google', async () => {
  await using google = await startElsewhere((url) => ({ ...pool, token_url: `${url}/sts` }))
  expect(await google.send()).toMatchObject({ outcome: 'sent' })
  const [exchange, sent] = google.asked
  const form = new URLSearchParams(exchange?.body)
  expect(Object.fromEntries(form)).toMatchObject({ subject_token: 'the token of the cluster', scope })
  expect(sent?.headers.authorization).toBe('Bearer ya29.federated')
})

test('a file that does not configure workload identity federation alerts, and is not quoted', async () => {
  await using google = await startElsewhere(() => ({ type: 'service_account', private_key: 'the secret' }))
  const answer = await google.send()
  expect(answer).toMatchObject({ outcome: 'again', code: 'NO_CREDENTIALS', alerts: true })
  expect(answer.message).not.toContain('secret')
  expect(google.asked).toEqual([])
})
