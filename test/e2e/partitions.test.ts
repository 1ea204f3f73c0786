import { partitionOf } from '@yoldas/contracts/bus'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FeedEvent, type OpenFeed, openFeed, send } from '../support/client.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'

const partitions = 3
const opened = new AsyncDisposableStack()
let stack: Stack
beforeAll(async () => {
  stack = opened.use(await startStack({ partitions, replicas: { 'companion-scheduler': 0, notifier: 0 } }))
})
afterAll(() => opened.disposeAsync())

/** A student whose live events are in the stream, and whose first turn is over. */
async function studentOf(stream: number): Promise<Student> {
  for (;;) {
    const student = await stack.student()
    await send(stack.url, student, { message: '!say merhaba' })
    const [row] = await stack.query('SELECT student_key FROM profile.student WHERE sub = $1', [student.sub])
    if (partitionOf(String(row?.student_key), partitions) === stream) return student
  }
}

const resyncs = ({ events }: OpenFeed) => events.filter(({ event }) => event === 'resync').length
const isDone = ({ event }: FeedEvent) => event === 'done'
const endOf =
  (turnId?: string) =>
  ({ event, data }: FeedEvent) =>
    event === 'done' && data.turnId === turnId

test('a feed goes on and is resumed in its own partition, and notices nothing when another one is lost', async () => {
  const [first, second] = [await studentOf(0), await studentOf(1)]
  using feed = await openFeed(stack.url, first)
  using other = await openFeed(stack.url, second)
  for (const student of [first, second]) await send(stack.url, student, { message: '!say bir' })
  await eventually('both ends', () => feed.events.some(isDone) && other.events.some(isDone))
  // What comes while it is away is in its stream.
  const away = other.events.at(-1)?.id ?? ''
  other[Symbol.dispose]()
  const missed = await send(stack.url, second, { message: '!say iki' })
  using resumed = await openFeed(stack.url, second, away)
  await eventually('what was missed', () => resumed.events.some(isDone))
  expect(resumed.events.map(({ event }) => event)).toEqual(['start', 'done'])
  expect(resumed.events.at(-1)?.data).toMatchObject({ turnId: missed.turnId })

  await stack.withStreams((streams) => streams.delete('LIVE-2'))
  await eventually('that its own stream is another', () => resumed.events.some(({ event }) => event === 'resync'))
  const later = await Promise.all([first, second].map((student) => send(stack.url, student, { message: '!say üç' })))
  for (const [nth, { events }] of [feed, resumed].entries())
    await eventually('its end', () => events.some(endOf(later[nth]?.turnId)))
  expect([feed, resumed].map(resyncs)).toEqual([0, 1])
  // Its place is still one to continue from.
  using again = await openFeed(stack.url, first, feed.events.at(-1)?.id)
  await send(stack.url, first, { message: '!say dört' })
  await eventually('the next end', () => again.events.some(isDone))
  expect(resyncs(again)).toBe(0)
})

test('over another number of streams every feed says resync once, and goes on', async () => {
  const students = [await studentOf(0), await studentOf(1)]
  await using opened = new AsyncDisposableStack()
  const feeds: OpenFeed[] = []
  for (const student of students) feeds.push(opened.use(await openFeed(stack.url, student)))
  for (const [nth, count] of [2, 1].entries()) {
    await stack.spreadLive(count)
    await eventually('that all of them know', () => feeds.every((feed) => resyncs(feed) > nth))
    for (const [of, feed] of feeds.entries()) {
      const { turnId } = await send(stack.url, students[of] ?? { sub: '', token: '' }, { message: '!say bir' })
      await eventually('its end', () => feed.events.some(endOf(turnId)))
    }
  }
  expect(feeds.map(resyncs)).toEqual([2, 2])
})
