import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call } from '../support/client.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { exchange } from '../support/wire.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const register = (student: Student, body: unknown) => answer(call(stack.url, student, 'POST', '/api/devices', body))
const remove = (student: Student, body: unknown) => answer(call(stack.url, student, 'DELETE', '/api/devices', body))
const newToken = () => `device-${randomUUID()}`

type Held = { token: string; platform: string; appVersion: string | null; locale: string | null }
/** As the student's own export has them. */
const devicesOf = async (student: Student): Promise<Held[]> => {
  const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
  return body.notifier.filter(({ type }: { type: string }) => type === 'device')
}
const tokensOf = async (student: Student) => (await devicesOf(student)).map(({ token }) => token)

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const refusal = (path: string) => ({
  status: 400,
  body: { error: 'invalid request', issues: [{ path, message: expect.any(String) }] },
})

/** Whatever a push provider might come up with, and what nobody would. */
const tokens: Array<[string, string]> = [
  ['one character', 'x'],
  ['4096 emoji', '👍'.repeat(4096)],
  ['an address', 'https://a.example/b?c=d&e=%2F#f'],
  ['what a path would need escaped', 'a/b\\c?d#e%f g+h;i'],
  ['quotes and SQL', `'"; DROP TABLE notify.device; --`],
  ['spaces and line ends', ' \t\r\n x \u2028 '],
  ['both directions', '\u202eabc\u0645'],
]

describe('registering a device', () => {
  test('answers with it, every field present', async () => {
    const student = await stack.student()
    const token = newToken()
    const { status, body } = await register(student, { token, platform: 'ios', appVersion: '1.4.2', locale: 'tr-TR' })
    expect(status).toBe(200)
    expect(body).toEqual({
      device: { token, platform: 'ios', appVersion: '1.4.2', locale: 'tr-TR', createdAt: time, updatedAt: time },
    })
    const bare = await register(student, { token: newToken(), platform: 'android' })
    expect(bare).toMatchObject({ status: 200, body: { device: { appVersion: null, locale: null } } })
    const named = await register(student, { token: newToken(), platform: 'android', appVersion: null, locale: null })
    expect(named).toMatchObject({ status: 200, body: { device: { appVersion: null, locale: null } } })
  })

  test('again updates it, and leaves one', async () => {
    const student = await stack.student()
    const token = newToken()
    const first = await register(student, { token, platform: 'ios', appVersion: '1', locale: 'tr' })
    const second = await register(student, { token, platform: 'android', appVersion: '2' })
    expect(second).toMatchObject({
      status: 200,
      body: { device: { platform: 'android', appVersion: '2', locale: 'tr', createdAt: first.body.device.createdAt } },
    })
    expect(second.body.device.updatedAt >= first.body.device.updatedAt).toBe(true)
    expect(await devicesOf(student)).toMatchObject([{ token, platform: 'android', appVersion: '2', locale: 'tr' }])
    expect((await register(student, { token, platform: 'android' })).body.device).toMatchObject({
      appVersion: '2',
      locale: 'tr',
    })
  })

  test('of another account makes it the caller’s, as the caller says it is', async () => {
    const [first, second] = [await stack.student(), await stack.student()]
    const token = newToken()
    await register(first, { token, platform: 'ios', appVersion: '1', locale: 'tr' })
    expect(await register(second, { token, platform: 'ios' })).toMatchObject({
      status: 200,
      body: { device: { token, appVersion: null, locale: null } },
    })
    expect(await tokensOf(first)).toEqual([])
    expect(await tokensOf(second)).toEqual([token])
  })

  test.each(tokens)('takes a token of %s, and gives it back and removes it as it is', async (_name, text) => {
    const student = await stack.student()
    const token = text
    expect(await register(student, { token, platform: 'ios' })).toMatchObject({
      status: 200,
      body: { device: { token } },
    })
    expect(await tokensOf(student)).toEqual([token])
    expect(await remove(student, { token })).toMatchObject({ status: 200, body: { removed: true, token } })
    expect(await tokensOf(student)).toEqual([])
  })

  test.each<[string, unknown, string]>([
    ['no token', { platform: 'ios' }, 'token'],
    ['an empty token', { token: '', platform: 'ios' }, 'token'],
    ['a token of 4097', { token: '👍'.repeat(4097), platform: 'ios' }, 'token'],
    ['a token that is not text', { token: 1, platform: 'ios' }, 'token'],
    ['a NUL in the token', { token: 'a\0', platform: 'ios' }, ''],
    ['a lone surrogate', { token: '\ud83d', platform: 'ios' }, ''],
    ['no platform', { token: 'x' }, 'platform'],
    ['another platform', { token: 'x', platform: 'web' }, 'platform'],
    ['a platform in capitals', { token: 'x', platform: 'iOS' }, 'platform'],
    ['an appVersion that is a number', { token: 'x', platform: 'ios', appVersion: 1 }, 'appVersion'],
    ['a platform of null', { token: 'x', platform: null }, 'platform'],
    ['a locale that is a list', { token: 'x', platform: 'ios', locale: ['tr'] }, 'locale'],
    ['a list', [], ''],
    ['nothing', undefined, ''],
  ])('with %s is refused', async (_name, body, path) => {
    const student = await stack.student()
    expect(await register(student, body)).toMatchObject(refusal(path))
    expect(await devicesOf(student)).toEqual([])
  })

  test('for somebody else registers it for the caller', async () => {
    const [student, other] = [await stack.student(), await stack.student()]
    await devicesOf(other)
    const token = newToken()
    const named = { studentKey: await keyOf(stack, other), sub: other.sub, id: other.sub }
    expect((await register(student, { token, platform: 'ios', ...named })).status).toBe(200)
    expect(await tokensOf(student)).toEqual([token])
    expect(await tokensOf(other)).toEqual([])
  })
})

