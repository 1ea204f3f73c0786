import type { StudentEvent } from '@yoldas/bus'
import { getRunningTurn } from '@yoldas/contracts/chat'
import { bodyOf } from '@yoldas/http'
import { deadlineIn } from '@yoldas/time'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idOf, interleave, message, published, turnEvents, updated, worked } from '../test/events.ts'
import { type FakeBus, fakeBus, settled } from '../test/fakeBus.ts'
import { type FakeStream, fakeStream, type Read } from '../test/fakeStream.ts'
import { type Channels, createChannels } from './channel.ts'
import { startFeed } from './feed.ts'
import type { Shown } from './order.ts'
import { decodePosition, encodePosition, type Position } from './position.ts'
import { readOpening } from './reading.ts'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

type Device = FakeStream & {
  /** The connection takes what was written. */
  flush(): void
}

type Gateway = FakeBus &
  AsyncDisposable & {
    channels: Channels
    /** Begins to read the feed, on a connection that takes everything at once unless it is slow. */
    open(after?: Position | 'unreadable' | null, options?: { slow?: boolean; lifeSeconds?: number }): Device
    /** Answers whatever is asked, and lets time pass, until nothing more happens. */
    rest(): Promise<void>
  }

function startGateway(): Gateway {
  const bus = fakeBus()
  const channels = createChannels({ bus: bus.bus, log: { warn() {}, error() {} } })
  const devices: FakeStream[] = []
  return {
    ...bus,
    channels,
    open: (after = null, { slow = false, lifeSeconds = 36_000 } = {}) => {
      const flushes: Array<() => void> = []
      const flushed = () => (slow ? new Promise<void>((resolve) => flushes.push(resolve)) : Promise.resolve())
      const device = fakeStream(flushed)
      const read = async () => {
        const expiresAt = Date.now() / 1000 + lifeSeconds
        const feed = channels.listenToFeed({ studentKey: 'student', expiresAt })
        device.stream.onOver(() => channels.leaveFeed(feed))
        const opening = await readOpening(feed.student, after, deadlineIn(5_000)).catch(() => null)
        if (!opening) return device.stream.end()
        startFeed(feed, opening, device.stream)
      }
      void read()
      const flush = () => {
        for (const done of flushes.splice(0)) done()
      }
      devices.push(device)
      return { ...device, flush }
    },
    rest: async () => {
      for (let quiet = 0; quiet < 6; quiet += 1) {
        await settled()
        bus.arrive()
        if (bus.answer()) quiet = 0
        else await vi.advanceTimersByTimeAsync(100)
      }
    },
    async [Symbol.asyncDispose]() {
      for (const { stream } of devices) stream.end()
      // What is still asked is answered no more.
      bus.disconnect()
      await channels[Symbol.asyncDispose]()
    },
  }
}

const shownAs = (happenings: StudentEvent[]): Shown[] =>
  happenings.map(({ event: { event, data } }) => ({ event, data: JSON.parse(JSON.stringify(data)) }))
const seen = (read: Read[]): Shown[] => read.map(({ event, data }) => ({ event, data }))
const names = (read: Read[]) => read.map(({ event }) => event)

/** A client that continues after an event has missed none before it, and no two have the same id. */
function expectPlacesGrow(read: Read[]) {
  const places = read.map(({ id }) => decodePosition(id))
  for (const [i, place] of places.entries()) {
    const before = places[i - 1]
    if (!place || before?.incarnation !== place.incarnation) continue
    if (before.sequence === place.sequence) expect(place.unkept).toBeGreaterThan(before.unkept)
    else expect(place.sequence).toBeGreaterThan(before.sequence)
  }
  expect(new Set(read.map(({ id }) => id)).size).toBe(read.length)
}
const kept = <Event extends { event: string }>(read: Event[]) => read.filter(({ event }) => event !== 'chunk')

