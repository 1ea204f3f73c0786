import { randomUUID } from 'node:crypto'
import { hiddenBody } from '@yoldas/contracts/push'
import { planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findPast } from '../conversation/said/store.ts'
import { findConversation } from '../conversation/store.ts'
import { settleFailure } from '../engine/failure.ts'
import { claimReady } from '../engine/leases/store.ts'
import { acceptReply } from '../engine/sending/store.ts'
import { eventsOf, historyOf } from '../test/appends.ts'
import { claimSend, enterEngine, pauseMinutes } from '../test/engine.ts'
import { type Claim, commitTurn, noUsage } from '../turn/store.ts'
import { answers, help } from './answers.ts'
import { forgetConcerns } from './forgetConcerns.ts'
import { heldOf } from './rows.ts'
import { measures } from './rules.ts'
import { exportConcerns, forgetAsked } from './store.ts'
import { type Concern, noConcern } from './tiers.ts'

const db = await openDb('chat-engine')
const engine = await enterEngine(db)

const doubt: Concern = { tier: 'check', category: 'other' }
const suspicion: Concern = { tier: 'serious', category: 'eating' }

const suspect = (studentKey: string, suspicion: Concern, concern: Concern = noConcern) =>
  claimSend(db, engine, { studentKey, concern, suspicion })

async function measuresOf(claim: Claim) {
  const past = await findPast(db, claim, 10, 1_000)
  return measures(heldOf(past), past.concern ?? noConcern, new Date(past.now), past.suspicion ?? noConcern)
}

const answered = (claim: Claim, more: object = {}) =>
  commitTurn(
    db,
    claim,
    {
      bubbles: [{ id: newId(), text: 'Nasılsın?', author: 'model' }],
      ...{ finish: 'complete', effects: [], showsPreview: true, pauseMinutes },
      ...more,
    },
    noUsage,
  )

const kept = async (studentKey: string) => {
  const row = await findConversation(db, studentKey)
  return { tier: row?.careTier, askedAt: row?.careAskedAt }
}

const askedBefore = (studentKey: string, time: string) =>
  db.query(sql.typeAlias('none')`
    UPDATE conversation SET care_asked_at = clock_timestamp() - ${time}::interval WHERE student_key = ${studentKey}
  `)

const Subject = z.object({ subject: z.string() })
const sentFor = async (studentKey: string) => {
  const rows = await db.any(sql.type(Subject)`SELECT subject FROM outbox WHERE student_key = ${studentKey}`)
  return rows.map(({ subject }) => subject)
}

describe('what the classifier doubts', () => {
  test('is asked about once in 12 hours, and kept without a question until then', async () => {
    const studentKey = randomUUID()
    const promptOf = async () => {
      const claim = await suspect(studentKey, doubt)
      const { prompt } = await measuresOf(claim)
      await answered(claim)
      return prompt
    }
    expect(await promptOf()).toBe('ask')
    const { askedAt } = await kept(studentKey)
    expect(askedAt).not.toBeNull()
    expect(await promptOf()).toBe('usual')
    expect((await kept(studentKey)).askedAt).toBe(askedAt)
    await askedBefore(studentKey, '11 hours 59 minutes')
    expect(await promptOf()).toBe('usual')
    await askedBefore(studentKey, '12 hours')
    expect(await promptOf()).toBe('ask')
    expect(await exportConcerns(db, studentKey, null, 10)).toMatchObject(
      Array.from({ length: 4 }, () => ({ source: 'classifier', ...doubt })),
    )
  })

  test('is asked about in every attempt at its turn', async () => {
    const claim = await suspect(randomUUID(), doubt)
    expect((await measuresOf(claim)).prompt).toBe('ask')
    expect((await measuresOf({ ...claim, attempt: 2 })).prompt).toBe('ask')
  })

  test('is asked about whenever the patterns say so', async () => {
    const studentKey = randomUUID()
    await answered(await suspect(studentKey, doubt))
    expect((await measuresOf(await suspect(studentKey, noConcern, doubt))).prompt).toBe('ask')
    expect((await exportConcerns(db, studentKey, null, 10)).map(({ source }) => source).sort()).toEqual([
      'classifier',
      'words',
    ])
  })

  test('brings no question while something holds', async () => {
    const studentKey = randomUUID()
    await answered(await suspect(studentKey, noConcern, { tier: 'serious', category: 'abuse' }))
    expect((await measuresOf(await suspect(studentKey, doubt))).prompt).toBe('care')
    expect((await kept(studentKey)).askedAt).toBeNull()
  })
})

