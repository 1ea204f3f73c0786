import { expect, test } from 'vitest'
import { z } from 'zod'
import { liveIncarnation } from './bus.ts'
import { todaysSchemas } from './schemas.ts'
import { ModernDay } from './values.ts'

test('in a cluster a stream of live events that another node leads counts as another stream', () => {
  const created = '2026-11-22T10:00:00.000Z'
  const ledBy = (leader?: string) => liveIncarnation({ created, cluster: { name: 'yoldas', leader } })
  expect(new Set([ledBy('nats-0'), ledBy('nats-1'), ledBy()]).size).toBe(3)
  expect(ledBy('nats-0')).toBe(ledBy('nats-0'))
})

test('a server alone has another name at each start, so its stream is known by when it was made', () => {
  const created = '2026-11-22T10:00:00.000Z'
  expect(liveIncarnation({ created, cluster: { leader: 'NDDVL3' } })).toBe(created)
  expect(liveIncarnation({ created })).toBe(created)
})

test('every day that a service or an app sends is accepted from 1900 to 2199 only', () => {
  const { bus, fromApps } = todaysSchemas()
  const asked = Object.entries(bus).filter(([name]) => name.endsWith(' input'))
  const days = nodes([asked, fromApps]).filter(({ format }) => format === 'date')
  expect(days.length).toBeGreaterThan(20)
  expect(new Set(days.map(({ pattern }) => pattern))).toEqual(new Set([z.toJSONSchema(ModernDay).pattern]))
})

/** Every object in a value. */
function nodes(value: unknown): Array<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : [{ ...value }]), ...Object.values(value).flatMap(nodes)]
}
