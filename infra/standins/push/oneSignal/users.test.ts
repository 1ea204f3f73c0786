import { afterAll, beforeAll, expect, test } from 'vitest'
import { appId, createNotification, notificationFor } from '../../test/push.ts'
import { type Push, startPush } from '../server.ts'

let push: Push
beforeAll(async () => {
  push = await startPush({ oneSignalKey: 'key' })
})
afterAll(() => push[Symbol.asyncDispose]())

const forget = async (externalId: string, authorization = 'Key key') => {
  const url = `${push.url}/apps/${appId}/users/by/external_id/${encodeURIComponent(externalId)}`
  return (await fetch(url, { method: 'DELETE', headers: { authorization } })).status
}
const notify = async (externalId: string) =>
  (await createNotification(push, notificationFor(externalId), 'Key key')).json()

test('a user who is forgotten is reached no more, whatever characters their id has, and forgotten once', async () => {
  const externalId = 'auth0|a/b ç?'
  expect(await notify(externalId)).toMatchObject({ id: expect.stringMatching(/.+/) })
  expect([await forget(externalId), await forget(externalId)]).toEqual([202, 404])
  expect(await notify(externalId)).toEqual({ id: '', errors: ['All included players are not subscribed'] })
  expect(push.sent({ externalId })).toHaveLength(1)
})

test('nobody- is not there to be forgotten', async () => expect(await forget('nobody-1')).toBe(404))

test('without the key nobody is forgotten', async () => {
  expect(await forget('student-1', 'Key other')).toBe(403)
  expect(await notify('student-1')).toMatchObject({ id: expect.stringMatching(/.+/) })
})

test('busy- is forgotten at the third try, and down- never', async () => {
  expect([await forget('busy-1'), await forget('busy-1'), await forget('busy-1')]).toEqual([503, 503, 202])
  expect([await forget('down-1'), await forget('down-1')]).toEqual([503, 503])
})
