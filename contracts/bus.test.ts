import { expect, test } from 'vitest'
import { liveIncarnation } from './bus.ts'

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
