import type { StudentEvent } from '@yoldas/bus'
import type { Turn, TurnOutcome } from '@yoldas/contracts/chat'
import {
  attemptOf,
  beginningOf,
  endingNumber,
  firstNumber,
  type HistoryEvent,
  type LiveEvent,
  openingNumber,
  terminalNumber,
  type WorkEvent,
} from '@yoldas/contracts/live'
import type { ReadState } from '@yoldas/contracts/unread'

/**
 * What to do with an event: show these to the client (the last of which may end the turn), or fetch what was missed.
 */
export type TurnStep = { show: LiveEvent[]; ended: boolean; missed: boolean }

/** What a client may have seen of a turn, where that is not known: every event that comes is shown. */
export const beforeAll = -1

const nothing: TurnStep = { show: [], ended: false, missed: false }
const none: LiveEvent[] = []

/**
 * Puts a turn's events, which may come twice, late, or with some missing, into the one order a client sees: numbers
 * only grow, chunks leave no hole in a bubble, a later attempt and a model that takes over begin with `restart`, and the
 * chunks shown rebuild what `done` says. Events up to `after` count as shown. Terminal events of attempts before
 * `attempt` are of the past.
 */
export function turnOrder(turnId: string, attempt: number, after: number | null) {
  /** Length of each bubble as the client has it; undefined for one of which nothing was seen. */
  let lengths: number[] = []
  /** Whose text that is: another message may have taken the bubble's place in the end. */
  let messageIds: string[] = []
  let last = -1
  let mayHaveSeen = after !== null
  /** The bubbles and citations of which the client has all, every number since having come. */
  const whole = new Set<number | string>()

  const isShown = ({ n }: LiveEvent) => after === null || n > after

  const forget = () => {
    lengths = []
    messageIds = []
    whole.clear()
  }

  /** The `restart` that was missed before this event, if one was. */
  const restart = (event: LiveEvent): LiveEvent[] => {
    const begun = missedBeginning(event)
    if (begun === null || last < 0 || begun <= last) return none
    forget()
    return [{ n: begun, event: 'restart', data: { turnId } }]
  }

  /** An end says by its bubbles whether others were begun: of models that took over it has no number. */
  const missedBeginning = ({ n, event, data }: LiveEvent): number | null => {
    if (event !== 'done' && event !== 'error') return beginningOf(n)
    const attempt = attemptOf(n)
    if (attempt > attemptOf(Math.max(0, last))) return firstNumber(attempt)
    const isOther = event === 'done' && messageIds.some((id, bubble) => id !== (data.messages[bubble]?.id ?? id))
    return isOther ? endingNumber(attempt) : null
  }

  /**
   * Chunks that bring every bubble to what was stored, for a client that has seen some of them, or may have before it
   * resumed or something was missed.
   */
  const repairBubbles = (event: LiveEvent): LiveEvent[] => {
    if (event.event !== 'done' || (lengths.length === 0 && !mayHaveSeen)) return none
    return event.data.messages
      .map(({ id, content }, bubble) => ({ messageId: id, bubble, delta: content }))
      .filter(({ bubble, delta }) => !whole.has(bubble) || lengths[bubble] !== delta.length)
      .map((chunk, nth, all) => ({
        n: event.n - all.length + nth,
        event: 'chunk',
        data: { turnId, offset: 0, ...chunk },
      }))
  }

  /** False for what the client has already. */
  const note = (event: LiveEvent): boolean => {
    if (event.n !== last + 1) whole.clear()
    if (event.event !== 'chunk' && event.event !== 'citation') return true
    const part = event.event === 'chunk' ? event.data.bubble : event.data.messageId
    const isKnown = event.again === true && whole.has(part)
    if (event.event === 'chunk') {
      const { bubble, messageId, offset, delta } = event.data
      lengths[bubble] = offset + delta.length
      messageIds[bubble] = messageId
    }
    if (event.event === 'citation' || event.data.offset === 0) whole.add(part)
    return !isKnown
  }

  const accept = (event: LiveEvent): TurnStep => {
    if (event.n <= last) return nothing
    const ended = event.event === 'done' || event.event === 'error'
    if (ended && attemptOf(event.n) < attempt) return nothing
    const before = event.event === 'restart' ? none : restart(event)
    if (event.event === 'restart') forget()
    if (event.event === 'chunk' && event.data.offset > (lengths[event.data.bubble] ?? 0)) {
      // Nothing is counted as seen, so that the whole bubble is taken when it comes.
      whole.clear()
      for (const { n } of before) last = n
      return { show: before.filter(isShown), ended: false, missed: true }
    }
    const isNew = ended || note(event)
    const repairs = repairBubbles(event)
    last = event.n
    if (!isNew) return nothing
    // Of almost all events nothing comes before them.
    const all = before === none && repairs === none ? [event] : [...before, ...repairs, event]
    return { show: after === null ? all : all.filter(isShown), ended, missed: false }
  }

  return {
    accept,

    /** Something may have been missed: what the client has of the bubbles is not known any more. */
    markGapsPossible(): void {
      mayHaveSeen ||= lengths.length > 0
      forget()
    },

    /** The end of a turn that is not there any more, since its student was erased. */
    endLostTurn(): TurnStep {
      const n = terminalNumber(Math.max(attempt, attemptOf(Math.max(0, last))))
      return accept({ n, event: 'error', data: { error: 'chat failed' } })
    },
  }
}

