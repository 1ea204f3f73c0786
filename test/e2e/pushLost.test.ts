import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { beforeAll, expect, test } from 'vitest'
import { allEvents, call } from '../support/client.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const notifiers = ['notifier', 'notifier-2']
const killNotifiers = () => Promise.all(notifiers.map((name) => stack.parts[name]?.kill()))
const restartNotifiers = () => Promise.all(notifiers.map((name) => stack.restart(name)))

async function loseStore() {
  await stack.nats.kill()
  await stack.restartNats({ storeLost: true })
}

/** While everybody else is connected. */
const loseWith = (fault: 'delete' | 'purge') => async () => {
  await stack.withStreams((streams): Promise<unknown> => streams[fault]('EVENTS'))
  await restartNotifiers()
}

/** The id of the bubble that answers, as soon as the gateway takes a message. */
async function ask(student: Student): Promise<string> {
  const body = { message: '!say cevap', clientId: randomUUID() }
  const last = await eventually('a turn', async () => {
    const response = await call(stack.url, student, 'POST', '/api/chat/send', body)
    if (response.status === 200) return (await allEvents(response)).at(-1)
    await response.body?.cancel()
    return undefined
  })
  const [first] = last.event === 'done' ? last.data.messages : []
  if (!first) throw new Error(`the turn ended with ${last.event}`)
  return first.id
}

/** Of the streams that the events of a student's turns were published to; null for what is not. */
async function streamsOf(student: Student): Promise<unknown[]> {
  const rows = await stack.query(
    `SELECT CASE WHEN published_at IS NOT NULL THEN incarnation END AS stream FROM chat.outbox
     WHERE student_key = $1 AND subject LIKE 'events.companion.%'`,
    [await keyOf(stack, student)],
  )
  return rows.map(({ stream }) => stream)
}

test.each([
  ['right after a turn', { before: async () => {}, after: loseStore }],
  [
    'before any notifier received the event of the turn',
    { before: killNotifiers, after: async () => void (await Promise.all([loseStore(), restartNotifiers()])) },
  ],
  [
    'before any notifier received the event of the turn, when the stream was deleted',
    { before: killNotifiers, after: loseWith('delete') },
  ],
  [
    'before any notifier received the event of the turn, when the stream was emptied',
    { before: killNotifiers, after: loseWith('purge') },
  ],
  [
    'with the notifiers, after the push was sent',
    {
      before: async () => {},
      after: async (token: string) => {
        // After the earlier one.
        await eventually('the push', () => stack.push.sent({ token }).length > 1)
        await Promise.all([loseStore(), killNotifiers()])
        await restartNotifiers()
      },
    },
  ],
])('a push arrives and shows once, though NATS lost all that it had stored %s', async (_name, { before, after }) => {
  const student = await stack.student()
  const token = `phone-${randomUUID()}`
  await eventually('the device to be registered', async () => {
    const body = { token, platform: 'ios' }
    return (await call(stack.url, student, 'POST', '/api/devices', body)).status === 200
  })
  const earlier = await ask(student)
  const [stream] = await eventually('the earlier push, and what it came by', async () => {
    const streams = await streamsOf(student)
    return streams[0] !== null && stack.push.sent({ token }).length > 0 && streams
  })
  await before()
  const message = await ask(student)
  await after(token)
  await eventually('the events to be in the new stream', async () => {
    const streams = await streamsOf(student)
    return streams.length === 2 && streams.every((now) => now !== null && now !== stream)
  })
  const later = await ask(student)
  await eventually('what came later', () => stack.push.shown({ token }).some(({ tag }) => tag === later))
  const ids = [earlier, message, later]
  await eventually('all of them', () => stack.push.shown({ token }).length >= ids.length)
  expect(
    stack.push
      .shown({ token })
      .map(({ tag, count }) => [tag, count])
      .toSorted(),
  ).toEqual(ids.map((id) => [id, 1]).toSorted())
})

test('what was kept for long enough is forgotten when a notifier starts', async () => {
  const student = await stack.student()
  await call(stack.url, student, 'POST', '/api/devices', { token: `phone-${randomUUID()}`, platform: 'ios' })
  await ask(student)
  const key = await keyOf(stack, student)
  const offered = () => stack.query('SELECT FROM notify.reply_token WHERE student_key = $1', [key])
  await eventually('a reply to be offered', async () => (await offered()).length === 1)
  await stack.query('UPDATE notify.reply_token SET expires_at = clock_timestamp() WHERE student_key = $1', [key])
  await stack.parts['notifier-2']?.kill()
  await stack.restart('notifier-2')
  await eventually('it to be forgotten', async () => (await offered()).length === 0)
})
