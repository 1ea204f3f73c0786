import { randomUUID } from 'node:crypto'
import { phonePhoto } from '@yoldas/chat-engine/test/mediaFiles'
import { ChatHistoryResponse } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { istanbulTime } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { allEvents, answer, call, readHistory, send } from '../support/client.ts'
import { runJobHere } from '../support/jobs.ts'
import { attach } from '../support/media.ts'
import { keyOf, offerReply } from '../support/offers.ts'
import { ageMessages, ageStudent, planRetention, runRetention } from '../support/retention.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

/** As they are by default. */
const [messageDays, inactiveDays, warnedDays] = [1_095, 730, 14]

const ask = (student: Student, method: string, path: string, body?: object) =>
  answer(call(stack.url, student, method, path, body))
const historyOf = async (student: Student) =>
  ChatHistoryResponse.parse((await readHistory(stack.url, student)).body).messages
/** An engine finds out whether a mistake has it. */
const untilPictureGone = (student: Student, mediaId: string) =>
  eventually('the picture to go', async () => (await ask(student, 'GET', `/api/media/${mediaId}`)).status === 404)
const exportOf = async (student: Student) =>
  JSON.stringify((await ask(student, 'GET', '/api/me/export')).body['chat-engine'])

describe('what was said longer than MESSAGE_DAYS ago', () => {
  test('is in no history and no export, and a repeat of its send is answered without it', async () => {
    const student = await stack.student()
    const [clientId, marker] = [randomUUID(), randomUUID()]
    const photo = await attach(stack.url, student, 'image/jpeg', await phonePhoto())
    const old = await send(stack.url, student, { message: `!say cevap ${marker}`, mediaIds: [photo.id], clientId })
    await ask(student, 'PUT', `/api/chat/messages/${old.message.id}/reactions/👍`)
    await ageMessages(stack, student, messageDays + 1)
    const kept = await send(stack.url, student, { message: '!say yeni', replyToId: old.message.id })
    expect(await exportOf(student)).toContain(marker)
    await runRetention(stack)
    await untilPictureGone(student, photo.id)
    // Live events are kept for ten minutes.
    await stack.purgeLive()

    const history = await historyOf(student)
    expect(history.map(({ content }) => content)).toEqual(['!say yeni', 'yeni'])
    expect(history[0]).toMatchObject({ id: kept.message.id, replyTo: null })
    expect(await exportOf(student)).not.toContain(marker)
    expect(await exportOf(student)).not.toContain(photo.id)
    expect((await ask(student, 'GET', `/api/media/${photo.id}`)).status).toBe(404)

    const repeated = await send(stack.url, student, { message: 'başka', clientId })
    const empty = { id: old.message.id, content: '', media: [], reactions: [], replyTo: null }
    expect(repeated.events.map(({ event }) => event)).toEqual(['start', 'done'])
    expect(repeated).toMatchObject({ turnId: old.turnId, message: empty })
    expect(repeated.last.data).toMatchObject({ messages: [], finish: 'complete' })
    const stream = await allEvents(await call(stack.url, student, 'GET', `/api/chat/turns/${old.turnId}/stream`))
    expect(stream.map(({ data }) => data)).toEqual(repeated.events.map(({ data }) => data))
    expect(await historyOf(student)).toEqual(history)
  })

  test('cannot be answered, reacted to, attached or answered anew', async () => {
    const student = await stack.student()
    const photo = await attach(stack.url, student, 'image/jpeg', await phonePhoto())
    const { message, turnId } = await send(stack.url, student, { message: '!say evet', mediaIds: [photo.id] })
    await ageMessages(stack, student, messageDays + 1)
    await runRetention(stack)
    await untilPictureGone(student, photo.id)
    const issues = async (body: object) => {
      const refused = await ask(student, 'POST', '/api/chat/send', { message: 'selam', ...body })
      return [refused.status, refused.body.issues?.map(({ path }: { path: string }) => path)]
    }
    expect(await issues({ replyToId: message.id })).toEqual([400, ['replyToId']])
    expect(await issues({ mediaIds: [photo.id] })).toEqual([400, ['mediaIds.0']])
    expect((await ask(student, 'PUT', `/api/chat/messages/${message.id}/reactions/👍`)).status).toBe(404)
    expect((await ask(student, 'POST', `/api/chat/turns/${turnId}/regenerate`, {})).status).toBe(400)
    expect((await ask(student, 'POST', `/api/chat/turns/${turnId}/retry`)).status).toBe(400)
    expect(await historyOf(student)).toEqual([])
  })
})

type Prepare = (student: Student) => Promise<unknown>

/** A student who has written once, and was not seen for long since. */
async function absent(prepare: Prepare) {
  const student = await stack.student({ claims: { amr: [{ method: 'otp', timestamp: Date.now() / 1000 - 100 }] } })
  await send(stack.url, student, { message: '!say evet' })
  await prepare(student)
  await ageStudent(stack, student, `${inactiveDays} days`)
  return { student, key: await keyOf(stack, student) }
}

const rowOf = async (key: string) =>
  (await stack.query('SELECT *, last_seen_day::text AS seen FROM profile.student WHERE student_key = $1', [key]))[0]
