import type { EventStream } from '@yoldas/http'
import { readFrom } from './feedReading.ts'
import { applyEvent, checkSilentTurns, type FeedDeps, takeEvent } from './feedTurns.ts'
import { addEvent, type FeedWork, startReadingAgain, startWork } from './feedWork.ts'
import { type Frames, feedWriter, type Received } from './feedWriter.ts'
import type { Opening } from './opening.ts'

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
  const writer = feedWriter(stream, deps.frames)
  const turns = { deps, studentKey, writer, order: null, isFamiliar: false }
  const feed: Feed = { turns, waiting: null, mustReadAgain: false, expiresAt }
  startWork(feed, () => readFrom(turns, opening))
  return feed
}

export function passEvent(feed: Feed, received: Received): void {
  const { turns } = feed
  if (turns.writer.stream.isOver) return
  if (feed.waiting) addEvent(feed, received.event)
  else if (!applyEvent(turns, received)) startWork(feed, () => takeEvent(turns, received.event))
}

/** Continues where it is: what was published meanwhile may have been missed. */
export const reopenFeed = (feed: Feed): void => startReadingAgain(feed)

export const checkFeed = (feed: Feed): void => checkSilentTurns(feed.turns)

export const endFeed = ({ turns }: Feed): void => turns.writer.stream.end()
