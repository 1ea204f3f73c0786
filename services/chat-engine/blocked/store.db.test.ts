import { randomUUID } from 'node:crypto'
import { Verdict } from '@yoldas/contracts/verdict'
import { type Db, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { replaceAnswer, restartTurn } from '../engine/control/store.ts'
import { claimReady } from '../engine/leases/store.ts'
import { storePrepared } from '../engine/prepared.ts'
import { insertMedia } from '../media/store.ts'
import { appendAll } from '../proactive/store.ts'
import { closeStudent } from '../students/close.ts'
import { append, eventsOf, historyOf, textsOf } from '../test/appends.ts'
import { claimSend, enterEngine, pauseMinutes, sendTurn } from '../test/engine.ts'
import { newVerdict } from '../test/verdicts.ts'
import { commitTurn, noUsage } from '../turn/store.ts'
import { judge, takeVerdict } from './store.ts'

const db = await openDb('chat-engine')
const engine = await enterEngine(db)

const Stored = z.object({ verdict: Verdict.nullable() })
const storedOf = async (studentKey: string) => {
  const { verdict } = await db.one(sql.type(Stored)`
    SELECT CASE WHEN verdict_at IS NOT NULL THEN jsonb_build_object(
      'blocked', blocked, 'adult', adult,
      'decidedAt', to_char(verdict_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    ) END AS verdict
    FROM conversation WHERE student_key = ${studentKey}
  `)
  return verdict
}
const take = (studentKey: string, verdict: Verdict) => db.transaction((tx) => takeVerdict(tx, { studentKey, verdict }))
const revoked = () => newVerdict({ blocked: 'parent' })

const picture = { kind: 'image' as const, mimeType: 'image/png', sizeBytes: 1 }
const announce = (studentKey: string, verdict: Verdict) =>
  db.transaction((tx) => insertMedia(tx, { id: newId(), studentKey, ...picture, verdict }, 1e9))
const bubble = (text: string) => ({ id: newId(), text, author: 'model' as const })
const says = (text: string) => ({
  bubbles: [bubble(text)],
  finish: 'complete' as const,
  effects: [],
  showsPreview: true,
})
const known = (studentKey: string) => ({ studentKey, blocked: null, isAdult: false })

/** Everything that brings a verdict with it. */
const bringers: Record<string, (studentKey: string, verdict: Verdict) => Promise<unknown>> = {
  'a hand-over': take,
  'a send': (studentKey, verdict) => sendTurn(db, engine, { studentKey, verdict }),
  'an attachment': announce,
  'what is appended': (studentKey, verdict) => appendAll(db, [append(studentKey, ['Merhaba'], { verdict })]),
  'the context of a turn': (studentKey, verdict) => judge(db, known(studentKey), verdict),
  'a retry': async (studentKey, verdict) => {
    const { turnId } = (await sendTurn(db, engine, { studentKey })).turn
    await restartTurn(db, { studentKey, turnId, attempt: 1, verdict }, engine)
  },
  'another answer': async (studentKey, verdict) => {
    const { turnId } = (await sendTurn(db, engine, { studentKey })).turn
    await replaceAnswer(db, { studentKey, turnId, regenerateId: newId(), verdict }, engine)
  },
}
const names = Object.keys(bringers)

/** A student with this as the last verdict. */
async function studentWith(verdict: Verdict): Promise<string> {
  const studentKey = randomUUID()
  await take(studentKey, verdict)
  return studentKey
}

describe('the verdict of a conversation', () => {
  test.each(names)('is what %s brings, if that is later', async (name) => {
    const studentKey = await studentWith(newVerdict({ adult: true }))
    const verdict = newVerdict({ blocked: 'consent' })
    await bringers[name]?.(studentKey, verdict)
    expect(await storedOf(studentKey)).toEqual(verdict)
  })

  test.each(names)('stays where %s brings an older one, or one of the same time', async (name) => {
    const older = newVerdict({ adult: true })
    const last = newVerdict({ blocked: 'age' })
    const studentKey = await studentWith(last)
    await bringers[name]?.(studentKey, older)
    await bringers[name]?.(studentKey, { ...older, decidedAt: last.decidedAt })
    expect(await storedOf(studentKey)).toEqual(last)
  })

  test('is the latest, in whatever order they come, and side by side', async () => {
    const studentKey = randomUUID()
    const all = Array.from({ length: 20 }, (_, nth) => newVerdict({ blocked: nth % 2 === 0 ? null : 'parent' }))
    await Promise.all(all.toSorted(() => Math.random() - 0.5).map((verdict) => take(studentKey, verdict)))
    expect(await storedOf(studentKey)).toEqual(all.at(-1))
  })

  test('makes the conversation with its notice, once, where it comes first', async () => {
    const studentKey = randomUUID()
    const notices = await Promise.all(Array.from({ length: 5 }, () => take(studentKey, revoked())))
    expect(notices.filter((notice) => notice !== null)).toHaveLength(1)
    expect(await textsOf(db, studentKey)).toEqual([])
  })

  test('goes with the student, and none is taken afterwards', async () => {
    const studentKey = await studentWith(newVerdict({ blocked: 'age', adult: true }))
    await closeStudent(db, studentKey)
    await take(studentKey, revoked())
    expect(await storedOf(studentKey)).toBeNull()
  })

  test('costs a context that says nothing new no statement', async () => {
    const none = new Proxy(db, { get: () => () => Promise.reject(new Error('asked')) }) satisfies Db
    const row = { ...known(randomUUID()), isAdult: true }
    expect(await judge(none, row, newVerdict({ adult: true }))).toEqual(row)
    expect(await judge(none, row, undefined)).toEqual(row)
    await expect(judge(none, row, newVerdict())).rejects.toThrow('asked')
  })
})

describe('while a student is blocked', () => {
  test('no attachment is announced, and one is again when they are not', async () => {
    const studentKey = randomUUID()
    expect(await announce(studentKey, revoked())).toBe('blocked')
    expect(await announce(studentKey, newVerdict())).toMatchObject({ media: { status: 'pending' } })
  })

  test('nothing is appended that the contacts or the conversation forbid, and others of the batch are', async () => {
    const [byContact, byRow, free] = [randomUUID(), await studentWith(revoked()), randomUUID()]
    const rows = [
      append(byContact, ['a'], { verdict: revoked() }),
      append(byRow, ['b'], { verdict: newVerdict({ decidedAt: '2026-01-01T00:00:00.000000Z' }) }),
      append(free, ['c']),
    ]
    const { outcomes, messages } = await appendAll(db, rows)
    expect(outcomes).toEqual(['blocked', 'blocked', 'appended'])
    expect(messages.filter(({ message }) => message.origin !== 'notice').map(({ message }) => message.content)).toEqual(
      ['c'],
    )
    for (const studentKey of [byContact, byRow]) {
      expect(await textsOf(db, studentKey)).toEqual([])
      expect(await eventsOf(db, studentKey)).toEqual([])
    }
  })

  test('what waited behind a turn is dropped, but for the check-in after distress, which is pushed', async () => {
    const studentKey = randomUUID()
    const claim = await claimSend(db, engine, { studentKey, text: 'babam beni dövüyor' })
    await db.query(sql.typeAlias('none')`
      UPDATE conversation SET care_at = care_at - interval '48 hours', care_until = care_until - interval '48 hours'
      WHERE student_key = ${studentKey}
    `)
    const rows = [append(studentKey, ['Hatırlatma']), append(studentKey, ['Bugün nasılsın?'], { isCareCheckin: true })]
    expect((await appendAll(db, rows)).outcomes).toEqual(['appended', 'appended'])
    await take(studentKey, revoked())
    await commitTurn(db, claim, says('cevap'), noUsage)
    const store = { db, bus: { publishHistory: () => {} }, onEnd: () => {} }
    for (const { turnId } of rows) {
      const prepared = (await claimReady(db, engine, 1000)).find((ready) => ready.turnId === turnId)
      if (!prepared?.prepared) throw new Error('the message is not ready')
      await storePrepared(store, prepared, prepared.prepared)
    }
    expect(await textsOf(db, studentKey)).toEqual(['babam beni dövüyor', 'cevap', 'Bugün nasılsın?'])
    expect(await eventsOf(db, studentKey)).toMatchObject([
      { turnId: claim.turnId, notifies: false },
      { turnId: rows[1]?.turnId, notifies: true },
    ])
  })

  test('an answer that was under way is stored, in one statement, and nobody is notified of it', async () => {
    const claim = await claimSend(db, engine)
    await take(claim.studentKey, revoked())
    const statements: string[] = []
    const counting: Db = {
      ...db,
      one: (query) => {
        statements.push(query.sql)
        return db.one(query)
      },
    }
    await commitTurn(
      { ...counting, transaction: () => Promise.reject(new Error('more than one')) },
      claim,
      says('cevap'),
      noUsage,
    )
    expect(statements).toHaveLength(1)
    expect(await textsOf(db, claim.studentKey)).toEqual(['soru', 'cevap'])
    expect(await eventsOf(db, claim.studentKey)).toMatchObject([{ turnId: claim.turnId, notifies: false }])
  })

  test('no notice suggests a pause', async () => {
    const claim = await claimSend(db, engine)
    await db.query(sql.typeAlias('none')`
      UPDATE conversation SET pause_from = pause_from - interval '2 hours' WHERE student_key = ${claim.studentKey}
    `)
    await take(claim.studentKey, revoked())
    await commitTurn(db, claim, { ...says('cevap'), pauseMinutes }, noUsage)
    expect((await historyOf(db, claim.studentKey)).map(({ origin }) => origin)).toEqual(['chat', 'chat'])
  })
})
