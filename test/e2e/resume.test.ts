import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  allEvents,
  answer,
  type ClientEvent,
  call,
  readEvents,
  readHistory,
  rebuildBubbles,
  send,
} from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const resume = (student: Student, turnId: string, lastEventId?: string, url = stack.url) =>
  fetch(`${url}/api/chat/turns/${turnId}/stream`, {
    headers: {
      authorization: `Bearer ${student.token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  })

/** Reads a stream until enough has come, then goes away. */
async function readSome(response: Response, enough: (events: ClientEvent[]) => boolean): Promise<ClientEvent[]> {
  const events: ClientEvent[] = []
  for await (const event of readEvents(response)) {
    events.push(event)
    if (enough(events)) break
  }
  return events
}

describe('a stream that was broken continues', () => {
  test('after every event at which it can break, on another gateway, nothing twice and nothing missing', async () => {
    const student = await stack.student()
    const body = { message: '!tokens 120\n!delay 10', clientId: randomUUID() }
    const whole = send(stack.url, student, body)
    let seen = await readSome(await call(stack.url, student, 'POST', '/api/chat/send', body), (e) => e.length === 1)
    const turnId = seen[0]?.event === 'start' ? seen[0].data.turnId : ''
    for (let hop = 0; seen.at(-1)?.event !== 'done'; hop++) {
      const response = await resume(student, turnId, seen.at(-1)?.id, stack.urls[hop % 2])
      seen = [...seen, ...(await readSome(response, (events) => events.length === 2))]
    }
    const { events, last } = await whole
    expect(seen.at(-1)).toEqual(last)
    expect(rebuildBubbles(seen)).toEqual(rebuildBubbles(events))
    expect(seen.map(({ n }) => n)).toEqual([...new Set(seen.map(({ n }) => n))].toSorted((a, b) => a - b))
  })

  test('from its start without Last-Event-ID, or with the id of another turn', async () => {
    const student = await stack.student()
    const { turnId, events, last } = await send(stack.url, student, { message: '!say bir\\n\\niki' })
    const ended = [events[0], last]
    expect(await allEvents(await resume(student, turnId))).toEqual(ended)
    expect(await allEvents(await resume(student, turnId, `${randomUUID()}:1`))).toEqual(ended)
    expect(await allEvents(await resume(student, turnId, 'nonsense'))).toEqual(ended)
  })

  test('in the middle of its text on every gateway at once, each with all of it', async () => {
    const student = await stack.student()
    const body = { message: '!tokens 100\n!delay 20', clientId: randomUUID() }
    const whole: ClientEvent[] = []
    const reading = call(stack.url, student, 'POST', '/api/chat/send', body).then(async (response) => {
      for await (const event of readEvents(response)) whole.push(event)
    })
    await eventually('text', () => whole.length > 6)
    const turnId = whole[0]?.event === 'start' ? whole[0].data.turnId : ''
    const cuts = [1, 3, 6].flatMap((seen) => stack.urls.map((url) => ({ url, before: whole.slice(0, seen) })))
    const resumed = await Promise.all(
      cuts.map(async ({ url, before }) => {
        const rest = await allEvents(await resume(student, turnId, before.at(-1)?.id, url))
        return { before, rest }
      }),
    )
    await reading
    for (const { before, rest } of resumed) {
      expect(rebuildBubbles([...before, ...rest])).toEqual(rebuildBubbles(whole))
      expect(rest.at(-1)).toEqual(whole.at(-1))
      const numbers = [...before, ...rest].map(({ n }) => n)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    }
    // Who has read on is shown nothing twice.
    const chunks = whole.flatMap((event) => (event.event === 'chunk' ? [event.data] : []))
    const bubbles = new Set(chunks.map(({ bubble }) => bubble))
    expect(chunks.filter(({ offset }) => offset === 0)).toHaveLength(bubbles.size)
  })

  test.each(['!say tamam', '!break 3'])('and after its last event is 204, to %s', async (message) => {
    const student = await stack.student()
    const body = { message, clientId: randomUUID() }
    const { turnId, last } = await send(stack.url, student, body)
    const { n } = last
    const ended = await resume(student, turnId, last.id)
    expect([ended.status, await ended.text()]).toEqual([204, ''])
    for (const id of [`${turnId}:${n - 1}`, `${turnId}:0${n}`, `${turnId}:${n + 1}`, `x${last.id}`])
      expect((await resume(student, turnId, id)).status).toBe(200)
    expect((await resume(await stack.student(), turnId, last.id)).status).toBe(404)
    const headers = { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' }
    const again = await fetch(`${stack.url}/api/chat/send`, {
      method: 'POST',
      headers: { ...headers, 'last-event-id': last.id },
      body: JSON.stringify(body),
    })
    expect([again.status, await again.text()]).toEqual([200, ''])
  })

  test('after a failure with that failure', async () => {
    const student = await stack.student()
    const { turnId, events, last } = await send(stack.url, student, { message: '!break 3' })
    expect(last.event).toBe('error')
    expect((await allEvents(await resume(student, turnId))).at(-1)).toEqual(last)
    expect(events[0]?.event).toBe('start')
  })

  test('also by repeating the send with its clientId and Last-Event-ID', async () => {
    const student = await stack.student()
    const body = { message: '!tokens 30\n!delay 10', clientId: randomUUID() }
    const seen = await readSome(await call(stack.url, student, 'POST', '/api/chat/send', body), (e) => e.length === 3)
    const response = await fetch(`${stack.urls[1]}/api/chat/send`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${student.token}`,
        'content-type': 'application/json',
        'last-event-id': seen.at(-1)?.id ?? '',
      },
      body: JSON.stringify(body),
    })
    const rest = await allEvents(response)
    const last = rest.at(-1)
    if (last?.event !== 'done') throw new Error('the stream ends with done')
    expect(rebuildBubbles([...seen, ...rest])).toEqual(last.data.messages.map(({ content }) => content))
    expect(Math.min(...rest.map(({ n }) => n))).toBeGreaterThan(seen.at(-1)?.n ?? 0)
  })
})

