import type { Bus, FeedEvent, LiveState, StudentEvent } from '@yoldas/bus'
import type { PassingEvent } from '@yoldas/contracts/live'
import { createLines } from '@yoldas/lines'
import type { Log } from '@yoldas/telemetry'
import { every } from '@yoldas/time'
import { advanceFeed, endFeed, lookAtFeed, newFeed, passEvent, reopenFeed } from './feed.ts'
import { change, none } from './feedState.ts'
import type { Position } from './position.ts'
import { type Asking, type FollowedStudent, wholeMilliseconds } from './questions.ts'
import type { Feed } from './showing.ts'
import { lookAtTurn, newTurnStream, passTurnEvent, reopenTurn, type TurnStream } from './turn.ts'

/** How often each stream is looked at: whether its token has expired, and which turns are silent. */
const lookMilliseconds = 1_000
/** How often idle feeds are moved to where the memory stream is. */
const moveMilliseconds = 5_000
/** Feeds that read from the bus at the same time. */
const mostReading = 16

/** Who reads, and until when: in epoch seconds. */
type Reader = { studentKey: string; expiresAt: number }

/** One for each student whose streams this gateway's clients read. */
export type Channels = AsyncDisposable & {
  /** What happens to a turn waits from now on, until `followTurn` shows it. */
  listenToTurn(reader: Reader, turnId: string): TurnStream & Disposable
  /** Whatever happens to the student waits from now on, until `startFeed` shows it, and the feed leaves. */
  listenToFeed(reader: Reader): Feed
  /** Not a method of each feed: a gateway may have 15,000. */
  leaveFeed(feed: Feed): void
  /**
   * Ends every feed, and each that comes from now on at once: clients come back to another gateway. Streams of turns go
   * on.
   */
  drain(): void
  readonly draining: boolean
}

/**
 * What a student's streams share. Each subscription is there while a stream needs it: `live` while one of a turn is
 * open, `kept` while a feed is, `writing` for both. Lists are never changed in place: a stream may leave while an event
 * is passed on to all.
 */
type Channel = FollowedStudent & {
  turns: readonly TurnStream[]
  feeds: readonly Feed[]
  readonly writing: Disposable
  live: Disposable | null
  kept: Disposable | null
}

export type ChannelBus = Asking['bus'] &
  Pick<Bus, 'onErased' | 'onReconnect' | 'subscribeFeed' | 'subscribeLive' | 'subscribeWriting'>

export function createChannels({ bus, log }: { bus: ChannelBus; log: Pick<Log, 'warn' | 'error'> }): Channels {
  const channels = new Map<string, Channel>()
  const deps = { bus, log, limited: createLines({ inAll: mostReading }).run }
  const frames = {}
  let draining = false

  const join = (studentKey: string): Channel => {
    const known = channels.get(studentKey)
    if (known) return known
    const writing = bus.subscribeWriting(studentKey, (event) => passWriting(channel, event))
    const channel: Channel = {
      deps,
      studentKey,
      asked: null,
      turns: none,
      feeds: none,
      writing,
      live: null,
      kept: null,
    }
    channels.set(studentKey, channel)
    return channel
  }

  /** Ends the subscriptions that no stream needs any more. */
  const settle = (channel: Channel) => {
    if (channel.turns.length === 0) channel.live = stop(channel.live)
    if (channel.feeds.length === 0) channel.kept = stop(channel.kept)
    if (channel.live || channel.kept) return
    channel.writing[Symbol.dispose]()
    channels.delete(channel.studentKey)
  }

  const forEachFeed = (act: (feed: Feed) => void) => {
    for (const { feeds } of channels.values()) for (const feed of feeds) act(feed)
  }

  const notMoved = (err: unknown) => log.warn({ err }, 'the places of idle feeds could not be moved: tried again')
  /** Where the stream was at the check before; unknown unless all that it had then has been received. */
  let reached: LiveState | undefined
  const move = async () => {
    const before = reached
    reached = undefined
    if (!channels.values().some(({ feeds }) => feeds.length > 0)) return
    const now = await bus.liveState().catch(notMoved)
    if (!now) return
    reached = now
    if (before?.incarnation !== now.incarnation) return
    const { place, oldest } = moveOf(before, now)
    forEachFeed((feed) => advanceFeed(feed, place, oldest))
  }

  bus.onReconnect(() => {
    reached = undefined
    for (const { turns } of channels.values()) for (const turn of turns) reopenTurn(turn)
    forEachFeed(reopenFeed)
  })
  bus.onErased((studentKey) => {
    for (const feed of channels.get(studentKey)?.feeds ?? []) endFeed(feed)
  })
  const look = async () => {
    const [epochSeconds, now] = [Date.now() / 1000, wholeMilliseconds()]
    for (const { turns } of channels.values()) for (const turn of turns) lookAtTurn(turn, epochSeconds, now)
    forEachFeed((feed) => lookAtFeed(feed, epochSeconds, now))
  }
  const notLooked = (err: unknown) => log.error({ err }, 'checking for expired tokens and silent turns failed')
  const looking = every(lookMilliseconds, look, notLooked)
  const moving = every(moveMilliseconds, move, notMoved)

  return {
    listenToTurn({ studentKey, expiresAt }, turnId) {
      const channel = join(studentKey)
      const leave = () => {
        channel.turns = channel.turns.filter((other) => other !== turn)
        settle(channel)
      }
      const turn = newTurnStream(channel, turnId, expiresAt, leave)
      channel.turns = [...channel.turns, turn]
      channel.live ??= bus.subscribeLive(studentKey, (event) => passLive(channel, event))
      return turn
    },

    listenToFeed({ studentKey, expiresAt }) {
      const channel = join(studentKey)
      const feed = newFeed(channel, frames, expiresAt)
      if (draining) endFeed(feed)
      channel.feeds = [...channel.feeds, feed]
      channel.kept ??= bus.subscribeFeed(studentKey, (event) => passToFeeds(channel, event))
      return feed
    },
    leaveFeed(feed) {
      change(feed, 'over')
      const channel = channels.get(feed.student.studentKey)
      if (!channel) return
      channel.feeds = channel.feeds.filter((other) => other !== feed)
      settle(channel)
    },

    drain() {
      draining = true
      forEachFeed(endFeed)
    },
    get draining() {
      return draining
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([looking[Symbol.asyncDispose](), moving[Symbol.asyncDispose]()])
    },
  }
}

function passWriting(channel: Channel, event: PassingEvent): void {
  const { turnId } = event.data
  for (const turn of channel.turns) if (turn.turnId === turnId) passTurnEvent(turn, event)
  if (channel.feeds.length > 0) passToFeeds(channel, { sequence: null, turnId, event })
}

function passLive(channel: Channel, { turnId, event }: StudentEvent): void {
  if (turnId === null) return
  for (const turn of channel.turns) if (turn.turnId === turnId) passTurnEvent(turn, event)
}

function passToFeeds(channel: Channel, event: FeedEvent): void {
  for (const feed of channel.feeds) passEvent(feed, event)
}

function stop(subscription: Disposable | null): null {
  subscription?.[Symbol.dispose]()
  return null
}

/**
 * Where idle feeds are moved: to where the stream was at the check before. The answer of this check came after all that
 * was published again by then, over the same connection.
 */
function moveOf({ incarnation, lastSequence }: LiveState, now: LiveState): { place: Position; oldest: number } {
  const oldest = Math.floor((now.firstSequence + lastSequence) / 2)
  return { place: { incarnation, sequence: lastSequence, unkept: 0 }, oldest }
}
