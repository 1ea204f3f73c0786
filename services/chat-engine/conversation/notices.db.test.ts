import { randomUUID } from 'node:crypto'
import { sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { insertMedia } from '../media/store.ts'
import { appendAll } from '../proactive/store.ts'
import { closeStudent } from '../students/close.ts'
import { append, eventsOf } from '../test/appends.ts'
import { enterEngine, sendTurn } from '../test/engine.ts'
import { commitTurn, noUsage } from '../turn/store.ts'
import { eraseStudent } from './erasing/store.ts'
import { noticeTexts } from './notices.ts'
import { exportStudent, findHistory, findPast, lastTurnIndex } from './said/store.ts'
import { lockConversation, openConversation } from './store.ts'

const db = await openDb('chat-engine')
const engine = await enterEngine(db)

const { version, text } = noticeTexts.beginning
const historyOf = async (studentKey: string) => (await findHistory(db, studentKey, { limit: 60 })).messages
const Counted = z.object({ turns: z.int(), messages: z.int() })
const noticesOf = (studentKey: string) =>
  db.one(sql.type(Counted)`
    SELECT (SELECT count(*)::int FROM turn WHERE student_key = ${studentKey} AND origin = 'notice') AS turns,
      (SELECT count(*)::int FROM message WHERE student_key = ${studentKey} AND origin = 'notice') AS messages
  `)

const picture = { kind: 'image' as const, mimeType: 'image/png', sizeBytes: 1 }

/** Everything that makes a conversation which is not there. */
const beginnings: Record<string, (studentKey: string) => Promise<unknown>> = {
  'a send': (studentKey) => sendTurn(db, engine, { studentKey }),
  'a send in distress': (studentKey) => sendTurn(db, engine, { studentKey, text: 'kendimi öldürmek istiyorum' }),
  'an arrival': (studentKey) => openConversation(db, studentKey, '2026-03-04T05:06:07.890Z'),
  'what the companion writes first': (studentKey) => appendAll(db, [append(studentKey, ['merhaba'])]),
  'an attachment': (studentKey) =>
    db.transaction((tx) => insertMedia(tx, { id: newId(), studentKey, ...picture }, 1e9)),
}
const names = Object.keys(beginnings)

describe('a conversation', () => {
  test.each(names)('begins with its notice, a turn of its own that is done, when %s makes it', async (name) => {
    const studentKey = randomUUID()
    await beginnings[name]?.(studentKey)
    const [notice, ...rest] = await historyOf(studentKey)
    expect(notice).toMatchObject({ turnIndex: 0, role: 'assistant', author: 'hand', origin: 'notice', content: text })
    expect(rest.every(({ turnIndex }) => turnIndex === 1)).toBe(true)
    const exported = await exportStudent(db, studentKey, 0, 1, 10_000)
    expect(exported).toMatchObject([{ position: 1, turnState: 'done', noticeVersion: version, promptVersion: null }])
    // Nothing of it is pushed.
    expect((await eventsOf(db, studentKey)).map(({ turnId }) => turnId)).not.toContain(notice?.turnId)
  })

  test('has one notice, however many make it at once, and exactly one of them is given it to show', async () => {
    const students = Array.from({ length: 10 }, () => randomUUID())
    const shown = await Promise.all(
      students.flatMap((studentKey) =>
        Array.from({ length: 20 }, async (_, nth) => {
          if (nth % 4 === 0) return openConversation(db, studentKey)
          if (nth % 4 === 1) return (await db.transaction((tx) => lockConversation(tx, studentKey))).notice
          if (nth % 4 === 2) return (await sendTurn(db, engine, { studentKey })).notice
          const { messages } = await appendAll(db, [append(studentKey, [`${nth}`])])
          return messages.find(({ message }) => message.origin === 'notice')?.message ?? null
        }),
      ),
    )
    for (const studentKey of students) {
      expect(await noticesOf(studentKey)).toEqual({ turns: 1, messages: 1 })
      const [notice] = await historyOf(studentKey)
      expect(shown.filter((one) => one?.id === notice?.id)).toEqual([notice])
    }
    expect(shown.filter((one) => one !== null)).toHaveLength(students.length)
  })

  test('keeps the version that its notice had', async () => {
    const studentKey = randomUUID()
    await openConversation(db, studentKey)
    await db.query(sql.typeAlias('none')`
      UPDATE turn SET notice_version = 'beginning-0' WHERE student_key = ${studentKey}
    `)
    await sendTurn(db, engine, { studentKey })
    await openConversation(db, studentKey)
    expect(await exportStudent(db, studentKey, 0, 9, 10_000)).toMatchObject([
      { noticeVersion: 'beginning-0' },
      { noticeVersion: null },
    ])
  })

  test('of a student who left has no notice left, and gets none again', async () => {
    const [written, unknown] = [randomUUID(), randomUUID()]
    await sendTurn(db, engine, { studentKey: written })
    for (const studentKey of [written, unknown]) {
      await closeStudent(db, studentKey)
      await eraseStudent(db, studentKey)
      for (const name of ['an arrival', 'what the companion writes first', 'an attachment'])
        await beginnings[name]?.(studentKey)
      expect(await noticesOf(studentKey)).toEqual({ turns: 0, messages: 0 })
    }
  })
})

test('no notice is among what a model is given', async () => {
  const { claim, turn } = await sendTurn(db, engine)
  if (!claim) throw new Error('the turn was not claimed')
  const { studentKey } = claim
  const bubbles = [{ id: newId(), text: 'cevap', author: 'model' as const }]
  await db.query(sql.typeAlias('none')`
    UPDATE conversation SET pause_from = pause_from - interval '1 hour' WHERE student_key = ${studentKey}
  `)
  const pauseMinutes = { minorMinutes: 60, adultMinutes: 180 }
  await commitTurn(db, claim, { bubbles, finish: 'complete', effects: [], pauseMinutes }, noUsage)
  expect((await historyOf(studentKey)).map(({ origin }) => origin)).toEqual(['notice', 'chat', 'chat', 'notice'])
  const past = await findPast(db, { studentKey, turnIndex: lastTurnIndex }, 10, 10_000)
  expect(past.messages.map(({ content }) => content)).toEqual(['cevap', turn.message.content])
})