/** What a client has read of a turn: its chunks leave no hole, and rebuild what `done` says. Whether it has ended. */
function expectRebuilt(read: Read[]): boolean {
  let text: string | null = null
  for (const { event, data } of read) {
    if ('delta' in data && 'offset' in data) {
      expect(data.offset).toBeLessThanOrEqual(text?.length ?? 0)
      text = `${(text ?? '').slice(0, Number(data.offset))}${data.delta}`
    }
    if (event === 'done' && 'messages' in data)
      expect(data.messages).toMatchObject(text === null ? [{}] : [{ content: text }])
  }
  return names(read).at(-1) === 'done'
}

/** What is kept came once: of each turn, and of everything else, in its order. */
function expectKept(read: Read[], events: StudentEvent[]) {
  const isOfTurn = ({ data }: Shown) => 'turnId' in data
  expect(kept(seen(read)).filter((shown) => !isOfTurn(shown))).toEqual(
    shownAs(events.filter(({ turnId }) => turnId === null)),
  )
  for (const turnId of new Set(events.flatMap((event) => event.turnId ?? [])))
    expect(kept(seen(ofTurn(read, turnId)))).toEqual(kept(shownAs(events.filter((event) => event.turnId === turnId))))
}

const ofTurn = (read: Read[], turnId: string) => read.filter(({ data }) => 'turnId' in data && data.turnId === turnId)

