import { randomUUID } from 'node:crypto'
import { type Db, planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { eraseStudent } from '../conversation/erasing/store.ts'
import { settleFailure } from '../engine/failure.ts'
import { acceptSend, type Send } from '../engine/sending/store.ts'
import { closeStudent } from '../students/close.ts'
import { counted } from '../test/appends.ts'
import { enterEngine } from '../test/engine.ts'
import { type Claim, commitTurn, noUsage } from '../turn/store.ts'
import { forgetConcerns } from './forgetConcerns.ts'
import { countedDays, monthOf } from './rows.ts'
import { type FoundConcern, forgetCounted } from './store.ts'

const db = await openDb('chat-engine', { connections: 16 })
const engine = await enterEngine(db)
const none = sql.typeAlias('none')

const acute = 'kendimi öldürmek istiyorum'
const serious = 'babam beni dövüyor'

const newSend = (text: string, studentKey: string = randomUUID()): Send => ({
  studentKey,
  turnId: newId(),
  messageId: newId(),
  text,
})
const accept = (send: Send, within: Db = db) => within.transaction((tx) => acceptSend(tx, send, engine))

async function running(send: Send): Promise<Claim> {
  const claim = (await accept(send))?.claim
  if (!claim) throw new Error('the turn does not run')
  return claim
}

const answer = (text: string, found: FoundConcern[] = []) => ({
  bubbles: text === '' ? [] : [{ id: newId(), text, author: 'model' as const }],
  finish: 'complete' as const,
  effects: [],
  found,
})

const Count = z.object({ cell: z.string(), count: z.int() })
/** All that is counted, by `tier/category/source`. */
async function counts(): Promise<Record<string, number>> {
  const rows = await db.any(sql.type(Count)`
    SELECT tier || '/' || category || '/' || source AS cell, sum(count)::int AS count FROM care_count GROUP BY 1
  `)
  return Object.fromEntries(rows.map(({ cell, count }) => [cell, count]))
}

beforeEach(async () => {
  await db.query(none`DELETE FROM care_count`)
})

describe('what is found of distress', () => {
  test('is counted once for each source of a turn, with its tier and category', async () => {
    for (const text of [acute, acute, 'çok mutsuzum', 'Türev nedir?']) await accept(newSend(text))
    const claim = await running(newSend('Bugün yemedim'))
    const found: FoundConcern[] = [
      { concern: { tier: 'low', category: 'eating' }, source: 'model' },
      { concern: { tier: 'low', category: 'eating' }, source: 'model' },
      { concern: { tier: 'check', category: 'other' }, source: 'said' },
      { concern: { tier: 'none', category: null }, source: 'moderation' },
    ]
    await commitTurn(db, claim, answer('Ye', found), noUsage)
    expect(await counts()).toEqual({
      'acute/self-harm/words': 2,
      'acute/self-harm/helped': 2,
      'low/other/words': 1,
      'low/eating/model': 1,
      'check/other/said': 1,
    })
  })

  test('is not counted again by a repeat, nor by what is not committed', async () => {
    const send = newSend(acute)
    await accept(send)
    const before = await counts()
    await expect(accept(send)).rejects.toThrow()
    const lost = db.transaction(async (tx) => {
      await acceptSend(tx, newSend(acute), engine)
      throw new Error('lost')
    })
    await expect(lost).rejects.toThrow('lost')
    const claim = await running(newSend('Türev nedir?'))
    const found: FoundConcern[] = [{ concern: { tier: 'acute', category: 'danger' }, source: 'model' }]
    expect(await commitTurn(db, { ...claim, attempt: 7 }, answer('geç', found), noUsage)).toBeNull()
    expect(await counts()).toEqual(before)
  })
})

describe('an answer that says whom to call', () => {
  test('is counted as helped by what is held, whether the model or people wrote it', async () => {
    const send = newSend(serious)
    await commitTurn(db, await running(send), answer('Seni duydum.'), noUsage)
    await commitTurn(db, await running(newSend('tamam', send.studentKey)), answer('Buradayım.'), noUsage)
    await settleFailure(db, await running(newSend(serious)), noUsage)
    const claim = await running(newSend('Türev nedir?'))
    const found: FoundConcern[] = [{ concern: { tier: 'serious', category: 'eating' }, source: 'moderation' }]
    await commitTurn(db, claim, answer('Bugün yedin mi?', found), noUsage)
    expect(await counts()).toEqual({
      'serious/abuse/words': 2,
      'serious/abuse/helped': 3,
      'serious/eating/moderation': 1,
      'serious/eating/helped': 1,
    })
  })

  test('is not counted where nothing was stored, nor where nothing is held', async () => {
    const send = newSend(serious)
    await commitTurn(db, await running(send), { ...answer(''), finish: 'stopped' }, noUsage)
    await commitTurn(db, await running(newSend('Türev nedir?')), answer('Limittir.'), noUsage)
    expect(await counts()).toEqual({ 'serious/abuse/words': 1 })
  })
})

describe('counts', () => {
  test('of many students at once are complete, and no transaction meets a deadlock', async () => {
    const { db: watched, repeated } = counted(db)
    const found: FoundConcern[] = (['model', 'moderation', 'said'] as const).map((source, nth) => ({
      concern: { tier: 'serious', category: (['eating', 'abuse', 'danger'] as const)[nth] ?? 'other' },
      source,
    }))
    const claims = await Promise.all(Array.from({ length: 20 }, () => running(newSend('Türev nedir?'))))
    await Promise.all(
      claims.flatMap((claim, nth) => [
        commitTurn(watched, claim, answer('cevap', nth % 2 === 0 ? found : found.toReversed()), noUsage),
        accept(newSend(acute), watched),
      ]),
    )
    const all = await counts()
    expect(Object.entries(all).map(([cell, count]) => [cell.split('/')[2], count])).toEqual(
      expect.arrayContaining([
        ['words', 20],
        ['model', 20],
        ['moderation', 20],
        ['said', 20],
      ]),
    )
    expect(all['acute/self-harm/helped']).toBe(20)
    expect(repeated()).toBe(0)
  })

  test('that a transaction has not committed hold back no other student', async () => {
    const [stored, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const hanging = db.transaction(async (tx) => {
      await acceptSend(tx, newSend(acute), engine)
      stored.resolve()
      await others.promise
    })
    await stored.promise
    const accepted = await Promise.allSettled(Array.from({ length: 5 }, () => accept(newSend(acute))))
    others.resolve()
    await hanging
    expect(accepted.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
    expect(await counts()).toMatchObject({ 'acute/self-harm/words': 6 })
  })

  test('stay when their student is erased, and name nobody', async () => {
    const send = newSend(acute)
    await accept(send)
    const before = await counts()
    await closeStudent(db, send.studentKey)
    await eraseStudent(db, send.studentKey)
    expect(await counts()).toEqual(before)
    const Column = z.object({ name: z.string() })
    const columns = await db.any(sql.type(Column)`
      SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'care_count' ORDER BY 1
    `)
    expect(columns.map(({ name }) => name)).toEqual(['backend', 'category', 'count', 'month', 'source', 'tier'])
  })

  test('are kept for five years from the end of their month', async () => {
    await accept(newSend(acute))
    const endYearsAgo = (days: number) =>
      db.query(none`
        UPDATE care_count SET month = (clock_timestamp() - make_interval(years => 5, days => 31 + ${days}))::date
      `)
    await endYearsAgo(-1)
    await forgetConcerns(db)
    expect(Object.keys(await counts())).toHaveLength(2)
    await endYearsAgo(6)
    await forgetConcerns(db)
    expect(await counts()).toEqual({})
    const plan = await planOf(db, forgetCounted)
    expect(plan).toMatch(/Index Cond: \(month <= /)
    expect(plan).not.toContain('Seq Scan')
    expect(countedDays).toBeGreaterThan(5 * 365.25 + 31)
  })

  test.each([
    ['2026-12-31T20:59:59.999Z', '2026-12-01'],
    ['2026-12-31T21:00:00.000Z', '2027-01-01'],
    ['2027-01-31T12:00:00.000Z', '2027-01-01'],
  ])('at %s belong to the month of Istanbul, %s', async (time, month) => {
    const Month = z.object({ month: z.string() })
    const at = sql.fragment`${time}::timestamptz`
    expect(await db.oneFirst(sql.type(Month)`SELECT ${monthOf(at)}::text AS month`)).toBe(month)
  })
})
