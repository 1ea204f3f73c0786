import { connectBus } from '@yoldas/bus'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  allEvents,
  answer,
  type ClientEvent,
  call,
  type FeedEvent,
  type OpenFeed,
  openFeed,
  readEvents,
  readHistory,
} from '../support/client.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'

/** What is lost between an engine and the gateway of a student, and what they see of the turn all the same. */
let stack: Stack
/** The tests that run at once need no more. */
const maxStreams = 16
beforeAll(async () => {
  stack = await startStack({
    replicas: { 'companion-scheduler': 0, notifier: 0 },
    env: { gateway: { MAX_STREAMS: String(maxStreams) }, 'chat-engine': { DRAIN_SECONDS: '0' } },
  })
})
afterAll(() => stack[Symbol.asyncDispose]())

type Shown = ClientEvent | FeedEvent
type Watched = { student: Student; turnId: string; studentKey: string; events: Shown[] }

const watching = ['the turn’s own stream', 'the live feed'] as const

/** Has a turn run, and shows it in one of the two ways alone. */
async function watch(way: (typeof watching)[number], message: string): Promise<Watched & AsyncDisposable> {
  const student = await stack.student()
  const feed = way === 'the live feed' ? await openFeed(stack.url, student) : null
  await feed?.hello
  const response = await call(stack.url, student, 'POST', '/api/chat/send', { message })
  const events: Shown[] = feed?.events ?? []
  if (feed) await response.body?.cancel()
  else void read(response, events)
  const turnId = await eventually('the start', () => events.find(({ event }) => event === 'start'))
  if (turnId.event !== 'start') throw new Error('a turn begins with start')
  const [turn] = await stack.query('SELECT student_key FROM chat.turn WHERE id = $1', [turnId.data.turnId])
  return {
    student,
    turnId: turnId.data.turnId,
    studentKey: String(turn?.student_key),
    events,
    [Symbol.asyncDispose]: async () => feed?.[Symbol.dispose](),
  }
}

async function read(response: Response, events: Shown[]) {
  for await (const event of readEvents(response)) events.push(event)
}

const chunks = (events: Shown[]) => events.flatMap((event) => (event.event === 'chunk' ? [event.data] : []))
const ended = ({ events }: Watched, name: string) =>
  eventually(`${name} at the end`, () => events.find(({ event }) => event === name), 25_000)

// Nearly all their time they wait for a silence of ten seconds to end.
describe.concurrent.each(watching)('in %s', (way) => {
  test('a chunk that would leave a hole has the engine publish its bubbles whole', async () => {
    await using watched = await watch(way, '!tokens 2000\n!delay 30')
    const { studentKey, turnId, events } = watched
    await eventually('text', () => chunks(events).length > 2)
    const quiet = { error() {}, warn() {}, info() {} }
    const url = stack.nats.urlFor('chat-engine')
    await using bus = await connectBus({ url, name: 'chat-engine', log: quiet })
    const data = { turnId, messageId: chunks(events)[0]?.messageId ?? '', bubble: 0, offset: 1_000_000, delta: 'sonra' }
    const snapshots = () => chunks(events).filter(({ offset }) => offset === 0).length
    const before = snapshots()
    // Again and again, as chunks come: a gateway that has just asked for a snapshot does not ask for another.
    let n = 500_000
    await eventually('a snapshot', () => {
      bus.publishLive(studentKey, turnId, { n, event: 'chunk', data })
      n += 1
      return snapshots() > before
    })
    expect(chunks(events).some(({ delta }) => delta === 'sonra')).toBe(false)
    await call(stack.url, watched.student, 'POST', `/api/chat/turns/${turnId}/stop`)
    await ended(watched, 'done')
  })

  test('a turn whose end nobody published is ended by the database', async () => {
    await using watched = await watch(way, '!hang')
    await stack.query(`UPDATE chat.turn SET state = 'stopped', finished_at = now(), engine_id = NULL WHERE id = $1`, [
      watched.turnId,
    ])
    expect(await ended(watched, 'done')).toMatchObject({ data: { finish: 'stopped', messages: [] } })
  })

  test('a turn that is gone has failed', async () => {
    await using watched = await watch(way, '!hang')
    await stack.query('DELETE FROM chat.message WHERE turn_id = $1', [watched.turnId])
    await stack.query('DELETE FROM chat.turn WHERE id = $1', [watched.turnId])
    await ended(watched, way === 'the live feed' ? 'turn-failed' : 'error')
  })
})

test('an engine that may not wait leaves its turn, and ends well though text waits to be published', async () => {
  // Text comes faster than it is published.
  await using watched = await watch('the turn’s own stream', '!tokens 4000\n!delay 2')
  await eventually('text', () => chunks(watched.events).length > 2)
  const engine = stack.parts['chat-engine']
  if (!engine) throw new Error('there is an engine')
  process.kill(engine.pid, 'SIGTERM')
  const reason = await engine.exited
  await stack.restart('chat-engine')
  expect(reason).toBe('exited with code 0')
  await call(stack.url, watched.student, 'POST', `/api/chat/turns/${watched.turnId}/stop`)
  await ended(watched, 'done')
})

test('a gateway that has all its streams takes no other and stores nothing, until one is over', async () => {
  using feeds = new DisposableStack()
  const student = await stack.student()
  const opened: OpenFeed[] = []
  // Streams of the tests before may still be closing.
  while (opened.length < maxStreams) {
    const another = await stack.student()
    opened.push(feeds.use(await eventually('a place', () => openFeed(stack.url, another).catch(() => undefined))))
  }
  const send = () => call(stack.url, student, 'POST', '/api/chat/send', { message: '!say merhaba' })
  for (const refused of [send(), call(stack.url, student, 'GET', '/api/chat/events')]) {
    const { status, headers, body } = await answer(refused)
    expect([status, headers.get('retry-after'), body]).toEqual([503, '1', { error: 'unavailable' }])
  }
  const { body } = await readHistory(stack.url, student)
  expect(body.messages).toEqual([])
  opened[0]?.[Symbol.dispose]()
  const taken = await eventually('a place', async () => send().then((sent) => sent.status === 200 && sent))
  expect((await allEvents(taken)).at(-1)?.event).toBe('done')
})