describe('what the classifier suspects to be serious', () => {
  test('makes its turn careful, and nothing else: nothing holds, pauses or is checked in on', async () => {
    const studentKey = randomUUID()
    const claim = await suspect(studentKey, suspicion)
    const { prompt, retrieval, studyAdvice, pushText, suspected, writtenByHand } = await measuresOf(claim)
    expect({ prompt, retrieval, studyAdvice, pushText, suspected, writtenByHand }).toEqual({
      ...{ prompt: 'suspect', retrieval: false, studyAdvice: false, pushText: false },
      ...{ suspected: 'eating', writtenByHand: false },
    })
    const committed = await answered(claim, { suspected })
    expect(committed?.messages.map((message) => [message.author, message.help])).toEqual([
      ['model', help.serious.eating],
    ])
    expect(await eventsOf(db, studentKey)).toMatchObject([{ text: hiddenBody }])
    expect(await kept(studentKey)).toEqual({ tier: null, askedAt: null })
    expect(await sentFor(studentKey)).not.toContain('scheduler.care-checkin.v1')
    expect((await measuresOf(await suspect(studentKey, noConcern))).prompt).toBe('usual')
  })

  test('has no pause suggested behind its turn', async () => {
    const studentKey = randomUUID()
    const longAgo = () =>
      db.query(sql.typeAlias('none')`
        UPDATE conversation SET pause_from = clock_timestamp() - interval '5 hours' WHERE student_key = ${studentKey}
      `)
    const careful = await suspect(studentKey, suspicion)
    await longAgo()
    expect((await answered(careful, { suspected: 'eating' }))?.pause).toBeNull()
    const usual = await suspect(studentKey, noConcern)
    await longAgo()
    expect((await answered(usual))?.pause).not.toBeNull()
  })

  test('counts again when the same words come again', async () => {
    const studentKey = randomUUID()
    await answered(await suspect(studentKey, suspicion), { suspected: 'eating' })
    expect((await measuresOf(await suspect(studentKey, suspicion))).prompt).toBe('suspect')
  })

  test('is answered by hand where no model answers, with whom to call, and holds nothing', async () => {
    const studentKey = randomUUID()
    const claim = await suspect(studentKey, suspicion)
    const outcome = await settleFailure(db, claim, noUsage)
    if (!outcome || outcome === 'rerun' || outcome.kind !== 'done') throw new Error('the turn is not done')
    expect(outcome.messages.every(({ author }) => author === 'hand')).toBe(true)
    expect(answers.serious.eating.some((text) => text.startsWith(outcome.messages[0]?.content ?? '-'))).toBe(true)
    expect(outcome.messages.at(-1)?.help).toEqual(help.serious.eating)
    expect(await eventsOf(db, studentKey)).toMatchObject([{ text: hiddenBody }])
    expect(await kept(studentKey)).toEqual({ tier: null, askedAt: null })
  })

  test('is answered so too in a reply typed into a notification', async () => {
    const { studentKey, turnId } = await replied(suspicion)
    const claims = await claimReady(db, engine, 100)
    const claim = claims.find((one) => one.turnId === turnId)
    if (!claim) throw new Error('the reply was not claimed')
    const outcome = await settleFailure(db, claim, noUsage)
    expect(outcome).toMatchObject({ kind: 'done' })
    expect((await historyOf(db, studentKey)).at(-1)).toMatchObject({ author: 'hand', help: help.serious.eating })
  })
})

/** A reply to an answer. */
async function replied(suspicion: Concern) {
  const studentKey = randomUUID()
  const committed = await answered(await suspect(studentKey, noConcern))
  const replyToId = committed?.messages[0]?.id
  if (!replyToId) throw new Error('there is no answer')
  const reply = { studentKey, turnId: newId(), messageId: newId(), text: 'cevap', replyToId }
  await db.transaction((tx) => acceptReply(tx, { ...reply, concern: noConcern, suspicion }))
  return reply
}

describe('when a suspicion was asked about', () => {
  test('is forgotten after 30 days, and no sooner', async () => {
    const studentKey = randomUUID()
    await suspect(studentKey, doubt)
    await askedBefore(studentKey, '29 days')
    await forgetConcerns(db)
    expect((await kept(studentKey)).askedAt).not.toBeNull()
    await askedBefore(studentKey, '31 days')
    await forgetConcerns(db)
    expect((await kept(studentKey)).askedAt).toBeNull()
  })

  test('is found by an index, and changed by its key', async () => {
    const plan = await planOf(db, forgetAsked)
    expect(plan).toMatch(/Index Cond: \(GREATEST\(care_asked_at, care_answer_at\) < /)
    expect(plan).toMatch(/Index Cond: \(student_key = ANY /)
    expect(plan).not.toContain('Seq Scan')
  })
})
