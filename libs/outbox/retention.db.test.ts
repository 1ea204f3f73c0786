import { randomUUID } from 'node:crypto'
import { type Db, planOf, sql } from '@yoldas/db'
import { openDb } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { consumeOnce, forgetConsumed, forgetEvents, forgetParked, forgetRefused } from './store.ts'

const db = await openDb('notifier')

test.each([
  ['published events', (tx: Db) => forgetEvents(tx, 1, 5_000), 'published_at'],
  ['consumed ids', (tx: Db) => forgetConsumed(tx, 30, 5_000), 'consumed_at'],
  ['refused ids', (tx: Db) => forgetRefused(tx, 30, 5_000), 'refused_at'],
  ['dead letters', (tx: Db) => forgetParked(tx, 90, 5_000), 'parked_at'],
] as const)('old %s are found by an index, and removed by their keys', async (_what, forget, column) => {
  const plan = await planOf(db, forget)
  expect(plan).toContain(`Index Cond: (${column} <= `)
  expect(plan).toMatch(/TID Cond: \(ctid = ANY /)
  expect(plan).not.toContain('Seq Scan')
})

test('what was received is known for as long as is set, and no longer', async () => {
  const [old, fresh] = [randomUUID(), randomUUID()]
  for (const id of [old, fresh]) expect(await consumeOnce(db, id)).toBe(true)
  await db.query(sql.typeAlias('none')`
    UPDATE inbox SET consumed_at = consumed_at - interval '10 days' WHERE id = ${old}
  `)
  expect(await forgetConsumed(db, 11, 5_000)).toBe(0)
  expect(await forgetConsumed(db, 9, 5_000)).toBe(1)
  expect(await consumeOnce(db, old)).toBe(true)
  expect(await consumeOnce(db, fresh)).toBe(false)
})

test('what was parked stays for as long as is set, and no longer', async () => {
  const park = async (days: number) => {
    const id = randomUUID()
    await db.query(sql.typeAlias('none')`
      INSERT INTO dead_letter (id, direction, subject, payload, reason, parked_at)
      VALUES (${id}, 'out', 'x', '{}', 'ZodError', statement_timestamp() - make_interval(days => ${days}))
    `)
    return id
  }
  const [old, young] = [await park(91), await park(89)]
  expect(await forgetParked(db, 92, 5_000)).toBe(0)
  expect(await forgetParked(db, 90, 5_000)).toBe(1)
  const isThere = (id: string) => db.exists(sql.typeAlias('none')`SELECT FROM dead_letter WHERE id = ${id}`)
  expect([await isThere(old), await isThere(young)]).toEqual([false, true])
})
