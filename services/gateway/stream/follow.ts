import type { Bus } from '@yoldas/bus'
import { getTurn, type Turn } from '@yoldas/contracts/chat'
import { type LiveEvent, waitingNumber } from '@yoldas/contracts/live'
import type { EventStream } from '@yoldas/http'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn } from '@yoldas/time'
import { endAfter } from './expiry.ts'
import { beforeAll, type TurnStep, terminalEvent, turnOrder } from './order.ts'

/** After this long without any event, the database is asked whether the turn has ended. */
const silenceMilliseconds = 10_000
const askMilliseconds = 5_000
/** Between two calls for a snapshot. */
const snapshotMilliseconds = 500
/** A turn that began is shown for this long after its token has expired. */
const expiredMilliseconds = 5 * 60_000

export type FollowBus = Pick<Bus, 'askSnapshot' | 'onReconnect' | 'replayLive' | 'request' | 'subscribeLive'>

/** Live events of a turn, kept from the moment of subscribing until somebody reads them. */
export type Listening = Disposable & {
  /** The reader gets these with what was kept, by their numbers, then what comes. */
  read(reader: (event: LiveEvent) => void, replayed?: readonly LiveEvent[]): void
}

/** Subscribes at once, so that nothing is missed between the question and its answer. */
export function listen(bus: Pick<Bus, 'subscribeLive'>, studentKey: string, turnId: string): Listening {
  const early: LiveEvent[] = []
  let onEvent: (event: LiveEvent) => void = (event) => {
    early.push(event)
  }
  const subscription = bus.subscribeLive(studentKey, turnId, (event) => onEvent(event))
  return {
    read: (reader, replayed = []) => {
      onEvent = reader
      for (const event of [...replayed, ...early.splice(0)].toSorted((one, other) => one.n - other.n)) reader(event)
    },
    [Symbol.dispose]: () => subscription[Symbol.dispose](),
  }
}

export type Followed = {
  studentKey: string
  turn: Turn
  live: Listening
  /** The client has the events up to this number; null: none. */
  after: number | null
  /** Whether events may have gone by before we listened. */
  replay: boolean
  /** When the token does, in epoch seconds. */
  expiresAt: number
}

/**
 * Streams a turn to its one terminal event, whatever is lost on the way, and resolves when the stream is over: that is
 * without the event when the client leaves, or its token has expired for 5 minutes.
 */
export async function followTurn(
  { bus, log }: { bus: FollowBus; log: Pick<Log, 'warn'> },
  { studentKey, turn, live, after, replay, expiresAt }: Followed,
  stream: EventStream,
): Promise<void> {
  const { turnId } = turn
  // Who joins a turn that runs is shown its text, also when it ends at once.
  const joins = replay && !turn.outcome
  const order = turnOrder(turnId, turn.attempt, after ?? (joins ? beforeAll : null))
  const over = Promise.withResolvers<void>()
  let askedAt = Number.NEGATIVE_INFINITY

  const askSnapshot = () => {
    askedAt = performance.now()
    bus.askSnapshot(studentKey, turnId)
  }
  const act = ({ show, ended, missed }: TurnStep) => {
    for (const { n, event: name, data } of show) stream.send(`${turnId}:${n}`, name, data)
    if (missed && performance.now() - askedAt > snapshotMilliseconds) askSnapshot()
    if (ended) stream.end()
  }
  const take = (event: LiveEvent) => {
    if (stream.isOver) return
    silence.refresh()
    act(order.accept(event))
  }
  const askDatabase = async () => {
    const answer = await bus.request(getTurn, { studentKey, turnId }, deadlineIn(askMilliseconds))
    if (stream.isOver) return
    if (answer.kind !== 'found') act(order.endLostTurn())
    else if (answer.turn.outcome) take(terminalEvent(turnId, answer.turn.outcome))
  }
  const ask = () => {
    askSnapshot()
    askDatabase().catch((error) => log.warn({ err: error, turnId }, 'a silent turn could not be read: tried again'))
  }
  const silence = setInterval(ask, silenceMilliseconds)
  // Text may have gone by while nobody listened, and its end.
  using _reconnected = bus.onReconnect(() => {
    order.markGapsPossible()
    ask()
  })
  using _expiry = endAfter(expiresAt, expiredMilliseconds, stream.end)

  stream.onOver(over.resolve)
  take({ n: 0, event: 'start', data: { turnId, message: turn.message } })
  if (turn.waits) take({ n: waitingNumber, event: 'status', data: { turnId, stage: 'waiting' } })
  if (joins) askSnapshot()
  const kept = replay ? await replayed(bus, log, studentKey, turnId) : []
  // Before the end that the database knows: of a turn that was answered when it was accepted, the chunks are here
  // already.
  live.read(take, kept)
  if (turn.outcome) take(terminalEvent(turnId, turn.outcome))
  await over.promise
  clearInterval(silence)
}

/** Without the memory stream a resume goes on: what it has of a turn comes with a snapshot too, or with `done`. */
async function replayed(
  bus: FollowBus,
  log: Pick<Log, 'warn'>,
  studentKey: string,
  turnId: string,
): Promise<LiveEvent[]> {
  try {
    return await bus.replayLive(studentKey, turnId)
  } catch (error) {
    log.warn({ err: error, turnId }, 'live events could not be replayed')
    return []
  }
}
