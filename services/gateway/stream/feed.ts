import type { Bus, FeedEvent } from '@yoldas/bus'
import { getRunningTurn, getTurn, type Turn } from '@yoldas/contracts/chat'
import { type EventStream, eventFrame, type Frame, unavailable } from '@yoldas/http'
import type { Log } from '@yoldas/telemetry'
import { type Deadline, deadlineIn, pause } from '@yoldas/time'
import { feedSequence, type Shown } from './feedSequence.ts'
import { encodePosition, isKept, type Position } from './position.ts'

const askMilliseconds = 5_000
/** Without any event of an unfinished turn for so long, the database is asked whether it has ended. */
const silenceMilliseconds = 10_000
/** What a feed needs may be away for so long before its client is told to come again. */
const patienceMilliseconds = 15_000
const againMilliseconds = 250
/** Events that may wait; more are read from the stream when it is time for them. */
const mostWaiting = 50
/** Bytes of a replay that may be on their way to the client: far below what costs it the connection. */
const maxUnflushed = 64 * 1024

export type FeedBus = Pick<Bus, 'liveState' | 'replayPage' | 'request'>

/** What a feed begins with, and the place from which on whoever listened before hears everything. */
export type Opening = {
  incarnation: string
  lastSequence: number
  running: Turn | null
  /** The client has what is up to here, and gets what comes after; null: it begins with the running turn. */
  seen: number | null
  /** Something may have gone by for good: history has it. */
  resync: boolean
}

/**
 * Reads what a feed begins with. Null for a student who has left.
 * @throws HttpError 503 when it cannot be told now
 */
export async function readOpening(
  bus: FeedBus,
  studentKey: string,
  after: Position | 'unreadable' | null,
  deadline: Deadline,
): Promise<Opening | null> {
  // In this order: a turn that begins between the two is heard, or found, or both.
  const state = await bus.liveState().catch((error) => Promise.reject(unavailable(error)))
  const answer = await bus.request(getRunningTurn, { studentKey }, deadline)
  if (answer.kind === 'erased') return null
  const { incarnation, lastSequence } = state
  const seen = after !== null && after !== 'unreadable' && isKept(after, state) ? after.sequence : null
  return { incarnation, lastSequence, running: answer.turn, seen, resync: after !== null && seen === null }
}

/** One client's feed. */
export type Feed = {
  take(event: FeedEvent): void
  /** Continues where it is: what was published meanwhile may have been missed. */
  reopen(): void
  /** Asks after turns that have been silent for long. */
  check(): void
  end(): void
}

/** The frame made last, in the stream of this incarnation: the devices of a student get an event one after the other. */
export type Frames = { last?: { event: FeedEvent; incarnation: string; frame: Frame } }

type FeedDeps = {
  bus: FeedBus
  log: Pick<Log, 'warn'>
  frames: Frames
  askSnapshot(turnId: string): void
  /** Lets only some feeds read at once: all of them would, when the bus is back. */
  limited<Result>(read: () => Promise<Result>): Promise<Result>
}

/** `flushed` resolves when the connection has taken all that was written, or is gone. */
type Client = { studentKey: string; stream: EventStream; flushed(): Promise<void> }

/**
 * Shows a client everything that happens to the student, whatever is lost on the way, until the stream is closed. What went
 * by is read from the memory stream page by page, at the client's pace.
 */
