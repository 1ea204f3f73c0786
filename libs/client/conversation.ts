import { ClientError, failureOf, isPassing } from './errors.ts'
import { createForeground } from './foreground.ts'
import { readPage } from './history.ts'
import type { Http } from './http.ts'
import { createIncoming, type Incoming } from './incoming.ts'
import { takeOlder } from './known.ts'
import { createOutbox, type Stored } from './outbox.ts'
import { createPendingReactions } from './pendingReactions.ts'
import { createSaved } from './saved.ts'
import { type Conversation, createWorkListeners } from './screen.ts'
import type { Session } from './session.ts'
import { createShownState, type ShownState } from './shown.ts'
import type { ClientStorage, StudentStorage } from './storage.ts'
import { readTurn, type TurnRequest } from './streams.ts'
import { onceDone, stoppingWith, untilDone } from './timing.ts'
import type { Message } from './types.ts'

export type ConversationDeps = {
  http: Http
  session: Session
  storage: ClientStorage
  newId(): string
  onUnauthorized(): void
}

/** What other entries of this package build on; apps leave it alone. */
export type Inside = {
  http: Http
  untilDone: typeof untilDone
  /** Of the time in the foreground; undefined in the background. */
  running(): AbortSignal | undefined
  /** @throws `signed-out` or `other-student` */
  refuseIfOver(): void
  /** What is kept of the student, once they are known. */
  students(): Promise<StudentStorage | undefined>
}

type Parts = ReturnType<typeof openParts>

export type OwnedConversation = {
  conversation: Conversation
  inside: Inside
  /** Shows nothing any more, and writes nothing. */
  clear(): Promise<void>
  noteAnswer(isMarked: boolean): void
  /** A call of any kind found that only a new sign-in helps. */
  halt(error: unknown): void
}

export function createConversation(deps: ConversationDeps): OwnedConversation {
  const parts = openParts(deps)
  const { shown, foreground, saved, outbox, reactions, work, loaded } = parts
  const putDraft = (text: string) => {
    shown.setStatus({ draft: firstOf(text) })
    saved.saveDraftSoon()
  }
  const conversation: Conversation = {
    getState: shown.getState,
    subscribe: shown.subscribe,
    onWork: work.subscribe,
    async open() {
      if (!foreground.running()) foreground.start()
      await loaded()
    },
    background: foreground.background,
    foreground: foreground.start,
    async send({ message = '', mediaIds = [], replyToId, style, clientId = deps.newId() }) {
      if (message.trim() === '' && mediaIds.length === 0)
        throw new ClientError({ kind: 'refused', status: 400, error: 'empty message', issues: [] })
      foreground.refuseIfOver()
      const createdAt = new Date().toISOString()
      const [answered, chosen] = [replyToId ?? null, style ?? null]
      if (message.trim() === shown.status().draft.trim()) putDraft('')
      outbox.add({ clientId, message, mediaIds, replyToId: answered, style: chosen, createdAt })
      try {
        if (!shown.status().isLoaded) await loaded()
      } catch (error) {
        if (!isPassing(failureOf(error))) {
          outbox.drop(clientId)
          throw error
        }
      }
      foreground.refuseIfOver()
      await outbox.save().catch((error) => {
        // The service may have it by now.
        if (outbox.has(clientId)) throw error
      })
      return clientId
    },
    draft: putDraft,
    resend: outbox.resend,
    discard: outbox.discard,
    retry: (turnId) => runAgain(deps.http, parts, { kind: 'retry', turnId }),
    regenerate: (turnId) => runAgain(deps.http, parts, { kind: 'regenerate', turnId, clientId: deps.newId() }),
    async stop(turnId) {
      const path = `/api/chat/turns/${turnId}/stop`
      return (await deps.http.json<{ stopped: boolean }>({ method: 'POST', path, repeatable: true })).stopped
    },
    react: (messageId, emoji) => reactions.change(messageId, emoji, true),
    unreact: (messageId, emoji) => reactions.change(messageId, emoji, false),
    async rate(messageId, body) {
      const path = `/api/chat/messages/${messageId}/feedback`
      const asked = { method: body ? 'PUT' : 'DELETE', path, body: body ?? undefined, repeatable: true } as const
      parts.update((await deps.http.json<{ message: Message }>(asked)).message)
    },
    loadOlder: () => loadOlder(deps.http, parts),
  }
  return {
    conversation,
    inside: {
      http: deps.http,
      untilDone,
      running: foreground.running,
      refuseIfOver: foreground.refuseIfOver,
      students: () => loaded().then(saved.students),
    },
    halt: foreground.halt,
    noteAnswer(isMarked) {
      foreground.noteAuthorized()
      shown.setStatus({ isUnmarked: !isMarked })
    },
    async clear() {
      foreground.signOut()
      parts.forget()
      shown.setStatus({ isCurrent: false, failure: null })
      // What is being written now has to be there before it is wiped.
      await saved.idle()
    },
  }
}

