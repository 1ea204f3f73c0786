import type { Turn } from '@yoldas/contracts/chat'
import { type LiveEvent, waitingNumber } from '@yoldas/contracts/live'
import type { EventStream } from '@yoldas/http'
import { beforeAll, beginningEvents, type TurnOrder, type TurnStep, terminalEvent, turnOrder } from './order.ts'
import {
  askAgain,
  askForMissed,
  askSnapshot,
  type FollowedStudent,
  silenceMilliseconds,
  wholeMilliseconds,
} from './questions.ts'
import { unopened } from './writer.ts'

/** A turn that began is shown for this long after its token has expired. */
const expiredSeconds = 5 * 60

/** The stream of a turn, which listens from before the turn is known on. */
export type TurnStream = {
  readonly student: FollowedStudent
  readonly turnId: string
  /** In epoch seconds. */
  readonly endsAt: number
  stream: EventStream
  /** Null until the turn is known. */
  order: TurnOrder | null
  /** What happened before the client is shown it; null from then on. */
  waiting: LiveEvent[] | null
  lastEventAt: number
}

export const newTurnStream = (
  student: FollowedStudent,
  turnId: string,
  expiresAt: number,
  leave: () => void,
): TurnStream & Disposable => ({
  student,
  turnId,
  endsAt: expiresAt + expiredSeconds,
  stream: unopened,
  order: null,
  waiting: [],
  lastEventAt: 0,
  [Symbol.dispose]: leave,
})

type KnownTurn = {
  turn: Turn
  /** The client has the events up to this number; null: none. */
  after: number | null
  /** Whether events may have gone by before we listened. */
  replay: boolean
}

/**
 * Streams a turn to its one terminal event, whatever is lost on the way, and resolves when the stream is over: that is
 * without the event when the client leaves, or its token has expired for 5 minutes.
 */
export async function followTurn(
  following: TurnStream,
  { turn, after, replay }: KnownTurn,
  stream: EventStream,
): Promise<void> {
  const { student, turnId } = following
  // Who joins a turn that runs is shown its text, also when it ends at once.
  const joins = replay && !turn.outcome
  following.stream = stream
  following.order = turnOrder(turnId, turn.attempt, after ?? (joins ? beforeAll : null))
  const over = Promise.withResolvers<void>()
  stream.onOver(over.resolve)
  const [start, ...begun] = beginningEvents(turn)
  if (start) take(following, start)
  if (turn.waits) take(following, { n: waitingNumber, event: 'status', data: { turnId, stage: 'waiting' } })
  for (const event of begun) take(following, event)
  if (joins) askSnapshot(student, turnId)
  const kept = replay ? await replayed(following) : []
  // Before the end that the database knows: of a turn that was answered when it was accepted, the chunks are here
  // already.
  const events = [...kept, ...(following.waiting ?? [])]
  following.waiting = null
  for (const event of events.toSorted((one, other) => one.n - other.n)) take(following, event)
  if (turn.outcome) take(following, terminalEvent(turnId, turn.outcome))
  await over.promise
}

export function passTurnEvent(following: TurnStream, event: LiveEvent): void {
  if (following.waiting) following.waiting.push(event)
  else take(following, event)
}

/** Text may have gone by while the bus was away, and its end. */
export function reopenTurn(following: TurnStream): void {
  following.order?.markGapsPossible()
  ask(following)
}

/** Ends the stream when it is time, and asks for a turn that has been silent for long. */
export function lookAtTurn(following: TurnStream, epochSeconds: number, now: number): void {
  if (following.endsAt <= epochSeconds) following.stream.end()
  if (now - following.lastEventAt < silenceMilliseconds) return
  following.lastEventAt = now
  ask(following)
}

function take(following: TurnStream, event: LiveEvent): void {
  const { stream, order } = following
  if (!order || stream.isOver) return
  following.lastEventAt = wholeMilliseconds()
  show(following, order.accept(event))
}

function show({ student, turnId, stream }: TurnStream, { show, ended, missed }: TurnStep): void {
  for (const { n, event, data } of show) stream.send(`${turnId}:${n}`, event, data)
  if (missed) askForMissed(student, turnId)
  if (ended) stream.end()
}

function ask(following: TurnStream): void {
  const { student, turnId, stream, order } = following
  if (!order || stream.isOver) return
  askAgain(student, turnId, (answer) => {
    if (stream.isOver) return
    if (answer.kind !== 'found') show(following, order.endLostTurn())
    else if (answer.turn.outcome) take(following, terminalEvent(turnId, answer.turn.outcome))
  })
}

/** Without the memory stream a resume goes on: what it has of a turn comes with a snapshot too, or with `done`. */
async function replayed({ student: { deps, studentKey }, turnId }: TurnStream): Promise<LiveEvent[]> {
  try {
    return await deps.bus.replayLive(studentKey, turnId)
  } catch (error) {
    deps.log.warn({ err: error, turnId }, 'live events could not be replayed')
    return []
  }
}
