import { randomUUID } from 'node:crypto'
import { startModel } from '@yoldas/standins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEvents, answer, type ClientEvent, call, readEvents, rebuildBubbles, send } from '../client.ts'
import { type Stack, type Student, startStack } from '../stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ replicas: { 'chat-engine': 2 } })
})
afterAll(() => stack[Symbol.asyncDispose]())

const stop = (student: Student, turnId: string) =>
  answer(call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/stop`))
const retry = (student: Student, turnId: string) => call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/retry`)
const history = async (student: Student) => (await answer(call(stack.url, student, 'GET', '/api/chat/history'))).body

/** Sends, and calls `then` once when so many events have come; resolves with all events. */
async function sendAnd(student: Student, message: string, count: number, then: (turnId: string) => Promise<unknown>) {
  const events: ClientEvent[] = []
  const response = await call(stack.url, student, 'POST', '/api/chat/send', { message })
  for await (const event of readEvents(response)) {
    events.push(event)
    const [start] = events
    if (events.length === count && start?.event === 'start') await then(start.data.turnId)
  }
  return events
}

describe('stopping a turn', () => {
  test('stores what was written so far, and ends the stream with it', async () => {
    const student = await stack.student()
    const events = await sendAnd(student, '!tokens 400\n!delay 20', 5, async (turnId) => {
      expect(await stop(student, turnId)).toMatchObject({ status: 200, body: { stopped: true } })
    })
    const last = events.at(-1)
    if (last?.event !== 'done') throw new Error('a stopped turn ends with done')
    expect(last.data.finish).toBe('stopped')
    expect(rebuildBubbles(events)).toEqual(last.data.messages.map(({ content }) => content))
    const page = await history(student)
    expect(page.messages).toHaveLength(2)
    expect(page.turns).toMatchObject([{ state: 'stopped' }])
    expect(await stop(student, last.data.turnId)).toMatchObject({ body: { stopped: true } })
  })

  test('before its first word stores no message, and the next turn runs', async () => {
    const student = await stack.student()
    const events = await sendAnd(student, '!hang', 1, (turnId) => stop(student, turnId))
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { finish: 'stopped', messages: [] } })
    const next = await send(stack.url, student, { message: '!say sıradaki' })
    expect(next.last.event).toBe('done')
  })

  test('while it waits for another leaves that other alone', async () => {
    const student = await stack.student()
    const running = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!tokens 150\n!delay 20' })
    const events = await sendAnd(student, '!say hiç', 1, (turnId) => stop(student, turnId))
    expect(events.map(({ event }) => event)).toEqual(['start', 'done'])
    expect((await allEvents(running)).at(-1)).toMatchObject({ event: 'done', data: { finish: 'complete' } })
    expect((await history(student)).turns).toMatchObject([{ turnIndex: 1, state: 'stopped' }])
  })

  test('that has ended changes nothing', async () => {
    const student = await stack.student()
    const { turnId } = await send(stack.url, student, { message: '!say tamam' })
    expect(await stop(student, turnId)).toMatchObject({ status: 200, body: { stopped: false } })
    expect((await history(student)).turns).toEqual([])
  })

  test('racing its end leaves one outcome, the one that was answered', async () => {
    await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const student = await stack.student()
        let stopped: boolean | undefined
        const events = await sendAnd(student, `!tokens 12\n!delay ${i}`, 2 + (i % 3), async (turnId) => {
          stopped = (await stop(student, turnId)).body.stopped
        })
        const terminal = events.filter(({ event }) => event === 'done' || event === 'error')
        expect(terminal).toHaveLength(1)
        const [last] = terminal
        if (last?.event !== 'done') throw new Error('the turn ends with done')
        if (stopped !== undefined) expect(last.data.finish).toBe(stopped ? 'stopped' : 'complete')
      }),
    )
  })

  test('is for its own student only', async () => {
    const { turnId } = await send(stack.url, await stack.student(), { message: '!say x' })
    expect(await stop(await stack.student(), turnId)).toMatchObject({ status: 404, body: { error: 'not found' } })
    expect(await stop(await stack.student(), randomUUID())).toMatchObject({ status: 404 })
  })
})

describe('retrying a turn', () => {
  test('that failed streams it again, and stores no second message', async () => {
    const port = Number(new URL(stack.model.url).port)
    const student = await stack.student()
    await stack.model[Symbol.asyncDispose]()
    const failed = await send(stack.url, student, { message: '!say bu sefer' })
    expect(failed.last.event).toBe('error')
    stack.model = await startModel({ port })

    const events = await allEvents(await retry(student, failed.turnId))
    expect(events.slice(0, 3).map(({ event }) => event)).toEqual(['start', 'restart', 'chunk'])
    expect(events.at(-1)?.event).toBe('done')
    expect(events[0]).toMatchObject({ data: { message: failed.message } })
    expect(rebuildBubbles(events)).toEqual(['bu sefer'])
    const page = await history(student)
    expect(page.messages.map(({ content }: { content: string }) => content)).toEqual(['!say bu sefer', 'bu sefer'])
    expect(page.turns).toEqual([])
  })

  test('that fails again is failed again', async () => {
    const student = await stack.student()
    const { turnId, last } = await send(stack.url, student, { message: '!fail 400' })
    const events = await allEvents(await retry(student, turnId))
    expect(events.at(-1)).toMatchObject({ event: 'error' })
    expect(events.at(-1)?.n).toBeGreaterThan(last.n)
    expect((await history(student)).turns).toMatchObject([{ turnId, state: 'failed' }])
  })

  test('twice at the same time runs it once', async () => {
    const student = await stack.student()
    const { turnId } = await send(stack.url, student, { message: '!first 300\n!fail 400' })
    await Promise.all([retry(student, turnId), retry(student, turnId)].map(async (response) => (await response).text()))
    const [turn] = await stack.query('SELECT attempt FROM chat.turn WHERE id = $1', [turnId])
    expect(turn).toEqual({ attempt: 2 })
  })

  test.each<[string, (student: Student) => Promise<string>]>([
    ['that is done', async (student) => (await send(stack.url, student, { message: '!say x' })).turnId],
    [
      'that failed, but is not the newest',
      async (student) => {
        const { turnId } = await send(stack.url, student, { message: '!fail 400' })
        await send(stack.url, student, { message: '!say x' })
        return turnId
      },
    ],
  ])('%s is refused', async (_name, turn) => {
    const student = await stack.student()
    const refused = await answer(retry(student, await turn(student)))
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid request', issues: [{ path: 'turnId' }] } })
  })

  test('is for its own student only', async () => {
    const { turnId } = await send(stack.url, await stack.student(), { message: '!fail 400' })
    expect(await answer(retry(await stack.student(), turnId))).toMatchObject({ status: 404 })
  })
})
