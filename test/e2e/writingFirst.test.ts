import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { fromIstanbul, istanbulTime } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { allEvents, answer, call, openFeed, readEvents, readHistory, send } from '../support/client.ts'
import { runJobHere } from '../support/jobs.ts'
import { keyOf } from '../support/offers.ts'
import { schedule, scheduledOf, scheduling } from '../support/schedule.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const minute = 60_000
const patch = (student: Student, profile: object) => call(stack.url, student, 'PATCH', '/api/profile', profile)
const history = async (student: Student): Promise<ChatMessage[]> =>
  (await readHistory(stack.url, student)).body.messages
const written = async (student: Student) => (await history(student)).filter(({ origin }) => origin === 'scheduled')
const textsOf = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content)

/** What was pushed to a device since it answered last, as the provider got it. */
const pushedTo = (token: string) => stack.push.sent({ token }).map(({ body }) => body)

async function withDevice() {
  const student = await stack.student()
  const token = `phone-${randomUUID()}`
  await call(stack.url, student, 'POST', '/api/devices', { token, platform: 'android' })
  return { student, token }
}

/** As if all that is scheduled for the student had come due. */
async function makeDue(student: Student): Promise<void> {
  await stack.query(
    `UPDATE scheduler.scheduled_message
     SET due_at = clock_timestamp(), next_attempt_at = clock_timestamp() WHERE student_key = $1`,
    [await keyOf(stack, student)],
  )
}

const waiting = async (student: Student) =>
  Number(
    (
      await stack.query('SELECT count(*) FROM scheduler.scheduled_message WHERE student_key = $1', [
        await keyOf(stack, student),
      ])
    )[0]?.count,
  )

/** By hand, unless a scheduler whose minute begins just then has taken it; `left` is what is moved. */
async function deliver(student: Student, left = 0): Promise<void> {
  await runJobHere(stack, 'deliver-due')
  await eventually('what is due to be decided', async () => (await waiting(student)) === left)
}

