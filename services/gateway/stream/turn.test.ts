import { getTurn, type Turn } from '@yoldas/contracts/chat'
import { firstNumber, isPassing, type LiveEvent, openingNumber } from '@yoldas/contracts/live'
import type { EventStream } from '@yoldas/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idOf, message, turnEvents } from '../test/events.ts'
import { settled } from '../test/fakeBus.ts'
import { openUntilEnd } from '../test/fakeStream.ts'
import { type ChannelBus, createChannels } from './channel.ts'
import { followTurn } from './turn.ts'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const turnId = idOf(1)
const { chunk, done, failed, running, stored } = turnEvents(turnId)
type Answer = { kind: 'found'; turn: Turn } | { kind: 'unknown' } | { kind: 'erased' }

type Options = { turn?: Turn; after?: number | null; replay?: LiveEvent[] | null; expiresInSeconds?: number }

/** A stream of a turn, and the bus that its events come from, which has no JetStream but for what is replayed. */
function follow({ turn = running(), after = null, replay = null, expiresInSeconds = 3_600 }: Options = {}) {
  const shown: Array<{ n: number; event: string; data: unknown }> = []
  const snapshots: string[] = []
  let reconnect = () => {}
  const listeners = new Set<(event: LiveEvent) => void>()
  const listen = (listener: (event: LiveEvent) => void) => {
    listeners.add(listener)
    return { [Symbol.dispose]: () => void listeners.delete(listener) }
  }
  let stored: Answer = { kind: 'found', turn }
  let questions = 0
  const noJetStream = () => {
    throw new Error('there is no JetStream')
  }
  const bus: ChannelBus = {
    subscribeWriting: (_studentKey, onEvent) => listen((event) => isPassing(event) && onEvent(event)),
    subscribeLive: (_studentKey, onEvent) => listen((event) => isPassing(event) || onEvent({ turnId, event })),
    subscribeFeed: noJetStream,
    liveState: noJetStream,
    replayPage: noJetStream,
    replayLive: async () => replay ?? noJetStream(),
    request: async (contract) => {
      expect(contract.subject).toBe(getTurn.subject)
      questions += 1
      return contract.output.parse(stored)
    },
    askSnapshot: (_studentKey, asked) => void snapshots.push(asked),
    onReconnect: (listener) => {
      reconnect = listener
      return { [Symbol.dispose]: () => {} }
    },
    onErased: () => {},
  }
  const stream: EventStream = Object.assign(openUntilEnd(), {
    send: (id: string, event: string, data: unknown) => void shown.push({ n: Number(id.split(':')[1]), event, data }),
    write: () => {},
    flushed: async () => {},
  })
  const channels = createChannels({ bus, log: { warn() {}, error() {} } })
  const expiresAt = Date.now() / 1000 + expiresInSeconds
  const run = async () => {
    using live = channels.listenToTurn({ studentKey: 'student', expiresAt }, turnId)
    await followTurn(live, { turn, after, replay: replay !== null }, stream)
  }
  void run()
  return {
    shown,
    names: () => shown.map(({ event }) => event),
    snapshots,
    questions: () => questions,
    publish: (event: LiveEvent) => {
      for (const listener of listeners) listener(event)
    },
    reconnect: () => reconnect(),
    /** What the database says from now on. */
    store: (answer: Answer) => {
      stored = answer
    },
    leave: () => stream.end(),
    isOver: () => stream.isOver,
    subscriptions: () => listeners.size,
  }
}

const found = (turn: Turn): Answer => ({ kind: 'found', turn })

