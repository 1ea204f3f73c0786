import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('a gauge is read at the scrape, and is not a number while it cannot be read', async () => {
  const metrics = createMetrics()
  let read = 0
  metrics.gauge('yoldas_fine', 'x', () => 7)
  metrics.gauge('yoldas_broken', 'x', () => Promise.reject(new Error('no database')))
  metrics.gauge('yoldas_hanging', 'x', () => {
    read += 1
    return new Promise(() => {})
  })
  const started = performance.now()
  const [text] = await Promise.all([metrics.text(), metrics.text()])
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(text).toContain('\nyoldas_fine 7\n')
  expect(text).toMatch(/\nyoldas_broken nan\n/i)
  expect(text).toMatch(/\nyoldas_hanging nan\n/i)
  await metrics.text()
  expect(read).toBe(1)
})

test('gauges of one reading are read together, once a scrape', async () => {
  const metrics = createMetrics()
  let reads = 0
  const read = async () => {
    reads += 1
    return { waiting: reads, oldest: 10 * reads }
  }
  metrics.gauges(read, {
    yoldas_waiting: { help: 'x', of: ({ waiting }) => waiting },
    yoldas_oldest: { help: 'x', of: ({ oldest }) => oldest },
  })
  await metrics.text()
  const text = await metrics.text()
  expect(reads).toBe(2)
  expect(text).toContain('\nyoldas_waiting 2\n')
  expect(text).toContain('\nyoldas_oldest 20\n')
})

test('counters and histograms carry their labels, and the process is described', async () => {
  const metrics = createMetrics()
  metrics.counter('yoldas_things_total', 'x', ['outcome']).inc({ outcome: 'done' })
  metrics.histogram('yoldas_thing_seconds', 'x', [0.1, 1], ['kind']).observe({ kind: 'a' }, 0.5)
  const text = await metrics.text()
  expect(text).toContain('yoldas_things_total{outcome="done"} 1')
  expect(text).toContain('yoldas_thing_seconds_bucket{le="1",kind="a"} 1')
  expect(text).toContain('process_resident_memory_bytes')
})
