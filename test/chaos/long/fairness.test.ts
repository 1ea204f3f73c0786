import { afterAll, beforeAll, expect, test } from 'vitest'
import { bystandersDuring, expectNobodyRefused, known, read, statusOf, times } from '../../support/bystanders.ts'
import { asInImage } from '../../support/programs.ts'
import { type Stack, startStack } from '../../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ program: asInImage })
})
afterAll(() => stack[Symbol.asyncDispose]())

test('1,000 sends at once of one student fail nobody else', async () => {
  const student = await known(stack)
  const answers = await bystandersDuring(stack, async () => {
    const statuses = await times(1_000, () =>
      statusOf(stack, 'POST', student, '/api/chat/send', { message: '!say evet' }),
    )
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(200)
  })
  expectNobodyRefused(answers)
})

test('50 exports at once of a long conversation fail nobody else', async () => {
  const student = await known(stack)
  await stack.query(
    `INSERT INTO chat.message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
     SELECT gen_random_uuid(), m.student_key, 1000 + n, m.turn_id, m.turn_index, 'assistant', 'model', 'chat',
        repeat('uzun ', 400)
     FROM generate_series(1, 2000) AS n, chat.message AS m
     WHERE m.role = 'user' AND m.student_key = (SELECT student_key FROM profile.student WHERE sub = $1)`,
    [student.sub],
  )
  const answers = await bystandersDuring(stack, async () => {
    const statuses = await times(50, () => read(stack, student, '/api/me/export'))
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(200)
  })
  expectNobodyRefused(answers)
})

test('/health, asked 3,000 times by nobody in particular, fails nobody', async () => {
  const answers = await bystandersDuring(stack, async () => {
    const statuses = await times(3_000, () => read(stack, null, '/health'))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
  expectNobodyRefused(answers)
})
