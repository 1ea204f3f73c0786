import type { FeedEvent } from '@yoldas/bus'
import type { EventStream } from '@yoldas/http'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn, pause } from '@yoldas/time'

/** What a feed needs may be away for so long before its client is asked to come again. */
const failingMilliseconds = 15_000
const againMilliseconds = 250
/** Events that may wait; more are read from the stream when it is time for them. */
const mostWaiting = 50

type Task = () => Promise<void>
type FeedTasks = {
  /** What is done for an event that waited. */
  take(event: FeedEvent): Promise<void>
  /** Reads again what came after the place where the client is. */
  reopen: Task
}

/**
 * Does what takes time for a feed, one thing after the other, while events wait. Whatever fails is made good by
 * reopening; a feed that cannot go on for 15 s is ended, and its client resumes it.
 */
export function feedWork(stream: EventStream, log: Pick<Log, 'warn'>, { take, reopen }: FeedTasks) {
  /** Null while there is nothing to do. */
  let waiting: FeedEvent[] | null = null
  let mustReopen = false

  const next = (): Task | undefined => {
    if (mustReopen) {
      mustReopen = false
      return reopen
    }
    const event = waiting?.shift()
    return event && (() => take(event))
  }

  /** What waits may have a gap, or be of a stream that is lost: all of it is read again. */
  const interrupt = () => {
    mustReopen = true
    waiting = []
  }

  const work = async (first: Task) => {
    let failing = deadlineIn(failingMilliseconds)
    for (let task: Task | undefined = first; task && !stream.closed.aborted; task = next()) {
      try {
        await task()
        failing = deadlineIn(failingMilliseconds)
      } catch (error) {
        if (stream.closed.aborted) return
        if (failing.remaining() === 0) {
          log.warn({ err: error }, 'a feed was ended: its client resumes it')
          return stream.end()
        }
        log.warn({ err: error }, 'a feed could not go on: it tries again from where it is')
        await pause(againMilliseconds, stream.closed)
        interrupt()
      }
    }
    waiting = null
  }

  const start = (first: Task) => {
    waiting = []
    void work(first)
  }

  return {
    start,
    isIdle: () => waiting === null,
    wait(event: FeedEvent): void {
      if (waiting && waiting.length < mostWaiting) waiting.push(event)
      else interrupt()
    },
    reopen(): void {
      if (waiting === null) start(reopen)
      else interrupt()
    },
  }
}
