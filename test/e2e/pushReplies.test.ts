import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { hiddenBody } from '@yoldas/contracts/push'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allEvents, answer, call, openFeed, readHistory, send } from '../support/client.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const accepted = { status: 202, body: { accepted: true } }
const invalidToken = { status: 401, body: { error: 'invalid reply token' } }
const unauthorized = { status: 401, body: { error: 'unauthorized' } }
const reply = (token: string, text: string) =>
  answer(call(stack.urls.at(-1) ?? stack.url, null, 'POST', '/api/notifications/reply', { token, text }))

const history = async (student: Student): Promise<ChatMessage[]> =>
  (await readHistory(stack.url, student)).body.messages

const Pushed = z.looseObject({
  notification: z.object({ body: z.string() }),
  data: z.looseObject({ type: z.string(), bubbles: z.string(), messageId: z.uuid(), replyToken: z.string() }),
})
type Pushed = z.infer<typeof Pushed>
const Notified = Pushed.omit({ notification: true })
/** What came to a device, once it is so much. */
const pushedTo = (token: string, count: number) =>
  eventually(`${count} notifications`, () => {
    const messages = stack.push.sent({ token })
    return messages.length >= count && messages.map(({ body }) => Pushed.parse(body))
  })

async function addDevice(student: Student, kind = 'phone'): Promise<string> {
  const token = `${kind}-${randomUUID()}`
  await call(stack.url, student, 'POST', '/api/devices', { token, platform: 'ios' })
  return token
}

/** A student with a phone, and the notification on it. */
async function notified() {
  const student = await stack.student({
    claims: { amr: [{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) - 100 }] },
  })
  const device = await addDevice(student)
  await send(stack.url, student, { message: '!say **Nasıl** gidiyor?' })
  const [shown] = await pushedTo(device, 1)
  if (!shown) throw new Error('nothing was pushed')
  return { student, device, shown }
}

const expectAbout = ({ data }: Pushed, { id }: ChatMessage) =>
  expect(data).toMatchObject({ type: 'reply', bubbles: '1', messageId: id })

describe.concurrent('text typed into a notification', () => {
  test('becomes a message that answers it; its answer comes to the phone and to an open feed', async () => {
    const { student, device, shown } = await notified()
    using feed = await openFeed(stack.url, student)
    expect(await reply(shown.data.replyToken, '!say **Harika!**')).toMatchObject(accepted)
    const [, second] = await pushedTo(device, 2)
    const [, about, question, companions, ...more] = await history(student)
    if (!about || !question || !companions || !second) throw new Error('something is missing')
    expect(more).toEqual([])
    expect(question).toMatchObject({
      role: 'user',
      origin: 'notification',
      content: '!say **Harika!**',
      replyTo: { id: about.id, content: 'Nasıl gidiyor?' },
    })
    expect(companions).toMatchObject({ role: 'assistant', origin: 'notification', content: '**Harika!**' })
    expectAbout(shown, about)
    expectAbout(second, companions)
    expect(second.notification.body).toBe('Harika!')
    const { turnId } = question
    const seen = await eventually('the answer in the feed', () => {
      const events = feed.events.filter(({ data }) => 'turnId' in data && data.turnId === turnId)
      return events.at(-1)?.event === 'done' && events
    })
    expect(seen[0]).toMatchObject({ event: 'start', data: { message: { id: question.id, origin: 'notification' } } })
    expect(seen.at(-1)).toMatchObject({ data: { finish: 'complete', messages: [{ id: companions.id }] } })
  })

  test('is taken from a notification by alias too', async () => {
    const student = await stack.student()
    await send(stack.url, student, { message: '!say Nasıl gidiyor?' })
    const notifications = () =>
      stack.push.sent({ externalId: student.sub }).map(({ body }) => Notified.parse(body).data)
    const first = await eventually('the notification', () => notifications()[0])
    expect(await reply(first.replyToken, '!say Harika!')).toMatchObject(accepted)
    const second = await eventually('its answer', () => notifications()[1])
    const messages = await history(student)
    expect(messages.map(({ id }) => id)).toEqual([
      expect.anything(),
      first.messageId,
      expect.anything(),
      second.messageId,
    ])
    expect(messages[2]?.replyTo?.id).toBe(first.messageId)
  })

  test('whose answer fails is answered again, and in the end apologised for on the phone', async () => {
    const { student, device, shown } = await notified()
    expect(await reply(shown.data.replyToken, '!fail 500')).toMatchObject(accepted)
    const key = await keyOf(stack, student)
    const companions = await eventually('the apology', async () => {
      await stack.query(
        `UPDATE chat.turn SET not_before = clock_timestamp()
           WHERE student_key = $1 AND state = 'waiting' AND not_before > clock_timestamp()`,
        [key],
      )
      return (await history(student))[3]
    })
    expect(companions).toMatchObject({ role: 'assistant', content: expect.stringContaining('Kusura bakma') })
    const [, second] = await pushedTo(device, 2)
    if (!second) throw new Error('nothing was pushed')
    expectAbout(second, companions)
    // A turn that failed has not asked the profile whether texts are wanted.
    expect(second.notification.body).toBe(hiddenBody)
    const turn = await stack.query('SELECT state, reruns FROM chat.turn WHERE id = $1', [companions.turnId])
    expect(turn).toEqual([{ state: 'done', reruns: 3 }])
  })

  test('whose answer fails holds back no newer message, which answers both', async () => {
    const { student, device, shown } = await notified()
    expect(await reply(shown.data.replyToken, '!fail 500')).toMatchObject(accepted)
    const key = await keyOf(stack, student)
    const turn = await eventually('the reply to wait for its next run', async () => {
      const [row] = await stack.query(
        `UPDATE chat.turn SET not_before = clock_timestamp() + interval '1 hour'
         WHERE student_key = $1 AND state = 'waiting' AND not_before IS NOT NULL RETURNING id`,
        [key],
      )
      return row
    })
    const following = call(stack.url, student, 'GET', `/api/chat/turns/${turn.id}/stream`)
    expect((await following).status).toBe(200)
    const { last } = await send(stack.url, student, { message: '!say Buradayım' })
    expect(last).toMatchObject({ event: 'done', data: { messages: [{ content: 'Buradayım' }] } })
    const ended = (await allEvents(await following)).at(-1)
    expect(ended).toMatchObject({ event: 'done', data: { turnId: turn.id, finish: 'complete', messages: [] } })
    expect((await history(student)).slice(2).map(({ content }) => content)).toEqual([
      '!fail 500',
      '!say Buradayım',
      'Buradayım',
    ])
    expect((await readHistory(stack.url, student)).body.turns).toEqual([])
    const pushed = await pushedTo(device, 2)
    expect(pushed.map(({ notification }) => notification.body)).toEqual([expect.anything(), 'Buradayım'])
  })

  test('is refused with 404 once its student was erased', async () => {
    const { student, shown } = await notified()
    expect((await call(stack.url, student, 'DELETE', '/api/me')).status).toBe(200)
    const gone = () => reply(shown.data.replyToken, '!say x')
    await eventually('the student to be gone', async () => (await gone()).status === 404)
    expect(await gone()).toMatchObject({ status: 404, body: { error: 'student not found' } })
  })

  test('is refused with anything but a reply token, which in turn opens nothing else', async () => {
    const { student, device, shown } = await notified()
    const { replyToken } = shown.data
    const flipped = (replyToken.startsWith('A') ? 'B' : 'A') + replyToken.slice(1)
    for (const token of [student.token, device, shown.data.messageId, flipped, `${replyToken} `, replyToken.slice(1)])
      expect(await reply(token, '!say x')).toMatchObject(invalidToken)
    for (const path of ['/api/me', '/api/chat/history', '/api/chat/events'])
      expect(await answer(call(stack.url, { sub: '', token: replyToken }, 'GET', path))).toMatchObject(unauthorized)
    expect(await history(student)).toHaveLength(2)
  })
})

