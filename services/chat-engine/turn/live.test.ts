import { firstNumber, type LiveEvent, waitingNumber } from '@yoldas/contracts/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveTurn } from './live.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const [studentKey, turnId] = ['student', '01890000-0000-7000-8000-000000000001']

function begin(attempt = 1) {
  const events: LiveEvent[] = []
  const bus = { publishLive: (_studentKey: string, _turnId: string, event: LiveEvent) => void events.push(event) }
  const live = liveTurn(bus, { studentKey, turnId, attempt })
  const write = (offset: number, delta: string) => live.write([{ bubble: 0, offset, delta }])
  return { events, live, write }
}

test('the first attempt begins after the number that says that a turn waits', () => {
  const { events, write, live } = begin()
  write(0, 'selam')
  live.status({ stage: 'tool', tool: 'react' })
  expect(events.map(({ n, event }) => [n, event])).toEqual([
    [waitingNumber + 1, 'chunk'],
    [waitingNumber + 2, 'status'],
  ])
})

test('a later attempt begins with restart, in the range of its own', () => {
  const { events, write } = begin(3)
  write(0, 'selam')
  expect(events[0]).toEqual({ n: firstNumber(3), event: 'restart', data: { turnId } })
  expect(events[1]?.n).toBeGreaterThan(firstNumber(3))
})

test('a snapshot is every bubble whole, with what waits to be published', () => {
  const { events, write, live } = begin()
  write(0, 'se')
  write(2, 'lam')
  live.write([{ bubble: 1, offset: 0, delta: 'nasılsın' }])
  events.length = 0
  live.snapshot()
  vi.runAllTimers()
  const shown = events.map(({ event, data }) => event === 'chunk' && [data.bubble, data.offset, data.delta])
  expect(shown).toEqual([
    [0, 0, 'selam'],
    [1, 0, 'nasılsın'],
  ])
})

test('a citation comes after the text that it is of, and again with a snapshot, as it is by then', () => {
  const { events, write, live } = begin()
  const [uyku, plan] = [
    { id: 'u', title: 'Uyku' },
    { id: 'p', title: 'Plan', url: 'https://a.b' },
  ]
  write(0, 'Uyu.')
  write(4, ' Plan yap.')
  live.cite(0, [uyku])
  live.cite(0, [uyku, plan])
  expect(events.map(({ event }) => event)).toEqual(['chunk', 'chunk', 'citation', 'citation'])
  expect(events[2]?.data).toEqual({ turnId, messageId: live.bubbleId(0), sources: [uyku] })
  events.length = 0
  live.snapshot()
  expect(events.map(({ event }) => event)).toEqual(['chunk', 'citation'])
  expect(events[1]?.data).toEqual({ turnId, messageId: live.bubbleId(0), sources: [uyku, plan] })
})

test('an attempt that was left publishes nothing more, neither what waits nor what is still said', () => {
  const { events, write, live } = begin()
  write(0, 'bir ')
  write(4, 'iki ')
  expect(events).toHaveLength(1)
  live.close()
  vi.runAllTimers()
  write(8, 'üç')
  live.status({ stage: 'writing' })
  live.snapshot()
  vi.runAllTimers()
  expect(events).toHaveLength(1)
})