export function startFeed(deps: FeedDeps, { studentKey, stream, flushed }: Client, opening: Opening): Feed {
  const { bus, log } = deps
  let sequence = feedSequence()
  /** Everything up to here was shown. No stream has this incarnation: a feed that has not begun cannot continue. */
  let [incarnation, position] = ['', 0]
  let hasGreeted = false
  /** Whether the sequence knows what the client has seen. */
  let isFamiliar = false
  /** While set there is work to be done first: events wait here for it. */
  let waiting: FeedEvent[] | null = null
  let mustReopen = false
  let unflushed = 0
  const heardAt = new Map<string, number>()

  /** Only the last of several has the new position: who resumes before it gets them all again. */
  const show = (shown: Shown[], event?: FeedEvent) => {
    for (const [index, { event: name, data }] of shown.entries()) {
      const isLast = index === shown.length - 1
      if (isLast && event) position = event.sequence
      const make = () => eventFrame(encodePosition({ incarnation, sequence: position }), name, data)
      const frame = isLast && event?.event.data === data ? shared(event, make) : make()
      unflushed += frame.body.length
      stream.write(frame)
    }
  }

  /** What a client has of a feed on which nothing happens: the place where it is. */
  const greet = () => {
    if (!hasGreeted) show([{ event: 'hello', data: {} }])
    hasGreeted = true
  }

  const shared = (event: FeedEvent, make: () => Frame): Frame => {
    const { last } = deps.frames
    if (last?.event === event && last.incarnation === incarnation) return last.frame
    const frame = make()
    deps.frames.last = { event, incarnation, frame }
    return frame
  }

  /** False when its turn has to be known first. */
  const apply = (event: FeedEvent): boolean => {
    if (event.sequence <= position) return true
    const { show: shown, unknown, missed } = sequence.accept(event)
    if (unknown) return false
    if (event.turnId !== null) {
      heardAt.set(event.turnId, performance.now())
      if (missed) deps.askSnapshot(event.turnId)
    }
    show(shown, event)
    position = event.sequence
    return true
  }

  const applyWork = async (event: FeedEvent) => {
    if (!apply(event) && event.turnId !== null) {
      const answer = await askTurn(bus, studentKey, event.turnId)
      if (answer.kind === 'found') {
        show(sequence.know(answer.turn))
        apply(event)
      } else log.warn({ turnId: event.turnId }, 'an event of a turn that is not there')
    }
    if (unflushed < maxUnflushed) return
    await flushed()
    unflushed = 0
  }

  /** What the memory stream has after a place, of all turns or of one. */
  async function* replay(after: number, turnId?: string): AsyncGenerator<FeedEvent> {
    for (let place = after; !stream.closed.aborted; ) {
      const { events, isLast } = await deps.limited(() => bus.replayPage(studentKey, place, turnId))
      yield* events
      if (isLast) return
      place = events.at(-1)?.sequence ?? place
    }
  }

  const begin = async (given: Opening) => {
    if (given.seen === null) await beginAnew(given)
    else await continueAfter(given, given.seen)
    const { running } = given
    if (running && !sequence.knows(running.turnId)) show(sequence.know(running))
    isFamiliar = true
  }

  const beginAnew = async ({ lastSequence, running, resync, ...at }: Opening) => {
    sequence = feedSequence(running)
    heardAt.clear()
    let hasBegun = false
    const beginAt = (place: number) => {
      hasBegun = true
      ;({ incarnation } = at)
      position = place
      greet()
      if (resync) show([{ event: 'resync', data: {} }])
    }
    if (running)
      for await (const event of replay(0, running.turnId)) {
        // What is later is heard, among everything else.
        if (event.sequence > lastSequence) break
        if (!hasBegun) beginAt(event.sequence - 1)
        await applyWork(event)
      }
    if (!hasBegun) beginAt(lastSequence)
    position = lastSequence
  }

  const continueAfter = async ({ running, ...at }: Opening, seen: number) => {
    ;({ incarnation } = at)
    position = seen
    greet()
    if (!isFamiliar) sequence = feedSequence(running)
    for await (const event of replay(isFamiliar ? seen : 0)) {
      if (event.sequence <= seen) sequence.recall(event)
      else await applyWork(event)
    }
  }

  const reopen = async () => {
    const place = { incarnation, sequence: position }
    const again = await deps.limited(() => readOpening(bus, studentKey, place, deadlineIn(askMilliseconds)))
    if (again) await begin(again)
    else stream.end()
  }

  /** Works until nothing waits any more. Whatever fails is made good from the place where the client is. */
  const work = async (first: () => Promise<void>) => {
    let patience = deadlineIn(patienceMilliseconds)
    for (let next: (() => Promise<void>) | undefined = first; next && !stream.closed.aborted; next = nextWork()) {
      try {
        await next()
        patience = deadlineIn(patienceMilliseconds)
      } catch (error) {
        if (stream.closed.aborted) return
        if (patience.remaining() === 0) {
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

  const nextWork = () => {
    if (mustReopen) {
      mustReopen = false
      return reopen
    }
    const event = waiting?.shift()
    return event && (() => applyWork(event))
  }

  /** What waits may have a gap, or be of a stream that is lost: all of it is read again. */
  const interrupt = () => {
    mustReopen = true
    waiting = []
  }

  const startWork = (first: () => Promise<void>) => {
    waiting = []
    void work(first)
  }

  startWork(() => begin(opening))
  return {
    take: (event) => {
      if (stream.closed.aborted) return
      if (waiting === null) {
        if (!apply(event)) startWork(() => applyWork(event))
      } else if (waiting.length < mostWaiting) waiting.push(event)
      else interrupt()
    },
    reopen: () => {
      if (waiting === null) startWork(reopen)
      else interrupt()
    },
    check: () => {
      const silentSince = performance.now() - silenceMilliseconds
      const unfinished = sequence.unfinished()
      for (const turnId of heardAt.keys()) if (!unfinished.includes(turnId)) heardAt.delete(turnId)
      for (const turnId of unfinished) {
        if ((heardAt.get(turnId) ?? 0) > silentSince) continue
        heardAt.set(turnId, performance.now())
        const asked = sequence
        askTurn(bus, studentKey, turnId).then(
          (answer) => {
            if (answer.kind === 'erased') stream.end()
            else if (asked !== sequence) return
            else if (answer.kind === 'unknown') show(sequence.lose(turnId))
            else if (answer.turn.outcome) show(sequence.know(answer.turn))
          },
          (error) => log.warn({ err: error, turnId }, 'a silent turn could not be asked for: asked again'),
        )
      }
    },
    end: stream.end,
  }
}

const askTurn = (bus: FeedBus, studentKey: string, turnId: string) =>
  bus.request(getTurn, { studentKey, turnId }, deadlineIn(askMilliseconds))
