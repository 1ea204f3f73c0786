import type { FeedEvent, KeptEvent } from '@yoldas/bus'
import { getTurn } from '@yoldas/contracts/chat'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn } from '@yoldas/time'
import { feedSequence } from './feedSequence.ts'
import { feedWork } from './feedWork.ts'
import { type Connection, type Frames, feedWriter } from './feedWriter.ts'
import { type FeedBus, type Opening, readOpening } from './opening.ts'
import type { Position } from './position.ts'

const askMilliseconds = 5_000
/** Without any event of an unfinished turn for so long, the database is asked whether it has ended. */
const silenceMilliseconds = 10_000
/** The stream that keeps a turn's `start` may be so much slower than what it does not keep. */
const overtakenMilliseconds = 500

/** One client's feed. */
export type Feed = {
  take(event: FeedEvent): void
  /** Continues where it is: what was published meanwhile may have been missed. */
  reopen(): void
  /** Asks after turns that have been silent for long. */
  check(): void
  /** All that the stream had at this place has come. A client that knows none from `oldest` on is told it. */
  advance(place: Position, oldest: number): void
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
  /** Events that have overtaken the `start` of their turn. */
  const early: FeedEvent[] = []
  const askTurn = (turnId: string) => bus.request(getTurn, { studentKey, turnId }, deadlineIn(askMilliseconds))

  /** False when its turn has to be known first, and it may not wait for that. */
  const apply = (event: FeedEvent, mayWait = true): boolean => {
    if (event.sequence !== null && event.sequence <= writer.place().sequence) return true
    const { show, unknown, missed } = sequence.accept(event)
    if (unknown) return mayWait && event.sequence === null && hold(event)
    if (event.turnId !== null) {
      lastEventAt.set(event.turnId, performance.now())
      if (missed) deps.askSnapshot(event.turnId)
    }
    writer.show(show, event)
    if (event.sequence !== null) writer.moveTo({ ...writer.place(), sequence: event.sequence })
    if (event.event.event === 'start') for (const held of early.splice(0)) apply(held)
    return true
  }

  const hold = (event: FeedEvent): true => {
    if (early.push(event) === 1) setTimeout(askLate, overtakenMilliseconds)
    return true
  }

  const askLate = () => {
    if (early.length === 0 || stream.closed.aborted) return
    if (!work.isIdle()) return void setTimeout(askLate, overtakenMilliseconds)
    const held = early.splice(0)
    work.start(async () => {
      for (const event of held) await take(event, false)
    })
  }

  const take = async (event: FeedEvent, mayWait = true) => {
    if (!apply(event, mayWait) && event.turnId !== null) {
      const answer = await askTurn(event.turnId)
      if (answer.kind === 'found') {
        // An end that the client has not seen comes by itself: it is kept.
        if (event.sequence === null && answer.turn.outcome) return
        writer.show(sequence.know(answer.turn))
        apply(event)
      } else log.warn({ turnId: event.turnId }, 'dropped an event of an unknown turn')
    }
    await writer.ready()
  }

  /** What the memory stream has after a place, of all turns or of one. */
  async function* replay(after: number, turnId?: string): AsyncGenerator<KeptEvent> {
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
    // What nothing keeps has been listened to since before the turn was read.
    if (running) bus.askSnapshot(studentKey, running.turnId)
  }

  const beginAnew = async ({ incarnation, lastSequence, running, resync }: Opening) => {
    sequence = feedSequence(running, resync)
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
    if (isFamiliar) sequence.doubt()
    else sequence = feedSequence(running, true)
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
    else deps.askSnapshot(turnId)
  }

  const work = feedWork(stream, log, { take, reopen })
  const receive = (event: FeedEvent) => {
    if (stream.closed.aborted) return
    if (!work.isIdle()) work.wait(event)
    else if (!apply(event)) work.start(() => take(event))
  }
  work.start(() => begin(opening))
  return {
    take: receive,
    reopen: work.reopen,
    advance: (place, oldest) => {
      const own = writer.place()
      if (!work.isIdle() || own.incarnation !== place.incarnation) return
      if (own.sequence < place.sequence) writer.moveTo(place)
      writer.tell(oldest)
    },
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
