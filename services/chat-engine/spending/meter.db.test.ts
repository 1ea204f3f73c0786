import { planOf, sql } from '@yoldas/db'
import { createMetrics, type Metrics } from '@yoldas/telemetry'
import { openDb } from '@yoldas/testkit/servers'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetSpending } from './forgetSpending.ts'
import { openMeter } from './meter.ts'
import { forgetSpent } from './store.ts'

const db = await openDb('chat-engine')
beforeEach(async () => void (await db.query(sql.typeAlias('none')`DELETE FROM spending`)))

const model = { name: 'm', prices: undefined }
const answers = (completion: number) => ({ prompt: 0, cached: 0, completion })
const engine = (deploymentTokens?: number) => openMeter(db, createMetrics(), { deploymentTokens })

test('without budgets everything is paid for', () => {
  const meter = engine()
  meter.add(model, answers(1e12))
  expect(meter.exhausted(1e12)).toBeNull()
})

test('an engine knows at once what it has spent itself, and of the others what they settled when it did', async () => {
  const [one, other] = [engine(100), engine(100)]
  one.add(model, answers(60))
  expect(one.exhausted(0)).toBeNull()
  one.add(model, answers(40))
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
  one.add(model, answers(50))
  const settling = one.settle()
  one.add(model, answers(49))
  await settling
  expect(one.exhausted(0)).toBeNull()
  await one.settle()
  await other.settle()
  expect(other.exhausted(0)).toBeNull()
  other.add(model, answers(1))
  expect(other.exhausted(0)).toBe('deployment')
})

test('yesterday’s tokens are over', async () => {
  const meter = engine(100)
  meter.add(model, answers(100))
  await meter.settle()
  await db.query(sql.typeAlias('none')`UPDATE spending SET day = day - 1`)
  await meter.settle()
  expect(meter.exhausted(0)).toBeNull()
})

test('what engines spent is kept for as long as is set, and no longer', async () => {
  await db.query(sql.typeAlias('none')`
    INSERT INTO spending (day, engine_id, tokens)
    SELECT (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date - days, gen_random_uuid(), days
    FROM unnest(ARRAY[0, 31, 32, 33, 34]) AS days
  `)
  await forgetSpending(db, 31, 2)
  const left = await db.anyFirst(sql.type(z.object({ tokens: z.int() }))`SELECT tokens FROM spending ORDER BY tokens`)
  expect(left).toEqual([0, 31])
  const plan = await planOf(db, (tx) => forgetSpent(tx, 31, 1_000))
  expect(plan).toMatch(/Index Cond: \(day < /)
  expect(plan).toMatch(/TID Cond: \(ctid = ANY /)
  expect(plan).not.toContain('Seq Scan')
})

const counted = async (metrics: Metrics, name: string) =>
  [...(await metrics.text()).matchAll(new RegExp(`^${name}\\{model="m",kind="(\\w+)"\\} (\\S+)$`, 'gm'))].map(
    ([, kind, value]) => [kind, Number(value)],
  )

test('tokens are counted by model and kind, and cost what is configured for each', async () => {
  const metrics = createMetrics()
  const meter = openMeter(db, metrics, {})
  const priced = { name: 'm', prices: { prompt: 2, cached: 0.5, completion: 8 } }
  meter.add(priced, { prompt: 1_000, cached: 4_000, completion: 500 })
  meter.add(priced, { prompt: 1_000, cached: 0, completion: 0 })
  meter.add(
    { name: 'other', prices: { prompt: 100, cached: 100, completion: 100 } },
    { prompt: 1, cached: 1, completion: 1 },
  )
  expect(await counted(metrics, 'yoldas_model_tokens_total')).toEqual([
    ['prompt', 2_000],
    ['cached', 4_000],
    ['completion', 500],
  ])
  expect(await counted(metrics, 'yoldas_model_cost_total')).toEqual([
    ['prompt', 0.004],
    ['cached', 0.002],
    ['completion', 0.004],
  ])
})

test('what a server had in its cache is a share of each prompt, where it says so', async () => {
  const metrics = createMetrics()
  const meter = openMeter(db, metrics, {})
  meter.add(model, { prompt: 1_000, cached: 3_000, completion: 500, cachedShare: 0.75 })
  meter.add(model, { prompt: 1_000, cached: 0, completion: 500 })
  const text = await metrics.text()
  expect(text).toMatch(/^yoldas_prompt_cached_share_count\{model="m"\} 1$/m)
  expect(text).toMatch(/^yoldas_prompt_cached_share_sum\{model="m"\} 0\.75$/m)
})

test('without prices there is no cost', async () => {
  const metrics = createMetrics()
  openMeter(db, metrics, {}).add(model, { prompt: 1_000, cached: 4_000, completion: 500 })
  expect(await counted(metrics, 'yoldas_model_cost_total')).toEqual([])
})
