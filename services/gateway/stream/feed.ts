import type { FeedEvent } from '@yoldas/bus'
import type { EventStream } from '@yoldas/http'
import { deadlineIn, pause } from '@yoldas/time'
import {
  change,
  type FeedTask,
  none,
  noteLate,
  noteMissed,
  noteUnknown,
  receiveEvent,
  showsAtOnce,
  takeTask,
} from './feedState.ts'
import type { Position } from './position.ts'
import type { FollowedStudent } from './questions.ts'
import { type Opening, readFrom, readMissed } from './reading.ts'
import { askForSilent, type Feed, showEvent, takeEvent } from './showing.ts'
import { type Frames, nowhere, setPlace, tell, unopened } from './writer.ts'

/** What a feed needs may be away for this long before its client is asked to come again. */
const failingMilliseconds = 15_000
const againMilliseconds = 250

/** A feed that is being opened: what happens from now on waits. In one literal: spread, it would be four times as large. */
export const newFeed = (student: FollowedStudent, frames: Frames, expiresAt: number): Feed => ({
  student,
  frames,
  expiresAt,
  state: 'opening',
  tasks: none,
  held: none,
  heldSince: 0,
  stream: unopened,
  place: nowhere,
  unkept: 0,
  sentPlace: nowhere,
  unflushed: 0,
  order: null,
})

/** Shows a client everything that happens to the student, whatever is lost on the way, until the stream is over. */
export function startFeed(feed: Feed, opening: Opening, stream: EventStream): void {
  feed.stream = stream
  if (feed.state === 'ended' && !stream.isOver) stream.end()
  if (stream.isOver) return
  void work(feed, opening)
}

export function passEvent(feed: Feed, event: FeedEvent): void {
  if (!receiveEvent(feed, event) || showEvent(feed, event)) return
  if (noteUnknown(feed, event)) void work(feed)
}

/** Continues where it is: what was published meanwhile may have been missed. */
export function reopenFeed(feed: Feed): void {
  if (noteMissed(feed)) void work(feed)
}

/**
 * Ends the feed when its token has expired, and asks for what has not come when it should have. `now` is in whole
 * milliseconds of the clock that events are received by.
 */
export function lookAtFeed(feed: Feed, epochSeconds: number, now: number): void {
  if (feed.expiresAt <= epochSeconds) endFeed(feed)
  if (feed.state === 'ended') return
  if (noteLate(feed, now)) void work(feed)
  askForSilent(feed, now)
}

/** Everything up to this place has been received. A client whose place is older than `oldest` is sent the new one. */
export function advanceFeed(feed: Feed, place: Position, oldest: number): void {
  if (!showsAtOnce(feed) || feed.place.incarnation !== place.incarnation) return
  if (feed.place.sequence < place.sequence) setPlace(feed, place)
  tell(feed, oldest)
}

export function endFeed(feed: Feed): void {
  change(feed, 'over')
  feed.stream.end()
}

/**
 * Does what is to be done, one thing after the other. Whatever fails is made good by reading again; a feed that cannot
 * go on for 15 s is ended, and its client resumes it.
 */
async function work(feed: Feed, task: FeedTask | Opening | null = takeTask(feed)): Promise<void> {
  const { log } = feed.student.deps
  let failing = deadlineIn(failingMilliseconds)
  for (let next = task; next; next = takeTask(feed)) {
    try {
      await doTask(feed, next)
      failing = deadlineIn(failingMilliseconds)
    } catch (error) {
      if (feed.state === 'ended') return
      if (failing.remaining() === 0) {
        log.warn({ err: error }, 'a feed was ended: its client resumes it')
        return feed.stream.end()
      }
      log.warn({ err: error }, 'a feed could not go on: it tries again from where it is')
      await pause(againMilliseconds)
      noteMissed(feed)
    }
  }
}

function doTask(feed: Feed, task: FeedTask | Opening): Promise<void> {
  if (task === 'missed') return readMissed(feed)
  return 'incarnation' in task ? readFrom(feed, task) : takeEvent(feed, task)
}
