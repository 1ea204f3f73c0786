import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sendMessage } from '../../test/push.ts'
import { type Push, startPush } from '../server.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

let push: Push
beforeAll(async () => {
  push = await startPush({ serviceAccountPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() })
})
afterAll(() => push[Symbol.asyncDispose]())

/** As google-auth-library builds it: with Google's own address, whatever the account's `token_uri` says. */
const usual = {
  iss: 'notifier@yoldas.iam.gserviceaccount.com',
  scope: 'https://www.googleapis.com/auth/firebase.messaging',
  aud: 'https://oauth2.googleapis.com/token',
}
const assertionOf = (claims: Record<string, unknown> = {}, key = privateKey) =>
  new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)

const ask = (body: URLSearchParams | string, { url }: Push = push) => fetch(`${url}/token`, { method: 'POST', body })
const askWith = (assertion: string, grantType = jwtBearer, at?: Push) =>
  ask(new URLSearchParams({ grant_type: grantType, assertion }), at)

test('an assertion signed by the service account is worth an access token that FCM takes', async () => {
  const answer = await askWith(await assertionOf())
  expect(answer.status).toBe(200)
  const token = z.object({ access_token: z.string(), expires_in: z.literal(3599), token_type: z.literal('Bearer') })
  const { access_token } = token.parse(await answer.json())
  const sent = await sendMessage(push, { token: 'phone' }, { authorization: `Bearer ${access_token}` })
  expect(sent.status).toBe(200)
})

test('the request may be JSON', async () => {
  const body = JSON.stringify({ grant_type: jwtBearer, assertion: await assertionOf() })
  expect((await ask(body)).status).toBe(200)
})

test('the one access token that FCM takes is given out', async () => {
  await using strict = await startPush({ accessToken: 'only' })
  expect(await (await askWith(await assertionOf(), jwtBearer, strict)).json()).toMatchObject({ access_token: 'only' })
})

test('without a key every signature is believed', async () => {
  await using trusting = await startPush()
  expect((await askWith(await assertionOf({}, stranger), jwtBearer, trusting)).status).toBe(200)
})

test.for([
  ['another grant', async () => askWith(await assertionOf(), 'password'), 'unsupported_grant_type'],
  ['nothing', async () => ask(''), 'unsupported_grant_type'],
  ['no assertion', async () => askWith(''), 'invalid_grant'],
  ['what is not a JWT', async () => askWith('a.b.c'), 'invalid_grant'],
  ['another algorithm', async () => askWith(await symmetric()), 'invalid_grant'],
  ['no issuer', async () => askWith(await assertionOf({ iss: undefined })), 'invalid_grant'],
  ['no audience', async () => askWith(await assertionOf({ aud: undefined })), 'invalid_grant'],
  ['no scope', async () => askWith(await assertionOf({ scope: undefined })), 'invalid_scope'],
  ['a signature of somebody else', async () => askWith(await assertionOf({}, stranger)), 'invalid_grant'],
] as const)('%s is refused', async ([, asking, error]) => {
  const answer = await asking()
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error, error_description: expect.any(String) })
})

const symmetric = () =>
  new SignJWT(usual).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from('a secret of at least 32 bytes, truly'))
