import type { FeedEvent } from '@yoldas/bus'
import type { Turn } from '@yoldas/contracts/chat'
import { type FeedProgress, holdEvent, releaseEvents, showsAtOnce } from './feedState.ts'
import { type FeedOrder, feedOrder } from './order.ts'
import {
  askAgain,
  askForMissed,
  askTurn,
  type FollowedStudent,
  silenceMilliseconds,
  wholeMilliseconds,
} from './questions.ts'
import { moveTo, ready, show, type Writer } from './writer.ts'

/**
 * One client's feed. It is data alone, there being one for each device that is switched on, and flat: an event finds
 * nothing of it in the processor's caches, and waits for each record that it has to look into.
 */
export type Feed = Writer &
  FeedProgress & {
    readonly student: FollowedStudent
    /** When the token does, in epoch seconds. */
    readonly expiresAt: number
    /** In which turns are shown. Null before anything has happened: most feeds are of students who are elsewhere. */
    order: FeedOrder | null
  }

export function orderOf(feed: Feed): FeedOrder {
  feed.order ??= feedOrder()
  return feed.order
}

/** Forgets what was known, but for the turn that runs, some of which the client may have seen. */
export function startOver(feed: Feed, running: Turn | null, hasSeen: boolean): void {
  feed.order = running && feedOrder(running, hasSeen)
}

/**
 * Shows what is new of the event. False when its turn has to be known first. What nothing keeps comes the shorter way,
 * and may be here before the start of its turn: unless the feed is catching up, it is held for that.
 */
export function showEvent(feed: Feed, event: FeedEvent): boolean {
  if (event.sequence !== null && event.sequence <= feed.place.sequence) return true
  const now = wholeMilliseconds()
  const step = orderOf(feed).accept(event, now)
  if (step.unknown) {
    if (event.sequence !== null || !showsAtOnce(feed)) return false
    holdEvent(feed, event, now)
    return true
  }
  if (step.missed && event.turnId !== null) askForMissed(feed.student, event.turnId)
  show(feed, step.show, event)
  if (event.sequence !== null) moveTo(feed, event.sequence)
  if (event.turnId !== null && event.event.event === 'start')
    for (const held of releaseEvents(feed, event.turnId)) showEvent(feed, held)
  return true
}

/** The same while catching up, at the client's pace, asking for a turn that is not known. */
export async function takeEvent(feed: Feed, event: FeedEvent): Promise<void> {
  if (!showEvent(feed, event) && event.turnId !== null) {
    const answer = await askTurn(feed.student, event.turnId)
    if (answer.kind === 'found') {
      // An end that the client has not seen comes by itself: it is kept.
      if (event.sequence === null && answer.turn.outcome) return
      showTurn(feed, answer.turn)
      showEvent(feed, event)
    } else feed.student.deps.log.warn({ turnId: event.turnId }, 'dropped an event of an unknown turn')
  }
  await ready(feed)
}

/** Shows of a turn, as the database has it, what has not been shown. */
export const showTurn = (feed: Feed, turn: Turn): void => show(feed, orderOf(feed).know(turn, wholeMilliseconds()))

/** Asks for turns that have been silent for long. */
export function askForSilent(feed: Feed, now: number): void {
  const { order, student } = feed
  if (!order) return
  for (const turnId of order.silent(now, silenceMilliseconds))
    askAgain(student, turnId, (answer) => {
      if (answer.kind === 'erased') feed.stream.end()
      else if (order !== feed.order) return
      else if (answer.kind === 'unknown') show(feed, order.endLostTurn(turnId))
      else if (answer.turn.outcome) showTurn(feed, answer.turn)
    })
}
