import { ClientError, type Failure, failureOf, isPassing } from './errors.ts'
import { createFollowedTurns } from './followedTurns.ts'
import { readPage } from './history.ts'
import { createHistorySync, type Received } from './historySync.ts'
import type { Http } from './http.ts'
import { apply, type From, type Known, nothingKnown, rewindTurn, takeOlder } from './known.ts'
import { createOutbox } from './outbox.ts'
import { createPendingReactions } from './pendingReactions.ts'
import { type Conversation, createNotifier } from './screen.ts'
import type { Session } from './session.ts'
import { type ClientStorage, finishWipe, type StudentStorage, studentStorage } from './storage.ts'
import { readFeed, readTurn } from './streams.ts'
import { pause, retryDelay, stoppingWith } from './timing.ts'
import type { FeedEvent, Message } from './types.ts'
import { type Connection, type ConversationState, type Entry, type Item, type Shown, show } from './view.ts'

export type ConversationDeps = {
  http: Http
  session: Session
  storage: ClientStorage
  newId(): string
  onUnauthorized(): void
}

const cachedMessages = 60
const cacheMilliseconds = 300
/** History is read without waiting for the feed any longer. */
const feedMilliseconds = 2_000

type Cache = Pick<Known, 'messages' | 'hasOlder' | 'settledId'> & { version: 1 }

