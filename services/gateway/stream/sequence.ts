import type { TurnOutcome } from '@yoldas/contracts/chat'
import { attemptOf, firstNumber, type LiveEvent, terminalNumber } from '@yoldas/contracts/live'

/**
 * What to do with an event: show these to the client (the last of which may end the turn), or fetch what was missed.
 */
export type Step = { show: LiveEvent[]; ended: boolean; missed: boolean }

/** What a client may have seen of a turn, where that is not known: every event that comes is shown. */
export const beforeAll = -1

const nothing: Step = { show: [], ended: false, missed: false }
const none: LiveEvent[] = []

/**
 * Puts a turn's events, which may come twice, late, or with some missing, into the one order a client sees: numbers
 * only grow, chunks leave no hole in a bubble, a later attempt begins with `restart`, and the chunks shown rebuild what
 * `done` says. Events up to `after` count as shown. Terminal events of attempts before `attempt` are of the past.
 */
export function turnSequence(turnId: string, attempt: number, after: number | null) {
  /** Length of each bubble as the client has it; undefined for one of which nothing was seen. */
  let lengths: number[] = []
  let last = -1
  let mayHaveSeen = after !== null
  /** The bubbles and citations of which the client has all, every number since having come. */
  const whole = new Set<number | string>()

  const isShown = ({ n }: LiveEvent) => after === null || n > after

  const forget = () => {
    lengths = []
    whole.clear()
  }

  const restart = (n: number): LiveEvent[] => {
    const newer = attemptOf(n)
    if (last < 0 || newer <= attemptOf(last)) return none
    forget()
    return [{ n: firstNumber(newer), event: 'restart', data: { turnId } }]
  }

  /**
   * Chunks that bring every bubble to what was stored, for a client that has seen some of them, or may have before it
   * resumed or something was missed.
   */
  const heal = (event: LiveEvent): LiveEvent[] => {
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
    if (event.event === 'chunk') lengths[event.data.bubble] = event.data.offset + event.data.delta.length
    if (event.event === 'citation' || event.data.offset === 0) whole.add(part)
    return !isKnown
  }

  const accept = (event: LiveEvent): Step => {
    if (event.n <= last) return nothing
    const ended = event.event === 'done' || event.event === 'error'
    if (ended && attemptOf(event.n) < attempt) return nothing
    const before = event.event === 'restart' ? none : restart(event.n)
    if (event.event === 'restart') forget()
    if (event.event === 'chunk' && event.data.offset > (lengths[event.data.bubble] ?? 0)) {
      // Nothing is counted as seen, so that the whole bubble is taken when it comes.
      whole.clear()
      for (const { n } of before) last = n
      return { show: before.filter(isShown), ended: false, missed: true }
    }
    const isNew = ended || note(event)
    const healed = heal(event)
    last = event.n
    if (!isNew) return nothing
    // Of almost all events nothing comes before them.
    const all = before === none && healed === none ? [event] : [...before, ...healed, event]
    return { show: after === null ? all : all.filter(isShown), ended, missed: false }
  }

  return {
    accept,

    /** Something may have been missed: what the client has of the bubbles is not known any more. */
    doubt(): void {
      mayHaveSeen ||= lengths.length > 0
      forget()
    },

    /** The end of a turn that is not there any more, since its student was erased. */
    lose(): Step {
      const n = terminalNumber(Math.max(attempt, attemptOf(Math.max(0, last))))
      return accept({ n, event: 'error', data: { error: 'chat failed' } })
    },
  }
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
