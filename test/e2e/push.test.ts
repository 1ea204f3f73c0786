import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, call, readEvents, readHistory, send } from '../support/client.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

async function addDevice(student: Student, token = `phone-${randomUUID()}`, platform = 'android'): Promise<string> {
  const { status } = await call(stack.url, student, 'POST', '/api/devices', { token, platform })
  expect(status).toBe(200)
  return token
}

/** The bubbles that answer a message. */
async function ask(student: Student, message: string): Promise<ChatMessage[]> {
  const { last } = await send(stack.urls.at(-1) ?? stack.url, student, { message })
  if (last.event !== 'done') throw new Error(`the turn ended with ${last.event}`)
  return last.data.messages
}

const history = async (student: Student): Promise<ChatMessage[]> =>
  (await readHistory(stack.url, student)).body.messages

/** Where the student's notifications went, once there are so many deliveries and nothing is sent any more. */
const deliveriesOf = (student: Student, count: number) =>
  eventually('the deliveries to be decided', async () => {
    const rows = await stack.query(
      'SELECT provider, state FROM notify.delivery WHERE student_key = $1 ORDER BY created_at',
      [await keyOf(stack, student)],
    )
    return rows.length >= count && rows.every(({ state }) => state !== 'pending') && rows
  })
const sent = (provider: 'fcm' | 'onesignal') => ({ provider, state: 'sent' })

const Notified = z.looseObject({ data: z.looseObject({ messageId: z.uuid(), replyToken: z.string().optional() }) })
const dataOf = (sent: { body: unknown } | undefined) => Notified.parse(sent?.body).data
const messagesTo = (token: string) => stack.push.sent({ token }).map((sent) => dataOf(sent).messageId)
const messagesByAlias = ({ sub }: Student) =>
  stack.push.sent({ externalId: sub }).map(({ body }) => Notified.parse(body).data.messageId)

const replyToken = expect.stringMatching(/^[\w-]{43}$/)

