import { createMetrics } from '@yoldas/telemetry'
import { expect, test, vi } from 'vitest'
import { serveInternal } from './internal.ts'

async function setUp() {
  const internal = await serveInternal({ host: '127.0.0.1', port: 0, metrics: createMetrics() })
  const readiness = async () => {
    const response = await fetch(`${internal.url}/readyz`)
    return { status: response.status, body: await response.json() }
  }
  return { internal, readiness, [Symbol.asyncDispose]: () => internal[Symbol.asyncDispose]() }
}

test('a service that waits to begin is not ready, says why, and begins when it may', async () => {
  await using set = await setUp()
  let asked = 0
  let answer: () => Promise<true | string> = async () => {
    asked += 1
    return 'the database is old'
  }
  const lines: object[] = []
  const log = { warn: (details: object) => void lines.push(details) }
  const waiting = set.internal.until('database', () => answer(), log)
  expect(await set.readiness()).toEqual({ status: 503, body: { state: 'starting', database: 'the database is old' } })
  await vi.waitFor(() => expect(asked).toBeGreaterThan(3), { timeout: 10_000 })
  expect(lines).toEqual([{ reason: 'the database is old' }])
  answer = () => Promise.reject(new Error('gone'))
  expect(await set.readiness()).toEqual({ status: 503, body: { state: 'starting', database: false } })
  answer = async () => true
  await waiting
  expect((await set.readiness()).status).toBe(503)
  set.internal.ready({ database: () => answer() })
  expect(await set.readiness()).toEqual({ status: 200, body: { state: 'ready', database: true } })
})

test('each check is a metric, and so is whether the service has begun, also while one does not answer', async () => {
  await using set = await setUp()
  const ready = async () => {
    const text = await (await fetch(`${set.internal.url}/metrics`)).text()
    return Object.fromEntries([...text.matchAll(/^yoldas_ready\{check="(\w+)"\} (\S+)$/gm)].map(([, ...pair]) => pair))
  }
  expect(await ready()).toEqual({ begun: '0' })
  set.internal.ready({ nats: () => true, streams: () => 'there is no stream', postgres: () => new Promise(() => {}) })
  expect(await ready()).toEqual({ begun: '1', nats: '1', streams: '0', postgres: '0' })
})

test('a check that gives a reason does not hold', async () => {
  await using set = await setUp()
  set.internal.ready({ nats: () => true, streams: () => 'there is no stream' })
  const body = { state: 'ready', nats: true, streams: 'there is no stream' }
  expect(await set.readiness()).toEqual({ status: 503, body })
})