export function createConversation(deps: ConversationDeps): Conversation & { clear(): Promise<void> } {
  const { http, session, storage, newId, onUnauthorized } = deps
  let known: Known = nothingKnown
  const keys = new Map<string, string>()
  let status: Pick<Shown, 'isLoaded' | 'isCurrent' | 'connection' | 'failure'> = {
    isLoaded: false,
    isCurrent: false,
    connection: 'paused',
    failure: null,
  }

  // What is shown, and who looks.
  const items = new WeakMap<Message, Item>()
  const notifier = createNotifier()
  const workListeners = new Set<(event: FeedEvent) => void>()
  let state: ConversationState | undefined
  const changed = () => {
    state = undefined
    notifier.changed()
  }
  const set = (values: Partial<typeof status>) => {
    status = { ...status, ...values }
    changed()
  }

  // What outlives the app, and the end of it.
  const over = new AbortController()
  /** The app is another student's now: nothing is shown or written any more, and nothing removed. */
  let isHidden = false
  let kept: StudentStorage | undefined
  let caching: ReturnType<typeof setTimeout> | undefined
  let loading: Promise<void> | undefined
  const load = async () => {
    const own = studentStorage(storage, await session.studentId(), over.signal)
    const isReadable = await finishWipe(storage)
    const [cache, entries] = isReadable
      ? await Promise.all([own.read<Cache>('messages'), own.read<Entry[]>('outbox')])
      : []
    kept = own
    if (over.signal.aborted) throw new ClientError({ kind: 'signed-out' })
    if (cache?.version === 1) {
      const { messages, hasOlder, settledId } = cache
      known = { ...known, messages, hasOlder, settledId }
    }
    outbox.load(entries ?? [])
    set({ isLoaded: true })
  }
  const loaded = () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const saveCache = () => {
    clearTimeout(caching)
    caching = undefined
    const messages = known.messages.slice(-cachedMessages)
    const hasOlder = known.hasOlder || messages.length < known.messages.length
    kept
      ?.write('messages', { version: 1, messages, hasOlder, settledId: known.settledId })
      .catch(() => set({ failure: { kind: 'storage' } }))
  }

  // What the service says.
  const take = (next: Known) => {
    if (next === known || over.signal.aborted || isHidden) return
    if (next.messages !== known.messages) caching ??= setTimeout(saveCache, cacheMilliseconds)
    known = next
    changed()
  }
  const receive = (event: Received['event'], from: From) => {
    note({ event, from })
    if (event.event === 'start' && from === 'feed') recognize([event.data.message])
    // What the feed adds to a turn is not in the place of its stream.
    if (from === 'feed' && event.event === 'chunk' && !followed.has(event.data.turnId))
      followed.forgetPlace(event.data.turnId)
    if (event.event === 'done' || event.event === 'turn-failed') followed.forgetPlace(event.data.turnId)
    take(apply(known, event, from, followed.has))
  }
  const recognize = (messages: readonly Message[]) => {
    const recognized = outbox.recognize(messages, known)
    if (recognized) keys.set(recognized.messageId, recognized.clientId)
  }
  /** A message that was taken for another: it gets a key of its own. */
  const forgetKey = (messageId: string | null | undefined) => {
    const message = known.messages.find(({ id }) => id === messageId)
    if (message) items.delete(message)
    keys.delete(messageId ?? '')
  }

  // The time in the foreground, and what runs in it.
  let run: AbortController | undefined
  let place: string | undefined
  const halt = (error: unknown) => {
    const failure = failureOf(error)
    if (failure.kind === 'cancelled' || failure.kind === 'signed-out') return
    if (failure.kind !== 'unauthorized' && failure.kind !== 'other-student') return set({ failure })
    pauseAll('unauthorized')
    if (failure.kind === 'other-student') {
      isHidden = true
      forget()
    }
    set({ failure })
    onUnauthorized()
  }
  const pauseAll = (connection: Connection) => {
    run?.abort()
    run = undefined
    if (caching !== undefined) saveCache()
    set({ connection })
  }
  const forget = () => {
    known = nothingKnown
    reactions.clear()
    outbox.clear()
    keys.clear()
    followed.forgetPlaces()
    changed()
  }

  const readFeedOn = async (signal: AbortSignal) => {
    const waited = setTimeout(() => void sync(signal), feedMilliseconds)
    const onBreak = (failure: Failure) => {
      set({ connection: failure.kind === 'network' && status.connection === 'live' ? 'connecting' : 'offline' })
      if (!status.isCurrent) void sync(signal)
      followed.followNext()
    }
    try {
      for await (const event of readFeed(http, { lastEventId: place, signal, onBreak })) {
        place = event.id
        if (event.event === 'hello') {
          clearTimeout(waited)
          set({ connection: 'live' })
          if (!event.isContinued || !status.isCurrent) void sync(signal)
        } else if (event.event === 'resync') void sync(signal)
        else if (event.event === 'plan-updated' || event.event === 'journey-updated')
          for (const listener of workListeners) listener(event)
        else receive(event, 'feed')
        if (known.turns.some(({ hasGap }) => hasGap)) followed.followNext()
      }
    } catch (error) {
      halt(error)
    } finally {
      clearTimeout(waited)
    }
  }

  const { note, sync } = createHistorySync({
    http,
    known: () => known,
    onRead: (read, since) => {
      recognize(read.messages)
      take(since.reduce((before, { event, from }) => apply(before, event, from, followed.has), read))
      set({ isCurrent: true })
      followed.followNext()
    },
    halt,
  })

  const followed = createFollowedTurns({
    http,
    running: () => run?.signal,
    turns: () => known.turns,
    hasFeed: () => status.connection === 'live',
    rewind: (turnId) => take(rewindTurn(known, turnId)),
    onEvent: (event) => receive(event, 'stream'),
    onUnknownEnd: (signal) => void sync(signal),
    halt,
  })

  // What is sent.
  const outbox = createOutbox({
    http,
    changed,
    halt: (error) => halt(error),
    running: () => run?.signal,
    save: async (entries) => {
      await kept?.write('outbox', entries).catch(() => set({ failure: { kind: 'storage' } }))
    },
    onBreak: () => set({ connection: status.connection === 'live' ? 'live' : 'offline' }),
    onStored: ({ sending, start: { eventId, ...data }, events, stopping }) => {
      const { turnId, message } = data
      forgetKey(sending.messageId)
      keys.set(message.id, sending.clientId)
      const isFollowed = followed.add(turnId, eventId, stopping)
      receive({ event: 'start', data }, 'stream')
      if (isFollowed) return void followed.follow(turnId, events, stopping)
      stopping.abort()
      followed.followNext()
    },
  })

  const reactions = createPendingReactions({
    http,
    changed,
    onStored: (message) => {
      if (known.messages.some(({ id }) => id === message.id))
        receive({ event: 'message-updated', data: { message } }, 'stream')
    },
  })

  const begin = async (signal: AbortSignal) => {
    for (let tries = 0; ; tries += 1) {
      try {
        await loaded()
        break
      } catch (error) {
        const failure = failureOf(error)
        if (!isPassing(failure)) throw error
        set({ connection: 'offline' })
        await pause(retryDelay(http.timing, tries, failure), signal)
      }
    }
    if (signal.aborted) return
    void readFeedOn(signal)
    void outbox.pump()
  }
  const foreground = () => {
    if (over.signal.aborted || isHidden) return
    run?.abort()
    const own = new AbortController()
    run = own
    set({ connection: 'connecting', failure: null, isCurrent: false })
    void begin(own.signal).catch(halt)
  }

  return {
    getState() {
      state ??= show({ ...status, known, sendings: outbox.all(), changes: reactions.all(), keys }, items)
      return state
    },
    subscribe: notifier.subscribe,
    onWork(listener) {
      workListeners.add(listener)
      return () => void workListeners.delete(listener)
    },
    async open() {
      if (!run) foreground()
      await loaded()
    },
    background: () => pauseAll('paused'),
    foreground,
    async send({ message = '', mediaIds = [], replyToId, clientId = newId() }) {
      if (message.trim() === '' && mediaIds.length === 0)
        throw new ClientError({ kind: 'refused', status: 400, error: 'empty message', issues: [] })
      if (!status.isLoaded) await loaded()
      if (over.signal.aborted) throw new ClientError({ kind: 'signed-out' })
      if (isHidden) throw new ClientError({ kind: 'other-student' })
      const createdAt = new Date().toISOString()
      await outbox.add({ clientId, message, mediaIds, replyToId: replyToId ?? null, createdAt })
      return clientId
    },
    resend: outbox.resend,
    discard: outbox.discard,
    async retry(turnId) {
      if (!run) throw new ClientError({ kind: 'cancelled' })
      const stopping = stoppingWith(run.signal)
      const events = readTurn(http, { kind: 'retry', turnId }, { signal: stopping.signal })
      const first = await events.next()
      if (first.done) return
      take(rewindTurn(known, turnId))
      followed.replace(turnId, stopping)
      receive(first.value, 'stream')
      void followed.follow(turnId, events, stopping)
    },
    async stop(turnId) {
      const path = `/api/chat/turns/${turnId}/stop`
      return (await http.json<{ stopped: boolean }>({ method: 'POST', path, repeatable: true })).stopped
    },
    react: (messageId, emoji) => reactions.change(messageId, emoji, true),
    unreact: (messageId, emoji) => reactions.change(messageId, emoji, false),
    async loadOlder() {
      const oldest = known.messages[0]
      if (!oldest || !known.hasOlder) return false
      const page = await readPage(http, { before: oldest.cursor })
      // Somebody else read it meanwhile, or history was read anew.
      if (known.messages[0]?.id === oldest.id) take(takeOlder(known, page))
      return known.hasOlder
    },
    async clear() {
      over.abort()
      pauseAll('signed-out')
      clearTimeout(caching)
      forget()
      set({ isCurrent: false, failure: null })
      // What is being written now has to be there before it is wiped.
      await kept?.idle()
    },
  }
}
