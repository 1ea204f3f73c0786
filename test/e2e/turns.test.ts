import { randomUUID } from 'node:crypto'
import { startModel } from '@yoldas/standins'
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

const stop = (student: Student, turnId: string) =>
  answer(call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/stop`))
const retry = (student: Student, turnId: string) => call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/retry`)
const history = async (student: Student) => (await readHistory(stack.url, student)).body

/** The first event of a stream that is then left. */
async function readSome(response: Response): Promise<ClientEvent[]> {
  for await (const event of readEvents(response)) return [event]
  return []
}

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
    expect(await stop(student, last.data.turnId)).toMatchObject({ body: { stopped: false } })
  })

  test.each([
    ['that runs', '!tokens 400\n!delay 20', null],
    ['that waits', '!say hiç', '!tokens 150\n!delay 20'],
  ])('%s was done by the first to ask of several at once', async (_name, message, before) => {
    const student = await stack.student()
    const earlier = before && call(stack.url, student, 'POST', '/api/chat/send', { message: before }).then(allEvents)
    if (before) await eventually('the turn before', async () => (await history(student)).messages.length > 0)
    let answers: Array<Awaited<ReturnType<typeof stop>>> = []
    const events = await sendAnd(student, message, before ? 2 : 5, async (turnId) => {
      answers = await Promise.all(Array.from({ length: 8 }, () => stop(student, turnId)))
    })
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(answers.filter(({ body }) => body.stopped)).toHaveLength(1)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { finish: 'stopped' } })
    await earlier
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
    expect(events.map(({ event }) => event)).toEqual(['start', 'status', 'done'])
    expect((await allEvents(running)).at(-1)).toMatchObject({ event: 'done', data: { finish: 'complete' } })
    expect((await history(student)).turns).toMatchObject([{ turnIndex: 2, state: 'stopped' }])
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
  /** Sends while no model answers, so that the turn fails whatever the message asks of one. */
  async function failOnce(student: Student, message: string) {
    const port = Number(new URL(stack.model.url).port)
    await stack.model[Symbol.asyncDispose]()
    const failed = await send(stack.url, student, { message })
    expect(failed.last.event).toBe('error')
    stack.model = await startModel({ port })
    return failed
  }

  test('that failed streams it again, and stores no second message', async () => {
    const student = await stack.student()
    const failed = await failOnce(student, '!say bu sefer')
    const events = await allEvents(await retry(student, failed.turnId))
    // The first run may have said what it had to do without.
    const shown = events.map(({ event }) => event).filter((event) => event !== 'status')
    expect(shown.slice(0, 3)).toEqual(['start', 'restart', 'chunk'])
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
    const { turnId } = await failOnce(student, '!hang')
    const [one, other] = await Promise.all([retry(student, turnId), retry(student, turnId)])
    // Both streams are open by now, so that this ends the run of both.
    await stop(student, turnId)
    const [events, same] = [await allEvents(one), await allEvents(other)]
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { finish: 'stopped' } })
    expect(same.at(-1)).toEqual(events.at(-1))
    const [turn] = await stack.query('SELECT attempt FROM chat.turn WHERE id = $1', [turnId])
    expect(turn).toEqual({ attempt: 2 })
  })

  test('that is the newest and unfinished attaches to it', async () => {
    const student = await stack.student()
    const first = call(stack.url, student, 'POST', '/api/chat/send', { message: '!tokens 60\n!delay 20' })
    const [start] = await readSome(await first)
    if (start?.event !== 'start') throw new Error('a stream begins with start')
    const running = allEvents(await retry(student, start.data.turnId))
    const behind: ClientEvent[] = []
    const attached: Array<Promise<ClientEvent[]>> = []
    for await (const event of readEvents(
      await call(stack.url, student, 'POST', '/api/chat/send', { message: '!say sonra' }),
    )) {
      behind.push(event)
      if (event.event !== 'start') continue
      attached.push(retry(student, event.data.turnId).then(allEvents))
      // The first is unfinished still, and not the newest.
      expect(await answer(retry(student, start.data.turnId))).toMatchObject({ status: 400 })
    }
    expect(await Promise.all(attached)).toEqual([behind])
    expect(
      rebuildBubbles(await running)
        .join('')
        .split(' ').length,
    ).toBeGreaterThan(10)
    expect((await history(student)).messages).toHaveLength(4)
    const turns = await stack.query('SELECT attempt FROM chat.turn WHERE id = ANY($1)', [
      [start.data.turnId, behind[0]?.event === 'start' && behind[0].data.turnId],
    ])
    expect(turns).toEqual([{ attempt: 1 }, { attempt: 1 }])
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
