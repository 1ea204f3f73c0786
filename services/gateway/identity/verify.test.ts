import { anyCharacter } from '@yoldas/testkit/characters'
import fc from 'fast-check'
import type { JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  encode,
  goodClaims,
  type KeyPair,
  keyPair,
  keySetServer,
  sharedSecret,
  today,
  tokenOf,
} from '../test/tokens.ts'
import { keySet } from './keys.ts'
import { bearerToken, tokenVerifier } from './verify.ts'

const secret = 'a legacy secret of at least 32 characters'
const now = () => today * 1000
const refused = { kind: 'refused' }

const es = await keyPair('ES256', 'es')
const rs = await keyPair('RS256', 'rs')
const ed = await keyPair('EdDSA', 'ed')
const foreign = await keyPair('ES256', 'es')
const unknown = await keyPair('ES256', 'unknown')
const weak = await keyPair('ES384', 'es384')
const encryption = await keyPair('ES256', 'enc')
const leaked = await keyPair('ES256', 'leaked')
const odd = await keyPair('ES256', 'odd')
const published: JWK[] = [
  es.publicJwk,
  rs.publicJwk,
  ed.publicJwk,
  weak.publicJwk,
  { ...encryption.publicJwk, use: 'enc' },
  leaked.privateJwk,
  { ...odd.publicJwk, y: 'AAAA' },
  { kty: 'oct', kid: 'oct', alg: 'HS256', use: 'sig', k: encode(secret) },
]

let server: Awaited<ReturnType<typeof keySetServer>>
beforeAll(async () => {
  server = await keySetServer(published)
})
afterAll(() => server.stop())

function verifier(options: { jwtSecrets?: string[]; issuer?: string } = {}) {
  return tokenVerifier({ keys: keySet({ authUrl: server.authUrl, now }), now, ...options })
}
const verifyToken = (token: string, options?: Parameters<typeof verifier>[0]) => verifier(options)(`Bearer ${token}`)

describe('a good token is verified', () => {
  test.for([es, rs, ed])('signed with $header.alg', async (signer) => {
    expect(await verifyToken(tokenOf(signer, goodClaims))).toEqual({
      kind: 'verified',
      identity: { sub: goodClaims.sub, expiresAt: goodClaims.exp, signedInAt: goodClaims.iat },
    })
  })

  test('signed with the shared secret, while it is configured, without asking the provider', async () => {
    const before = server.requests()
    expect(await verifyToken(tokenOf(sharedSecret(secret), goodClaims), { jwtSecrets: [secret] })).toMatchObject({
      kind: 'verified',
    })
    expect(server.requests()).toBe(before)
  })

  test('signed with the secret before it while that is changed, and by none of them afterwards', async () => {
    const previous = 'the secret that was before, of 32 characters'
    const [old, current] = [previous, secret].map((one) => tokenOf(sharedSecret(one), goodClaims))
    const kinds = async (jwtSecrets: string[]) =>
      Promise.all([old, current].map(async (token) => (await verifyToken(token ?? '', { jwtSecrets })).kind))
    expect(await kinds([previous])).toEqual(['verified', 'refused'])
    expect(await kinds([secret, previous])).toEqual(['verified', 'verified'])
    expect(await kinds([secret])).toEqual(['refused', 'verified'])
  })

  test('signed with a published key, also while a shared secret is configured', async () => {
    expect(await verifyToken(tokenOf(es, goodClaims), { jwtSecrets: [secret] })).toMatchObject({ kind: 'verified' })
  })

  test('from the expected issuer', async () => {
    expect(await verifyToken(tokenOf(es, goodClaims), { issuer: goodClaims.iss })).toMatchObject({ kind: 'verified' })
  })

  const tolerated: [string, object][] = [
    ['that expired less than 5 s ago', { exp: today - 4.999 }],
    ['that begins in 5 s', { nbf: today + 5 }],
    ['whose sub is 255 emoji', { sub: '🦉'.repeat(255) }],
    ['whose sub is one character', { sub: '7' }],
    ['whose sub would steer a subject, a path or a query', { sub: `*.> ' %00 ../ $1` }],
    ['without an issuer, when none is expected', { iss: undefined }],
    ['from any issuer, when none is expected', { iss: 7 }],
  ]
  test.for(tolerated)('%s', async ([, claims]) => {
    expect(await verifyToken(tokenOf(es, { ...goodClaims, ...claims }))).toMatchObject({
      kind: 'verified',
      identity: { sub: { ...goodClaims, ...claims }.sub },
    })
  })

  test('without kid, when exactly one published key fits its algorithm', async () => {
    expect(await verifyToken(tokenOf(ed, goodClaims, { kid: undefined }))).toMatchObject({ kind: 'verified' })
  })

  test('which names other keys and addresses: nothing of that is looked at', async () => {
    const header = {
      jku: `${server.authUrl}/other`,
      x5u: `${server.authUrl}/other`,
      jwk: foreign.publicJwk,
      x5c: ['AA'],
    }
    const before = server.requests()
    expect(await verifyToken(tokenOf(es, goodClaims, header))).toMatchObject({ kind: 'verified' })
    expect(server.requests()).toBe(before + 1)
  })
})

