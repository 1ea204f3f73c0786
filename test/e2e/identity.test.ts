import { createHmac, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { type Identity, startIdentity, type TokenOptions } from '@yoldas/standins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, call, readHistory, send } from '../support/client.ts'
import { hs256Secret, sharedStack } from '../support/stack.ts'
import { exchange, type WireRequest } from '../support/wire.ts'

/** The second knows the legacy secret and refuses who is anonymous, the third never reaches the identity provider. */
let url: string, withSecret: string, cutOff: string
/** Theirs alone: its keys are rotated here. */
let identity: Identity
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  const stack = await sharedStack()
  identity = opened.use(await startIdentity({ hs256Secret }))
  const gateways = [
    { AUTH_URL: identity.url },
    { AUTH_URL: identity.url, AUTH_JWT_SECRET: hs256Secret, AUTH_ANONYMOUS: 'refuse' },
    { AUTH_URL: 'http://127.0.0.1:1' },
  ].map(async (env) => opened.use(await stack.startGateway(env)).url)
  ;[url = '', withSecret = '', cutOff = ''] = await Promise.all(gateways)
})
afterAll(() => opened.disposeAsync())

const newStudent = async ({ sub = randomUUID(), ...options }: TokenOptions & { sub?: string } = {}) => ({
  sub,
  token: await identity.token(sub, options),
})
const now = () => Math.floor(Date.now() / 1000)
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const usual = () => ({ sub: randomUUID(), aud: 'authenticated', exp: now() + 600 })
const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** A token that the provider did not make. */
function forge(header: object, signature: (signed: string) => Buffer, claims: object = usual()): string {
  const signed = `${encode(header)}.${encode(claims)}`
  return `${signed}.${signature(signed).toString('base64url')}`
}
const byForeignKey = (signed: string) =>
  sign('sha256', Buffer.from(signed), { key: foreign.privateKey, dsaEncoding: 'ieee-p1363' })
const byHmac = (secret: string) => (signed: string) => createHmac('sha256', secret).update(signed).digest()

/** The provider's published key of an algorithm. */
async function published(alg: string) {
  const { body } = await answer(fetch(`${identity.url}/auth/v1/.well-known/jwks.json`))
  return body.keys.find((key: { alg: string }) => key.alg === alg)
}

const good = async () => (await newStudent()).token
const claiming = (claims: Record<string, unknown>) => () =>
  identity.token(randomUUID(), { claims }).then((token) => `Bearer ${token}`)
const forged = (header: object, claims?: object) => async () => {
  const { kid } = await published('ES256')
  return `Bearer ${forge({ alg: 'ES256', kid, ...header }, byForeignKey, claims)}`
}
/** A good token with one of its three parts exchanged. */
const withPart = (index: number, part: (own: string) => string) => async () =>
  `Bearer ${(await good())
    .split('.')
    .with(index, part((await good()).split('.')[index] ?? ''))
    .join('.')}`

/** What the `Authorization` header says; a list is that many headers. */
const badTokens: Array<[string, () => Promise<string | string[] | undefined>]> = [
  ['no header', async () => undefined],
  ['an empty header', async () => ''],
  ['a scheme alone', async () => 'Bearer'],
  ['another scheme', async () => `Basic ${await good()}`],
  ['no scheme', good],
  ['two spaces', async () => `Bearer  ${await good()}`],
  ['more behind the token', async () => `Bearer ${await good()} x`],
  ['two tokens', async () => `Bearer ${await good()}, Bearer ${await good()}`],
  ['two headers', async () => [`Bearer ${await good()}`, `Bearer ${await good()}`]],
  ['what is not a token', async () => 'Bearer nonsense'],
  ['two parts of a token', async () => `Bearer ${(await good()).split('.').slice(0, 2).join('.')}`],
  ['a padded token', async () => `Bearer ${await good()}=`],
  ['none as algorithm', async () => `Bearer ${forge({ alg: 'none' }, () => Buffer.alloc(0))}`],
  ['none as algorithm, signed', forged({ alg: 'none' })],
  ['NonE as algorithm', async () => `Bearer ${forge({ alg: 'NonE' }, () => Buffer.alloc(0))}`],
  ['an algorithm nobody offered', forged({ alg: 'ES384' })],
  ['no signature', withPart(2, () => '')],
  ['the signature of another token', withPart(2, (other) => other)],
  ['the claims of another token', withPart(1, (other) => other)],
  [
    'HMAC with the public key',
    async () => {
      const jwk = await published('RS256')
      const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
      return `Bearer ${forge({ alg: 'HS256', kid: jwk.kid }, byHmac(pem.toString()))}`
    },
  ],
  [
    'HMAC with the published key',
    async () => {
      const jwk = await published('ES256')
      return `Bearer ${forge({ alg: 'HS256', kid: jwk.kid }, byHmac(JSON.stringify(jwk)))}`
    },
  ],
  ['HMAC with nothing', async () => `Bearer ${forge({ alg: 'HS256' }, byHmac(''))}`],
  ['a foreign key', forged({})],
  ['a foreign key and no kid', forged({ kid: undefined })],
  ['an unknown kid', forged({ kid: randomUUID() })],
  ['the kid of another algorithm', async () => forged({ kid: (await published('EdDSA')).kid })()],
  ['a key set named in the header', forged({ jku: 'http://127.0.0.1:1/jwks.json' })],
  ['a certificate named in the header', forged({ x5u: 'http://127.0.0.1:1/cert.pem' })],
  ['a key in the header', forged({ jwk: foreign.publicKey.export({ format: 'jwk' }) })],
  ['an unknown extension that is critical', forged({ crit: ['x'], x: 1 })],
  ['another audience', claiming({ aud: 'anon' })],
  ['no audience', claiming({ aud: null })],
  ['a list of audiences', claiming({ aud: ['authenticated'] })],
  ['no expiry', claiming({ exp: null })],
  ['a text as expiry', claiming({ exp: String(now() + 600) })],
  ['a past expiry', claiming({ exp: now() - 6 })],
  ['a beginning in the future', claiming({ nbf: now() + 60 })],
  ['a text as beginning', claiming({ nbf: 'now' })],
  ['no sub', claiming({ sub: null })],
  ['an empty sub', claiming({ sub: '' })],
  ['a number as sub', claiming({ sub: 7 })],
  ['a list as sub', claiming({ sub: ['x'] })],
  ['a sub with a NUL', claiming({ sub: 'a\0b' })],
  ['a sub with a line break', claiming({ sub: 'a\r\nb' })],
  ['a sub with a lone surrogate', claiming({ sub: 'a\ud83d' })],
  ['a sub of 256 characters', claiming({ sub: 'x'.repeat(256) })],
  ['20 KB', claiming({ filler: 'x'.repeat(20_000) })],
]

