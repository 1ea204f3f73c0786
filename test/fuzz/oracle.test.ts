import { randomUUID } from 'node:crypto'
import { ModernDay } from '@yoldas/contracts/values'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { foreignIn } from './beside.ts'
import type { Answer, Outcome } from './connection.ts'
import { daysOf, endsOf } from './days.ts'
import type { Route, Schema } from './document.ts'
import { judge } from './judge.ts'
import { findProblem } from './oracle.ts'
import type { Attack } from './requests.ts'
import { valuesOf } from './schema.ts'
import { nothingYet } from './student.ts'

const ajv = new Ajv2020()
const route: Route = {
  operationId: 'unknownToTheOracle',
  method: 'POST',
  path: '/api/x',
  secured: true,
  parameters: [],
  body: { schema: {}, required: true, accepts: ajv.compile({ not: { const: 1 } }) },
  responses: new Map([[200, [{ type: 'application/json', accepts: ajv.compile({ type: 'object' }) }]]]),
}
const attack = (text: string): Attack => ({
  route,
  method: 'POST',
  params: {},
  path: '/api/x',
  query: '',
  headers: [],
  body: { text, damage: { kind: 'none' }, framing: 'exact' },
  unclear: false,
})
const security = [
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]
const good = new Map([
  ...security.map((name) => [name, 'x'] as const),
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
])
const answer = (status: number, body: unknown, headers = good): Answer => ({
  kind: 'answer',
  status,
  head: '',
  headers,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
})
const without = (name: string) => new Map([...good].filter(([key]) => key !== name))
const problem = (text: string, outcome: Outcome) =>
  findProblem(attack(text), judge(attack(text), nothingYet()), outcome, nothingYet())
const issue = { path: 'a', message: 'b' }
const refusal = { error: 'invalid request', issues: [issue] }

describe('the oracle', () => {
  test.each<[string, string, Outcome]>([
    ['a good answer', '2', answer(200, {})],
    ['a refusal', '1', answer(400, refusal)],
    ['an unknown id', '2', answer(404, { error: 'not found' })],
  ])('has nothing against %s', (_name, text, outcome) => expect(problem(text, outcome)).toBeUndefined())

  test.each<[string, string, Outcome]>([
    ['silence', '2', { kind: 'timeout' }],
    ['a closed connection', '2', { kind: 'closed' }],
    ['a failure', '2', answer(500, { error: 'internal error' })],
    ['an answer 503', '2', answer(503, { error: 'unavailable' })],
    ['what must be refused and is not', '1', answer(200, {})],
    ['a body that is not JSON and is taken', '{', answer(200, {})],
    ['NUL that is taken', '"\\u0000"', answer(200, {})],
    ['a status that is not in the document', '2', answer(418, {})],
    ['an answer that is not as promised', '2', answer(200, '7')],
    ['HTML', '2', answer(200, {}, new Map([...good, ['content-type', 'text/html']]))],
    ['no JSON', '2', answer(200, '{')],
    ['a missing header', '2', answer(200, {}, without('x-content-type-options'))],
    ['an answer that may be kept', '2', answer(200, {}, without('cache-control'))],
    ['a refusal without issues', '1', answer(400, { error: 'invalid request' })],
    ['a refusal with more', '1', answer(400, { ...refusal, stack: '' })],
    ['an issue with more', '1', answer(400, { ...refusal, issues: [{ ...issue, code: 'x' }] })],
    ['11 issues', '1', answer(400, { ...refusal, issues: Array(11).fill(issue) })],
    ['the validator’s shape elsewhere', '1', answer(400, { success: false, data: 1, error: [issue] })],
    ['a 404 that says more', '2', answer(404, { error: 'not yours' })],
    ['the inside', '1', answer(400, { ...refusal, issues: [{ path: '', message: 'at x (/a/node_modules/b.js)' }] })],
  ])('objects to %s', (_name, text, outcome) => expect(problem(text, outcome)).toMatch(/./))
})

describe('students beside a campaign', () => {
  const [mine, another] = [randomUUID(), randomUUID()]
  const own = { mark: 'yanda', ids: new Set([mine]) }

  test('have what they wrote', () => {
    const given = { id: mine, content: 'yanda 1', blocks: [{ note: null, kind: 'study', subject: 'a yanda' }] }
    expect(foreignIn([given, 7, null], own)).toBeUndefined()
  })

  test.each<[string, unknown]>([
    ['another’s id', { messages: [{ turnId: another }] }],
    ['another’s id in a list', { mediaIds: [mine, another] }],
    ['another’s name', { id: `student-${another}` }],
    ['another’s message', { messages: [{ id: mine, content: 'gizli' }] }],
    ['another’s subject', { buckets: [{ key: 'Kimya', minutes: 1 }] }],
  ])('are not to have %s', (_name, given) => expect(foreignIn(given, own)).toMatch(/another’s/))
})

describe('days of a pattern', () => {
  test('have its first and its last one, and those just beyond', () => {
    const { pattern = '' } = z.toJSONSchema(ModernDay)
    expect(endsOf(pattern)).toEqual(['1900-01-01', '2199-12-31'])
    expect(endsOf('^2024-02-(2[0-9])$')).toEqual(['2024-02-20', '2024-02-29'])
    expect(endsOf('^x$')).toBeUndefined()
    const { valid, beyond } = daysOf(pattern)
    expect(beyond).toEqual(expect.arrayContaining(['1899-12-31', '2200-01-01']))
    const drawn = fc.sample(valid, { numRuns: 200, seed: 1 })
    expect(drawn).toEqual(expect.arrayContaining(['1900-01-01', '2199-12-31']))
    for (const day of drawn) expect(day).toMatch(new RegExp(pattern))
  })
})

describe('values of a schema', () => {
  const resolve = (schema: Schema) => schema
  const drawn = (schema: Schema, kind: 'valid' | 'nearMiss') =>
    fc.sample(valuesOf(schema, resolve)[kind], { numRuns: 1_000, seed: 1 })
  const lengths = (texts: string[]) => {
    const made = texts.flatMap((text): unknown[] => (/^["[]/.test(text) ? [JSON.parse(text)] : []))
    return made.map((value) => (typeof value === 'string' ? [...value].length : Object(value).length))
  }

  test('have both ends of a number, a text and a list', () => {
    const number: Schema = { type: 'integer', minimum: 5, maximum: 720 }
    expect(drawn(number, 'valid')).toEqual(expect.arrayContaining(['5', '720']))
    expect(lengths(drawn({ type: 'string', minLength: 3, maxLength: 64 }, 'valid'))).toEqual(
      expect.arrayContaining([3, 64]),
    )
    expect(lengths(drawn({ type: 'array', minItems: 2, maxItems: 9, items: number }, 'valid'))).toEqual(
      expect.arrayContaining([2, 9]),
    )
  })

  test('miss by one beyond both ends', () => {
    const number: Schema = { type: 'integer', minimum: 5, maximum: 720 }
    expect(drawn(number, 'nearMiss')).toEqual(expect.arrayContaining(['4', '721']))
    expect(lengths(drawn({ type: 'string', minLength: 3, maxLength: 64 }, 'nearMiss'))).toEqual(
      expect.arrayContaining([2, 65]),
    )
    expect(lengths(drawn({ type: 'array', minItems: 2, maxItems: 9, items: number }, 'nearMiss'))).toEqual(
      expect.arrayContaining([1, 10]),
    )
  })
})
