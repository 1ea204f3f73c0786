import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, call, type OpenFeed, openFeed, readHistory, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

/** The bubbles that answer a message. */
async function ask(student: Student, text: string): Promise<ChatMessage[]> {
  const { last } = await send(stack.url, student, { message: `!say ${text}` })
  if (last.event !== 'done') throw new Error(`the turn ended with ${last.event}`)
  return last.data.messages
}
const read = (student: Student, cursor: unknown) =>
  answer(call(stack.urls.at(-1) ?? stack.url, student, 'PUT', '/api/chat/read', { cursor }))
const unreadOf = async (student: Student): Promise<number> =>
  (await answer(call(stack.url, student, 'GET', '/api/me'))).body.unread
const cursorOf = (messages: readonly ChatMessage[], nth: number) => messages[nth]?.cursor ?? ''

const Pushed = z.object({
  data: z.looseObject({ unread: z.string(), replyToken: z.string() }),
  apns: z.object({ payload: z.object({ aps: z.looseObject({ badge: z.int() }) }) }),
})

/** A student's phone: the number on the icon of its app, by what the app is given in the order in which it comes. */
async function newPhone(student: Student) {
  const token = `phone-${randomUUID()}`
  await call(stack.url, student, 'POST', '/api/devices', { token, platform: 'ios' })
  const pushes = () => stack.push.sent({ token }).map(({ body }) => Pushed.parse(body))
  return {
    /** Once so many pushes have come. */
    pushed: (count: number) =>
      eventually(`${count} pushes`, () => {
        const last = pushes()[count - 1]
        return last && { badge: last.apns.payload.aps.badge, ...last.data }
      }),
  }
}

const readsOf = ({ reads }: OpenFeed) => reads.map(({ data }) => data)

describe.concurrent('what is unread', () => {
  test('is the number on every device: after a push, by the feed, and on return to the foreground', async () => {
    const student = await stack.student()
    const phone = await newPhone(student)
    using feed = await openFeed(stack.url, student)
    await feed.hello
    expect(await unreadOf(student)).toBe(0)

    const first = await ask(student, 'bir\\n\\niki\\n\\nüç')
    expect(await phone.pushed(1)).toMatchObject({ badge: 3, unread: '3' })
    expect(await unreadOf(student)).toBe(3)
    await eventually('the feed to say it', () => readsOf(feed).at(-1)?.unread === 3)

    expect(await read(student, cursorOf(first, 1))).toMatchObject({ status: 200, body: { unread: 1 } })
    await eventually('the feed to say it', () => readsOf(feed).at(-1)?.unread === 1)
    expect(readsOf(feed).at(-1)?.cursor).toBe(cursorOf(first, 1))
    expect(await unreadOf(student)).toBe(1)
    // It goes forward alone, and a repeat changes nothing.
    for (const nth of [0, 1]) expect((await read(student, cursorOf(first, nth))).body).toEqual({ unread: 1 })

    // A send reads everything before it, on all devices.
    await ask(student, 'dört')
    expect(await phone.pushed(2)).toMatchObject({ badge: 1, unread: '1' })
    expect(readsOf(feed).map(({ unread }) => unread)).toEqual([3, 1, 0, 1])
  })

  test('is up to the message that a reply answers', async () => {
    const student = await stack.student()
    const phone = await newPhone(student)
    await ask(student, 'bir\\n\\niki')
    const { replyToken: token } = await phone.pushed(1)
    await answer(call(stack.url, null, 'POST', '/api/notifications/reply', { token, text: '!say üç' }))
    expect(await phone.pushed(2)).toMatchObject({ badge: 2, unread: '2' })
    expect(await unreadOf(student)).toBe(2)
  })

  test('counts no notice, and refuses a cursor that no message has', async () => {
    const student = await stack.student()
    await eventually('the notice', async () => {
      const { body } = await answer(call(stack.url, student, 'GET', '/api/chat/history'))
      return body.messages.length === 1
    })
    expect(await unreadOf(student)).toBe(0)
    const bubbles = await ask(student, 'merhaba')
    const last = Buffer.from(cursorOf(bubbles, 0), 'base64url').toString()
    const next = Buffer.from(`p${Number(last.slice(1)) + 1}`).toString('base64url')
    for (const cursor of ['', 'x', next]) {
      const { status, body } = await read(student, cursor)
      expect([status, body.issues]).toEqual([400, [{ path: 'cursor', message: expect.any(String) }]])
    }
    expect((await read(student, 7)).status).toBe(400)
    expect(await unreadOf(student)).toBe(1)
  })

  test('of an answer that is written anew is what the first one was', async () => {
    const student = await stack.student()
    const [bubble] = await ask(student, 'bir\\n\\niki')
    const regenerate = async () => {
      const path = `/api/chat/turns/${bubble?.turnId}/regenerate`
      await (await call(stack.url, student, 'POST', path, {})).text()
    }
    await regenerate()
    expect(await unreadOf(student)).toBe(2)
    const { body } = await readHistory(stack.url, student)
    await read(student, body.messages.at(-1).cursor)
    await regenerate()
    expect(await unreadOf(student)).toBe(0)
  })
})