/** More than can be sent: what is too long is shortened by the student. */
const mostDraft = 100_000

/** As much of a draft as is kept: no half of a character. */
const firstOf = (text: string) => text.slice(0, mostDraft).replace(/[\uD800-\uDBFF]$/, '')

/** Shows a message that was stored, in place of the one that waited, and its turn. */
function followSent(shown: ShownState, { followed, receive }: Incoming, stored: Stored): void {
  const { sending, start, events, stopping } = stored
  const { eventId, turnId, message } = start
  shown.dropKey(sending.messageId)
  shown.keepKey(message.id, sending.clientId)
  const isFollowed = followed.add(turnId, eventId, stopping)
  receive({ event: 'start', data: { turnId, message } }, 'stream')
  if (isFollowed) return void followed.follow(turnId, events, stopping)
  stopping.abort()
  followed.followNext()
}

type Again = Extract<TurnRequest, { kind: 'retry' | 'regenerate' }>

async function runAgain(http: Http, { foreground, incoming }: Parts, asked: Again): Promise<void> {
  const { turnId } = asked
  const signal = foreground.running()
  if (!signal) throw new ClientError({ kind: 'cancelled' })
  const stopping = stoppingWith(signal)
  const events = readTurn(http, asked, { signal: stopping.signal })
  const first = await events.next()
  if (first.done) return
  incoming.rewind(turnId)
  incoming.followed.replace(turnId, stopping)
  incoming.receive(first.value, 'stream')
  void incoming.followed.follow(turnId, events, stopping)
}

async function loadOlder(http: Http, { shown, incoming }: Parts): Promise<boolean> {
  const { hasOlder, messages } = shown.known()
  const [oldest] = messages
  if (!oldest || !hasOlder) return false
  const page = await readPage(http, { before: oldest.cursor })
  // Somebody else read it meanwhile, or history was read anew.
  if (shown.known().messages[0]?.id === oldest.id) incoming.take(takeOlder(shown.known(), page))
  return shown.known().hasOlder
}

/** The parts of a conversation, each of which knows of the others only what is handed to it here. */
function openParts({ http, session, storage, onUnauthorized }: ConversationDeps) {
  const shown = createShownState(() => ({ sendings: outbox.all(), changes: reactions.all() }))
  const work = createWorkListeners()
  const forget = () => {
    shown.forget()
    reactions.clear()
    outbox.clear()
    incoming.followed.forgetPlaces()
  }
  const foreground = createForeground({
    shown,
    async begin(signal) {
      const noteFailure = () => {
        if (!signal.aborted) shown.setStatus({ connection: 'offline' })
      }
      await untilDone(http.timing, signal, loaded, noteFailure)
      if (signal.aborted) return
      void incoming.readFeed(signal)
      void outbox.pump()
    },
    onPause: () => saved.flush(),
    onOtherStudent() {
      forget()
      void saved.forgetStudent()
    },
    onUnauthorized,
  })
  const { running, isOver, signedOut, halt } = foreground
  const saved = createSaved({
    ...{ storage, session, signedOut },
    timing: http.timing,
    known: shown.known,
    draft: () => shown.status().draft,
    entries: (stored) => outbox.reconcile(stored),
    onEntriesKept: (entries) => outbox.onKept(entries),
    onStorage: (isFailing) => shown.setStatus({ storage: isFailing ? 'failing' : 'ok' }),
  })
  const loaded = onceDone(async () => {
    const { newest, entries, draft } = await saved.load()
    if (newest) shown.putKnown({ ...shown.known(), ...newest })
    outbox.load(entries)
    shown.setStatus({ isLoaded: true, draft: shown.status().draft || draft })
    // What was written before anybody knew whose it was.
    if (outbox.all().length > entries.length) void outbox.save().catch(() => {})
  })
  const incoming = createIncoming({
    ...{ http, shown, running, isOver, halt },
    onMessages(messages) {
      const recognized = outbox.recognize(messages, shown.known())
      if (recognized) shown.keepKey(recognized.messageId, recognized.clientId)
    },
    onNewMessages: saved.saveMessagesSoon,
    onWork: work.notify,
  })
  const outbox = createOutbox({
    ...{ http, changed: shown.changed, running, halt, save: saved.saveEntries, inTurn: saved.inTurn },
    onBreak() {
      if (running() && shown.status().connection !== 'live') shown.setStatus({ connection: 'offline' })
    },
    onStored: (stored) => followSent(shown, incoming, stored),
  })
  const update = (message: Message) => {
    if (shown.known().messages.some(({ id }) => id === message.id))
      incoming.receive({ event: 'message-updated', data: { message } }, 'stream')
  }
  const reactions = createPendingReactions({ http, changed: shown.changed, onStored: update })
  return { shown, work, foreground, saved, loaded, incoming, outbox, reactions, update, forget }
}
