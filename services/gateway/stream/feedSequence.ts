import type { Turn } from '@yoldas/contracts/chat'
import type { HistoryEvent, LiveEvent, WorkEvent } from '@yoldas/contracts/live'
import { beforeAll, type Step, terminalEvent, turnSequence } from './sequence.ts'

/** An event as the feed shows it. */
export type Shown = { event: string; data: object }
/** What happened to a student: `turnId` is null when it belongs to no turn. */
export type Happening = { turnId: string; event: LiveEvent } | { turnId: null; event: HistoryEvent | WorkEvent }

/**
 * Show these. `unknown` asks for the turn, which began while nobody listened; `missed` for a snapshot of its bubbles.
 * The event may be given again after either.
 */
export type FeedStep = { show: Shown[]; unknown: boolean; missed: boolean }

const nothing: FeedStep = { show: [], unknown: false, missed: false }

/** Messages whose last state is remembered, and turns that ended, to know late events by. */
const remembered = 20
/** Turns that are under way or wait for their place. */
const mostUnfinished = 200

/**
 * Puts what happens to a student into the one order that a feed shows: each turn as `turnSequence` has it, none without
 * `start`. `running` is known to be at its attempt: what ended earlier ones is of the past. A client that `hasSeen`
 * some of the feed before may have some of its text.
 */
export function feedSequence(running: Pick<Turn, 'turnId' | 'attempt'> | null = null, hasSeen = false) {
  const turns = new Map<string, FeedTurn>()
  /** The one that the last event was of, as the next one almost always is. */
  let latest: FeedTurn | undefined
  const revisions = new Map<string, number>()

  const begin = (turnId: string, given?: number, isRecalled = false) => {
    const isRunning = turnId === running?.turnId
    const attempt = given ?? (isRunning ? running.attempt : 1)
    const mayHaveSeen = isRecalled || (hasSeen && isRunning)
    const sequence = turnSequence(turnId, attempt, mayHaveSeen ? beforeAll : null)
    const turn: FeedTurn = { turnId, sequence, ended: false, lastEventAt: 0 }
    turns.set(turnId, turn)
    forgetTurns()
    return turn
  }

  const forgetTurns = () => {
    const unfinished = unfinishedTurns()
    if (unfinished.length > mostUnfinished) forget(unfinished[0] ?? '')
    const ended = turns.size - unfinished.length
    if (ended <= remembered) return
    const oldest = turns.entries().find(([, turn]) => turn.ended)
    if (oldest) forget(oldest[0])
  }

  const forget = (turnId: string) => {
    turns.delete(turnId)
    if (latest?.turnId === turnId) latest = undefined
  }

  const unfinishedTurns = () => [...turns].flatMap(([turnId, { ended }]) => (ended ? [] : [turnId]))

  const turnOf = (turnId: string): FeedTurn | undefined => (latest?.turnId === turnId ? latest : turns.get(turnId))

  const acceptTurn = (turnId: string, event: LiveEvent, now?: number): FeedStep => {
    const turn = turnOf(turnId) ?? (event.event === 'start' ? begin(turnId) : undefined)
    if (!turn) return { ...nothing, unknown: true }
    latest = turn
    if (now !== undefined) turn.lastEventAt = now
    return take(turn, turn.sequence.accept(event))
  }

  const take = (turn: FeedTurn, { show, ended, missed }: Step): FeedStep => {
    if (show.length > 0) turn.ended = ended
    return { show: show.map((shown) => inFeed(turn.turnId, shown)), unknown: false, missed }
  }

  const acceptOther = (event: HistoryEvent | WorkEvent): FeedStep => {
    if (event.event === 'message-updated') {
      const { id } = event.data.message
      if (event.revision <= (revisions.get(id) ?? 0)) return nothing
      revisions.delete(id)
      revisions.set(id, event.revision)
      const [oldest] = revisions.keys()
      if (revisions.size > remembered && oldest !== undefined) revisions.delete(oldest)
    }
    return { ...nothing, show: [{ event: event.event, data: event.data }] }
  }

  const accept = ({ turnId, event }: Happening, now?: number): FeedStep =>
    turnId === null ? acceptOther(event) : acceptTurn(turnId, event, now)

  return {
    /** `now` is when it was received, in milliseconds of any clock. */
    accept,

    /** Takes what the client has seen, and with it the start of its turn: what follows is understood by it. */
    recall(happening: Happening): void {
      const { turnId } = happening
      if (turnId !== null && !turns.has(turnId)) begin(turnId, undefined, true)
      accept(happening)
    },

    /** Takes a turn as the database has it: what of it has not been shown, which is its start or its end. */
    know(turn: Turn): Shown[] {
      const { turnId, attempt, message, outcome } = turn
      if (!turns.has(turnId)) begin(turnId, attempt)
      const start: LiveEvent = { n: 0, event: 'start', data: { turnId, message } }
      const events = outcome ? [start, terminalEvent(turnId, outcome)] : [start]
      return events.flatMap((event) => acceptTurn(turnId, event).show)
    },

    /** What is not kept may have been missed. */
    doubt(): void {
      for (const { sequence } of turns.values()) sequence.doubt()
    },

    /** The end of a turn that is not there any more. */
    lose(turnId: string): Shown[] {
      const turn = turns.get(turnId)
      return turn && !turn.ended ? take(turn, turn.sequence.lose()).show : []
    },

    knows: (turnId: string): boolean => turns.has(turnId),

    /** Turns that have not ended and of which nothing was received for this long. They count as heard of now. */
    silent(now: number, milliseconds: number): string[] {
      const silent = turns.values().filter(({ ended, lastEventAt }) => !ended && lastEventAt <= now - milliseconds)
      return Array.from(silent, (turn) => {
        turn.lastEventAt = now
        return turn.turnId
      })
    },
  }
}

export type FeedSequence = ReturnType<typeof feedSequence>

type FeedTurn = {
  readonly turnId: string
  readonly sequence: ReturnType<typeof turnSequence>
  ended: boolean
  lastEventAt: number
}

/** Every event of a feed says which turn it is of. */
function inFeed(turnId: string, { event, data }: LiveEvent): Shown {
  if (event === 'error') return { event: 'turn-failed', data: { turnId } }
  if (event === 'reaction') return { event, data: { turnId, ...data } }
  return { event, data }
}
