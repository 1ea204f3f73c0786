import type { FeedEvent } from '@yoldas/bus'
import { getTurn, type Turn } from '@yoldas/contracts/chat'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn } from '@yoldas/time'
import { feedSequence } from './feedSequence.ts'
import { type FeedWriter, moveTo, type Received, ready, show } from './feedWriter.ts'
import type { FeedBus } from './opening.ts'

const askMilliseconds = 5_000
/** Without any event of an unfinished turn for so long, the database is asked whether it has ended. */
const silenceMilliseconds = 10_000

export type FeedDeps = {
  bus: FeedBus
  log: Pick<Log, 'warn'>
  askSnapshot(studentKey: string, turnId: string): void
  /** Lets only some feeds read at once: all of them would, when the bus is back. */
  limited<Result>(read: () => Promise<Result>): Promise<Result>
}

/** The order in which turns are shown, and when something of each that has not ended was received. */
type Order = { sequence: ReturnType<typeof feedSequence>; lastEventAt: Map<string, number> }

/** What one client has been shown of the student's turns. */
export type FeedTurns = {
  readonly deps: FeedDeps
  readonly studentKey: string
  readonly writer: FeedWriter
  /** Null before anything has happened: most feeds are of students who are elsewhere. */
  order: Order | null
  /** Whether the order knows what the client has seen. */
  isFamiliar: boolean
  /** Events that have overtaken the `start` of their turn. Null for none, as of most feeds. */
  early: FeedEvent[] | null
}

/** Of a client that has been shown nothing. */
export const feedTurns = (deps: FeedDeps, studentKey: string, writer: FeedWriter): FeedTurns => ({
  deps,
  studentKey,
  writer,
  order: null,
  isFamiliar: false,
  early: null,
})

export function orderOf(turns: FeedTurns): Order {
  turns.order ??= newOrder(null, false)
  return turns.order
}

/** Forgets what was known, but for the turn that runs, some of which the client may have seen. */
export function startOver(turns: FeedTurns, running: Turn | null, hasSeen: boolean): void {
  turns.order = running && newOrder(running, hasSeen)
}

const newOrder = (running: Turn | null, hasSeen: boolean): Order => ({
  sequence: feedSequence(running, hasSeen),
  lastEventAt: new Map(),
})

/**
 * Shows what is new of the event. False when its turn has to be known first, and it may not wait for that: what nothing
 * keeps comes the shorter way, and may be here before the start of its turn.
 */
export function applyEvent(turns: FeedTurns, received: Received, mayWait = true): boolean {
  const { event } = received
  const { writer, deps, studentKey } = turns
  if (event.sequence !== null && event.sequence <= writer.place.sequence) return true
  const { sequence, lastEventAt } = orderOf(turns)
  const step = sequence.accept(event)
  if (step.unknown) {
    if (!mayWait || event.sequence !== null) return false
    turns.early ??= []
    turns.early.push(event)
    return true
  }
  if (event.turnId !== null) {
    lastEventAt.set(event.turnId, performance.now())
    if (step.missed) deps.askSnapshot(studentKey, event.turnId)
  }
  show(writer, step.show, received)
  if (event.sequence !== null) moveTo(writer, event.sequence)
  if (event.event.event === 'start') for (const held of takeEarly(turns)) applyEvent(turns, { event: held })
  return true
}

function takeEarly(turns: FeedTurns): FeedEvent[] {
  const early = turns.early ?? []
  turns.early = null
  return early
}

/** The same, at the client's pace, asking for a turn that is not known. */
export async function takeEvent(turns: FeedTurns, event: FeedEvent, mayWait = true): Promise<void> {
  if (!applyEvent(turns, { event }, mayWait) && event.turnId !== null) {
    const answer = await askTurn(turns, event.turnId)
    if (answer.kind === 'found') {
      // An end that the client has not seen comes by itself: it is kept.
      if (event.sequence === null && answer.turn.outcome) return
      showTurn(turns, answer.turn)
      applyEvent(turns, { event })
    } else turns.deps.log.warn({ turnId: event.turnId }, 'dropped an event of an unknown turn')
  }
  await ready(turns.writer)
}

/** Takes the events whose turn's start has not come. */
export async function takeLate(turns: FeedTurns): Promise<void> {
  for (const event of takeEarly(turns)) await takeEvent(turns, event, false)
}

/** Shows of a turn, as the database has it, what has not been shown. */
export const showTurn = (turns: FeedTurns, turn: Turn): void => show(turns.writer, orderOf(turns).sequence.know(turn))

/** Asks after turns that have been silent for long. */
export function checkSilentTurns(turns: FeedTurns): void {
  if (!turns.order) return
  const { sequence, lastEventAt } = turns.order
  const now = performance.now()
  const unfinished = sequence.unfinished()
  for (const turnId of lastEventAt.keys()) if (!unfinished.includes(turnId)) lastEventAt.delete(turnId)
  for (const turnId of unfinished) {
    if ((lastEventAt.get(turnId) ?? 0) > now - silenceMilliseconds) continue
    lastEventAt.set(turnId, now)
    checkTurn(turns, turnId).catch((error) =>
      turns.deps.log.warn({ err: error, turnId }, 'a silent turn could not be read: tried again'),
    )
  }
}

async function checkTurn(turns: FeedTurns, turnId: string): Promise<void> {
  const asked = turns.order
  const answer = await askTurn(turns, turnId)
  if (answer.kind === 'erased') turns.writer.stream.end()
  else if (asked !== turns.order) return
  else if (answer.kind === 'unknown') show(turns.writer, orderOf(turns).sequence.lose(turnId))
  else if (answer.turn.outcome) showTurn(turns, answer.turn)
  else turns.deps.askSnapshot(turns.studentKey, turnId)
}

const askTurn = ({ deps, studentKey }: FeedTurns, turnId: string) =>
  deps.bus.request(getTurn, { studentKey, turnId }, deadlineIn(askMilliseconds))