describe('the time of the sign-in', () => {
  const cases: [string, object, number | null][] = [
    ['is the latest in amr', { amr: [{ timestamp: 10 }, { timestamp: 30 }, { timestamp: 20 }], auth_time: 40 }, 30],
    ['skips entries of amr without one', { amr: ['pwd', { method: 'otp' }, null, { timestamp: 9 }] }, 9],
    ['is auth_time when amr names none', { amr: ['pwd'], auth_time: 40 }, 40],
    ['is auth_time when amr is not a list', { amr: { timestamp: 10 }, auth_time: 40 }, 40],
    ['is iat when auth_time is missing', { amr: [] }, goodClaims.iat],
    ['is iat when auth_time is not a number', { auth_time: '40' }, goodClaims.iat],
    ['is unknown without any of them', { iat: undefined }, null],
    ['is unknown when iat is not a number', { iat: '40' }, null],
    ['may be 0', { amr: [{ timestamp: 0 }] }, 0],
  ]
  test.for(cases)('%s', async ([, claims, signedInAt]) => {
    const answer = await verifyToken(tokenOf(es, { ...goodClaims, ...claims }))
    expect(answer).toMatchObject({ kind: 'verified', identity: { signedInAt } })
  })
})

const bare = (header: object | string, claims: object | string, signature = '') =>
  [header, claims].map((part) => encode(typeof part === 'string' ? part : JSON.stringify(part))).join('.') +
  `.${signature}`
const withClaims = (claims: object) => tokenOf(es, { ...goodClaims, ...claims })
const withHeader = (header: object, signer: KeyPair = es) => tokenOf(signer, goodClaims, header)
const [goodHeader = '', goodPayload = '', goodSignature = ''] = tokenOf(es, goodClaims).split('.')
const hs = (key: string | Buffer, header = {}) => tokenOf(sharedSecret(key), goodClaims, header)

