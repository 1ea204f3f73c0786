import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from '@nats-io/transport-node'
import { eventually } from '@yoldas/testkit'
import { istanbulTime, mondayOf } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call } from '../support/client.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
let today: string
beforeAll(async () => {
  stack = await sharedStack()
  const [row] = await stack.query('SELECT clock_timestamp() AS at')
  today = istanbulTime(new Date(String(row?.at))).day
})

const get = (path: string, who: Student) => answer(call(stack.url, who, 'GET', `/api${path}`))
const post = (path: string, body: unknown, who: Student | null, url = stack.url) =>
  answer(call(url, who, 'POST', `/api${path}`, body))
const pathsOf = ({ body }: { body: { issues?: Array<{ path: string }> } }) => body.issues?.map(({ path }) => path)
const session = (body: object = {}) => ({ day: today, subject: 'Kimya', minutes: 40, correct: 8, wrong: 1, ...body })
const share = (body: object = {}) => ({ name: 'Annem', scope: ['hours'], days: 30, ...body })
const invalidToken = { status: 401, body: { error: 'invalid share token' } }

describe.concurrent('a week', () => {
  test('has what was done in it, and is asked for by its Monday', async () => {
    const student = await stack.student()
    await post('/journey/sessions', session(), student)
    const monday = mondayOf(today)
    const { status, body } = await get(`/journey/weeks/${monday}`, student)
    expect(status).toBe(200)
    expect(body).toMatchObject({ monday, minutes: 40, questions: 9, streak: 1, exams: [], gained: null })
    expect((await get(`/journey/weeks/${monday}`, student)).body).toEqual(body)
    for (const day of ['2000-01-02', '1999-12-27', '2199-12-30', '2026-02-30', 'x', monday.replaceAll('-', '')])
      expect([day, pathsOf(await get(`/journey/weeks/${day}`, student))]).toEqual([day, ['monday']])
    expect((await get('/journey/weeks/2000-01-03', student)).body).toMatchObject({ minutes: 0, streak: 0 })
  })
})

