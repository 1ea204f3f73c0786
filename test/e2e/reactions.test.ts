import { randomUUID } from 'node:crypto'
import { connectBus } from '@yoldas/bus'
import { type ChatMessage, maxReactions } from '@yoldas/contracts/chat'
import type { HistoryEvent } from '@yoldas/contracts/live'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call, readHistory, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { exchange } from '../support/wire.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const addressOf = (messageId: string, emoji: string) =>
  `/api/chat/messages/${messageId}/reactions/${encodeURIComponent(emoji)}`
const put = (student: Student, messageId: string, emoji: string, url = stack.url) =>
  answer(call(url, student, 'PUT', addressOf(messageId, emoji)))
const remove = (student: Student, messageId: string, emoji: string, url = stack.url) =>
  answer(call(url, student, 'DELETE', addressOf(messageId, emoji)))

/** The last of a hundred at once may be too late on a busy machine: apps ask again then. */
async function untilAvailable(ask: () => ReturnType<typeof answer>) {
  for (;;) {
    const answered = await ask()
    if (answered.status !== 503) return answered
  }
}

/** A student with a question and its answer. */
async function talk() {
  const student = await stack.student()
  const { message: question, last } = await send(stack.url, student, { message: '!say cevap' })
  const reply = last.event === 'done' ? last.data.messages[0] : undefined
  if (!reply) throw new Error('nothing was answered')
  return { student, question, reply }
}

const history = async (student: Student): Promise<ChatMessage[]> =>
  (await readHistory(stack.url, student)).body.messages
const reactionsOf = async (student: Student, messageId: string) =>
  (await history(student)).find(({ id }) => id === messageId)?.reactions

const mine = (emoji: string) => ({ emoji, actor: 'user', createdAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) })
const refusal = (path: string, message = expect.any(String)) => ({
  status: 400,
  body: { error: 'invalid request', issues: [{ path, message }] },
})
const unknown = { status: 404, body: { error: 'not found' } }

/** Sent as it is: `fetch` would tidy the address up. */
async function raw(student: Student, method: string, path: string, more: { body?: string; type?: string } = {}) {
  const { type, ...rest } = more
  const headers = { authorization: `Bearer ${student.token}`, ...(type === undefined ? {} : { 'content-type': type }) }
  const { status, body } = await exchange(stack.url, { method, path, headers, ...rest })
  return { status, body: JSON.parse(body) }
}

