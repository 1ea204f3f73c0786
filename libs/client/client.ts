import { createConversation } from './conversation.ts'
import { ClientError } from './errors.ts'
import { type HistoryQuery, readPage } from './history.ts'
import { createHttp, type Fetch } from './http.ts'
import { newId } from './ids.ts'
import { createResources } from './resources.ts'
import { openSession, type TokenProvider } from './session.ts'
import { type ClientStorage, memoryStorage, wipe } from './storage.ts'
import { type Reading, readFeed, readTurn } from './streams.ts'
import { appMilliseconds, defaultTiming, inTime, type Timing } from './timing.ts'
import type { HistoryPage, MediaBody, SendBody } from './types.ts'
import { completeMedia, createMedia, getMedia, type UploadBytes, type UploadOptions, uploadMedia } from './uploads.ts'

export type ClientOptions = {
  /** Of the service, without a path. */
  url: string
  token: TokenProvider
  /** Without one nothing outlives the process. */
  storage?: ClientStorage
  /** Its answers must have a `body` that can be read as it comes. */
  fetch?: Fetch
  timing?: Partial<Timing>
  /**
   * The student has to sign in again: the service refused a call, of whatever kind, also with a fresh token, or the
   * token is another student's. Called once until a token is taken again.
   */
  onUnauthorized?: () => void
}

/** Signing out takes no longer, whatever the network and the storage do. */
const signOutMilliseconds = 5_000

/** A client of one student, from sign-in to `signOut`. Every failure is a `ClientError`. */
export type Client = ReturnType<typeof createClient>

/** @throws TypeError in React Native, whose own `fetch` gives an answer only when it is whole */
export function createClient(options: ClientOptions) {
  const { url, token, storage = memoryStorage(), onUnauthorized = () => {} } = options
  const closing = new AbortController()
  const timing = { ...defaultTiming, ...options.timing }
  const session = openSession(token, appMilliseconds(timing))
  const http = createHttp({
    url,
    session,
    fetch: options.fetch ?? platformFetch(),
    timing,
    closed: closing.signal,
    onAnswer: (isMarked) => noteAnswer(isMarked),
    onUnauthorized: (error) => halt(error),
  })
  const owned = createConversation({ http, session, storage, newId, onUnauthorized })
  const { clear, noteAnswer, halt, conversation, inside } = owned
  const resources = createResources(http)

  /** Shows nothing from now on, and removes all that is kept of any student on this device. @throws `storage` */
  const clearAll = async () => {
    const cleared = clear()
    const wiped = cleared.then(() => wipe(storage))
    await inTime(() => wiped, signOutMilliseconds).catch((cause) => {
      throw cause instanceof ClientError && cause.failure.kind === 'storage'
        ? cause
        : new ClientError({ kind: 'storage' }, cause)
    })
  }

  return {
    ...resources,

    /** What a chat screen shows and does. */
    conversation,

    /** For the other entries of this package. */
    inside,

    history: (query: HistoryQuery = {}): Promise<HistoryPage> => readPage(http, query),

    turns: {
      /** Sends at once, without the conversation's outbox, and reads to the end of the answer. */
      send: (body: SendBody, reading: Reading = {}) =>
        readTurn(http, { kind: 'send', body: { ...body, clientId: body.clientId ?? newId() } }, reading),
      resume: (turnId: string, reading: Reading & { lastEventId?: string } = {}) =>
        readTurn(http, { kind: 'resume', turnId, lastEventId: reading.lastEventId }, reading),
      retry: (turnId: string, reading: Reading = {}) => readTurn(http, { kind: 'retry', turnId }, reading),
      /** Has the newest turn, which is done, answered anew, and reads to the end of that. */
      regenerate: (turnId: string, reading: Reading & { clientId?: string } = {}) =>
        readTurn(http, { kind: 'regenerate', turnId, clientId: reading.clientId ?? newId() }, reading),
    },

    feed: (reading: Reading & { lastEventId?: string } = {}) => readFeed(http, reading),

    media: {
      create: (body: MediaBody) => createMedia(http, body),
      /** With a fresh `url`. */
      get: (id: string) => getMedia(http, id),
      complete: (id: string) => completeMedia(http, id),
      upload: (body: Omit<MediaBody, 'sizeBytes'>, bytes: UploadBytes, uploading: UploadOptions = {}) =>
        uploadMedia(http, { clientId: newId(), ...body }, bytes, uploading),
    },

    /** Deletes the student with all that is held of them, and then all that is kept here. */
    async deleteAccount(): Promise<void> {
      await http.json({ method: 'DELETE', path: '/api/me', repeatable: true })
      const cleared = clearAll()
      closing.abort()
      await cleared
    },

    /**
     * Shows nothing from now on, wipes the storage, and has the push token forgotten as far as the network lets it
     * within 5 s. @throws ClientError `storage`: something of the student is left, which the next client wipes before it
     * reads or writes anything
     */
    async signOut({ deviceToken }: { deviceToken?: string } = {}): Promise<void> {
      const removed = deviceToken === undefined ? undefined : resources.devices.remove(deviceToken)
      const forgotten = inTime(() => removed, signOutMilliseconds).catch(() => {})
      try {
        await clearAll()
      } finally {
        await forgotten
        closing.abort()
      }
    },
  }
}

function platformFetch(): Fetch {
  if (Object(globalThis).navigator?.product === 'ReactNative')
    throw new TypeError("React Native's fetch reads no streams: take createClient of '@yoldas/client/react-native'")
  return (to, init) => globalThis.fetch(to, init)
}
