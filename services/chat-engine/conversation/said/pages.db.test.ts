import { randomUUID } from 'node:crypto'
import { maxAnswerBytes } from '@yoldas/contracts/pages'
import { sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { exportStudent, findHistory } from './store.ts'

const db = await openDb('chat-engine')

/** A student whose conversation has these messages, each a turn of its own. */
async function conversation(contents: string[]) {
  const studentKey = randomUUID()
  await db.query(sql.typeAlias('none')`INSERT INTO conversation (student_key) VALUES (${studentKey})`)
  const ids = contents.map(() => newId())
  for (const [nth, content] of contents.entries()) {
    const id = ids[nth] ?? ''
    await db.query(sql.typeAlias('none')`
      WITH t AS (
        INSERT INTO turn (id, student_key, turn_index, origin, state, finished_at)
        VALUES (${id}, ${studentKey}, ${nth}, 'chat', ${nth % 2 === 0 ? 'done' : 'failed'}, now())
        RETURNING id
      )
      INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
      SELECT ${id}::uuid, ${studentKey}::uuid, ${nth + 1}::int, id, ${nth}::int, 'assistant', 'model', 'chat', ${content}
      FROM t
    `)
  }
  return { studentKey, ids }
}

const mebibyte = 2 ** 20
const large = (letter: string) => letter.repeat(mebibyte / Buffer.byteLength(letter))
const sizeOf = (page: object) => Buffer.byteLength(JSON.stringify(page))

type Page = Awaited<ReturnType<typeof findHistory>>

/** The ids of all messages, and the pages that they came in. */
async function walk(studentKey: string, direction: 'before' | 'after', limit = 60) {
  const pages: Page[] = []
  for (let edge = direction === 'after' ? 0 : undefined; ; ) {
    const page = await findHistory(db, studentKey, { limit, [direction]: edge })
    pages.push(page)
    if (!page.hasMore) break
    const last = direction === 'after' ? page.messages.at(-1) : page.messages.at(0)
    edge = Number(
      Buffer.from(last?.cursor ?? '', 'base64url')
        .toString()
        .slice(1),
    )
  }
  const inOrder = direction === 'after' ? pages : pages.toReversed()
  return { ids: inOrder.flatMap(({ messages }) => messages.map(({ id }) => id)), pages }
}

describe.each(['before', 'after'] as const)('history read %s a message', (direction) => {
  test.each([
    ['letters', large('a'), 3],
    // 3 bytes in the database, 3 on the wire; and 1 byte that is 6 on the wire.
    ['letters of three bytes', large('ツ'), 3],
    ['control characters', large('\u0001'), 1],
  ])('has pages of 4 MiB of large messages of %s, and each message once', async (_what, content, perPage) => {
    const { studentKey, ids } = await conversation(Array.from({ length: 10 }, () => content))
    const walked = await walk(studentKey, direction)
    expect(walked.ids).toEqual(ids)
    expect(walked.pages.slice(0, -1).map(({ messages }) => messages.length)).toEqual(
      Array(Math.ceil(10 / perPage) - 1).fill(perPage),
    )
    for (const page of walked.pages) {
      if (perPage > 1) expect(sizeOf(page.messages)).toBeLessThanOrEqual(maxAnswerBytes)
      const shown = new Set(page.messages.map(({ turnId }) => turnId))
      expect(page.turns.every(({ turnId }) => shown.has(turnId))).toBe(true)
    }
  })

  test('has pages of the limit where messages are small, and of one where one alone is too large', async () => {
    const contents = ['a', 'b', 'c', large('x').repeat(5), 'd', 'e']
    const { studentKey, ids } = await conversation(contents)
    const { ids: walked, pages } = await walk(studentKey, direction, 2)
    expect(walked).toEqual(ids)
    const lengths = pages.map(({ messages }) => messages.length)
    expect(direction === 'after' ? lengths : lengths.toReversed()).toEqual(
      direction === 'after' ? [2, 1, 1, 2] : [1, 2, 1, 2],
    )
  })
})

test('a page of small messages has more exactly when it has', async () => {
  const { studentKey } = await conversation(['a', 'b', 'c'])
  const page = async (limit: number) => {
    const { messages, hasMore } = await findHistory(db, studentKey, { limit })
    return { count: messages.length, hasMore }
  }
  expect(await page(2)).toEqual({ count: 2, hasMore: true })
  expect(await page(3)).toEqual({ count: 3, hasMore: false })
  expect(await page(4)).toEqual({ count: 3, hasMore: false })
})

test('an export reads no more texts at once than it has room for, and each message once', async () => {
  const { studentKey, ids } = await conversation(['a', ...Array.from({ length: 10 }, () => large('b')), 'c', 'd'])
  const seen: string[] = []
  const lengths: number[] = []
  for (let after = 0; ; ) {
    const messages = await exportStudent(db, studentKey, after, 4, 3 * mebibyte)
    if (messages.length === 0) break
    seen.push(...messages.map(({ id }) => id))
    lengths.push(messages.length)
    after = messages.at(-1)?.position ?? 0
  }
  expect(seen).toEqual(ids)
  expect(lengths).toEqual([3, 3, 3, 4])
  expect(await exportStudent(db, studentKey, 2, 4, 0)).toHaveLength(1)
})
