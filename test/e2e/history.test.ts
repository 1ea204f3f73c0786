import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

type Page = { messages: Array<{ id: string; content: string; cursor: string; turnIndex: number }>; hasMore: boolean }

const page = async (student: Student, query = '', path = '/api/chat/history'): Promise<Page> =>
  (await answer(call(stack.url, student, 'GET', `${path}${query}`))).body

/** Pages to the end in one direction. */
async function walk(student: Student, direction: 'before' | 'after', limit: number, first: Page): Promise<Page[]> {
  const pages = [first]
  for (let current = first; current.hasMore; pages.push(current)) {
    const edge = direction === 'before' ? current.messages.at(0) : current.messages.at(-1)
    current = await page(student, `?limit=${limit}&${direction}=${edge?.cursor}`)
  }
  return direction === 'before' ? pages.reverse() : pages
}

const ids = (pages: Page[]) => pages.flatMap(({ messages }) => messages.map(({ id }) => id))

async function talk(student: Student, turns: number) {
  for (let i = 0; i < turns; i++) await send(stack.url, student, { message: `!say cevap ${i}` })
}

describe('history', () => {
  test('of a new student has nothing but the notice', async () => {
    const { messages, ...rest } = await page(await stack.student())
    expect(messages.filter(({ turnIndex }) => turnIndex > 0)).toEqual([])
    expect(rest).toEqual({ hasMore: false, turns: [] })
  })

  test('is a window of the newest 60, oldest first, under both names', async () => {
    const student = await stack.student()
    await talk(student, 33)
    const newest = await page(student)
    expect(newest.messages).toHaveLength(60)
    expect(newest.hasMore).toBe(true)
    expect(newest.messages.at(-1)?.content).toBe('cevap 32')
    expect(newest.messages.map(({ turnIndex }) => turnIndex)).toEqual(
      newest.messages.map(({ turnIndex }) => turnIndex).toSorted((a, b) => a - b),
    )
    expect(await page(student, '', '/api/chat/messages')).toEqual(newest)
    const back = ids(await walk(student, 'before', 7, await page(student, '?limit=7')))
    expect(back).toHaveLength(67)
    expect(new Set(back).size).toBe(67)
    const forward = await walk(student, 'after', 7, await page(student, `?limit=7&after=${await first(student)}`))
    expect(ids(forward)).toEqual(back.slice(1))
  })

  test('paged while messages arrive neither skips nor repeats', async () => {
    const student = await stack.student()
    await talk(student, 6)
    const before = ids([await page(student)])
    const arriving = Promise.all(
      Array.from({ length: 8 }, (_, i) => send(stack.url, student, { message: `!say ${i}` })),
    )
    const start = await page(student, '?limit=3')
    const back = ids(await walk(student, 'before', 3, start))
    const upToStart = back.slice(0, back.indexOf(start.messages.at(-1)?.id ?? '') + 1)
    expect(upToStart.slice(0, before.length)).toEqual(before.slice(0, upToStart.length))

    const followed = new Set(upToStart)
    let cursor = start.messages.at(-1)?.cursor
    const follow = async () => {
      const next = await page(student, `?limit=2&after=${cursor}`)
      for (const { id } of next.messages) {
        expect(followed.has(id)).toBe(false)
        followed.add(id)
      }
      cursor = next.messages.at(-1)?.cursor ?? cursor
      return next.hasMore
    }
    let arrived = false
    void arriving.then(() => {
      arrived = true
    })
    for (let last = false; !last; ) {
      last = arrived
      while (await follow());
    }
    const all = await walk(student, 'before', 60, await page(student))
    expect([...followed]).toEqual(ids(all))
  })

  async function first(student: Student): Promise<string> {
    const pages = await walk(student, 'before', 60, await page(student))
    return pages[0]?.messages[0]?.cursor ?? ''
  }
})

describe('a page is refused', () => {
  test.each([
    ['?limit=0', 'limit'],
    ['?limit=61', 'limit'],
    ['?limit=-1', 'limit'],
    ['?limit=1.5', 'limit'],
    ['?limit=ten', 'limit'],
    ['?limit=', 'limit'],
    ['?limit=5&limit=6', 'limit'],
    ['?before=nonsense', 'before'],
    ['?after=', 'after'],
    ['?before=cDE&after=cDE', 'after'],
    ['?before=%00', 'before'],
  ])('for %s, naming %s', async (query, path) => {
    const refused = await answer(call(stack.url, await stack.student(), 'GET', `/api/chat/history${query}`))
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid request', issues: [{ path }] } })
  })

  test('for nothing that is merely unknown', async () => {
    const { status } = await answer(call(stack.url, await stack.student(), 'GET', '/api/chat/history?color=red'))
    expect(status).toBe(200)
  })
})

test('a student sees nothing of another’s, whatever cursor they name', async () => {
  const [one, other] = [await stack.student(), await stack.student()]
  await talk(one, 2)
  const { messages } = await page(one)
  expect(await page(other, `?after=${messages[0]?.cursor}`)).toMatchObject({ messages: [], hasMore: false })
})
