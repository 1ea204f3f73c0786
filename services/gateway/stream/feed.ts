import type { EventStream } from '@yoldas/http'
import { readFrom } from './feedReading.ts'
import { applyEvent, checkSilentTurns, type FeedDeps, feedTurns, takeEvent } from './feedTurns.ts'
import { addEvent, expectStart, type FeedWork, startReadingAgain, startWork } from './feedWork.ts'
import { type Frames, feedWriter, type Received, tell } from './feedWriter.ts'
import type { Opening } from './opening.ts'
import type { Position } from './position.ts'

/** One client's feed. It is data alone: there is one for each device that is switched on. */
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
  const turns = feedTurns(deps, studentKey, feedWriter(stream, deps.frames))
  const feed: Feed = { turns, waiting: null, mustReadAgain: false, expectsStart: false, expiresAt }
  startWork(feed, () => readFrom(turns, opening))
  return feed
}

export function passEvent(feed: Feed, received: Received): void {
  const { turns } = feed
  if (turns.writer.stream.isOver) return
  if (feed.waiting) addEvent(feed, received.event)
  else if (applyEvent(turns, received)) expectStart(feed)
  else startWork(feed, () => takeEvent(turns, received.event))
}

/** Continues where it is: what was published meanwhile may have been missed. */
export const reopenFeed = (feed: Feed): void => startReadingAgain(feed)

export const checkFeed = (feed: Feed): void => checkSilentTurns(feed.turns)

/** Everything up to this place has been received. A client whose place is older than `oldest` is sent the new one. */
export function advanceFeed({ waiting, turns: { writer } }: Feed, place: Position, oldest: number): void {
  if (waiting || writer.place.incarnation !== place.incarnation) return
  if (writer.place.sequence < place.sequence) writer.place = place
  tell(writer, oldest)
}

export const endFeed = ({ turns }: Feed): void => turns.writer.stream.end()