describe('a feed', () => {
  /** What may happen at any moment, beside the next event: answers come, connections to the bus break. */
  const moment = fc.oneof(
    { weight: 6, arbitrary: fc.constant('event' as const) },
    { weight: 9, arbitrary: fc.nat(3) },
    { weight: 1, arbitrary: fc.constantFrom('disconnect' as const, 'reconnect' as const, 'lose' as const) },
    { weight: 1, arbitrary: fc.constant('later' as const) },
  )
  const story = fc.tuple(
    fc.tuple(...[1, 2, 3].map((nth) => published(idOf(nth)))),
    fc.infiniteStream(fc.nat(30)),
    fc.array(moment, { minLength: 20, maxLength: 80 }),
  )
  type Moment = typeof moment extends fc.Arbitrary<infer Value> ? Value : never

  const isQuiet = (what: Moment) => what === 'event' || typeof what === 'number'

  /** One turn after the other, with changes of a message and of the student's work among them. */
  const happenings = (turns: StudentEvent[][], picks: Iterator<number>) => {
    const changes = [1, 2, 3, 4].map((revision) => updated(idOf(9), revision))
    const work = [worked('2026-12-01'), worked('2026-12-02'), worked()]
    return interleave([turns.flat(), changes, work], picks)
  }

  /** All of the events, unless there is more to come. */
  async function play(gateway: Gateway, moments: Moment[], events: StudentEvent[], mayLose: boolean, isPart = false) {
    for (const what of moments) {
      if (what === 3) gateway.arrive()
      else if (typeof what === 'number') gateway.answer(what)
      else if (what === 'later') await vi.advanceTimersByTimeAsync(100)
      else if (what === 'event') for (const event of events.splice(0, 1)) gateway.publish(event)
      else if (what === 'disconnect') gateway.disconnect()
      else if (!gateway.isConnected()) gateway.reconnect({ storeLost: what === 'lose' && mayLose })
      await settled()
    }
    if (isPart) return
    if (!gateway.isConnected()) gateway.reconnect()
    await gateway.rest()
    for (const event of events) gateway.publish(event)
    await gateway.rest()
  }

  test('shows everything once and in order, and goes on after any event with what is kept once', async () => {
    const property = fc.asyncProperty(story, fc.boolean(), async ([turns, picks, moments], isLate) => {
      await using gateway = startGateway()
      if (isLate) gateway.beLate()
      const events = happenings(turns, picks)
      const device = gateway.open()
      await gateway.rest()
      await play(gateway, moments.filter(isQuiet), [...events], false)
      expect(device.isOver()).toBe(false)
      expect(kept(seen(device.read))).toEqual(kept(shownAs(events)))
      for (const turn of turns) expect(seen(ofTurn(device.read, turn[0]?.turnId ?? ''))).toEqual(shownAs(turn))
      if (!isLate) expect(seen(device.read)).toEqual(shownAs(events))
      expectPlacesGrow(device.read)
      const resumed = device.read.map(({ id }) => gateway.open(decodePosition(id)))
      await gateway.rest()
      for (const [i, { read }] of resumed.entries()) {
        const whole = [...device.read.slice(0, i + 1), ...read]
        expect(kept(whole)).toEqual(kept(device.read))
        for (const turn of turns) expect(expectRebuilt(ofTurn(whole, turn[0]?.turnId ?? ''))).toBe(true)
      }
    })
    await fc.assert(property, { numRuns: 60, endOnFailure: true })
  })

  test('shows what is kept once and in order, and each answer whole, however often the bus is away', async () => {
    const property = fc.asyncProperty(story, fc.boolean(), async ([turns, picks, moments], isLate) => {
      await using gateway = startGateway()
      if (isLate) gateway.beLate()
      const events = happenings(turns, picks)
      const device = gateway.open()
      await gateway.rest()
      await play(gateway, moments, [...events], false)
      expect(device.isOver()).toBe(false)
      expectKept(device.read, events)
      expectPlacesGrow(device.read)
      for (const turn of turns) expect(expectRebuilt(ofTurn(device.read, turn[0]?.turnId ?? ''))).toBe(true)
    })
    await fc.assert(property, { numRuns: 60, endOnFailure: true })
  })

  test('that goes on in the middle of a turn, again and again, has every answer whole', async () => {
    const property = fc.asyncProperty(
      story,
      fc.array(fc.nat(6), { maxLength: 8 }),
      async ([turns, picks, moments], cuts) => {
        await using gateway = startGateway()
        gateway.beLate()
        const events = happenings(turns, picks)
        let device = gateway.open()
        await gateway.rest()
        const read: Read[] = []
        let place = decodePosition(device.hello() ?? '')
        const steps = Math.ceil(moments.length / (cuts.length + 1))
        for (const [nth, unread] of [...cuts, 0].entries()) {
          await play(
            gateway,
            moments.slice(nth * steps, (nth + 1) * steps).filter(isQuiet),
            events,
            false,
            nth < cuts.length,
          )
          // Some of what was written last never reached the client.
          read.push(...device.read.slice(0, device.read.length - unread))
          if (nth === cuts.length) break
          device.stream.end()
          place = decodePosition(read.at(-1)?.id ?? device.hello() ?? '') ?? place
          device = gateway.open(place)
        }
        expectKept(read, gateway.published())
        expectPlacesGrow(read)
        for (const turn of turns) expect(expectRebuilt(ofTurn(read, turn[0]?.turnId ?? ''))).toBe(true)
      },
    )
    await fc.assert(property, { numRuns: 60, endOnFailure: true })
  })

  test('that began at any moment shows all that happens from then on, and first the turn that runs', async () => {
    const property = fc.asyncProperty(story, fc.nat(12), async ([turns, picks, moments], before) => {
      await using gateway = startGateway()
      const events = happenings(turns, picks)
      for (const event of events.slice(0, before)) gateway.publish(event)
      const device = gateway.open()
      await play(gateway, moments.filter(isQuiet), events.slice(before), false)
      expectPlacesGrow(device.read)
      const place = gateway.sentPlace()
      const later = events.slice(place)
      const isOfNoTurn = ({ turnId }: StudentEvent) => turnId === null
      expect(seen(device.read).filter(({ event }) => event.endsWith('-updated'))).toEqual(
        shownAs(later.filter(isOfNoTurn)),
      )
      for (const turn of turns) {
        const [{ turnId } = { turnId: '' }] = turn
        const shown = ofTurn(device.read, turnId ?? '')
        if (!later.some((event) => event.turnId === turnId)) expect(shown).toEqual([])
        else {
          // One that ended while the feed was being opened has no chunk: its end is all there is to say.
          expect(names(kept(shown))).toEqual(['start', 'done'])
          expect(expectRebuilt(shown)).toBe(true)
        }
      }
    })
    await fc.assert(property, { numRuns: 60, endOnFailure: true })
  })

  test('says resync when the stream was lost, and shows everything after it', async () => {
    const property = fc.asyncProperty(story, async ([turns, picks, moments]) => {
      await using gateway = startGateway()
      const events = happenings(turns, picks)
      const device = gateway.open()
      await gateway.rest()
      await play(gateway, moments, [...events], true)
      const wasLost = gateway.incarnation() !== 'stream-1'
      expect(names(device.read).includes('resync')).toBe(wasLost)
      expectPlacesGrow(device.read)
      // Who begins anew now ends where this one is.
      const [{ turnId } = { turnId: null }] = turns[2] ?? []
      const last = turnEvents(idOf(7))
      const later = [last.start, last.chunk(1, 0, 'son'), last.done('son')]
      for (const event of later) gateway.publish(event)
      await gateway.rest()
      expect(seen(device.read).slice(-3)).toEqual(shownAs(later))
      const after = device.read.slice(names(device.read).lastIndexOf('resync') + 1)
      for (const id of [turnId ?? '', idOf(7)]) {
        expect(names(ofTurn(device.read, id)).filter((name) => name === 'done').length).toBeLessThanOrEqual(1)
        if (ofTurn(after, id).length > 0) expect(names(ofTurn(after, id))[0]).toBe('start')
      }
    })
    await fc.assert(property, { numRuns: 60, endOnFailure: true })
  })
})

