import { randomUUID } from 'node:crypto'
import { connectDb, type DbPool, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findHistory } from '../../conversation/said/store.ts'
import { closeStudent } from '../../students/close.ts'
import { findTurn } from '../find/store.ts'
import { acceptReply, acceptSend } from './store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
})
afterAll(() => opened.disposeAsync())

/** A student whose first turn is done; the notification of it is what is replied to. */
async function notified() {
  const studentKey = randomUUID()
  const question = { studentKey, turnId: newId(), messageId: newId(), text: 'soru' }
  await db.transaction((tx) => acceptSend(tx, question, null))
  await db.query(sql.typeAlias('none')`
    UPDATE turn SET state = 'done', finished_at = clock_timestamp() WHERE id = ${question.turnId}
  `)
  const reply = { studentKey, turnId: newId(), messageId: newId(), text: ' cevap ', replyToId: question.messageId }
  return { studentKey, question, reply }
}
const accept = (reply: Parameters<typeof acceptReply>[1]) => db.transaction((tx) => acceptReply(tx, reply))
const texts = async (studentKey: string) =>
  (await findHistory(db, studentKey, { limit: 10 })).messages.slice(1).map(({ content }) => content)

describe('a reply typed into a notification', () => {
  test('is stored as it was typed, as an answer to what was notified, and waits for an engine', async () => {
    const { studentKey, question, reply } = await notified()
    await accept(reply)
    expect(await findTurn(db, studentKey, reply.turnId)).toMatchObject({
      state: 'queued',
      message: { content: ' cevap ', origin: 'notification', replyTo: { id: question.messageId, content: 'soru' } },
    })
  })

  test('is stored once, however often and however much at once it is handed over', async () => {
    const { studentKey, reply } = await notified()
    await Promise.all(Array.from({ length: 20 }, () => accept({ ...reply, messageId: newId() })))
    expect(await texts(studentKey)).toEqual(['soru', ' cevap '])
  })

  test('waits behind a turn of its student that has not ended', async () => {
    const { studentKey, reply } = await notified()
    const sent = { studentKey, turnId: newId(), messageId: newId(), text: 'arada' }
    await db.transaction((tx) => acceptSend(tx, sent, null))
    await accept(reply)
    const { turns } = await findHistory(db, studentKey, { limit: 10 })
    expect(turns).toMatchObject([{ turnId: sent.turnId }, { turnId: reply.turnId, state: 'queued' }])
  })

  test('to a message that is not there is stored all the same', async () => {
    const { studentKey, reply } = await notified()
    await accept({ ...reply, replyToId: newId() })
    expect(await findTurn(db, studentKey, reply.turnId)).toMatchObject({ message: { replyTo: null } })
  })

  test('answers nothing once the message that it answered is gone', async () => {
    const { studentKey, question, reply } = await notified()
    await accept(reply)
    await db.query(sql.typeAlias('none')`DELETE FROM message WHERE id = ${question.messageId}`)
    expect(await findTurn(db, studentKey, reply.turnId)).toMatchObject({ message: { replyTo: null } })
  })

  test('of a student who has left stores nothing', async () => {
    const { studentKey, reply } = await notified()
    await closeStudent(db, studentKey)
    await accept(reply)
    expect(await findTurn(db, studentKey, reply.turnId)).toBeNull()
  })
})
