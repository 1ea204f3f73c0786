import { eventually } from '@yoldas/testkit'
import { beforeAll, expect, test } from 'vitest'
import { allEvents, call, type FeedEvent, openFeed, send } from '../support/client.ts'
import { type Stack, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const incarnation = () =>
  stack.withStreams((streams) =>
    streams.info('LIVE').then(
      ({ created }) => created,
      () => null,
    ),
  )

const endOf =
  (turnId: string) =>
  ({ event, data }: FeedEvent) =>
    event === 'done' && data.turnId === turnId

test('the live stream is there again soon after it was deleted, and feeds and turns go on', async () => {
  const student = await stack.student()
  using feed = await openFeed(stack.url, student)
  const before = await incarnation()
  const turn = send(stack.url, student, { message: '!delay 100\n!tokens 40' })
  await eventually('a chunk', () => feed.events.some(({ event }) => event === 'chunk'))
  await stack.withStreams((streams) => streams.delete('LIVE'))
  await eventually('another one', async () => {
    const now = await incarnation()
    return now !== null && now !== before
  })
  const { turnId, events } = await turn
  expect(events.at(-1)?.event).toBe('done')
  await eventually('its end', () => feed.events.some(endOf(turnId)))
  // What is published from now on can be resumed again, in the feed and in a turn's stream.
  const later = await send(stack.url, student, { message: '!say sonra' })
  await eventually('its end', () => feed.events.some(endOf(later.turnId)))
  const resumed = await allEvents(await call(stack.url, student, 'GET', `/api/chat/turns/${later.turnId}/stream`))
  expect(resumed.at(-1)).toMatchObject({ event: 'done', data: { messages: [{ content: 'sonra' }] } })
})
