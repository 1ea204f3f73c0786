import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEvents, answer, type ClientEvent, call, readEvents, rebuildBubbles, send } from '../client.ts'
import { type Stack, type Student, startStack } from '../stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ replicas: { gateway: 2 } })
})
afterAll(() => stack[Symbol.asyncDispose]())

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
  test('after every event at which it can break, on another gateway, with nothing twice and nothing missing', async () => {
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
    const { turnId, events } = await send(stack.url, student, { message: '!say bir\\n\\niki' })
    expect(await allEvents(await resume(student, turnId))).toEqual(events)
    expect(await allEvents(await resume(student, turnId, `${randomUUID()}:1`))).toEqual(events)
    expect(await allEvents(await resume(student, turnId, 'nonsense'))).toEqual(events)
  })

  test('and is empty after its last event', async () => {
    const student = await stack.student()
    const { turnId, last } = await send(stack.url, student, { message: '!say tamam' })
    expect(await allEvents(await resume(student, turnId, last.id))).toEqual([])
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

test('when the live events are gone, a finished turn is start and done from the database', async () => {
  const student = await stack.student()
  const { turnId, events, last } = await send(stack.url, student, { message: '!say kalıcı' })
  await stack.purgeLive()
  expect(await allEvents(await resume(student, turnId))).toEqual([events[0], last])
})

test('a turn still waiting for its place can be resumed too', async () => {
  const student = await stack.student()
  const first = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!tokens 10\n!first 400' })
  const second = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!say sonra' })
  const [start] = await readSome(second, (events) => events.length === 1)
  if (start?.event !== 'start') throw new Error('a stream begins with start')
  const waiting = await answer(call(stack.url, student, 'GET', '/api/chat/history'))
  expect(waiting.body.turns.map(({ state }: { state: string }) => state)).toEqual(['running', 'queued'])
  const resumed = await allEvents(await resume(student, start.data.turnId, start.id, stack.urls[1]))
  expect(rebuildBubbles(resumed)).toEqual(['sonra'])
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

  test('by an id in either case; what is no id is refused', async () => {
    const student = await stack.student()
    const { turnId, events } = await send(stack.url, student, { message: '!say a' })
    expect(await allEvents(await resume(student, turnId.toUpperCase()))).toEqual(events)
    const refused = await answer(resume(student, 'nope'))
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'turnId' }] } })
  })
})
