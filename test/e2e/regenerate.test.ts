import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { startModel } from '@yoldas/standins'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  allEvents,
  answer,
  type ClientEvent,
  call,
  openFeed,
  readEvents,
  readHistory,
  rebuildBubbles,
  send,
} from '../support/client.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const path = (turnId: string) => `/api/chat/turns/${turnId}/regenerate`
const regenerate = (student: Student, turnId: string, body?: object, url = stack.url) =>
  call(url, student, 'POST', path(turnId), body)
const history = async (student: Student, query = '') => (await readHistory(stack.url, student, query)).body
const resume = (student: Student, turnId: string, lastEventId: string) =>
  fetch(`${stack.url}/api/chat/turns/${turnId}/stream`, {
    headers: { authorization: `Bearer ${student.token}`, 'last-event-id': lastEventId },
  })
const stop = (student: Student, turnId: string) =>
  answer(call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/stop`))

const doneOf = (events: ClientEvent[]) => {
  const last = events.at(-1)
  if (last?.event !== 'done') throw new Error(`ended with ${last?.event}`)
  return last
}
const namesOf = (events: ClientEvent[]) => {
  const names = events.map(({ event }) => event).filter((event) => event !== 'status')
  return names.filter((event, nth) => event !== names[nth - 1])
}

/** A student with an answered turn. */
async function answered(message: string) {
  const student = await stack.student()
  const { events, turnId, message: question } = await send(stack.url, student, { message })
  const done = doneOf(events)
  return { student, turnId, question, done, old: done.data.messages }
}

const slow = '!tokens 60\n!delay 20'

/** Begins another answer, and calls `then` once when some of it has come; resolves with all events. */
async function regenerateAnd(student: Student, turnId: string, then: () => Promise<unknown>) {
  const events: ClientEvent[] = []
  for await (const event of readEvents(await regenerate(student, turnId))) {
    events.push(event)
    if (events.filter(({ event }) => event === 'chunk').length === 2 && event.event === 'chunk') await then()
  }
  return events
}

describe('regenerating an answer', () => {
  test('streams another one, which takes the place of the first on every device and pushes nothing', async () => {
    const { student, turnId, question, done, old } = await answered(slow)
    const key = await keyOf(stack, student)
    using feed = await openFeed(stack.urls.at(-1) ?? stack.url, student)
    await feed.hello
    const pushed = () => stack.query(`SELECT FROM notify.notification WHERE student_key = $1`, [key])
    await eventually('the push of the first', async () => (await pushed()).length === 1)
    let during: { messages: ChatMessage[]; turns: object[] } | undefined
    let resumed: Promise<ClientEvent[]> | undefined
    const events = await regenerateAnd(student, turnId, async () => {
      during = await history(student)
      const attached = await resume(student, turnId, done.id)
      expect(attached.status).toBe(200)
      resumed = allEvents(attached)
    })
    expect(namesOf(events)).toEqual(['start', 'restart', 'chunk', 'done'])
    expect(events[0]?.data).toMatchObject({ message: question })
    expect(Math.min(...events.slice(1).map(({ n }) => n))).toBeGreaterThan(done.n)
    expect(during).toMatchObject({ messages: [question, ...old], turns: [{ turnId, state: 'running' }] })

    const { messages } = doneOf(events).data
    expect(rebuildBubbles(events)).toEqual(messages.map(({ content }) => content))
    expect(messages.map(({ author }) => author)).toEqual(messages.map(() => 'model'))
    const ids = new Set(old.map(({ id }) => id))
    expect(messages.filter(({ id }) => ids.has(id))).toEqual([])
    expect(await history(student)).toMatchObject({ messages: [question, ...messages], turns: [] })
    expect(doneOf((await resumed) ?? [])).toEqual(doneOf(events))
    const seen = await eventually('the end in the feed', () => feed.events.at(-1)?.event === 'done' && feed.events)
    expect(seen.at(-1)?.data).toEqual(doneOf(events).data)
    expect(seen.map(({ event }) => event)).toContain('restart')

    expect(doneOf(await allEvents(await resume(student, turnId, done.id)))).toEqual(doneOf(events))
    expect((await resume(student, turnId, doneOf(events).id)).status).toBe(204)
    // What is removed is not there any more; its place still is.
    const [gone] = old
    expect(await answer(call(stack.url, student, 'PUT', `/api/chat/messages/${gone?.id}/reactions/👍`))).toMatchObject({
      status: 404,
    })
    expect((await history(student, `?after=${gone?.cursor}`)).messages).toEqual(messages)
    // A later answer is pushed: nothing of this one waits before it.
    await send(stack.url, student, { message: '!say sonra' })
    await eventually('the push of the next', async () => (await pushed()).length === 2)
  })

  test('keeps the first where it is stopped, and says so to the one who stopped it', async () => {
    const { student, turnId, done, old } = await answered(slow)
    const events = await regenerateAnd(student, turnId, async () => {
      const [one, other] = await Promise.all([stop(student, turnId), stop(student, turnId)])
      expect([one.body.stopped, other.body.stopped].toSorted()).toEqual([false, true])
    })
    expect(doneOf(events).data).toEqual(done.data)
    expect(await history(student)).toMatchObject({ turns: [] })
    expect((await history(student)).messages.slice(1)).toEqual(old)
  })

  test('keeps the first where the model fails', async () => {
    const { student, turnId, done, old } = await answered('!say ilk')
    const port = Number(new URL(stack.model.url).port)
    await stack.model[Symbol.asyncDispose]()
    const events = await allEvents(await regenerate(student, turnId))
    stack.model = await startModel({ port })
    expect(doneOf(events).data).toEqual(done.data)
    expect(doneOf(events).n).toBeGreaterThan(done.n)
    expect((await history(student)).messages.slice(1)).toEqual(old)
    const again = doneOf(await allEvents(await regenerate(student, turnId)))
    expect(again.data.messages).toMatchObject([{ content: 'ilk' }])
    expect(again.data.messages[0]?.id).not.toBe(old[0]?.id)
  })

  test('begins once for a clientId, at once, later, and when another message came', async () => {
    const { student, turnId, old } = await answered(slow)
    const body = { clientId: randomUUID().toUpperCase() }
    const url = stack.urls.at(-1)
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, i) => regenerate(student, turnId, body, i % 2 ? url : stack.url)),
    )
    const [first, ...others] = await Promise.all(all.map(allEvents))
    const done = doneOf(first ?? [])
    for (const other of others) expect(doneOf(other)).toEqual(done)
    expect(done.data.messages[0]?.id).not.toBe(old[0]?.id)
    expect(doneOf(await allEvents(await regenerate(student, turnId, body)))).toEqual(done)
    await send(stack.url, student, { message: '!say sonra' })
    expect(doneOf(await allEvents(await regenerate(student, turnId, body)))).toEqual(done)
    const [turn] = await stack.query('SELECT attempt FROM chat.turn WHERE id = $1', [turnId])
    expect(turn).toEqual({ attempt: 2 })
  })

  test('lets a message wait that is sent meanwhile, and one that answered the first answers nothing', async () => {
    const { student, turnId, old } = await answered(slow)
    let next: ReturnType<typeof send> | undefined
    const events = await regenerateAnd(student, turnId, async () => {
      next = send(stack.url, student, { message: '!say sonra', replyToId: old[0]?.id })
      await eventually('the message', async () => (await history(student)).messages.length === 3)
    })
    const sent = await next
    expect(sent?.message.replyTo?.id).toBe(old[0]?.id)
    const page = await history(student)
    expect(page.messages).toMatchObject([
      { turnIndex: 1, role: 'user' },
      { turnIndex: 2, content: '!say sonra', replyTo: null },
      { ...doneOf(events).data.messages[0], turnIndex: 1 },
      { turnIndex: 2, content: 'sonra' },
    ])
  })

  test.each<[string, (student: Student) => Promise<string>]>([
    [
      'is not the newest',
      async (student) => {
        const { turnId } = await send(stack.url, student, { message: '!say x' })
        await send(stack.url, student, { message: '!say y' })
        return turnId
      },
    ],
    ['has failed', async (student) => (await send(stack.url, student, { message: '!fail 400' })).turnId],
    [
      'left a reaction',
      async (student) => (await send(stack.url, student, { message: '!tool react {"emoji":"👍"}\n!say x' })).turnId,
    ],
    [
      'was answered by hand',
      async (student) => (await send(stack.url, student, { message: 'kendimi öldürmek istiyorum' })).turnId,
    ],
  ])('is refused for a turn that %s', async (_name, make) => {
    const student = await stack.student()
    const refused = await answer(regenerate(student, await make(student)))
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid request', issues: [{ path: 'turnId' }] } })
  })

  test('is for the student’s own turns, and takes only a uuid as clientId', async () => {
    const { student, turnId } = await answered('!say x')
    expect(await answer(regenerate(await stack.student(), turnId))).toMatchObject({ status: 404 })
    expect(await answer(regenerate(student, randomUUID()))).toMatchObject({ status: 404 })
    expect(await answer(regenerate(student, turnId, { clientId: 'x' }))).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'clientId' }] },
    })
    expect(doneOf(await allEvents(await regenerate(student, turnId, { clientId: null }))).data.finish).toBe('complete')
  })

  test('ends with an error for a student who leaves meanwhile, and nothing of it is left', async () => {
    const { student, turnId } = await answered('!tokens 400\n!delay 20')
    const key = await keyOf(stack, student)
    const events = await regenerateAnd(student, turnId, async () => {
      expect((await answer(call(stack.url, student, 'DELETE', '/api/me'))).status).toBe(200)
    })
    expect(events.at(-1)?.event).toBe('error')
    await eventually(
      'all to be gone',
      async () =>
        (await stack.query(`SELECT FROM chat.message WHERE student_key = $1`, [key])).length === 0 &&
        (await stack.query(`SELECT FROM chat.turn WHERE student_key = $1`, [key])).length === 0,
    )
  })
})
