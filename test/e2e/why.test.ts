import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call, readHistory, send } from '../support/client.ts'
import { runJobHere } from '../support/jobs.ts'
import { keyOf } from '../support/offers.ts'
import { scheduling } from '../support/schedule.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const why = (student: Student, id: string) => answer(call(stack.url, student, 'GET', `/api/chat/messages/${id}/why`))
const history = async (student: Student) =>
  (await answer(call(stack.url, student, 'GET', '/api/chat/history'))).body.messages
const ask = async (student: Student, ...lines: string[]) => {
  const { last, message } = await send(stack.url, student, { message: lines.join('\n') })
  if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
  return { question: message, messages: last.data.messages }
}
const idOf = (messages: ReadonlyArray<{ id: string }>) => messages[0]?.id ?? ''

const notScheduled = { askedByStudent: false, scheduledAt: null, reason: null }
/** Of a busy machine an answer may have had to do without the profile. */
const used = {
  ...{ profile: expect.any(Boolean), memory: false, plan: false, journey: false, sources: [], tools: [] },
  ...{ model: expect.any(String), promptVersion: expect.stringMatching(/^[0-9a-f]{12}$/) },
  degraded: expect.any(Array),
}

describe.concurrent('why the companion wrote', () => {
  test('an answer: the student wrote, and the model used this', async () => {
    const student = await stack.student()
    await call(stack.url, student, 'PATCH', '/api/me/memory', { text: 'Sabahçı.' })
    const known = ['!tool get_plan {"from":"2026-12-01","to":"2026-12-02"}', '!tool react {"emoji":"👍"}']
    const failing = ['!tool nothing {}', '!tool update_plan_block {}']
    const { question, messages } = await ask(student, ...known, ...failing, '!say Bir.\\n\\nİki.')
    expect(messages).toHaveLength(2)
    for (const { id } of messages) {
      const { status, body } = await why(student, id)
      expect(status).toBe(200)
      expect(body).toEqual({
        ...{ messageId: id, author: 'model', origin: 'chat', rule: null, afterMessageId: question.id },
        ...notScheduled,
        used: { ...used, memory: true, plan: true, tools: expect.any(Array) },
      })
      expect(body.used.tools.toSorted()).toEqual(['get_plan', 'react'])
      expect(body.used.profile).toBe(!body.used.degraded.includes('profile'))
    }
  })

  test('a notice: it says what it is, and no model wrote it', async () => {
    const student = await stack.student()
    await ask(student, '!say Merhaba.')
    const [notice] = await history(student)
    expect((await why(student, notice.id)).body).toEqual({
      ...{ messageId: notice.id, author: 'hand', origin: 'notice', rule: 'notice', afterMessageId: null },
      ...{ ...notScheduled, used: null },
    })
  })

  test('an answer by hand: nothing was used', async () => {
    const student = await stack.student()
    const { question, messages } = await ask(student, `kendimi öldürmek istiyorum ${randomUUID()}`)
    expect((await why(student, idOf(messages))).body).toMatchObject({
      ...{ author: 'hand', rule: null, used: null, afterMessageId: question.id },
    })
  })

  test('what a tool scheduled: whether it was asked for, when, on which message, and the reason', async () => {
    const student = await stack.student()
    const { question } = await ask(
      student,
      scheduling({ text: 'Türev zamanı.', reason: 'Yarın tekrar etmek istiyor.' }),
      scheduling({ text: 'Deneme nasıl geçti?', kind: 'followup' }),
      '!say Not aldım.',
    )
    const studentKey = await keyOf(stack, student)
    const waiting = () => stack.query('SELECT FROM scheduler.scheduled_message WHERE student_key = $1', [studentKey])
    await eventually('both to be scheduled', async () => (await waiting()).length === 2)
    await call(stack.url, student, 'PATCH', '/api/profile', { quietHours: null })
    await stack.query(
      `UPDATE scheduler.scheduled_message
       SET due_at = clock_timestamp(), next_attempt_at = clock_timestamp() WHERE student_key = $1`,
      [studentKey],
    )
    await runJobHere(stack, 'deliver-due')
    await eventually('both to be delivered', async () => (await waiting()).length === 0)
    const written: Array<{ id: string; content: string }> = (await history(student)).filter(
      ({ origin }: { origin: string }) => origin === 'scheduled',
    )
    const whyOf = async (text: string) =>
      (await why(student, written.find(({ content }) => content === text)?.id ?? '')).body
    const scheduledAt = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/)
    const shared = {
      ...{ author: 'model', origin: 'scheduled', scheduledAt, afterMessageId: question.id },
      used: { ...used, tools: ['schedule_message'] },
    }
    expect(await whyOf('Türev zamanı.')).toEqual({
      messageId: expect.any(String),
      ...shared,
      ...{ rule: 'asked', askedByStudent: true, reason: 'Yarın tekrar etmek istiyor.' },
    })
    expect(await whyOf('Deneme nasıl geçti?')).toEqual({
      messageId: expect.any(String),
      ...shared,
      ...{ rule: 'promised', askedByStudent: false, reason: null },
    })
  })

  test('is told of the companion’s messages alone, to their own student', async () => {
    const [student, other] = [await stack.student(), await stack.student()]
    const { question, messages } = await ask(student, '!say Merhaba.')
    const unknown = { status: 404, body: { error: 'not found' } }
    expect(await why(student, question.id)).toMatchObject(unknown)
    expect(await why(other, idOf(messages))).toMatchObject(unknown)
    expect(await why(student, randomUUID())).toMatchObject(unknown)
    expect((await why(student, 'x')).status).toBe(400)
  })

  test('is in the student’s export, in words', async () => {
    const student = await stack.student()
    await ask(student, '!tool react {"emoji":"👍"}', '!say Merhaba.')
    const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
    const { messages } = (await readHistory(stack.url, student)).body
    const exported = body['chat-engine'].find(({ id }: { id: string }) => id === messages[1].id)
    expect(exported).toMatchObject({ why: null, used: { tools: ['react'] } })
  })
})