const warningsOf = (key: string) =>
  stack.query(
    `SELECT m.id, m.author, m.content, t.message_type FROM chat.message AS m JOIN chat.turn AS t ON t.id = m.turn_id
     WHERE m.student_key = $1 AND m.origin = 'scheduled'`,
    [key],
  )

/** The same, whom the warning has reached: at once, not at noon. Nobody asks the gateway, which would have seen them. */
async function warned(prepare: Prepare = async () => {}) {
  const { student, key } = await absent(prepare)
  await runRetention(stack)
  const makeDue = `UPDATE scheduler.scheduled_message SET due_at = clock_timestamp(), next_attempt_at = clock_timestamp()
    WHERE student_key = $1 AND occasion = 'inactive' RETURNING id`
  await eventually('the warning to be scheduled', async () => (await stack.query(makeDue, [key])).length > 0)
  await eventually('the warning to be known', async () => {
    await runJobHere(stack, 'deliver-due')
    return (await rowOf(key))?.warned_at !== null
  })
  const [warning] = await warningsOf(key)
  return { student, key, messageId: String(warning?.id) }
}

describe('a student who was not seen for INACTIVE_DAYS', () => {
  test('is warned by hand, and erased 14 days later', async () => {
    const { student, key } = await warned()
    expect(await warningsOf(key)).toMatchObject([
      { author: 'hand', message_type: 'reminder', content: expect.stringContaining('14 gün') },
    ])
    await ageStudent(stack, student, `${warnedDays} days`)
    const [messages, students] = await planRetention(stack)
    expect(messages).toMatch(
      /^retention: of more than 1095 days ago, \d+ messages of students would be emptied, and \d/,
    )
    expect(students).toMatch(/, \d+ would be sent a warning, and [1-9]\d* would be erased, 14 days after theirs$/)
    expect(await rowOf(key)).toBeDefined()
    await runRetention(stack)
    expect(await rowOf(key)).toBeUndefined()
    await eventually('the gateway to know', async () => (await ask(student, 'GET', '/api/me')).status === 401)
    await eventually('the conversation to go', async () => (await warningsOf(key)).length === 0)
  })

  test('stays who opens the app within these days', async () => {
    const { student, key, messageId } = await warned()
    await ageStudent(stack, student, `${warnedDays} days`)
    const back = await stack.student({ sub: student.sub })
    const why = await ask(back, 'GET', `/api/chat/messages/${messageId}/why`)
    expect(why.body).toMatchObject({ author: 'hand', rule: 'notice', askedByStudent: false, used: null })
    await runRetention(stack)
    expect(await rowOf(key)).toMatchObject({ warning_id: null, warned_at: null })
    expect(await historyOf(back)).toHaveLength(3)
  })
})

/** A parent wants nobody to talk to the student. */
const block = (student: Student) =>
  ask(student, 'PUT', '/api/me/age', { band: '13-15', source: 'apple', approval: 'revoked' })

/** Replies that ask profile-journey for nothing on their way, and what the student did before. */
const replies: [string, string, Prepare][] = [
  ['that is acute', 'kendimi öldürmek istiyorum', async () => {}],
  ['of a student who is blocked', 'tamam', block],
]

describe('a reply to the warning while profile-journey is away for an hour', () => {
  test.each(replies)('%s stops the erasure', async (_what, text, prepare) => {
    const { student, key, messageId } = await warned(prepare)
    const token = await offerReply(stack, student, { messageId })
    // An hour before they would be erased, until half an hour after.
    await ageStudent(stack, student, `${warnedDays - 1} days 23 hours`)
    await stack.parts['profile-journey']?.kill()
    try {
      const replied = await answer(call(stack.url, null, 'POST', '/api/notifications/reply', { token, text }))
      expect(replied).toMatchObject({ status: 202, body: { accepted: true } })
      await eventually('the reply in history', async () => {
        const said = 'SELECT FROM chat.message WHERE student_key = $1 AND content = $2'
        return (await stack.query(said, [key, text])).length > 0
      })
      await ageStudent(stack, student, '90 minutes')
      // What the outbox holds waits for as long as it can: the erasure does not rely on it.
      const held = `UPDATE notify.outbox SET due_at = clock_timestamp() + interval '1 hour'
        WHERE student_key = $1 AND subject = 'profile.seen.v1' RETURNING id`
      expect(await stack.query(held, [key])).toHaveLength(1)
    } finally {
      await stack.restart('profile-journey')
    }
    await runRetention(stack)
    const { seen } = (await rowOf(key)) ?? {}
    expect(seen).toBe(istanbulTime(new Date()).day)
    // It comes all the same, and changes nothing then.
    await stack.query('UPDATE notify.outbox SET due_at = clock_timestamp() WHERE student_key = $1', [key])
    const left = "SELECT FROM notify.outbox WHERE student_key = $1 AND subject = 'profile.seen.v1'"
    await eventually('the command to arrive', async () => (await stack.query(left, [key])).length === 0)
    expect(await rowOf(key)).toMatchObject({ seen, warned_at: null })
  })
})
