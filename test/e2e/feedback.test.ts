import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { allEvents, answer, call, openFeed, readHistory, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const ask = (student: Student, method: string, path: string, body?: object) =>
  answer(call(stack.url, student, method, path, body))
const rate = (student: Student, messageId: string, body: object) =>
  ask(student, 'PUT', `/api/chat/messages/${messageId}/feedback`, body)
const takeBack = (student: Student, messageId: string) =>
  ask(student, 'DELETE', `/api/chat/messages/${messageId}/feedback`)
const search = (student: Student, query: Record<string, string>) =>
  ask(student, 'GET', `/api/chat/search?${new URLSearchParams(query)}`)

async function talk(student: Student, text: string) {
  const { turnId, message: question, last } = await send(stack.url, student, { message: `!say ${text}` })
  const reply = last.event === 'done' ? last.data.messages[0] : undefined
  if (!reply) throw new Error('nothing was answered')
  return { turnId, question, reply }
}

const feedbackInHistory = async (student: Student) =>
  (await readHistory(stack.url, student)).body.messages.map(({ feedback }: { feedback: object | null }) => feedback)

const time = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/)
const unknown = { status: 404, body: { error: 'not found' } }
const refusal = (path: string) => ({
  status: 400,
  body: { error: 'invalid request', issues: [{ path, message: expect.any(String) }] },
})

describe.concurrent('feedback', () => {
  test('stands on the message, in history, feed and export; a repeat keeps its time', async () => {
    const student = await stack.student()
    const { reply } = await talk(student, 'cevap')
    expect(reply.feedback).toBeNull()
    using feed = await openFeed(stack.url, student)
    await feed.hello
    const down = { rating: 'down', reason: 'unclear', createdAt: time }
    const first = await rate(student, reply.id, { rating: 'down', reason: 'unclear' })
    expect(first).toMatchObject({ status: 200, body: { message: { ...reply, feedback: down } } })
    expect(await rate(student, reply.id, { rating: 'down', reason: 'unclear' })).toMatchObject({ body: first.body })
    expect(await feedbackInHistory(student)).toEqual([null, first.body.message.feedback])
    expect(await rate(student, reply.id, { rating: 'up', reason: null })).toMatchObject({
      body: { message: { feedback: { rating: 'up', reason: null } } },
    })
    const exported = (await ask(student, 'GET', '/api/me/export')).body['chat-engine']
    expect(exported).toContainEqual(
      expect.objectContaining({ id: reply.id, feedback: { rating: 'up', reason: null, createdAt: time } }),
    )
    for (const _ of [1, 2])
      expect(await takeBack(student, reply.id)).toMatchObject({ status: 200, body: { message: reply } })
    const told = () =>
      feed.events.flatMap((one) => (one.event === 'message-updated' ? [one.data.message.feedback] : []))
    await eventually('three changes', () => told().length === 3)
    expect(told()).toMatchObject([down, { rating: 'up' }, null])
  })

  test('is of the companion’s messages alone, and of one’s own', async () => {
    const [student, other] = [await stack.student(), await stack.student()]
    const { question, reply } = await talk(student, 'cevap')
    for (const [who, id] of [
      [student, question.id],
      [student, question.turnId],
      [other, reply.id],
    ] as const) {
      expect(await rate(who, id, { rating: 'up' })).toMatchObject(unknown)
      expect(await takeBack(who, id)).toMatchObject(unknown)
    }
    expect(await feedbackInHistory(student)).toEqual([null, null])
  })

  test.each<[object, string]>([
    [{}, 'rating'],
    [{ rating: 'sideways' }, 'rating'],
    [{ rating: 'up', reason: 'wrong' }, 'reason'],
    [{ rating: 'down', reason: 'boring' }, 'reason'],
  ])('%j is refused', async (body, path) => {
    const student = await stack.student()
    const { reply } = await talk(student, 'cevap')
    expect(await rate(student, reply.id, body)).toMatchObject(refusal(path))
  })

  test('goes with an answer that another one takes the place of', async () => {
    const student = await stack.student()
    const { turnId, reply } = await talk(student, 'cevap')
    await rate(student, reply.id, { rating: 'up' })
    await allEvents(await call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/regenerate`))
    expect(await feedbackInHistory(student)).toEqual([null, null])
    expect(await rate(student, reply.id, { rating: 'up' })).toMatchObject(unknown)
  })
})

describe.concurrent('a search', () => {
  test('finds messages of both sides as history has them, and goes on from a cursor', async () => {
    const student = await stack.student()
    await talk(student, 'Türevin tanımı')
    await talk(student, 'Limit')
    const { messages } = (await readHistory(stack.url, student)).body
    const found = await search(student, { q: 'TUREV' })
    expect(found).toMatchObject({ status: 200, body: { hasMore: false, before: null } })
    expect(found.body.messages).toEqual([messages[1], messages[0]])
    const first = (await search(student, { q: 'türevin tanım', limit: '1' })).body
    expect(first).toMatchObject({ messages: [{ id: messages[1].id }], hasMore: true, before: messages[1].cursor })
    const next = (await search(student, { q: 'türevin tanım', limit: '1', before: first.before })).body
    expect(next.messages).toEqual([messages[0]])
    expect((await search(await stack.student(), { q: 'türev' })).body).toEqual({
      ...{ messages: [], hasMore: false, before: null },
    })
  })

  test.each<[Record<string, string>, string]>([
    [{}, 'q'],
    [{ q: 'a' }, 'q'],
    [{ q: 'a'.repeat(101) }, 'q'],
    [{ q: '?! …' }, 'q'],
    [{ q: 'türev', limit: '51' }, 'limit'],
    [{ q: 'türev', before: 'bir' }, 'before'],
  ])('with %j is refused', async (query, path) => {
    expect(await search(await stack.student(), query)).toMatchObject(refusal(path))
  })
})
