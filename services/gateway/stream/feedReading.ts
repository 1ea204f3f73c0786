import { deadlineIn } from '@yoldas/time'
import { type FeedTurns, orderOf, showTurn, startOver, takeEvent } from './feedTurns.ts'
import { greet, moveTo, setPlace, show } from './feedWriter.ts'
import { type Opening, readOpening } from './opening.ts'
import type { Position } from './position.ts'

const askMilliseconds = 5_000

/**
 * Shows what went by, from where an opening says, read from the memory stream page by page at the client's pace. What
 * happens meanwhile is to wait.
 */
export async function readFrom(turns: FeedTurns, opening: Opening): Promise<void> {
  if (opening.seen === null) await beginAnew(turns, opening)
  else await continueAfter(turns, opening, opening.seen)
  const { running } = opening
  if (running && !orderOf(turns).knows(running.turnId)) showTurn(turns, running)
  turns.isFamiliar = true
  // What nothing keeps has been listened to since before the turn was read.
  if (running) turns.deps.bus.askSnapshot(turns.studentKey, running.turnId)
}

/** Continues where the client is: what was published meanwhile may have been missed. */
export async function readAgain(turns: FeedTurns): Promise<void> {
  const { deps, studentKey, place } = turns
  const opening = await deps.limited(() => readOpening(deps.bus, studentKey, place, deadlineIn(askMilliseconds)))
  if (opening) await readFrom(turns, opening)
  else turns.stream.end()
}

async function beginAnew(turns: FeedTurns, { incarnation, lastSequence, running, resync }: Opening): Promise<void> {
  startOver(turns, running, resync)
  let hasBegun = false
  const beginAt = (sequence: number) => {
    hasBegun = true
    setPlace(turns, { incarnation, sequence, unkept: 0 })
    greet(turns)
    if (resync) show(turns, [{ event: 'resync', data: {} }])
  }
  if (running)
    for await (const event of replay(turns, 0, running.turnId)) {
      // What is later is received, among everything else.
      if (event.sequence > lastSequence) break
      if (!hasBegun) beginAt(event.sequence - 1)
      await takeEvent(turns, event)
    }
  if (!hasBegun) beginAt(lastSequence)
  moveTo(turns, lastSequence)
}

async function continueAfter(turns: FeedTurns, { running }: Opening, seen: Position): Promise<void> {
  // One that was greeted is there, or further by what the stream does not keep.
  if (!turns.hasGreeted) setPlace(turns, seen)
  greet(turns)
  if (turns.isFamiliar) turns.order?.markGapsPossible()
  else startOver(turns, running, true)
  for await (const event of replay(turns, turns.isFamiliar ? seen.sequence : 0)) {
    if (event.sequence <= seen.sequence) orderOf(turns).recall(event)
    else await takeEvent(turns, event)
  }
}

/** What the memory stream has after a place, of all turns or of one. */
async function* replay({ deps, studentKey, stream }: FeedTurns, after: number, turnId?: string) {
  for (let place = after; !stream.isOver; ) {
    const { events, isLast } = await deps.limited(() => deps.bus.replayPage(studentKey, place, turnId))
    yield* events
    if (isLast) return
    place = events.at(-1)?.sequence ?? place
  }
}
