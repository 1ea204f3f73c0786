import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const ask = (student: Student, method: string, path: string, body?: unknown) =>
  answer(call(stack.url, student, method, path, body))
const putAge = (student: Student, body: unknown) => ask(student, 'PUT', '/api/me/age', body)
const me = async (student: Student) => (await ask(student, 'GET', '/api/me')).body
const invalid = (path: string) => ({
  status: 400,
  body: { error: 'invalid request', issues: [{ path, message: expect.any(String) }] },
})

describe('an age', () => {
  test('that is put is in force, and in the answer of the student', async () => {
    const student = await stack.student()
    expect(await me(student)).toMatchObject({ age: null, blocked: null })
    const { status, body } = await putAge(student, { band: '16-17', source: 'self' })
    const age = { band: '16-17', source: 'self', setAt: expect.any(String), expiresAt: null }
    expect({ status, body }).toEqual({ status: 200, body: { age, blocked: null } })
    expect((await putAge(student, { band: '16-17', source: 'self', approval: null })).body).toEqual(body)
    expect(await me(student)).toMatchObject({ ...body, profile: { quietHours: { start: '22:00' } } })
  })

  test('that is too young, or not approved of, blocks the student until something newer', async () => {
    const student = await stack.student()
    const store = { source: 'apple' } as const
    expect((await putAge(student, { ...store, band: '0-12' })).body).toMatchObject({ blocked: 'age' })
    expect((await putAge(student, { ...store, band: '13-15', approval: 'revoked' })).body.blocked).toBe('parent')
    expect((await putAge(student, { ...store, band: '13-15' })).body.blocked).toBe('parent')
    expect(await me(student)).toMatchObject({ blocked: 'parent', profile: { quietHours: { start: '21:00' } } })
    expect((await putAge(student, { ...store, band: '13-15', approval: 'granted' })).body.blocked).toBeNull()
  })

  test('18+ expires after twelve months', async () => {
    const { age } = (await putAge(await stack.student(), { band: '18+', source: 'google' })).body
    expect(age.expiresAt).toBe(age.setAt.replace(/^\d{4}/, (year: string) => String(Number(year) + 1)))
  })

  test.each([
    [{ band: '17', source: 'self' }, 'band'],
    [{ source: 'self' }, 'band'],
    [{ band: '13-15' }, 'source'],
    [{ band: '13-15', source: 'operator' }, 'source'],
    [{ band: '13-15', source: 'apple', approval: 'maybe' }, 'approval'],
    [{ band: '13-15', source: 'self', approval: 'granted' }, 'approval'],
    [{ band: '16-17', source: 'self' }, 'source'],
  ])('is refused and changes nothing: %j', async (body, path) => {
    const student = await stack.student()
    await putAge(student, { band: '13-15', source: 'google' })
    const before = await me(student)
    expect(await putAge(student, body)).toMatchObject(invalid(path))
    expect(await me(student)).toEqual(before)
  })
})

describe('consents', () => {
  const path = (kind: string) => `/api/me/consents/${kind}`
  const grant = (student: Student, kind: string, version: unknown) => ask(student, 'PUT', path(kind), { version })

  test('are granted and withdrawn in entries of their own, each once however often it is asked for', async () => {
    const student = await stack.student()
    expect(await ask(student, 'GET', '/api/me/consents')).toMatchObject({
      status: 200,
      body: { consents: [], missing: [] },
    })
    const granted = await grant(student, 'terms', '2026-1')
    expect(granted).toMatchObject({
      status: 200,
      body: { consents: [{ kind: 'terms', version: '2026-1', withdrawnAt: null, by: 'student' }] },
    })
    expect((await grant(student, 'terms', '2026-1')).body).toEqual(granted.body)
    const withdrawn = await ask(student, 'DELETE', path('terms'))
    const [withdrawal, ...before] = withdrawn.body.consents
    expect(withdrawal).toMatchObject({ kind: 'terms', withdrawnAt: expect.any(String) })
    expect(before).toEqual(granted.body.consents)
    expect((await ask(student, 'DELETE', path('terms'))).body).toEqual(withdrawn.body)
    expect((await ask(student, 'GET', '/api/me/consents')).body).toEqual(withdrawn.body)
  })

  test('that are required of the student’s age block them until they are granted, and again once withdrawn', async () => {
    const student = await stack.student()
    await ask(student, 'PATCH', '/api/profile', { grade: '6' })
    expect(await me(student)).toMatchObject({ blocked: 'consent' })
    const { body } = await ask(student, 'GET', '/api/me/consents')
    expect(body.missing).toEqual([{ kind: 'privacy', version: '2026-2' }])
    expect((await grant(student, 'privacy', '2026-2')).body.missing).toEqual([])
    expect(await me(student)).toMatchObject({ blocked: null })
    expect((await ask(student, 'DELETE', path('privacy'))).body.missing).toEqual(body.missing)
    expect(await me(student)).toMatchObject({ blocked: 'consent' })
  })

  test.each([
    ['PUT', 'parent', '2026-1', 'kind'],
    ['PUT', 'cookies', '2026-1', 'kind'],
    ['PUT', 'terms', '2025-9', 'version'],
    ['PUT', 'terms', '', 'version'],
    ['PUT', 'terms', 'v'.repeat(33), 'version'],
    ['DELETE', 'parent', undefined, 'kind'],
    ['DELETE', 'cookies', undefined, 'kind'],
  ])('%s of %s %s is refused on %s %s', async (method, kind, version, where) => {
    const student = await stack.student()
    expect(await ask(student, method, path(kind), version === undefined ? undefined : { version })).toMatchObject(
      invalid(where),
    )
    expect((await ask(student, 'GET', '/api/me/consents')).body.consents).toEqual([])
  })
})
