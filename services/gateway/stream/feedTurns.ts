import type { FeedEvent } from '@yoldas/bus'
import { getTurn, type Turn } from '@yoldas/contracts/chat'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn } from '@yoldas/time'
import { type FeedWriter, moveTo, ready, show } from './feedWriter.ts'
import type { FeedBus } from './opening.ts'
import { type FeedOrder, feedOrder } from './order.ts'

const askMilliseconds = 5_000
/** After this long without any event of an unfinished turn, the database is asked whether it has ended. */
const silenceMilliseconds = 10_000

export type FeedDeps = {
  bus: FeedBus
  log: Pick<Log, 'warn'>
  askSnapshot(studentKey: string, turnId: string): void
  /** Lets only some feeds read at once: all of them would, when the bus is back. */
  limited<Result>(read: () => Promise<Result>): Promise<Result>
}

/** What one client has been shown of the student's turns. */
export type FeedTurns = FeedWriter & {
  readonly deps: FeedDeps
  readonly studentKey: string
  /** In which turns are shown. Null before anything has happened: most feeds are of students who are elsewhere. */
  order: FeedOrder | null
  /** Whether the order knows what the client has seen. */
  isFamiliar: boolean
  /** Events that have overtaken the `start` of their turn. Null for none, as of most feeds. */
  early: FeedEvent[] | null
}

export function orderOf(turns: FeedTurns): FeedOrder {
  turns.order ??= feedOrder()
  return turns.order
}

/** Forgets what was known, but for the turn that runs, some of which the client may have seen. */
export function startOver(turns: FeedTurns, running: Turn | null, hasSeen: boolean): void {
  turns.order = running && feedOrder(running, hasSeen)
}

/**
 * Shows what is new of the event. False when its turn has to be known first, and it may not wait for that: what nothing
 * keeps comes the shorter way, and may be here before the start of its turn.
 */
export function applyEvent(turns: FeedTurns, event: FeedEvent, mayWait = true): boolean {
  if (event.sequence !== null && event.sequence <= turns.place.sequence) return true
  const step = orderOf(turns).accept(event, wholeMilliseconds())
  if (step.unknown) {
    if (!mayWait || event.sequence !== null) return false
    turns.early ??= []
    turns.early.push(event)
    return true
  }
  if (step.missed && event.turnId !== null) turns.deps.askSnapshot(turns.studentKey, event.turnId)
  show(turns, step.show, event)
  if (event.sequence !== null) moveTo(turns, event.sequence)
  if (event.event.event === 'start') for (const held of takeEarly(turns)) applyEvent(turns, held)
  return true
}

function takeEarly(turns: FeedTurns): FeedEvent[] {
  const early = turns.early ?? []
  turns.early = null
  return early
}

/** The same, at the client's pace, asking for a turn that is not known. */
export async function takeEvent(turns: FeedTurns, event: FeedEvent, mayWait = true): Promise<void> {
  if (!applyEvent(turns, event, mayWait) && event.turnId !== null) {
    const answer = await askTurn(turns, event.turnId)
    if (answer.kind === 'found') {
      // An end that the client has not seen comes by itself: it is kept.
      if (event.sequence === null && answer.turn.outcome) return
      showTurn(turns, answer.turn)
      applyEvent(turns, event)
    } else turns.deps.log.warn({ turnId: event.turnId }, 'dropped an event of an unknown turn')
  }
  await ready(turns)
}

/** Takes the events whose turn's start has not come. */
export async function takeLate(turns: FeedTurns): Promise<void> {
  for (const event of takeEarly(turns)) await takeEvent(turns, event, false)
}

/** Shows of a turn, as the database has it, what has not been shown. */
export const showTurn = (turns: FeedTurns, turn: Turn): void => show(turns, orderOf(turns).know(turn))

/** Asks after turns that have been silent for long. */
export function checkSilentTurns(turns: FeedTurns): void {
  for (const turnId of turns.order?.silent(wholeMilliseconds(), silenceMilliseconds) ?? [])
    checkTurn(turns, turnId).catch((error) =>
      turns.deps.log.warn({ err: error, turnId }, 'a silent turn could not be read: tried again'),
    )
}

async function checkTurn(turns: FeedTurns, turnId: string): Promise<void> {
  const asked = turns.order
  const answer = await askTurn(turns, turnId)
  if (answer.kind === 'erased') turns.stream.end()
  else if (asked !== turns.order) return
  else if (answer.kind === 'unknown') show(turns, orderOf(turns).endLostTurn(turnId))
  else if (answer.turn.outcome) showTurn(turns, answer.turn)
  else turns.deps.askSnapshot(turns.studentKey, turnId)
}

/** Small integers are part of what keeps them; any other number is an object for each event. */
const wholeMilliseconds = () => Math.floor(performance.now())

const askTurn = ({ deps, studentKey }: FeedTurns, turnId: string) =>
  deps.bus.request(getTurn, { studentKey, turnId }, deadlineIn(askMilliseconds))
