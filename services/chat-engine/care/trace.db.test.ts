import { randomUUID } from 'node:crypto'
import { planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { findPast } from '../conversation/said/store.ts'
import { findConversation } from '../conversation/store.ts'
import { settleFailure } from '../engine/failure.ts'
import { acceptReply, acceptSend } from '../engine/sending/store.ts'
import { closeStudent } from '../students/close.ts'
import { historyOf } from '../test/appends.ts'
import { claimSend, enterEngine } from '../test/engine.ts'
import { noUsage } from '../turn/store.ts'
import { answers, help } from './answers.ts'
import { openClassifier } from './classifier/classifier.ts'
import { findingsOf } from './find.ts'
import { forgetConcerns } from './forgetConcerns.ts'
import { heldOf } from './rows.ts'
import { inForce, measures } from './rules.ts'
import { exportConcerns, forgetTraces } from './store.ts'
import { noConcern } from './tiers.ts'

const db = await openDb('chat-engine')
const engine = await enterEngine(db)
const { hear } = openClassifier()

const abuse = ['hiç arkadaşım yok', 'nefes alamıyorum', 'babam yine içmiş', 'kapıma vuruyor']

const newSend = (studentKey: string, text: string) => ({
  ...{ studentKey, turnId: newId(), messageId: newId(), text },
  ...findingsOf(text, hear),
})
const say = (studentKey: string, text: string) =>
  db.transaction((tx) => acceptSend(tx, newSend(studentKey, text), null))
const keptOf = async (studentKey: string) => (await findConversation(db, studentKey))?.careTrace ?? []
const signsOf = async (studentKey: string) => (await keptOf(studentKey)).map(({ signs }) => signs[0])

/** As when so many hours had gone by since. */
const goBy = (studentKey: string, hours: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE conversation SET care_trace = (
      SELECT jsonb_agg(e || jsonb_build_object('at', to_char(
        (e ->> 'at')::timestamptz AT TIME ZONE 'UTC' - make_interval(hours => ${hours}), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      )))
      FROM jsonb_array_elements(care_trace) AS e
    )
    WHERE student_key = ${studentKey}
  `)

test('what several messages say together holds, checks in, and is answered by hand where no model answers', async () => {
  const studentKey = randomUUID()
  for (const text of abuse.slice(0, -1)) await say(studentKey, text)
  await db.query(sql.typeAlias('none')`
    UPDATE turn SET state = 'done', finished_at = clock_timestamp() WHERE student_key = ${studentKey}
  `)
  const claim = await claimSend(db, engine, newSend(studentKey, abuse.at(-1) ?? ''))
  const past = await findPast(db, claim, 10, 1_000)
  expect(past.concern).toEqual({ tier: 'serious', category: 'abuse' })
  expect(inForce(heldOf(past), new Date(past.now))).toMatchObject({ tier: 'serious', category: 'abuse' })
  expect(measures(heldOf(past), past.concern ?? noConcern, new Date(past.now))).toMatchObject({
    ...{ prompt: 'care', suspected: null, writtenByHand: false },
  })
  expect(await exportConcerns(db, studentKey, null, 100)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ turnId: claim.turnId, source: 'conversation', tier: 'serious', category: 'abuse' }),
    ]),
  )
  const outcome = await settleFailure(db, claim, noUsage)
  if (!outcome || outcome === 'rerun' || outcome.kind !== 'done') throw new Error('the turn is not done')
  expect(answers.serious.abuse.some((text) => text.startsWith(outcome.messages[0]?.content ?? '-'))).toBe(true)
  expect(outcome.messages.at(-1)?.help).toEqual(help.serious.abuse)
})

test('what several messages say together of self-harm has its answer begin by hand', async () => {
  const studentKey = randomUUID()
  expect((await say(studentKey, 'tek tek sarıldım herkese'))?.turn.first).toBeUndefined()
  const raised = await say(studentKey, 'çatının kapısı açıkmış')
  expect(raised?.found).toEqual([{ concern: { tier: 'serious', category: 'self-harm' }, source: 'conversation' }])
  expect(raised?.turn.first).toMatchObject({ author: 'hand' })
})

test('of a message its signs are kept, never its words, and nothing of one without a sign', async () => {
  const studentKey = randomUUID()
  await say(studentKey, 'türev nedir')
  expect(await keptOf(studentKey)).toEqual([])
  await say(studentKey, 'babam yine içmiş')
  await say(studentKey, 'türev nedir')
  const kept = await keptOf(studentKey)
  expect(kept).toMatchObject([{ signs: expect.arrayContaining(['drink']), score: expect.any(Number) }])
  expect(JSON.stringify(kept)).not.toContain('içmiş')
})

test('a message with a sign is read with the others before it waits, and not stored where it has to wait', async () => {
  const studentKey = randomUUID()
  await say(studentKey, 'babam yine içmiş')
  const waiting = db.transaction((tx) => acceptSend(tx, newSend(studentKey, 'kapıma vuruyor'), null, 1))
  await expect(waiting).rejects.toThrow('1 turns of the student are unfinished')
  expect(await signsOf(studentKey)).toEqual(['drink'])
})

test('what is typed into a notification is kept too, once', async () => {
  const studentKey = randomUUID()
  const { historyId } = await answeredOnce(studentKey)
  const reply = { ...newSend(studentKey, 'babam yine içmiş'), replyToId: historyId }
  for (let time = 0; time < 2; time += 1) await db.transaction((tx) => acceptReply(tx, reply))
  expect(await signsOf(studentKey)).toEqual(['drink'])
  const last = { ...newSend(studentKey, 'kapıma vuruyor'), replyToId: historyId }
  const accepted = await db.transaction((tx) => acceptReply(tx, last))
  expect(accepted?.found).toEqual([{ concern: { tier: 'serious', category: 'abuse' }, source: 'conversation' }])
})

/** A message to reply to. */
async function answeredOnce(studentKey: string) {
  await say(studentKey, 'merhaba')
  const [message] = await historyOf(db, studentKey)
  if (!message) throw new Error('nothing was stored')
  return { historyId: message.id }
}

test('signs are forgotten after 24 hours and no sooner, and at once with a student who leaves', async () => {
  const studentKey = randomUUID()
  await say(studentKey, 'babam yine içmiş')
  await goBy(studentKey, 23)
  await say(studentKey, 'nefes alamıyorum')
  await forgetConcerns(db)
  expect(await signsOf(studentKey)).toEqual(['drink', 'weary'])
  await goBy(studentKey, 1)
  await forgetConcerns(db)
  expect(await signsOf(studentKey)).toEqual(['weary'])
  await closeStudent(db, studentKey)
  const isLeft = sql.typeAlias('none')`
    SELECT FROM conversation WHERE student_key = ${studentKey} AND care_trace IS NOT NULL
  `
  expect(await db.exists(isLeft)).toBe(false)
})

test('of a trace that is all older nothing is left', async () => {
  const studentKey = randomUUID()
  await say(studentKey, 'babam yine içmiş')
  await goBy(studentKey, 25)
  await forgetConcerns(db)
  expect((await findConversation(db, studentKey))?.careTrace).toBeNull()
})

test('what is to be forgotten is found by an index, and changed by its key', async () => {
  const plan = await planOf(db, forgetTraces)
  expect(plan).toContain('conversation_traced')
  expect(plan).toMatch(/Index Cond: \(student_key = ANY /)
  expect(plan).not.toContain('Seq Scan')
})