describe('a turn that waits for another', () => {
  const waiting: Turn = { ...running(), state: 'queued', waits: true }

  test('is shown as waiting after its start, with the number that engines leave free', async () => {
    const stream = follow({ turn: waiting })
    await settled()
    expect(stream.shown).toMatchObject([
      { n: 0, event: 'start' },
      { n: 1, event: 'status', data: { turnId, stage: 'waiting' } },
    ])
    stream.publish(chunk(2, 0, 'selam').event)
    stream.publish(done('selam').event)
    expect(stream.names()).toEqual(['start', 'status', 'chunk', 'done'])
    expect(stream.isOver()).toBe(true)
  })

  test.each([
    [0, ['status']],
    [1, []],
    [7, []],
  ])('is not shown as waiting again to a client that has event %i', async (after, expected) => {
    const stream = follow({ turn: waiting, after, replay: [] })
    await settled()
    expect(stream.names()).toEqual(expected)
  })

  test('and is run by an engine that still begins with 1 is shown whole', async () => {
    const stream = follow({ turn: waiting })
    await settled()
    stream.publish(chunk(1, 0, 'se').event)
    stream.publish(chunk(2, 2, 'lam').event)
    expect(stream.snapshots).toEqual([turnId])
    stream.publish(chunk(3, 0, 'selam').event)
    stream.publish(done('selam').event)
    expect(stream.names()).toEqual(['start', 'status', 'chunk', 'done'])
  })

  test('and one that runs, or waits for an engine alone, is not', async () => {
    for (const turn of [running(), { ...running(), state: 'queued' as const, waits: false }]) {
      const stream = follow({ turn })
      await settled()
      expect(stream.names()).toEqual(['start'])
    }
  })
})

describe('a turn whose answer begins with a bubble by hand', () => {
  const first = message(turnId, '112’yi ara.')
  const opening = { event: 'chunk', data: { turnId, messageId: first.id, bubble: 0, offset: 0, delta: first.content } }

  test('shows it while it waits, and once, though the engine shows it again', async () => {
    const stream = follow({ turn: { ...running(), state: 'queued', waits: true, first } })
    await settled()
    expect(stream.names()).toEqual(['start', 'status', 'chunk'])
    expect(stream.shown.at(-1)).toEqual({ n: openingNumber(1), ...opening })
    stream.publish(chunk(openingNumber(1), 0, first.content).event)
    stream.publish(chunk(openingNumber(1) + 1, 0, 'selam', 1).event)
    expect(stream.names()).toEqual(['start', 'status', 'chunk', 'chunk'])
    expect(stream.snapshots).toEqual([])
  })

  test('shows it to who joins a later attempt, behind the beginning of that', async () => {
    const stream = follow({ turn: { ...running(2), first }, replay: [] })
    await settled()
    expect(stream.shown.slice(1)).toEqual([
      { n: firstNumber(2), event: 'restart', data: { turnId } },
      { n: openingNumber(2), ...opening },
    ])
  })

  test('does not show it again to a client that has it', async () => {
    const stream = follow({ turn: { ...running(), first }, after: openingNumber(1), replay: [] })
    await settled()
    expect(stream.names()).toEqual([])
    stream.publish(chunk(openingNumber(1) + 1, 0, 'selam', 1).event)
    expect(stream.shown).toMatchObject([{ event: 'chunk', data: { bubble: 1 } }])
  })
})

describe('what was missed', () => {
  test('is asked for as a snapshot, and again when that was lost', async () => {
    const stream = follow()
    await settled()
    stream.publish(chunk(3, 5, 'dünya').event)
    stream.publish(chunk(4, 10, '!').event)
    expect(stream.snapshots).toEqual([turnId])
    await vi.advanceTimersByTimeAsync(1_000)
    stream.publish(chunk(5, 11, '!').event)
    expect(stream.snapshots).toEqual([turnId, turnId])
    stream.publish(chunk(6, 0, 'selam dünya!!').event)
    expect(stream.names()).toEqual(['start', 'chunk'])
  })

  test('is asked for in the database after a reconnect: the end may have gone by', async () => {
    const stream = follow()
    await settled()
    stream.reconnect()
    await settled()
    expect(stream.questions()).toBe(1)
    expect(stream.names()).toEqual(['start'])
    stream.store(found(stored('selam')))
    stream.reconnect()
    await settled()
    expect(stream.names()).toEqual(['start', 'done'])
    expect(stream.isOver()).toBe(true)
    expect(stream.subscriptions()).toBe(0)
  })

  test('is asked for in the database after 10 s without an event, every time', async () => {
    const stream = follow()
    await vi.advanceTimersByTimeAsync(9_000)
    stream.publish(chunk(2, 0, 'se').event)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(stream.questions()).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(stream.questions()).toBe(1)
    stream.store(found(stored('selam')))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(stream.names()).toEqual(['start', 'chunk', 'chunk', 'done'])
    expect(stream.isOver()).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(stream.questions()).toBe(2)
  })
})

