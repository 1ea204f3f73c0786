import { createFeedReader } from './feedReader.ts'
import { createFollowedTurns } from './followedTurns.ts'
import { createHistorySync, type Received } from './historySync.ts'
import type { Http } from './http.ts'
import { apply, type From, type Known, rewindTurn } from './known.ts'
import type { ShownState } from './shown.ts'
import { workEvents } from './streams.ts'
import type { FeedEvent, Message } from './types.ts'

type Deps = {
  http: Http
  shown: ShownState
  /** Of the time in the foreground; undefined in the background. */
  running(): AbortSignal | undefined
  /** Nothing that comes now is shown. */
  isOver(): boolean
  /** Called before messages of the history or the feed are shown: one may be what is being sent. */
  onMessages(messages: readonly Message[]): void
  /** Called when other messages are known than before. */
  onNewMessages(): void
  onWork(event: FeedEvent): void
  halt(error: unknown): void
}

export type Incoming = ReturnType<typeof createIncoming>

/** What the service says of the conversation: by history, by the live feed, and by streams of turns. */
export function createIncoming({ http, shown, running, isOver, onMessages, onNewMessages, onWork, halt }: Deps) {
  const take = (next: Known) => {
    const known = shown.known()
    if (next === known || isOver()) return
    if (next.messages !== known.messages) onNewMessages()
    shown.putKnown(next)
  }
  const receive = (event: Received['event'], from: From) => {
    history.note({ event, from })
    if (event.event === 'start' && from === 'feed') onMessages([event.data.message])
    // The kept place of a turn's stream does not count chunks from the feed.
    if (from === 'feed' && event.event === 'chunk' && !followed.has(event.data.turnId))
      followed.forgetPlace(event.data.turnId)
    if (event.event === 'done' || event.event === 'turn-failed') followed.forgetPlace(event.data.turnId)
    take(apply(shown.known(), event, from, followed.has))
  }
  const rewind = (turnId: string) => take(rewindTurn(shown.known(), turnId))

  const history = createHistorySync({
    http,
    known: shown.known,
    onRead(read, since) {
      onMessages(read.messages)
      take(since.reduce((before, { event, from }) => apply(before, event, from, followed.has), read))
      shown.setStatus({ isCurrent: true })
      followed.followNext()
    },
    halt,
  })

  const followed = createFollowedTurns({
    http,
    running,
    turns: () => shown.known().turns,
    hasFeed: () => shown.status().connection === 'live',
    rewind,
    onEvent: (event) => receive(event, 'stream'),
    onUnknownEnd: (signal) => void history.sync(signal),
    halt,
  })

  const readFeed = createFeedReader({
    http,
    shown,
    sync: history.sync,
    onEvent(event) {
      if (workEvents.includes(event.event)) onWork(event)
      else receive(event, 'feed')
      if (shown.known().turns.some(({ hasGap }) => hasGap)) followed.followNext()
    },
    onBreak: followed.followNext,
    halt,
  })

  return { take, receive, rewind, followed, readFeed }
}
