import { randomUUID } from 'node:crypto'
import { LiveEvent } from '@yoldas/contracts/live'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '../chaos/random.ts'
import { type ClientEvent, FeedEvent, readHistory, rebuildBubbles, send } from '../support/client.ts'
import { type FaultyLine, startFaultyLine } from '../support/faultyLine.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { openEventSource } from './eventSource.ts'
import { openFetchEventSource, openPage } from './fetchEventSource.ts'
import type { Asked, Open, Opened, Read } from './open.ts'
import { openReactNativeSse } from './reactNativeSse.ts'
import { installXhr } from './xhr.ts'

let stack: Stack
let page: ReturnType<typeof openPage>
const globals = new DisposableStack()
beforeAll(async () => {
  stack = await sharedStack()
  page = globals.use(openPage())
  globals.use(installXhr())
})
afterAll(() => globals.dispose())

const feedOf = ({ url }: { url: string }, { token }: Student): Asked => ({
  url: `${url}/api/chat/events`,
  method: 'GET',
  token,
})

/** Reads a feed; the test ends it. */
function readFeed(open: Open, asked: Asked) {
  const events: FeedEvent[] = []
  const opened = open(asked, ({ id, event, data }) =>
    events.push(FeedEvent.parse({ id, event, data: JSON.parse(data) })),
  )
  return { events, [Symbol.dispose]: () => opened.close() }
}

/** Sends a message and reads its turn to the end, over a line that breaks after every fourth event. */
async function readTurn(open: Open, asked: Asked, line: FaultyLine): Promise<ClientEvent[]> {
  const events: ClientEvent[] = []
  const ended = Promise.withResolvers<void>()
  const onEvent = ({ id, event, data }: Read) => {
    events.push({ ...LiveEvent.parse({ n: Number(id.split(':')[1]), event, data: JSON.parse(data) }), id })
    if (event !== 'done' && event !== 'error') {
      if (events.length % 4 !== 1) return
      line.cut()
      return line.fail()
    }
    opened.close()
    ended.resolve()
  }
  const opened: Opened = open(asked, onEvent)
  await ended.promise
  return events
}

/** That a screen which these were applied to, in their order, has the turn once and whole. */
function expectOnce(events: Array<ClientEvent | FeedEvent>, content: string) {
  const names = events.map(({ event }) => event)
  expect([names.filter((name) => name === 'start').length, names[0]]).toEqual([1, 'start'])
  expect([names.filter((name) => name === 'done').length, names.at(-1)]).toEqual([1, 'done'])
  expect(events.at(-1)).toMatchObject({ data: { messages: [{ content }] } })
  // Who was away until its end is shown no chunks of it.
  if (names.includes('chunk')) expect(rebuildBubbles(events)).toEqual([content])
}

const ofTurn = (events: FeedEvent[], turnId: string) =>
  events.filter(({ data }) => 'turnId' in data && data.turnId === turnId)

const clients: Array<[string, Open, number]> = [
  ['eventsource', openEventSource, 1],
  ['@microsoft/fetch-event-source', openFetchEventSource, 2],
  ['react-native-sse', openReactNativeSse, 3],
]

describe.concurrent.each(clients)('%s', (_name, open, seed) => {
  test('reads feed and turn through drops without loss or doubling, also after a quiet period', async () => {
    const student = await stack.student()
    await using line: FaultyLine = await startFaultyLine(stack.url, seeded(seed), { retryMilliseconds: 20 })
    line.heal()
    using feed = readFeed(open, feedOf(line, student))
    await eventually('hello', () => feed.events.some(({ event }) => event === 'hello'))

    // Nothing has happened since the feed was opened. While it is cut off, another device sends.
    line.cut()
    const quiet = await send(stack.url, student, { message: '!say sessizlikten sonra' })
    line.fail()
    const isOver = (turnId: string) => ofTurn(feed.events, turnId).some(({ event }) => event === 'done')
    await eventually('what was missed', () => isOver(quiet.turnId))

    const clientId = randomUUID()
    const body = JSON.stringify({ message: '!tokens 25\n!delay 20', clientId })
    const asked: Asked = { url: `${line.url}/api/chat/send`, method: 'POST', token: student.token, body }
    line.heal()
    const turn = await readTurn(open, asked, line)
    const numbers = turn.map(({ id }) => Number(id.split(':')[1]))
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    const { messages: stored } = (await readHistory(stack.url, student)).body
    const content = stored.at(-1).content
    expectOnce(turn, content)
    expect(stored.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])

    const turnId = turn[0]?.id.split(':')[0] ?? ''
    await eventually('the turn on the feed', () => isOver(turnId))
    expectOnce(ofTurn(feed.events, quiet.turnId), 'sessizlikten sonra')
    expectOnce(ofTurn(feed.events, turnId), content)
    expect(feed.events.filter(({ event }) => event === 'resync')).toEqual([])
    // After the quiet period, and in the turn.
    expect(line.counts.failed).toBeGreaterThan(1)
  })
})

test.each([
  ['eventsource', openEventSource],
  ['@microsoft/fetch-event-source', openFetchEventSource],
])('%s gives a turn up that it has read to its end', async (_name, open) => {
  const student = await stack.student()
  const { turnId, last } = await send(stack.url, student, { message: '!say tamam' })
  const url = `${stack.url}/api/chat/turns/${turnId}/stream`
  const read: Read[] = []
  const onEvent = (event: Read) => void read.push(event)
  await open({ url, method: 'GET', token: student.token, lastEventId: last.id }, onEvent).over
  expect(read).toEqual([])
})

test('@microsoft/fetch-event-source goes on where it was when its page is looked at again', async () => {
  const student = await stack.student()
  using feed = readFeed(openFetchEventSource, feedOf(stack, student))
  // Without the notice, which may come once the student is known, and what is unread.
  const names = () => feed.events.map(({ event }) => event).filter((name) => name !== 'message' && name !== 'read')
  await eventually('hello', () => names().includes('hello'))
  page.hide(true)
  await send(stack.url, student, { message: '!say görülmedi' })
  expect(names()).toEqual(['hello'])
  page.hide(false)
  await eventually('what was missed', () => names().includes('done'))
  expect(names().filter((name) => name !== 'chunk' && name !== 'status')).toEqual(['hello', 'hello', 'start', 'done'])
})