describe.concurrent('an answer', () => {
  test('is pushed once to every device of its student, with all that a reply needs', async () => {
    const student = await stack.student()
    const tokens = [await addDevice(student), await addDevice(student, undefined, 'ios')]
    const bubbles = await ask(student, '!say **Merhaba** Ayşe!\\n\\n[Kaynak](https://a.example)\\n\\n- `x` ve _y_')
    expect(await deliveriesOf(student, 2)).toEqual([sent('fcm'), sent('fcm')])
    const messageId = bubbles[0]?.id
    const [android = '', ios = ''] = tokens
    const text = { title: 'Yoldaş', body: 'Merhaba Ayşe! Kaynak x ve y' }
    const data = { type: 'reply', bubbles: '3', messageId, unread: '3', replyToken }
    const counted = { fcm_options: { analytics_label: 'reply' } }
    expect(stack.push.sent({ token: android }).map(({ body }) => body)).toEqual([
      {
        token: android,
        data: { ...data, ...text, channelId: 'companion-message', tag: messageId },
        android: { priority: 'high', ttl: '86400s' },
        ...counted,
      },
    ])
    expect(stack.push.sent({ token: ios }).map(({ body }) => body)).toEqual([
      {
        token: ios,
        notification: text,
        data,
        apns: {
          headers: {
            'apns-priority': '10',
            'apns-collapse-id': messageId,
            'apns-expiration': expect.stringMatching(/^\d{10}$/),
          },
          payload: {
            aps: {
              sound: 'default',
              'thread-id': 'companion-message',
              'interruption-level': 'active',
              category: 'companion-message',
              badge: 3,
            },
          },
        },
        ...counted,
      },
    ])
    const offered = tokens.map((token) => dataOf(stack.push.sent({ token })[0]).replyToken)
    expect(new Set(offered).size).toBe(2)
    expect(stack.push.attempts({ externalId: student.sub })).toEqual([])
  })

  const family = '👨‍👩‍👧‍👦'
  test.each([
    ['180 code points is shown whole', '👍'.repeat(180), '👍'.repeat(180)],
    ['one more is cut', '👍'.repeat(181), `${'👍'.repeat(179)}…`],
    ['families is cut between two', family.repeat(1_142), `${family.repeat(25)}…`],
    ['a letter with a mark at the cut loses both', `${'a'.repeat(178)}e\u0301x`, `${'a'.repeat(178)}…`],
    ['nothing visible says that something came', '**\u200d**', 'Yeni bir mesajın var.'],
  ])('of %s, within what a notification may weigh', async (_name, text, body) => {
    const student = await stack.student()
    const token = await addDevice(student)
    await ask(student, `!say ${text}`)
    await deliveriesOf(student, 1)
    const [message] = stack.push.sent({ token }).map(({ body }) => body)
    expect(message).toMatchObject({ data: { body } })
    expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(4096)
  })

  test('whose client went away is stored and pushed', async () => {
    const student = await stack.student()
    const token = await addDevice(student)
    const leaving = new AbortController()
    const response = await fetch(`${stack.url}/api/chat/send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: '!tokens 30\n!delay 20' }),
      signal: leaving.signal,
    })
    for await (const { event } of readEvents(response)) if (event === 'chunk') break
    leaving.abort()
    await deliveriesOf(student, 1)
    const [question, companions, ...more] = await history(student)
    expect([question?.role, companions?.role, more]).toEqual(['user', 'assistant', []])
    expect(companions?.content).toMatch(/kelime30\s*$/)
    expect(messagesTo(token)).toEqual([companions?.id])
  })
})

describe.concurrent('nothing is pushed of a turn', () => {
  test.each<[string, string, boolean, (last: Awaited<ReturnType<typeof send>>['last']) => void]>([
    [
      'that was stopped, though its text is stored',
      '!tokens 400\n!delay 20',
      true,
      (last) => expect(last).toMatchObject({ data: { finish: 'stopped', messages: [{}] } }),
    ],
    ['that failed', '!fail 400', false, ({ event }) => expect(event).toBe('error')],
    [
      'that is a reaction alone',
      '!tool react {"emoji":"👍"}\n!say',
      false,
      (last) => expect(last).toMatchObject({ event: 'done', data: { finish: 'complete', messages: [] } }),
    ],
  ])('%s', async (_name, message, isStopped, expectEnd) => {
    const student = await stack.student()
    const token = await addDevice(student)
    const response = await call(stack.url, student, 'POST', '/api/chat/send', { message })
    let last: Awaited<ReturnType<typeof send>>['last'] | undefined
    for await (const event of readEvents(response)) {
      if (isStopped && last?.event !== 'chunk' && event.event === 'chunk')
        await call(stack.url, student, 'POST', `/api/chat/turns/${event.data.turnId}/stop`)
      last = event
    }
    if (!last) throw new Error('nothing was streamed')
    expectEnd(last)
    const [next] = await ask(student, '!say sıradaki')
    expect(await deliveriesOf(student, 1)).toEqual([sent('fcm')])
    expect(messagesTo(token)).toEqual([next?.id])
  })
})

describe.concurrent('a student without devices', () => {
  test('is notified by alias, which is their sub', async () => {
    const student = await stack.student({ sub: `öğrenci/${randomUUID()} *.>` })
    const bubbles = await ask(student, '!say **Merhaba!**\\n\\nNasılsın?')
    expect(await deliveriesOf(student, 1)).toEqual([sent('onesignal')])
    const messageId = bubbles[0]?.id
    expect(stack.push.sent({ externalId: student.sub }).map(({ body }) => body)).toEqual([
      {
        app_id: '00000000-0000-4000-8000-000000000001',
        include_aliases: { external_id: [student.sub] },
        target_channel: 'push',
        headings: { en: 'Yoldaş', tr: 'Yoldaş' },
        contents: { en: 'Merhaba! Nasılsın?', tr: 'Merhaba! Nasılsın?' },
        data: { type: 'reply', bubbles: '2', messageId, unread: '2', replyToken },
        collapse_id: messageId,
        idempotency_key: expect.any(String),
        priority: 10,
        ttl: 86_400,
        thread_id: 'companion-message',
        ios_interruption_level: 'active',
        existing_android_channel_id: 'companion-message',
        ios_category: 'companion-message',
        ios_badgeType: 'SetTo',
        ios_badgeCount: 2,
      },
    ])
  })

  test('any more is notified by alias again', async () => {
    const student = await stack.student()
    const token = await addDevice(student)
    const [first] = await ask(student, '!say bir')
    await deliveriesOf(student, 1)
    await call(stack.url, student, 'DELETE', '/api/devices', { token })
    const [second] = await ask(student, '!say iki')
    expect(await deliveriesOf(student, 2)).toEqual([sent('fcm'), sent('onesignal')])
    expect([messagesTo(token), messagesByAlias(student)]).toEqual([[first?.id], [second?.id]])
  })
})

describe.concurrent('a device that was handed over', () => {
  const reply = async (token: string) =>
    (await call(stack.url, null, 'POST', '/api/notifications/reply', { token, text: '!say x' })).status

  test('gets its new owner’s answers alone, and the old owner’s go to what they still have', async () => {
    const [former, owner] = [await stack.student(), await stack.student()]
    const [shared, kept] = [await addDevice(former), await addDevice(former)]
    const [before] = await ask(former, '!say önce')
    await deliveriesOf(former, 2)
    await addDevice(owner, shared)
    const [after, owners] = [(await ask(former, '!say sonra'))[0], (await ask(owner, '!say benim'))[0]]
    expect(await deliveriesOf(former, 3)).toHaveLength(3)
    expect(await deliveriesOf(owner, 1)).toEqual([sent('fcm')])
    expect(messagesTo(shared)).toEqual([before?.id, owners?.id])
    expect(messagesTo(kept)).toEqual([before?.id, after?.id])
    const offers = (token: string) => stack.push.sent({ token }).map((sent) => reply(dataOf(sent).replyToken ?? ''))
    expect(await Promise.all(offers(shared))).toEqual([401, 202])
    expect(await Promise.all(offers(kept))).toEqual([202, 202])
  })

  test('leaves the old owner their alias', async () => {
    const [former, owner] = [await stack.student(), await stack.student()]
    const token = await addDevice(former)
    await addDevice(owner, token)
    const [message] = await ask(former, '!say x')
    expect(await deliveriesOf(former, 1)).toEqual([sent('onesignal')])
    expect([messagesByAlias(former), messagesTo(token)]).toEqual([[message?.id], []])
  })

  test('gets nothing of what was still to be sent to its old owner', async () => {
    const [former, owner] = [await stack.student(), await stack.student()]
    const token = await addDevice(former, `busy-${randomUUID()}`)
    await ask(former, '!say x')
    await eventually('a first attempt', () => stack.push.attempts({ token }).length > 0)
    await addDevice(owner, token)
    await stack.query('UPDATE notify.delivery SET due_at = clock_timestamp() WHERE student_key = $1', [
      await keyOf(stack, former),
    ])
    expect(await deliveriesOf(former, 1)).toMatchObject([{ state: 'dropped' }])
    expect(stack.push.sent({ token })).toEqual([])
  })
})

describe.concurrent('a test of devices', () => {
  const tryDevices = (student: Student, body?: object) =>
    answer(call(stack.url, student, 'POST', '/api/devices/test', body))
  const shown = (token: string) => token.slice(-12)

  test('notifies all of them, or the one that is named, of nothing but the test', async () => {
    const student = await stack.student()
    const [android, ios] = [await addDevice(student), await addDevice(student, `slow-${randomUUID()}`, 'ios')]
    const results = [
      { token: shown(android), platform: 'android', ok: true },
      { token: shown(ios), platform: 'ios', ok: true },
    ]
    expect(await tryDevices(student)).toMatchObject({ status: 200, body: { results } })
    const named = await tryDevices(student, { token: android })
    expect(named.body).toEqual({ results: results.slice(0, 1) })
    const tests = [android, ios].map((token) => stack.push.sent({ token }))
    expect(tests.map(({ length }) => length)).toEqual([2, 1])
    const body = expect.stringMatching(/Yoldaş sana buradan yazacak/)
    const text = { title: 'Yoldaş', body }
    for (const test of tests[0] ?? [])
      expect(test.body).toHaveProperty('data', { type: 'test', ...text, channelId: 'companion-message', tag: 'test' })
    for (const test of tests[1] ?? []) expect(test.body).toMatchObject({ notification: text, data: { type: 'test' } })
  })

  test.each([
    ['dead', 'Requested entity was not found.', false],
    ['invalid', 'The registration token is not a valid FCM registration token', false],
    ['mismatch', 'SenderId mismatch', true],
    ['busy', 'The service is currently unavailable.', true],
  ])(
    'answers what the provider says of one that is %s, and keeps only what is not dead',
    async (kind, reason, isKept) => {
      const student = await stack.student()
      const [bad, good] = [await addDevice(student, `${kind}-${randomUUID()}`), await addDevice(student)]
      const { body } = await tryDevices(student)
      expect(body).toEqual({
        results: [
          { token: shown(bad), platform: 'android', ok: false, reason },
          { token: shown(good), platform: 'android', ok: true },
        ],
      })
      const left = await stack.query('SELECT token FROM notify.device WHERE token = ANY ($1)', [[bad, good]])
      expect(left.map(({ token }) => token).toSorted()).toEqual((isKept ? [bad, good] : [good]).toSorted())
    },
  )

  test('tries no device of another student', async () => {
    const [student, other] = [await stack.student(), await stack.student()]
    await addDevice(student)
    const token = await addDevice(other)
    expect(await tryDevices(student, { token })).toMatchObject({ status: 200, body: { results: [] } })
    expect(stack.push.attempts({ token })).toEqual([])
  })
})