describe('a turn that is resumed', () => {
  const again = (n: number, text: string) => ({ ...chunk(n, 0, text).event, again: true }) as LiveEvent

  test('has its text asked for at once, and shows it with numbers that grow', async () => {
    const stream = follow({ after: 3, replay: [] })
    expect(stream.snapshots).toEqual([turnId])
    await settled()
    stream.publish(chunk(6, 9, 'ya').event)
    stream.publish(again(7, 'selam dünya'))
    stream.publish(chunk(8, 11, '!').event)
    stream.publish(done('selam dünya!').event)
    expect(stream.shown.map(({ n }) => n)).toEqual([7, 8, done('').event.n])
  })

  test('shows what came while it was read and what is kept in one order', async () => {
    const { reaction, start } = turnEvents(turnId)
    const stream = follow({ after: 1, replay: [start.event, reaction(5).event] })
    for (const event of [chunk(2, 0, 'selam').event, chunk(3, 5, ' dün').event, chunk(4, 9, 'ya').event])
      stream.publish(event)
    await settled()
    expect(stream.shown.map(({ n }) => n)).toEqual([2, 3, 4, 5])
  })

  test('by a gateway that finds no engine has the text of the next attempt, or its end', async () => {
    const stream = follow({ after: 3, replay: [] })
    await settled()
    const second = turnEvents(turnId)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(stream.snapshots).toEqual([turnId, turnId])
    stream.publish(second.restart(2).event)
    stream.publish(chunk(firstNumber(2) + 2, 0, 'yeni').event)
    stream.publish(done('yeni', 2).event)
    expect(stream.names()).toEqual(['restart', 'chunk', 'done'])
  })

  test('is shown with its text, also when it ends before that has come', async () => {
    const stream = follow({ replay: [] })
    await settled()
    stream.publish(done('selam').event)
    expect(stream.names()).toEqual(['start', 'chunk', 'done'])
  })

  test('asks for no text where it has ended', async () => {
    const stream = follow({ turn: stored('selam'), after: 3, replay: [] })
    await settled()
    expect(stream.snapshots).toEqual([])
    expect(stream.names()).toEqual(['chunk', 'done'])
  })

  test('after its bus was away shows what was replaced meanwhile', async () => {
    const stream = follow()
    await settled()
    stream.publish(chunk(2, 0, 'eski').event)
    stream.reconnect()
    expect(stream.snapshots).toEqual([turnId])
    stream.publish(chunk(4, 4, '!').event)
    stream.publish(again(5, 'yeni!'))
    stream.publish(done('yeni!').event)
    expect(stream.shown.map(({ n }) => n)).toEqual([0, 2, 5, done('').event.n])
  })
})

describe('a stream ends', () => {
  test.each(['unknown', 'erased'] as const)('with error when its turn is %s', async (kind) => {
    const stream = follow({ replay: [] })
    await settled()
    const restarted = turnEvents(turnId).restart(2).event
    for (const event of [chunk(2, 0, 'yarım').event, restarted]) stream.publish(event)
    stream.store({ kind })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(stream.shown.at(-1)).toMatchObject({ event: 'error', data: { error: 'chat failed' } })
    const numbers = stream.shown.map(({ n }) => n)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(numbers.at(-1)).toBe(failed(2).event.n)
    expect(stream.isOver()).toBe(true)
  })

  test('5 minutes after its token has expired, within a second, without saying that the turn has', async () => {
    const stream = follow({ expiresInSeconds: 60 })
    await vi.advanceTimersByTimeAsync(6 * 60_000 - 100)
    expect(stream.isOver()).toBe(false)
    await vi.advanceTimersByTimeAsync(1_100)
    expect(stream.names()).toEqual(['start'])
    expect(stream.isOver()).toBe(true)
  })

  test('when its client leaves, and asks nothing more', async () => {
    const stream = follow()
    const timers = vi.getTimerCount()
    await settled()
    expect(stream.subscriptions()).toBe(2)
    stream.leave()
    await settled()
    expect(stream.subscriptions()).toBe(0)
    stream.publish(chunk(2, 0, 'kime?').event)
    expect(stream.names()).toEqual(['start'])
    await vi.advanceTimersByTimeAsync(20 * 60_000)
    expect(stream.questions()).toBe(0)
    expect(vi.getTimerCount()).toBe(timers)
  })
})
