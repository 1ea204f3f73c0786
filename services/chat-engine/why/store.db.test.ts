import { randomUUID } from 'node:crypto'
import { sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { appendAll } from '../proactive/store.ts'
import { append, historyOf } from '../test/appends.ts'
import { claimSend, enterEngine } from '../test/engine.ts'
import { commitTurn } from '../turn/store.ts'
import { nothingUsed } from '../turn/used.ts'
import { findWhy } from './store.ts'

const db = await openDb('chat-engine')
const engine = await enterEngine(db)
const ended = { inputTokens: 1, outputTokens: 2, firstTokenMs: 3, totalMs: 4 }

/** A student whom the model has answered, and who was reminded of something that was asked for then. */
async function reminded() {
  const studentKey = randomUUID()
  const claim = await claimSend(db, engine, { studentKey })
  const used = { ...nothingUsed(), told: new Set(['profile']), tools: new Set(['schedule_message']) }
  const usage = { ...ended, model: 'm', promptVersion: 'p', used }
  const bubble = { id: newId(), text: 'Tamam.', author: 'model' as const }
  await commitTurn(db, claim, { bubbles: [bubble], finish: 'complete', effects: [] }, usage)
  const [question] = await historyOf(db, studentKey)
  const afterMessageId = question?.id ?? ''
  const why = { rule: 'asked' as const, scheduledAt: '2026-03-01T10:00:00.000Z', afterMessageId, reason: null }
  const reminder = append(studentKey, ['Türev zamanı.'], { why })
  await appendAll(db, [reminder])
  return { studentKey, question: afterMessageId, answer: bubble.id, reminder: reminder.bubbles[0]?.id ?? '', why }
}

test('an answer and what was scheduled in its turn name one message, and what that turn used', async () => {
  const { studentKey, question, answer, reminder, why } = await reminded()
  const shared = { author: 'model', afterMessageId: question, used: 'Pc', model: 'm', promptVersion: 'p' }
  expect(await findWhy(db, studentKey, answer)).toMatchObject({ ...shared, messageId: answer, why: null })
  expect(await findWhy(db, studentKey, reminder)).toMatchObject({ ...shared, messageId: reminder, why })
})

test('a message that has no text any more is not named, and what its turn used is known still', async () => {
  const { studentKey, question, reminder } = await reminded()
  await db.query(sql.typeAlias('none')`UPDATE message SET content = '', emptied = true WHERE id = ${question}`)
  expect(await findWhy(db, studentKey, reminder)).toMatchObject({ afterMessageId: null, used: 'Pc' })
})

test('the student’s own message, another student’s and an unknown one have no reason', async () => {
  const [one, other] = [await reminded(), await reminded()]
  expect(await findWhy(db, one.studentKey, one.question)).toBeNull()
  expect(await findWhy(db, one.studentKey, other.answer)).toBeNull()
  expect(await findWhy(db, one.studentKey, newId())).toBeNull()
})

test('of a turn that is gone nothing is known', async () => {
  const { studentKey, reminder } = await reminded()
  const gone = newId()
  await db.query(sql.typeAlias('none')`
    UPDATE turn SET why = jsonb_set(why, '{afterMessageId}', to_jsonb(${gone}::text))
    WHERE student_key = ${studentKey} AND why IS NOT NULL
  `)
  const found = { afterMessageId: null, used: null, model: null, promptVersion: null }
  expect(await findWhy(db, studentKey, reminder)).toMatchObject(found)
})