describe.concurrent('a reaction', () => {
  test('is left on a message of either side, whole in the answer and in history', async () => {
    const { student, question, reply } = await talk()
    for (const message of [question, reply]) {
      const left = await put(student, message.id, '👍')
      expect(left).toMatchObject({ status: 200, body: { message: { ...message, reactions: [mine('👍')] } } })
      expect(Object.keys(left.body)).toEqual(['message'])
      expect((await history(student)).find(({ id }) => id === message.id)).toEqual(left.body.message)
    }
  })

  test('left again keeps the first time, and others follow it in their order', async () => {
    const { student, reply } = await talk()
    const first = (await put(student, reply.id, '👍')).body.message.reactions
    await put(student, reply.id, '❤️')
    const again = await put(student, reply.id.toUpperCase(), '👍')
    expect(again).toMatchObject({ status: 200, body: { message: { reactions: [...first, mine('❤️')] } } })
  })

  test('is taken away once; taking it away again is fine', async () => {
    const { student, reply } = await talk()
    await put(student, reply.id, '👍')
    await put(student, reply.id, '❤️')
    const removed = await remove(student, reply.id, '👍')
    expect(removed).toMatchObject({ status: 200, body: { message: { id: reply.id, reactions: [mine('❤️')] } } })
    expect(await remove(student, reply.id.toUpperCase(), '👍')).toEqual({
      ...removed,
      headers: expect.anything(),
    })
    expect(await reactionsOf(student, reply.id)).toEqual([mine('❤️')])
  })

  test('of another side stays when the student takes away their own', async () => {
    const { student, question } = await talk()
    const companions = { emoji: '👍', actor: 'assistant', createdAt: '2026-05-04T10:00:00.000Z' }
    await stack.query('UPDATE chat.message SET reactions = $2 WHERE id = $1', [
      question.id,
      JSON.stringify([companions]),
    ])
    expect(await remove(student, question.id, '👍')).toMatchObject({ body: { message: { reactions: [companions] } } })
    await put(student, question.id, '👍')
    await remove(student, question.id, '👍')
    expect(await reactionsOf(student, question.id)).toEqual([companions])
  })

  test('is one of at most eight different, and the ninth names the limit', async () => {
    const { student, reply } = await talk()
    const emojis = Array.from({ length: maxReactions }, (_, i) => String.fromCodePoint(0x1f600 + i))
    for (const emoji of emojis) expect(await put(student, reply.id, emoji)).toMatchObject({ status: 200 })
    expect(await put(student, reply.id, '👍')).toMatchObject(refusal('emoji', expect.stringContaining('8')))
    expect(await put(student, reply.id, emojis[0] ?? '')).toMatchObject({ status: 200 })
    await remove(student, reply.id, emojis[0] ?? '')
    expect(await put(student, reply.id, '👍')).toMatchObject({ status: 200 })
    expect(await reactionsOf(student, reply.id)).toEqual([...emojis.slice(1), '👍'].map(mine))
  })

  test.each(['👍🏽', '👩‍👩‍👧‍👦', '🇹🇷', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️', '🏳️‍🌈', '👨🏿‍🚀', '☀️', '😀'])(
    '%s comes and goes whole',
    async (emoji) => {
      const { student, reply } = await talk()
      expect(await put(student, reply.id, emoji)).toMatchObject({ status: 200 })
      expect(await reactionsOf(student, reply.id)).toEqual([mine(emoji)])
      expect(await remove(student, reply.id, emoji)).toMatchObject({
        status: 200,
        body: { message: { reactions: [] } },
      })
    },
  )
})

test.concurrent.each(['❤️', '🏳️‍🌈', '1️⃣', '🕵️‍♂️'])('%s is the same without its variation selectors', async (emoji) => {
  const { student, reply } = await talk()
  const bare = emoji.replaceAll('\ufe0f', '')
  for (const form of [bare, emoji, bare])
    expect(await put(student, reply.id, form)).toMatchObject({
      status: 200,
      body: { message: { reactions: [mine(emoji)] } },
    })
  expect(await remove(student, reply.id, bare)).toMatchObject({ status: 200, body: { message: { reactions: [] } } })
})

/** What stands in the address in place of an emoji. */
const noEmojis: Array<[string, string]> = [
  ['two emojis', encodeURIComponent('👍👍')],
  ['an emoji and text', encodeURIComponent('👍a')],
  ['an emoji and a space', `${encodeURIComponent('👍')}%20`],
  ['text', 'iyi'],
  ['a heart that is to be text', '%E2%9D%A4%EF%B8%8E'],
  ['a digit', '1'],
  ['half a flag', encodeURIComponent('🇹')],
  ['a skin tone twice', encodeURIComponent('👍🏽🏽')],
  ['a joiner alone', '%E2%80%8D'],
  ['a slash', 'a%2Fb'],
  ['a way out', '%2e%2e%2f%2e%2e'],
  ['dots', '..'],
  ['NUL', '%00'],
  ['an emoji and NUL', `${encodeURIComponent('👍')}%00`],
  ['a lone percent', '%'],
  ['half an escape', '%F'],
  ['invalid UTF-8', '%ff'],
  ['half a character', '%F0%9F%91'],
  ['a surrogate', '%ED%A0%80'],
  ['1,000 emojis', encodeURIComponent('👍').repeat(1000)],
  ['nothing', ''],
]

test.concurrent('a student’s export has the reactions to each message', async () => {
  const { student, question, reply } = await talk()
  await put(student, reply.id, '👍')
  const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
  expect(body['chat-engine'].slice(2)).toMatchObject([
    { id: question.id, reactions: [] },
    { id: reply.id, reactions: [mine('👍')] },
  ])
})

describe.concurrent('in place of an emoji', () => {
  test.each(noEmojis)('%s is refused where it is left, and absent where it is taken away', async (_name, text) => {
    const { student, reply } = await talk()
    await put(student, reply.id, '❤️')
    const path = `/api/chat/messages/${reply.id}/reactions/${text}`
    expect(await raw(student, 'PUT', path)).toEqual(refusal('emoji'))
    expect(await raw(student, 'DELETE', path)).toMatchObject({
      status: 200,
      body: { message: { id: reply.id, reactions: [mine('❤️')] } },
    })
    expect(await reactionsOf(student, reply.id)).toEqual([mine('❤️')])
  })
})

describe.concurrent('a message', () => {
  test('of another student looks like one that does not exist', async () => {
    const [{ student }, other] = [await talk(), await talk()]
    await put(other.student, other.reply.id, '👍')
    for (const id of [other.reply.id, other.question.id, randomUUID()]) {
      expect(await put(student, id, '👍')).toMatchObject(unknown)
      expect(await remove(student, id, '👍')).toMatchObject(unknown)
      expect(await remove(student, id, 'x')).toMatchObject(unknown)
    }
    expect(await reactionsOf(other.student, other.reply.id)).toEqual([mine('👍')])
  })

  test('is unknown to a student who never wrote', async () => {
    const student = await stack.student()
    expect(await put(student, randomUUID(), '👍')).toMatchObject(unknown)
    expect(await remove(student, randomUUID(), '👍')).toMatchObject(unknown)
  })

  test.each(['x', '%00', '%ff', '%', '..%2f', "'", '', '0'.repeat(36), `${randomUUID()}x`])(
    '%j is refused where a reaction is left, and unknown where one is taken away',
    async (id) => {
      const student = await stack.student()
      const path = `/api/chat/messages/${id}/reactions/${encodeURIComponent('👍')}`
      expect(await raw(student, 'PUT', path)).toEqual(refusal('id'))
      expect(await raw(student, 'DELETE', path)).toEqual(unknown)
    },
  )

  test('of an erased student is nobody’s, to a token that a gateway still knows too', async () => {
    const { student, reply } = await talk()
    await call(stack.url, student, 'DELETE', '/api/me')
    for (const url of stack.urls)
      await eventually('the gateway to forget the student', async () => {
        const { status } = await put(student, reply.id, '👍', url)
        expect([401, 404]).toContain(status)
        return status === 401
      })
    expect(await remove(student, reply.id, '👍')).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
  })
})

describe.concurrent('a request', () => {
  test('without a token gets 401, whatever it names', async () => {
    for (const path of [addressOf(randomUUID(), '👍'), addressOf('x', 'x'), '/api/chat/messages/%/reactions/%00'])
      for (const method of ['PUT', 'DELETE'])
        expect(await answer(call(stack.url, null, method, path))).toMatchObject({ status: 401 })
  })

  test.each(['GET', 'POST', 'PATCH', 'OPTIONS'])('by %s finds no route', async (method) => {
    const { student, reply } = await talk()
    expect(await answer(call(stack.url, student, method, addressOf(reply.id, '👍')))).toMatchObject(unknown)
  })

  test('by HEAD finds no route', async () => {
    const { student, reply } = await talk()
    expect((await call(stack.url, student, 'HEAD', addressOf(reply.id, '👍'))).status).toBe(404)
  })

  test.each<[string, { body?: string; type?: string }]>([
    ['broken JSON', { body: '{', type: 'application/json' }],
    ['JSON', { body: '{"emoji":"❤️"}', type: 'application/json' }],
    ['text', { body: 'x', type: 'text/plain' }],
    ['a body of no type', { body: 'x' }],
    ['a body over the limit', { body: 'x'.repeat(300_000), type: 'application/json' }],
    ['a type without a body', { type: 'application/x-www-form-urlencoded' }],
  ])('to take a reaction away ignores %s', async (_name, sent) => {
    const { student, reply } = await talk()
    await put(student, reply.id, '👍')
    const removed = await raw(student, 'DELETE', addressOf(reply.id, '👍'), sent)
    expect(removed).toMatchObject({ status: 200, body: { message: { reactions: [] } } })
  })
})

describe('100 changes at once, over two gateways,', () => {
  test('leave what one order of them explains, and tell the feeds of each that was one', async () => {
    const { student, reply } = await talk()
    await using bus = await listenOnBus()
    const [row] = await stack.query('SELECT student_key FROM chat.message WHERE id = $1', [reply.id])
    const told: Exclude<HistoryEvent, { event: 'read' }>[] = []
    using _feed = bus.subscribeFeed(String(row?.student_key), ({ event }) => {
      if (event.event === 'message' || event.event === 'message-updated') told.push(event)
    })
    // Once the server has taken the subscription.
    await bus.liveState()
    const emojis = ['👍', '👍🏽', '❤️', '🇹🇷', '1️⃣']
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => {
        const [url, emoji] = [stack.urls[i % 2], emojis[i % emojis.length] ?? '']
        return untilAvailable(() => (i % 4 < 2 ? put : remove)(student, reply.id, emoji, url))
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))

    const [stored] = await stack.query('SELECT revision FROM chat.message WHERE id = $1', [reply.id])
    const revisions = () => told.map((event) => (event.event === 'message-updated' ? event.revision : 0))
    await eventually('an event of each change', () => told.length === stored?.revision)
    const inOrder = Array.from({ length: told.length }, (_, i) => i + 1)
    expect(revisions().toSorted((a, b) => a - b)).toEqual(inOrder)

    const final = await reactionsOf(student, reply.id)
    const newest = told[revisions().indexOf(told.length)]
    expect(newest?.data.message.reactions).toEqual(final)
    const states = [[], ...inOrder.map((revision) => told[revisions().indexOf(revision)]?.data.message.reactions ?? [])]
    for (const [i, state] of states.slice(1).entries())
      expect(Math.abs(state.length - (states[i]?.length ?? 0))).toBe(1)
    const shown = new Set(states.map((state) => JSON.stringify(state)))
    for (const { body } of answers) {
      const { reactions } = body.message
      expect(shown).toContain(JSON.stringify(reactions))
      expect(new Set(reactions.map(({ emoji }: { emoji: string }) => emoji)).size).toBe(reactions.length)
    }
  })

  test('of which half leave one emoji that nobody takes away leave it once', async () => {
    const { student, reply } = await talk()
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        untilAvailable(() =>
          i % 4 < 2
            ? put(student, reply.id, '👍', stack.urls[i % 2])
            : remove(student, reply.id, '❤️', stack.urls[i % 2]),
        ),
      ),
    )
    expect(await reactionsOf(student, reply.id)).toEqual([mine('👍')])
  })
})