describe.concurrent('what the companion scheduled in a conversation', () => {
  test('is delivered within the minute: to history, to live feeds and by push', async () => {
    const { student, token } = await withDevice()
    using feed = await openFeed(stack.urls[1] ?? '', student)
    // Not so soon that it is delivered before it is seen on the list.
    const dueAt = new Date((Math.floor((Date.now() + 10_000) / minute) + 1) * minute)
    const text = 'Matematik zamanı!\n\nHadi **başlayalım**.'
    const [message] = await schedule(stack.url, student, { text, dueAt, cancelOn: 'user_message' })
    expect(message).toMatchObject({ text, dueAt: dueAt.toISOString(), kind: 'reminder' })

    const bubbles = await eventually(
      'the message in history',
      async () => {
        const found = await written(student)
        return found.length > 0 && found
      },
      130_000,
    )
    expect(textsOf(bubbles)).toEqual(['Matematik zamanı!', 'Hadi **başlayalım**.'])
    for (const bubble of bubbles)
      expect(bubble).toMatchObject({ author: 'model', origin: 'scheduled', turnId: message?.id, turnIndex: 2 })
    const latest = Date.parse(bubbles[0]?.timestamp ?? '') - dueAt.getTime()
    expect(latest).toBeGreaterThanOrEqual(0)
    expect(latest).toBeLessThan(65_000)
    // History has it a moment before the schedule has it no more.
    await eventually('it to leave the list', async () => (await scheduledOf(stack.url, student)).length === 0)

    const inFeed = await eventually('both bubbles in the feed', () => {
      const shown = feed.events.filter(({ event }) => event === 'message')
      return shown.length === 2 && shown
    })
    expect(inFeed.map(({ data }) => data)).toEqual(bubbles.map((bubble) => ({ message: bubble })))

    // The answer of the turn that scheduled it is pushed too, before it or after it.
    await eventually('both pushes', () => pushedTo(token).length === 2)
    expect(pushedTo(token)).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({
          ...{ title: 'Yoldaş', body: 'Matematik zamanı! Hadi başlayalım.' },
          ...{ type: 'scheduled', messageType: 'reminder', bubbles: '2', messageId: bubbles[0]?.id },
        }),
      }),
    )
  })

  test('is one reminder of a block of the plan, whatever devices change of it, and on no list', async () => {
    const { student, token } = await withDevice()
    using feed = await openFeed(stack.urls[1] ?? '', student)
    const key = await keyOf(stack, student)
    const rows = () =>
      stack.query(
        `SELECT id, block_id, text, to_char(due_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI') AS due
         FROM scheduler.scheduled_message WHERE student_key = $1`,
        [key],
      )
    const blocks = (method: string, path: string, body?: object, url = stack.url) =>
      answer(call(url, student, method, `/api/plan/blocks${path}`, body))
    const day = istanbulTime(new Date(Date.now() + 48 * 60 * minute)).day
    const asked = { day, startTime: '09:00', minutes: 90, subject: 'Matematik', kind: 'study', remind: true }
    const made = await blocks('POST', '', asked)
    expect(made).toMatchObject({ status: 201, body: { block: { remind: true } } })
    const { id } = made.body.block
    const refused = await blocks('PATCH', `/${id}`, { startTime: null })
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'remind'])
    const [first] = await eventually('the reminder', async () => (await rows()).length === 1 && rows())

    const changes = [{ startTime: '10:00' }, { topic: 'İntegral' }, { minutes: 45 }, { note: 'x' }, { status: 'done' }]
    await Promise.all(changes.map((change, i) => blocks('PATCH', `/${id}`, change, stack.urls[i % 2])))
    await eventually('no reminder of a done block', async () => (await rows()).length === 0)
    await blocks('PATCH', `/${id}`, { status: 'planned' }, stack.urls[1])
    const text = 'Planında şimdi Matematik var, 45 dakika. Konu: İntegral.'
    const [row] = await eventually('the reminder again', async () => (await rows()).length === 1 && rows())
    expect(row).toEqual({ id: expect.any(String), block_id: id, text, due: `${day} 10:00` })
    expect(row?.id).not.toBe(first?.id)

    expect(await scheduledOf(stack.url, student)).toEqual([])
    const scheduled = (method: string, body?: object) =>
      answer(call(stack.url, student, method, `/api/chat/scheduled/${row?.id}`, body))
    expect((await scheduled('PATCH', { dueAt: new Date(Date.now() + 60 * minute).toISOString() })).status).toBe(404)
    expect((await scheduled('DELETE')).status).toBe(200)
    expect(await rows()).toEqual([row])

    await makeDue(student)
    await deliver(student)
    const [message, ...more] = await written(student)
    expect(more).toEqual([])
    expect(message).toMatchObject({ role: 'assistant', origin: 'scheduled', content: text, turnId: row?.id })
    await eventually('the message in the feed', () =>
      feed.events.some(({ event, data }) => event === 'message' && data.message.id === message?.id),
    )
    const [pushed] = await eventually('the push', () => pushedTo(token).length === 1 && pushedTo(token))
    expect(pushed).toMatchObject({ data: { type: 'scheduled', messageType: 'reminder', body: text } })
  })

  test('can be answered inside its notification', async () => {
    const { student, token } = await withDevice()
    await schedule(stack.url, student, { text: 'Bugün nasıl geçti?', kind: 'followup' })
    await patch(student, { quietHours: null })
    await makeDue(student)
    await deliver(student)
    const pushed = await eventually('the push', () =>
      stack.push.sent({ token }).find(({ body }) => JSON.stringify(body).includes('"followup"')),
    )
    const { replyToken } = (pushed.body as { data: { replyToken: string } }).data
    const reply = await call(stack.url, null, 'POST', '/api/notifications/reply', { token: replyToken, text: 'İyiydi' })
    expect(reply.status).toBe(202)
    const [asked] = await written(student)
    const replied = await eventually('the reply', async () =>
      (await history(student)).find(({ content }) => content === 'İyiydi'),
    )
    expect(replied).toMatchObject({ role: 'user', origin: 'notification', replyTo: { id: asked?.id } })
  })

  test('waits for the turn that runs, and goes before what the student writes next', async () => {
    const student = await stack.student()
    await schedule(stack.url, student, { text: 'Hatırlatma' })
    await makeDue(student)
    const message = '!tokens 1000\n!delay 50'
    const events = readEvents(await call(stack.url, student, 'POST', '/api/chat/send', { message }))
    const { value: start } = await events.next()
    await deliver(student)
    await eventually('the message to wait for its turn', async () => {
      const turns = `SELECT state FROM chat.turn WHERE student_key = $1 AND origin = 'scheduled'`
      const [turn] = await stack.query(turns, [await keyOf(stack, student)])
      return turn?.state === 'waiting'
    })
    expect(await written(student)).toEqual([])
    const next = allEvents(await call(stack.url, student, 'POST', '/api/chat/send', { message: '!say Sonraki' }))
    await call(stack.url, student, 'POST', `/api/chat/turns/${start?.data.turnId}/stop`)
    for await (const _ of events);
    await next
    const all = await history(student)
    expect(all.slice(-3).map(({ origin, turnIndex }) => [origin, turnIndex])).toEqual([
      ['chat', 2],
      ['scheduled', 3],
      ['chat', 4],
    ])
    expect(
      all.map(({ role, origin }) => `${role} ${origin}`).filter((who) => who === 'assistant scheduled'),
    ).toHaveLength(1)
  })

  test('is dropped when its kind is turned off', async () => {
    const student = await stack.student()
    await schedule(stack.url, student, { text: 'Hatırlatma' }, { text: 'Nasılsın?', kind: 'checkin' })
    await patch(student, { proactive: { checkins: false }, quietHours: null })
    await makeDue(student)
    await deliver(student)
    expect(textsOf(await written(student))).toEqual(['Hatırlatma'])
    expect(await waiting(student)).toBe(0)
  })

  test('is what the student wants: “bana sabah yazma” changes the profile before the answer is done', async () => {
    const student = await stack.student()
    const profile = async () => (await answer(call(stack.url, student, 'GET', '/api/me'))).body.profile
    await patch(student, { displayName: 'Elif' })
    const { last } = await send(stack.url, student, { message: 'bana sabah yazma' })
    expect(last.event).toBe('done')
    expect(await profile()).toMatchObject({ displayName: 'Elif', quietHours: { start: '22:00', end: '12:00' } })
    expect(JSON.stringify(last.data)).toContain('22.00–12.00')
    // Of what is turned off nothing is promised, in the turn that turns it off and after it.
    const scheduled = scheduling({ kind: 'checkin', text: 'Nasılsın?' })
    for (const message of [`!tool set_preferences {"checkins":false}\n!step\n${scheduled}`, scheduled]) {
      const { last: done } = await send(stack.url, student, { message })
      expect(JSON.stringify(done.data)).toContain('kapatmış')
    }
    expect(await profile()).toMatchObject({ proactive: { checkins: false, followups: true, reminders: true } })
    expect(await scheduledOf(stack.url, student)).toEqual([])
    const { day } = istanbulTime(new Date(Date.now() + 24 * 60 * minute))
    const dueAt = fromIstanbul(`${day}T09:00`) ?? new Date()
    const { last: told } = await send(stack.url, student, {
      message: scheduling({ kind: 'followup', text: 'Devam', dueAt }),
    })
    expect(JSON.stringify(told.data)).toContain(`${day}T12:00`)
  })

  test('waits for the end of the quiet hours, but a reminder does not', async () => {
    const student = await stack.student()
    await schedule(stack.url, student, { text: 'Hatırlatma' }, { text: 'Nasılsın?', kind: 'checkin' })
    // All day but the one minute that ended just now.
    const time = (at: number) =>
      new Date(at).toLocaleTimeString('tr', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' })
    const ended = Date.now() - 2 * minute
    await patch(student, { quietHours: { start: time(ended), end: time(ended - minute) } })
    await makeDue(student)
    await deliver(student, 1)
    expect(textsOf(await written(student))).toEqual(['Hatırlatma'])
    const [moved] = await scheduledOf(stack.url, student)
    expect(moved).toMatchObject({ text: 'Nasılsın?' })
    const ahead = Date.parse(moved?.dueAt ?? '') - Date.now()
    expect(ahead).toBeGreaterThan(23.5 * 60 * minute)
    expect(ahead).toBeLessThan(24 * 60 * minute)
  })

  test('is dropped, and listed no more, once the student has written more than 30 minutes after', async () => {
    const student = await stack.student()
    await schedule(
      stack.url,
      student,
      { text: 'Gereksiz olacak', cancelOn: 'user_message' },
      { text: 'Yine de gelecek' },
    )
    // As if that had been 31 minutes ago.
    for (const [table, column] of [
      ['scheduler.scheduled_message', 'created_at'],
      ['chat.conversation', 'silent_since'],
    ])
      await stack.query(`UPDATE ${table} SET ${column} = ${column} - interval '31 minutes' WHERE student_key = $1`, [
        await keyOf(stack, student),
      ])
    expect(await scheduledOf(stack.url, student)).toHaveLength(2)
    await send(stack.url, student, { message: '!say Geldin!' })
    expect((await scheduledOf(stack.url, student)).map(({ text }) => text)).toEqual(['Yine de gelecek'])
    await makeDue(student)
    await deliver(student)
    expect(textsOf(await written(student))).toEqual(['Yine de gelecek'])
    expect(await waiting(student)).toBe(0)
  })

  test('is not delivered after it was cancelled, nor to an erased student', async () => {
    const [student, leaving] = [await stack.student(), await stack.student()]
    const [message] = await schedule(stack.url, student, { text: 'İptal edilecek' })
    await schedule(stack.url, leaving, { text: 'Kimseye' })
    await call(stack.url, student, 'DELETE', `/api/chat/scheduled/${message?.id}`)
    const leftKey = await keyOf(stack, leaving)
    await call(stack.url, leaving, 'DELETE', '/api/me')
    await makeDue(student)
    await deliver(student)
    expect(await written(student)).toEqual([])
    await eventually('nothing left of the student', async () => {
      const rows = await stack.query('SELECT FROM scheduler.scheduled_message WHERE student_key = $1', [leftKey])
      return rows.length === 0
    })
    expect(await stack.query('SELECT FROM chat.message WHERE student_key = $1', [leftKey])).toEqual([])
  })
})
