import { randomUUID } from 'node:crypto'
import { sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { eventually } from '@yoldas/testkit'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { acceptSend } from '../engine/sending/store.ts'
import { closeStudent } from '../students/close.ts'
import { eraseStudent } from './erasing/store.ts'
import { findHistory } from './said/store.ts'
import { findConversation, isErased, lockConversation, lockConversations, openConversation } from './store.ts'

const db = await openDb('chat-engine')

const arrivedAt = '2026-02-03T04:05:06.789Z'

const Row = z.object({ row: z.record(z.string(), z.unknown()) })
const rowOf = (studentKey: string) =>
  db.oneFirst(sql.type(Row)`SELECT to_jsonb(c) AS row FROM conversation AS c WHERE student_key = ${studentKey}`)

const Since = z.object({ silentSince: z.string() })
const silentSince = (studentKey: string) =>
  db.oneFirst(sql.type(Since)`
    SELECT silent_since AS "silentSince" FROM conversation WHERE student_key = ${studentKey}
  `)

const send = (studentKey: string) =>
  db.transaction((tx) => acceptSend(tx, { studentKey, turnId: newId(), messageId: newId(), text: 'soru' }, null))

/** Whether a statement waits for somebody else's lock on the student's conversation. */
async function isWaiting(studentKey: string): Promise<boolean> {
  try {
    await db.query(sql.typeAlias('none')`SELECT FROM conversation WHERE student_key = ${studentKey} FOR UPDATE NOWAIT`)
    return false
  } catch {
    return db.exists(sql.typeAlias('none')`
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM conversation AS c WHERE%'
    `)
  }
}

describe('a student’s arrival', () => {
  test('opens a conversation that is silent since then', async () => {
    const studentKey = randomUUID()
    await openConversation(db, studentKey, arrivedAt)
    expect(await silentSince(studentKey)).toBe(arrivedAt)
    expect(await rowOf(studentKey)).toMatchObject({ checked_in: false, erased_at: null, next_turn_index: 1 })
    expect(await findHistory(db, studentKey, { limit: 10 })).toMatchObject({ messages: [{ origin: 'notice' }] })
  })

  test('leaves the first message to be the first, which ends the silence', async () => {
    const studentKey = randomUUID()
    await openConversation(db, studentKey, arrivedAt)
    expect(await send(studentKey)).toMatchObject({ turn: { message: { turnIndex: 1 } } })
    expect((await silentSince(studentKey)) > arrivedAt).toBe(true)
  })

  test('received again changes nothing, whatever has happened since', async () => {
    const studentKey = randomUUID()
    await openConversation(db, studentKey, arrivedAt)
    const opening = await rowOf(studentKey)
    await openConversation(db, studentKey, '2026-03-04T05:06:07.890Z')
    expect(await rowOf(studentKey)).toEqual(opening)
    await db.query(sql.typeAlias('none')`UPDATE conversation SET checked_in = true WHERE student_key = ${studentKey}`)
    await openConversation(db, studentKey, arrivedAt)
    expect(await rowOf(studentKey)).toEqual({ ...opening, checked_in: true })
  })

  test('received 20 times at once opens one conversation', async () => {
    const studentKey = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => openConversation(db, studentKey, arrivedAt)))
    expect(await silentSince(studentKey)).toBe(arrivedAt)
  })

  test('received after the first message changes nothing', async () => {
    const studentKey = randomUUID()
    await send(studentKey)
    const begun = await rowOf(studentKey)
    await openConversation(db, studentKey, arrivedAt)
    expect(await rowOf(studentKey)).toEqual(begun)
  })

  test.each(['who never wrote', 'who wrote'])('received after the erasure of one %s changes nothing', async (who) => {
    const studentKey = randomUUID()
    if (who === 'who wrote') await send(studentKey)
    await closeStudent(db, studentKey)
    await eraseStudent(db, studentKey)
    const closed = await rowOf(studentKey)
    await openConversation(db, studentKey, arrivedAt)
    expect(await rowOf(studentKey)).toEqual(closed)
    expect(await isErased(db, studentKey)).toBe(true)
    expect(await findConversation(db, studentKey)).toBeNull()
    expect(await send(studentKey)).toBeNull()
  })

  test('received before the erasure does not outlive it', async () => {
    const studentKey = randomUUID()
    await openConversation(db, studentKey, arrivedAt)
    await closeStudent(db, studentKey)
    expect(await isErased(db, studentKey)).toBe(true)
    expect(await findConversation(db, studentKey)).toBeNull()
  })
})

describe('the lock of a conversation', () => {
  test('holds others back until its transaction ends, and shows them what that changed', async () => {
    const studentKey = randomUUID()
    await openConversation(db, studentKey, arrivedAt)
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = db.transaction(async (tx) => {
      await lockConversation(tx, studentKey)
      locked.resolve()
      await release.promise
      await tx.query(sql.typeAlias('none')`
        UPDATE conversation SET next_position = 7 WHERE student_key = ${studentKey}
      `)
    })
    await locked.promise
    let isThrough = false
    const second = db
      .transaction((tx) => lockConversations(tx, [studentKey]))
      .finally(() => {
        isThrough = true
      })
    await eventually('the second waits for the lock', () => isWaiting(studentKey))
    expect(isThrough).toBe(false)
    release.resolve()
    await first
    expect(await second).toMatchObject([{ studentKey, nextPosition: 7, isErased: false }])
  })

  test('answers with the conversations that are there, in the order of keys, and says who is erased', async () => {
    const [left, here, unknown] = [randomUUID(), randomUUID(), randomUUID()]
    await closeStudent(db, left)
    await openConversation(db, here, arrivedAt)
    const found = await db.transaction((tx) => lockConversations(tx, [unknown, left, here]))
    const expected = [
      { studentKey: left, isErased: true },
      { studentKey: here, isErased: false },
    ].sort((a, b) => (a.studentKey < b.studentKey ? -1 : 1))
    expect(found.map(({ studentKey, isErased }) => ({ studentKey, isErased }))).toEqual(expected)
    expect(await rowOf(left)).toMatchObject({ scratchpad: '' })
  })

  test('makes the conversation of a student who is not known yet, once', async () => {
    const studentKey = randomUUID()
    const lock = () => db.transaction((tx) => lockConversation(tx, studentKey))
    const locked = await Promise.all(Array.from({ length: 10 }, lock))
    expect(new Set(locked.map(({ silentSince }) => silentSince)).size).toBe(1)
    expect(locked[0]).toMatchObject({ studentKey, nextTurnIndex: 1, nextPosition: 2, isErased: false })
  })
})