test('a turn has 5 streams of a gateway besides that of its send: a sixth is asked to come back', async () => {
  const student = await stack.student()
  const body = { message: '!tokens 400\n!delay 50', clientId: randomUUID() }
  const own = allEvents(await call(stack.url, student, 'POST', '/api/chat/send', body))
  const page = await readHistory(stack.url, student)
  const { turnId } = page.body.messages[0]
  const streams = await Promise.all(Array.from({ length: 5 }, () => resume(student, turnId)))
  expect(streams.map(({ status }) => status)).toEqual(Array(5).fill(200))
  for (const more of [
    resume(student, turnId),
    call(stack.url, student, 'POST', '/api/chat/send', body),
    call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/retry`),
  ]) {
    const refused = await answer(more)
    expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('1')
  }
  const next = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!say sonra' })
  expect(next.status).toBe(200)
  await streams[0]?.body?.cancel()
  const again = await eventually('a place', async () => {
    const response = await resume(student, turnId)
    return response.status === 200 && response
  })
  await call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/stop`)
  const watched = [own, ...[...streams.slice(1), again].map(allEvents)]
  for (const events of await Promise.all(watched)) expect(events.at(-1)?.event).toBe('done')
  expect(rebuildBubbles(await allEvents(next))).toEqual(['sonra'])
})

test('when the live events are gone, a finished turn is start and done from the database', async () => {
  const student = await stack.student()
  const { turnId, events, last } = await send(stack.url, student, { message: '!say kalıcı' })
  await stack.purgeLive()
  expect(await allEvents(await resume(student, turnId))).toEqual([events[0], last])
})

test('a turn still waiting for its place can be resumed too', async () => {
  const student = await stack.student()
  const first = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!first 60000' })
  const second = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!say sonra' })
  const [start] = await readSome(second, (events) => events.length === 1)
  if (start?.event !== 'start') throw new Error('a stream begins with start')
  const status = await readSome(await resume(student, start.data.turnId, start.id), (events) => events.length === 1)
  expect(status).toMatchObject([{ n: 1, event: 'status', data: { turnId: start.data.turnId, stage: 'waiting' } }])
  const waiting = await readHistory(stack.url, student)
  expect(waiting.body.turns.map(({ state }: { state: string }) => state)).toEqual(['running', 'queued'])
  const resumed = await resume(student, start.data.turnId, start.id, stack.urls[1])
  await call(stack.url, student, 'POST', `/api/chat/turns/${waiting.body.turns[0].turnId}/stop`)
  expect(rebuildBubbles(await allEvents(resumed))).toEqual(['sonra'])
  await allEvents(first)
})

describe('a turn is found', () => {
  test('by its own student only', async () => {
    const { turnId } = await send(stack.url, await stack.student(), { message: '!say gizli' })
    const foreign = await answer(resume(await stack.student(), turnId))
    const unknown = await answer(resume(await stack.student(), randomUUID()))
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual({ error: 'not found' })
    expect(unknown.body).toEqual(foreign.body)
  })

  test('by an id in either case; other text is refused', async () => {
    const student = await stack.student()
    const { turnId, events, last } = await send(stack.url, student, { message: '!say a' })
    expect(await allEvents(await resume(student, turnId.toUpperCase()))).toEqual([events[0], last])
    const refused = await answer(resume(student, 'nope'))
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'turnId' }] } })
  })
})
