import type { Bus, FeedEvent, LiveState } from '@yoldas/bus'
import type { EventStream } from '@yoldas/http'
import type { Log } from '@yoldas/telemetry'
import { type Deadline, every } from '@yoldas/time'
import { endAfter } from './expiry.ts'
import { type Feed, startFeed } from './feed.ts'
import type { Frames } from './feedWriter.ts'
import { type FeedBus, type Opening, readOpening } from './opening.ts'
import type { Position } from './position.ts'

const checkMilliseconds = 5_000
/** Between two calls for a snapshot of a student's turn. */
const snapshotMilliseconds = 500
/** Feeds that read from the bus at the same time. */
const mostReading = 16

/**
 * A place among a student's listeners: what happens from the moment of subscribing on is kept until a feed takes it.
 */
export type Listening = Disposable & { pass(feed: Feed): void }

export type Follow = {
  studentKey: string
  opening: Opening
  listening: Listening
  expiresAt: number
  /** Resolves when the connection has taken all that was written, or is gone. */
  flushed(): Promise<void>
}

/** The live feeds that this gateway's clients read. */
export type Feeds = AsyncDisposable & {
  /** One subscription per student, however many listen. */
  listen(studentKey: string): Listening
  /** As `readOpening`, when there is room. */
  open(studentKey: string, after: Position | 'unreadable' | null, deadline: Deadline): Promise<Opening | null>
  /**
   * Resolves when the stream is over: the client left, the token has expired, the student is erased, or the gateway
   * drains.
   */
  follow(follow: Follow, stream: EventStream): Promise<void>
  /** Ends every feed, and each that comes from now on at once: clients come back to another gateway. */
  drain(): void
  readonly draining: boolean
}

type Listener = { feed: Feed }
type Student = { listeners: Set<Listener>; subscription: Disposable; askSnapshot(turnId: string): void }

export type FeedsBus = FeedBus & Pick<Bus, 'subscribeFeed' | 'onReconnect' | 'onErased'>

export function createFeeds({ bus, log }: { bus: FeedsBus; log: Pick<Log, 'warn' | 'error'> }): Feeds {
  const students = new Map<string, Student>()
  const frames: Frames = {}
  const limited = places(mostReading)
  let draining = false

  const subscribe = (studentKey: string): Student => {
    const listeners = new Set<Listener>()
    const subscription = bus.subscribeFeed(studentKey, (event) => {
      for (const { feed } of listeners) feed.take(event)
    })
    const askSnapshot = sometimes((turnId: string) => bus.askSnapshot(studentKey, turnId))
    const student = { listeners, subscription, askSnapshot }
    students.set(studentKey, student)
    return student
  }

  const forEach = (act: (feed: Feed) => void, of = students.values()) => {
    for (const { listeners } of of) for (const { feed } of listeners) act(feed)
  }

  /** Where the stream was at the check before; null when it is not known that all it had then has come. */
  let reached: LiveState | null = null
  const advance = async () => {
    if (students.size === 0) return
    const before = reached
    reached = null
    const now = await bus.liveState()
    reached = now
    // The answer came after what was published again before the question, over the same connection.
    if (before?.incarnation !== now.incarnation) return
    const place = { incarnation: now.incarnation, sequence: before.lastSequence }
    const oldest = Math.floor((now.firstSequence + before.lastSequence) / 2)
    forEach((feed) => feed.advance(place, oldest))
  }

  bus.onReconnect(() => {
    reached = null
    forEach((feed) => feed.reopen())
  })
  bus.onErased((studentKey) => {
    const student = students.get(studentKey)
    if (student) forEach((feed) => feed.end(), [student].values())
  })
  const checking = every(
    checkMilliseconds,
    async () => forEach((feed) => feed.check()),
    (err) => log.error({ err }, 'checking for silent turns failed'),
  )
  const moving = every(checkMilliseconds, advance, (err) =>
    log.warn({ err }, 'the places of idle feeds could not be moved: tried again'),
  )

  return {
    listen(studentKey) {
      const student = students.get(studentKey) ?? subscribe(studentKey)
      const early = keepForFeed()
      const listener: Listener = { feed: early.feed }
      student.listeners.add(listener)
      return {
        pass: (feed) => {
          listener.feed = feed
          early.pass(feed)
        },
        [Symbol.dispose]: () => {
          student.listeners.delete(listener)
          if (student.listeners.size > 0) return
          student.subscription[Symbol.dispose]()
          students.delete(studentKey)
        },
      }
    },

    open: (studentKey, after, deadline) => limited(() => readOpening(bus, studentKey, after, deadline)),

    async follow({ studentKey, opening, listening, expiresAt, flushed }, stream) {
      if (draining) stream.end()
      if (stream.closed.aborted) return
      const askSnapshot = (turnId: string) => students.get(studentKey)?.askSnapshot(turnId)
      const feed = startFeed({ bus, log, frames, askSnapshot, limited }, { studentKey, stream, flushed }, opening)
      using _expiry = endAfter(expiresAt, 0, feed.end)
      const over = Promise.withResolvers<void>()
      stream.closed.addEventListener('abort', () => over.resolve())
      listening.pass(feed)
      if (stream.closed.aborted) over.resolve()
      await over.promise
    },

    drain() {
      draining = true
      forEach((feed) => feed.end())
    },
    get draining() {
      return draining
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([checking[Symbol.asyncDispose](), moving[Symbol.asyncDispose]()])
    },
  }
}

/** Stands for a feed that is about to begin, and hands it what has happened meanwhile. */
function keepForFeed(): { feed: Feed; pass(feed: Feed): void } {
  const events: FeedEvent[] = []
  let [isInterrupted, hasEnded] = [false, false]
  return {
    feed: {
      take: (event) => void events.push(event),
      reopen: () => {
        isInterrupted = true
      },
      check: () => {},
      advance: () => {},
      end: () => {
        hasEnded = true
      },
    },
    pass: (feed) => {
      if (hasEnded) return feed.end()
      for (const event of events.splice(0)) feed.take(event)
      if (isInterrupted) feed.reopen()
    },
  }
}

/** Lets so many works go on at once; the others wait for their turn, in order. */
function places(most: number) {
  let free = most
  const queue: Array<() => void> = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** Does it, unless it was done with the same just now: many devices miss the same. */
function sometimes<Value>(act: (value: Value) => void): (value: Value) => void {
  let last: { value: Value; at: number } | undefined
  return (value) => {
    if (last?.value === value && performance.now() - last.at < snapshotMilliseconds) return
    last = { value, at: performance.now() }
    act(value)
  }
}