describe('hello', () => {
  const { start, chunk, done } = turnEvents(idOf(1))
  const positionOf = (id: string | null) => decodePosition(id ?? '')

  test('has a place from which a feed on which nothing happened continues', async () => {
    await using gateway = startGateway()
    gateway.publish(turnEvents(idOf(5)).start)
    gateway.turns.clear()
    const device = gateway.open()
    await gateway.rest()
    expect(device.read).toEqual([])
    device.stream.end()
    for (const event of [start, done('selam')]) gateway.publish(event)
    const again = gateway.open(positionOf(device.hello()))
    await gateway.rest()
    expect(seen(again.read)).toEqual(shownAs([start, done('selam')]))
  })

  test('has the place of Last-Event-ID where that continues', async () => {
    await using gateway = startGateway()
    for (const event of [start, chunk(2, 0, 'selam')]) gateway.publish(event)
    const place = { incarnation: 'stream-1', sequence: 1, unkept: 3 }
    const device = gateway.open(place)
    await gateway.rest()
    expect(device.hello()).toBe(encodePosition(place))
    expect(names(device.read)).toEqual(['chunk'])
    expect(positionOf(device.read[0]?.id ?? '')).toEqual({ ...place, unkept: 4 })
  })

  test('has the place from which the running turn is replayed, and comes before resync', async () => {
    await using gateway = startGateway()
    for (const event of [start, chunk(2, 0, 'selam')]) gateway.publish(event)
    const device = gateway.open('unreadable')
    await gateway.rest()
    expect(names(device.read)).toEqual(['resync', 'start', 'chunk'])
    const again = gateway.open(positionOf(device.hello()))
    await gateway.rest()
    expect(again.read).toEqual(device.read.slice(1))
  })

  test('comes once, however often the bus goes away', async () => {
    await using gateway = startGateway()
    gateway.publish(start)
    const device = gateway.open()
    for (const _step of ['state is read', 'and answered', 'the turn is read', 'and answered']) {
      await settled()
      gateway.answer()
    }
    for (let time = 0; time < 3; time += 1) {
      await settled()
      // What went by is being read: the stream refuses a second hello.
      gateway.disconnect()
      gateway.reconnect({ storeLost: true })
      if (time > 0) await gateway.rest()
    }
    expect(device.hello()).not.toBeNull()
    expect(names(device.read)).toContain('resync')
    expect(device.isOver()).toBe(false)
  })
})

