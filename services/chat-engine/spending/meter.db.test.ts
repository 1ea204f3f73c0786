import { connectDb, type DbPool, sql } from '@yoldas/db'
import { createMetrics } from '@yoldas/telemetry'
import { testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMeter } from './meter.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(database.urls['chat-engine']))
})
afterAll(() => opened.disposeAsync())
beforeEach(async () => void (await db.query(sql.typeAlias('none')`DELETE FROM spending`)))

const engine = (deploymentTokens?: number) => openMeter(db, createMetrics(), { deploymentTokens })

test('without budgets everything is paid for', () => {
  const meter = engine()
  meter.add(1e12)
  expect(meter.exhausted(1e12)).toBeNull()
})

test('an engine knows at once what it has spent itself, and of the others what they settled when it did', async () => {
  const [one, other] = [engine(100), engine(100)]
  one.add(60)
  expect(one.exhausted(0)).toBeNull()
  one.add(40)
  expect(one.exhausted(0)).toBe('deployment')
  expect(other.exhausted(0)).toBeNull()
  await one.settle()
  await one.settle()
  expect(one.exhausted(0)).toBe('deployment')
  expect(other.exhausted(0)).toBeNull()
  await other.settle()
  expect(other.exhausted(0)).toBe('deployment')
})

test('what is spent while it is settled is not lost, and nothing counts twice', async () => {
  const [one, other] = [engine(100), engine(100)]
  one.add(50)
  const settling = one.settle()
  one.add(49)
  await settling
  expect(one.exhausted(0)).toBeNull()
  await one.settle()
  await other.settle()
  expect(other.exhausted(0)).toBeNull()
  other.add(1)
  expect(other.exhausted(0)).toBe('deployment')
})

test('yesterday’s tokens are over, and those of a month ago are forgotten', async () => {
  const meter = engine(100)
  meter.add(100)
  await meter.settle()
  await db.query(sql.typeAlias('none')`UPDATE spending SET day = day - 1`)
  await meter.settle()
  expect(meter.exhausted(0)).toBeNull()
  await db.query(sql.typeAlias('none')`UPDATE spending SET day = day - 40 WHERE tokens > 0`)
  await meter.settle()
  expect(await db.exists(sql.typeAlias('none')`SELECT FROM spending WHERE tokens > 0`)).toBe(false)
})
