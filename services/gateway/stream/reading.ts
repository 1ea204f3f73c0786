import { getRunningTurn, type Turn } from '@yoldas/contracts/chat'
import { unavailable } from '@yoldas/http'
import { type Deadline, deadlineIn } from '@yoldas/time'
import { change } from './feedState.ts'
import { isKept, type Position } from './position.ts'
import { askMilliseconds, askSnapshot, type FollowedStudent, wholeMilliseconds } from './questions.ts'
import { type Feed, orderOf, showTurn, startOver, takeEvent } from './showing.ts'
import { greet, hasGreeted, moveTo, setPlace, show } from './writer.ts'

/** What a feed begins with, and the place after which a client that listens from now on misses nothing. */
export type Opening = {
  incarnation: string
  lastSequence: number
  running: Turn | null
  /** The client has what is up to here, and gets what comes after; null: it begins with the running turn. */
  seen: Position | null
  /** Something may have gone by for good: history has it. */
  resync: boolean
}

/**
 * Reads what a feed begins with, when there is room. Null for an erased student.
 * @throws HttpError 503 when it cannot be read now
 */
export const readOpening = (
  { deps: { bus, limited }, studentKey }: Pick<FollowedStudent, 'deps' | 'studentKey'>,
  after: Position | 'unreadable' | null,
  deadline: Deadline,
): Promise<Opening | null> =>
  limited(async () => {
    // In this order: a turn that begins between the two is received, or found, or both.
    const state = await bus.liveState().catch((error) => Promise.reject(unavailable(error)))
    const answer = await bus.request(getRunningTurn, { studentKey }, deadline)
    if (answer.kind === 'erased') return null
    const { incarnation, lastSequence } = state
    const seen = after !== null && after !== 'unreadable' && isKept(after, state) ? after : null
    return { incarnation, lastSequence, running: answer.turn, seen, resync: after !== null && seen === null }
  })

/**
 * Shows what went by, from where an opening says, read from the memory stream page by page at the client's pace. What
 * happens meanwhile waits.
 */
export async function readFrom(feed: Feed, opening: Opening): Promise<void> {
  if (opening.seen === null) await beginAnew(feed, opening)
  else await continueAfter(feed, opening, opening.seen)
  const { running } = opening
  if (running && !orderOf(feed).knows(running.turnId)) showTurn(feed, running)
  change(feed, 'opened')
  // What nothing keeps has been listened to since before the turn was read.
  if (running) askSnapshot(feed.student, running.turnId)
}

/** Continues where the client is: what was published meanwhile may have been missed. */
export async function readMissed(feed: Feed): Promise<void> {
  const opening = await readOpening(feed.student, feed.place, deadlineIn(askMilliseconds))
  if (opening) await readFrom(feed, opening)
  else feed.stream.end()
}

async function beginAnew(feed: Feed, { incarnation, lastSequence, running, resync }: Opening): Promise<void> {
  startOver(feed, running, resync)
  let hasBegun = false
  const beginAt = (sequence: number) => {
    hasBegun = true
    setPlace(feed, { incarnation, sequence, unkept: 0 })
    greet(feed)
    if (resync) show(feed, [{ event: 'resync', data: {} }])
  }
  if (running)
    for await (const event of replay(feed, 0, running.turnId)) {
      // What is later is received, among everything else.
      if (event.sequence > lastSequence) break
      if (!hasBegun) beginAt(event.sequence - 1)
      await takeEvent(feed, event)
    }
  if (!hasBegun) beginAt(lastSequence)
  moveTo(feed, lastSequence)
}

async function continueAfter(feed: Feed, { running }: Opening, seen: Position): Promise<void> {
  // Before it is open, nothing is known of what the client has seen.
  const isOpening = feed.state === 'opening'
  // One that was greeted is there, or further by what the stream does not keep.
  if (!hasGreeted(feed)) setPlace(feed, seen)
  greet(feed)
  if (isOpening) startOver(feed, running, true)
  else feed.order?.markGapsPossible()
  for await (const event of replay(feed, isOpening ? 0 : seen.sequence)) {
    if (event.sequence <= seen.sequence) orderOf(feed).recall(event, wholeMilliseconds())
    else await takeEvent(feed, event)
  }
}

/** What the memory stream has after a place, of all turns or of one. */
async function* replay(feed: Feed, after: number, turnId?: string) {
  const { deps, studentKey } = feed.student
  for (let place = after; feed.state !== 'ended'; ) {
    const { events, isLast } = await deps.limited(() => deps.bus.replayPage(studentKey, place, turnId))
    yield* events
    if (isLast) return
    place = events.at(-1)?.sequence ?? place
  }
}
