import { randomUUID } from 'node:crypto'
import { type Db, planOf, sql } from '@yoldas/db'
import { openDb } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { consumeOnce, forgetConsumed, forgetEvents, forgetRefused } from './store.ts'

const db = await openDb('notifier')

test.each([
  ['published events', (tx: Db) => forgetEvents(tx, 1), 'published_at'],
  ['consumed ids', (tx: Db) => forgetConsumed(tx, 30), 'consumed_at'],
  ['refused ids', (tx: Db) => forgetRefused(tx, 30), 'refused_at'],
] as const)('old %s are found by an index, and removed by their keys', async (_what, forget, column) => {
  const plan = await planOf(db, forget)
  expect(plan).toContain(`Index Cond: (${column} < `)
  expect(plan).toMatch(/Index Cond: \(id = ANY /)
  expect(plan).not.toContain('Seq Scan')
})

test('what was received is known for as long as is set, and no longer', async () => {
  const [old, fresh] = [randomUUID(), randomUUID()]
  for (const id of [old, fresh]) expect(await consumeOnce(db, id)).toBe(true)
  await db.query(sql.typeAlias('none')`
    UPDATE inbox SET consumed_at = consumed_at - interval '10 days' WHERE id = ${old}
  `)
  expect(await forgetConsumed(db, 11)).toBe(0)
  expect(await forgetConsumed(db, 9)).toBe(1)
  expect(await consumeOnce(db, old)).toBe(true)
  expect(await consumeOnce(db, fresh)).toBe(false)
})