const badTokens: Record<string, string> = {
  'no token at all': '',
  'a word': 'token',
  'two parts': `${goodHeader}.${goodPayload}`,
  'four parts': `${goodHeader}.${goodPayload}.${goodSignature}.${goodSignature}`,
  'an encrypted token of five parts': `${goodHeader}....${goodSignature}`,
  'an empty header': `.${goodPayload}.${goodSignature}`,
  'an empty payload': `${goodHeader}..${goodSignature}`,
  'an empty signature': `${goodHeader}.${goodPayload}.`,
  'another signature': `${goodHeader}.${goodPayload}.${tokenOf(es, { ...goodClaims, sub: 'x' }).split('.')[2]}`,
  'a padded signature': `${goodHeader}.${goodPayload}.${goodSignature}==`,
  'a signature in DER': `${goodHeader}.${goodPayload}.${encode(Buffer.from(`30${'02'.repeat(70)}`, 'hex'))}`,
  'a signature of zeros': `${goodHeader}.${goodPayload}.${encode(Buffer.alloc(64))}`,
  'algorithm none': bare({ alg: 'none' }, goodClaims),
  'algorithm none with a kid and a signature': bare({ alg: 'none', kid: 'es' }, goodClaims, goodSignature),
  'algorithm None': bare({ alg: 'None' }, goodClaims, 'AA'),
  'algorithm NONE': bare({ alg: 'NONE' }, goodClaims, 'AA'),
  'algorithm nOnE': bare({ alg: 'nOnE' }, goodClaims, 'AA'),
  'no algorithm': withHeader({ alg: undefined }),
  'an algorithm that is not a string': withHeader({ alg: ['ES256'] }),
  'an algorithm in lower case': withHeader({ alg: 'es256' }),
  'an algorithm named like a prototype key': withHeader({ alg: 'constructor' }),
  'an algorithm that is not accepted, with a published key of its own': tokenOf(weak, goodClaims),
  'an algorithm of another key type': withHeader({ alg: 'RS256' }),
  'RSA-PSS with the published RSA key': withHeader({ alg: 'PS256' }, rs),
  'HMAC with the public key as PEM': hs(es.publicPem, { kid: 'es' }),
  'HMAC with the public RSA key as PEM': hs(rs.publicPem, { kid: 'rs' }),
  'HMAC with the public key as PEM without its last line end': hs(es.publicPem.trimEnd(), { kid: 'es' }),
  'HMAC with the public key as JWK': hs(JSON.stringify(es.publicJwk), { kid: 'es' }),
  'HMAC with the bytes of the public key': hs(Buffer.from(ed.publicJwk.x ?? '', 'base64url'), { kid: 'ed' }),
  'HMAC with an empty key': hs(''),
  'HMAC with another secret': hs('another secret of at least 32 characters'),
  'HS384 with the shared secret': hs(secret, { alg: 'HS384' }),
  'a foreign key under a known kid': tokenOf(foreign, goodClaims),
  'an unknown kid': tokenOf(unknown, goodClaims),
  'the kid of another published key': withHeader({ kid: 'rs' }),
  'a kid that is not a string': withHeader({ kid: 7 }),
  'a kid that is null': withHeader({ kid: null }),
  'a kid that is a path': withHeader({ kid: '../../es' }),
  'a kid of a prototype key': withHeader({ kid: '__proto__' }),
  'no kid and several fitting keys': tokenOf(leaked, goodClaims, { kid: undefined }),
  'a published key for encryption': tokenOf(encryption, goodClaims),
  'a published key with its private half': tokenOf(leaked, goodClaims),
  'a published key that cannot be read': tokenOf(odd, goodClaims),
  'its own key in the header': withHeader({ jwk: foreign.publicJwk }, foreign),
  'its own key in the header, without kid': withHeader({ jwk: foreign.publicJwk, kid: undefined }, foreign),
  'its own key behind an address': withHeader({ jku: 'http://127.0.0.1/jwks', kid: 'own' }, unknown),
  'its own certificate behind an address': withHeader({ x5u: 'http://127.0.0.1/x5u' }, foreign),
  'its own certificate in the header': withHeader({ x5c: ['MIIB'] }, foreign),
  'an unknown critical extension': withHeader({ crit: ['exp'], exp: 1 }),
  'an empty list of critical extensions': withHeader({ crit: [] }),
  'critical extensions that are null': withHeader({ crit: null }),
  'an unencoded payload': withHeader({ b64: false, crit: ['b64'] }),
  'an unencoded payload that is not called critical': withHeader({ b64: false }),
  'a header that is not JSON': bare('{', goodClaims, goodSignature),
  'a header that is a list': bare('[]', goodClaims, goodSignature),
  'a header that is null': bare('null', goodClaims, goodSignature),
  'a payload that is not JSON': tokenOf(es, '{'),
  'a payload that is a list': tokenOf(es, '[]'),
  'a payload that is a string': tokenOf(es, '"authenticated"'),
  'a payload that is null': tokenOf(es, 'null'),
  'a payload that is not UTF-8': tokenOf(es, Buffer.from(JSON.stringify({ ...goodClaims, name: '\u00ff' }), 'latin1')),
  'an empty object': tokenOf(es, {}),
  'a wrong audience': withClaims({ aud: 'anon' }),
  'an audience in another case': withClaims({ aud: 'Authenticated' }),
  'no audience': withClaims({ aud: undefined }),
  'a null audience': withClaims({ aud: null }),
  'a list of audiences': withClaims({ aud: ['authenticated', 'other'] }),
  'a list of one audience': withClaims({ aud: ['authenticated'] }),
  'no expiry': withClaims({ exp: undefined }),
  'a null expiry': withClaims({ exp: null }),
  'an expiry as text': withClaims({ exp: String(goodClaims.exp) }),
  'an infinite expiry': tokenOf(es, JSON.stringify(goodClaims).replace(String(goodClaims.exp), '1e999')),
  'a past expiry': withClaims({ exp: today - 5 }),
  'a negative expiry': withClaims({ exp: -goodClaims.exp }),
  'a future nbf': withClaims({ nbf: today + 5.001 }),
  'an nbf as text': withClaims({ nbf: String(today) }),
  'a null nbf': withClaims({ nbf: null }),
  'no sub': withClaims({ sub: undefined }),
  'a null sub': withClaims({ sub: null }),
  'an empty sub': withClaims({ sub: '' }),
  'a numeric sub': withClaims({ sub: 7 }),
  'a sub that is a list': withClaims({ sub: ['x'] }),
  'a sub of 256 characters': withClaims({ sub: 'x'.repeat(256) }),
  'a sub of 256 emoji': withClaims({ sub: '🦉'.repeat(256) }),
  'a sub with NUL': withClaims({ sub: 'x\u0000' }),
  'a sub with a line end': withClaims({ sub: 'x\r\n' }),
  'a sub with a final line end': withClaims({ sub: 'x\n' }),
  'a sub with the last C0 control': withClaims({ sub: '\u001f' }),
  'a sub with DEL': withClaims({ sub: 'x\u007f' }),
  'a sub with a C1 control': withClaims({ sub: 'x\u0085' }),
  'a sub with the last C1 control': withClaims({ sub: '\u009f' }),
  'a sub with a lone high surrogate': tokenOf(es, JSON.stringify(goodClaims).replace('0f6a', '\\ud83e')),
  'a sub with a lone low surrogate': tokenOf(es, JSON.stringify(goodClaims).replace('0f6a', '\\udd89')),
  'claims on the prototype': tokenOf(es, JSON.stringify({ x: goodClaims }).replace('"x"', '"__proto__"')),
  'a token of 20 KB': withClaims({ padding: 'x'.repeat(15_000) }),
  'an anonymous key of the provider': tokenOf(sharedSecret(secret), { role: 'anon', iss: 'supabase', exp: today + 9 }),
  'a reply token': encode('a reply token is 32 random bytes'),
}