export type TurnOrder = ReturnType<typeof turnOrder>

/** What the database has of a turn from its beginning: the student's message, and the bubble by hand if there is one. */
export function beginningEvents({ turnId, attempt, message, first }: Turn): LiveEvent[] {
  const start: LiveEvent = { n: 0, event: 'start', data: { turnId, message } }
  if (!first) return [start]
  const data = { turnId, messageId: first.id, bubble: 0, offset: 0, delta: first.content }
  return [start, { n: openingNumber(attempt), event: 'chunk', data }]
}

/** The terminal event of a turn that ended, as the database has it. */
export function terminalEvent(turnId: string, outcome: TurnOutcome): LiveEvent {
  if (outcome.kind === 'failed') return { n: outcome.n, event: 'error', data: { error: 'chat failed' } }
  const { n, messages, finish } = outcome
  return { n, event: 'done', data: { turnId, messages, finish } }
}

/** The number in a `Last-Event-ID` of this turn; null for anything else, which means from the start. */
export function lastNumber(turnId: string, lastEventId: string | undefined): number | null {
  const [id, n, ...more] = (lastEventId ?? '').split(':')
  if (id !== turnId || n === undefined || more.length > 0 || !/^\d{1,15}$/.test(n)) return null
  return Number(n)
}

/** An event as the feed shows it. */
export type Shown = { event: string; data: object }

/**
 * Show these. `unknown` asks for the turn, which began while nobody listened; `missed` for a snapshot of its bubbles.
 * The event may be given again after either.
 */
type FeedStep = { show: Shown[]; unknown: boolean; missed: boolean }

type FeedTurn = {
  readonly turnId: string
  readonly order: TurnOrder
  hasEnded: boolean
  lastEventAt: number
}

const nothingNew: FeedStep = { show: [], unknown: false, missed: false }

/** Turns that ended, to know late events by, and messages whose last state is remembered. */
const mostRemembered = 20
/** Turns that are under way or wait for their place. */
const mostUnfinished = 200

/**
 * Puts what happens to a student into the one order that a feed shows: each turn as `turnOrder` has it, none without
 * `start`. `running` is known to be at its attempt: what ended earlier ones is of the past. A client that `hasSeen`
 * some of the feed before may have some of its text.
 */
