import type { Turn } from '@yoldas/contracts/chat'
import type { HistoryEvent, LiveEvent } from '@yoldas/contracts/live'
import { terminalEvent, turnSequence } from './sequence.ts'

/** An event as the feed shows it. */
export type Shown = { event: string; data: object }
/** What happened to a student: `turnId` is null for what is no turn's. */
export type Happening = { turnId: string; event: LiveEvent } | { turnId: null; event: HistoryEvent }

/**
 * Show these. `unknown` asks for the turn, which began while nobody listened; `missed` for a snapshot of its bubbles. The
 * event may be given again after either.
 */
export type FeedStep = { show: Shown[]; unknown: boolean; missed: boolean }

const nothing: FeedStep = { show: [], unknown: false, missed: false }

/** Turns and messages whose last state is remembered, to know late events by. */
const remembered = 100

/** Puts what happens to a student into the one order that a feed shows: each turn as `turnSequence` has it, none without `start`. */
export function feedSequence() {
  const turns = new Map<string, { sequence: ReturnType<typeof turnSequence>; ended: boolean }>()
  const revisions = new Map<string, number>()

  const begin = (turnId: string, attempt: number) => {
    const turn = { sequence: turnSequence(turnId, attempt, null), ended: false }
    turns.set(turnId, turn)
    forgetOldest(turns)
    return turn
  }

  const acceptTurn = (turnId: string, event: LiveEvent): FeedStep => {
    const turn = turns.get(turnId) ?? (event.event === 'start' ? begin(turnId, 1) : undefined)
    if (!turn) return { ...nothing, unknown: true }
    const { show, ended, missed } = turn.sequence.accept(event)
    if (show.length > 0) turn.ended = ended
    return { show: show.map((shown) => inFeed(turnId, shown)), unknown: false, missed }
  }

  const acceptHistory = (event: HistoryEvent): FeedStep => {
    if (event.event === 'message-updated') {
      const { id } = event.data.message
      if (event.revision <= (revisions.get(id) ?? 0)) return nothing
      revisions.set(id, event.revision)
      forgetOldest(revisions)
    }
    return { ...nothing, show: [{ event: event.event, data: event.data }] }
  }

  return {
    accept: ({ turnId, event }: Happening): FeedStep =>
      turnId === null ? acceptHistory(event) : acceptTurn(turnId, event),

    /** Takes a turn as the database has it: what of it has not been shown, which is its start or its end. */
    know(turn: Turn): Shown[] {
      const { turnId, attempt, message, outcome } = turn
      if (!turns.has(turnId)) begin(turnId, attempt)
      const start: LiveEvent = { n: 0, event: 'start', data: { turnId, message } }
      const events = outcome ? [start, terminalEvent(turnId, outcome)] : [start]
      return events.flatMap((event) => acceptTurn(turnId, event).show)
    },

    knows: (turnId: string): boolean => turns.has(turnId),

    /** Turns that were begun and have not ended. */
    unfinished: (): string[] => [...turns].flatMap(([turnId, { ended }]) => (ended ? [] : [turnId])),
  }
}

function forgetOldest(known: Map<string, unknown>): void {
  const [oldest] = known.keys()
  if (known.size > remembered && oldest !== undefined) known.delete(oldest)
}

/** Every event of a feed says which turn it is of. */
function inFeed(turnId: string, { event, data }: LiveEvent): Shown {
  if (event === 'error') return { event: 'turn-failed', data: { turnId } }
  if (event === 'reaction') return { event, data: { turnId, ...data } }
  return { event, data }
}