describe.concurrent('a share', () => {
  test('is read without an account by its token, and by nobody from its removal on, at any gateway', async () => {
    const student = await stack.student()
    await post('/journey/sessions', session(), student)
    const made = await post('/shares', share({ scope: ['streak', 'hours'] }), student)
    expect(made.status).toBe(201)
    const { token, share: stored } = made.body
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(stored).toMatchObject({ name: 'Annem', scope: ['hours', 'streak'], lastReadAt: null })
    for (const url of stack.urls) {
      const { status, body } = await post('/shares/read', { token }, null, url)
      expect(status).toBe(200)
      expect(body.name).toBe('Annem')
      expect(body.weeks).toHaveLength(8)
      expect(body.weeks[0]).toEqual({ monday: mondayOf(today), minutes: 40, questions: 9, streak: 1 })
    }
    const [listed] = (await get('/shares', student)).body.shares
    expect(listed).toEqual({ ...stored, lastReadAt: expect.stringMatching(/Z$/) })
    const other = await stack.student()
    expect((await get('/shares', other)).body).toEqual({ shares: [] })
    const remove = (who: Student) => answer(call(stack.url, who, 'DELETE', `/api/shares/${stored.id}`))
    expect(await remove(other)).toMatchObject({ status: 200, body: { removed: true, id: stored.id } })
    expect((await post('/shares/read', { token }, null)).status).toBe(200)
    for (let i = 0; i < 2; i += 1) expect((await remove(student)).body).toEqual({ removed: true, id: stored.id })
    for (const url of stack.urls) expect(await post('/shares/read', { token }, null, url)).toMatchObject(invalidToken)
  })

  test('has one answer for every token that is none, or is none any more', async () => {
    const student = await stack.student()
    const { token } = (await post('/shares', share(), student)).body
    const bytes = Buffer.from(token, 'base64url')
    const odd = [token.slice(1), `${token}=`, ` ${token}`, `${token}\n`, bytes.toString('hex'), student.token, '\u202e']
    for (const wrong of [randomBytes(32).toString('base64url'), ...odd])
      expect(await post('/shares/read', { token: wrong }, null)).toMatchObject(invalidToken)
    // Signed in or not: only the token in the body counts.
    expect(await post('/shares/read', { token: odd[0] }, student)).toMatchObject(invalidToken)
    for (const wrong of [{}, { token: '' }, { token: 1 }, { token: null }])
      expect(pathsOf(await post('/shares/read', wrong, null))).toEqual(['token'])
    await answer(call(stack.url, student, 'PUT', '/api/me/age', { source: 'self', band: '0-12' }))
    expect(await post('/shares/read', { token }, null)).toMatchObject(invalidToken)
    await answer(call(stack.url, student, 'DELETE', '/api/me'))
    expect(await post('/shares/read', { token }, null)).toMatchObject(invalidToken)
  })

  test('that is repeated has no token: only the first answer does', async () => {
    const [student, clientId] = [await stack.student(), randomUUID()]
    const first = await post('/shares', share({ clientId }), student)
    const again = await Promise.all(stack.urls.map((url) => post('/shares', share({ clientId }), student, url)))
    for (const { status, body } of again)
      expect({ status, body }).toEqual({ status: 201, body: { share: first.body.share, token: null } })
    expect((await post('/shares/read', { token: first.body.token }, null)).status).toBe(200)
  })

  test.each<[object, string]>([
    [{ name: '' }, 'name'],
    [{ name: '👍'.repeat(65) }, 'name'],
    [{ scope: [] }, 'scope'],
    [{ scope: ['hours', 'notes'] }, 'scope.1'],
    [{ scope: ['hours', 'plan', 'exams', 'streak', 'hours'] }, 'scope'],
    [{ days: 0 }, 'days'],
    [{ days: 121 }, 'days'],
    [{ days: 1.5 }, 'days'],
    [{ clientId: 'x' }, 'clientId'],
  ])('of %o is refused', async (wrong, path) => {
    expect(pathsOf(await post('/shares', share(wrong), await stack.student()))).toEqual([path])
  })

  test('is the sixth no more, and is in the export without its token', async () => {
    const student = await stack.student()
    const made = await Promise.all(Array.from({ length: 5 }, () => post('/shares', share(), student)))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(pathsOf(await post('/shares', share(), student))).toEqual([''])
    const exported = await get('/me/export', student)
    const shares = exported.body['profile-journey'].filter(({ type }: { type: string }) => type === 'share')
    expect(shares).toHaveLength(5)
    for (const { body } of made) expect(JSON.stringify(exported.body)).not.toContain(body.token)
  })
})

/** All that is asked of profile-journey from here on, as it is on the bus. */
async function listen() {
  const { host, username, password } = new URL(stack.nats.urlFor('admin'))
  const nats = await connect({ servers: host, user: username, pass: password })
  const heard: string[] = []
  nats.subscribe('profile.>', { callback: (_error, message) => void heard.push(message.string()) })
  await nats.flush()
  return { heard, [Symbol.asyncDispose]: () => nats.close() }
}

test('the token of a share is in no row, in no message of the bus and in no log', async () => {
  await using bus = await listen()
  const student = await stack.student()
  const { token } = (await post('/shares', share({ name: 'Öğretmenim' }), student)).body
  for (const sent of [token, `${token}x`, token.slice(0, -1)]) await post('/shares/read', { token: sent }, null)
  await post('/shares', share({ clientId: token }), student)
  await post('/shares/read', { token: [token] }, null)

  const studentKey = await keyOf(stack, student)
  await eventually('the messages', () => bus.heard.some((text) => text.includes(studentKey)))
  expect(bus.heard.filter((text) => text.includes(token))).toEqual([])
  for (const part of Object.keys(stack.parts)) expect(await stack.logs(part)).not.toContain(token)
  const tables = await stack.query(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('profile', 'chat', 'notify', 'scheduler') AND tablename NOT LIKE 'corpus%'`)
  for (const { name } of tables)
    expect(await stack.query(`SELECT FROM ${name} AS t WHERE t::text LIKE '%' || $1 || '%'`, [token])).toEqual([])
})
