import { expect, test } from 'vitest'
import { knownModel } from './known.ts'

const hour = 3_600_000

test('what a server does not take is remembered for an hour, and logged once', () => {
  const logged: unknown[] = []
  let time = 0
  const known = knownModel({
    ...{ name: 'm', limit: 8_192, without: ['cache_key'] },
    log: { warn: (details: unknown) => logged.push(details) },
    now: () => time,
  })
  expect([...known.without()]).toEqual(['cache_key'])
  known.learn([
    { kind: 'feature', feature: 'tools' },
    { kind: 'limit', limit: 4_096 },
    { kind: 'stepLimit', limit: 600 },
    { kind: 'value', value: 'images' },
  ])
  expect([...known.without()]).toEqual(['cache_key', 'tools'])
  expect(known.limit()).toBe(4_096)
  time = hour
  expect([...known.without()]).toEqual(['cache_key'])
  expect(known.limit()).toBe(8_192)
  known.learn([{ kind: 'feature', feature: 'tools' }])
  expect([...known.without()]).toEqual(['cache_key', 'tools'])
  expect(logged).toEqual([
    { model: 'm', part: 'tools' },
    { model: 'm', maxTokens: 4_096 },
  ])
})
