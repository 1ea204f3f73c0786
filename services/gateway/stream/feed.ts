import type { FeedEvent } from '@yoldas/bus'
import { getTurn } from '@yoldas/contracts/chat'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn } from '@yoldas/time'
import { feedSequence } from './feedSequence.ts'
import { feedWork } from './feedWork.ts'
import { type Connection, type Frames, feedWriter } from './feedWriter.ts'
import { type FeedBus, type Opening, readOpening } from './opening.ts'

const askMilliseconds = 5_000
/** Without any event of an unfinished turn for so long, the database is asked whether it has ended. */
const silenceMilliseconds = 10_000

/** One client's feed. */
export type Feed = {
  take(event: FeedEvent): void
  /** Continues where it is: what was published meanwhile may have been missed. */
  reopen(): void
  /** Asks after turns that have been silent for long. */
  check(): void
  end(): void
}

type FeedDeps = {
  bus: FeedBus
  log: Pick<Log, 'warn'>
  frames: Frames
  askSnapshot(turnId: string): void
  /** Lets only some feeds read at once: all of them would, when the bus is back. */
  limited<Result>(read: () => Promise<Result>): Promise<Result>
}

type Client = Connection & { studentKey: string }

/**
 * Shows a client everything that happens to the student, whatever is lost on the way, until the stream is closed. What
 * went by is read from the memory stream page by page, at the client's pace.
 */
export function startFeed(deps: FeedDeps, { studentKey, ...connection }: Client, opening: Opening): Feed {
  const { bus, log, limited } = deps
  const { stream } = connection
  const writer = feedWriter(connection, deps.frames)
  let sequence = feedSequence()
  /** Whether the sequence knows what the client has seen. */
  let isFamiliar = false
  const lastEventAt = new Map<string, number>()
  const askTurn = (turnId: string) => bus.request(getTurn, { studentKey, turnId }, deadlineIn(askMilliseconds))

  /** False when its turn has to be known first. */
  const apply = (event: FeedEvent): boolean => {
    if (event.sequence <= writer.place().sequence) return true
    const { show, unknown, missed } = sequence.accept(event)
    if (unknown) return false
    if (event.turnId !== null) {
      lastEventAt.set(event.turnId, performance.now())
      if (missed) deps.askSnapshot(event.turnId)
    }
    writer.show(show, event)
    writer.moveTo({ ...writer.place(), sequence: event.sequence })
    return true
  }

  const take = async (event: FeedEvent) => {
    if (!apply(event) && event.turnId !== null) {
      const answer = await askTurn(event.turnId)
      if (answer.kind === 'found') {
        writer.show(sequence.know(answer.turn))
        apply(event)
      } else log.warn({ turnId: event.turnId }, 'dropped an event of an unknown turn')
    }
    await writer.ready()
  }

  /** What the memory stream has after a place, of all turns or of one. */
  async function* replay(after: number, turnId?: string): AsyncGenerator<FeedEvent> {
    for (let place = after; !stream.closed.aborted; ) {
      const { events, isLast } = await limited(() => bus.replayPage(studentKey, place, turnId))
      yield* events
      if (isLast) return
      place = events.at(-1)?.sequence ?? place
    }
  }

  const begin = async (given: Opening) => {
    if (given.seen === null) await beginAnew(given)
    else await continueAfter(given, given.seen)
    const { running } = given
    if (running && !sequence.knows(running.turnId)) writer.show(sequence.know(running))
    isFamiliar = true
  }

  const beginAnew = async ({ incarnation, lastSequence, running, resync }: Opening) => {
    sequence = feedSequence(running)
    lastEventAt.clear()
    let hasBegun = false
    const beginAt = (place: number) => {
      hasBegun = true
      writer.moveTo({ incarnation, sequence: place })
      writer.greet()
      if (resync) writer.show([{ event: 'resync', data: {} }])
    }
    if (running)
      for await (const event of replay(0, running.turnId)) {
        // What is later is received, among everything else.
        if (event.sequence > lastSequence) break
        if (!hasBegun) beginAt(event.sequence - 1)
        await take(event)
      }
    if (!hasBegun) beginAt(lastSequence)
    writer.moveTo({ incarnation, sequence: lastSequence })
  }

  const continueAfter = async ({ incarnation, running }: Opening, seen: number) => {
    writer.moveTo({ incarnation, sequence: seen })
    writer.greet()
    if (!isFamiliar) sequence = feedSequence(running)
    for await (const event of replay(isFamiliar ? seen : 0)) {
      if (event.sequence <= seen) sequence.recall(event)
      else await take(event)
    }
  }

  const reopen = async () => {
    const place = writer.place()
    const again = await limited(() => readOpening(bus, studentKey, place, deadlineIn(askMilliseconds)))
    if (again) await begin(again)
    else stream.end()
  }

  const checkTurn = async (turnId: string) => {
    const asked = sequence
    const answer = await askTurn(turnId)
    if (answer.kind === 'erased') stream.end()
    else if (asked !== sequence) return
    else if (answer.kind === 'unknown') writer.show(sequence.lose(turnId))
    else if (answer.turn.outcome) writer.show(sequence.know(answer.turn))
  }

  const work = feedWork(stream, log, { take, reopen })
  work.start(() => begin(opening))
  return {
    take: (event) => {
      if (stream.closed.aborted) return
      if (!work.isIdle()) work.wait(event)
      else if (!apply(event)) work.start(() => take(event))
    },
    reopen: work.reopen,
    check: () => {
      const now = performance.now()
      const unfinished = sequence.unfinished()
      for (const turnId of lastEventAt.keys()) if (!unfinished.includes(turnId)) lastEventAt.delete(turnId)
      for (const turnId of unfinished) {
        if ((lastEventAt.get(turnId) ?? 0) > now - silenceMilliseconds) continue
        lastEventAt.set(turnId, now)
        checkTurn(turnId).catch((error) =>
          log.warn({ err: error, turnId }, 'a silent turn could not be read: tried again'),
        )
      }
    },
    end: stream.end,
  }
}
