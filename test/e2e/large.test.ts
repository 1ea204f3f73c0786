import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allEvents, answer, call, rebuildBubbles, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const get = async (student: Student, path: string) => (await answer(call(stack.url, student, 'GET', path))).body

type Message = { id: string; role: string; origin: string; content: string; cursor: string }
type Page = { messages: Message[]; hasMore: boolean }

const contents = (messages: Message[]) => messages.map(({ content }) => content)
const answersIn = (messages: Message[]) =>
  contents(messages.filter(({ role, origin }) => role === 'assistant' && origin !== 'notice'))

describe('an answer of more than 16,000 characters', () => {
  test.each([
    ['in one bubble', '!tokens 20000\n!delay 0'],
    ['in several', `!say ${'Bir soru daha çöz. '.repeat(200)}\\n\\n\n!tokens 20000\n!delay 0`],
  ])(
    '%s is cut for the stream, for history, for the export and for a resumed stream alike',
    async (_where, message) => {
      const student = await stack.student()
      const clientId = randomUUID()
      const { events, last, turnId } = await send(stack.url, student, { message, clientId })
      if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
      expect(last.data.finish).toBe('complete')
      const stored = last.data.messages.map(({ content }) => content)
      const characters = [...stored.join('')].length
      expect(characters).toBeLessThanOrEqual(16_000)
      expect(characters).toBeGreaterThan(15_900)
      expect(stored.at(-1)).toMatch(/ kelime\d+$/)

      expect(rebuildBubbles(events)).toEqual(stored)
      const cut = events.at(-2)
      if (cut?.event !== 'chunk') throw new Error(`${cut?.event} comes before the end`)
      const { offset, delta } = cut.data
      expect(cut.data).toMatchObject({ turnId, bubble: stored.length - 1 })
      const whole = stored.at(-1) ?? ''
      // A stream that missed something of the bubble gets it whole.
      const ends = [
        { offset: whole.length, delta: '' },
        { offset: 0, delta: whole },
      ]
      expect(ends).toContainEqual({ offset, delta })

      expect(answersIn((await get(student, '/api/chat/history')).messages)).toEqual(stored)
      const { 'chat-engine': records } = await get(student, '/api/me/export')
      expect(answersIn(records.filter(({ type }: { type: string }) => type === 'message'))).toEqual(stored)
      const again = await allEvents(await call(stack.url, student, 'POST', '/api/chat/send', { clientId }))
      // What has ended is repeated whole, by its end.
      expect(again).toEqual([events[0], last])
    },
  )
})

describe('a conversation with ten answers of 1 MB, of before answers were capped', () => {
  const large = `${'x'.repeat(2 ** 20 - 8)}`
  async function conversation() {
    const student = await stack.student()
    const { turnId } = await send(stack.url, student, { message: '!say ilk' })
    await stack.query(
      `WITH c AS (
         UPDATE chat.conversation SET next_position = next_position + 10
         WHERE student_key = (SELECT student_key FROM chat.turn WHERE id = $1) RETURNING student_key, next_position
       )
       INSERT INTO chat.message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
       SELECT gen_random_uuid(), student_key, next_position - 10 + nth, $1, 0, 'assistant', 'model', 'chat', nth || $2
       FROM c, generate_series(0, 9) AS nth`,
      [turnId, large],
    )
    await send(stack.url, student, { message: '!say son' })
    return student
  }

  test('has a history of pages of 4 MiB, in either direction, and an export', async () => {
    const student = await conversation()
    const notice = expect.stringContaining('bilgisayar programı')
    const answers = Array.from({ length: 10 }, (_, nth) => `${nth}${large}`)
    const expected = [notice, '!say ilk', 'ilk', ...answers, '!say son', 'son']
    const walk = async (direction: 'before' | 'after', first: Page) => {
      const pages = [first]
      for (let page = first; page.hasMore; pages.push(page)) {
        const edge = direction === 'before' ? page.messages[0] : page.messages.at(-1)
        page = await get(student, `/api/chat/history?${direction}=${edge?.cursor}`)
      }
      for (const page of pages) {
        expect(page.messages.length).toBeGreaterThan(0)
        expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(4.1 * 2 ** 20)
      }
      return contents((direction === 'before' ? pages.toReversed() : pages).flatMap(({ messages }) => messages))
    }
    expect(await walk('before', await get(student, '/api/chat/history'))).toEqual(expected)
    const [first] = (await get(student, `/api/chat/history?limit=60&before=${await oldestLarge(student)}`)).messages
    const forward = await get(student, `/api/chat/history?after=${first.cursor}`)
    expect(await walk('after', forward)).toEqual(expected.slice(1))
    const { 'chat-engine': records } = await get(student, '/api/me/export')
    expect(contents(records.filter(({ type }: { type: string }) => type === 'message'))).toEqual(expected)
  })

  /** The cursor of the first large message. */
  async function oldestLarge(student: Student): Promise<string> {
    for (let page: Page = await get(student, '/api/chat/history'); ; ) {
      const found = page.messages.find(({ content }) => content.startsWith('0x'))
      if (found) return found.cursor
      page = await get(student, `/api/chat/history?before=${page.messages[0]?.cursor}`)
    }
  }

  test('goes on like any other', async () => {
    const student = await conversation()
    const { last } = await send(stack.url, student, { message: '!say devam' })
    expect(last).toMatchObject({ event: 'done', data: { messages: [{ content: 'devam' }] } })
  })
})
