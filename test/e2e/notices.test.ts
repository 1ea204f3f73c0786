import { ChatHistoryResponse } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { beforeAll, expect, test } from 'vitest'
import { allEvents, answer, call, type FeedEvent, readFeed, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const historyOf = async (student: Student) =>
  ChatHistoryResponse.parse((await answer(call(stack.url, student, 'GET', '/api/chat/history'))).body).messages
const keyOf = async ({ sub }: Student) => {
  const [row] = await stack.query('SELECT student_key FROM profile.student WHERE sub = $1', [sub])
  return row?.student_key
}
/** The conversation of a student who has arrived. */
const arrived = (student: Student) =>
  eventually('the notice', async () => (await historyOf(student)).find(({ origin }) => origin === 'notice'))

async function openRawFeed(student: Student) {
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${student.token}` }
  const response = await fetch(`${stack.url}/api/chat/events`, { headers, signal: leaving.signal })
  const events: FeedEvent[] = []
  const read = async () => {
    for await (const event of readFeed(response)) events.push(event)
  }
  void read().catch(() => {})
  await eventually('hello', () => events.length > 0)
  return { events, [Symbol.dispose]: () => leaving.abort() }
}

const outline = (events: FeedEvent[]) =>
  events.flatMap((event) =>
    event.event === 'message' ? [event.data.message.origin] : /start|done/.test(event.event) ? [event.event] : [],
  )

test('who arrives has a notice at once, and the feed shows it before the first message', async () => {
  const student = await stack.student()
  const first = await arrived(student)
  expect(first).toMatchObject({ turnIndex: 0, role: 'assistant', author: 'hand', media: [], help: [] })
  expect(first.content).toContain('bilgisayar programı')
  expect(first.content).toContain('112')
  // As if the message were faster than what is known of the arrival.
  const key = await keyOf(student)
  for (const table of ['message', 'turn', 'conversation'])
    await stack.query(`DELETE FROM chat.${table} WHERE student_key = $1`, [key])

  using feed = await openRawFeed(student)
  const { events, last } = await send(stack.url, student, { message: '!say selam' })
  expect(events[0]?.event).toBe('start')
  await eventually('the end', () => feed.events.some(({ event }) => event === 'done'))
  expect(outline(feed.events)).toEqual(['notice', 'start', 'done'])
  const history = await historyOf(student)
  expect(history.map(({ origin, turnIndex }) => [origin, turnIndex])).toEqual([
    ['notice', 0],
    ['chat', 1],
    ['chat', 1],
  ])
  expect(last).toMatchObject({ event: 'done', data: { messages: [history[2]] } })
  const shown = feed.events.find(({ event }) => event === 'message')
  expect(shown?.data).toEqual({ message: history[0] })
})

test('20 first messages at once, on two gateways and engines, find one notice', async () => {
  const students = await Promise.all(Array.from({ length: 4 }, () => stack.student()))
  const post = async (student: Student, nth: number) =>
    allEvents(await call(stack.urls[nth % 2] ?? '', student, 'POST', '/api/chat/send', { message: '!say evet' }))
  await Promise.all(students.flatMap((student) => Array.from({ length: 20 }, (_, nth) => post(student, nth))))
  for (const student of students) {
    const history = await historyOf(student)
    expect(history.filter(({ origin }) => origin === 'notice')).toEqual([history[0]])
    const indexes = history.filter(({ role }) => role === 'user').map(({ turnIndex }) => turnIndex)
    expect(indexes).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1))
  }
})

test('a pause is suggested behind an answer, which can still be written anew', async () => {
  const student = await stack.student()
  await send(stack.url, student, { message: '!say bir' })
  await stack.query(`UPDATE chat.conversation SET pause_from = pause_from - interval '1 hour' WHERE student_key = $1`, [
    await keyOf(student),
  ])
  using feed = await openRawFeed(student)
  const { turnId, last } = await send(stack.url, student, { message: '!say iki' })
  await eventually('the notice', () => feed.events.some(({ event }) => event === 'message'))
  expect(outline(feed.events)).toEqual(['start', 'done', 'notice'])
  const history = await historyOf(student)
  expect(history.at(-1)).toMatchObject({ origin: 'notice', author: 'hand', turnIndex: 3 })
  expect(last).toMatchObject({ data: { messages: [history.at(-2)] } })
  const again = await allEvents(await call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/regenerate`, {}))
  expect(again.at(-1)?.event).toBe('done')
  expect((await historyOf(student)).map(({ origin }) => origin)).toEqual([
    'notice',
    ...Array(3).fill('chat'),
    'notice',
    'chat',
  ])
})
