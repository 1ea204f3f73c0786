import { randomUUID } from 'node:crypto'
import { searchedAtMost } from '@yoldas/contracts/chat'
import { planOf, sql } from '@yoldas/db'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { foldedWords } from '../corpus/words.ts'
import { sendTurn } from '../test/engine.ts'
import { searchBack } from './search.ts'
import { findMessages, readSaid } from './store.ts'

const db = await openDb('chat-engine')

/** A student who has written these texts, one after another. */
async function writer(...texts: string[]) {
  const studentKey = randomUUID()
  for (const text of texts) await sendTurn(db, null, { studentKey, text })
  return studentKey
}

/** Puts so many more messages behind those of a student, each of this text. */
const lengthen = (studentKey: string, count: number, text: string) =>
  db.query(sql.typeAlias('none')`
    INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
    SELECT gen_random_uuid(), student_key, position + nth, turn_id, turn_index, role, author, origin, ${text}
    FROM (SELECT * FROM message WHERE student_key = ${studentKey} ORDER BY position DESC LIMIT 1) AS newest,
      generate_series(1, ${count}) AS nth
  `)

const change = (studentKey: string, text: string, to: ReturnType<typeof sql.fragment>) =>
  db.query(sql.typeAlias('none')`
    UPDATE message SET ${to} WHERE student_key = ${studentKey} AND content = ${text}
  `)

type Asked = { limit?: number; before?: number }
const search = (studentKey: string, q: string, { limit = 50, before = Number.MAX_SAFE_INTEGER }: Asked = {}) =>
  searchBack((stretch) => readSaid(db, { studentKey, ...stretch }), { words: foldedWords(q), limit, before })

/** The texts that are found, from first to last, and how many requests that took. */
async function foundBy(studentKey: string, q: string, limit = 50) {
  const texts: string[] = []
  let [before, requests]: [number | null, number] = [Number.MAX_SAFE_INTEGER, 0]
  while (before !== null) {
    const page = await search(studentKey, q, { limit, before })
    expect(page.found.length).toBeLessThanOrEqual(limit)
    texts.push(...(await findMessages(db, studentKey, page.found)).map(({ content }) => content))
    requests += 1
    before = page.before
  }
  return { texts, requests }
}
const textsFoundBy = async (studentKey: string, q: string) => (await foundBy(studentKey, q)).texts

describe('a message is found', () => {
  test('by the beginnings of its words, in any order and in any case', async () => {
    const studentKey = await writer('Türevin TANIMI nedir?', 'İntegral ile türev', 'Işık hızı')
    expect(await textsFoundBy(studentKey, 'türev')).toEqual(['İntegral ile türev', 'Türevin TANIMI nedir?'])
    expect(await textsFoundBy(studentKey, 'tanım türe')).toEqual(['Türevin TANIMI nedir?'])
    expect(await textsFoundBy(studentKey, 'ISIK')).toEqual(['Işık hızı'])
    expect(await textsFoundBy(studentKey, 'integral ışık')).toEqual([])
    expect(await textsFoundBy(studentKey, 'revin')).toEqual([])
  })

  test('by what its recordings say', async () => {
    const studentKey = await writer('', 'başka')
    const recording = (text: string | null) => ({ id: randomUUID(), transcript: text === null ? null : { text } })
    const media = sql.jsonb([recording(null), recording('Yarın kimya çalışacağım')])
    await change(studentKey, '', sql.fragment`media = ${media}`)
    expect((await search(studentKey, 'kimya yarın')).found).toHaveLength(1)
  })

  test('of both sides, unless it is a notice or emptied', async () => {
    const studentKey = await writer('limit bir', 'limit iki', 'limit üç')
    await change(studentKey, 'limit bir', sql.fragment`role = 'assistant', author = 'model'`)
    await change(studentKey, 'limit iki', sql.fragment`content = '', emptied = true`)
    expect(await textsFoundBy(studentKey, 'limit')).toEqual(['limit üç', 'limit bir'])
    expect(await textsFoundBy(studentKey, 'yoldaş')).toEqual([])
  })

  test('of this student alone', async () => {
    const [one, other] = [await writer('limit'), await writer('limit')]
    expect(await textsFoundBy(one, 'limit')).toEqual(['limit'])
    const ofOne = (await findMessages(db, one, [2])).map(({ id }) => id)
    expect((await findMessages(db, other, [2])).map(({ id }) => id)).not.toEqual(ofOne)
  })
})

describe('a search', () => {
  test('that goes on from where it stopped finds each message once', async () => {
    const studentKey = await writer('limit 1', 'türev', 'limit 2', 'limit 3', 'türev', 'limit 4')
    expect(await foundBy(studentKey, 'limit', 2)).toEqual({
      texts: ['limit 4', 'limit 3', 'limit 2', 'limit 1'],
      requests: 3,
    })
  })

  test(`reads at most ${searchedAtMost.messages} messages, and says where it stopped`, async () => {
    const studentKey = await writer('limit')
    await lengthen(studentKey, searchedAtMost.messages, 'türev')
    const first = await search(studentKey, 'limit')
    // Position 1 is the notice's.
    expect(first).toEqual({ found: [], before: 3 })
    expect(await search(studentKey, 'limit', { before: 3 })).toEqual({ found: [2], before: null })
  })

  test('reads at most 1 MiB of text, whatever its letters take', async () => {
    const studentKey = await writer('limit')
    const text = 'ş'.repeat(8_000)
    await lengthen(studentKey, 70, text)
    const { before } = await search(studentKey, 'limit')
    const fitting = Math.floor(searchedAtMost.bytes / Buffer.byteLength(text))
    expect(before).toBe(72 - fitting + 1)
    expect(await foundBy(studentKey, 'limit')).toEqual({ texts: ['limit'], requests: 2 })
  })

  test('of a student who has written nothing finds nothing', async () => {
    expect(await search(randomUUID(), 'limit')).toEqual({ found: [], before: null })
  })

  test('reads the messages of the student by their positions, and as many as it needs', async () => {
    const plan = await planOf(db, (tx) =>
      readSaid(tx, { studentKey: randomUUID(), before: 9, messages: 250, bytes: 9 }),
    )
    expect(plan).toMatch(/Limit[\s\S]*Index Scan Backward using message_student_key_position_key/)
    expect(plan).toMatch(/Index Cond: \(\(student_key = .*\) AND \("?position"? < /)
  })
})