describe('of several events shown together', () => {
  const { start, chunk, done } = turnEvents(idOf(1))

  test('only the last has the new place: who has not read it gets them all again', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    // The chunks between were lost, so that another makes up for them.
    for (const event of [start, chunk(1, 0, 'se'), done('selam')]) gateway.publish(event)
    await gateway.rest()
    expect(names(device.read)).toEqual(['start', 'chunk', 'chunk', 'done'])
    const [, second, third, fourth] = device.read
    expect(decodePosition(third?.id ?? '')?.sequence).toBe(decodePosition(second?.id ?? '')?.sequence)
    const again = gateway.open(decodePosition(third?.id ?? ''))
    const after = gateway.open(decodePosition(fourth?.id ?? ''))
    await gateway.rest()
    expect(seen(again.read)).toEqual(seen(device.read.slice(2)))
    expect(after.read).toEqual([])
  })
})

describe('a client that reads slowly', () => {
  const text = 'x'.repeat(10_000)
  const long = Array.from({ length: 400 }, (_, i): StudentEvent => {
    const data = { message: message(idOf(1), text, idOf(10 + i)) }
    return { turnId: null, event: { event: 'message', data } }
  })

  /** The place of a client that has seen nothing of it. */
  async function beginning(gateway: Gateway) {
    const device = gateway.open()
    await gateway.rest()
    device.stream.end()
    return decodePosition(device.hello() ?? '')
  }

  test('is shown what went by at its pace, and what happens meanwhile later, once and in order', async () => {
    await using gateway = startGateway()
    const before = await beginning(gateway)
    for (const event of long.slice(0, 200)) gateway.publish(event)
    const device = gateway.open(before, { slow: true })
    await gateway.rest()
    const written = () => device.frames.reduce((sum, frame) => sum + bodyOf(frame).length, 0)
    expect(written()).toBeLessThan(100_000)
    const openings = () => gateway.asked.filter((what) => what === getRunningTurn.subject).length
    const opened = openings()
    for (const event of long.slice(200)) gateway.publish(event)
    await gateway.rest()
    expect(written()).toBeLessThan(100_000)
    for (let before = -1; before < device.read.length; ) {
      before = device.read.length
      const had = written()
      device.flush()
      await gateway.rest()
      expect(written() - had).toBeLessThan(100_000)
    }
    expect(seen(device.read)).toEqual(shownAs(long))
    // What was too much to keep was read again.
    expect(openings()).toBe(opened + 1)
  })

  test('costs nothing more once it has gone', async () => {
    await using gateway = startGateway()
    const start = await beginning(gateway)
    for (const event of long) gateway.publish(event)
    const device = gateway.open(start, { slow: true })
    await gateway.rest()
    device.stream.end()
    device.flush()
    const before = gateway.asked.length
    await gateway.rest()
    expect(gateway.asked.length - before).toBeLessThanOrEqual(1)
  })

  test('makes no other wait', async () => {
    await using gateway = startGateway()
    const before = await beginning(gateway)
    for (const event of long.slice(0, 200)) gateway.publish(event)
    const slow = Array.from({ length: 100 }, () => gateway.open(before, { slow: true }))
    const device = gateway.open(before)
    await gateway.rest()
    expect(seen(device.read)).toEqual(shownAs(long.slice(0, 200)))
    for (const { read } of slow) expect(read.length).toBeLessThan(10)
  })
})

