import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeError } from './errors.ts'

const secret = 'Ayşe’nin sırrı'
const logged = (error: unknown) => JSON.stringify(describeError(error))
const thrownBy = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

class DatabaseError extends Error {
  override name = 'DatabaseError'
  code = '23505'
  severity = 'ERROR'
  constraint = 'student_sub_key'
  detail = `Key (sub)=(${secret}) already exists.`
  where = `COPY student, line 1, column sub: "${secret}"`
  hint = secret
  values = [secret]
}

describe('an error in the log', () => {
  test('says what it is, where it came from and why', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    const described = describeError(new TypeError('no connection', { cause }))
    expect(described).toMatchObject({
      type: 'TypeError',
      message: 'no connection',
      cause: { type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' },
    })
    expect(described.stack).toMatch(/^ {4}at .*errors\.test\.ts/)
  })

  test.each<[string, unknown]>([
    ['a violated constraint', new DatabaseError('duplicate key value violates unique constraint "student_sub_key"')],
    [
      'a violated constraint behind another error',
      new Error('not stored', { cause: new DatabaseError('duplicate key') }),
    ],
    [
      'a value that Postgres cannot read',
      Object.assign(new Error(`invalid input for uuid: "${secret}"`), { code: '22P02' }),
    ],
    [
      'the same, wrapped with its message',
      new Error(`invalid input for uuid: "${secret}"`, {
        cause: Object.assign(new Error(`invalid input for uuid: "${secret}"`), { code: '22P02' }),
      }),
    ],
    ['text that is not JSON', thrownBy(() => JSON.parse(secret))],
    ['text that is not JSON, with quotes in it', thrownBy(() => JSON.parse(`{"a":"x" "${secret}"`))],
    [
      'a value that breaks a schema',
      thrownBy(() => z.strictObject({ a: z.enum(['x']) }).parse({ a: secret, [secret]: 1 })),
    ],
    ['a request with its body', Object.assign(new Error('refused'), { body: secret, request: { headers: secret } })],
    ['a thrown text', secret],
    ['a malformed code', Object.assign(new Error('x'), { code: secret, constraint: secret })],
  ])('holds nothing of the values in %s', (_name, error) => {
    expect(logged(error)).not.toContain('sırrı')
  })

  test('names the constraint and the fields that are wrong', () => {
    expect(describeError(new DatabaseError('duplicate'))).toMatchObject({
      code: '23505',
      constraint: 'student_sub_key',
    })
    const { message } = describeError(
      thrownBy(() => z.object({ a: z.object({ b: z.int() }) }).parse({ a: { b: '1' } })),
    )
    expect(message).toBe('1 issues: a.b invalid_type')
  })

  test('keeps what Postgres says of our own statements', () => {
    const error = Object.assign(new Error('relation "turn" does not exist'), { code: '42P01' })
    expect(describeError(error).message).toBe('relation "turn" does not exist')
  })

  test('has an end, however long or deep it is', () => {
    const circular = new Error('x'.repeat(100_000))
    circular.cause = circular
    expect(logged(circular).length).toBeLessThan(40_000)
  })
})