test.concurrent('what was still to be sent to an erased student is not', async () => {
  const student = await stack.student({
    claims: { amr: [{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) - 100 }] },
  })
  const tokens = [await addDevice(student, 'busy'), await addDevice(student, 'down')]
  await send(stack.url, student, { message: '!say x' })
  await eventually('first attempts', () => tokens.every((token) => stack.push.attempts({ token }).length > 0))
  const key = await keyOf(stack, student)
  expect((await call(stack.url, student, 'DELETE', '/api/me')).status).toBe(200)
  await eventually('the deliveries to be gone', async () => {
    const rows = await stack.query('SELECT FROM notify.delivery WHERE student_key = $1', [key])
    return rows.length === 0
  })
  expect(tokens.flatMap((token) => stack.push.sent({ token }))).toEqual([])
})

test.concurrent('no log and no ledger has a text or a reply token, nor more of a token than its last 12 characters', async () => {
  const student = await stack.student()
  const kinds = ['phone', 'dead', 'mismatch', 'busy', 'garbage', 'reset', 'down']
  const tokens = await Promise.all(kinds.map((kind) => addDevice(student, kind)))
  const [question, companions, typed] = [randomUUID(), randomUUID(), randomUUID()]
  await send(stack.url, student, { message: `${question}\n!say ${companions}` })
  const [phone = ''] = tokens
  const [shown] = await pushedTo(phone, 1)
  await reply(shown?.data.replyToken ?? '', typed)
  await pushedTo(phone, 2)
  await call(stack.url, student, 'POST', '/api/devices/test', {})
  const attempts = tokens.map((token) => stack.push.attempts({ token }))
  for (const tried of attempts) expect(tried).not.toEqual([])
  const replyTokens = attempts.flat().flatMap(({ body }) => Pushed.safeParse(body).data?.data.replyToken ?? [])
  expect(replyTokens.length).toBeGreaterThan(tokens.length)

  const notifiers = () => Promise.all(['notifier', 'notifier-2'].map(stack.logs))
  const masked = tokens[kinds.indexOf('down')]?.slice(-12)
  await eventually('a retry in a log', async () => (await notifiers()).join().includes(`"${masked}"`))
  const ledger = await stack.query(
    `SELECT a.answer FROM notify.attempt AS a JOIN notify.delivery AS d ON d.id = a.delivery_id
     WHERE d.student_key = $1`,
    [await keyOf(stack, student)],
  )
  const logs = await Promise.all(Object.keys(stack.parts).map(stack.logs))
  const secrets = [...tokens.map((token) => token.slice(-13)), ...replyTokens, question, companions, typed]
  for (const text of [...logs, JSON.stringify(ledger)])
    for (const secret of [...secrets, ...tokens.map((token) => token.slice(0, -12))]) expect(text).not.toContain(secret)
})