describe('a feed on which nothing happens', () => {
  const other = turnEvents(idOf(8))
  /** Other students' events, of which a feed sees nothing but that the stream goes on. */
  const goOn = async (gateway: Gateway, milliseconds: number) => {
    for (const since = performance.now(); performance.now() - since < milliseconds; ) {
      await settled()
      gateway.answer()
      await vi.advanceTimersByTimeAsync(500)
    }
  }

  test('keeps up with the stream: neither its gateway’s reconnect nor its client’s asks for history', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    const hello = decodePosition(device.hello() ?? '')
    gateway.passBy(40)
    await goOn(gateway, 16_000)
    gateway.passBy(40)
    gateway.forgetUntil(30)
    gateway.disconnect()
    gateway.reconnect()
    await gateway.rest()
    expect(names(device.read)).toEqual([])
    const sent = decodePosition(device.sentPlaces.at(-1) ?? '')
    expect(sent?.sequence).toBe(40)
    const again = gateway.open(sent)
    const late = gateway.open(hello)
    await gateway.rest()
    expect(names(again.read)).toEqual([])
    expect(names(late.read)).toEqual(['resync'])
    for (const event of [other.start, other.done('selam')]) gateway.publish(event)
    await gateway.rest()
    for (const { read } of [device, again]) expect(seen(read)).toEqual(shownAs([other.start, other.done('selam')]))
  })

  test('gets its new place from time to time, and no place twice', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    for (let minute = 0; minute < 20; minute += 1) {
      gateway.passBy(10)
      await goOn(gateway, 20_000)
    }
    // Each half of what is kept: 10, 20, 40, 80, 160.
    expect(device.sentPlaces.length).toBeGreaterThan(2)
    expect(device.sentPlaces.length).toBeLessThan(8)
    const before = device.sentPlaces.length
    await goOn(gateway, 60_000)
    expect(device.sentPlaces.length).toBeLessThanOrEqual(before + 1)
    expect(new Set(device.sentPlaces).size).toBe(device.sentPlaces.length)
  })

  test('is not moved past what has not come yet', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    gateway.beLate()
    gateway.publish(other.start)
    // The place is read while the event is on its way, and the bus goes away before it has come.
    await vi.advanceTimersByTimeAsync(6_000)
    for (let step = 0; step < 2; step += 1) {
      await settled()
      gateway.answer()
    }
    gateway.disconnect()
    gateway.reconnect()
    await gateway.rest()
    expect(names(device.read)).toEqual(['start'])
  })
})

describe('what overtakes the start of its turn', () => {
  const { start, chunk, done } = turnEvents(idOf(1))

  test('waits for it, and nothing is asked', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    gateway.beLate()
    const before = gateway.asked.length
    for (const event of [start, chunk(1, 0, 'se'), chunk(2, 2, 'lam')]) gateway.publish(event)
    await settled()
    expect(device.read).toEqual([])
    gateway.arrive()
    gateway.publish(done('selam'))
    gateway.arrive()
    expect(seen(device.read)).toEqual(shownAs([start, chunk(1, 0, 'se'), chunk(2, 2, 'lam'), done('selam')]))
    expect(gateway.asked.length).toBe(before)
  })

  test('has the turn asked for when it does not come', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    gateway.turns.set(idOf(1), turnEvents(idOf(1)).running())
    for (const event of [chunk(1, 0, 'se'), chunk(2, 2, 'lam')]) gateway.publish(event)
    await vi.advanceTimersByTimeAsync(2_000)
    await gateway.rest()
    gateway.publish(done('selam'))
    await gateway.rest()
    expect(names(device.read)).toEqual(['start', 'chunk', 'chunk', 'done'])
  })
})

describe('while its bus is away', () => {
  const { start, chunk, done } = turnEvents(idOf(1))

  test('a feed waits, and goes on with it', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    gateway.publish(start)
    gateway.disconnect()
    await vi.advanceTimersByTimeAsync(60_000)
    gateway.publish(chunk(1, 0, 'selam'))
    gateway.reconnect()
    // The services come back later than NATS.
    gateway.disconnect()
    await vi.advanceTimersByTimeAsync(5_000)
    gateway.reconnect()
    await gateway.rest()
    gateway.publish(done('selam'))
    await gateway.rest()
    expect(seen(device.read)).toEqual(shownAs([start, chunk(1, 0, 'selam'), done('selam')]))
  })

  test('a feed that cannot find out where it is ends after 15 s, so that its client comes again', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    gateway.reconnect()
    const since = performance.now()
    while (!device.isOver() && performance.now() - since < 60_000) {
      gateway.disconnect()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(performance.now() - since).toBeGreaterThan(14_000)
    expect(performance.now() - since).toBeLessThan(17_000)
  })

  test('nothing of a stream that is lost moves the place in the one after it', async () => {
    await using gateway = startGateway()
    for (let nth = 20; nth < 40; nth += 1) gateway.publish(turnEvents(idOf(nth)).start)
    gateway.turns.clear()
    const device = gateway.open()
    await gateway.rest()
    // Its turn is unknown, and asked for when the stream is lost.
    gateway.turns.set(idOf(1), turnEvents(idOf(1)).running())
    for (const event of [turnEvents(idOf(1)).reaction(1), updated(idOf(9), 1)]) gateway.publish(event)
    gateway.disconnect()
    gateway.reconnect({ storeLost: true })
    await gateway.rest()
    gateway.publish(chunk(2, 0, 'selam dünya'))
    gateway.publish(done('selam dünya'))
    await gateway.rest()
    expect(names(device.read)).toEqual(['resync', 'start', 'chunk', 'done'])
  })
})

