import { LiveEvent } from '@yoldas/contracts/live'
import { describe, expect, test } from 'vitest'
import { summarise } from './client/index.ts'
import { frameCounter } from './feeds/frames.ts'
import { turnEvents } from './feeds/turns.ts'
import { checkDelivered } from './rows/checkins.ts'
import { median, percentile } from './statistics.ts'
import { markdown } from './table.ts'

test('a percentile is a value that was measured', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.5, 0.6, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 3, 3, 5, 5])
  expect(percentile([], 0.5)).toBeNaN()
})

test('a median lies in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([])).toBeNaN()
})

describe('a window', () => {
  const marks = [1000, 3000]

  test('counts of an answer the part that lies in it', () => {
    const samples = [
      { start: 500, first: 600, end: 1500 },
      { start: 1500, first: 1600, end: 2500 },
      { start: 2500, first: 2700, end: 4500 },
      { start: 3500, first: 3900, end: 4500 },
    ]
    const { count, perSecond, p50, p99 } = summarise({ marks, samples, failures: [] })
    expect(count).toBe(0.5 + 1 + 0.25)
    expect(perSecond).toBe(count / 2)
    expect([p50, p99]).toEqual([100, 200])
  })

  test('with a failed answer has no figures', () => {
    expect(() => summarise({ marks, samples: [], failures: ['answered with 503'] })).toThrow('answered with 503')
  })
})

test('events of a feed are counted wherever reads cut them, and nothing else is', () => {
  const event = 'c3\r\nid: a\nevent: chunk\ndata: {"a":{"b":"} "}}\n\n\r\n'
  const stream = Buffer.from(`HTTP/1.1 200 OK\r\n\r\n${event}3\r\n:\n\n\r\n${event}data: {}\n\n`)
  for (let size = 1; size <= stream.length; size += 1) {
    const count = frameCounter()
    let events = 0
    for (let at = 0; at < stream.length; at += size) {
      const read = stream.subarray(at, at + size)
      events += count(read, read.length)
    }
    expect(events).toBe(3)
  }
})

test('published turns are such as an engine publishes', () => {
  const events = [...turnEvents('019a0000-0000-7000-8000-000000000000', 3, () => false)]
  expect(events.map((event) => LiveEvent.parse(event))).toEqual(events)
  expect(events.map(({ event }) => event)).toEqual(['start', 'chunk', 'chunk', 'chunk', 'done'])
  const written = events.map((event) => (event.event === 'chunk' ? event.data.delta : '')).join('')
  expect(events.map((event) => (event.event === 'done' ? event.data.messages[0]?.content : ''))).toContain(written)
})

test('a daily job that did not deliver every check-in has no figures', () => {
  const scheduled = 'silence-checkin: 2026-11-21: 12 silent students found, 12 check-ins scheduled; …\n'
  const delivered = (count: number) => `${scheduled}deliver-due: ${count} delivered, 0 moved\n`
  expect(() => checkDelivered(delivered(12), 12)).not.toThrow()
  expect(() => checkDelivered(delivered(11), 12)).toThrow('11 delivered')
  expect(() => checkDelivered(scheduled, 12)).toThrow('12 check-ins scheduled')
})

test('a table has columns of one width', () => {
  expect(markdown(['a', 'b'], [['long', '1']])).toBe('| a    | b |\n|------|---|\n| long | 1 |')
})