describe('removing a device', () => {
  test('answers alike whether it was there or not', async () => {
    const student = await stack.student()
    const token = newToken()
    await register(student, { token, platform: 'ios' })
    for (let i = 0; i < 3; i++) {
      const { status, body } = await remove(student, { token })
      expect({ status, body }).toEqual({ status: 200, body: { removed: true, token } })
    }
    expect(await tokensOf(student)).toEqual([])
  })

  test('leaves another account’s alone, and says nothing of it', async () => {
    const [owner, other] = [await stack.student(), await stack.student()]
    const token = newToken()
    await register(owner, { token, platform: 'ios' })
    expect(await remove(other, { token })).toMatchObject({ status: 200, body: { removed: true, token } })
    expect(await tokensOf(owner)).toEqual([token])
  })

  test.each<[string, unknown, string]>([
    ['no body', undefined, ''],
    ['no token', {}, 'token'],
    ['an empty token', { token: '' }, 'token'],
    ['a token of 4097', { token: 'x'.repeat(4097) }, 'token'],
    ['a token that is not text', { token: null }, 'token'],
    ['broken JSON', '{"token":', ''],
  ])('with %s is refused', async (_name, body, path) => {
    expect(await remove(await stack.student(), body)).toMatchObject(refusal(path))
  })
})

describe('a test of devices', () => {
  const path = '/api/devices/test'
  const post = (student: Student, headers: Record<string, string>, body?: string) =>
    exchange(stack.url, {
      method: 'POST',
      path,
      headers: { authorization: `Bearer ${student.token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    })
  const json = { 'content-type': 'application/json' }

  test.each<[string, Record<string, string>, string | undefined]>([
    ['no body', {}, undefined],
    ['an empty body', {}, ''],
    ['an empty body of JSON', json, ''],
    ['no fields', json, '{}'],
    ['a token of null', json, '{"token":null}'],
    ['a token that nobody registered', json, '{"token":"x"}'],
  ])('with %s, of a student without devices, has no results', async (_name, headers, body) => {
    const given = await post(await stack.student(), headers, body)
    expect({ status: given.status, body: given.body }).toEqual({ status: 200, body: '{"results":[]}' })
  })

  test.each<[string, string, string]>([
    ['null', 'null', ''],
    ['a list', '[]', ''],
    ['a text', '"x"', ''],
    ['an empty token', '{"token":""}', 'token'],
    ['a token of 4097', `{"token":"${'x'.repeat(4097)}"}`, 'token'],
    ['broken JSON', '{', ''],
  ])('with %s is refused', async (_name, body, at) => {
    const given = await post(await stack.student(), json, body)
    expect({ status: given.status, body: JSON.parse(given.body) }).toMatchObject(refusal(at))
  })
})

test.each([
  ['POST', '/api/devices'],
  ['DELETE', '/api/devices'],
  ['POST', '/api/devices/test'],
])('%s %s needs an access token before anything else', async (method, path) => {
  for (const body of [undefined, {}, { token: 'x', platform: 'ios' }, '{'])
    expect(await answer(call(stack.url, null, method, path, body))).toMatchObject({
      status: 401,
      body: { error: 'unauthorized' },
    })
})

test('the devices of a student who leaves are removed, and their tokens free for others', async () => {
  const [leaver, other] = [
    await stack.student({ claims: { amr: [{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) - 100 }] } }),
    await stack.student(),
  ]
  const [token, handedOver] = [newToken(), newToken()]
  await register(leaver, { token, platform: 'ios' })
  await register(leaver, { token: handedOver, platform: 'ios' })
  await register(other, { token: handedOver, platform: 'ios' })
  expect((await call(stack.url, leaver, 'DELETE', '/api/me')).status).toBe(200)
  await eventually('the device to be gone', async () => {
    const rows = await stack.query('SELECT FROM notify.device WHERE token = $1', [token])
    return rows.length === 0
  })
  expect(await tokensOf(other)).toEqual([handedOver])
  await register(other, { token, platform: 'ios' })
  expect(await tokensOf(other)).toHaveLength(2)
  expect(await register(leaver, { token, platform: 'ios' })).toMatchObject({ status: 401 })
  expect(await tokensOf(other)).toHaveLength(2)
})

test('no log has a token in it', async () => {
  const student = await stack.student()
  const token = newToken()
  await register(student, { token, platform: 'ios' })
  await register(student, { token, platform: 'other' })
  await remove(student, { token })
  for (const part of Object.keys(stack.parts)) expect(await stack.logs(part)).not.toContain(token)
})
