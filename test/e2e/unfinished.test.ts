import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { allEvents, answer, call, send } from '../support/client.ts'
import { keyOf, offerReply } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const post = (student: Student, message: string, more: object = {}, signal?: AbortSignal) =>
  fetch(`${stack.url}/api/chat/send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message, ...more }),
    ...(signal ? { signal } : {}),
  })

const storedOf = (key: string) =>
  stack.query(
    `SELECT m.content, t.state FROM chat.message AS m JOIN chat.turn AS t ON t.id = m.turn_id
     WHERE m.student_key = $1 AND m.role = 'user' ORDER BY m.position`,
    [key],
  )

/** A student with 20 unfinished turns: the first goes on until it is stopped, the others wait for it. */
async function full() {
  const student = await stack.student()
  const gone = new AbortController()
  const first = randomUUID()
  const sent = await post(student, '!hang', { clientId: first }, gone.signal)
  expect(sent.status).toBe(200)
  const key = await keyOf(stack, student)
  const others = Array.from({ length: 19 }, (_, i) => post(student, `!say ${i}`, {}, gone.signal))
  for (const other of await Promise.all(others)) expect(other.status).toBe(200)
  const [running] = await stack.query(`SELECT id FROM chat.turn WHERE student_key = $1 AND state = 'running'`, [key])
  const stop = async () => {
    await answer(call(stack.url, student, 'POST', `/api/chat/turns/${running?.id}/stop`))
    gone.abort()
  }
  return { student, key, first, stop }
}

describe.concurrent('a student with 20 unfinished turns', () => {
  test('has the next message stored and answered when one of them has ended, and not before', async () => {
    const { student, key, stop } = await full()
    const next = send(stack.url, student, { message: '!say sonra' })
    const other = await send(stack.url, await stack.student(), { message: '!say başkası' })
    expect(other.last.event).toBe('done')
    expect(await storedOf(key)).toHaveLength(20)
    await stop()
    expect((await next).last).toMatchObject({ event: 'done', data: { messages: [{ content: 'sonra' }] } })
    expect((await storedOf(key)).at(-1)).toEqual({ content: '!say sonra', state: 'done' })
  })

  test('is answered 503 with nothing stored when none ends for 8 seconds', async () => {
    const { student, key, stop } = await full()
    const refused = await Promise.all(
      ['!say bir', '!say iki'].map((message) =>
        answer(call(stack.url, student, 'POST', '/api/chat/send', { message })),
      ),
    )
    for (const { status, body, headers } of refused) {
      expect({ status, body }).toEqual({ status: 503, body: { error: 'unavailable' } })
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    }
    expect(await storedOf(key)).toHaveLength(20)
    await stop()
    await eventually('all turns to end', async () => (await storedOf(key)).every(({ state }) => state !== 'waiting'))
    expect(await storedOf(key)).toHaveLength(20)
  })

  test('is answered at once when a message is repeated, and replies from notifications are accepted', async () => {
    const { student, key, first, stop } = await full()
    const repeated = await post(student, 'x'.repeat(10), { clientId: first })
    expect(repeated.status).toBe(200)
    const token = await offerReply(stack, student, { messageId: randomUUID() })
    const replied = await answer(
      call(stack.url, null, 'POST', '/api/notifications/reply', { token, text: '!say yanıt' }),
    )
    expect(replied).toMatchObject({ status: 202 })
    await eventually('the reply', async () => (await storedOf(key)).length === 21)
    await stop()
    expect((await allEvents(repeated)).at(-1)).toMatchObject({ event: 'done', data: { finish: 'stopped' } })
  })

  test('has messages that came together stored once each when there is room', async () => {
    const { student, key, stop } = await full()
    const clientId = randomUUID()
    const waiting = [
      ...Array.from({ length: 5 }, () => post(student, '!say tekrar', { clientId })),
      ...Array.from({ length: 5 }, (_, i) => post(student, `!say yeni ${i}`)),
    ]
    await stop()
    for (const response of await Promise.all(waiting)) {
      expect(response.status).toBe(200)
      expect((await allEvents(response)).at(-1)?.event).toBe('done')
    }
    const stored = await storedOf(key)
    expect(
      stored
        .slice(20)
        .map(({ content }) => content)
        .toSorted(),
    ).toEqual(['!say tekrar', ...Array.from({ length: 5 }, (_, i) => `!say yeni ${i}`)])
  })
})