describe('a turn', () => {
  const { start, chunk, done } = turnEvents(idOf(1))

  test('whose end was lost is ended by the database', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    for (const event of [start, chunk(1, 0, 'se')]) gateway.publish(event)
    gateway.turns.set(idOf(1), turnEvents(idOf(1)).stored('selam'))
    await vi.advanceTimersByTimeAsync(16_000)
    await gateway.rest()
    expect(names(device.read)).toEqual(['start', 'chunk', 'chunk', 'done'])
    gateway.disconnect()
    gateway.reconnect()
    await gateway.rest()
    gateway.publish(done('selam'))
    await vi.advanceTimersByTimeAsync(30_000)
    await gateway.rest()
    expect(names(device.read)).toEqual(['start', 'chunk', 'chunk', 'done'])
  })

  test('that is gone has failed, and one of a student who is gone ends the feed', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    for (const event of [start, chunk(1, 0, 'se')]) gateway.publish(event)
    gateway.turns.clear()
    await vi.advanceTimersByTimeAsync(16_000)
    await gateway.rest()
    expect(seen(device.read).slice(2)).toEqual([{ event: 'turn-failed', data: { turnId: idOf(1) } }])
    expect(device.isOver()).toBe(false)
    gateway.publish(turnEvents(idOf(2)).start)
    gateway.forget()
    await vi.advanceTimersByTimeAsync(16_000)
    await gateway.rest()
    expect(device.isOver()).toBe(true)
  })

  test('that is not there is passed over', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    await gateway.rest()
    gateway.publish(chunk(1, 0, 'kimin?'))
    gateway.publish(updated(idOf(9), 1))
    await gateway.rest()
    expect(seen(device.read)).toEqual(shownAs([updated(idOf(9), 1)]))
    expect(device.isOver()).toBe(false)
  })

  test('of which all devices missed a part is asked for once', async () => {
    await using gateway = startGateway()
    const devices = [gateway.open(), gateway.open(), gateway.open()]
    await gateway.rest()
    for (const event of [start, chunk(2, 5, 'dünya')]) gateway.publish(event)
    expect(gateway.snapshots).toEqual([idOf(1)])
    await vi.advanceTimersByTimeAsync(1_000)
    gateway.publish(chunk(3, 10, '!'))
    expect(gateway.snapshots).toEqual([idOf(1), idOf(1)])
    gateway.publish(chunk(4, 0, 'selam dünya!'))
    for (const { read } of devices) expect(names(read)).toEqual(['start', 'chunk'])
  })
})

describe('all devices of a student', () => {
  test('are written the same bytes', async () => {
    await using gateway = startGateway()
    const devices = Array.from({ length: 50 }, () => gateway.open())
    await gateway.rest()
    gateway.publish(turnEvents(idOf(1)).start)
    const [frame] = devices[0]?.frames ?? []
    for (const { frames } of devices) expect(frames[0] === frame).toBe(true)
    expect(frame && bodyOf(frame).toString()).toContain('event: start')
  })
})

