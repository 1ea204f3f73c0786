import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { istanbulTime, mondayOf, nextAt } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, call, readHistory, send } from '../support/client.ts'
import { runJobHere } from '../support/jobs.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'

// A run is about all students: each test has a stack of its own.
let stack: Stack
// The scheduler's minute begins at any moment, and its day in the morning: here the jobs are run by hand alone.
beforeAll(async () => {
  stack = await startStack({ replicas: { 'companion-scheduler': 0 } })
})
afterAll(() => stack[Symbol.asyncDispose]())

const daysAgo = (days: number) => istanbulTime(new Date(Date.now() - days * 86_400_000)).day
const checkIn = (days: number, ...more: string[]) =>
  runJobHere(stack, 'silence-checkin', '--date', daysAgo(days), ...more)

const history = async (student: Student): Promise<ChatMessage[]> =>
  (await readHistory(stack.url, student)).body.messages
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

/** Of one who never wrote: once chat has received that they came. */
const known = async (student: Student) =>
  eventually('the arrival', async () => {
    const rows = await stack.query('SELECT FROM chat.conversation WHERE student_key = $1', [
      await keyOf(stack, student),
    ])
    return rows.length === 1
  })

const deliver = () => runJobHere(stack, 'deliver-due')

/** As if they had been silent for ten days. */
async function becomeSilent(...students: Student[]): Promise<void> {
  const keys = await Promise.all(students.map((student) => keyOf(stack, student)))
  await stack.query(
    `UPDATE chat.conversation SET silent_since = silent_since - interval '10 days' WHERE student_key = ANY ($1)`,
    [keys],
  )
}

/** From 22:00 on Sunday nothing is written about a week. */
const isLate = () => {
  const { day, time } = istanbulTime(new Date())
  return new Date(day).getUTCDay() === 0 && time >= '21:58'
}

test.skipIf(isLate())('the week is written about once, to those who have turned it on', async () => {
  const [wanting, usual] = [
    await newStudent({ proactive: { weekly: true, checkins: false } }),
    await newStudent({ proactive: { checkins: true } }),
  ]
  const { day } = istanbulTime(new Date())
  const session = { day, subject: 'Kimya', minutes: 90, correct: 20 }
  await call(stack.url, wanting.student, 'POST', '/api/journey/sessions', session)
  expect(await runJobHere(stack, 'weekly')).toMatch(/^weekly: the week of [\d-]+: 1 messages scheduled/)
  expect(await runJobHere(stack, 'weekly')).toContain('is done')
  await deliver()
  const [message, ...more] = await eventually('the message', async () => {
    const found = await history(wanting.student)
    return found.some(({ origin }) => origin === 'scheduled') && found
  }).then((found) => found.filter(({ origin }) => origin === 'scheduled'))
  expect(more).toEqual([])
  expect(message?.author).toBe('template')
  const { sentence } = (await answer(call(stack.url, wanting.student, 'GET', `/api/journey/weeks/${mondayOf(day)}`)))
    .body
  expect(message?.content).toContain(`Haftanın özeti: 1 saat 30 dakika çalışma, 20 soru. ${sentence} `)
  const why = await answer(call(stack.url, wanting.student, 'GET', `/api/chat/messages/${message?.id}/why`))
  expect(why.body).toMatchObject({ rule: 'weekly', askedByStudent: false })
  expect((await history(usual.student)).filter(({ origin }) => origin === 'scheduled')).toEqual([])
})

describe('the silence check-in', () => {
  test('comes once for each silence, to all who are silent and want it', async () => {
    const [wrote, never, unwilling, returning, unreadable] = [
      await newStudent({ displayName: 'Elif' }),
      await newStudent(),
      await newStudent({ proactive: { checkins: false } }),
      await newStudent(),
      await newStudent(),
    ]
    for (const { student } of [wrote, unwilling, returning]) await send(stack.url, student, { message: '!say Selam' })
    for (const { student } of [never, unreadable]) await known(student)

    expect(await checkIn(6)).toContain('0 silent students found')
    await becomeSilent(...[wrote, never, unwilling, returning, unreadable].map(({ student }) => student))
    await stack.query(`UPDATE profile.student SET profile = '{"quietHours": "22-07"}' WHERE student_key = $1`, [
      await keyOf(stack, unreadable.student),
    ])
    const evening = () => String(nextAt('20:00', new Date()).getTime() / 1000)
    const evenings = [evening()]
    const said = await checkIn(5)
    evenings.push(evening())
    expect(said).toMatch(/5 silent students found, 3 check-ins scheduled, 1 skipped because .* cannot be read/)
    expect(await checkIn(5)).toContain('--again')
    // Between being chosen and being written to.
    await send(stack.url, returning.student, { message: '!say Yine hoş geldin' })
    await deliver()

    for (const { student, token } of [wrote, never]) {
      const [checkin, ...more] = await eventually('the check-in', async () => {
        const found = await checkinsOf(student)
        return found.length > 0 && found
      })
      expect(more).toEqual([])
      expect(checkin).toMatchObject({ author: 'template', turnIndex: student === wrote.student ? 2 : 1 })
      const pushed = await eventually('its push', () =>
        stack.push.sent({ token }).find(({ body }) => JSON.stringify(body).includes('"silence_checkin"')),
      )
      expect(pushed.body).toMatchObject({ data: { type: 'silence_checkin', bubbles: '1', messageId: checkin?.id } })
      expect(pushed.body).not.toHaveProperty('data.messageType')
      expect(pushed.body).toMatchObject({
        data: { actions: 'snooze,mute_week' },
        apns: { payload: { aps: { category: 'companion-checkin' } } },
      })
      // No phone rings for it any more when the day is over.
      const { apns } = pushed.body as { apns: { headers: Record<string, string> } }
      expect(evenings).toContain(apns.headers['apns-expiration'])
    }
    expect(await checkinsOf(unwilling.student)).toEqual([])
    expect(await checkinsOf(returning.student)).toEqual([])

    // What was written meanwhile began a silence of its own.
    await becomeSilent(returning.student)
    expect(await checkIn(5, '--again')).toContain('1 check-ins')
    await deliver()
    expect(await checkIn(4)).toContain('0 check-ins')
    expect(await checkinsOf(wrote.student)).toHaveLength(1)
    expect(await checkinsOf(never.student)).toHaveLength(1)
    expect(await checkinsOf(returning.student)).toHaveLength(1)

    // A day later: nobody is written to unasked twice in one.
    await stack.query(`UPDATE scheduler.unasked_message SET written_at = written_at - interval '25 hours'`, [])
    await send(stack.url, wrote.student, { message: '!say Buradayım' })
    await becomeSilent(wrote.student)
    await checkIn(3)
    await deliver()
    expect(await checkinsOf(wrote.student)).toHaveLength(2)
    expect(await checkinsOf(never.student)).toHaveLength(1)
  })

  test('is never begun for a day that is yet to come', async () => {
    const said = await checkIn(-2).catch((error: Error) => error.message)
    expect(said).toMatch(/^--date [\d-]+ is yet to come/)
  })
})