test.concurrent('what changes nothing is in no feed', async () => {
  const { student, reply } = await talk()
  await using bus = await listenOnBus()
  const [row] = await stack.query('SELECT student_key FROM chat.message WHERE id = $1', [reply.id])
  const told = async () => {
    const events = await bus.replayFeed(String(row?.student_key), 'history')
    // The first is the notice.
    return events.slice(1).map(({ event }) => event)
  }
  await put(student, reply.id, '👍')
  await put(student, reply.id, '👍')
  await remove(student, reply.id, 'x')
  await remove(student, reply.id, '👍')
  await remove(student, reply.id, '👍')
  await put(student, reply.id, '❤️')
  await eventually('the last change to arrive', async () => (await told()).length >= 3)
  expect(await told()).toMatchObject([
    { event: 'message-updated', revision: 1, data: { message: { id: reply.id, reactions: [mine('👍')] } } },
    { event: 'message-updated', revision: 2, data: { message: { id: reply.id, reactions: [] } } },
    { event: 'message-updated', revision: 3, data: { message: { id: reply.id, reactions: [mine('❤️')] } } },
  ])
})

const listenOnBus = () => {
  const quiet = { error() {}, warn() {}, info() {} }
  return connectBus({ url: stack.nats.urlFor('gateway'), name: 'gateway', log: quiet })
}
