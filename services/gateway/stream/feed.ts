import type { FeedEvent } from '@yoldas/bus'
import type { EventStream } from '@yoldas/http'
import { readFrom } from './feedReading.ts'
import { applyEvent, checkSilentTurns, type FeedDeps, takeEvent } from './feedTurns.ts'
import { addEvent, expectStart, type FeedWork, startReadingAgain, startWork } from './feedWork.ts'
import { type Frames, nowhere, setPlace, tell } from './feedWriter.ts'
import type { Opening } from './opening.ts'
import type { Position } from './position.ts'

/**
 * One client's feed. It is data alone, there being one for each device that is switched on, and flat: an event finds
 * nothing of it in the processor's caches, and waits for each record that it has to look into.
 */
export type Feed = FeedWork & {
  /** When the token does, in epoch seconds. */
  readonly expiresAt: number
}

type Client = { studentKey: string; stream: EventStream; expiresAt: number }

/**
 * Shows a client everything that happens to the student, whatever is lost on the way, until the stream is over. What
 * happens is to be passed on to it from before the opening on.
 */
export function startFeed(
  deps: FeedDeps & { frames: Frames },
  { studentKey, stream, expiresAt }: Client,
  opening: Opening,
): Feed {
  const feed: Feed = {
    deps,
    frames: deps.frames,
    studentKey,
    stream,
    expiresAt,
    place: nowhere,
    unkept: 0,
    sentPlace: nowhere,
    hasGreeted: false,
    unflushed: 0,
    order: null,
    isFamiliar: false,
    early: null,
    waiting: null,
    mustReadAgain: false,
    expectsStart: false,
  }
  startWork(feed, () => readFrom(feed, opening))
  return feed
}

export function passEvent(feed: Feed, received: FeedEvent): void {
  if (feed.stream.isOver) return
  if (feed.waiting) addEvent(feed, received)
  else if (applyEvent(feed, received)) expectStart(feed)
  else startWork(feed, () => takeEvent(feed, received))
}

/** Continues where it is: what was published meanwhile may have been missed. */
export const reopenFeed = (feed: Feed): void => startReadingAgain(feed)

export const checkFeed = (feed: Feed): void => checkSilentTurns(feed)

/** Of the stream that the feed's place is in. */
export const incarnationOf = ({ place }: Feed): string => place.incarnation

/** Everything up to this place has been received. A client whose place is older than `oldest` is sent the new one. */
export function advanceFeed(feed: Feed, place: Position, oldest: number): void {
  if (feed.waiting || feed.place.incarnation !== place.incarnation) return
  if (feed.place.sequence < place.sequence) setPlace(feed, place)
  tell(feed, oldest)
}

export const endFeed = ({ stream }: Feed): void => stream.end()
