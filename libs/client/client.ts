import { createConversation } from './conversation.ts'
import { type HistoryQuery, readPage } from './history.ts'
import { createHttp, type Fetch } from './http.ts'
import { newId } from './ids.ts'
import { createResources } from './resources.ts'
import type { Conversation } from './screen.ts'
import { openSession, type TokenProvider } from './session.ts'
import { type ClientStorage, memoryStorage, wipe } from './storage.ts'
import { type Reading, readFeed, readTurn } from './streams.ts'
import { defaultTiming, type Timing } from './timing.ts'
import type { HistoryPage, MediaBody, SendBody } from './types.ts'
import { completeMedia, createMedia, getMedia, type UploadBytes, type UploadOptions, uploadMedia } from './uploads.ts'

export type ClientOptions = {
  /** Of the service, without a path. */
  url: string
  token: TokenProvider
  /** Without one nothing outlives the process. */
  storage?: ClientStorage
  /**
   * Its answers must have a `body` that can be read as it comes, which React Native's own have not: there give
   * `xhrFetch`.
   */
  fetch?: Fetch
  timing?: Partial<Timing>
  /** The student has to sign in again: refused also with a fresh token, or it is another student's. */
  onUnauthorized?: () => void
}

/** A client of one student, from sign-in to `signOut`. Every failure is a `ClientError`. */
export type Client = ReturnType<typeof createClient>

export function createClient({ url, token, storage = memoryStorage(), ...options }: ClientOptions) {
  const closing = new AbortController()
  const session = openSession(token)
  const http = createHttp({
    url,
    session,
    fetch: options.fetch ?? ((to, init) => globalThis.fetch(to, init)),
    timing: { ...defaultTiming, ...options.timing },
    closed: closing.signal,
  })
  const onUnauthorized = options.onUnauthorized ?? (() => {})
  const { clear, ...conversation } = createConversation({ http, session, storage, newId, onUnauthorized })
  const resources = createResources(http)

  /** Ends everything, and removes all that is kept of any student on this device. */
  const leave = async () => {
    const cleared = clear()
    closing.abort()
    await cleared
    await wipe(storage)
  }

  return {
    ...resources,

    /** What a chat screen shows and does. */
    conversation: conversation satisfies Conversation,

    history: (query: HistoryQuery = {}): Promise<HistoryPage> => readPage(http, query),

    turns: {
      /** Sends at once, without the conversation's outbox, and reads to the end of the answer. */
      send: ({ clientId = newId(), ...body }: SendBody, reading: Reading = {}) =>
        readTurn(http, { kind: 'send', body: { ...body, clientId } }, reading),
      resume: (turnId: string, { lastEventId, ...reading }: Reading & { lastEventId?: string } = {}) =>
        readTurn(http, { kind: 'resume', turnId, lastEventId }, reading),
      retry: (turnId: string, reading: Reading = {}) => readTurn(http, { kind: 'retry', turnId }, reading),
      /** Has the newest turn, which is done, answered anew, and reads to the end of that. */
      regenerate: (turnId: string, { clientId = newId(), ...reading }: Reading & { clientId?: string } = {}) =>
        readTurn(http, { kind: 'regenerate', turnId, clientId }, reading),
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
      await leave()
    },

    /** Shows nothing from now on, wipes the storage, and has the push token forgotten as far as the network lets it. */
    async signOut({ deviceToken }: { deviceToken?: string } = {}): Promise<void> {
      const removed = deviceToken === undefined ? undefined : resources.devices.remove(deviceToken).catch(() => {})
      try {
        await clear()
        await wipe(storage)
        await removed
      } finally {
        closing.abort()
      }
    },
  }
}
