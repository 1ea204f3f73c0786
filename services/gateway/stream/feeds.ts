import type { Bus, FeedEvent, LiveState } from '@yoldas/bus'
import type { EventStream } from '@yoldas/http'
import { createLines } from '@yoldas/lines'
import type { Log } from '@yoldas/telemetry'
import { type Deadline, every } from '@yoldas/time'
import { advanceFeed, checkFeed, endFeed, type Feed, incarnationOf, passEvent, reopenFeed, startFeed } from './feed.ts'
import type { Frames } from './feedWriter.ts'
import { type FeedBus, type Opening, readOpening } from './opening.ts'
import type { Position } from './position.ts'

/** How often it is looked whose token has expired, and between two looks which turns are silent. */
const [expiryMilliseconds, checkMilliseconds] = [1_000, 5_000]
/** Between two calls for a snapshot of a student's turn. */
const snapshotMilliseconds = 500
/** Feeds that read from the bus at the same time. */
const mostReading = 16

/**
 * A place among a student's listeners: what happens from the moment of subscribing on is kept until a feed takes it.
 */
export type Listening = Disposable & { readonly listener: Listener }

/** Either a feed, or what happened before it began. */
type Listener = { readonly studentKey: string; feed: Feed | Early }
type Early = { events: FeedEvent[]; isInterrupted: boolean; hasEnded: boolean }

export type Follow = { opening: Opening; listening: Listening; expiresAt: number }

/** The live feeds that this gateway's clients read. */
export type Feeds = AsyncDisposable & {
  /** Each student is subscribed to once, however many listen. */
  listen(studentKey: string): Listening
  /** As `readOpening`, when there is room. */
  open(studentKey: string, after: Position | 'unreadable' | null, deadline: Deadline): Promise<Opening | null>
  /**
   * Shows a student's feed until the stream is over: the client left, the token has expired, the student is erased, or
   * the gateway drains.
   */
  follow(follow: Follow, stream: EventStream): void
  /** Ends every feed, and each that comes from now on at once: clients come back to another gateway. */
  drain(): void
  readonly draining: boolean
}

/** Listeners are never changed in place: one may leave while an event is passed on to all. */
type Student = {
  listeners: readonly Listener[]
  subscription: Disposable
  asked: { turnId: string; at: number } | null
}

export type FeedsBus = FeedBus & Pick<Bus, 'subscribeFeed' | 'onReconnect' | 'onErased'>

export function createFeeds({ bus, log }: { bus: FeedsBus; log: Pick<Log, 'warn' | 'error'> }): Feeds {
  const students = new Map<string, Student>()
  const { run: limited } = createLines({ inAll: mostReading })
  let draining = false

  /** Unless the same was asked just now: many devices miss the same. */
  const askSnapshot = (studentKey: string, turnId: string) => {
    const student = students.get(studentKey)
    const now = performance.now()
    if (!student || (student.asked?.turnId === turnId && now - student.asked.at < snapshotMilliseconds)) return
    student.asked = { turnId, at: now }
    bus.askSnapshot(studentKey, turnId)
  }
  const frames: Frames = {}
  const deps = { bus, log, frames, askSnapshot, limited }

  const subscribe = (studentKey: string): Student => {
    const subscription = bus.subscribeFeed(studentKey, (event) => {
      for (const listener of student.listeners) receive(listener, event)
    })
    const student: Student = { listeners: [], subscription, asked: null }
    students.set(studentKey, student)
    return student
  }

  const leave = (listener: Listener) => {
    const student = students.get(listener.studentKey)
    if (!student?.listeners.includes(listener)) return
    student.listeners = student.listeners.filter((other) => other !== listener)
    if (student.listeners.length > 0) return
    student.subscription[Symbol.dispose]()
    students.delete(listener.studentKey)
  }

  const forEach = (act: (listener: Listener) => void) => {
    for (const { listeners } of students.values()) for (const listener of listeners) act(listener)
  }

  const notMoved = (err: unknown) => log.warn({ err }, 'the places of idle feeds could not be moved: tried again')
  /** Where the stream was at the check before; unknown unless all that it had then has been received. */
  let reached: LiveState | undefined
  const advance = async () => {
    const before = reached
    reached = undefined
    if (students.size === 0) return
    const now = await bus.liveState().catch(notMoved)
    if (!now) return
    reached = now
    if (before?.incarnation !== now.incarnation) return
    const { place, oldest } = moveOf(before, now)
    forEach(({ feed }) => {
      if ('stream' in feed && incarnationOf(feed) === now.incarnation) advanceFeed(feed, place, oldest)
    })
  }

  bus.onReconnect(() => {
    reached = undefined
    forEach(reopen)
  })
  bus.onErased((studentKey) => {
    for (const listener of students.get(studentKey)?.listeners ?? []) end(listener)
  })
  let checkedAt = performance.now()
  const look = () => {
    const now = Date.now() / 1000
    forEach(({ feed }) => void ('stream' in feed && feed.expiresAt <= now && endFeed(feed)))
    if (performance.now() - checkedAt < checkMilliseconds) return
    checkedAt = performance.now()
    forEach(({ feed }) => void ('stream' in feed && checkFeed(feed)))
  }
  const looking = every(
    expiryMilliseconds,
    async () => look(),
    (err) => log.error({ err }, 'checking for expired tokens and silent turns failed'),
  )
  const moving = every(checkMilliseconds, advance, notMoved)

  return {
    listen(studentKey) {
      const student = students.get(studentKey) ?? subscribe(studentKey)
      const listener = { studentKey, feed: { events: [], isInterrupted: false, hasEnded: false } }
      student.listeners = [...student.listeners, listener]
      return { listener, [Symbol.dispose]: () => leave(listener) }
    },

    open: (studentKey, after, deadline) => limited(() => readOpening(bus, studentKey, after, deadline)),

    follow({ opening, listening: { listener }, expiresAt }, stream) {
      const early = listener.feed
      if ('stream' in early) throw new Error('this place has a feed')
      if (draining || early.hasEnded) stream.end()
      if (stream.isOver) return
      const feed = startFeed(deps, { studentKey: listener.studentKey, stream, expiresAt }, opening)
      listener.feed = feed
      for (const event of early.events) passEvent(feed, event)
      if (early.isInterrupted) reopenFeed(feed)
    },

    drain() {
      draining = true
      forEach(end)
    },
    get draining() {
      return draining
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([looking[Symbol.asyncDispose](), moving[Symbol.asyncDispose]()])
    },
  }
}

/**
 * Where idle feeds are moved: to where the stream was at the check before. The answer of this check came after all that
 * was published again by then, over the same connection.
 */
function moveOf({ incarnation, lastSequence }: LiveState, now: LiveState): { place: Position; oldest: number } {
  const oldest = Math.floor((now.firstSequence + lastSequence) / 2)
  return { place: { incarnation, sequence: lastSequence, unkept: 0 }, oldest }
}

function receive({ feed }: Listener, event: FeedEvent) {
  if ('stream' in feed) passEvent(feed, event)
  else feed.events.push(event)
}

function reopen({ feed }: Listener) {
  if ('stream' in feed) reopenFeed(feed)
  else feed.isInterrupted = true
}

function end({ feed }: Listener) {
  if ('stream' in feed) endFeed(feed)
  else feed.hasEnded = true
}