export function feedOrder(running: Pick<Turn, 'turnId' | 'attempt'> | null = null, hasSeen = false) {
  const unfinished = new Map<string, FeedTurn>()
  const ended = new Map<string, FeedTurn>()
  const revisions = new Map<string, number>()
  let readRevision = 0
  /** The one that the last event was of, as the next one almost always is. */
  let latest: FeedTurn | undefined

  const find = (turnId: string): FeedTurn | undefined =>
    latest?.turnId === turnId ? latest : (unfinished.get(turnId) ?? ended.get(turnId))

  const begin = (turnId: string, given?: number, isRecalled = false): FeedTurn => {
    const isRunning = turnId === running?.turnId
    const attempt = given ?? (isRunning ? running.attempt : 1)
    const mayHaveSeen = isRecalled || (hasSeen && isRunning)
    const order = turnOrder(turnId, attempt, mayHaveSeen ? beforeAll : null)
    const turn: FeedTurn = { turnId, order, hasEnded: false, lastEventAt: 0 }
    remember(unfinished, turnId, turn, mostUnfinished)
    return turn
  }

  /** A turn that is retried has not ended any more. */
  const noteEnd = (turn: FeedTurn, hasEnded: boolean) => {
    if (turn.hasEnded === hasEnded) return
    turn.hasEnded = hasEnded
    const [from, to, most] = hasEnded ? [unfinished, ended, mostRemembered] : [ended, unfinished, mostUnfinished]
    from.delete(turn.turnId)
    remember(to, turn.turnId, turn, most)
  }

  const take = (turn: FeedTurn, { show, ended: hasEnded, missed }: TurnStep): FeedStep => {
    if (show.length > 0) noteEnd(turn, hasEnded)
    return { show: show.map((shown) => inFeed(turn.turnId, shown)), unknown: false, missed }
  }

  const acceptTurn = (turnId: string, event: LiveEvent, now?: number): FeedStep => {
    const turn = find(turnId) ?? (event.event === 'start' ? begin(turnId) : undefined)
    if (!turn) return { ...nothingNew, unknown: true }
    latest = turn
    if (now !== undefined) turn.lastEventAt = now
    return take(turn, turn.order.accept(event))
  }

  /** Where it is newer than what was shown. */
  const acceptRead = ({ revision, data }: ReadState): Shown[] => {
    if (revision <= readRevision) return []
    readRevision = revision
    return [{ event: 'read', data }]
  }

  const acceptOther = (event: HistoryEvent | WorkEvent): FeedStep => {
    if (event.event === 'read') return { ...nothingNew, show: acceptRead(event) }
    if (event.event === 'message-updated') {
      const { id } = event.data.message
      if (event.revision <= (revisions.get(id) ?? 0)) return nothingNew
      remember(revisions, id, event.revision, mostRemembered)
    }
    return { ...nothingNew, show: [{ event: event.event, data: event.data }] }
  }

  const accept = ({ turnId, event }: StudentEvent, now?: number): FeedStep => {
    const step = turnId === null ? acceptOther(event) : acceptTurn(turnId, event, now)
    // A client that had the event before had this, too.
    if (step.show.length === 0 || !('read' in event) || !event.read) return step
    // The last one has the place of the event: who continues after it has had all.
    return { ...step, show: [...acceptRead(event.read), ...step.show] }
  }

  return {
    /** `now` is when it was received, in milliseconds of any clock. */
    accept,

    /** Takes what the client has seen, and with it the start of its turn: what follows is understood by it. */
    recall(event: StudentEvent, now?: number): void {
      const { turnId } = event
      if (turnId !== null && !find(turnId)) begin(turnId, undefined, true)
      accept(event, now)
    },

    /** Takes a turn as the database has it: what of it has not been shown, which is its start or its end. */
    know(turn: Turn, now?: number): Shown[] {
      const { turnId, attempt, outcome } = turn
      if (!find(turnId)) begin(turnId, attempt)
      const events = [...beginningEvents(turn), ...(outcome ? [terminalEvent(turnId, outcome)] : [])]
      return events.flatMap((event) => acceptTurn(turnId, event, now).show)
    },

    /** Events that nothing keeps may have been missed. */
    markGapsPossible(): void {
      for (const turns of [unfinished, ended]) for (const { order } of turns.values()) order.markGapsPossible()
    },

    /** The end of a turn that is not there any more. */
    endLostTurn(turnId: string): Shown[] {
      const turn = unfinished.get(turnId)
      return turn ? take(turn, turn.order.endLostTurn()).show : []
    },

    knows: (turnId: string): boolean => find(turnId) !== undefined,

    /** Turns that have not ended and of which nothing was received for this long. They count as heard of now. */
    silent(now: number, milliseconds: number): string[] {
      const silent = unfinished.values().filter(({ lastEventAt }) => lastEventAt <= now - milliseconds)
      return Array.from(silent, (turn) => {
        turn.lastEventAt = now
        return turn.turnId
      })
    },
  }
}

export type FeedOrder = ReturnType<typeof feedOrder>

/** As the newest; the oldest of too many is forgotten. */
function remember<Value>(all: Map<string, Value>, id: string, value: Value, most: number): void {
  all.delete(id)
  all.set(id, value)
  const [oldest] = all.keys()
  if (all.size > most && oldest !== undefined) all.delete(oldest)
}

/** Every event of a feed says which turn it is of. */
function inFeed(turnId: string, { event, data }: LiveEvent): Shown {
  if (event === 'error') return { event: 'turn-failed', data: { turnId } }
  if (event === 'reaction') return { event, data: { turnId, ...data } }
  return { event, data }
}
