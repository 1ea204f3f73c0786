import { failureOf } from './errors.ts'
import type { Http } from './http.ts'
import type { LiveTurn } from './known.ts'
import { readTurn, type TurnRequest } from './streams.ts'
import { stoppingWith } from './timing.ts'
import type { TurnEvent } from './types.ts'

type Deps = {
  http: Http
  /** Of the time in the foreground; undefined in the background. */
  running(): AbortSignal | undefined
  turns(): readonly LiveTurn[]
  /** Whether the live feed brings what happens in turns. */
  hasFeed(): boolean
  /** The turn is followed from its beginning. */
  rewind(turnId: string): void
  onEvent(event: TurnEvent & { turnId?: string }): void
  /** A stream has ended without saying how its turn did. */
  onUnknownEnd(signal: AbortSignal): void
  halt(error: unknown): void
}

type Events = AsyncGenerator<TurnEvent & { id: string }>

/** Streams of turns that are open at once; a browser has six connections to a host. */
const mostFollowed = 2

/** Turns that are followed by streams of their own, and how far each turn's events have come. */
export function createFollowedTurns(deps: Deps) {
  const { http, running, turns, hasFeed, rewind, onEvent, onUnknownEnd, halt } = deps
  const follows = new Map<string, AbortController>()
  const places = new Map<string, string>()

  /** Follows turns that nothing else brings: those that the feed does not, and those of which it left something out. */
  const followNext = () => {
    const signal = running()
    if (!signal) return
    for (const { turnId, state, hasGap } of turns()) {
      const isBrought = hasFeed() && !hasGap
      if (state === 'failed' || isBrought || follows.has(turnId) || follows.size >= mostFollowed) continue
      const lastEventId = hasGap ? undefined : places.get(turnId)
      if (lastEventId === undefined) rewind(turnId)
      const stopping = stoppingWith(signal)
      follows.set(turnId, stopping)
      const asked: TurnRequest = { kind: 'resume', turnId, lastEventId }
      void follow(turnId, readTurn(http, asked, { signal: stopping.signal }), stopping)
    }
  }

  const follow = async (turnId: string, events: Events, own: AbortController) => {
    const noteUnknownEnd = () => {
      const signal = running()
      if (signal) onUnknownEnd(signal)
    }
    let isOver = false
    try {
      for await (const event of events) {
        isOver = event.event === 'done' || event.event === 'error'
        places.set(turnId, event.id)
        onEvent(event.event === 'error' ? { ...event, turnId } : event)
      }
      if (!isOver) noteUnknownEnd()
    } catch (error) {
      if (failureOf(error).kind === 'gone' && running()) noteUnknownEnd()
      else halt(error)
    } finally {
      if (isOver) places.delete(turnId)
      if (follows.get(turnId) === own) follows.delete(turnId)
      own.abort()
      followNext()
    }
  }

  return {
    has: (turnId: string) => follows.has(turnId),
    followNext,
    follow,
    /** Has a stream that is open already be the turn's, unless one is or too many are: then it is false. */
    add(turnId: string, eventId: string, stopping: AbortController): boolean {
      const isTooMany = follows.size >= mostFollowed || follows.has(turnId)
      if (!isTooMany) follows.set(turnId, stopping)
      places.set(turnId, eventId)
      return !isTooMany
    },
    /** The same in place of the turn's stream until now. */
    replace(turnId: string, stopping: AbortController) {
      follows.get(turnId)?.abort()
      follows.set(turnId, stopping)
    },
    forgetPlace: (turnId: string) => void places.delete(turnId),
    forgetPlaces: () => places.clear(),
  }
}
