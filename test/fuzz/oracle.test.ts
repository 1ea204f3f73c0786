import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { Answer, Outcome } from './connection.ts'
import type { Route } from './document.ts'
import { judge } from './judge.ts'
import { findProblem } from './oracle.ts'
import type { Attack } from './requests.ts'
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
    ['a body that is no JSON and is taken', '{', answer(200, {})],
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
