import type { Bus, FeedEvent } from '@yoldas/bus'
import type { EventStream } from '@yoldas/http'
import type { Log } from '@yoldas/telemetry'
import { every } from '@yoldas/time'
import { type Feed, type Opening, startFeed } from './feed.ts'

const checkMilliseconds = 5_000
/** Longer ones than a timer can have are closed and come back. */
const longestMilliseconds = 2 ** 31 - 1

/** A student's events, kept from the moment of subscribing until a feed takes them. */
export type Listening = Disposable & { read(reader: (event: FeedEvent) => void): void }

export type Follow = { studentKey: string; opening: Opening; listening: Listening; expiresAt: number }

/** The live feeds that this gateway's clients read. */
export type Feeds = AsyncDisposable & {
  /** One subscription per student, however many listen. */
  listen(studentKey: string): Listening
  /** Resolves when the stream is over: the client left, the token has expired, the student has, or the gateway drains. */
  follow(follow: Follow, stream: EventStream): Promise<void>
  /** Ends every feed, and each that comes from now on at once: clients come back to another gateway. */
  drain(): void
  readonly draining: boolean
}

type Reader = { take(event: FeedEvent): void }
type Student = { readers: Set<Reader>; subscription: Disposable }

export function createFeeds({ bus, log }: { bus: Bus; log: Log }): Feeds {
  const students = new Map<string, Student>()
  const feeds = new Map<Feed, string>()
  const frames = new WeakMap<FeedEvent, string>()
  let draining = false

  const subscribe = (studentKey: string): Student => {
    const readers = new Set<Reader>()
    const subscription = bus.subscribeFeed(studentKey, (event) => {
      for (const reader of readers) reader.take(event)
    })
    const student = { readers, subscription }
    students.set(studentKey, student)
    return student
  }

  const forEach = (act: (feed: Feed) => void, of?: string) => {
    for (const [feed, studentKey] of feeds) if (of === undefined || studentKey === of) act(feed)
  }

  bus.onReconnect(() => forEach((feed) => feed.reopen()))
  bus.onErased((studentKey) => forEach((feed) => feed.end(), studentKey))
  const checking = every(
    checkMilliseconds,
    async () => forEach((feed) => feed.check()),
    (err) => log.error({ err }, 'silent turns could not be looked for'),
  )

  return {
    listen(studentKey) {
      const student = students.get(studentKey) ?? subscribe(studentKey)
      const early: FeedEvent[] = []
      const reader: Reader = { take: (event) => void early.push(event) }
      student.readers.add(reader)
      return {
        read: (take) => {
          reader.take = take
          for (const event of early.splice(0)) take(event)
        },
        [Symbol.dispose]: () => {
          student.readers.delete(reader)
          if (student.readers.size > 0) return
          student.subscription[Symbol.dispose]()
          students.delete(studentKey)
        },
      }
    },

    async follow({ studentKey, opening, listening, expiresAt }, stream) {
      if (draining) return stream.end()
      const feed = startFeed({ bus, log, frames }, studentKey, opening, stream)
      feeds.set(feed, studentKey)
      const expiry = setTimeout(feed.end, Math.min(Math.max(0, expiresAt * 1000 - Date.now()), longestMilliseconds))
      const over = Promise.withResolvers<void>()
      stream.closed.addEventListener('abort', () => over.resolve())
      listening.read(feed.take)
      if (stream.closed.aborted) over.resolve()
      await over.promise
      clearTimeout(expiry)
      feeds.delete(feed)
    },

    drain() {
      draining = true
      forEach((feed) => feed.end())
    },
    get draining() {
      return draining
    },
    [Symbol.asyncDispose]: () => checking[Symbol.asyncDispose](),
  }
}