describe('a bad token is refused, with and without a shared secret', () => {
  test.for(Object.entries(badTokens))('%s', async ([, token]) => {
    expect(await verifyToken(token)).toEqual(refused)
    expect(await verifyToken(token, { jwtSecrets: [secret] })).toEqual(refused)
  })

  test('HS256 without a secret configured, without asking the provider', async () => {
    const before = server.requests()
    expect(await verifyToken(hs(secret))).toEqual(refused)
    expect(await verifyToken(hs(secret, { kid: 'oct' }))).toEqual(refused)
    expect(await verifyToken(hs(''), { jwtSecrets: [''] })).toEqual(refused)
    expect(server.requests()).toBe(before)
  })

  test('a symmetric key of the key set is never used', async () => {
    expect(
      await verifyToken(hs(secret, { kid: 'oct' }), { jwtSecrets: ['another secret than the published'] }),
    ).toEqual(refused)
  })

  test.for([
    { iss: 'https://other.test' },
    { iss: undefined },
    { iss: [goodClaims.iss] },
    { iss: `${goodClaims.iss}/` },
  ])('another issuer than the expected: %o', async (claims) => {
    expect(await verifyToken(withClaims(claims), { issuer: goodClaims.iss })).toEqual(refused)
  })
})

describe('the Authorization header', () => {
  test.for(['Bearer x.y-z_~+/09==', 'bearer x', 'BEARER x', `Bearer ${'x'.repeat(8192)}`])('%s is taken', (header) => {
    const token = header.slice('Bearer '.length)
    expect(bearerToken(header)).toBe(token)
    expect(bearerToken([header])).toBe(token)
  })

  const malformed = [
    '',
    'Bearer',
    'Bearer ',
    'Bearer  x',
    ' Bearer x',
    'Bearer x ',
    'Bearer x\n',
    'Bearer\tx',
    'Bearer x y',
    'Bearer x, Bearer x',
    'Bearer =',
    'Bearer x=y',
    'Bearer "x"',
    'Bearer ü',
    'Bearer: x',
    'Bearerx',
    'Basic x',
    'x',
    `Bearer ${'x'.repeat(8193)}`,
    `Bearer ${'x'.repeat(20_000)}`,
  ]
  test.for(malformed)('%o is refused', async (header) => {
    expect(bearerToken(header)).toBeUndefined()
    expect(await verifier()(header)).toEqual(refused)
  })

  test('none, an empty list and two are refused', async () => {
    const header = `Bearer ${tokenOf(es, goodClaims)}`
    for (const headers of [undefined, [], [header, header]]) expect(await verifier()(headers)).toEqual(refused)
    expect(await verifier()([header])).toMatchObject({ kind: 'verified' })
  })
})