const json = { 'content-type': 'application/json' }
const routes: WireRequest[] = [
  { path: '/api/me' },
  { path: '/api/chat/history?limit=0' },
  { path: '/api/chat/turns/nope/stream' },
  { path: `/api/chat/turns/${'x'.repeat(500)}/stream` },
  { path: '/api/chat/turns/%ff/stream' },
  { path: '/api' },
  { path: '/api/' },
  { path: '/api?x' },
  { path: '/api/unknown' },
  { path: '/%61pi/me' },
  { path: '/api/%' },
  { path: '/%61pi/%' },
  { path: 'http://somewhere/api/%' },
  { path: '/api/me', headers: { 'accept-version': '1.0.0' } },
  { method: 'POST', path: '/api/chat/send', headers: json, body: '{"message":' },
  { method: 'PATCH', path: '/api/profile', headers: json, body: '[' },
  { method: 'POST', path: '/api/chat/send', headers: { 'content-type': 'text/plain' }, body: 'x' },
  { method: 'DELETE', path: '/api/me/unknown' },
  { method: 'PROPFIND', path: '/api/me' },
  { method: 'OPTIONS', path: '/api/me' },
]

/** One answer for all: status, headers in their order, body. */
const unauthorized = () => exchange(url, { path: '/api/me' })

describe('the same 401, before anything else is looked at, for', () => {
  test('every kind of request', async () => {
    const expected = await unauthorized()
    expect(expected).toMatchObject({ status: 401, body: '{"error":"unauthorized"}' })
    for (const route of routes) expect(await exchange(url, route), `${route.method} ${route.path}`).toEqual(expected)
  })

  test.concurrent.each(badTokens)('%s', async (_name, authorizationOf) => {
    const authorization = await authorizationOf()
    const expected = await unauthorized()
    for (const route of routes) {
      const given = authorization === undefined ? {} : { authorization }
      expect(
        await exchange(url, { ...route, headers: { ...route.headers, ...given } }),
        `${route.method} ${route.path}`,
      ).toEqual(expected)
    }
  })

  test.each<[string, Record<string, unknown>]>([
    ['HS256 while no secret is set', {}],
    ['the anonymous key', { role: 'anon', sub: null, aud: null, amr: null }],
    ['the service key', { role: 'service_role', sub: null, aud: null, amr: null }],
  ])('%s', async (_name, claims) => {
    const authorization = `Bearer ${await identity.token(randomUUID(), { alg: 'HS256', claims })}`
    const gateways = Object.keys(claims).length > 0 ? [url, withSecret, cutOff] : [url, cutOff]
    for (const gateway of gateways)
      expect(await exchange(gateway, { path: '/api/me', headers: { authorization } })).toEqual(await unauthorized())
  })

  test('a HEAD, without the body', async () => {
    const expected = await unauthorized()
    expect(await exchange(url, { method: 'HEAD', path: '/api/me' })).toEqual({ ...expected, body: '' })
  })

  test('but no preflight', async () => {
    const headers = { origin: 'https://somewhere.example', 'access-control-request-method': 'GET' }
    expect((await exchange(url, { method: 'OPTIONS', path: '/api/me', headers })).status).toBe(404)
  })
})

