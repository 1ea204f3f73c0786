import type { FeedEvent } from '@yoldas/bus'
import { deadlineIn, pause } from '@yoldas/time'
import { readAgain } from './feedReading.ts'
import { type FeedTurns, takeEvent, takeLate } from './feedTurns.ts'

/** What a feed needs may be away for this long before its client is asked to come again. */
const failingMilliseconds = 15_000
const againMilliseconds = 250
/** The stream that keeps a turn's `start` may be so much slower than what it does not keep. */
const overtakenMilliseconds = 2_000
/** Events that may wait; more are read from the stream when it is time for them. */
const mostWaiting = 50

type Task = () => Promise<void>

/** What takes time for a feed, which is done one thing after the other while events wait. */
export type FeedWork = FeedTurns & {
  /** Null while there is nothing to do. */
  waiting: FeedEvent[] | null
  mustReadAgain: boolean
  /** Whether it will be seen to that the start of a turn has come. */
  expectsStart: boolean
}

/**
 * Does this, and then what waits. Whatever fails is made good by reading again; a feed that cannot go on for 15 s is
 * ended, and its client resumes it.
 */
export function startWork(work: FeedWork, first: Task): void {
  work.waiting = []
  void doAll(work, first)
}

/** Has an event wait until it is its time. */
export function addEvent(work: FeedWork, event: FeedEvent): void {
  if (work.waiting && work.waiting.length < mostWaiting) work.waiting.push(event)
  else interrupt(work)
}

/** Reads again what came after the place where the client is, as soon as that can be done. */
export function startReadingAgain(work: FeedWork): void {
  if (work.waiting === null) startWork(work, () => readAgain(work))
  else interrupt(work)
}

/** Asks for the turns of events that have overtaken their start, if that has not come when it should have. */
export function expectStart(work: FeedWork): void {
  if (work.expectsStart || !work.early) return
  work.expectsStart = true
  setTimeout(() => {
    work.expectsStart = false
    // When there is nothing else to do, it is expected again.
    if (work.waiting === null && work.early && !work.stream.isOver) startWork(work, () => takeLate(work))
  }, overtakenMilliseconds)
}

async function doAll(work: FeedWork, first: Task): Promise<void> {
  const { stream, deps } = work
  let failing = deadlineIn(failingMilliseconds)
  for (let task: Task | undefined = first; task && !stream.isOver; task = next(work)) {
    try {
      await task()
      failing = deadlineIn(failingMilliseconds)
    } catch (error) {
      if (stream.isOver) return
      if (failing.remaining() === 0) {
        deps.log.warn({ err: error }, 'a feed was ended: its client resumes it')
        return stream.end()
      }
      deps.log.warn({ err: error }, 'a feed could not go on: it tries again from where it is')
      await pause(againMilliseconds)
      interrupt(work)
    }
  }
  work.waiting = null
  expectStart(work)
}

function next(work: FeedWork): Task | undefined {
  if (work.mustReadAgain) {
    work.mustReadAgain = false
    return () => readAgain(work)
  }
  const event = work.waiting?.shift()
  return event && (() => takeEvent(work, event))
}

/** What waits may have a gap, or be of a stream that is lost: all of it is read again. */
function interrupt(work: FeedWork): void {
  work.mustReadAgain = true
  work.waiting = []
}