test('a student’s streams share one subscription of each kind, each there while a stream needs it', async () => {
  await using gateway = startGateway()
  const reader = { studentKey: 'student', expiresAt: Date.now() / 1000 + 60 }
  const turns = [idOf(1), idOf(1), idOf(2)].map((turnId) => gateway.channels.listenToTurn(reader, turnId))
  expect(gateway.subscriptions()).toEqual({ writing: 1, live: 1, feed: 0 })
  const devices = [gateway.open(), gateway.open()]
  expect(gateway.subscriptions()).toEqual({ writing: 1, live: 1, feed: 1 })
  for (const { event } of [turnEvents(idOf(1)).chunk(2, 0, 'se'), turnEvents(idOf(1)).reaction(3)])
    gateway.publish({ turnId: idOf(1), event })
  gateway.publish(updated(idOf(9), 1))
  expect(turns.map(({ waiting }) => waiting?.map(({ n }) => n))).toEqual([[2, 3], [2, 3], []])
  for (const turn of turns) turn[Symbol.dispose]()
  expect(gateway.subscriptions()).toEqual({ writing: 1, live: 0, feed: 1 })
  for (const { stream } of devices) stream.end()
  expect(gateway.subscriptions()).toEqual({ writing: 0, live: 0, feed: 0 })
})

test('a feed ends within a second of its token, and not before it', async () => {
  await using gateway = startGateway()
  const device = gateway.open(null, { lifeSeconds: 30 })
  await gateway.rest()
  const opened = 1_000
  await vi.advanceTimersByTimeAsync(30_000 - opened)
  expect(device.isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(opened + 1_000)
  expect(device.isOver()).toBe(true)
})

describe('what happens while a feed is being opened', () => {
  test('is shown by it', async () => {
    await using gateway = startGateway()
    const device = gateway.open()
    gateway.publish(updated(idOf(9), 1))
    await settled()
    gateway.answer()
    gateway.publish(updated(idOf(9), 2))
    await gateway.rest()
    gateway.publish(updated(idOf(9), 3))
    expect(seen(device.read)).toEqual(shownAs([updated(idOf(9), 2), updated(idOf(9), 3)]))
  })

  test.each<[string, (gateway: Gateway) => void]>([
    ['its student leaves', ({ erase }) => erase()],
    ['its gateway is asked to end', ({ channels }) => channels.drain()],
  ])('ends it when %s', async (_what, happen) => {
    await using gateway = startGateway()
    const device = gateway.open()
    for (const _step of ['state is read', 'and answered', 'the turn is read', 'and answered']) {
      await settled()
      gateway.answer()
    }
    happen(gateway)
    await gateway.rest()
    expect(device.isOver()).toBe(true)
  })

  test('is not lost when the bus went away for a moment', async () => {
    await using gateway = startGateway()
    const { start, done } = turnEvents(idOf(1))
    const device = gateway.open()
    for (const _step of ['state is read', 'and answered', 'the turn is read', 'and answered']) {
      await settled()
      gateway.answer()
    }
    // Nothing is being asked just then.
    gateway.disconnect()
    gateway.publish(start)
    gateway.publish(done('selam'))
    gateway.reconnect()
    await gateway.rest()
    expect(names(device.read).slice(-2)).toEqual(['start', 'done'])
  })
})

test('only some feeds read at the same time when the bus is back, and all of them do', async () => {
  await using gateway = startGateway()
  const devices = Array.from({ length: 300 }, () => gateway.open())
  await gateway.rest()
  gateway.disconnect()
  gateway.publish(updated(idOf(9), 1))
  const before = gateway.asked.length
  gateway.reconnect()
  await settled()
  expect(gateway.asked.length - before).toBe(16)
  await gateway.rest()
  for (const { read } of devices) expect(names(read)).toEqual(['message-updated'])
})

test('a place that nobody can have is answered with resync', async () => {
  await using gateway = startGateway()
  const device = gateway.open('unreadable')
  const later = gateway.open(decodePosition(encodePosition({ incarnation: 'stream-1', sequence: 7, unkept: 0 })))
  await gateway.rest()
  for (const { read } of [device, later]) expect(seen(read)).toEqual([{ event: 'resync', data: {} }])
})