describe('a good token is accepted', () => {
  test.each(['ES256', 'RS256', 'EdDSA'] as const)('signed with %s', async (alg) => {
    const student = await newStudent({ alg })
    expect(await answer(call(url, student, 'GET', '/api/me'))).toMatchObject({ status: 200, body: { id: student.sub } })
  })

  test('signed with the legacy secret, while that is set', async () => {
    const student = await newStudent({ alg: 'HS256' })
    const accepted = await answer(call(withSecret, student, 'GET', '/api/me'))
    expect(accepted).toMatchObject({ status: 200, body: { id: student.sub } })
    const wrong = `Bearer ${forge({ alg: 'HS256' }, byHmac(`${hs256Secret} `))}`
    expect((await exchange(withSecret, { path: '/api/me', headers: { authorization: wrong } })).status).toBe(401)
  })

  test('of who signed in without an account, unless such sign-ins are refused', async () => {
    const student = await newStudent({ claims: { is_anonymous: true } })
    expect(await answer(call(url, student, 'GET', '/api/me'))).toMatchObject({ status: 200, body: { id: student.sub } })
    const authorization = `Bearer ${student.token}`
    expect(await exchange(withSecret, { path: '/api/me', headers: { authorization } })).toEqual(await unauthorized())
    expect((await call(withSecret, await newStudent(), 'GET', '/api/me')).status).toBe(200)
  })

  test.each(['Bearer', 'bearer', 'BEARER'])('with %s as scheme', async (scheme) => {
    const headers = { authorization: `${scheme} ${await good()}` }
    expect((await exchange(url, { path: '/api/me', headers })).status).toBe(200)
  })

  test.each<[string, () => Record<string, number>]>([
    ['expired 3 s ago', () => ({ exp: now() - 3 })],
    ['valid in 3 s', () => ({ nbf: now() + 3 })],
  ])('%s: clocks differ', async (_name, claims) => {
    expect((await call(url, await newStudent({ claims: claims() }), 'GET', '/api/me')).status).toBe(200)
  })
})

describe('a sub is text and nothing more', () => {
  const lookalikes = [
    'a',
    'A',
    'a ',
    ' a',
    'a.b',
    'a b',
    'é',
    'e\u0301',
    'a\u200b',
    'ı',
    'i',
    '0',
    '00',
    'null',
    'undefined',
  ]
  const steering = ['.', '*', '>', 'live.>', '$SRV.PING', '_INBOX.>', '%00', '../../etc', '__proto__', 'constructor']
  const quoting = [
    `'; DROP TABLE profile.student; --`,
    '"',
    '\\',
    '\\0',
    '$1',
    '{}',
    '😀',
    'x'.repeat(255),
    '😀'.repeat(255),
  ]

  test('however odd or alike: each has a student of their own and sees only their own', async () => {
    const students = await Promise.all([...lookalikes, ...steering, ...quoting].map((sub) => newStudent({ sub })))
    for (const [i, student] of students.entries()) {
      const named = await answer(call(url, student, 'PATCH', '/api/profile', { displayName: `student ${i}` }))
      expect(named.status).toBe(200)
      await send(url, student, { message: `!say cevap ${i}` })
    }
    for (const [i, student] of students.entries()) {
      const { body: me } = await answer(call(url, student, 'GET', '/api/me'))
      expect(me).toMatchObject({ id: student.sub, profile: { displayName: `student ${i}` } })
      const { body: history } = await readHistory(url, student)
      expect(history.messages.map(({ content }: { content: string }) => content)).toEqual([
        `!say cevap ${i}`,
        `cevap ${i}`,
      ])
    }
  })
})

describe('the provider’s key set', () => {
  test('is fetched at most once more for a flood of unknown kids, and good tokens pass meanwhile', async () => {
    await call(url, await newStudent(), 'GET', '/api/me')
    const before = await identity.jwksRequests()
    const flood = Array.from({ length: 200 }, () => forge({ alg: 'ES256', kid: randomUUID() }, byForeignKey))
    const [accepted, ...refused] = await Promise.all([
      call(url, await newStudent(), 'GET', '/api/me'),
      ...flood.map((token) => call(url, { sub: '', token }, 'GET', '/api/me')),
    ])
    expect(accepted.status).toBe(200)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401]))
    expect((await identity.jwksRequests()) - before).toBeLessThanOrEqual(1)
  })

  test('out of reach: 503 for a token that may be good, 401 for another, and the gateway is healthy', async () => {
    const unavailable = await answer(call(cutOff, await newStudent(), 'GET', '/api/me'))
    expect(unavailable).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(unavailable.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    for (const authorization of ['Bearer x.y.z', await claiming({ exp: now() - 60 })()]) {
      const refused = await exchange(cutOff, { path: '/api/me', headers: { authorization } })
      expect(refused).toEqual(await unauthorized())
    }
    expect(await answer(call(cutOff, null, 'GET', '/health'))).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  // Last, and on the gateway that has seen no unknown kid: the others may not fetch the new keys for 30 s.
  test('rotated: new tokens are accepted at once, and old ones still are', async () => {
    const [seen, unseen] = [await newStudent(), await newStudent()]
    expect((await call(withSecret, seen, 'GET', '/api/me')).status).toBe(200)
    await identity.rotate()
    for (const student of [await newStudent(), seen, unseen])
      expect((await call(withSecret, student, 'GET', '/api/me')).status).toBe(200)
  })
})
