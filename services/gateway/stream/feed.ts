import type { Bus, FeedEvent } from '@yoldas/bus'
import { getRunningTurn, getTurn, type Turn } from '@yoldas/contracts/chat'
import { type EventStream, eventFrame, unauthorized, unavailable } from '@yoldas/http'
import type { Log } from '@yoldas/telemetry'
import { type Deadline, deadlineIn } from '@yoldas/time'
import { feedSequence, type Shown } from './feedSequence.ts'
import { encodePosition, isKept, type Position } from './position.ts'

const askMilliseconds = 5_000
/** Between two calls for a snapshot. */
const snapshotMilliseconds = 500
/** Without any event of an unfinished turn for so long, the database is asked whether it has ended. */
const silenceMilliseconds = 10_000

/** What a feed begins with: everything of the student after a position, or else the turn that runs now. */
export type Opening = {
  incarnation: string
  /** What is up to here counts as shown. */
  from: number
  /** Some may be of before `from`: what follows is understood by them. */
  events: FeedEvent[]
  running: Turn | null
  /** Something may have gone by for good: history has it. */
  resync: boolean
}

/**
 * Reads what a feed begins with; what happens meanwhile is for whoever listens already.
 * @throws HttpError 401 for a student who has left, 503 when it cannot be told now
 */
export async function readOpening(
  bus: Bus,
  studentKey: string,
  after: Position | 'unreadable' | null,
  deadline: Deadline,
): Promise<Opening> {
  const read = <Result>(reading: Promise<Result>) => reading.catch((error) => Promise.reject(unavailable(error)))
  const [state, answer] = await Promise.all([
    read(bus.liveState()),
    bus.request(getRunningTurn, { studentKey }, deadline),
  ])
  if (answer.kind === 'erased') throw unauthorized()
  const { incarnation, lastSequence } = state
  const running = answer.turn
  if (after !== null && after !== 'unreadable' && isKept(after, state)) {
    const events = await read(bus.replayFeed(studentKey))
    return { incarnation, from: after.sequence, events, running, resync: false }
  }
  const events = running ? await read(bus.replayFeed(studentKey, running.turnId)) : []
  const [first] = events
  return { incarnation, from: first ? first.sequence - 1 : lastSequence, events, running, resync: after !== null }
}

/** One client's feed. */
export type Feed = {
  take(event: FeedEvent): void
  /** Begins anew where it is: what was published meanwhile may have been missed. */
  reopen(): void
  /** Asks after turns that have been silent for long. */
  check(): void
  end(): void
}

type FeedDeps = { bus: Bus; log: Log; frames: WeakMap<FeedEvent, string> }

/** Shows a client everything that happens to the student, whatever is lost on the way, until the stream is closed. */
export function startFeed(
  { bus, log, frames }: FeedDeps,
  studentKey: string,
  opening: Opening,
  stream: EventStream,
): Feed {
  let sequence = feedSequence()
  let { incarnation, from: position } = opening
  /** While set, events wait here for what comes before them. */
  let waiting: FeedEvent[] | null = null
  let holds = 0
  const heardAt = new Map<string, number>()
  let snapshotAt = 0

  /** Only the last of several has the new position: who resumes before it gets them all again. */
  const show = (shown: Shown[], event?: FeedEvent) => {
    for (const [index, { event: name, data }] of shown.entries()) {
      const isLast = index === shown.length - 1
      if (isLast && event) position = event.sequence
      const frame = () => eventFrame(encodePosition({ incarnation, sequence: position }), name, data)
      stream.write(isLast && event?.event.data === data ? shared(event, frame) : frame())
    }
  }

  /** The same for all devices of the student. */
  const shared = (event: FeedEvent, make: () => string): string => {
    const frame = frames.get(event) ?? make()
    frames.set(event, frame)
    return frame
  }

  const take = (event: FeedEvent) => {
    if (stream.closed.aborted) return
    if (waiting) waiting.push(event)
    else if (event.sequence > position) apply(event)
  }

  const apply = (event: FeedEvent) => {
    const { show: shown, unknown, missed } = sequence.accept(event)
    if (event.turnId !== null) {
      heardAt.set(event.turnId, performance.now())
      if (unknown) return holdFor(event.turnId, event)
      if (missed) askSnapshot(event.turnId)
    }
    show(shown, event)
    position = event.sequence
  }

  const askSnapshot = (turnId: string) => {
    if (performance.now() - snapshotAt < snapshotMilliseconds) return
    snapshotAt = performance.now()
    bus.askSnapshot(studentKey, turnId)
  }

  /** Lets events wait while something is asked for; a client whose feed cannot go on comes back for it. */
  const hold = (work: () => Promise<void>) => {
    waiting ??= []
    holds += 1
    work()
      .catch((error) => {
        log.warn({ err: error }, 'a feed was ended: its client resumes it')
        stream.end()
      })
      .finally(() => {
        holds -= 1
        const held = waiting ?? []
        if (holds > 0) return
        waiting = null
        for (const event of held) take(event)
      })
  }

  const holdFor = (turnId: string, event: FeedEvent) => {
    hold(async () => {
      const turn = await findTurn(bus, studentKey, turnId)
      if (!turn) throw new Error('the turn is not there')
      show(sequence.know(turn))
    })
    waiting?.push(event)
  }

  const begin = ({ events, running, resync, ...at }: Opening) => {
    sequence = feedSequence()
    ;({ incarnation, from: position } = at)
    heardAt.clear()
    if (resync) show([{ event: 'resync', data: {} }])
    const hasStart = events.some(({ turnId, event }) => turnId === running?.turnId && event.event === 'start')
    if (running && !hasStart) show(sequence.know(running))
    for (const event of events) {
      if (event.sequence <= at.from) sequence.accept(event)
      else take(event)
    }
  }

  begin(opening)
  return {
    take,
    reopen: () => hold(async () => reopen()),
    check: () => {
      const silentSince = performance.now() - silenceMilliseconds
      const unfinished = sequence.unfinished()
      for (const turnId of heardAt.keys()) if (!unfinished.includes(turnId)) heardAt.delete(turnId)
      for (const turnId of unfinished) {
        if ((heardAt.get(turnId) ?? 0) > silentSince) continue
        heardAt.set(turnId, performance.now())
        findTurn(bus, studentKey, turnId).then(
          (turn) => turn?.outcome && show(sequence.know(turn)),
          (error) => log.warn({ err: error, turnId }, 'a silent turn could not be asked for: asked again'),
        )
      }
    },
    end: stream.end,
  }

  async function reopen() {
    const again = await readOpening(bus, studentKey, { incarnation, sequence: position }, deadlineIn(askMilliseconds))
    const held = waiting ?? []
    waiting = null
    begin(again)
    // What was replayed and waits again is older; what comes twice is known by its place.
    waiting = [...(waiting ?? []), ...held]
  }
}

/** Null for a turn that is not there. */
async function findTurn(bus: Bus, studentKey: string, turnId: string): Promise<Turn | null> {
  const answer = await bus.request(getTurn, { studentKey, turnId }, deadlineIn(askMilliseconds))
  return answer.kind === 'found' ? answer.turn : null
}