describe('no change to a valid token goes unnoticed', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const tokens = [es, rs, ed, sharedSecret(secret)].map((signer) => tokenOf(signer, goodClaims))
  const verify = (token: string) => verifier({ jwtSecrets: [secret] })(`Bearer ${token}`)

  test('of any one character', async () => {
    const verifyMany = verifier({ jwtSecrets: [secret] })
    for (const token of tokens)
      for (let i = 0; i < token.length; i++) {
        const other = token[i] === 'A' ? 'B' : 'A'
        expect(await verifyMany(`Bearer ${token.slice(0, i)}${other}${token.slice(i + 1)}`)).toEqual(refused)
      }
  })

  test('of the last character to any other, though its last bits may carry nothing', async () => {
    for (const token of tokens)
      for (const last of alphabet) {
        const changed = token.slice(0, -1) + last
        if (changed !== token) expect(await verify(changed)).toEqual(refused)
      }
  })

  test('by replacing, inserting and removing anything anywhere', async () => {
    const character = fc.oneof(fc.constantFrom(...alphabet), fc.constantFrom('.', '=', '+', '/', '~'), fc.string())
    const change = fc.record({ at: fc.nat(1500), remove: fc.nat(3), insert: fc.array(character, { maxLength: 3 }) })
    const verifyMany = verifier({ jwtSecrets: [secret] })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tokens), change, async (token, { at, remove, insert }) => {
        const start = at % (token.length + 1)
        const changed = token.slice(0, start) + insert.join('') + token.slice(start + remove)
        if (changed !== token) expect(await verifyMany(`Bearer ${changed}`)).toEqual(refused)
      }),
      { numRuns: 200 },
    )
  })
})

test('no header, payload or signature of any text verifies or throws', async () => {
  const verify = verifier({ jwtSecrets: [secret] })
  const part = fc.oneof(
    fc.string(),
    fc.string({ unit: anyCharacter }).map(encode),
    fc.json().map(encode),
    fc.constantFrom(goodHeader, goodPayload, goodSignature),
  )
  const header = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(part, { maxLength: 5 }).map((parts) => parts.join('.')),
  )
  await fc.assert(
    fc.asyncProperty(header, async (text) => {
      fc.pre(text !== `${goodHeader}.${goodPayload}.${goodSignature}`)
      expect(await verify(text)).toEqual(refused)
      expect(await verify(`Bearer ${text}`)).toEqual(refused)
    }),
    { numRuns: 200 },
  )
})

test('any signed claims are judged as the rules read', async () => {
  const time = fc.oneof(
    fc.integer({ min: -12, max: 12 }).map((seconds) => today + seconds),
    fc.double().map(Number),
  )
  const anything = fc.oneof(fc.jsonValue(), fc.constant(undefined))
  const claims = fc.record({
    aud: fc.oneof({ weight: 5, arbitrary: fc.constant('authenticated') }, anything),
    sub: fc.oneof({ weight: 5, arbitrary: fc.string({ unit: anyCharacter, maxLength: 300 }) }, anything),
    exp: fc.oneof({ weight: 5, arbitrary: time }, anything),
    nbf: fc.oneof({ weight: 5, arbitrary: time }, { weight: 5, arbitrary: fc.constant(undefined) }, anything),
    iat: anything,
    amr: anything,
    auth_time: anything,
  })
  const verify = verifier()
  await fc.assert(
    fc.asyncProperty(claims, async (given) => {
      const { aud, sub, exp, nbf } = JSON.parse(JSON.stringify(given))
      const storable =
        typeof sub === 'string' &&
        sub.isWellFormed() &&
        [...sub].length >= 1 &&
        [...sub].length <= 255 &&
        [...sub].every((character) => character >= ' ' && (character < '\u007f' || character > '\u009f'))
      const inForce =
        typeof exp === 'number' &&
        exp + 5 > today &&
        (nbf === undefined || (typeof nbf === 'number' && nbf - 5 <= today))
      const expected = aud === 'authenticated' && storable && inForce ? 'verified' : 'refused'
      expect((await verify(`Bearer ${tokenOf(es, given)}`)).kind).toBe(expected)
    }),
    { numRuns: 200 },
  )
})
