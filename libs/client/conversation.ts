import { ClientError, type Failure, failureOf, isPassing } from './errors.ts'
import { catchUp, readPage } from './history.ts'
import type { Http } from './http.ts'
import { apply, type From, type Known, nothingKnown, rewindTurn, takeOlder } from './known.ts'
import type { Session } from './session.ts'
import { type ClientStorage, type StudentStorage, studentStorage } from './storage.ts'
import { readFeed, readTurn, type TurnRequest } from './streams.ts'
import { pause, retryDelay } from './timing.ts'
import type { FeedEvent, Message, SendBody, TurnEvent } from './types.ts'
import {
  type Connection,
  type ConversationState,
  type Entry,
  type Item,
  isStoredAs,
  type Sending,
  type Shown,
  show,
} from './view.ts'

export type Conversation = {
  getState(): ConversationState
  /** Calls it after changes, many at once perhaps. Returns what ends it. */
  subscribe(listener: () => void): () => void
  /** Shows what the storage has, then what the service says, and stays current until `background` or sign-out. Repeatable. */
  open(): Promise<void>
  /** Nothing is sent or read any more; what is unsent stays. */
  background(): void
  /** Opens everything anew: after `background`, and whenever the app or the network may have been away. */
  foreground(): void
  /** Shows the message at once, and sends it after those before it. Resolves with its clientId once it is kept. */
  send(body: SendBody): Promise<string>
  /** Sends a refused message again, in its place. */
  resend(clientId: string): void
  /** Drops a message that was refused or has not been tried; false when it may be stored already. */
  discard(clientId: string): boolean
  /** Runs the newest turn again, which failed. */
  retry(turnId: string): Promise<void>
  /** Ends a turn; what was written of it stays. */
  stop(turnId: string): Promise<boolean>
  /** Shows the reaction at once. @throws ClientError, and it is gone again */
  react(messageId: string, emoji: string): Promise<void>
  unreact(messageId: string, emoji: string): Promise<void>
  /** Reads the page before the oldest message; false when there is none. */
  loadOlder(): Promise<boolean>
  /** What the feed says besides of the conversation: days of the plan, and the journey. */
  onWork(listener: (event: FeedEvent) => void): () => void
}

export type ConversationDeps = {
  http: Http
  session: Session
  storage: ClientStorage
  newId(): string
  onUnauthorized(): void
}

/** Streams of turns that are open at once; a browser has six connections to a host. */
const mostFollowed = 2
const cachedMessages = 60
const cacheMilliseconds = 300
/** History is read without waiting for the feed any longer. */
const feedMilliseconds = 2_000

type Cache = Pick<Known, 'messages' | 'hasOlder' | 'settledId'> & { version: 1 }
type Heard = { event: (TurnEvent | FeedEvent) & { turnId?: string }; from: From }

