import { firstNumber, type LiveEvent, openingNumber, terminalNumber, waitingNumber } from '@yoldas/contracts/live'
import { expect, test, vi } from 'vitest'
import { coalesceMilliseconds } from '../text/pace.ts'
import { liveTurn } from './live.ts'

const [studentKey, turnId] = ['student', '01890000-0000-7000-8000-000000000001']

function begin(attempt = 1) {
  const events: LiveEvent[] = []
  const bus = { publishLive: (_studentKey: string, _turnId: string, event: LiveEvent) => void events.push(event) }
  const live = liveTurn(bus, { studentKey, turnId, attempt })
  const write = (offset: number, delta: string) => live.write([{ bubble: 0, offset, delta }])
  return { events, live, write }
}

const chunks = (events: readonly LiveEvent[]) =>
  events.map(({ event, data }) => event === 'chunk' && [data.bubble, data.offset, data.delta])

test('the first attempt begins after the number that says that a turn waits', () => {
  const { events, write, live } = begin()
  write(0, 'selam')
  live.status({ stage: 'tool', tool: 'react' })
  expect(events.map(({ n, event }) => [n, event])).toEqual([
    [waitingNumber + 1, 'chunk'],
    [waitingNumber + 2, 'status'],
  ])
})

test('a chunk has its fields in the order by which gateways know its bytes, without JSON', () => {
  const { events, write, live } = begin()
  write(0, 'selam')
  const data = `{"turnId":"${turnId}","messageId":"${live.bubbleId(0)}","bubble":0,"offset":0,"delta":"selam"}`
  expect(JSON.stringify(events[0])).toBe(`{"event":"chunk","data":${data},"n":${waitingNumber + 1}}`)
})

test('a later attempt begins with restart, in the range of its own', () => {
  const { events, write } = begin(3)
  write(0, 'selam')
  expect(events[0]).toEqual({ n: firstNumber(3), event: 'restart', data: { turnId } })
  expect(events[1]?.n).toBeGreaterThan(firstNumber(3))
})

test('a model that takes over begins with restart in a part of its own, and its bubbles have new ids', () => {
  const { events, write, live } = begin(2)
  write(0, 'selam')
  live.cite(0, [{ id: 'u', title: 'Uyku' }])
  live.write([{ bubble: 0, offset: 5, delta: '!' }], true)
  const before = live.bubbleId(0)
  live.restart()
  write(0, 'merhaba')
  live.snapshot()
  expect(live.bubbleId(0)).not.toBe(before)
  expect(events.slice(3).map(({ n, event }) => [n, event])).toEqual([
    [firstNumber(2, 1), 'restart'],
    [firstNumber(2, 1) + 1, 'chunk'],
    [firstNumber(2, 1) + 2, 'chunk'],
  ])
  live.end({ kind: 'failed', n: 0 })
  expect(events.at(-1)?.n).toBe(terminalNumber(2))
  live.restart()
  expect(events.at(-1)?.event).toBe('error')
})

test('what an answer ends with is published with its end, in one piece, and alone where that takes long', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const ending = () => {
      const { events, write, live } = begin()
      write(0, 'selam')
      for (const [offset, delta] of [
        [5, ', na'],
        [9, 'sılsın'],
      ] as const)
        live.write([{ bubble: 0, offset, delta }], true)
      expect(chunks(events)).toEqual([[0, 0, 'selam']])
      return { events, live }
    }
    const whole = [
      [0, 0, 'selam'],
      [0, 5, ', nasılsın'],
    ]
    const soon = ending()
    soon.live.end({ kind: 'failed', n: 0 })
    expect(chunks(soon.events)).toEqual([...whole, false])
    const late = ending()
    vi.advanceTimersByTime(coalesceMilliseconds)
    expect(chunks(late.events)).toEqual(whole)
    const asked = ending()
    asked.live.snapshot()
    expect(chunks(asked.events)).toEqual([...whole, [0, 0, 'selam, nasılsın']])
    const left = ending()
    left.live.close()
    vi.advanceTimersByTime(coalesceMilliseconds)
    expect(chunks(left.events)).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a snapshot is every bubble whole, as it is by then', () => {
  const { events, write, live } = begin()
  write(0, 'se')
  write(2, 'lam')
  live.write([{ bubble: 1, offset: 0, delta: 'nasılsın' }])
  live.write([{ bubble: 0, offset: 0, delta: 'merhaba' }])
  events.length = 0
  live.snapshot()
  expect(chunks(events)).toEqual([
    [0, 0, 'merhaba'],
    [1, 0, 'nasılsın'],
  ])
})

