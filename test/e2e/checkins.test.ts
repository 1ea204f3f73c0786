import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { istanbulTime } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, call, send } from '../client.ts'
import { runJob } from '../jobs.ts'
import { keyOf } from '../offers.ts'
import { type Stack, type Student, startStack } from '../stack.ts'

// A run is about all students: each test has a stack of its own.
let stack: Stack
let day: (fromNow: number) => string
beforeAll(async () => {
  stack = await startStack({ replicas: { 'companion-scheduler': 2 } })
  day = (fromNow) => istanbulTime(new Date(Date.now() + fromNow * 86_400_000)).day
})
afterAll(() => stack[Symbol.asyncDispose]())

const history = async (student: Student): Promise<ChatMessage[]> =>
  (await answer(call(stack.url, student, 'GET', '/api/chat/history'))).body.messages
const checkinsOf = async (student: Student) =>
  (await history(student)).filter(({ origin }) => origin === 'silence_checkin')

/** A student who may be written to at any hour. */
async function newStudent(profile: object = {}) {
  const student = await stack.student()
  const token = `phone-${randomUUID()}`
  await call(stack.url, student, 'PATCH', '/api/profile', { quietHours: null, ...profile })
  await call(stack.url, student, 'POST', '/api/devices', { token, platform: 'ios' })
  return { student, token }
}

/** Of one who never wrote: once chat has heard that they came. */
const known = async (student: Student) =>
  eventually('the arrival', async () => {
    const rows = await stack.query('SELECT FROM chat.conversation WHERE student_key = $1', [
      await keyOf(stack, student),
    ])
    return rows.length === 1
  })

/** By hand, unless a scheduler whose minute begins just then has taken some. */
async function deliver(): Promise<void> {
  await runJob(stack, 'deliver-due')
  await eventually('all check-ins to be decided', async () => {
    const rows = await stack.query('SELECT FROM scheduler.scheduled_message')
    return rows.length === 0
  })
}

describe('the silence check-in', () => {
  test('comes once for each silence, to all who are silent and want it', { timeout: 120_000 }, async () => {
    const [wrote, never, unwilling, returning] = [
      await newStudent({ displayName: 'Elif' }),
      await newStudent(),
      await newStudent({ proactive: { checkins: false } }),
      await newStudent(),
    ]
    for (const { student } of [wrote, unwilling, returning]) await send(stack.url, student, { message: '!say Selam' })
    await known(never.student)

    expect(await runJob(stack, 'silence-checkin', '--date', day(1))).toContain('0 silent students found')
    expect(await runJob(stack, 'silence-checkin', '--date', day(3))).toMatch(/4 silent students found, 3 check-ins/)
    expect(await runJob(stack, 'silence-checkin', '--date', day(3))).toContain('--again')
    // Between being chosen and being written to.
    await send(stack.url, returning.student, { message: '!say Yine hoş geldin' })
    await deliver()

    for (const { student, token } of [wrote, never]) {
      const [checkin, ...more] = await eventually('the check-in', async () => {
        const found = await checkinsOf(student)
        return found.length > 0 && found
      })
      expect(more).toEqual([])
      expect(checkin).toMatchObject({ role: 'assistant', turnIndex: student === wrote.student ? 1 : 0 })
      const pushed = await eventually('its push', () =>
        stack.push.sent({ token }).find(({ body }) => JSON.stringify(body).includes('"silence_checkin"')),
      )
      expect(pushed.body).toMatchObject({ data: { type: 'silence_checkin', bubbles: '1', messageId: checkin?.id } })
      expect(pushed.body).not.toHaveProperty('data.messageType')
    }
    expect(await checkinsOf(unwilling.student)).toEqual([])
    expect(await checkinsOf(returning.student)).toEqual([])

    // What was written meanwhile began a silence of its own, which has lasted by then.
    expect(await runJob(stack, 'silence-checkin', '--date', day(3), '--again')).toContain('1 check-ins')
    await deliver()
    expect(await runJob(stack, 'silence-checkin', '--date', day(4))).toContain('0 check-ins')
    expect(await checkinsOf(wrote.student)).toHaveLength(1)
    expect(await checkinsOf(never.student)).toHaveLength(1)
    expect(await checkinsOf(returning.student)).toHaveLength(1)

    await send(stack.url, wrote.student, { message: '!say Buradayım' })
    await runJob(stack, 'silence-checkin', '--date', day(5))
    await deliver()
    expect(await checkinsOf(wrote.student)).toHaveLength(2)
    expect(await checkinsOf(never.student)).toHaveLength(1)
  })
})