export function createConversation(deps: ConversationDeps): Conversation & { clear(): void } {
  const { http, session, storage, newId, onUnauthorized } = deps
  let known: Known = nothingKnown
  let sendings: Sending[] = []
  let changes: Shown['changes'] = []
  const keys = new Map<string, string>()
  let status: Pick<Shown, 'isLoaded' | 'isCurrent' | 'connection' | 'failure'> = {
    isLoaded: false,
    isCurrent: false,
    connection: 'paused',
    failure: null,
  }

  // What is shown, and who looks.
  const items = new WeakMap<Message, Item>()
  const listeners = new Set<() => void>()
  const workListeners = new Set<(event: FeedEvent) => void>()
  let state: ConversationState | undefined
  let isNotifying = false
  const changed = () => {
    state = undefined
    if (isNotifying) return
    isNotifying = true
    queueMicrotask(() => {
      isNotifying = false
      for (const listener of listeners) listener()
    })
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
    kept = studentStorage(storage, await session.studentId(), over.signal)
    const [cache, entries] = await Promise.all([kept.read<Cache>('messages'), kept.read<Entry[]>('outbox')])
    if (over.signal.aborted) throw new ClientError({ kind: 'signed-out' })
    if (cache?.version === 1) {
      const { messages, hasOlder, settledId } = cache
      known = { ...known, messages, hasOlder, settledId }
    }
    // The first may have been sent before the app ended.
    sendings = (entries ?? []).map((entry, i) => ({ ...entry, wasTried: i === 0, failure: null, messageId: null }))
    set({ isLoaded: true })
  }
  const loaded = () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const saveOutbox = async () => {
    const entries = sendings.map(({ wasTried: _, failure: __, messageId: ___, ...entry }): Entry => entry)
    await kept?.write('outbox', entries).catch(() => set({ failure: { kind: 'storage' } }))
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
  const follows = new Map<string, AbortController>()
  const places = new Map<string, string>()
  let heard: Heard[] | undefined
  const take = (next: Known) => {
    if (next === known || over.signal.aborted || isHidden) return
    if (next.messages !== known.messages) caching ??= setTimeout(saveCache, cacheMilliseconds)
    known = next
    changed()
  }
  const hear = (event: Heard['event'], from: From) => {
    heard?.push({ event, from })
    if (event.event === 'start' && from === 'feed') recognize([event.data.message])
    // What the feed adds to a turn is not in the place of its stream.
    if (from === 'feed' && event.event === 'chunk' && !follows.has(event.data.turnId)) places.delete(event.data.turnId)
    if (event.event === 'done' || event.event === 'turn-failed') places.delete(event.data.turnId)
    take(apply(known, event, from, (turnId) => follows.has(turnId)))
  }
  const recognize = (messages: readonly Message[]) => {
    const [head] = sendings
    if (!head?.wasTried || head.messageId !== null) return
    const message = messages.find((candidate) => isStoredAs(head, candidate, known))
    if (!message) return
    keys.set(message.id, head.clientId)
    changeSending(head.clientId, { messageId: message.id })
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
    ;[sendings, changes] = [[], []]
    keys.clear()
    places.clear()
    changed()
  }

  const readFeedOn = async (signal: AbortSignal) => {
    const waited = setTimeout(() => void sync(signal), feedMilliseconds)
    const onBreak = (failure: Failure) => {
      set({ connection: failure.kind === 'network' && status.connection === 'live' ? 'connecting' : 'offline' })
      if (!status.isCurrent) void sync(signal)
      followNext()
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
        else hear(event, 'feed')
        if (known.turns.some(({ hasGap }) => hasGap)) followNext()
      }
    } catch (error) {
      halt(error)
    } finally {
      clearTimeout(waited)
    }
  }

  let syncing: { signal: AbortSignal; again: boolean } | undefined
  const sync = async (signal: AbortSignal) => {
    if (syncing?.signal === signal) {
      syncing.again = true
      return
    }
    const own = { signal, again: true }
    syncing = own
    try {
      while (own.again) {
        own.again = false
        await readHistory(signal)
      }
    } catch (error) {
      halt(error)
    } finally {
      if (syncing === own) syncing = undefined
    }
  }
  const readHistory = async (signal: AbortSignal) => {
    for (let tries = 0; ; tries += 1) {
      const since: Heard[] = []
      heard = since
      try {
        const read = await catchUp(http, () => known, signal)
        if (signal.aborted) return
        recognize(read.messages)
        // What was heard while history was read may be newer than it.
        take(since.reduce((before, { event, from }) => apply(before, event, from, (id) => follows.has(id)), read))
        set({ isCurrent: true })
        followNext()
        return
      } catch (error) {
        const failure = failureOf(error)
        if (!isPassing(failure)) throw error
        await pause(retryDelay(http.timing, tries, failure), signal)
      } finally {
        if (heard === since) heard = undefined
      }
    }
  }

  /** Follows turns that nothing else brings: those that the feed does not, and those of which it left something out. */
  const followNext = () => {
    if (!run) return
    for (const { turnId, state: turnState, hasGap } of known.turns) {
      const isBrought = status.connection === 'live' && !hasGap
      if (turnState === 'failed' || isBrought || follows.has(turnId) || follows.size >= mostFollowed) continue
      const lastEventId = hasGap ? undefined : places.get(turnId)
      if (lastEventId === undefined) take(rewindTurn(known, turnId))
      const stopping = stoppingWith(run.signal)
      follows.set(turnId, stopping)
      const asked: TurnRequest = { kind: 'resume', turnId, lastEventId }
      void follow(turnId, readTurn(http, asked, { signal: stopping.signal }), stopping)
    }
  }
  const follow = async (turnId: string, events: AsyncGenerator<TurnEvent & { id: string }>, own: AbortController) => {
    let isOver = false
    try {
      for await (const event of events) {
        isOver = event.event === 'done' || event.event === 'error'
        places.set(turnId, event.id)
        hear(event.event === 'error' ? { ...event, turnId } : event, 'stream')
      }
      if (!isOver && run) void sync(run.signal)
    } catch (error) {
      if (failureOf(error).kind === 'gone' && run) void sync(run.signal)
      else halt(error)
    } finally {
      if (isOver) places.delete(turnId)
      if (follows.get(turnId) === own) follows.delete(turnId)
      own.abort()
      followNext()
    }
  }

  // What is sent.
  const changeSending = (clientId: string, values: Partial<Sending>) => {
    sendings = sendings.map((sending) => (sending.clientId === clientId ? { ...sending, ...values } : sending))
    changed()
  }
  let pumping: AbortSignal | undefined
  const pump = async () => {
    const signal = run?.signal
    if (!signal || pumping) return
    pumping = signal
    try {
      for (;;) {
        const next = sendings.find(({ failure }) => failure === null)
        if (!next || signal.aborted) break
        await deliver(next, signal)
      }
    } catch (error) {
      halt(error)
    } finally {
      pumping = undefined
    }
    // The app was away and is back.
    if (run && run.signal !== signal) void pump()
  }
  const deliver = async ({ clientId, message, mediaIds, replyToId }: Sending, signal: AbortSignal) => {
    changeSending(clientId, { wasTried: true })
    const body = {
      clientId,
      ...(message === '' ? {} : { message }),
      ...(mediaIds.length === 0 ? {} : { mediaIds: [...mediaIds] }),
      ...(replyToId === null ? {} : { replyToId }),
    }
    const stopping = stoppingWith(signal)
    const onBreak = () => set({ connection: status.connection === 'live' ? 'live' : 'offline' })
    const events = readTurn(http, { kind: 'send', body }, { signal: stopping.signal, onBreak })
    let first: IteratorResult<TurnEvent & { id: string }>
    try {
      first = await events.next()
    } catch (error) {
      const failure = failureOf(error)
      if (!isFinal(failure)) throw error
      changeSending(clientId, { failure, messageId: null })
      return
    }
    if (signal.aborted) return
    if (first.done || first.value.event !== 'start') throw new ClientError({ kind: 'unexpected', status: 200 })
    const { turnId, message: stored } = first.value.data
    forgetKey(sendings.find((sending) => sending.clientId === clientId)?.messageId)
    keys.set(stored.id, clientId)
    sendings = sendings.filter((sending) => sending.clientId !== clientId)
    const isTooMany = follows.size >= mostFollowed || follows.has(turnId)
    if (!isTooMany) follows.set(turnId, stopping)
    places.set(turnId, first.value.id)
    hear(first.value, 'stream')
    changed()
    if (isTooMany) stopping.abort()
    else void follow(turnId, events, stopping)
    if (isTooMany) followNext()
    await saveOutbox()
  }

  let reacting: Promise<unknown> = Promise.resolve()
  const changeReaction = async (messageId: string, emoji: string, isOn: boolean) => {
    const change = { messageId, emoji, isOn, createdAt: new Date().toISOString() }
    changes = [...changes, change]
    changed()
    const path = `/api/chat/messages/${messageId}/reactions/${encodeURIComponent(emoji)}`
    const ask = () => http.json<{ message: Message }>({ method: isOn ? 'PUT' : 'DELETE', path, repeatable: true })
    // One after another, so that what was chosen last is what stands.
    const asked = reacting.then(ask)
    reacting = asked.catch(() => {})
    try {
      const { message } = await asked
      if (known.messages.some(({ id }) => id === messageId))
        hear({ event: 'message-updated', data: { message } }, 'stream')
    } finally {
      changes = changes.filter((other) => other !== change)
      changed()
    }
  }

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
    void pump()
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
      state ??= show({ ...status, known, sendings, changes, keys }, items)
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
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
      const entry: Entry = { clientId, message, mediaIds, replyToId: replyToId ?? null, createdAt }
      sendings = [...sendings, { ...entry, wasTried: false, failure: null, messageId: null }]
      changed()
      await saveOutbox()
      void pump()
      return clientId
    },
    resend(clientId) {
      changeSending(clientId, { failure: null })
      void pump()
    },
    discard(clientId) {
      const sending = sendings.find((other) => other.clientId === clientId)
      if (!sending || (sending.wasTried && sending.failure === null)) return false
      sendings = sendings.filter((other) => other !== sending)
      changed()
      void saveOutbox()
      return true
    },
    async retry(turnId) {
      if (!run) throw new ClientError({ kind: 'cancelled' })
      const stopping = stoppingWith(run.signal)
      const events = readTurn(http, { kind: 'retry', turnId }, { signal: stopping.signal })
      const first = await events.next()
      if (first.done) return
      take(rewindTurn(known, turnId))
      follows.get(turnId)?.abort()
      follows.set(turnId, stopping)
      hear(first.value, 'stream')
      void follow(turnId, events, stopping)
    },
    async stop(turnId) {
      const path = `/api/chat/turns/${turnId}/stop`
      return (await http.json<{ stopped: boolean }>({ method: 'POST', path, repeatable: true })).stopped
    },
    react: (messageId, emoji) => changeReaction(messageId, emoji, true),
    unreact: (messageId, emoji) => changeReaction(messageId, emoji, false),
    async loadOlder() {
      const oldest = known.messages[0]
      if (!oldest || !known.hasOlder) return false
      const page = await readPage(http, { before: oldest.cursor })
      // Somebody else read it meanwhile, or history was read anew.
      if (known.messages[0]?.id === oldest.id) take(takeOlder(known, page))
      return known.hasOlder
    },
    clear() {
      over.abort()
      pauseAll('signed-out')
      clearTimeout(caching)
      forget()
      set({ isCurrent: false, failure: null })
    },
  }
}

/** What no other try can change. */
const isFinal = ({ kind }: Failure) => kind === 'refused' || kind === 'unexpected' || kind === 'gone'

/** Aborts with the other signal, or by itself. */
function stoppingWith(signal: AbortSignal): AbortController {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  signal.addEventListener('abort', () => controller.abort(), { once: true, signal: controller.signal })
  return controller
}
