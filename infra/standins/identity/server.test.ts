import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet, createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Identity, startIdentity } from './server.ts'

const hs256Secret = 'a-legacy-secret-of-at-least-32-bytes'
let identity: Identity
let folder: string

beforeAll(async () => {
  identity = await startIdentity({ hs256Secret })
  folder = await mkdtemp(join(tmpdir(), 'identity-'))
})

afterAll(async () => {
  await identity[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const jwksUrl = (url: string) => new URL(`${url}/auth/v1/.well-known/jwks.json`)
const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })
const published = async () => KeySet.parse(await (await fetch(jwksUrl(identity.url))).json())
const keySet = async () => createLocalJWKSet(await published())
const ask = (path: string, init?: RequestInit) => fetch(`${identity.url}${path}`, init)
const askToken = (body: string) =>
  ask('/token', { method: 'POST', headers: { 'content-type': 'application/json' }, body })

test.for(['ES256', 'RS256', 'EdDSA'] as const)('a token of %s verifies against the published keys', async (alg) => {
  const token = await identity.token('student-1', { alg })
  const { payload, protectedHeader } = await jwtVerify(token, await keySet(), { audience: 'authenticated' })
  expect(protectedHeader.alg).toBe(alg)
  expect(payload).toMatchObject({ sub: 'student-1', iss: `${identity.url}/auth/v1`, role: 'authenticated' })
  expect(payload.amr).toEqual([{ method: 'password', timestamp: payload.iat }])
})

test('an HS256 token is signed with the secret, and refused where there is none', async () => {
  const token = await identity.token('student-1', { alg: 'HS256' })
  await expect(jwtVerify(token, Buffer.from(hs256Secret))).resolves.toBeDefined()
  await using other = await startIdentity()
  await expect(other.token('student-1', { alg: 'HS256' })).rejects.toThrow('AUTH_JWT_SECRET')
})

test('POST /token gives ES256 for an hour unless asked otherwise', async () => {
  const answer = await (await askToken('{"sub":"x"}')).json()
  const { access_token } = z.object({ access_token: z.string() }).parse(answer)
  const { iat = 0, exp = 0 } = decodeJwt(access_token)
  expect(decodeProtectedHeader(access_token).alg).toBe('ES256')
  expect(exp - iat).toBe(3600)
})

test('claims override and remove whatever is usual', async () => {
  const claims = { aud: ['authenticated'], exp: 'soon', sub: null, amr: null, nbf: 1 }
  const payload = decodeJwt(await identity.token('student-1', { claims }))
  expect(payload).toMatchObject({ aud: ['authenticated'], exp: 'soon', nbf: 1 })
  expect(payload).not.toHaveProperty('sub')
  expect(payload).not.toHaveProperty('amr')
})

test('an expired token can be had', async () => {
  const token = await identity.token('student-1', { expiresInSeconds: -60 })
  await expect(jwtVerify(token, await keySet())).rejects.toThrow('exp')
})

test('after a rotation new tokens have a new key and old ones still verify', async () => {
  const before = await identity.token('student-1')
  expect((await ask('/rotate', { method: 'POST', headers: { 'content-type': 'application/json' } })).status).toBe(200)
  const after = await identity.token('student-1')
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
  for (const token of [before, after]) await expect(jwtVerify(token, await keySet())).resolves.toBeDefined()
})

test('fetches of the key set are counted', async () => {
  const before = await identity.jwksRequests()
  const remote = createRemoteJWKSet(jwksUrl(identity.url))
  const token = await identity.token('student-1')
  await Promise.all([jwtVerify(token, remote), jwtVerify(token, remote)])
  expect(await identity.jwksRequests()).toBe(before + 1)
})

test('nothing private is published', async () => {
  const { keys } = await published()
  const names = new Set(keys.flatMap((key) => Object.keys(key)))
  expect([...names].toSorted()).toEqual(['alg', 'crv', 'e', 'key_ops', 'kid', 'kty', 'n', 'use', 'x', 'y'])
})

test.for(['', '{', '{}', '{"sub":1}', '{"sub":"x","alg":"none"}', '{"sub":"x","expiresIn":5}', '[]'])(
  'POST /token with %j is a 400 that says why',
  async (body) => {
    const answer = await askToken(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toHaveProperty('error')
  },
)

test('keys in a file outlive a restart', async () => {
  const keysFile = join(folder, 'keys.json')
  await using first = await startIdentity({ keysFile })
  const token = await first.token('student-1')
  await using second = await startIdentity({ keysFile })
  await expect(jwtVerify(token, createRemoteJWKSet(jwksUrl(second.url)))).resolves.toBeDefined()
})

test('a damaged file of keys is named and not overwritten', async () => {
  const keysFile = join(folder, 'damaged.json')
  await writeFile(keysFile, '{"keys":[]}')
  await expect(startIdentity({ keysFile })).rejects.toThrow(keysFile)
})

test('a page of another origin may ask for tokens', async () => {
  const answer = await ask('/token', { method: 'OPTIONS' })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})
