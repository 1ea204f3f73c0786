import type { FeedEvent } from '@yoldas/bus'

export type FeedState = 'opening' | 'live' | 'waitingForStart' | 'catchingUp' | 'ended'
type FeedInput = 'opened' | 'caughtUp' | 'missed' | 'unknown' | 'overtook' | 'started' | 'late' | 'over'

/**
 * The states of a feed, and where what happens in one leads. What is not in its row changes no state. Events are shown
 * as they come in `live` and `waitingForStart`, wait in `opening` and `catchingUp`, and are dropped in `ended`.
 *
 * - `opening`: what went by is read for the first time, and events since listening began wait.
 * - `live`: nothing is to be done.
 * - `waitingForStart`: events that came before the `start` of their turn are held until that comes.
 * - `catchingUp`: something takes time: reading what was missed, asking for a turn, or the client's connection.
 * - `ended`: the stream is over.
 */
export const feedStates: Record<FeedState, Partial<Record<FeedInput, FeedState>>> = {
  opening: { opened: 'catchingUp', over: 'ended' },
  live: { missed: 'catchingUp', unknown: 'catchingUp', overtook: 'waitingForStart', over: 'ended' },
  waitingForStart: {
    started: 'live',
    late: 'catchingUp',
    missed: 'catchingUp',
    unknown: 'catchingUp',
    over: 'ended',
  },
  catchingUp: { caughtUp: 'live', over: 'ended' },
  ended: {},
}

/** An event to show, or all that was missed to read. */
export type FeedTask = FeedEvent | 'missed'

/** What a feed is doing, and has still to do. */
export type FeedProgress = {
  state: FeedState
  /** Done one after the other in `opening` and `catchingUp`; empty in the other states. */
  tasks: readonly FeedTask[]
  /** What came before the `start` of its turn, in `waitingForStart`; empty in the other states. */
  held: readonly FeedEvent[]
  heldSince: number
}

/** Tasks that may wait; more events are read from the stream when it is time for them. */
const mostTasks = 50
/** The stream that keeps a turn's `start` may be so much slower than what it does not keep. */
const overtakenMilliseconds = 1_000

export const none: readonly never[] = []
const missed: readonly FeedTask[] = ['missed']

/** Whether this leads anywhere. */
export function change(progress: FeedProgress, input: FeedInput): boolean {
  const next = feedStates[progress.state][input]
  if (next !== undefined) progress.state = next
  return next !== undefined
}

export const showsAtOnce = ({ state }: FeedProgress): boolean => state === 'live' || state === 'waitingForStart'

/** Whether the event is to be shown now. If not it waits, unless the feed has ended. */
export function receiveEvent(progress: FeedProgress, event: FeedEvent): boolean {
  if (showsAtOnce(progress)) return true
  const { state, tasks } = progress
  if (state !== 'ended') progress.tasks = tasks.length < mostTasks ? [...tasks, event] : missed
  return false
}

/** Whether catching up begins now: with these, then with what is held. */
function catchUp(progress: FeedProgress, input: 'missed' | 'unknown' | 'late', first: readonly FeedTask[]): boolean {
  if (!change(progress, input)) return false
  progress.tasks = [...first, ...progress.held]
  progress.held = none
  return true
}

/** Events may have been missed, so what waits may have a gap: all of it is read again. */
export function noteMissed(progress: FeedProgress): boolean {
  const begins = catchUp(progress, 'missed', missed)
  if (!begins) progress.tasks = missed
  return begins
}

/** The turn of this event has to be known first. */
export const noteUnknown = (progress: FeedProgress, event: FeedEvent): boolean => catchUp(progress, 'unknown', [event])

/** What is held may have waited for long enough. */
export const noteLate = (progress: FeedProgress, now: number): boolean =>
  progress.held.length > 0 && now - progress.heldSince >= overtakenMilliseconds && catchUp(progress, 'late', none)

/** Keeps an event until the `start` of its turn has come. `now` is of the same clock as that of `noteLate`. */
export function holdEvent(progress: FeedProgress, event: FeedEvent, now: number): void {
  if (progress.held.length === 0) progress.heldSince = now
  progress.held = [...progress.held, event]
  change(progress, 'overtook')
}

/** The events that were held for the `start` of this turn. */
export function releaseEvents(progress: FeedProgress, turnId: string): readonly FeedEvent[] {
  if (progress.held.length === 0) return none
  const released = progress.held.filter((event) => event.turnId === turnId)
  progress.held = progress.held.filter((event) => event.turnId !== turnId)
  if (progress.held.length === 0) change(progress, 'started')
  return released
}

/** What to do next; null when nothing is left. */
export function takeTask(progress: FeedProgress): FeedTask | null {
  if (progress.state === 'ended') return null
  const [task = null, ...rest] = progress.tasks
  progress.tasks = rest.length > 0 ? rest : none
  if (task === null) change(progress, 'caughtUp')
  return task
}