test('a snapshot is marked, says what the turn does and goes without, and answers all who ask soon', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { events, write, live } = begin()
    live.status({ stage: 'writing', degraded: ['journey'] })
    live.status({ stage: 'tool', tool: 'react' })
    write(0, 'selam')
    events.length = 0
    for (let asker = 0; asker < 100; asker += 1) live.snapshot()
    expect(events.map(({ n, event }) => [n, event])).toEqual([
      [waitingNumber + 4, 'status'],
      [waitingNumber + 5, 'chunk'],
    ])
    expect(events).toMatchObject([
      { again: true, data: { stage: 'tool', tool: 'react', degraded: ['journey'] } },
      { again: true },
    ])
    // Those who began to listen after it get another.
    vi.advanceTimersByTime(199)
    expect(events).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(events).toHaveLength(4)
    vi.advanceTimersByTime(1_000)
    expect(events).toHaveLength(4)
    live.snapshot()
    live.snapshot()
    live.close()
    vi.advanceTimersByTime(1_000)
    expect(events).toHaveLength(6)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('after a reaction, and after the end, there is no snapshot', () => {
  const { events, write, live } = begin()
  write(0, 'selam')
  live.reaction({ messageId: turnId, emoji: '👍', actor: 'assistant', createdAt: '2026-01-01T00:00:00.000Z' })
  live.snapshot()
  expect(events.map(({ event }) => event)).toEqual(['chunk', 'reaction'])
  live.end({ kind: 'failed', n: 0 })
  live.snapshot()
  write(5, '!')
  expect(events.map(({ event }) => event)).toEqual(['chunk', 'reaction', 'error'])
})

test('chunks that follow one another are published as one, and a cut by itself', () => {
  const { events, live } = begin()
  const chunk = (bubble: number, offset: number, delta: string) => ({ bubble, offset, delta })
  live.write([chunk(0, 0, 'se'), chunk(0, 2, 'lam'), chunk(1, 0, 'nasıl'), chunk(1, 5, 'sın'), chunk(1, 5, '')])
  expect(chunks(events)).toEqual([
    [0, 0, 'selam'],
    [1, 0, 'nasılsın'],
    [1, 5, ''],
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

test('an attempt that was left publishes nothing more', () => {
  const { events, write, live } = begin()
  write(0, 'bir ')
  expect(events).toHaveLength(1)
  live.close()
  write(4, 'iki')
  live.status({ stage: 'writing' })
  live.snapshot()
  expect(events).toHaveLength(1)
})

test('each attempt, and each model that takes over, shows the bubble by hand first, and its own bubbles from 1 on', () => {
  const events: LiveEvent[] = []
  const bus = { publishLive: (_studentKey: string, _turnId: string, event: LiveEvent) => void events.push(event) }
  const first = { id: '01890000-0000-7000-8000-000000000002', text: '112’yi ara.' }
  for (const attempt of [1, 2]) {
    const live = liveTurn(bus, { studentKey, turnId, attempt, first })
    live.write([{ bubble: 0, offset: 0, delta: 'selam' }])
    live.cite(0, [{ id: 'u', title: 'Uyku' }])
    const before = live.bubbleId(0)
    live.restart()
    live.write([{ bubble: 0, offset: 0, delta: 'merhaba' }])
    live.snapshot()
    expect([first.id, before]).not.toContain(live.bubbleId(0))
    live.close()
  }
  const opening = [0, 0, first.text]
  const ofAttempt = [opening, [1, 0, 'selam'], false, false, opening, [1, 0, 'merhaba'], opening, [1, 0, 'merhaba']]
  expect(chunks(events)).toEqual([...ofAttempt, false, ...ofAttempt])
  const openings = events.flatMap(({ n, event, data }) =>
    event === 'chunk' && data.bubble === 0 ? [[n, data.messageId]] : [],
  )
  expect(openings[0]).toEqual([openingNumber(1), first.id])
  expect(openings[3]).toEqual([openingNumber(2), first.id])
  expect(new Set(openings.map(([, id]) => id))).toEqual(new Set([first.id]))
})
