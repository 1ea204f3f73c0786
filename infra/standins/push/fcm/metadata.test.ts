import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '../../test/push.ts'
import { type Push, startPush } from '../server.ts'

let push: Push
beforeAll(async () => {
  push = await startPush({ accessToken: 'only' })
})
afterAll(() => push[Symbol.asyncDispose]())

const ask = (search: string, headers: Record<string, string> = { 'Metadata-Flavor': 'Google' }) =>
  fetch(`${push.url}/computeMetadata/v1/instance/service-accounts/default/token${search}`, { headers })

test('the metadata server gives the one account of the place an access token that FCM takes', async () => {
  const answer = await ask('?scopes=https://www.googleapis.com/auth/firebase.messaging')
  expect(answer.headers.get('metadata-flavor')).toBe('Google')
  expect(await answer.json()).toEqual({ access_token: 'only', expires_in: 3599, token_type: 'Bearer' })
  const sent = await sendMessage(push, { token: 'phone' }, { authorization: 'Bearer only' })
  expect(sent.status).toBe(200)
})

test('it refuses who does not say that it is the metadata server they mean, and who names no scope', async () => {
  expect((await ask('?scopes=a', {})).status).toBe(403)
  expect((await ask('')).status).toBe(404)
})
